import VaultKitchen
import VaultMessages
import VaultSearch
import VaultStore

// What other rooms answer, with their errors as the failures that people read.

/// What the index answers; that it cannot be read becomes the failure that people read.
///
/// ```swift
/// let unread = try readingIndex(try vault.unreadableNotes())
/// ```
func readingIndex<Answer>(_ answer: @autoclosure () throws(SnapshotFault) -> Answer) throws(CommandFailure) -> Answer {
  do throws(SnapshotFault) { return try answer() } catch { throw CommandFailure(error) }
}

/// What the system answers about a file; that it cannot be read becomes the failure that people read.
func readingFile<Answer>(
  _ path: String, _ answer: @autoclosure () throws(SystemError) -> Answer
) throws(CommandFailure) -> Answer {
  do throws(SystemError) { return try answer() } catch {
    throw CommandFailure(cannotRead: path, .systemError(error.code))
  }
}

/// The same of what writes a file.
func writingFile<Answer>(
  _ path: String, _ write: @autoclosure () throws(SystemError) -> Answer
) throws(CommandFailure) -> Answer {
  do throws(SystemError) { return try write() } catch {
    throw CommandFailure(.ioFailure, .cannotWrite, [.text(path), .systemError(error.code)])
  }
}

/// What the repository answers; why it cannot becomes the failure that people read.
func askingGit<Answer>(_ answer: @autoclosure () throws(GitFailure) -> Answer) throws(CommandFailure) -> Answer {
  do throws(GitFailure) { return try answer() } catch { throw CommandFailure(error) }
}

/// What a recipe comes to; why it cannot be scaled becomes the failure that people read.
///
/// - Parameter path: the recipe, as people call it.
func askingKitchen<Answer>(
  _ path: String, _ answer: @autoclosure () throws(ScaleError) -> Answer
) throws(CommandFailure) -> Answer {
  do throws(ScaleError) { return try answer() } catch { throw CommandFailure(error, path: path) }
}

extension Invocation {
  /// What a writer of the vault answers; why it cannot write becomes the failure that people read.
  func writing<Answer>(_ answer: @autoclosure () throws(WriteFailure) -> Answer) throws(CommandFailure) -> Answer {
    do throws(WriteFailure) { return try answer() } catch { throw CommandFailure(error, messages: messages) }
  }
}
