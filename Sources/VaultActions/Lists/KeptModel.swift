import VaultStore
import VaultTasks

/// What was learned of the lists of a vault, as it is kept beside the index: what it was learned from, then the model.
struct KeptModel {
  /// The digest of the examples.
  let digest: UInt64
  let model: TopicModel

  init(_ model: TopicModel, digest: UInt64) { (self.model, self.digest) = (model, digest) }

  /// The model as it was kept last; nil when there is none, or it is damaged.
  init?(of index: IndexedVault) {
    guard let bytes = index.keptTopics, bytes.count > Self.headSize else { return nil }
    let digest = bytes.prefix(Self.headSize).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard let model = TopicModel(Array(bytes.dropFirst(Self.headSize)), digest: digest) else { return nil }
    self.init(model, digest: digest)
  }

  /// Keeps it in place of the one before.
  func keep(in index: IndexedVault) {
    let head = (0..<Self.headSize).map { UInt8(truncatingIfNeeded: digest >> (8 * UInt64($0))) }
    index.keepTopics(head + model.bytes(digest: digest))
  }

  private static let headSize = 8
}
