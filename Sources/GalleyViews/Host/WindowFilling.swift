import Foundation

/// A node that fills the window and keeps clear of bars by itself, such as a list that scrolls below them.
@MainActor package protocol WindowFilling: AnyObject {
  /// The insets that bars and the device's shape keep from content, in points.
  var windowInsets: EdgeInsets { get set }

  /// The distance that the content has been scrolled from its start, in points; below 0 while pulled down.
  var scrolledLength: CGFloat { get }
}

extension Node {
  /// Places a page: in the whole rectangle where it keeps clear of bars by itself, else in the middle
  /// of what bars leave.
  ///
  /// - Parameters:
  ///   - rect: The place, in points of the window.
  ///   - insets: What bars and the device's shape keep from content, in points.
  ///   - parent: Who gives it.
  func placePage(in rect: CGRect, clearOf insets: EdgeInsets, by parent: Node?) {
    if let filler = windowFiller {
      filler.windowInsets = insets
      place(in: rect, by: parent)
    } else {
      let space = rect.inset(by: insets)
      let size = measure(ProposedSize(space.size))
      place(in: Alignment.center.place(size, in: space), by: parent)
    }
  }
}

/// A node that goes back to its start when its tab is tapped again.
@MainActor protocol StartReturning: Node {
  /// Goes back to the start.
  func returnToStart() -> Bool
}
