import Foundation

// The names are those of Core Graphics.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a point of its coordinates.
///
/// - Reference: [Core Graphics' `CGPointMake`](https://developer.apple.com/documentation/coregraphics/cgpointmake(_:_:)).
nonisolated public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a size of its lengths.
nonisolated public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a rectangle of its origin and size.
nonisolated public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
{
  CGRect(x: x, y: y, width: width, height: height)
}
