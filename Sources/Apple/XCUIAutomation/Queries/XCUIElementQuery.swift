import Foundation
import GalleyAutomation
import GalleyTree

/// A query for elements, evaluated at each use.
///
/// - Reference: [`XCUIElementQuery`](https://developer.apple.com/documentation/xcuiautomation/xcuielementquery).
@MainActor @preconcurrency
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
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

  // MARK: Elements

  /// The element that a string identifies: its identifier, label, title, value or placeholder, as a whole.
  ///
  /// - Parameters:
  ///   - key: The string.
  public subscript(key: String, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    XCUIElement(chain.then(.identified(key), identifier: key), at: CallSite(filePath: file, line: line))
  }

  /// The only element that matches.
  public var element: XCUIElement {
    XCUIElement(chain, at: site)
  }

  /// The first of the elements that match, in tree order.
  public var firstMatch: XCUIElement {
    XCUIElement(chain.then(.first), at: site)
  }

  /// The element at an index, in tree order.
  ///
  /// - Parameters:
  ///   - index: The index.
  /// - Returns: The element, found anew at each use.
  public func element(boundBy index: Int, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
    XCUIElement(chain.then(.element(at: index)), at: CallSite(filePath: file, line: line))
  }

  /// The element at an index, in tree order.
  ///
  /// - Parameter index: The index.
  /// - Returns: The element, found anew at each use.
  @available(*, deprecated, renamed: "element(boundBy:)")
  public func element(at index: Int) -> XCUIElement {
    XCUIElement(chain.then(.element(at: index)), at: site)
  }

  /// The only element that matches and meets a condition.
  ///
  /// - Parameters:
  ///   - predicate: The condition.
  public func element(
    matching predicate: NSPredicate, file: StaticString = #filePath, line: UInt = #line
  ) -> XCUIElement {
    XCUIElement(matching(predicate).chain, at: CallSite(filePath: file, line: line))
  }

  /// The only element that matches, is of a type, and is identified by a string.
  ///
  /// - Parameters:
  ///   - elementType: The type; `any` matches all types.
  ///   - identifier: The string; `nil` matches all strings.
  public func element(
    matching elementType: XCUIElement.ElementType, identifier: String?, file: StaticString = #filePath,
    line: UInt = #line
  ) -> XCUIElement {
    XCUIElement(
      matching(elementType, identifier: identifier).chain, at: CallSite(filePath: file, line: line))
  }

  /// All elements that match now, each bound to its index.
  public var allElementsBoundByIndex: [XCUIElement] {
    places().places.indices.map { XCUIElement(chain.then(.element(at: $0)), at: site) }
  }

  /// All elements that match now, each bound to itself.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    let (places, screen) = places()
    guard let screen else { return [] }
    return places.map { place in
      let key = ElementKey(of: place, in: screen)
      let name = ElementNaming.name(screen.nodes[place].element)
      return XCUIElement(QueryChain(root: .object(key, name: name)), at: site)
    }
  }

  /// The number of elements that match now; never a failure.
  public var count: Int {
    places().places.count
  }

  private func places() -> (places: [Int], screen: ScreenIndex?) {
    XCUIContext.run(([], nil), at: site) { automator in
      let screen = try automator.index(of: automator.driver.snapshot())
      return (try chain.query.evaluate(on: screen), screen)
    }
  }

  // MARK: Longer queries

  /// The descendants of the matching elements with a type.
  ///
  /// - Parameter type: The type; `any` matches all types.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    then(.descendants(type))
  }

  /// The children of the matching elements with a type.
  ///
  /// - Parameter type: The type; `any` matches all types.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    then(.children(type))
  }

  /// The elements that meet a condition themselves.
  ///
  /// - Parameter predicate: The condition; it is evaluated with an ``XCUIElementSnapshot``.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    then(.matching(ElementPredicate(predicate)))
  }

  /// The elements that a string identifies.
  ///
  /// - Parameter identifier: Their identifier, label, title, value or placeholder, as a whole.
  public func matching(identifier: String) -> XCUIElementQuery {
    then(.identified(identifier), identifier: identifier)
  }

  /// The elements of a type that a string identifies.
  ///
  /// - Parameters:
  ///   - elementType: The type; `any` matches all types.
  ///   - identifier: The string; `nil` matches all strings.
  public func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    then(.matching(.type(elementType, identified: identifier)), identifier: identifier)
  }

  /// The elements that contain, at any depth, an element that meets a condition.
  ///
  /// - Parameter predicate: The condition; it is evaluated with an ``XCUIElementSnapshot``.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    then(.containing(ElementPredicate(predicate)))
  }

  /// The elements that contain, at any depth, an element of a type that a string identifies.
  ///
  /// - Parameters:
  ///   - elementType: The type; `any` matches all types.
  ///   - identifier: The string; `nil` matches all strings.
  public func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    then(.containing(.type(elementType, identified: identifier)), identifier: identifier)
  }

  private func then(_ step: ElementQuery.Step, identifier: String? = nil) -> XCUIElementQuery {
    XCUIElementQuery(chain.then(step, identifier: identifier), at: site)
  }

  /// The steps of the query with the result of each, for people; reading it never fails a test.
  open override nonisolated var debugDescription: String {
    XCUIContext.description {
      XCUIContext.run("\(type(of: self)) without a device", at: self.site) { automator in
        DebugDescription.chain(try self.chain.query, on: try automator.index(of: automator.driver.snapshot()))
      }
    }
  }

  /// The same as ``debugDescription``, so that `print` shows the result of each step of the query.
  open override nonisolated var description: String { debugDescription }
}
