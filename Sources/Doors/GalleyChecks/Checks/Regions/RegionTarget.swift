import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyPages
import GalleySystem
import GalleyTree
import XCUIAutomation

/// A value that a region of a check can be put over: a `LiveElement`, a component or rows of a page, an `XCUIElement` or
/// a query, or a rectangle in points of what is checked.
public protocol RegionTargetConvertible {
  /// The place of the region.
  var regionTarget: RegionTarget { get }
}

/// The place of a region: a name for reports, and a closure that finds it on the snapshot that is compared.
public struct RegionTarget {
  /// A place on one snapshot.
  public enum Area: Sendable, Hashable {
    /// Elements, as ways from the root of the screen.
    case elements([ElementPath])
    /// A rectangle, in points from the upper left corner of what is checked.
    case rectangle(CGRect)
  }

  /// The name in reports, such as `clock`.
  public var name: String
  /// Finds the place; returns no elements if it is not there.
  public var find: (Snapshot) throws -> Area

  /// Creates a place.
  public init(_ name: String, find: @escaping (Snapshot) throws -> Area) {
    self.name = name
    self.find = find
  }
}

extension RegionTarget: RegionTargetConvertible {
  /// The place itself.
  public var regionTarget: RegionTarget { self }
}

extension LiveElement: RegionTargetConvertible {
  /// The one element.
  public var regionTarget: RegionTarget {
    RegionTarget(name) { .elements([try path(on: $0)]) }
  }
}

extension LiveRows: RegionTargetConvertible {
  /// All rows on the screen.
  public var regionTarget: RegionTarget {
    RegionTarget(name) { .elements(try paths(on: $0)) }
  }
}

extension Page: RegionTargetConvertible {
  /// The component or row of the page, or the whole app for any other page.
  public var regionTarget: RegionTarget {
    RegionTarget(target.name) { .elements(target.find($0)) }
  }
}

extension ElementQuery: RegionTargetConvertible {
  /// All elements that the query finds.
  public var regionTarget: RegionTarget {
    RegionTarget(name) { .elements(evaluate(on: $0)) }
  }
}

extension XCUIElement: RegionTargetConvertible {
  /// All elements that match.
  public nonisolated var regionTarget: RegionTarget {
    RegionTarget(MainActorEntry.run { self.queryName }) { snapshot in
      .elements(try MainActorEntry.run { try self.target.find(snapshot) })
    }
  }
}

extension XCUIElementQuery: RegionTargetConvertible {
  /// All elements that match.
  public nonisolated var regionTarget: RegionTarget {
    RegionTarget(MainActorEntry.run { self.queryName }) { snapshot in
      .elements(try MainActorEntry.run { try self.target.find(snapshot) })
    }
  }
}

extension CGRect: RegionTargetConvertible {
  /// The rectangle, in points from the upper left corner of what is checked.
  public var regionTarget: RegionTarget {
    RegionTarget(CheckRecord.name(of: self)) { _ in .rectangle(self) }
  }
}
