import VaultActions
import VaultMessages
import VaultStore
import VaultSyntax

/// `vault draw`: a canvas that strokes are typed on; the drawing is let go unless it is to be kept, or saved as a picture.
enum DrawCommand {
  static let output = Flag("output", short: "o", value: .path, "FILE", summary: .flagDrawOutput)

  static let syntax = CommandSyntax(
    "draw", summary: .commandDraw, operands: [], flags: [output, QuestionsCommand.keep, .dryRun],
    formats: ["text", "json"],
    examples: [
      Example("vault draw", .exampleDraw)
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    // A name that is taken is told before somebody draws.
    let files = invocation.environment.files
    let file = invocation.arguments[output].map { Path(invocation.environment.workingDirectory).appending(Path($0)) }
    if let file, (try? files.statusOfName(FileOperations.workingDirectory, file.bytes, false)) != nil {
      throw Failure(.conflict, .exportTaken, [.text(file.text)], hints: [Remark(.exportTakenHint)])
    }
    let (columns, rows) = (MessageValue.count(Canvas.columns), MessageValue.count(Canvas.rows))
    if invocation.canAsk { invocation.note(.drawHow, [columns, rows]) }
    guard let canvas = try drawing(invocation) else {
      invocation.print(invocation.messages(.drawHow, [columns, rows]))
      return .done
    }
    if invocation.format != "json", !invocation.canAsk {
      for line in canvas.lines(inColour: invocation.isInColour) { invocation.print(line) }
    }
    if let file, !invocation.arguments.has(.dryRun) {
      try writingFile(file.text, try files.makeFile(Array(canvas.picture.utf8), at: file))
      invocation.changes.note()
      invocation.note(.drawSaved, [.text(file.text)])
    }
    let entry = invocation.messages(.drawEntry, [.text(canvas.strokes.joined(separator: "; "))])
    return try QuestionsCommand.end(entry, isElsewhere: file != nil, invocation)
  }

  /// Reads strokes until an empty line, and shows somebody who draws how it looks.
  ///
  /// - Returns: nil where nothing is drawn and nothing is to be done with it.
  /// - Throws: that nothing is drawn, or that a line of a program is no stroke.
  private static func drawing(_ invocation: Invocation) throws(Failure) -> Canvas? {
    var canvas = Canvas()
    while let line = try line(on: canvas, invocation), !line.isEmpty {
      guard canvas.draw(line) else {
        let failure = Failure(
          .wrongRequest, .drawUnread, [.text(line)],
          hints: [Remark(.drawHow, [.count(Canvas.columns), .count(Canvas.rows)])])
        guard invocation.canAsk else { throw failure }
        invocation.report(failure)
        continue
      }
    }
    guard canvas.strokes.isEmpty else { return canvas }
    let isWanted = [QuestionsCommand.keep, output].contains { invocation.arguments.has($0) }
    guard !invocation.canAsk, !isWanted, invocation.format != "json" else {
      throw Failure(.wrongRequest, .drawNothing)
    }
    return nil
  }

  private static func line(on canvas: Canvas, _ invocation: Invocation) throws(Failure) -> String? {
    guard invocation.canAsk else {
      let line = invocation.environment.readLine()
      guard !invocation.shouldStop else { throw .stopped }
      return line.map { String(decoding: $0, as: UTF8.self).trimmed }
    }
    for line in canvas.lines(inColour: invocation.isInColour) { invocation.errors.write(line + "\n") }
    return try invocation.ask(.drawStroke)
  }
}

extension Invocation {
  /// Whether the squares of a canvas can be shown.
  fileprivate var isInColour: Bool { (isForPeople || canAsk) && environment[.terminal] != "dumb" }
}

/// A small canvas of seven colours, and the strokes that made it.
///
/// ```swift
/// var canvas = Canvas()
/// canvas.draw("5 1 12 24 12; 3 20 2")  // a blue line along the last row, and a yellow cell
/// ```
struct Canvas {
  static let columns = 24
  static let rows = 12
  /// The squares of the colours, with what they are in SVG; the first is the ground.
  private static let colours: [(square: String, paint: String)] = [
    ("⬜", "#ffffff"), ("🟥", "#d92b2b"), ("🟧", "#f08c1d"), ("🟨", "#f5d327"), ("🟩", "#3d9b40"), ("🟦", "#2f6fd0"),
    ("🟪", "#8a4fbf"), ("🟫", "#7a4a2b"),
  ]

  /// Every stroke, as one would type it: a colour from 0 to 7, then a column and a row, more than once for a line.
  private(set) var strokes: [String] = []
  /// The number of the colour of each cell, row by row.
  private var cells = [Int](repeating: 0, count: columns * rows)

  /// Draws strokes that stand with semicolons between them; several cells of one are joined by straight lines.
  ///
  /// - Returns: false where one of them is none: nothing is drawn then.
  mutating func draw(_ text: String) -> Bool {
    var strokes: [[Int]] = []
    for part in text.split(separator: ";") {
      let words = part.split { $0.isWhitespace || $0 == "," }
      let numbers = words.compactMap { Int($0) }
      guard numbers.count == words.count, Self.isStroke(numbers) else { return false }
      strokes.append(numbers)
    }
    for stroke in strokes { draw(stroke) }
    return !strokes.isEmpty
  }

  private static func isStroke(_ numbers: [Int]) -> Bool {
    guard numbers.count >= 3, numbers.count % 2 == 1, colours.indices.contains(numbers[0]) else { return false }
    return numbers.indices.dropFirst().allSatisfy { (1...($0 % 2 == 1 ? columns : rows)).contains(numbers[$0]) }
  }

  private mutating func draw(_ stroke: [Int]) {
    var (x, y) = (stroke[1], stroke[2])
    for index in stride(from: 1, to: stroke.count, by: 2) {
      let (across, down) = (stroke[index] - x, stroke[index + 1] - y)
      let steps = max(abs(across), abs(down), 1)
      for step in 0...steps {
        // Half a cell more, away from zero, rounds.
        let column = x + (2 * across * step + across.signum() * steps) / (2 * steps)
        let row = y + (2 * down * step + down.signum() * steps) / (2 * steps)
        cells[(row - 1) * Self.columns + column - 1] = stroke[0]
      }
      (x, y) = (stroke[index], stroke[index + 1])
    }
    strokes.append(stroke.map(String.init).joined(separator: " "))
  }

  /// The rows: coloured squares between numbers of columns and rows, else the numbers of the colours, `.` for the ground.
  func lines(inColour isInColour: Bool) -> [String] {
    let rows = (0..<Self.rows).map { cells[$0 * Self.columns..<($0 + 1) * Self.columns] }
    guard isInColour else { return rows.map { $0.map { $0 == 0 ? "." : String($0) }.joined() } }
    func label(_ number: Int) -> String { number < 10 ? " \(number)" : "\(number)" }
    let head = "   " + (1...Self.columns).map(label).joined()
    return [head]
      + rows.enumerated().map { label($0.offset + 1) + " " + $0.element.map { Self.colours[$0].square }.joined() }
  }

  /// The drawing as SVG 1.1, 20 pixels a cell.
  var picture: String {
    let (width, height) = (Self.columns, Self.rows)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width * 20)\""
        + " height=\"\(height * 20)\" shape-rendering=\"crispEdges\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(Self.colours[0].paint)\"/>",
    ]
    for (index, colour) in cells.enumerated() where colour != 0 {
      let place = "x=\"\(index % width)\" y=\"\(index / width)\""
      lines.append("<rect \(place) width=\"1\" height=\"1\" fill=\"\(Self.colours[colour].paint)\"/>")
    }
    return (lines + ["</svg>"]).map { $0 + "\n" }.joined()
  }
}
