package import VaultModel

/// Keys, values, columns, links and names of the item that is begun.
extension SegmentBuilder {
  /// Adds a value of a key: a member of a closed set or a list, a tag (key `tag`), or any whole value; folded.
  package mutating func addValue(_ key: String, value: some Sequence<UInt8>) {
    let key = place(of: key)
    mark(slot(TermName.value, of: key, value))
    mark(keySlot(of: key))
  }

  /// Adds a folded word of a text key, for `ingredient:flour` or an unknown key; not needed for `title` and `body`,
  /// which are answered from the fields of ordinary words. The word must also be added by ``addWord(_:count:in:)``, as
  /// every word of a note is: stems are found among the words of the text.
  package mutating func addKeyWord(_ key: String, word: some Sequence<UInt8>) {
    let key = place(of: key)
    mark(slot(TermName.keyWord, of: key, word))
    mark(keySlot(of: key))
  }

  /// Adds a typed value for comparison, ranges and sorting.
  package mutating func addColumn(_ key: String, value: ColumnValue) {
    let key = place(of: key)
    addEntry(value, to: columnSlot(of: key))
    mark(keySlot(of: key))
  }

  /// Adds the amount of one line of a text key, for `ingredient:flour>=500g`, under each folded word of the line, which
  /// are words of the text too.
  package mutating func addAmount(_ key: String, words: some Sequence<[UInt8]>, value: ColumnValue) {
    let key = place(of: key)
    for word in words { addEntry(value, to: slot(TermName.column, of: key, word)) }
  }

  private mutating func addEntry(_ value: ColumnValue, to term: Int) {
    let entry = ColumnEntry(item: item, value: value)
    if isInLine {
      deferredEntries.append(DeferredEntry(term: UInt32(truncatingIfNeeded: term), entry: entry))
    } else {
      keyed.append(entry, to: term)
    }
  }

  /// Says that the item has a key, whatever its value: for `key:any` and `key:none`. The other calls imply it.
  package mutating func addKey(_ key: String) {
    mark(keySlot(of: place(of: key)))
  }

  /// Adds a link's target, folded, without `.md` and `#heading`: `stem` or `folder/stem`, as written in a wiki link.
  ///
  /// A relative link has before what is written the path from the root that it means, `/folder/stem`, and
  /// ``LinkNames/relativeMark``.
  package mutating func addLink(_ target: some Sequence<UInt8>) {
    addValue("links", value: target)
  }

  /// Adds a name by which links find the note: its folded file stem, or an alias.
  package mutating func addName(_ name: some Sequence<UInt8>, isAlias: Bool) {
    keyed.mark(slot(TermName.name, name), item: item, fields: isAlias ? .title : .body)
  }

  /// Where a key is remembered, from now on if it was not.
  private mutating func place(of key: String) -> Int {
    let place = KnownKey.place(of: key)
    if knownKeys[place].name != key { knownKeys[place] = KnownKey(name: key) }
    return place
  }

  /// The slot of the items that have a key, which is made with the first of them.
  private mutating func keySlot(of key: Int) -> Int {
    if let slot = knownKeys[key].slot { return slot }
    let slot = slot(TermName.key, knownKeys[key].bytes)
    knownKeys[key].slot = slot
    return slot
  }

  /// The slot of a key's column, which is made with its first entry.
  private mutating func columnSlot(of key: Int) -> Int {
    if let column = knownKeys[key].column { return column }
    let column = slot(TermName.column, knownKeys[key].bytes)
    knownKeys[key].column = column
    return column
  }

  private mutating func mark(_ term: Int) {
    if isInLine {
      deferredMarks.append(DeferredMark(item: item, term: UInt32(truncatingIfNeeded: term)))
    } else {
      keyed.mark(term, item: item, fields: .body)
    }
  }

  private mutating func slot(_ kind: UInt8, of key: Int, _ value: some Sequence<UInt8>) -> Int {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: knownKeys[key].prefix)
    scratch[0] = kind
    scratch.append(contentsOf: value)
    return slotOfScratch()
  }

  private mutating func slot(_ kind: UInt8, _ name: some Sequence<UInt8>) -> Int {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(kind)
    scratch.append(contentsOf: name)
    return slotOfScratch()
  }

  private mutating func slotOfScratch() -> Int {
    TermName.shorten(&scratch)
    return Self.slot(of: scratch, in: &keyed)
  }

  // The table and the term come apart, so that the term need not be copied.
  private static func slot(of term: [UInt8], in table: inout TermTable) -> Int {
    table.slot(of: term.span, count: term.count)
  }
}

/// The slots of a key, which every item asks for again.
struct KnownKey: Sendable {
  private(set) var name = ""
  /// The same in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The beginning of its terms that have a value: a byte for their kind, the name and a zero.
  private(set) var prefix: [UInt8] = [0, 0]
  /// Of the items that have the key, nil before there is one.
  var slot: Int?
  /// Of its column, nil before it has an entry.
  var column: Int?

  /// No key.
  init() {}

  /// A key that is met for the first time.
  init(name: String) {
    self.name = name
    bytes = Array(name.utf8)
    prefix = [0] + bytes + [0]
  }

  /// How many keys are remembered.
  static let capacity = 64

  /// Where a key is remembered; several may share a place.
  @inline(__always) static func place(of key: String) -> Int {
    let bytes = key.utf8Span.span
    guard let last = bytes.indices.last else { return 0 }
    return (bytes.count &* 7 &+ Int(bytes[0]) &+ 5 &* Int(bytes[last])) % capacity
  }
}
