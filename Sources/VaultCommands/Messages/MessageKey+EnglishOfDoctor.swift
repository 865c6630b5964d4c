extension MessageKey {
  /// The English text of the keys about `vault doctor`; empty for all others.
  var englishOfDoctor: StaticString {
    switch self {
    // Help: doctor
    case .commandDoctor: "Look whether anything endangers the notes, and say what mends it."
    case .flagMergeCopies: "merge every conflict copy of a sync program into its note, and remove the copy"
    case .exampleDoctor: "what is not in order, and the commands that mend it"
    case .exampleDoctorMerge: "what merging the conflict copies would change"
    case .exitDoctorWell: "nothing is wrong; there may be remarks"
    case .exitDoctorFails: "something is wrong"

    // The report
    case .doctorAreaGit: "Git"
    case .doctorAreaCopies: "Sync programs"
    case .doctorAreaNotes: "Notes"
    case .doctorAreaIndex: "Index"
    case .doctorAreaState: "This device"
    case .doctorAreaSettings: "Settings"
    case .doctorWell: "all is well"
    case .doctorSummary: "{0} {0:problem|problems}, {1} {1:remark|remarks}"

    // Git
    case .doctorGitThere: "git is installed"
    case .doctorGitMissing: "git is not installed: vault keeps no versions of the notes, and all else works"
    case .doctorRepository: "the notes are versioned in {0}"
    case .doctorNoRepository: "the vault lies in no repository of git, so that nothing keeps versions of the notes"
    case .doctorShallow: "the history was cut off when the repository was cloned: older versions are not there"
    case .doctorFilesIgnored: "git leaves .vault/cache and .vault/state alone"
    case .doctorTracked: "{0} is in the repository, though it is this device's alone"
    case .doctorNotIgnored: "git does not ignore {0}: the line '{1}' is missing"
    case .doctorNothingUnderWay: "nothing that git began is unfinished"
    case .doctorMerging: "a merge is under way"
    case .doctorRebasing: "a rebase is under way"
    case .doctorPicking: "a cherry-pick or revert is under way"
    case .doctorStaleLock: "git left {0} behind when it was interrupted"
    case .doctorLock: "git is working in the repository just now"
    case .doctorDriverSetUp: "git merges and compares notes as vault does"
    case .doctorDriverNotSetUp: "git merges notes as plain lines"
    case .doctorDriverMissing: "the drivers that .gitattributes names are not set up here: {0}"
    case .doctorLeftoversNotIgnored: "'git add' would take what a killed command leaves beside notes"
    case .doctorAttributesMissing: "the drivers of vault are set up, and nothing names them here"
    case .doctorDriverGone: "the merge driver runs {0}, which is not there"
    case .doctorDriverOther: "the merge driver runs {0}, another vault than this one"
    case .doctorDriverDiffers: "settings of the drivers are not as this version has them: {0}"

    // Conflict copies
    case .doctorNoCopies: "no sync program left a conflict copy"
    case .doctorCopy: "a conflict copy of {0}, made by {1}; nothing in it is searched"
    case .doctorCopyAlone: "a conflict copy of {0}, which is gone, made by {1}; nothing in it is searched"
    case .doctorPossibleCopy: "it may be a copy of {0}: compare the two, and remove one"
    case .copyMerged: "{0} goes into {1}; common version: {2}"
    case .copyBaseCommit: "the one of commit {0}"
    case .copyBaseUndo: "the one before an earlier command"
    case .copyBaseNone: "none is known"
    case .copySame: "{0} is the same as {1}, and goes"
    case .copyRenamed: "{0} takes the name of {1}, which is gone"
    case .copyWaits: "{0} stays: {1} holds conflict markers; decide there, and run the command again"
    case .copyConflicts:
      "{0}: {1} {1:place|places} changed on both sides; both versions stand there between <<<<<<< and >>>>>>>"
    case .copyLeft: "{0} stays as it is: {1}"

    // Notes
    case .doctorReadable: "{0} {0:note|notes} read"
    case .doctorUnreadable: "it cannot be read: {0}"
    case .doctorUnreadableFolder: "the folder cannot be read: {0}"
    case .doctorNoMarkers: "no note holds an unresolved conflict"
    case .doctorMarkers: "a conflict of a merge waits here for a decision"
    case .doctorBlockIDsUnique: "every ^id stands once in its note"
    case .doctorBlockIDTwice: "^{0} stands in line {1} too: commands cannot tell the two lines apart"
    case .doctorCalendarIDsUnique: "every uid belongs to one item"
    case .doctorCalendarIDTwice: "the uid {0} belongs to {1} too: a calendar takes the two for one"
    case .doctorNamesPortable: "no two names would be one on another disk"
    case .doctorNamesCase: "only capital letters tell it from {0}: on a Mac or Windows one of the two is lost"
    case .doctorNamesComposed:
      "it is written like {0}, with letters composed in another way: on a Mac one of the two is lost"
    case .doctorNoOrphans: "a link leads to every note"
    case .doctorOrphans: "no link leads to {0} {0:note|notes}"

    // The index and this device
    case .doctorIndexFresh: "the index is true of {0} {0:note|notes}"
    case .doctorIndexRefreshed: "the index is true again: {0} changed {0:note was|notes were} read"
    case .doctorIndexMade: "the index was made of {0} {0:note|notes}"
    case .doctorIndexDamaged: "the index was damaged, and was made anew of {0} {0:note|notes}"
    case .doctorDeviceNone: "no command has changed a note on this device"
    case .doctorDeviceOwn: ".vault/state belongs to this device"
    case .doctorDeviceForeign:
      ".vault/state belongs to another device and is not used; the next command that changes a note sets it aside"
    case .doctorAside: "it was set aside, because it is damaged or of another device; look into it, then remove it"
    case .doctorNothingPending: "no command was interrupted"
    case .doctorPending:
      "the command '{0}' was interrupted; the next command that changes a note finishes it or takes it back"
    case .doctorPendingUnusable: "the record of an interrupted command is damaged, or of another device"
    case .doctorNoLeftovers: "no interrupted write left a file behind"
    case .doctorLeftover: "an interrupted write left it; look whether it holds something of yours, then remove it"
    case .doctorFoldersPrivate: "nobody else can read what vault keeps of the notes"
    case .doctorFolderOpen: "others may read or change {0} (permissions {1})"

    // Settings
    case .doctorNoSettings: "the vault has no settings of its own"
    case .doctorSettingsWell: ".vault/config.yaml reads as it should"
    case .doctorSetting: "it does not hold: {0}"
    case .doctorNoUserSettings: "you have no configuration of your own"
    case .doctorUserSettingsWell: "{0} reads as it should"
    default: ""
    }
  }
}
