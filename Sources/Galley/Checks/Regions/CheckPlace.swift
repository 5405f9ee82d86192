import Dispatch
import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyPages
import GalleyTree
import XCUIAutomation

/// A value that a region of a check can be put over: a `LiveElement`, a component or rows of a page, an `XCUIElement` or
/// a query, or a rectangle in points of what is checked.
public protocol CheckPlaceable {
  /// The place of the region.
  var checkPlace: CheckPlace { get }
}

/// The place of a region: a name for reports, and a closure that finds it on the snapshot that is compared.
public struct CheckPlace {
  /// A place on one snapshot.
  public enum Area: Sendable, Hashable {
    /// Elements, as ways from the root of the screen.
    case elements([ElementPath])
    /// A rectangle, in points from the upper left corner of what is checked.
    case rectangle(CGRect)
  }

  /// The name in reports, such as `clock`.
  public var name: String
  /// Finds it; no elements if it is not there.
  public var find: (Snapshot) throws -> Area

  /// Makes a place.
  public init(_ name: String, find: @escaping (Snapshot) throws -> Area) {
    self.name = name
    self.find = find
  }
}

extension CheckPlace: CheckPlaceable {
  /// The place itself.
  public var checkPlace: CheckPlace { self }
}

extension LiveElement: CheckPlaceable {
  /// The one element.
  public var checkPlace: CheckPlace {
    CheckPlace(name) { .elements([try path(on: $0)]) }
  }
}

extension LiveRows: CheckPlaceable {
  /// All rows that are there.
  public var checkPlace: CheckPlace {
    CheckPlace(name) { .elements(try paths(on: $0)) }
  }
}

extension Page: CheckPlaceable {
  /// The component or row that the page is; of any other page the whole app.
  public var checkPlace: CheckPlace {
    CheckPlace(target.name) { .elements(target.find($0)) }
  }
}

extension ElementQuery: CheckPlaceable {
  /// All elements that it finds.
  public var checkPlace: CheckPlace {
    CheckPlace(name) { .elements(evaluate(on: $0)) }
  }
}

extension XCUIElement: CheckPlaceable {
  /// All elements that match.
  public nonisolated var checkPlace: CheckPlace {
    CheckPlace(onMain { self.target.name }) { snapshot in
      .elements(onMain { self.target.find(snapshot) })
    }
  }
}

extension XCUIElementQuery: CheckPlaceable {
  /// All elements that match.
  public nonisolated var checkPlace: CheckPlace {
    CheckPlace(onMain { self.target.name }) { snapshot in
      .elements(onMain { self.target.find(snapshot) })
    }
  }
}

/// Does something where Apple's classes live; a test that is async may be on any thread.
private func onMain<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
  if Thread.isMainThread { return MainActor.assumeIsolated(body) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}

extension CGRect: CheckPlaceable {
  /// The rectangle, in points from the upper left corner of what is checked.
  public var checkPlace: CheckPlace {
    CheckPlace(CheckRecord.name(of: self)) { _ in .rectangle(self) }
  }
}
