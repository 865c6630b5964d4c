import VaultKitchen
import VaultMessages
import VaultSyntax

extension PantryCoverage.Gap: ListedValue {
  /// What is missing of an ingredient: `300 g beef`; the whole line where no part of it is there.
  ///
  /// An amount before a name is in the language of the name, whatever the reader's.
  var text: String {
    guard !missing.isEmpty, missing != need.amounts else { return need.spokenText }
    let amounts = missing.map { $0.text(in: need.nameLanguage) }.joined(separator: " + ")
    return amounts + " " + (missing.count == 1 && missing[0].isCounted ? need.name(after: amounts) : need.food.name)
  }

  var field: String {
    guard !missing.isEmpty, missing != need.amounts else { return need.text }
    return missing.map(\.field).joined(separator: " + ") + " " + need.food.name
  }

  /// Writes what is missing for programs.
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("ingredient", need.text)
      $0.member("food", need.food.known?.title ?? need.food.name)
      $0.member("amounts") { json in
        json.array { list in for amount in missing { amount.write(to: &list) } }
      }
      $0.member("notCompared", !incomparable.isEmpty)
    }
  }
}

extension PantryCoverage {
  /// What is missing, what would be taken instead, and what cannot be compared, a sentence each.
  func sentences(in messages: Messages) -> [String] {
    var result: [String] = []
    if !gaps.isEmpty {
      result.append(messages(.cookableMissing, [.list(gaps.map(\.text))]))
    }
    result += replacements.map { messages(.cookableInstead, [.text($0.food.name), .text($0.need.food.name)]) }
    let incomparable = gaps.filter { !$0.incomparable.isEmpty }.map(\.need.spokenText)
    if !incomparable.isEmpty { result.append(messages(.pantryOtherUnits, [.list(incomparable)])) }
    return result
  }
}
