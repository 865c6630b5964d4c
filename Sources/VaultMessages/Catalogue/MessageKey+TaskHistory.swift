/// Texts about what is usual of a task.
package extension MessageKey {
  static let habitsUsual = MessageKey(en: "usually {0}", uk: "зазвичай {0}")
  static let habitsMorning = MessageKey(
    en: "in the morning ({0} of {1})", uk: "уранці ({0} з {1} {1:разу|разів|разів})")
  static let habitsAfternoon = MessageKey(
    en: "in the afternoon ({0} of {1})", uk: "удень ({0} з {1} {1:разу|разів|разів})")
  static let habitsEvening = MessageKey(
    en: "in the evening ({0} of {1})", uk: "увечері ({0} з {1} {1:разу|разів|разів})")
  static let habitsNight = MessageKey(
    en: "at night ({0} of {1})", uk: "уночі ({0} з {1} {1:разу|разів|разів})")
  static let habitsLength = MessageKey(
    en: "about {0} (median of {1})", uk: "близько {0} (медіана {1} {1:запису|записів|записів})")
}
