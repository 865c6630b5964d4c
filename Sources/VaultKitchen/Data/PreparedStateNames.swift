/// Words for what was done to a food, by which a measure of it holds more or less: a cup of whipped cream weighs half of one
/// of cream.
///
/// A row is one state, `word, word`. After `!` stand states in which a food is no longer itself; the others are ways
/// to get a food into a cup at all.
///
/// Origin: the measures of ``HouseholdWeights`` and everyday usage; written by hand for this project.
/// Licence: none needed (facts).
enum PreparedStateNames {
  static let table = """
    chopped, diced, cubed, cubes, dice, chunks, pieces, minced, нарізаний, порізаний, кубики, шматочки, нарезанный, кубиками
    sliced, slices, strips, rings, скибочки, скибки, кільця, соломка, ломтики, кольцами
    shredded, grated, тертий, натертий, нашаткований, шаткований, тёртый, натёртый, шинкованный
    crumbled, покришений, раскрошенный
    sections, segments, часточки, дольки
    balls, кульки, шарики
    slivered
    cherry, черрі, черри
    packed, утрамбований, щільно, плотно, утрамбованный
    unpacked, loose, loosely
    ! whipped, збитий, взбитый
    ! ground, powdered, мелений, змелений, молотый
    ! mashed, pureed, puree, пюре, товчений, толчёный
    ! crumbs, крихти, крошки
    ! sifted, просіяний, просеянный
    ! melted, розтоплений, растопленный
    ! cooked, boiled, варений, відварений, варёный, отварной
    """
}
