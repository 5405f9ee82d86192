import Foundation
import GalleyAutomation
import GalleyPredicates
import GalleyTree

extension XCUIElement {
  /// The value of a key, as predicates see it.
  ///
  /// Beside the attributes there are `hasKeyboardFocus`, `traits` (the bits of `UIAccessibilityTraits`), `application`, and
  /// queries such as `staticTexts`. An unknown key fails the test, and so does an attribute of an element that is not there.
  ///
  /// - Parameters:
  ///   - key: The key, such as `hasKeyboardFocus`.
  /// - Returns: A `String`, an `NSNumber`, which casts to `Bool` and every type of number, a `CGRect` or an element, or an
  ///   array of these; `nil` if there is no value.
  @MainActor @preconcurrency
  public func value(forKey key: String, file: StaticString = #filePath, line: UInt = #line) -> Any? {
    if key == "application" { return application }
    guard case .object(let subject) = predicateValue else { return nil }
    // The value of a missing element has the type of the attribute: tests cast it by `as!`.
    let absent = ElementAttribute.byKey[key]?.value(of: Element(.any)).foundationObject
    return XCUIContext.run(absent, at: CallSite(filePath: file, line: line)) { _ in
      try subject.predicateValue(forKey: key).foundationObject
    }
  }

  /// The app that the element is of.
  @MainActor @preconcurrency
  var application: XCUIApplication {
    if let application = self as? XCUIApplication { return application }
    switch chain.root {
    case .defaultApplication: return XCUIApplication()
    case .application(let name): return XCUIApplication(bundleIdentifier: name)
    case .object(let key, _): return XCUIApplication(bundleIdentifier: key.bundleIdentifier)
    }
  }
}
