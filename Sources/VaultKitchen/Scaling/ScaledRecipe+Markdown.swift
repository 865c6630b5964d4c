import VaultSyntax

extension ScaledRecipe {
  /// The whole note with the amounts and the servings replaced, and every other byte as it was.
  package var markdown: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(document.bytes.count + patches.count * 4)
    var place = 0
    for patch in patches {
      result += document.bytes[place..<max(place, patch.range.lower)]
      result += patch.bytes
      place = max(place, patch.range.upper)
    }
    result += document.bytes[place...]
    return result
  }
}
