extension LineJudge {
  /// The lines of an answer with the numbers of the lines they are.
  struct Reading {
    /// A line of the answer that is known.
    struct Found {
      let text: Substring
      /// Its place among the lines.
      let place: Int
      /// The heading above; 0 above the first; nil after a conflict that has one.
      let heading: Int?
      /// The task above a log line, the list of a value, the key below a comment (0 at the end).
      var context: Int
    }

    /// Where each line stands outside of conflicts.
    private(set) var clean: [Int: [Found]] = [:]
    /// The conflicts in which each line is shown.
    private(set) var conflicting: [Int: Set<Int>] = [:]
    /// What each conflict shows.
    private(set) var conflicts: [Int: Set<Int>] = [:]
    /// The lines of the body outside of conflicts; nil for a blank one and at a conflict.
    private(set) var body: [Int?] = []
    private(set) var faults: [String] = []
    /// The lists written in brackets.
    private(set) var flows: Set<Int> = []

    init(_ note: MergedNote, _ owners: [String: Int], _ numbers: Set<Int>) {
      var heading: Int? = 0
      var parent = 0
      var keys: Set<Int> = []
      for number in 1...max(1, note.conflicts) where number <= note.conflicts { conflicts[number] = [] }
      for (place, line) in note.lines.enumerated() {
        // Above its values a list names itself.
        let name = line.flow == nil ? line.text : line.text.prefix { $0 != ":" }
        let found = Set(MergedNote.words(name).compactMap { owners[$0] })
        if found.count > 1 { faults.append("words of two lines in one: \(line.text)") }
        let number = found.first
        let values = line.flow?.map { (Set(MergedNote.words($0).compactMap { owners[$0] }).first, $0) } ?? []
        if let conflict = line.zone.conflict {
          body.append(nil)
          for shown in found.union(values.compactMap(\.0)) {
            conflicting[shown, default: []].insert(conflict)
            conflicts[conflict, default: []].insert(shown)
          }
          if line.isHeading { heading = nil }
          if !line.isIndented { parent = 0 }
          continue
        }
        if line.zone == .body { body.append(line.isBlank ? nil : number) }
        guard let number, numbers.contains(number) else {
          if !line.isBlank { faults.append("a line of no version: \(line.text)") }
          continue
        }
        if line.zone == .body, line.isHeading { heading = number }
        let isMember = line.isIndented
        if !isMember { parent = number }
        let text = line.zone == .front && line.isEntry ? line.text.drop { $0 == " " }.dropFirst(2) : line.text
        clean[number, default: []].append(Found(text: text, place: place, heading: heading, context: parent))
        if line.zone == .front, !isMember, !line.text.hasPrefix("#") {
          if !keys.insert(number).inserted { faults.append("a key stands twice: \(line.text)") }
        }
        if line.flow != nil { flows.insert(number) }
        for case (let value?, let text) in values {
          clean[value, default: []].append(Found(text: text, place: place, heading: heading, context: number))
        }
      }
      setKeys(note)
    }

    /// Finds the key below each comment of the front matter.
    private mutating func setKeys(_ note: MergedNote) {
      let front = note.lines.filter { $0.zone == .front }
      let numbers = Dictionary(
        clean.flatMap { number, found in found.map { ($0.place, number) } }.filter { $0.0 < front.count }
      ) { first, second in clean[first]?.first?.context == first ? first : second }
      var key = 0
      for place in front.indices.reversed() {
        guard let number = numbers[place] else { continue }
        if front[place].text.hasPrefix("#") {
          for index in clean[number]?.indices ?? 0..<0 where clean[number]?[index].place == place {
            clean[number]?[index].context = key
          }
        } else if !front[place].isIndented {
          key = number
        }
      }
    }

    /// Whether one of these lines is in a conflict.
    func isInDoubt(_ lines: [Int]) -> Bool { lines.contains { conflicting[$0] != nil } }
  }
}
