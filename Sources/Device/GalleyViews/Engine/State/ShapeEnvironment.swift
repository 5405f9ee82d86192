/// The environment of the place at which an outline is made.
///
/// A shape has no body: its `@Environment` properties are read while its outline is made, also those of shapes within shapes.
struct ShapeEnvironment: @unchecked Sendable {
  /// That of the outline that is being made; `nil` outside of one.
  @TaskLocal private static var current: ShapeEnvironment?

  private let values: EnvironmentValues

  /// The values at the place of the outline; `nil` outside of one.
  static var values: EnvironmentValues? { current?.values }

  /// Makes an outline at a place.
  static func with<Outline>(_ values: EnvironmentValues, _ outline: () -> Outline) -> Outline {
    $current.withValue(ShapeEnvironment(values: values), operation: outline)
  }
}
