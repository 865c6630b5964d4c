import Dispatch
import VaultModel

/// The tables of the kitchen that are large enough to be read ahead.
package enum KitchenTables {
  /// Begins to read them on other threads, and comes back at once: who asks for one before it is read waits for it.
  ///
  /// They take tens of milliseconds, which a command over all recipes need not wait for while it looks at the vault's files.
  package static func readAhead() {
    DispatchQueue.global().async {
      _ = FoodTable.standard
      FoodTable.readStems()
    }
    DispatchQueue.global().async {
      _ = LineWords.standard
      _ = FoodWords.standard
    }
  }
}
