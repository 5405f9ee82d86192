import Foundation

/// A property wrapper for a length that scales with the person's text size.
///
/// - Reference: [SwiftUI's `ScaledMetric`](https://developer.apple.com/documentation/swiftui/scaledmetric).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// Creates a length that scales with a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length at the ordinary text size.
  ///   - textStyle: The kind of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a length that scales with body text.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The length at the current text size, in whole pixels.
  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let values = context.environment
    let growth = style.growth(at: values.dynamicTypeSize)
    scaled =
      growth == 1
      ? base : Value((Double(base) * growth * values.displayScale).rounded() / values.displayScale)
    return nil
  }
  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    old.dynamicTypeSize == new.dynamicTypeSize && old.displayScale == new.displayScale
  }

  package static var isPartOfView: Bool { true }
}

extension ScaledMetric: SelfComparing {
  @MainActor func isSame(as other: ScaledMetric) -> Bool { base == other.base && style == other.style }
}
