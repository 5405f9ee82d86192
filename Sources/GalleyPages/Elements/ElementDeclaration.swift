import GalleyAutomation
import GalleyTree

/// How an element is found, and the line that says so.
public struct ElementDeclaration: Hashable, Sendable {
  /// The types the element may have; none stands for all.
  public let types: [ElementType]
  /// How it is told from others.
  public let locator: Locator
  /// The line that declares it.
  public let place: SourcePlace

  /// Declares an element.
  ///
  /// - Parameters:
  ///   - types: The types it may have; none stands for all.
  ///   - locator: How it is told from others.
  ///   - place: The line that declares it.
  public init(_ types: [ElementType], _ locator: Locator, at place: SourcePlace) {
    self.types = types
    self.locator = locator
    self.place = place
  }

  /// The elements that are meant.
  ///
  /// - Parameters:
  ///   - range: Where to look.
  ///   - screen: What is on the screen.
  /// - Returns: Their places, in tree order.
  func places(in range: Range<Int>, on screen: ScreenIndex) -> [Int] {
    locator.places(of: types, in: range, on: screen)
  }

  /// The types that are looked for in the end.
  var soughtTypes: [ElementType] {
    let types = locator.types ?? types
    return types.contains(.any) ? [] : types
  }
}

extension ElementDeclaration: CustomStringConvertible {
  /// Type and locator, such as `button "inbox.compose"`.
  public var description: String {
    let type = soughtTypes.first?.name ?? "element"
    let locator = locator.description
    return locator.isEmpty ? type : "\(type) \(locator)"
  }
}
