extension MessageKey {
  /// The English text of the keys about changing notes, writing them and undo; empty for all others.
  var englishOfEditing: StaticString {
    switch self {
    // Changing notes: help
    case .flagDryRun: "show what would change as a diff, and write nothing"
    case .flagWhere: "every item that the query finds"
    case .operandItems: "a note or a line, by path, handle, link name or title"
    case .operandAssignment: "items, then keys and values; += and -= for lists, nothing after = removes a key"
    case .commandSet: "Change keys of notes and lines."
    case .exampleSet: "rate the borshch, and give it one more tag"
    case .exampleSetWhere: "raise all tasks of a list"
    case .exampleSetDepends: "let a task wait for another one, which gets a ^id to be linked by"
    case .dependsOnNoTask: "'{0}' is no task, so that nothing can wait for it"
    case .exampleSetRemove: "take a key away"
    case .commandDone: "Mark tasks as done."
    case .exampleDone: "tick one task off"
    case .commandReopen: "Mark tasks as open again."
    case .exampleReopen: "take the tick back"
    case .commandCancel: "Mark tasks as cancelled."
    case .exampleCancel: "give one task up"
    case .commandRemove: "Remove notes and lines."
    case .exampleRemove: "see what removing a note takes away, and which links it breaks"
    case .commandAdd: "Add a line to a list."
    case .operandAddText: "the words of the line; - reads lines from the standard input"
    case .flagList: "the note to add to, instead of the default list"
    case .flagUnder: "add it under this heading, which is made when it is missing"
    case .exampleAdd: "add a task to the inbox"
    case .exampleAddList: "add a line to a list"
    case .commandUndo: "Take back what the last command changed."
    case .flagUndoList: "list what can be taken back, the latest first"
    case .exampleUndoList: "what was changed in the last 30 days"
    case .flagWrite: "write the scaled amounts into the note"

    // Changing notes
    case .editNamesNothing: "'vault {0}' needs an item, or a query after --where"
    case .editOutsideVault: "{0} stands in no vault, so that nothing could be taken back"
    case .editTwoVaults: "the items stand in two vaults, {0} and {1}"
    case .editValueMissing: "'{0}' needs a value after the sign"
    case .editMakesError: "{0} was not changed: {1}"
    case .editRefused: "{0}: nothing was changed: {1}"
    case .editNothingToDo: "nothing to change: it is so already"
    case .editQuestion: "Change {0} {0:note|notes}? [y/N]"
    case .editNotConfirmed: "nothing was changed"
    case .editUndoHint: "'vault undo' takes it back"
    case .editRepeats: "{0} repeats ({1}), so 'status=done' could mean one time or all of them"
    case .editRepeatsHint: "'vault done' completes this time, 'vault cancel' ends the task"
    case .editLinksDangle: "{0} {0:link leads|links lead} nowhere now"
    case .editMoreLines: "and {0} more {0:line|lines}"
    case .addListIsLine: "the list '{0}' is a line, not a note"
    case .addNoDefaultList: "the default list {0} of .vault/config.yaml is not there"
    case .undoNothing: "there is nothing to take back"
    case .undoUndone: "took back: {0}"
    case .itemIsFolder: "'{0}' is a folder, and no note or line"
    case .itemIsFolderHint: "--where {0} names everything in it"
    case .inputPlace: "the standard input:{0}"
    case .encodingHint: "save it as UTF-8 in an editor"
    case .moveChangesType: "{0}: by its new folder it is a note of type {2}, not {1}; 'type: {1}' in it keeps that"
    case .statusLeftOthers:
      "{0} {0:item|items} found {0:is no task and stays|are no tasks and stay} as {0:it is|they are}"
    case .itemsEqualHint:
      "equal lines have one handle: give each its own id, such as '^one' at its end, and name it by path^one"
    case .scaleWriteNeedsTarget: "'vault scale --write' needs to know to which amount, such as --servings 6"
    case .scaleWriteLoses:
      """
      {0} {0:amount is|amounts are} not the exact {0:multiple|multiples}, and scaling back will not \
      restore {0:it|them}:
      """
    case .editIsLink: "{0} is a link to {1}, and would lead nowhere without it"
    case .editIsLinkHint:
      "name {0} to mean the note; the link itself is no note, and 'rm' or 'mv' of the system takes it"
    case .undoRecordDamaged: "{0}: the record of a command is damaged, and that command cannot be taken back"
    case .undoDamagedHint:
      "'rm {0}' gives that command up; the one before it can be taken back then, if its notes are as it left them"
    case .recoveryOtherDevice:
      "the state of this vault was another device's ({0}); only commands of this device can be taken back here"
    case .editQuestionMove: "Move {0} {0:note|notes}? [y/N]"
    case .editQuestionMoveAndChange: "Move {0} {0:note|notes} and change {1} {1:other|others}? [y/N]"
    case .editQuestionRemove: "Remove {0} {0:note|notes}? [y/N]"
    case .editQuestionRemoveAndChange: "Remove {0} {0:note|notes} and change {1} {1:other|others}? [y/N]"
    case .textAfterDashes: "text that begins with '-' follows '--': {0}"
    case .setUnknownKey: "'{0}' is no key that vault knows; {1}"
    case .addNoWords: "'{0}' has no words that a line could be told by"

    // Refusals to edit
    case .refusalSharedByAlias: "the value is shared by an anchor and its alias"
    case .refusalMergeKey: "the mapping takes keys from another one by '<<'"
    case .refusalDuplicateKey: "the key '{0}' stands twice"
    case .refusalConflictMarkers: "conflict markers of git stand in the note"
    case .refusalFrontMatterBroken: "the front matter cannot be read to its end"
    case .refusalFrontMatterNotMapping: "the front matter is not 'key: value' pairs"
    case .refusalValueIsMapping: "the value of '{0}' has keys of its own"
    case .refusalValueNotMapping: "the value of '{0}' has no keys of its own"
    case .refusalValueNotList: "the value of '{0}' is no list"
    case .refusalListIsNested: "the list '{0}' holds lists or mappings"
    case .refusalNoSuchKey: "there is no key '{0}'"
    case .refusalKeyExists: "there is a key '{0}' already"
    case .refusalKeyNotWritable: "'{0}' cannot be a key there"
    case .refusalValueNotWritable: "'{0}' cannot be written there: it would not stay one value"
    case .refusalValueIsTagged: "the value has the tag {0}, which says what it means"
    case .refusalLineHasFlatKeys: "a line has no keys inside others: '{0}'"
    case .refusalLineNotFound: "the line is gone, or others are like it now"
    case .refusalNoCheckbox: "it is no task: it has no checkbox and no status"
    case .refusalNoSuchHeading: "there is no heading '{0}'"
    case .refusalHeadingAmbiguous: "several headings read '{0}'"
    case .refusalMoveIntoItself: "a line cannot stand below itself"
    case .refusalWouldReadOtherwise: "the note would read otherwise than meant"
    case .refusalNoteTooLarge: "the note would grow over {0} bytes"
    case .refusalHintByHand: "change it in an editor"

    // Writing
    case .writeNothingWritten: "nothing was written"
    case .writeChanged: "{0}: somebody else changed it at the same time"
    case .writeVanished: "{0}: it is gone"
    case .writeNameTaken: "{0}: the name is taken"
    case .writeNamedTwice: "{0}: the command names it twice"
    case .writeOutside: "{0}: it leads out of the vault, or nowhere"
    case .writeOtherVault: "{0}: it lies in another vault"
    case .writeNotRegular: "{0}: it is no regular file"
    case .writeFileTooLarge: "{0}: it is longer than a note may be"
    case .writeNotAPath: "{0}: no note can stand there"
    case .writeConflict: "nothing was written:"
    case .writeConflictHint: "look at the notes, and run the command again"
    case .writeWillFinish: "cannot write {0}: {1}; the next command that changes notes will finish this one"
    case .writeWillTakeBack: "cannot write {0}: {1}; the next command that changes notes will take this one back"
    case .writeEditedMeanwhile:
      "{0} {0:note was|notes were} edited after this command wrote, and {0:keeps|keep} both; the rest was taken back"
    case .writeLocked: "another vault command has been writing for too long"
    case .writeUnsafeKind: "{0} should be a plain file or folder of your own"
    case .writeUnsafeOwner: "{0} belongs to somebody else, or others may write it"
    case .writeTooMuch: "the command changes more than fits one undo ({0} bytes)"
    case .recoveryFinished: "the interrupted command '{0}' was finished first"
    case .recoveryTakenBack: "the interrupted command '{0}' was taken back first"
    case .recoveryEdited: "{0}: it was edited since, and stays as it is"
    case .recoveryLeftover: "{0}: it holds what somebody saved while that command wrote"
    case .recoverySetAside: "{0}: damaged or of another device, it is not used"
    case .undoDamaged: "{0} is damaged, so that the command cannot be taken back"

    // Scaling into the note
    case .exampleScaleWrite: "what writing the scaled amounts into the note would change"

    // Undo
    case .exitNothingToUndo: "nothing to take back"
    case .undoIsUndone: "taken back"

    // More refusals to edit
    case .refusalSeveralDocuments: "the front matter holds several YAML documents"
    case .refusalComplexKey: "a key there is no plain word of one line"
    case .refusalListHoldsComments: "the list '{0}' holds comments that would be lost"
    case .refusalLinkNotWritable: "no spelling of a link leads to '{0}' alone"

    // Help: undo
    case .exampleUndo: "add a line, and take it back"

    // Undo conflicts
    case .undoCalendarLeft:
      "{0} was changed since and stays as it is; the next synchronisation pairs its entries with the notes"
    case .undoConflict: "{0} {0:note is|notes are} not as that command left {0:it|them}; nothing was taken back:"
    default: ""
    }
  }
}
