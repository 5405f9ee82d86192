import Foundation

/// A node that is given the whole window and keeps clear of bars by itself, such as one that scrolls below them.
package protocol FillsWindow: AnyObject {
  /// What bars and the device's shape keep from content, in points.
  var windowInsets: EdgeInsets { get set }

  /// How far the content has been scrolled from its start, in points; less than 0 while pulled down.
  var scrolledLength: CGFloat { get }
}

extension Node {
  /// Gives what stands for a page its place: all of it where the page keeps clear of bars by itself, else the middle
  /// of what bars leave.
  ///
  /// - Parameters:
  ///   - rect: The place, in points of the window.
  ///   - insets: What bars and the device's shape keep from content, in points.
  ///   - parent: Who gives it.
  func placePage(in rect: CGRect, clearOf insets: EdgeInsets, by parent: Node) {
    if let filler = windowFiller {
      filler.windowInsets = insets
      place(in: rect, by: parent)
    } else {
      let room = rect.inset(by: insets)
      let size = measure(ProposedSize(room.size))
      place(in: Alignment.center.place(size, in: room), by: parent)
    }
  }
}

/// A node that goes back to where it began when the tab it is in is tapped again.
protocol ReturnsToStart: Node {
  /// Goes back.
  ///
  /// - Returns: Whether it was anywhere else.
  func returnToStart() -> Bool
}
