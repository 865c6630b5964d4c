/// The anchor and the tag read before a node (YAML 1.2.2, 6.9); an empty range is an absent property.
struct YAMLProperties {
  var anchor = ByteRange(0, 0)
  var tag = ByteRange(0, 0)

  /// Whether there is neither anchor nor tag.
  var isEmpty: Bool { anchor.isEmpty && tag.isEmpty }

  /// The properties of one node that were written in two places.
  ///
  /// - Throws: A failure if both have an anchor or both a tag.
  func merged(with other: YAMLProperties, at offset: Int) throws(YAMLFailure) -> YAMLProperties {
    guard anchor.isEmpty || other.anchor.isEmpty, tag.isEmpty || other.tag.isEmpty else {
      throw YAMLFailure(.singleProperties, at: offset)
    }
    return YAMLProperties(
      anchor: anchor.isEmpty ? other.anchor : anchor,
      tag: tag.isEmpty ? other.tag : tag)
  }
}
