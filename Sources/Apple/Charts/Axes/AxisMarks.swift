import Foundation
import SwiftUI

/// The content of an axis.
///
/// - Reference: [Swift Charts' `AxisContent`](https://developer.apple.com/documentation/charts/axiscontent).
public protocol AxisContent {}

/// Content that the library reads.
protocol PrimitiveAxisContent: AxisContent {
  var sets: [AxisMarkSet] { get }
}

extension AxisContent {
  var markSets: [AxisMarkSet] { (self as? any PrimitiveAxisContent)?.sets ?? [] }
}

/// Marks at some values of an axis.
struct AxisMarkSet {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// A closure that returns the items at a value; `nil` for the defaults.
  var items: ((AxisValue) -> [AxisItem])?
  /// A closure that returns the text of a value, if only its format is given.
  var text: ((AxisValue) -> Text)?
  var stroke: StrokeStyle?
}

/// Marks at some values of an axis.
///
/// - Reference: [Swift Charts' `AxisMarks`](https://developer.apple.com/documentation/charts/axismarks).
public struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
  private let set: AxisMarkSet

  var sets: [AxisMarkSet] { [set] }

  /// Creates marks with content that depends on the value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    set = AxisMarkSet(preset: preset, position: position, values: values) { value in
      var items: [AxisItem] = []
      content(value).addItems(to: &items, at: value)
      return items
    }
  }

  /// Creates marks with content.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { (_: AxisValue) in content() }
  }

  /// Creates marks at given values with content that depends on the value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map { DataValue($0) })), content: content)
  }

  /// Creates marks at given values with content.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { (_: AxisValue) in content() }
  }
}

extension AxisMarks where Content == AnyAxisMark {
  /// Creates the default marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    set = AxisMarkSet(preset: preset, position: position, values: values, stroke: stroke)
  }

  /// Creates the default marks at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(
      preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map { DataValue($0) })), stroke: stroke)
  }

  /// Creates the default marks, with the values in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    var set = AxisMarkSet(preset: preset, position: position, values: values, stroke: stroke)
    set.text = { value in value.as(Format.FormatInput.self).map { Text($0, format: format) } ?? value.text }
    self.set = set
  }

  /// Creates the default marks at given values, in a format.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position,
      values: AxisMarkValues(kind: .values(values.map { DataValue($0) })), stroke: stroke)
  }
}

/// A result builder that combines the content of an axis.
///
/// - Reference: [Swift Charts' `AxisContentBuilder`](https://developer.apple.com/documentation/charts/axiscontentbuilder).
@resultBuilder
public enum AxisContentBuilder {
  /// Content in a block.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

  /// A block without content.
  public static func buildBlock() -> some AxisContent { AxisContentList(sets: []) }

  /// A single piece of content is returned unchanged.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Several pieces of content are combined.
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> some AxisContent
  {
    var sets: [AxisMarkSet] = []
    for piece in repeat each content { sets += piece.markSets }
    return AxisContentList(sets: sets)
  }

  /// Content under a condition.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> some AxisContent {
    AxisContentList(sets: content?.markSets ?? [])
  }

  /// The first of two alternatives.
  public static func buildEither<First: AxisContent, Second: AxisContent>(first: First)
    -> BuilderConditional<First, Second>
  {
    BuilderConditional(content: .first(first))
  }

  /// The second of two alternatives.
  public static func buildEither<First: AxisContent, Second: AxisContent>(second: Second)
    -> BuilderConditional<First, Second>
  {
    BuilderConditional(content: .second(second))
  }
}

/// The content of several pieces.
struct AxisContentList: PrimitiveAxisContent {
  let sets: [AxisMarkSet]
}

extension BuilderConditional: AxisContent, PrimitiveAxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  var sets: [AxisMarkSet] {
    switch content {
    case .first(let content): content.markSets
    case .second(let content): content.markSets
    }
  }
}
