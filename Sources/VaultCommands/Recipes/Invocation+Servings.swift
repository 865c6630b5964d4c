import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel

extension Invocation {
  /// For how many people an option asks; nil without it.
  func servings(_ flag: Flag, _ settings: Settings) throws(Failure) -> Rational? {
    guard let text = arguments[flag] else { return nil }
    do throws(ScaleError) {
      let numbers = NumberContext(lang: nil, locale: settings.locale ?? settings.language)
      guard case .servings(let wanted) = try ScaleTarget(servings: text, context: numbers) else { return nil }
      return wanted
    } catch {
      throw Failure(error, path: "")
    }
  }
}
