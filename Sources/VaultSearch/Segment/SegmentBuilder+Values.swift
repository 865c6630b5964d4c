package import VaultModel

/// Keys, values, columns, links and names of the item that is begun.
extension SegmentBuilder {
  /// Adds a value of a key: a member of a closed set or a list, a tag (key `tag`), or any whole value; folded.
  package mutating func addValue(_ key: String, value: some Sequence<UInt8>) {
    let term = slot(TermName.value, key: key.utf8, value)
    mark(term)
    addKey(key)
  }

  /// Adds a folded word of a text key, for `ingredient:flour` or an unknown key; not needed for `title` and `body`,
  /// which are answered from the fields of ordinary words. The word must also be added by ``addWord(_:count:in:)``, as
  /// every word of a note is: stems are found among the words of the text.
  package mutating func addKeyWord(_ key: String, word: some Sequence<UInt8>) {
    let term = slot(TermName.keyWord, key: key.utf8, word)
    mark(term)
    addKey(key)
  }

  /// Adds a typed value for comparison, ranges and sorting.
  package mutating func addColumn(_ key: String, value: ColumnValue) {
    addEntry(value, to: columnSlot(of: key))
    addKey(key)
  }

  /// Adds the amount of one line of a text key, for `ingredient:flour>=500g`, under each folded word of the line, which
  /// are words of the text too.
  package mutating func addAmount(_ key: String, words: some Sequence<[UInt8]>, value: ColumnValue) {
    for word in words { addEntry(value, to: slot(TermName.column, key: key.utf8, word)) }
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
    mark(keySlot(of: key))
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

  /// The slot of the items that have a key.
  private mutating func keySlot(of key: String) -> Int {
    let place = KnownKey.place(of: key)
    if let known = knownKeys[place], known.name == key { return known.slot }
    let known = KnownKey(name: key, slot: slot(TermName.key, key.utf8))
    knownKeys[place] = known
    return known.slot
  }

  /// The slot of a key's column, which is made with its first entry.
  private mutating func columnSlot(of key: String) -> Int {
    let place = KnownKey.place(of: key)
    if let known = knownKeys[place], known.name == key, let column = known.column { return column }
    let column = slot(TermName.column, key.utf8)
    knownKeys[place] = KnownKey(name: key, slot: keySlot(of: key), column: column)
    return column
  }

  private mutating func mark(_ term: Int) {
    if isInLine {
      deferredMarks.append(DeferredMark(item: item, term: UInt32(truncatingIfNeeded: term)))
    } else {
      keyed.mark(term, item: item, fields: .body)
    }
  }

  private mutating func slot(_ kind: UInt8, key: some Sequence<UInt8>, _ value: some Sequence<UInt8>) -> Int {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(kind)
    scratch.append(contentsOf: key)
    scratch.append(0)
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
    let term = scratch
    return keyed.slot(of: term.span, count: term.count)
  }
}

/// The slots of a key, which every item asks for again.
struct KnownKey: Sendable {
  var name: String
  /// Of the items that have the key.
  var slot: Int
  /// Of its column, nil before it has an entry.
  var column: Int?

  /// How many keys are remembered.
  static let capacity = 64

  /// Where a key is remembered; several may share a place.
  static func place(of key: String) -> Int {
    let bytes = key.utf8
    return (bytes.count &* 7 &+ Int(bytes.first ?? 0) &+ 5 &* Int(bytes.last ?? 0)) % capacity
  }
}
