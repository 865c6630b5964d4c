package import VaultModel

/// How scaled amounts are shown.
package struct ScaleOptions: Sendable, Hashable {
  /// Exact numbers in the author's units and words, or in words that agree with them, or rounded ones in the units a cook
  /// would use.
  package var style: PrintStyle
  /// The system that masses and volumes are converted to; nil: as written.
  package var system: UnitSystem?
  /// The sizes of cups, spoons and glasses.
  package var measures: UnitMeasures

  package init(
    style: PrintStyle = .exact, system: UnitSystem? = nil, measures: UnitMeasures = UnitMeasures()
  ) {
    self.style = style
    self.system = system
    self.measures = measures
  }
}
