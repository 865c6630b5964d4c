/// Tables of lots, claims and controls, and how their rows are read.
enum AllergenTable {
  /// A row of a table, its fields apart.
  struct Row {
    let fields: [String]
    let text: String

    /// The answers that are right, of a row that begins with them: `asks/never` has two.
    var answers: [String] { fields[0].split(separator: "/").map(String.init) }
  }

  /// Reads rows such as `never | en | gluten-free | 200 g gluten-free flour | 1 kg flour`.
  static func rows(of tables: String...) -> [Row] {
    tables.flatMap { $0.split(separator: "\n") }.map { line in
      let fields = line.split(separator: "|").map { field in
        let trimmed = field.drop { $0 == " " }
        return String(trimmed.reversed().drop { $0 == " " }.reversed())
      }
      return Row(fields: fields, text: String(line))
    }
  }
}
