import Foundation

/// A node that is given the whole window and keeps clear of bars by itself, such as one that scrolls below them.
package protocol FillsWindow: AnyObject {
  /// What bars and the device's shape keep from content, in points.
  var windowInsets: EdgeInsets { get set }

  /// How far the content has been scrolled from its start, in points; less than 0 while pulled down.
  var scrolledLength: CGFloat { get }
}
