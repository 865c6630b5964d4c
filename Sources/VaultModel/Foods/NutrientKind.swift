/// The figures of nutrition that vault knows by name; any other name stands for itself.
///
/// Source: the figures of Regulation (EU) No 1169/2011, Annex XV, in its order, and sodium and cholesterol of US labels.
package enum NutrientKind: UInt8, ClosedSet {
  case energy, fat, saturates, carbohydrate, sugars, fibre, protein, salt, sodium, cholesterol

  package static let vocabulary = Vocabulary(
    """
    energy: calories, calorie, kcal, енергія, калорії, калорійність, енергетична цінність, энергия, калории, калорийность
    fat: fats, total fat, жири, жир, жиры
    saturates: saturated fat, saturated, насичені жири, насичені, насыщенные жиры
    carbohydrate: carbohydrates, carbs, total carbohydrate, вуглеводи, углеводы
    sugars: sugar, total sugars, цукри, цукор, сахара, сахар
    fibre: fiber, dietary fibre, dietary fiber, клітковина, харчові волокна, клетчатка
    protein: proteins, білки, білок, белки, белок
    salt: сіль, соль
    sodium: натрій, натрий
    cholesterol: холестерин, холестерол
    """)
}

extension NutrientKind: FactConvertible {}
