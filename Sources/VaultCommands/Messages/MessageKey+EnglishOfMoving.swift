extension MessageKey {
  /// The English text of the keys about moving notes and about tags; empty for all others.
  var englishOfMoving: StaticString {
    switch self {
    // Moving notes
    case .commandMove: "Move or rename notes, and rewrite every link to them."
    case .operandMoveItem: "a note, by path, handle, link name or title"
    case .operandMovePath: "a folder, or the new path of one note; .md may be left out"
    case .flagMoveWhere: "every note that the query finds"
    case .exampleMove: "rename a note, and see which links change with it"
    case .exampleMoveWhere: "move notes into a folder, which is made when it is missing"
    case .moveHidden: "{0}: a name that begins with a full stop is hidden, and vault would not see the note"
    case .moveNotAName: "{0}: a name cannot have a control character"
    case .moveNotSeen: "{0} is none of the vault's notes, so that no link leads to it: a rule leaves it out"
    case .moveTwoToOne: "{0} and {1} would both become {2}"
    case .moveTaken: "{0} is there already"
    case .moveTakenHint: "choose another name, or move that one away first"
    case .moveIsLine: "{0} is a line, and only notes can be moved"
    case .moveIsLineHint: "name the note by its path"
    case .moveNeedsFolder: "{0} notes can only move into a folder"
    case .moveNeedsFolderHint: "end the path with a slash"
    case .moveIgnored: "{0}: line {1} of .vaultignore hides it from vault, and links will lead nowhere"
    case .moveSymbolicLink: "{0} is a symbolic link to it, which leads nowhere then"
    case .moveUnreadable: "{0} {0:note|notes} cannot be read: links in {0:it|them} stay as they are"
    case .moveRewrote: "{0} {0:link|links} in {1} rewritten"
    case .moveWouldRewrite: "{0} {0:link|links} in {1} would be rewritten"

    // Tags
    case .commandTag: "List, rename and merge tags."
    case .operandTagAction: "what to do: list tags, rename one, or merge several into the last"
    case .operandTag: "a tag, with or without #; those below it, such as work/reports, go with it"
    case .flagTagWhere: "only in the notes that the query finds"
    case .exampleTagList: "every tag, and how many notes and lines have it"
    case .exampleTagRename: "rename a tag in front matter and text, and those below it"
    case .exampleTagMerge: "make one tag of two"
    case .exitNoTag: "no tag is called so"
    case .tagNotFound: "no note has the tag '{0}'"
    case .tagNotAName: "'{0}' cannot be a tag"
    case .tagNotANameHint: "letters, digits, '-', '_' and '/' between parts; not digits alone"
    case .tagUnreadable: "{0} {0:note|notes} cannot be read: tags in {0:it|them} stay as they are"
    case .tagRenamed: "{0} {0:tag|tags} in {1} renamed"
    case .tagWouldRename: "{0} {0:tag|tags} in {1} would be renamed"
    default: ""
    }
  }
}
