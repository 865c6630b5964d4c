extension MessageKey {
  /// The English text of the keys about typed tasks; empty for all others.
  var englishOfEntry: StaticString {
    switch self {
    case .flagAddParent: "add it as a subtask of this task"
    case .flagAddPlain: "take the text as it is, dates and all"
    case .exampleAddPlain: "a title that speaks of a date"
    case .exampleAddParent: "a subtask, in the body of the task's note"
    case .addParentIsNoTask: "'{0}' is no task, so it cannot have subtasks"
    case .entryUnderstood: "understood '{0}': {1}"
    case .entryDue: "due {0}"
    case .entryBlock: "{0} to {1}"
    case .entryAllDay: "{0}, all day"
    case .entryScheduled: "planned for {0}"
    case .entryWait: "hidden until {0}"
    case .entryRepeats: "repeats {0}"
    case .entryClocks: "at {0} and {1}"
    case .entryTimesWithoutRule: "'{0}' stays in the title: a task that does not repeat has one time"
    case .entryTimesInNoRule: "'{0}' stays in the title: no one rule says these times, so add a task for each"
    case .entryNotUnderstood:
      "'{0}' stays in the title: it reads like a date or a time, but not all of it is understood"
    case .entryTwoDates: "'{0}' stays in the title: it may be {1} or {2}"
    case .entryUnknownDay: "'{0}' stays in the title: vault does not know the date of '{1}', so write it, or 'today'"
    case .entryRuleIsOver: "'{0}' stays in the title: the rule would end before its first time"
    case .entryDuration: "takes {0}"
    case .entryPriority: "priority {0}"
    case .entryReminder: "reminds {0}"
    case .entryList: "list {0}"
    case .entryListTwice: "{0} says where the line goes, and so does 'list:{1}' in its text"
    case .entryListFillsItself: "the list '{0}' fills itself, so nothing can be added to it"
    case .entryNotWritable: "'{0}' cannot be written as one task that says so"
    case .entryPlainHint: "'--plain' takes the text as it is"
    default: ""
    }
  }
}
