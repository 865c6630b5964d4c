extension Weekday {
  /// The first day of a week where a language is spoken, by the region of its tag: Sunday of `en-US`, Monday of `en-GB`;
  /// nil for a tag without a region.
  ///
  /// Origin: the regions of the Unicode CLDR (supplemental data, `weekData`, `firstDay`).
  /// Licence: Unicode License v3, https://www.unicode.org/license.txt. © Unicode, Inc.
  init?(firstOfWeekIn tag: String) {
    // Subtags of one letter begin what is no part of the language (RFC 5646, section 2.2.6).
    let subtags = tag.split { $0 == "-" || $0 == "_" || $0 == "." }.prefix { $0.utf8.count > 1 }
    let region = subtags.dropFirst().first { subtag in
      subtag.utf8.count == 2 && subtag.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 }
    }
    guard let name = region?.uppercased() else { return nil }
    self = Self.regions.first { $0.names.contains(name) }?.first ?? .monday
  }

  /// The regions whose weeks do not begin on Monday.
  private static let regions: [(first: Weekday, names: Set<String>)] = [
    (.friday, ["MV"]),
    (.saturday, ["AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY"]),
    (
      .sunday,
      [
        "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU", "HK", "HN", "ID",
        "IL", "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT", "MX", "MZ", "NI", "NP", "PA", "PE",
        "PH", "PK", "PR", "PT", "PY", "SA", "SG", "SV", "TH", "TT", "TW", "UM", "US", "VE", "VI", "WS", "YE", "ZA",
        "ZW",
      ]
    ),
  ]
}
