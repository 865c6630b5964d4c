import VaultModel
import VaultSearch

extension ResultTemplate {
  /// Refuses a name that is neither a field of a result nor a key of the format or of any note, because it would only
  /// ever give nothing.
  func check(against vocabulary: QueryVocabulary) throws(CommandFailure) {
    for case .key(let name) in parts where vocabulary.key(named: name) == nil && ItemKey(rawValue: name) == nil {
      let known = Set(Field.allCases.map(\.rawValue) + vocabulary.names).sorted()
      let near = EditDistance.nearest(to: name, among: known)
      throw CommandFailure(
        .wrongCall, .templateUnknownKey, [.text(name)], hints: near.isEmpty ? [] : [.didYouMean(near)])
    }
  }
}
