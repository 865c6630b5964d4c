package import VaultEdit
package import VaultMessages
package import VaultStore
import VaultSyntax

extension Failure {
  /// An edit that was refused, with its place in the note.
  package init(_ refusal: EditRefusal, path: Path, bytes: [UInt8]) {
    let location = SourceLocation(of: refusal.range.lower, in: bytes)
    let place = "\(path.text):\(location.line):\(location.column)"
    self.init(
      refusal.reason.kind, .editRefused,
      [.text(place), .message(refusal.reason.sentence, refusal.values.map { .text($0) })],
      hints: refusal.reason.hint.map { [Remark($0)] } ?? [])
  }
}

extension EditRefusal.Reason {
  /// Why nothing was changed.
  package var sentence: MessageKey {
    switch self {
    case .sharedByAlias: .refusalSharedByAlias
    case .mergeKey: .refusalMergeKey
    case .duplicateKey: .refusalDuplicateKey
    case .fieldInText: .refusalFieldInText
    case .startBesideEnd: .refusalStartBesideEnd
    case .conflictMarkers: .refusalConflictMarkers
    case .frontMatterBroken: .refusalFrontMatterBroken
    case .frontMatterNotMapping: .refusalFrontMatterNotMapping
    case .severalDocuments: .refusalSeveralDocuments
    case .complexKey: .refusalComplexKey
    case .valueIsMapping: .refusalValueIsMapping
    case .valueNotMapping: .refusalValueNotMapping
    case .valueNotList: .refusalValueNotList
    case .listIsNested: .refusalListIsNested
    case .listHoldsComments: .refusalListHoldsComments
    case .noSuchKey: .refusalNoSuchKey
    case .keyExists: .refusalKeyExists
    case .keyNotWritable: .refusalKeyNotWritable
    case .valueNotWritable: .refusalValueNotWritable
    case .valueIsTagged: .refusalValueIsTagged
    case .lineHasFlatKeys: .refusalLineHasFlatKeys
    case .lineNotFound: .refusalLineNotFound
    case .noCheckbox: .refusalNoCheckbox
    case .noSuchHeading: .refusalNoSuchHeading
    case .headingAmbiguous: .refusalHeadingAmbiguous
    case .moveIntoItself: .refusalMoveIntoItself
    case .wouldReadOtherwise: .refusalWouldReadOtherwise
    case .linkNotWritable: .refusalLinkNotWritable
    case .noteTooLarge: .refusalNoteTooLarge
    }
  }

  /// What kind of failure it is: the request was wrong, somebody else's change stands in the way, or the note cannot be edited so.
  package var kind: Failure.Kind {
    switch self {
    case .noSuchKey, .keyExists, .keyNotWritable, .valueNotWritable, .lineHasFlatKeys, .noCheckbox, .noSuchHeading,
      .headingAmbiguous, .moveIntoItself, .valueIsMapping, .valueNotMapping, .valueNotList, .startBesideEnd:
      .wrongRequest
    case .conflictMarkers, .lineNotFound: .conflict
    default: .system
    }
  }

  /// What would let the edit be made; nil where the sentence says enough.
  package var hint: MessageKey? {
    switch self {
    case .duplicateKey, .fieldInText, .conflictMarkers, .frontMatterBroken, .sharedByAlias, .mergeKey,
      .wouldReadOtherwise, .severalDocuments, .complexKey, .listHoldsComments:
      .refusalHintByHand
    default: nil
    }
  }
}
