/// Texts about the tables of banks.
package extension MessageKey {
  static let flagImportMapping = MessageKey(
    en: "the settings under 'imports:' by which a table is read",
    uk: "налаштування в «imports:», за якими читати таблицю")
  static let bankSameQuestion = MessageKey(
    en: "{0} {1} '{2}': is it the payment of {3} in {4}? [y/N]",
    uk: "{0} {1} «{2}»: це той самий платіж, що від {3} у {4}? [т/Н]")
  static let bankMaybeSame = MessageKey(
    en: "{0} {1} '{2}' is left out: it may be the payment of {3} in {4}",
    uk: "{0} {1} «{2}» пропущено: це може бути платіж від {3} у {4}")
  static let bankMaybeSameHint = MessageKey(
    en: "'--yes' takes such payments as the same, a terminal asks about each",
    uk: "«--yes» визнає такі платежі тими самими, а термінал питає про кожен")
  static let bankNotWritable = MessageKey(
    en: "the payment of {0}, '{1}', cannot be written as a line",
    uk: "платіж від {0}, «{1}», не вдається записати рядком")
  static let bankOtherFormat = MessageKey(
    en: "'--mapping' is for '--format bank'", uk: "«--mapping» лише для «--format bank»")
  static let bankTakesNoFolder = MessageKey(
    en: "payments go to the notes of their months: '--to' and '--update' are for other formats",
    uk: "платежі йдуть у нотатки своїх місяців: «--to» і «--update» для інших форматів")
  static let bankNoMapping = MessageKey(
    en: "there is nothing readable under '{0}' in 'imports:' of the settings",
    uk: "у налаштуваннях «imports:» немає придатного «{0}»")
  static let bankWhichMapping = MessageKey(
    en: "which of 'imports:' in the settings says how the table is read?",
    uk: "яке з «imports:» у налаштуваннях каже, як читати таблицю?")
  static let bankMappings = MessageKey(en: "'--mapping' names one of: {0}", uk: "«--mapping» приймає одне з: {0}")
  static let bankMappingHint = MessageKey(
    en: "add one to .vault/config.yaml: imports: {mybank: {date: Date, amount: Sum, payee: Text, account: card}}",
    uk: "додайте його до .vault/config.yaml: imports: {mybank: {date: Дата, amount: Сума, payee: Опис, account: card}}")
  static let bankEncodingHint = MessageKey(
    en: "'encoding: windows-1251' under 'imports:' reads it", uk: "його прочитає «encoding: windows-1251» в «imports:»")
  static let bankColumnsHint = MessageKey(
    en: "it has {0}; 'skip', 'delimiter' and 'encoding' in 'imports:' say how it is found",
    uk: "у ньому є {0}; як його знайти, кажуть «skip», «delimiter» і «encoding» в «imports:»")

  // MARK: Rows
  static let bankRows = MessageKey(
    en: "{0}: {1} {1:row|rows} cannot be read; nothing was written",
    uk: "{0}: не вдалося прочитати {1} {1:рядок|рядки|рядків}; нічого не записано")
  static let bankRowDate = MessageKey(
    en: "row {0}: '{1}' is not a day like {2}", uk: "рядок {0}: «{1}» — не день на зразок {2}")
  static let bankRowSum = MessageKey(
    en: "row {0}: '{1}' is not a sum of money", uk: "рядок {0}: «{1}» — не сума грошей")
  static let bankRowSumMissing = MessageKey(en: "row {0}: the sum is missing", uk: "рядок {0}: бракує суми")
  static let bankRowAmbiguous = MessageKey(
    en: "row {0}: '{1}' can be read in two ways", uk: "рядок {0}: «{1}» можна прочитати двояко")
  static let bankRowCurrency = MessageKey(
    en: "row {0}: '{1}' is not a known currency", uk: "рядок {0}: «{1}» — невідома валюта")
  static let bankRowTwoSums = MessageKey(
    en: "row {0}: more than one sum: {1}", uk: "рядок {0}: більше ніж одна сума: {1}")
  static let bankRowDecimals = MessageKey(
    en: "row {0}: '{1}' has more decimals than its currency",
    uk: "рядок {0}: «{1}» має більше знаків після коми, ніж її валюта")
}
