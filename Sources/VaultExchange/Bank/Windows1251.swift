/// Text in Windows-1251, as banks write Cyrillic.
///
/// Origin: Unicode's mapping of Windows code page 1251, CP1251.TXT (table version 2.01,
/// https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1251.TXT).
/// Licence: Unicode License v3, https://www.unicode.org/license.txt. © Unicode, Inc.
///
/// The code points of the bytes 80 to BF in hexadecimal, in their order; 98 is none. From C0 on stand the letters of
/// U+0410 to U+044F, below 80 is ASCII.
enum Windows1251 {
  private static let upperHalf = """
    0402 0403 201A 0453 201E 2026 2020 2021 20AC 2030 0409 2039 040A 040C 040B 040F
    0452 2018 2019 201C 201D 2022 2013 2014 FFFD 2122 0459 203A 045A 045C 045B 045F
    00A0 040E 045E 0408 00A4 0490 00A6 00A7 0401 00A9 0404 00AB 00AC 00AD 00AE 0407
    00B0 00B1 0406 0456 0491 00B5 00B6 00B7 0451 2116 0454 00BB 0458 0405 0455 0457
    """

  private static let scalars = upperHalf.split(whereSeparator: \.isWhitespace)
    .map { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}" }

  /// The same text in UTF-8. O(length).
  static func utf8(of bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text += String(Character(scalar(byte))).utf8
      }
    }
    return text
  }

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0xC0 ? scalars[Int(byte) - 0x80] : Unicode.Scalar(0x410 + UInt32(byte) - 0xC0) ?? "\u{FFFD}"
  }
}
