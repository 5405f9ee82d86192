import Foundation
import SwiftUI

/// An edge of a chart, counted from left to right in every direction of the interface.
enum ChartEdge {
  case top, bottom, left, right

  var isHorizontal: Bool { self == .top || self == .bottom }
}

/// The space around the plot of a chart that is still free.
struct ChartFrame {
  private(set) var rect: CGRect
  let isRightToLeft: Bool

  /// Returns the edge of a position; `nil` for one over the plot.
  func edge(_ position: AnnotationPosition, usual: ChartEdge) -> ChartEdge? {
    switch position.kind {
    case .automatic: usual
    case .overlay: nil
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  /// The edge that a position of an axis means.
  func edge(_ position: AxisMarkPosition) -> ChartEdge {
    switch position {
    case .top: .top
    case .automatic, .bottom: .bottom
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  /// Takes a strip away.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - length: The width or height.
  /// - Returns: The strip.
  @discardableResult mutating func take(_ edge: ChartEdge, _ length: CGFloat) -> CGRect {
    let most = edge.isHorizontal ? rect.height : rect.width
    let length = min(max(0, length), most)
    var strip = rect
    switch edge {
    case .top:
      strip.size.height = length
      rect.origin.y += length
      rect.size.height -= length
    case .bottom:
      strip.size.height = length
      strip.origin.y = rect.maxY - length
      rect.size.height -= length
    case .left:
      strip.size.width = length
      rect.origin.x += length
      rect.size.width -= length
    case .right:
      strip.size.width = length
      strip.origin.x = rect.maxX - length
      rect.size.width -= length
    }
    return strip
  }
}

/// The rule for showing labels in a row.
enum LabelCollisions {
  /// The least distance between two labels, in points.
  private static let spacing: CGFloat = 4

  /// Returns the least step between shown labels so that none covers another: 1 for all, 2 for every second.
  ///
  /// - Parameter spans: The parts of the axis that the labels take, in order.
  static func stride(of spans: [ClosedRange<CGFloat>]) -> Int {
    guard spans.count > 1 else { return 1 }
    return (1..<spans.count).first { stride in
      let shown = Swift.stride(from: 0, to: spans.count, by: stride).map { spans[$0] }
      return zip(shown, shown.dropFirst()).allSatisfy { one, other in
        one.upperBound + spacing <= other.lowerBound || other.upperBound + spacing <= one.lowerBound
      }
    } ?? spans.count
  }
}
