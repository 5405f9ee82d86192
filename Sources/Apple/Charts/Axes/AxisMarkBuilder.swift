import SwiftUI

/// A result builder that combines the marks at a value of an axis.
///
/// - Reference: [Swift Charts' `AxisMarkBuilder`](https://developer.apple.com/documentation/charts/axismarkbuilder).
@resultBuilder
public enum AxisMarkBuilder {
  /// A mark in a block.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  /// A block without marks.
  public static func buildBlock() -> some AxisMark { AxisMarkTuple() }

  /// A single mark is returned unchanged.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Several marks are combined.
  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> some AxisMark {
    AxisMarkTuple(repeat each content)
  }

  /// Marks under a condition.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  /// The first of two alternatives.
  public static func buildEither<First: AxisMark, Second: AxisMark>(first: First)
    -> BuilderConditional<First, Second>
  {
    BuilderConditional(content: .first(first))
  }

  /// The second of two alternatives.
  public static func buildEither<First: AxisMark, Second: AxisMark>(second: Second)
    -> BuilderConditional<First, Second>
  {
    BuilderConditional(content: .second(second))
  }

  /// Marks under an availability condition.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}

/// Several marks at one value.
struct AxisMarkTuple<each Content: AxisMark>: PrimitiveAxisMark {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  func collect(into items: inout [AxisItem], at value: AxisValue) {
    for mark in repeat each content { mark.addItems(to: &items, at: value) }
  }
}

extension Optional: AxisMark, PrimitiveAxisMark where Wrapped: AxisMark {
  func collect(into items: inout [AxisItem], at value: AxisValue) { self?.addItems(to: &items, at: value) }
}

extension BuilderConditional: AxisMark, PrimitiveAxisMark
where TrueContent: AxisMark, FalseContent: AxisMark {
  func collect(into items: inout [AxisItem], at value: AxisValue) {
    switch content {
    case .first(let mark): mark.addItems(to: &items, at: value)
    case .second(let mark): mark.addItems(to: &items, at: value)
    }
  }
}
