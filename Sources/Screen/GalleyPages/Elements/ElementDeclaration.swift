import GalleyAutomation
import GalleyTree

/// The types and the locator of an element, and the line that declares it.
///
/// It is one reference: a layout of many elements is copied often, and the code for that is made in every
/// module that declares layouts.
public struct ElementDeclaration: Sendable {
  private final class Storage: Sendable {
    let types: [ElementType]
    let locator: Locator
    let place: CallSite

    init(_ types: [ElementType], _ locator: Locator, _ site: CallSite) {
      self.types = types
      self.locator = locator
      self.place = site
    }
  }

  private let storage: Storage

  /// Declares an element.
  package init(_ types: [ElementType], _ locator: Locator, at site: CallSite) {
    storage = Storage(types, locator, site)
  }

  /// The types the element may have; an empty list permits all.
  package var types: [ElementType] { storage.types }
  package var locator: Locator { storage.locator }
  /// The line that declares it.
  package var place: CallSite { storage.place }

  /// The elements that are meant.
  package func places(in range: Range<Int>, on screen: ScreenIndex) -> [Int] {
    locator.places(of: types, in: range, on: screen)
  }

  /// The types that are looked for in the end.
  package var soughtTypes: [ElementType] {
    let types = locator.types ?? types
    return types.contains(.any) ? [] : types
  }
}

extension ElementDeclaration: Hashable {
  /// Whether two declarations say the same on the same line.
  public static func == (a: ElementDeclaration, b: ElementDeclaration) -> Bool {
    a.storage === b.storage || (a.place == b.place && a.locator == b.locator && a.types == b.types)
  }

  /// Hashes the parts that distinguish declarations best.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place.line)
    hasher.combine(locator)
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
