import Foundation

extension Element {
  /// The farthest from the screen's corner that anything can be, in points.
  private static let farthest = 1e9

  /// The element with frames and sizes that can be reckoned with; what is below it stays as it is.
  var settled: Element {
    let natural = appearance?.naturalSize.map { CGRect(origin: .zero, size: $0) }
    if Self.isSettled(frame), appearance?.visibleFrame.map(Self.isSettled) ?? true,
      natural.map(Self.isSettled) ?? true, Self.isSettled(appearance?.cornerRadius),
      Self.isSettled(appearance?.fontSize)
    {
      return self
    }
    var element = self
    if !Self.isSettled(frame) { element.frame = .zero }
    if let visible = appearance?.visibleFrame, !Self.isSettled(visible) {
      element.appearance?.visibleFrame = .zero
    }
    if let natural, !Self.isSettled(natural) { element.appearance?.naturalSize = nil }
    if !Self.isSettled(appearance?.cornerRadius) { element.appearance?.cornerRadius = nil }
    if !Self.isSettled(appearance?.fontSize) { element.appearance?.fontSize = nil }
    return element
  }

  private static func isSettled(_ rect: CGRect) -> Bool {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy { abs($0) <= farthest }
  }

  private static func isSettled(_ length: Double?) -> Bool {
    length.map { abs($0) <= farthest } ?? true
  }
}
