import VaultActions
import VaultKitchen
import VaultMessages
import VaultSearch
import VaultStore

// What other rooms answer, with their errors as the failures that people read.

/// What the repository answers; why it cannot becomes the failure that people read.
func askingGit<Answer>(_ answer: @autoclosure () throws(GitFailure) -> Answer) throws(Failure) -> Answer {
  do throws(GitFailure) { return try answer() } catch { throw Failure(error) }
}

/// What a recipe comes to; why it cannot be scaled becomes the failure that people read.
///
/// - Parameter path: the recipe, as people call it.
func askingKitchen<Answer>(
  _ path: String, _ answer: @autoclosure () throws(ScaleError) -> Answer
) throws(Failure) -> Answer {
  do throws(ScaleError) { return try answer() } catch { throw Failure(error, path: path) }
}
