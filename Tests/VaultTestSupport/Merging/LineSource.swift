/// Where the lines of a test come from: numbers, and words each of which only one line of the test has.
struct LineSource {
  /// What the choices follow from.
  var random: SplitMix64
  /// The line to which a word belongs, in lower case.
  private(set) var owners: [String: Int] = [:]
  /// Base lines which both sides like to edit.
  var favourites: Set<Int> = []
  /// The folder of the note, which is its type.
  let folder: String
  private var count = 0
  private var pool: [String]
  private var names: [String]
  private var months: [String]
  private var translations: [String]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    pool = Self.words.shuffled(using: &random)
    names = ["Ann", "Bob", "Clara", "Dmytro", "Egon", "Fatima", "Hugo", "Jiro", "Kwame", "Lotte"].shuffled(
      using: &random)
    months = ["January", "March", "April", "June", "August", "October", "December"].shuffled(using: &random)
    translations = ["молоко", "борошно", "дзеркало", "цвях", "пиріг", "вулик", "жито", "ґудзик"].shuffled(
      using: &random)
    folder = ["tasks", "tasks", "shopping", "pantry", "money"].randomElement(using: &random) ?? "tasks"
  }

  /// Whether one of so many chances comes true.
  mutating func oneIn(_ chances: Int) -> Bool { Int.random(in: 0..<chances, using: &random) == 0 }

  /// A number that no other thing in the test has.
  mutating func number() -> Int {
    count += 1
    return count
  }

  /// A word that no other line has, and that is known as this line's.
  mutating func word(of line: Int) -> String { own(freeWord(), line) }

  /// A word that no other line has.
  mutating func freeWord() -> String { pool.popLast() ?? "spare\(number())word" }

  /// Makes a word known as a line's.
  mutating func own(_ word: String, _ line: Int) -> String {
    owners[word.lowercased()] = line
    return word
  }

  /// The words of a record: mostly a common one before one of its own.
  mutating func recordWords(_ line: Int) -> [String] {
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: return [["buy", "fix", "take"].randomElement(using: &random) ?? "buy", word(of: line)]
    case 2: return [freeWord(), word(of: line)]
    case 3: return ["call", own(names.popLast() ?? "Zoe\(line)", line)]
    case 4: return ["rent", "for", own(months.popLast() ?? "Season\(line)", line)]
    case 5: return ["pay", "invoice", own(String(4700 + line), line)]
    default: return [word(of: line)]
    }
  }

  /// The words of a line that takes the place of another: one word replaced, or all.
  mutating func replacement(of old: KnownLine, by line: Int) -> [String] {
    guard old.kind == .record, let last = old.words.last, !oneIn(4) else { return recordWords(line) }
    let rest = Array(old.words.dropLast()).filter { owners[$0.lowercased()] == nil }
    if Int(last) != nil { return rest + [own(String(4700 + line), line)] }
    if old.words.first == "rent" { return rest + [own(months.popLast() ?? "Season\(line)", line)] }
    if old.words.first == "call" { return rest + [own(names.popLast() ?? "Zoe\(line)", line)] }
    if oneIn(4), let translation = translations.popLast() { return rest + [own(translation, line)] }
    return rest + [word(of: line)]
  }

  /// The words with more at an end, a slip of spelling, a plural, or without a word that says little.
  mutating func rewording(of old: KnownLine) -> [String] {
    var words = old.words
    let place = words.lastIndex { $0.count >= 4 && $0.allSatisfy(\.isLetter) && owners[$0.lowercased()] != nil }
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: return words + [word(of: old.number)]
    case 2: return [word(of: old.number)] + words
    case 3:
      guard words.count > 1, let first = words.first, owners[first.lowercased()] == nil else { break }
      return Array(words.dropFirst())
    case 4:
      guard let place, !words[place].hasSuffix("s") else { break }
      words[place] = own(words[place] + "s", old.number)
      return words
    default:
      guard let place, let slip = slip(words[place]) else { break }
      words[place] = own(slip, old.number)
      return words
    }
    return words + ["about", word(of: old.number)]
  }

  /// The word with two letters swapped, one left out or one doubled; nil where that is a word known already.
  private mutating func slip(_ word: String) -> String? {
    var letters = Array(word)
    let place = Int.random(in: 1..<(letters.count - 1), using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: letters.swapAt(place, place + 1)
    case 1: letters.remove(at: place)
    default: letters.insert(letters[place], at: place)
    }
    let slip = String(letters)
    return slip.count < 4 || owners[slip.lowercased()] != nil ? nil : slip
  }

  /// Words so unlike each other that none is a slip or a form of another.
  private static let words: [String] = {
    let all = """
      lantern harbor pumpkin violin glacier cactus meadow tractor walnut compass jigsaw orchid pyramid saddle trumpet
      velvet whisker zeppelin almond biscuit candle dolphin emerald feather goblet hammock igloo jacket kettle lobster
      magnet nutmeg octopus parsley quartz rhubarb sandal thimble umbrella vinegar wagon yogurt anchor bonnet cushion
      dagger elbow falcon garlic hinge insect jungle kidney lizard mustard napkin oyster pebble quiver rocket spinach
      turnip urchin vulture wrench axle broccoli cymbal dungeon easel fiddle gravel hydrant ivory jasmine knapsack
      ledger mosaic nozzle opera plywood radish sphinx tulip utensil voucher wicker bamboo chimney drizzle engine
      furnace giraffe hamlet iceberg judge kiosk lagoon mammoth needle olive puzzle ribbon scaffold teapot unicorn
      village waffle xylophone yacht zebra acrobat bagpipe cobweb diploma envelope flamingo gondola helmet inkwell
      juniper kimono lipstick moth nephew oboe penguin rooster shovel tobacco uncle vaccine wolf apricot blizzard
      crystal dwarf echo fountain grotto hyacinth island jewel kangaroo lemon museum nugget orbit pigeon raccoon
      squash tornado ulcer valley wasp azure buffalo coffin dynamo equator fossil gypsum husk idiom javelin krypton
      lychee muffin noodle oxygen poncho rucksack syrup topaz uproar vortex wombat
      """
    var chosen: [String] = []
    for word in all.split(whereSeparator: \.isWhitespace).map(String.init) where word.count >= 4 {
      if chosen.allSatisfy({ distance($0, word) > 3 || max($0.count, word.count) < 5 }) { chosen.append(word) }
    }
    return chosen
  }()

  private static func distance(_ one: String, _ other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (index, letter) in one.enumerated() {
      var next = [index + 1]
      for place in letters.indices {
        let change = row[place] + (letters[place] == letter ? 0 : 1)
        next.append(min(change, row[place + 1] + 1, next[place] + 1))
      }
      row = next
    }
    return row[letters.count]
  }
}
