import Testing
import VaultEdit
import VaultModel

/// Lists of mappings that grow.
struct FrontMatterRecordTests {
  private static func photo(_ file: String, _ caption: String? = nil) -> ItemChange {
    let pairs = [NewRecord.Pair("file", NewScalar(file, isText: true))]
    let more = caption.map { [NewRecord.Pair("caption", NewScalar($0, isText: true))] } ?? []
    return .addRecord(["photos"], NewRecord(pairs + more))
  }

  @Test(arguments: [
    FrontMatterRow.yaml("a: 1\n", photo("x.jpg"), "a: 1\nphotos:\n  - {file: x.jpg}\n"),
    .yaml(
      "t:\n- b\nz: 1 # c\n", photo("x.jpg", "Sunday, at noon"),
      "t:\n- b\nz: 1 # c\nphotos:\n- {file: x.jpg, caption: \"Sunday, at noon\"}\n"),
    .yaml("{a: 1}\n", photo("x.jpg", "No"), "{a: 1, photos: [{file: x.jpg, caption: \"No\"}]}\n"),
    .yaml("", photo("x.jpg"), "photos:\n  - {file: x.jpg}\n"),
    .yaml("photos:\nb: 1\n", photo("x.jpg"), "photos: [{file: x.jpg}]\nb: 1\n"),
    .yaml("photos: []\n", photo("x.jpg"), "photos: [{file: x.jpg}]\n"),
    .yaml("photos: [{file: a.jpg}]\n", photo("x.jpg"), "photos: [{file: a.jpg}, {file: x.jpg}]\n"),
    .yaml(
      "photos:\n  - {file: a.jpg} # old\n  # more\nb: 1\n", photo("x.jpg", "it's"),
      "photos:\n  - {file: a.jpg} # old\n  - {file: x.jpg, caption: it's}\n  # more\nb: 1\n"),
    .yaml(
      "photos:\n  - file: a.jpg\n    caption: A\nb: 1\n", photo("x.jpg", "B"),
      "photos:\n  - file: a.jpg\n    caption: A\n  - file: x.jpg\n    caption: B\nb: 1\n"),
    .yaml(
      "photos:\n-   file: 'a.jpg'\n    caption: 'A: b'\n", photo("x.jpg", "C: d"),
      "photos:\n-   file: 'a.jpg'\n    caption: 'A: b'\n-   file: x.jpg\n    caption: 'C: d'\n"),
    .yaml("photos:\n  - a.jpg\n", photo("x.jpg"), "photos:\n  - a.jpg\n  - {file: x.jpg}\n"),
    .yaml("photos: a.jpg\n", photo("x.jpg"), "refused: valueNotList a.jpg"),
    .yaml("photos: {file: a.jpg}\n", photo("x.jpg"), "refused: valueNotList {file: a.jpg}"),
    .yaml("b: &x [{file: a}]\nphotos: *x\n", photo("x.jpg"), "refused: sharedByAlias *x"),
    FrontMatterRow("# Soup\n", photo("x.jpg"), "---\nphotos:\n  - {file: x.jpg}\n---\n# Soup\n"),
    FrontMatterRow(
      "---\r\na: 1\r\n---\r\n", photo("x.jpg", "A"),
      "---\r\na: 1\r\nphotos:\r\n  - {file: x.jpg, caption: A}\r\n---\r\n"),
    FrontMatterRow(
      "---\r\nphotos:\r\n  - file: a\r\n    on: 2026-01-01\r\n---\r\n", photo("x.jpg", "A"),
      "---\r\nphotos:\r\n  - file: a\r\n    on: 2026-01-01\r\n  - file: x.jpg\r\n    caption: A\r\n---\r\n"),
  ])
  func `a mapping is added as the one before it is written`(row: FrontMatterRow) { #expect(row.result == row.after) }
}
