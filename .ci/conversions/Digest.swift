import Foundation

/// The first hexadecimal digits of the SHA-1 of a text, in which rows are named.
func digest(_ text: String, digits: Int) -> String {
  var bytes = Array(text.utf8)
  let length = UInt64(bytes.count) * 8
  bytes.append(0x80)
  while bytes.count % 64 != 56 { bytes.append(0) }
  bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
  var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
  for start in stride(from: 0, to: bytes.count, by: 64) {
    var words = (0..<16).map { word in (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + word * 4 + $1]) } }
    for place in 16..<80 {
      words.append(rotated(words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16], 1))
    }
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (place, word) in words.enumerated() {
      let (mixed, constant): (UInt32, UInt32) =
        switch place / 20 {
        case 0: ((b & c) | (~b & d), 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      (a, b, c, d, e) = (rotated(a, 5) &+ mixed &+ e &+ constant &+ word, a, rotated(b, 30), c, d)
    }
    state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
  }
  return String(state.map { String(format: "%08x", $0) }.joined().prefix(digits))
}
