/// The name that git gives to the content of a file (gitformat-pack(5)): the digest of `blob <length>`, a NUL and the
/// bytes.
enum BlobHash {
  /// The object of these bytes in a repository whose names have 20 bytes (SHA-1) or 32 (SHA-256).
  static func id(of bytes: [UInt8], byteCount: Int) -> ObjectID? {
    let header = Array("blob \(bytes.count)\0".utf8)
    return byteCount == 32
      ? ObjectID(digest: SHA256.digest(of: header, bytes)) : ObjectID(digest: SHA1.digest(of: header, bytes))
  }
}

/// A message cut into blocks of 64 bytes, each sixteen words, with the padding of FIPS 180-4, 5.1.1.
private func forEachBlock(of header: [UInt8], _ bytes: [UInt8], _ body: (borrowing [UInt32]) -> Void) {
  let length = header.count + bytes.count
  let padding = (119 - length % 64) % 64
  var tail: [UInt8] = [0x80] + [UInt8](repeating: 0, count: padding)
  let bits = UInt64(length) &* 8
  for shift in stride(from: UInt64(56), through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> shift)) }
  var words = [UInt32](repeating: 0, count: 16)
  var filled = 0
  for part in [header, bytes, tail] {
    for byte in part {
      words[filled >> 2] = words[filled >> 2] << 8 | UInt32(byte)
      filled += 1
      if filled == 64 {
        body(words)
        filled = 0
      }
    }
  }
}

/// The secure hash algorithm SHA-1 (FIPS 180-4, 6.1).
enum SHA1 {
  /// The digest of two pieces of a message, 20 bytes.
  static func digest(of header: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
    var (h0, h1, h2, h3, h4): (UInt32, UInt32, UInt32, UInt32, UInt32) =
      (0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0)
    var schedule = [UInt32](repeating: 0, count: 80)
    forEachBlock(of: header, bytes) { words in
      for index in 0..<16 { schedule[index] = words[index] }
      for index in 16..<80 {
        schedule[index] = rotated(
          schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16], left: 1)
      }
      var (a, b, c, d, e) = (h0, h1, h2, h3, h4)
      for index in 0..<80 {
        let mixed: UInt32
        let constant: UInt32
        switch index {
        case ..<20: (mixed, constant) = (b & c | ~b & d, 0x5A82_7999)
        case ..<40: (mixed, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
        case ..<60: (mixed, constant) = (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (mixed, constant) = (b ^ c ^ d, 0xCA62_C1D6)
        }
        let next = rotated(a, left: 5) &+ mixed &+ e &+ constant &+ schedule[index]
        (e, d, c, b, a) = (d, c, rotated(b, left: 30), a, next)
      }
      (h0, h1, h2, h3, h4) = (h0 &+ a, h1 &+ b, h2 &+ c, h3 &+ d, h4 &+ e)
    }
    return bigEndian([h0, h1, h2, h3, h4])
  }

  private static func rotated(_ word: UInt32, left count: UInt32) -> UInt32 {
    word &<< count | word &>> (32 - count)
  }
}

/// The secure hash algorithm SHA-256 (FIPS 180-4, 6.2).
enum SHA256 {
  /// The digest of two pieces of a message, 32 bytes.
  static func digest(of header: [UInt8], _ bytes: [UInt8]) -> [UInt8] {
    // The first 32 bits of the fractional parts of the square roots of the first eight primes.
    var hash: [UInt32] = [
      0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
    ]
    var schedule = [UInt32](repeating: 0, count: 64)
    forEachBlock(of: header, bytes) { words in
      for index in 0..<16 { schedule[index] = words[index] }
      for index in 16..<64 {
        let early = schedule[index - 15], late = schedule[index - 2]
        schedule[index] =
          schedule[index - 16] &+ schedule[index - 7]
          &+ (rotated(early, right: 7) ^ rotated(early, right: 18) ^ early >> 3)
          &+ (rotated(late, right: 17) ^ rotated(late, right: 19) ^ late >> 10)
      }
      var (a, b, c, d, e, f, g, h) = (hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7])
      for index in 0..<64 {
        let first =
          h &+ (rotated(e, right: 6) ^ rotated(e, right: 11) ^ rotated(e, right: 25)) &+ (e & f ^ ~e & g)
          &+ constants[index] &+ schedule[index]
        let second =
          (rotated(a, right: 2) ^ rotated(a, right: 13) ^ rotated(a, right: 22)) &+ (a & b ^ a & c ^ b & c)
        (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
      }
      for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] = hash[index] &+ word }
    }
    return bigEndian(hash)
  }

  private static func rotated(_ word: UInt32, right count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5, 0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3, 0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC, 0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7, 0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13, 0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3, 0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5, 0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208, 0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}

/// Words as bytes, the highest first.
private func bigEndian(_ words: [UInt32]) -> [UInt8] {
  words.flatMap { word in [24, 16, 8, 0].map { shift in UInt8(truncatingIfNeeded: word >> UInt32(shift)) } }
}
