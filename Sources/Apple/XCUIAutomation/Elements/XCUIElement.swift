import Foundation
import GalleyAutomation
import GalleyTree

/// An element of an app, found anew at each use.
///
/// Every call takes a trailing file and line, by default those of the caller: failures are recorded there. A
/// property that cannot be read fails at the line of the query that made the element.
///
/// - Reference: [`XCUIElement`](https://developer.apple.com/documentation/xcuiautomation/xcuielement).
@MainActor @preconcurrency
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIElementSnapshotProviding,
  XCUIScreenshotProviding
{
  public typealias ElementType = GalleyTree.ElementType

  let chain: QueryChain
  let site: CallSite

  init(_ chain: QueryChain, at site: CallSite) {
    self.chain = chain
    self.site = site
    super.init()
  }

  /// The target for actions and failures.
  package var target: Target {
    get throws { Target(try chain.query) }
  }

  /// The name of the result in logs, such as `"Retry" Button`.
  package var queryName: String { chain.name }

  // MARK: Whether it is there

  /// Whether at least one element matches now; never a failure.
  public var exists: Bool {
    XCUIContext.run(false, at: site) { automator in
      try !chain.query.evaluate(on: automator.index(of: automator.driver.snapshot())).isEmpty
    }
  }

  /// Whether exactly one element matches and a touch reaches it now; never a failure.
  public var isHittable: Bool {
    XCUIContext.run(false, at: site) { automator in
      let screen = try automator.index(of: automator.driver.snapshot())
      let places = try chain.query.evaluate(on: screen)
      return places.count == 1 && screen.nodes[places[0]].element.isHittable
    }
  }

  /// Waits until at least one element matches; the last look is exactly at the time limit.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait, in seconds.
  /// - Returns: Whether one was found in time; it is no failure if not.
  public func waitForExistence(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    wait(timeout, "to exist", CallSite(filePath: file, line: line)) { !$0.isEmpty }
  }

  /// Waits until no element matches; the last look is exactly at the time limit.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait, in seconds.
  /// - Returns: Whether it vanished in time; it is no failure if not.
  @discardableResult @_disfavoredOverload
  public func waitForNonExistence(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    wait(timeout, "to not exist", CallSite(filePath: file, line: line)) { $0.isEmpty }
  }

  /// Waits until a property has a value; the last look is exactly at the time limit.
  ///
  /// - Parameters:
  ///   - keyPath: The property; while the element is not there, it has no value.
  ///   - expectedValue: The value.
  ///   - timeout: The longest wait, in seconds.
  /// - Returns: Whether it had the value in time; it is no failure if not.
  @_disfavoredOverload
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    let isOfAbsence =
      keyPath == (\XCUIElement.exists as AnyKeyPath) || keyPath == (\XCUIElement.isHittable as AnyKeyPath)
    return wait(timeout, "to have \(keyPath) == \(expectedValue)", CallSite(filePath: file, line: line)) {
      places in
      (places.count == 1 || isOfAbsence) && XCUIContext.quietly { self[keyPath: keyPath] == expectedValue }
    }
  }

  private func wait(
    _ timeout: TimeInterval, _ what: String, _ site: CallSite, for condition: ([Int]) -> Bool
  ) -> Bool {
    XCUIContext.run(false, at: site) { automator in
      let query = try chain.query
      return try automator.log.step("Waiting \(timeout)s for \(query.name) \(what)") {
        try automator.wait(
          until: automator.driver.now + Duration(timeout: timeout), for: query, condition)
      }
    }
  }

  // MARK: Descendants

  /// The descendants of the element with a type.
  ///
  /// - Parameter type: The type; `any` matches all types.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.descendants(type)), at: site)
  }

  /// The children of the element with a type.
  ///
  /// - Parameter type: The type; `any` matches all types.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(.children(type)), at: site)
  }

  /// The first of the elements that match, in tree order; never ambiguous.
  public var firstMatch: XCUIElement {
    XCUIElement(chain.then(.first), at: site)
  }

  /// A point of the screen that moves with the element.
  ///
  /// - Parameter normalizedOffset: The point in parts of the element's size from its upper left corner, which
  ///   may be outside of 0 to 1.
  /// - Returns: The point.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, normalized: normalizedOffset, points: .zero)
  }

  // MARK: Appearance

  /// The pixels of the element's frame on the screen, including everything that covers it.
  /// - Returns: The picture; of one clear pixel if the element is not there or not on the screen.
  public func screenshot(file: StaticString = #filePath, line: UInt = #line) -> XCUIScreenshot {
    screenshot(at: CallSite(filePath: file, line: line))
  }

  /// The pixels of the element's place on the screen.
  public func screenshot() -> XCUIScreenshot {
    screenshot(at: site)
  }

  private func screenshot(at site: CallSite) -> XCUIScreenshot {
    XCUIContext.run(.none, at: site) { automator in
      let found = try automator.read(target)
      return try XCUIScreenshot(of: found.element.frame, on: automator.driver.capture())
    }
  }

  /// The element with everything below it, as of now.
  ///
  /// - Returns: A frozen copy.
  /// - Throws: `AutomationError` if no element matches, or more than one does.
  public func snapshot() throws -> any XCUIElementSnapshot {
    guard let automator = XCUIContext.automator else {
      throw DriverError.unavailable(reason: "no device is installed")
    }
    let found = try automator.read(target)
    return FrozenElement(found.element, on: found.snapshot.configuration.size)
  }

  /// Attributes, subtree, path and query chain, for people to read; only the query chain if the element does
  /// not exist.
  ///
  /// Reading it never fails a test.
  open override nonisolated var debugDescription: String {
    XCUIContext.description {
      XCUIContext.run("\(type(of: self)) without a device", at: self.site) { automator in
        let snapshot = try automator.driver.snapshot()
        do {
          return try DebugDescription.element(
            automator.read(self.target, on: snapshot), query: self.chain.query)
        } catch is AutomationError {
          return DebugDescription.chain(try self.chain.query, on: automator.index(of: snapshot))
        }
      }
    }
  }

  /// The same as ``debugDescription``, so that `print` shows the result of each step of the query.
  open override nonisolated var description: String { debugDescription }
}
