// Turns a source of test data into the rows that the conformance suites read, and prints them.
//
//   convert CONVERSION PATH
//
// CONVERSION is one of the words in the table at the end, PATH the file or folder of the source. One row a line: a JSON
// object, or values between tabs. Nothing is printed of a source that is not what it should be; it ends with 1.

import Foundation

/// The conversions by the words that conformance.tsv has for them.
let conversions: [String: (String) throws -> [String]] = [
  "commonmark": commonMark, "rrule": recurrenceRules, "yaml": yamlCases, "cooklang": cooklangTests,
  "recipemd": recipeMDCases, "ingredients": ingredientCorpus, "pages": recipePages, "newspaper": newspaperPhrases,
  "intents-train": { try intents($0, part: "train") }, "intents-val": { try intents($0, part: "val") },
  "intents-oos_train": { try intents($0, part: "oos_train") },
  "intents-oos_val": { try intents($0, part: "oos_val") },
]

let arguments = CommandLine.arguments
do {
  guard arguments.count == 3, let convert = conversions[arguments[1]] else { throw Fault("no such conversion") }
  let rows = try convert(arguments[2])
  guard !rows.isEmpty else { throw Fault("no case in \(arguments[2])") }
  print(rows.joined(separator: "\n"))
} catch {
  FileHandle.standardError.write(Data(((error as? Fault)?.text ?? "\(error)").utf8 + [0x0A]))
  exit(1)
}
