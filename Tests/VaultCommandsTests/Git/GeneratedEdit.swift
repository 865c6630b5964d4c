import VaultMessages
import VaultModel
import VaultSyntax
import VaultTestSupport

/// What somebody does to a note in a text editor, and how to see in any later version that it was done.
struct GeneratedEdit: Sendable {
  /// What it is, for messages.
  let name: String
  /// What it changes: `key.servings`, `line.milk.mark`. Two edits are independent unless one's slot begins the other's.
  let slot: String
  let make: @Sendable (String) -> String
  let holds: @Sendable (Note) -> Bool

  /// Whether both edits can be had at once.
  func isIndependent(of other: GeneratedEdit) -> Bool {
    let (mine, others) = (slot.split(separator: "."), other.slot.split(separator: "."))
    return !mine.starts(with: others) && !others.starts(with: mine)
  }
}

/// A note that two people edit, and the edits that fit it.
struct SharedNote: Sendable {
  let path: String
  let text: String
  /// The edits that one side makes; values and new words are the side's own.
  let edits: @Sendable (_ side: String) -> [GeneratedEdit]

  /// How the note is read.
  func note(_ bytes: [UInt8]) -> Note {
    let type: ItemType = path.hasPrefix("recipes/") ? .recipe : .note
    return Note(Document(bytes), context: ReadingContext(folderType: type, stem: "shared"))
  }

  /// The kinds in turn.
  static func numbered(_ number: Int) -> SharedNote {
    switch number % 3 {
    case 0: SharedNote(path: "recipes/recipe-\(number).md", text: own(recipe, number), edits: recipeEdits)
    case 1: SharedNote(path: "lists/list-\(number).md", text: own(list, number), edits: listEdits)
    default: SharedNote(path: "note-\(number).md", text: own(prose, number), edits: proseEdits)
    }
  }

  /// The text with a paragraph of its own under the title, by which git knows the note again under another name.
  private static func own(_ text: String, _ number: Int) -> String {
    let lines = (1...20).map { "No. \(number) has line \($0 * number).\n" }.joined()
    return text.replacing(/(^|\n)(# [^\n]*\n)/, maxReplacements: 1) { "\($0.1)\($0.2)\n\(lines)" }
  }
}

// MARK: Recipes

extension SharedNote {
  private static let recipe = """
    ---
    title: Beetroot soup
    servings: 4  # for the family
    tags: [soup, winter]
    rating: 3
    time:
      prep: 10m
      cook: 40m
    ---

    # Beetroot soup

    From my grandmother.

    ## Ingredients

    - *500 g* beetroot
    - *2* onions
    - *1* carrot
    - salt

    ## Steps

    1. Chop everything.
    2. Cook it.

    """

  private static func recipeEdits(_ side: String) -> [GeneratedEdit] {
    let number = side == "a" ? "6" : "8"
    return [
      .key("servings", replacing: "servings: 4", with: "servings: \(number)", value: number),
      .key("rating", replacing: "rating: 3", with: "rating: \(side == "a" ? 4 : 5)", value: side == "a" ? "4" : "5"),
      GeneratedEdit(
        name: "time.prep", slot: "key.time.prep",
        make: { $0.replacing("prep: 10m", with: "prep: \(number)m") }, holds: { $0.has("prep: \(number)m") }),
      GeneratedEdit(
        name: "time.cook", slot: "key.time.cook",
        make: { $0.replacing("cook: 40m", with: "cook: 1h\(number)m") }, holds: { $0.has("cook: 1h\(number)m") }),
      GeneratedEdit(
        name: "a key of its own", slot: "key.\(side)",
        make: { $0.replacing("soup\nservings", with: "soup\nkey-\(side): yes\nservings") },
        holds: { $0.has("key-\(side): yes") }),
      GeneratedEdit(
        name: "a tag of its own", slot: "tag.\(side)",
        make: { $0.replacing("[soup", with: "[soup, tag-\(side)") },
        holds: { $0.tags(of: $0.whole).contains("tag-\(side)") }),
      GeneratedEdit(
        name: "without a tag", slot: "tag.winter",
        make: { $0.replacing(", winter]", with: "]") },
        holds: { !$0.tags(of: $0.whole).contains("winter") }),
      GeneratedEdit(
        name: "an amount", slot: "line.beetroot.amount",
        make: { $0.replacing("*500 g* beetroot", with: "*\(number)00 g* beetroot") },
        holds: { $0.has("*\(number)00 g*") }),
      GeneratedEdit(
        name: "another word", slot: "line.onions.text",
        make: { $0.replacing("onions", with: "\(side)-onions") }, holds: { $0.has("\(side)-onions") }),
      GeneratedEdit(
        name: "one ingredient fewer", slot: "line.carrot",
        make: { $0.replacing("- *1* carrot\n", with: "") }, holds: { !$0.has("carrot") }),
      GeneratedEdit(
        name: "one ingredient more", slot: "insert.\(side)",
        make: { $0.replacing("- salt\n", with: "- *1* bay leaf \(side)\n- salt\n") },
        holds: { $0.has("bay leaf \(side)") }),
      GeneratedEdit(
        name: "another step", slot: "step.last",
        make: { $0.replacing("Cook it.", with: "Cook it for \(number) minutes.") },
        holds: { $0.has("for \(number) minutes") }),
      GeneratedEdit(
        name: "another paragraph", slot: "paragraph",
        make: { $0.replacing("From my grandmother.", with: "From aunt \(side).") }, holds: { $0.has("aunt \(side)") }),
    ]
  }
}

// MARK: Lists

extension SharedNote {
  private static let list = """
    ---
    tags: home
    ---
    # Chores

    ## This week

    - [ ] milk
    - [ ] bread {due: 2026-11-24}
    - [ ] write to Ann #letters
      - [ ] find her address
    - [x] water the plants

    ## Later

    - [ ] paint the fence
    - [ ] sort photos

    """

  private static func listEdits(_ side: String) -> [GeneratedEdit] {
    let day = side == "a" ? "2026-12-01" : "2026-12-08"
    return [
      .line("ticked", "milk.mark", { $0.replacing("[ ] \($1)milk", with: "[x] \($1)milk") }) { $0.isDone("milk") },
      GeneratedEdit(
        name: "reworded", slot: "line.milk.text",
        make: { $0.replacing("] milk", with: "] \(side) oat milk") }, holds: { $0.has("\(side) oat milk") }),
      GeneratedEdit(
        name: "a due day", slot: "line.bread.due",
        make: { $0.replacing("{due: 2026-11-24", with: "{due: \(day)") }, holds: { $0.has("due: \(day)") }),
      GeneratedEdit(
        name: "a new field", slot: "line.bread.\(side)",
        make: { $0.replacing("bread {", with: "bread #bread-\(side) {") },
        holds: { $0.has("#bread-\(side)") }),
      GeneratedEdit(
        name: "cancelled", slot: "line.fence.mark",
        make: { $0.replacing("[ ] paint", with: side == "a" ? "[-] paint" : "[/] paint") },
        holds: { $0.has(side == "a" ? "[-] paint" : "[/] paint") }),
      GeneratedEdit(
        name: "a subtask", slot: "insert.sub.\(side)",
        make: { $0.replacing("#letters\n", with: "#letters\n  - [ ] buy stamps \(side)\n") },
        holds: { $0.has("  - [ ] buy stamps \(side)") }),
      GeneratedEdit(
        name: "a subtask done", slot: "line.find.mark",
        make: { $0.replacing("[ ] find", with: "[x] find") }, holds: { $0.isDone("find") }),
      GeneratedEdit(
        name: "a line more", slot: "insert.end.\(side)",
        make: { $0 + "- [ ] call \(side)\n" }, holds: { $0.has("- [ ] call \(side)\n") }),
      GeneratedEdit(
        name: "a line fewer", slot: "line.plants",
        make: { $0.replacing("- [x] water the plants\n", with: "") }, holds: { !$0.has("plants") }),
      GeneratedEdit(
        name: "moved", slot: "line.photos.place",
        make: { $0.movingLine("sort photos", before: "milk") },
        holds: { $0.count("sort photos") == 1 && $0.place("sort photos") < $0.place("## Later") }),
      GeneratedEdit(
        name: "moved line done", slot: "line.photos.mark",
        make: { $0.replacing("[ ] sort photos", with: "[x] sort photos") }, holds: { $0.isDone("sort photos") }),
      GeneratedEdit(
        name: "a heading", slot: "heading",
        make: { $0.replacing("## Later", with: "## Later, \(side)") }, holds: { $0.has("## Later, \(side)") }),
    ]
  }
}

// MARK: Prose

extension SharedNote {
  private static let prose = """
    # A trip

    Where we were.

    We took the train.

    It rained.

    | day | place |
    |---|---|
    | 1 | Lviv |
    | 2 | Stryi |

    The end.

    """

  private static func proseEdits(_ side: String) -> [GeneratedEdit] {
    [
      GeneratedEdit(
        name: "a paragraph", slot: "paragraph.1",
        make: { $0.replacing("We took the train.", with: "We took train \(side).") }, holds: { $0.has("train \(side)") }
      ),
      GeneratedEdit(
        name: "another paragraph", slot: "paragraph.2",
        make: { $0.replacing("It rained.", with: "It rained on \(side).") }, holds: { $0.has("rained on \(side)") }),
      GeneratedEdit(
        name: "a row", slot: "row.1",
        make: { $0.replacing("| 1 | Lviv |", with: "| 1 | Lviv \(side) |") }, holds: { $0.has("Lviv \(side)") }),
      GeneratedEdit(
        name: "front matter", slot: "front.\(side)",
        make: { text in
          text.hasPrefix("---")
            ? text.replacing("---\n# ", with: "key-\(side): 1\n---\n# ") : "---\nkey-\(side): 1\n---\n" + text
        },
        holds: { $0.has("key-\(side): 1") && $0.document.frontMatter != nil }),
      GeneratedEdit(
        name: "the title", slot: "title",
        make: { $0.replacing("# A trip", with: "# A trip of \(side)") }, holds: { $0.title == "A trip of \(side)" }),
      GeneratedEdit(
        name: "the end", slot: "end",
        make: { $0.replacing("The end.", with: "The end of \(side).") }, holds: { $0.has("end of \(side)") }),
    ]
  }
}

// MARK: Parts

extension GeneratedEdit {
  fileprivate static func key(_ key: String, replacing old: String, with new: String, value: String) -> GeneratedEdit {
    GeneratedEdit(
      name: key, slot: "key." + key, make: { $0.replacing(old, with: new) }, holds: { $0.has("\(key): \(value)") })
  }

  /// An edit of the line of milk, which somebody may have reworded before.
  fileprivate static func line(
    _ name: String, _ slot: String, _ make: @escaping @Sendable (String, _ between: String) -> String,
    _ holds: @escaping @Sendable (Note) -> Bool
  ) -> GeneratedEdit {
    GeneratedEdit(
      name: name, slot: "line." + slot,
      make: { text in ["", "a oat ", "b oat "].reduce(text) { make($0, $1) } }, holds: holds)
  }
}

extension String {
  /// The text with the one line that holds some words put before another one.
  fileprivate func movingLine(_ words: String, before others: String) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = lines.firstIndex(where: { $0.contains(words) }) else { return self }
    let line = lines.remove(at: place)
    lines.insert(line, at: lines.firstIndex { $0.contains(others) } ?? lines.startIndex)
    return lines.joined(separator: "\n")
  }
}

extension Note {
  fileprivate var text: String { String(decoding: document.bytes, as: UTF8.self) }

  fileprivate func has(_ part: String) -> Bool { text.contains(part) }

  fileprivate func count(_ part: String) -> Int { text.ranges(of: part).count }

  fileprivate func place(_ part: String) -> String.Index { text.firstRange(of: part)?.lowerBound ?? text.endIndex }

  /// Whether the one line with a word is ticked.
  fileprivate func isDone(_ word: String) -> Bool {
    let lines = text.split(separator: "\n").filter { $0.contains(word) }
    return lines.count == 1 && lines[0].contains("[x]")
  }
}
