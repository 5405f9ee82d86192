import Foundation
import GalleyTree

/// Something that says where it is, so that a region of a check can be put over it: a `LiveElement`, a component or rows
/// of a page, an `XCUIElement` or a query, or a rectangle in points of what is checked.
public protocol CheckPlaceable {
  /// Where it is.
  var checkPlace: CheckPlace { get }
}

/// Where a region of a check is: a name for reports, and how to find it on the snapshot that is compared.
public struct CheckPlace {
  /// What a place is on one snapshot.
  public enum Area: Sendable, Hashable {
    /// Elements, as ways from the root of the screen.
    case elements([ElementPath])
    /// A rectangle, in points from the upper left corner of what is checked.
    case rectangle(CGRect)
  }

  /// What reports call it, such as `clock`.
  public var name: String
  /// Finds it; no elements if it is not there.
  public var find: (Snapshot) throws -> Area

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - name: What reports call it.
  ///   - find: Finds it on a snapshot; no elements if it is not there.
  public init(_ name: String, find: @escaping (Snapshot) throws -> Area) {
    self.name = name
    self.find = find
  }
}

extension CheckPlace: CheckPlaceable {
  /// The place itself.
  public var checkPlace: CheckPlace { self }
}
