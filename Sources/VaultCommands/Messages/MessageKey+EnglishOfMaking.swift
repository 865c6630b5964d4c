extension MessageKey {
  /// The English text of the keys about new notes, the editor and fixes; empty for all others.
  var englishOfMaking: StaticString {
    switch self {
    // New notes
    case .commandNew: "Make a new note of a type."
    case .operandNewType: "what the note is"
    case .operandNewTitle:
      "its title, which names the file (a date for diary and money, or today); then keys as in 'vault set'"
    case .flagNewEdit: "open the new note in the editor"
    case .exampleNew: "makes a recipe for four"
    case .exampleNewTask: "makes a task that is due on Friday"
    case .exampleNewDiary: "makes tomorrow's page of the diary"
    case .exampleNewEvent: "makes an event of an hour, read as 'vault add' reads a task"
    case .flagNewAt: "when an event begins, instead of its words; 'now' is rounded up to five minutes"
    case .flagAddEvent: "make an event of the words, a note of its own"
    case .exampleAddEvent: "an event with its end"
    case .newAtNeedsEvent: "{0} says when an event begins, and this is to be a {1}"
    case .newEventHasNoTitle: "'{0}' says when, but not what"
    case .newEventQuestion: "When is '{0}'?"
    case .newEventAnswerUnread: "'{0}' does not say when an event begins"
    case .newEventWithoutStart: "nothing says when '{0}' begins"
    case .newEventHint: "write '{0} tomorrow 12:00', or '{0} tomorrow' for all day; '--at now' is now"
    case .newTitleHasNoName: "'{0}' has nothing that a file can be named by"
    case .newNameTaken: "{0} is there already"
    case .newEditHint: "'vault edit {0}' opens it"
    case .newFreeTitle: "the title '{0}' is free"
    case .newMakesError: "{0} was not made: {1}"
    case .newIsIgnored: "vault does not read {0}: {1}"
    case .ignoredNameHidden: "a part of its path begins with a full stop"
    case .ignoredNameCopy: "it is named like a conflict copy of a sync program"
    case .ignoredNameRule: "a line of .vaultignore matches it"

    // The editor
    case .commandEdit: "Open a note in your editor, at the line of the item, and check it afterwards."
    case .exampleEdit: "shows how the editor would be called"
    case .exitEdited: "the note has no errors"
    case .exitEditedBadly: "nothing has the name, or the note has errors"
    case .editorNotStarted: "cannot start the editor '{0}': {1}"
    case .editorHint: "VISUAL, EDITOR or 'editor:' in your own config.yaml names another one"
    case .editorFailed: "the editor '{0}' ended with status {1}"
    case .editorKilled: "the editor '{0}' was ended by signal {1}"
    case .editorUnreadable: "the command in {0} does not read as words: {1}"
    case .userConfigurationWrong: "your own configuration does not read: {0}: {1}"
    case .variableConfigurationHome: "the folder of vault/config.yaml, your own configuration, else ~/.config"
    case .variableEditor: "the editor that 'vault edit' opens; the first that is set counts"

    // Fixes
    case .flagFix: "put right what has exactly one right answer"
    case .exampleCheckFix: "shows what could be put right, and writes nothing"
    case .labelFixed: "fixed"
    case .fixNothing: "nothing has exactly one right answer"
    case .fixSummary: "{0} {0:finding|findings} put right in {1} {1:file|files}"
    case .fixPreview: "{0} {0:finding|findings} would be put right in {1} {1:file|files}"
    case .fixStray: "{0} lies in no vault and stays as it is"
    default: ""
    }
  }
}
