/// The file that makes a command all or nothing: everything that it does, written before it does anything.
///
/// It holds what every file was and will be, so it is also the image from which the command is taken back later.
struct Journal: Sendable, Equatable {
  /// Where the command is going.
  enum Direction: UInt8, Sendable {
    /// All its steps are to be made.
    case forward = 0x46
    /// It failed, and all its steps are to be taken back.
    case back = 0x42
  }

  /// Whether the steps are being made or taken back.
  var direction = Direction.forward
  /// The device on which the command ran.
  var device: DeviceIdentity
  /// The command's number among all of this device.
  var number: UInt64
  /// The command.
  var record: CommandRecord
  /// The number of the command that this one takes back; 0 for any other command.
  var undoes: UInt64 = 0
  /// The number of the first command of a group that this one goes on with, so that they are taken back together; 0 for a
  /// command by itself, and for the first one.
  var group: UInt64 = 0
  /// Folders that the command makes, those above first.
  var folders: [Path] = []
  /// The steps, in the order in which they are made; they are taken back in the reverse order.
  var steps: [FileStep] = []

  /// The name in the state folder of the journal of a command that has begun.
  static let name = Array("journal".utf8)
  /// The name of one that has not begun: it tells which files beside the notes are left over when it never does.
  static let draftName = Array("journal.new".utf8)
  /// The longest journal, in bytes.
  static let limit = 512 << 20
  /// Where in the file the direction stands: it alone is changed in place.
  static let directionOffset: Int64 = 8
}
