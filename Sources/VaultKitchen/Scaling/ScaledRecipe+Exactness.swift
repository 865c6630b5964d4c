package import VaultModel

extension ScaledRecipe {
  /// The lines whose amounts in the scaled note are not the exact multiples: those at their `max`, those rounded up, and
  /// those that a kitchen scale cannot show. Scaling back would not give the old amounts.
  ///
  /// - Parameters:
  ///   - written: the recipe as it reads in the scaled note.
  ///   - measures: what measures hold, for amounts that are written in another unit.
  package func inexactLines(in written: Recipe, _ measures: UnitMeasures) -> [(line: Line, written: Ingredient)] {
    guard written.ingredients.count == lines.count else { return [] }
    return zip(lines, written.ingredients).filter { line, new in !isExact(line.ingredient, as: new, measures) }
      .map { (line: $0, written: $1) }
  }

  private func isExact(_ old: Ingredient, as new: Ingredient, _ measures: UnitMeasures) -> Bool {
    guard !old.attributes.isFixed, !old.attributes.isToTaste, let quantity = old.quantity, let amount = quantity.amount
    else { return true }
    guard let result = new.quantity, let values = result.amount?.numbers.map(\.value) else { return false }
    let exact = amount.numbers.compactMap { try? $0.value * factor.value }
    guard result.unit != quantity.unit else { return values == exact || Set(values) == Set(exact) }
    guard let from = result.unit, let to = quantity.unit else { return false }
    return values.compactMap { from.convert($0, to: to, measures) } == exact
  }
}
