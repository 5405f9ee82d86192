/// An engine that `galley diff --engine` and `galley compare --engine` offer by its name.
///
/// An engine is one file: the rule, its name, its options, and the comparator for rows if it has one. ``PixelEngineCatalogue`` lists it;
/// nothing else knows which engines there are.
package protocol NamedPixelEngine: PixelEngine {
  /// The name.
  static var name: String { get }
  /// The options that have an effect on the engine.
  static var options: EngineOptions { get }

  /// Creates the engine with the values of its options; others have none.
  init(_ choices: EngineChoices)
}

/// The options of an engine.
package struct EngineOptions: Sendable {
  /// The range of the threshold; `nil` if the engine has none.
  package var thresholds: ClosedRange<Double>?
  /// Whether the engine can tolerate differences of anti-aliasing.
  package var hasAntialiasing: Bool
  /// Whether the backdrop of clear pixels can be chosen.
  package var hasBackdrop: Bool
  /// Whether the engine can tolerate a text cursor.
  package var hasCaret: Bool
  /// The numbers that only this engine has.
  package var numbers: [EngineNumber]

  /// Creates a list of options.
  package init(
    thresholds: ClosedRange<Double>? = nil, hasAntialiasing: Bool = false, hasBackdrop: Bool = false,
    hasCaret: Bool = false, numbers: [EngineNumber] = []
  ) {
    self.thresholds = thresholds
    self.hasAntialiasing = hasAntialiasing
    self.hasBackdrop = hasBackdrop
    self.hasCaret = hasCaret
    self.numbers = numbers
  }
}

/// A number that one engine takes.
package struct EngineNumber: Hashable, Sendable {
  /// The name, as an option has it after its two hyphens.
  package var name: String
  /// The range of valid values.
  package var range: ClosedRange<Double>
  /// Whether it has an effect only where differences of anti-aliasing are tolerated.
  package var needsAntialiasing: Bool
  /// The effect, in half a sentence for help.
  package var summary: String

  /// Creates the description of a number.
  package init(
    name: String, range: ClosedRange<Double>, needsAntialiasing: Bool = false, summary: String
  ) {
    self.name = name
    self.range = range
    self.needsAntialiasing = needsAntialiasing
    self.summary = summary
  }
}

/// The values of an engine's options.
package struct EngineChoices: Sendable {
  /// The threshold; `nil` for the engine's own.
  package var threshold: Double?
  /// The treatment of differences of anti-aliasing.
  package var antialiasing = AntialiasingRule.counted
  /// The backdrop of clear pixels.
  package var backdrop = TransparencyBackdrop.checkerboard
  /// The treatment of a text cursor.
  package var caret = CaretRule.counted
  /// The tool whose counts are wanted.
  package var tool: FamiliarTool?
  private var numbers: [EngineNumber: Double] = [:]

  /// Creates values without any tolerance.
  package init() {}

  /// The value of a number of one engine; `nil` for the engine's own.
  package subscript(number: EngineNumber) -> Double? {
    get { numbers[number] }
    set { numbers[number] = newValue }
  }
}
