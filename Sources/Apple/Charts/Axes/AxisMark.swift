import Foundation
import SwiftUI

/// A mark at a value of an axis: a line, a tick or a label.
///
/// - Reference: [Swift Charts' `AxisMark`](https://developer.apple.com/documentation/charts/axismark).
public protocol AxisMark {}

/// A mark that the library shows.
protocol PrimitiveAxisMark: AxisMark {
  /// Appends the items of the mark at a value.
  func collect(into items: inout [AxisItem], at value: AxisValue)
}

extension AxisMark {
  func addItems(to items: inout [AxisItem], at value: AxisValue) {
    (self as? any PrimitiveAxisMark)?.collect(into: &items, at: value)
  }
}

/// An item at a value of an axis.
struct AxisItem {
  enum Kind {
    case gridLine
    case tick(length: AxisTick.Length)
    case label(AxisLabelContent)
  }

  var kind: Kind
  /// Whether it is shown between the value and the next.
  var isCentered = false
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// The label of a value.
struct AxisLabelContent {
  var view: AnyView
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// A line across the plot.
///
/// - Reference: [Swift Charts' `AxisGridLine`](https://developer.apple.com/documentation/charts/axisgridline).
public struct AxisGridLine: PrimitiveAxisMark {
  private let isCentered: Bool
  private let stroke: StrokeStyle?

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - centered: Whether it is between the value and the next.
  ///   - stroke: The style of the line; `nil` for the default thin line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.stroke = stroke
  }

  func collect(into items: inout [AxisItem], at value: AxisValue) {
    items.append(AxisItem(kind: .gridLine, isCentered: isCentered, stroke: stroke))
  }
}

/// A short line beside the plot.
///
/// - Reference: [Swift Charts' `AxisTick`](https://developer.apple.com/documentation/charts/axistick).
public struct AxisTick: PrimitiveAxisMark {
  /// The length of a tick.
  public enum Length: Hashable, Sendable {
    /// The default length.
    case automatic
    /// A length in points.
    case length(CGFloat)
    /// The height of the label plus some points; on a vertical axis the width.
    case label(extendPastBy: CGFloat = 0)
    /// The length of the longest label plus some points.
    case longestLabel(extendPastBy: CGFloat = 0)
  }

  private let isCentered: Bool
  private let length: Length
  private let stroke: StrokeStyle?

  /// Creates a tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: .length(length), stroke: stroke)
  }

  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether it is between the value and the next.
  ///   - length: The length.
  ///   - stroke: The style of the line; `nil` for the default thin line.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.length = length
    self.stroke = stroke
  }

  func collect(into items: inout [AxisItem], at value: AxisValue) {
    items.append(AxisItem(kind: .tick(length: length), isCentered: isCentered, stroke: stroke))
  }
}

/// An axis mark with a modifier.
struct ModifiedAxisMark<Content: AxisMark>: PrimitiveAxisMark {
  let content: Content
  let change: (inout AxisItem) -> Void

  func collect(into items: inout [AxisItem], at value: AxisValue) {
    var own: [AxisItem] = []
    content.addItems(to: &own, at: value)
    for index in own.indices { change(&own[index]) }
    items += own
  }
}

extension AxisMark {
  /// Sets the style of the mark.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    ModifiedAxisMark(content: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    ModifiedAxisMark(content: self) { $0.font = $0.font ?? font }
  }

  /// Offsets the mark, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ModifiedAxisMark(content: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// Offsets the mark, in points.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

/// A type-erased axis mark.
///
/// - Reference: [Swift Charts' `AnyAxisMark`](https://developer.apple.com/documentation/charts/anyaxismark).
public struct AnyAxisMark: PrimitiveAxisMark {
  private let mark: any AxisMark

  /// Creates a type-erased mark.
  public init(_ mark: some AxisMark) {
    self.mark = mark
  }

  func collect(into items: inout [AxisItem], at value: AxisValue) { mark.addItems(to: &items, at: value) }
}
