import SwiftUI

/// A result builder that combines the content of a chart.
///
/// - Reference: [Swift Charts' `ChartContentBuilder`](https://developer.apple.com/documentation/charts/chartcontentbuilder).
@resultBuilder
public enum ChartContentBuilder {
  /// Content in a block.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  /// A block without content.
  public static func buildBlock() -> some ChartContent { ContentTuple() }

  /// A single piece of content is returned unchanged.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  /// Several pieces of content are combined.
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content)
    -> some ChartContent
  {
    ContentTuple(repeat each content)
  }

  /// Content under a condition.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  /// The first of two alternatives.
  public static func buildEither<First: ChartContent, Second: ChartContent>(first: First)
    -> BuilderConditional<First, Second>
  {
    BuilderConditional(content: .first(first))
  }

  /// The second of two alternatives.
  public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second)
    -> BuilderConditional<First, Second>
  {
    BuilderConditional(content: .second(second))
  }

  /// Content under an availability condition.
  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// Several pieces of content, one after the other.
struct ContentTuple<each Content: ChartContent>: PrimitiveChartContent {
  typealias Body = Never

  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  func collect(into marks: inout [Mark], _ look: MarkLook) {
    for piece in repeat each content { piece.addMarks(to: &marks, look) }
  }
}

/// One of two alternatives, in a chart or on its axes.
///
/// - Reference: [Swift Charts' `BuilderConditional`](https://developer.apple.com/documentation/charts/builderconditional).
public struct BuilderConditional<TrueContent, FalseContent> {
  enum Choice {
    case first(TrueContent)
    case second(FalseContent)
  }

  let content: Choice
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  func collect(into marks: inout [Mark], _ look: MarkLook) {
    switch content {
    case .first(let content): content.addMarks(to: &marks, look)
    case .second(let content): content.addMarks(to: &marks, look)
    }
  }
}
