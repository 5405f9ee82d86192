import Foundation

/// The size that a container proposes; `nil` asks for the ideal length.
///
/// - Reference: [SwiftUI's `ProposedViewSize`](https://developer.apple.com/documentation/swiftui/proposedviewsize).
@frozen public struct ProposedViewSize: Hashable, Sendable {
  /// The width, in points; `nil` for the ideal one.
  public var width: CGFloat?
  /// The height, in points; `nil` for the ideal one.
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal from a size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal that asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposed lengths, and those of a given size for missing ones.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The name of a proposal in nodes.
package typealias ProposedSize = ProposedViewSize

extension ProposedViewSize {
  /// The offer less some insets, never below 0.
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// Returns the proposal if there is one, otherwise ten points, as SwiftUI's shapes use.
  func replacingUnspecified(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    replacingUnspecifiedDimensions(by: size)
  }

  /// The offer along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Axis {
  /// The other axis.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
