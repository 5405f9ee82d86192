import Foundation

/// The size that a container offers; `nil` asks for the ideal size.
///
/// - Reference: [SwiftUI's `ProposedViewSize`](https://developer.apple.com/documentation/swiftui/proposedviewsize).
package struct ProposedSize: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?

  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  package static let unspecified = ProposedSize(width: nil, height: nil)
  package static let zero = ProposedSize(width: 0, height: 0)
  package static let infinity = ProposedSize(width: .infinity, height: .infinity)

  /// The offer less some insets, never below 0.
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  /// The offer where there is one, else ten points, as SwiftUI's shapes have it.
  func replacingUnspecified(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
