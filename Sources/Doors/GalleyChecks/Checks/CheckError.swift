import Foundation
import GalleyText
import GalleyTree

/// An error of a check that has nothing to compare.
public enum CheckError: Error, CustomStringConvertible {
  /// The element is there, but nothing of it is on the screen.
  case nothingVisible(Element, on: Snapshot)
  /// A region of the check, by its name and kind, cannot be used.
  case region(String, RegionError)

  /// The reason, and the way out.
  public var description: String {
    switch self {
    case .nothingVisible(let element, let snapshot):
      "nothing of \(ElementText.line(element)) is on the screen of \(snapshot.configuration.device), "
        + "so there is no picture to check; scroll to it first"
    case .region(let region, let fault): "nothing was compared: the region \(region) \(fault)"
    }
  }
}

/// An error of a region that cannot be used.
public enum RegionError: Error, Hashable, Sendable {
  /// Nothing on the screen matches it; a page may know more.
  case nowhere(device: String, details: String?)
  /// Its elements are on the screen, but not inside of the element that is checked.
  case notInside(Element)
  /// A rectangle has no area, or a number of it is not finite.
  case noRectangle(CGRect)
  /// A rectangle lies outside of the picture of that size.
  case outside(CGRect, CGSize)
  /// A rectangle cannot float, as nothing in it is known to move.
  case floatingRectangle
  /// A padding is not a number from 0 up.
  case badPadding(RegionEdges)
  /// A limit for floating is not a number from 0 up.
  case badLimits(RegionEdges)
  /// Its pattern is none.
  case badPattern(TextPatternError)
}

extension RegionError: CustomStringConvertible {
  /// The reason and the way out, as the end of a sentence that begins with the region.
  public var description: String {
    switch self {
    case .nowhere(let device, nil):
      "is nowhere on the screen of \(device); wait for it before the check, or remove the region"
    case .nowhere(let device, let details?):
      "is nowhere on the screen of \(device); wait for it before the check, or remove the region\n\(details)"
    case .notInside(let element):
      "is not inside of \(ElementText.line(element)), which is checked; check more of the screen, or remove the region"
    case .noRectangle: "is no rectangle with an area; its width and height are numbers of points above 0"
    case .outside(_, let size):
      "lies outside of the picture, which is \(Numeral.exact(size.width)) × \(Numeral.exact(size.height)) points; "
        + "count from the upper left corner of what is checked"
    case .floatingRectangle: "is a rectangle, and only elements can float; name the element"
    case .badPadding(let edges):
      "has a padding of \(Self.words(edges)); a padding is a number of points from 0 up on each side"
    case .badLimits(let edges):
      "may float by \(Self.words(edges)); a limit is a number of points from 0 up on each side"
    case .badPattern(let error): "has a pattern that cannot be used: \(error)"
    }
  }

  private static func words(_ edges: RegionEdges) -> String {
    let sides = [edges.up, edges.down, edges.left, edges.right].map(Numeral.exact)
    return Set(sides).count == 1
      ? "\(sides[0]) pt" : "\(sides.joined(separator: ", ")) pt (up, down, left, right)"
  }
}
