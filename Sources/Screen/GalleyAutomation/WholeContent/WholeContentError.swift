import Foundation
import GalleyImage
import GalleyText
import GalleyTree

/// An error of a capture of whole content.
package enum WholeContentError: Error, Hashable, Sendable {
  /// The element shows all of itself, and holds nothing that scrolls.
  case nothingScrolls(String)
  /// Nothing of it is on the screen.
  case notVisible(String, device: String)
  /// Something lies over it, so that too little of it is clear to be scrolled and seen.
  case covered(String, by: String)
  /// The content is longer than a picture may be, or has no end.
  case tooLong(String, points: Double, screens: Int, limit: String)
  /// The end was not reached in time.
  case outOfTime(String, points: Double, seconds: Double)
  /// No element is seen both before and after a drag, so that nobody knows how far it went.
  case lost(String, drags: Int)
  /// An element was not the same on two screens that both show it.
  case changed(String, at: Double, before: String, after: String)
  /// Pixels were not the same on two screens that both show them.
  case redrawn(String, at: CGRect, in: String, pixels: Int)
  /// It vanished while it was scrolled.
  case gone(String, drags: Int)
}

extension WholeContentError: CustomStringConvertible {
  /// The reason, and the way out, without a full stop.
  package var description: String {
    switch self {
    case .nothingScrolls(let element):
      "\(element) does not scroll and holds nothing that does; check it without \"fully\""
    case .notVisible(let element, let device):
      "nothing of \(element) is on the screen of \(device), so there is no picture to check; scroll to it first"
    case .covered(let container, let cover):
      "\(cover) lies over \(container), so that its content cannot be scrolled through; close that first"
    case .tooLong(let container, let points, let screens, let limit):
      "\(container) goes on after \(Self.whole(points)) points (\(Self.screens(screens))), and \(limit); "
        + "check a part of it, or give the app less content"
    case .outOfTime(let container, let points, let seconds):
      "the end of \(container) was not reached within \(Numeral.decimal(seconds)) seconds, "
        + "after \(Self.whole(points)) points; check a part of it, or give the app less content"
    case .lost(let container, let drags):
      "after \(EnglishNoun.count(drags, one: "a drag", "drag")) \(container) shows nothing that it showed before, "
        + "so its parts cannot be put together; give its elements identifiers, or check it part by part"
    case .changed(let container, let at, let before, let after):
      "\(container) cannot be put together, because it changed while it was scrolled: "
        + "\(Self.whole(at)) points from its start it showed \(before), and then \(after); "
        + "have it hold still, or ignore it in the check"
    case .redrawn(let container, let rect, let element, let pixels):
      "\(container) cannot be put together, because it is drawn differently after it was scrolled: "
        + "\(EnglishNoun.count(pixels, "pixel")) in \(element), "
        + "\(Self.whole(rect.width)) × \(Self.whole(rect.height)) points at "
        + "(\(Self.whole(rect.minX)), \(Self.whole(rect.minY))); have it hold still, or ignore it in the check"
    case .gone(let container, let drags):
      "\(container) was gone after \(EnglishNoun.count(drags, one: "a drag", "drag")); "
        + "check it where scrolling does not leave the page"
    }
  }

  private static func whole(_ value: Double) -> String { Numeral.decimal(value.rounded()) }

  private static func screens(_ count: Int) -> String { EnglishNoun.count(count, "screen") }
}
