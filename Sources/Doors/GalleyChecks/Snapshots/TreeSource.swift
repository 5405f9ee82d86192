import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import XCUIAutomation

/// A value with an element tree that can be compared as a text.
public protocol TreeSource {
  /// The tree, once it is at rest.
  ///
  /// - Returns: The tree, and the settings of the device that it depends on, if it does.
  /// - Throws: Why there is none.
  func treeAtRest() throws -> (tree: Element, configuration: Configuration?)
}

extension Element: TreeSource {
  /// The element and everything below it.
  public func treeAtRest() -> (tree: Element, configuration: Configuration?) { (self, nil) }
}

extension Snapshot: TreeSource {
  /// All that is on the screen.
  public func treeAtRest() -> (tree: Element, configuration: Configuration?) {
    (screen, configuration.device.isEmpty ? nil : configuration)
  }
}

extension Application: TreeSource {
  /// The tree of the whole screen, once it has settled.
  public func treeAtRest() throws -> (tree: Element, configuration: Configuration?) {
    try automator.treeAtRest { _ in .root }
  }
}

extension Page: TreeSource {
  /// The tree of the whole screen for a page, once it has settled, or of a part of it for a component or a row.
  public func treeAtRest() throws -> (tree: Element, configuration: Configuration?) {
    try application.automator.treeAtRest { snapshot in
      guard let path = target.find(snapshot).first, path.indices.count > 1 else { return .root }
      return path
    }
  }
}

extension LiveElement: TreeSource {
  /// The tree of the element, once the screen has settled.
  public func treeAtRest() throws -> (tree: Element, configuration: Configuration?) {
    try application.automator.treeAtRest { try path(on: $0) }
  }
}

extension XCUIElement: TreeSource {
  /// The tree of the element, once the screen has settled; for an app, the tree of the whole screen.
  ///
  /// It is called on the main thread, as everything of an element is.
  public nonisolated func treeAtRest() throws -> (tree: Element, configuration: Configuration?) {
    try MainActor.assumeIsolated {
      guard let automator = XCUIContext.automator else { throw PageBridgeError.noDevice }
      return try automator.treeAtRest { [self] snapshot in
        let paths = try target.find(snapshot)
        guard paths.count == 1 else {
          // Reading says why there is not exactly one, in Apple's words.
          _ = try automator.read(target)
          return .root
        }
        return paths[0].indices.count > 1 ? paths[0] : .root
      }
    }
  }
}

extension Automator {
  /// The tree of a part of the screen, once it is at rest, with frames from the part's upper left corner.
  fileprivate func treeAtRest(
    of subject: @escaping (Snapshot) throws -> ElementPath
  ) throws -> (tree: Element, configuration: Configuration?) {
    let settled = try settledCapture(
      SettlingRequest(
        until: driver.now + timeout, scope: { SettlingScope(subject: try subject($0)) },
        allowsBusy: SnapshotOptions.current.allowsBusy))
    let snapshot = settled.capture.snapshot
    let path = try subject(snapshot)
    guard path != .root, let element = snapshot.screen[path] else {
      return (snapshot.screen, snapshot.configuration)
    }
    return (element.moved(x: -element.frame.minX, y: -element.frame.minY), snapshot.configuration)
  }
}
