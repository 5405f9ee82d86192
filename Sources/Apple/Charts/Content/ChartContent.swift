import SwiftUI

/// The content of a chart: marks, and compositions of them.
///
/// - Reference: [Swift Charts' `ChartContent`](https://developer.apple.com/documentation/charts/chartcontent).
public protocol ChartContent {
  /// The type of the composition.
  associatedtype Body: ChartContent

  /// The composition.
  @ChartContentBuilder var body: Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the library and has no body") }
}

/// Content that yields marks directly, without a body.
protocol PrimitiveChartContent: ChartContent where Body == Never {
  /// Adds the marks of this content to others.
  ///
  /// - Parameters:
  ///   - marks: The marks of the chart so far.
  ///   - look: The settings of the modifiers around this content.
  func collect(into marks: inout [Mark], _ look: MarkLook)
}

extension ChartContent {
  /// Appends the marks of any content.
  func addMarks(to marks: inout [Mark], _ look: MarkLook) {
    if let primitive = self as? any PrimitiveChartContent {
      primitive.collect(into: &marks, look)
    } else {
      body.addMarks(to: &marks, look)
    }
  }

  /// The marks of this content, in the order of their declaration.
  var marks: [Mark] {
    var marks: [Mark] = []
    addMarks(to: &marks, MarkLook())
    return marks
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
}

extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  func collect(into marks: inout [Mark], _ look: MarkLook) { self?.addMarks(to: &marks, look) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
}

extension ForEach: PrimitiveChartContent where Content: ChartContent {
  func collect(into marks: inout [Mark], _ look: MarkLook) {
    for member in data { content(member).addMarks(to: &marks, look) }
  }
}

nonisolated extension ForEach where Content: ChartContent {
  /// Creates content of a chart for each member, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, id: { $0[keyPath: id] }, place: SourcePlace(fileID: #fileID, line: #line), content: content)
  }

  /// Creates content of a chart for each member, identified by its `id`.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data, id: { $0.id }, place: SourcePlace(fileID: #fileID, line: #line), content: content)
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates content of a chart for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// A group of marks, for common modifiers.
///
/// - Reference: [Swift Charts' `Plot`](https://developer.apple.com/documentation/charts/plot).
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// Creates a group of content.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some ChartContent { content }
}

/// Type-erased content.
///
/// - Reference: [Swift Charts' `AnyChartContent`](https://developer.apple.com/documentation/charts/anychartcontent).
public struct AnyChartContent: ChartContent, PrimitiveChartContent {
  public typealias Body = Never

  private let content: any ChartContent

  /// Creates type-erased content.
  public init(_ content: some ChartContent) {
    self.content = content
  }

  func collect(into marks: inout [Mark], _ look: MarkLook) { content.addMarks(to: &marks, look) }
}
