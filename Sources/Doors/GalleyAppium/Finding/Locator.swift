import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyPredicates
import GalleyTree

/// A way to find elements, as clients state it.
enum Locator {
  /// The name: the identifier, or the label of an element without one.
  case name(String)
  /// The type; the searched element itself counts.
  case type(ElementType)
  /// A predicate; the searched element itself counts.
  case predicate(PredicateSyntax)
  case classChain(ClassChain)
  case xpath(String)
  /// An attribute that equals a text, or contains it.
  case link(AttributeName, String, isWhole: Bool)

  /// The longest expression, in bytes.
  private static let longest = 16_384

  /// Reads a locator.
  ///
  /// - Throws: ``CommandError`` of kind `invalid selector`, or `invalid argument` for an unknown strategy.
  init(using strategy: String, _ value: String) throws(CommandError) {
    guard value.utf8.count <= Self.longest else {
      throw CommandError(.invalidSelector, "The locator is longer than \(Self.longest) bytes.")
    }
    switch strategy {
    case "accessibility id", "id", "name": self = .name(value)
    case "class name":
      guard let type = ElementFacts.type(named: value) else {
        throw CommandError(
          .invalidSelector,
          "There is no type of elements \"\(value.prefix(80))\"; one is XCUIElementTypeButton.")
      }
      self = .type(type)
    case "-ios predicate string", "predicate string": self = .predicate(try Self.predicate(value))
    case "-ios class chain", "class chain": self = .classChain(try ClassChain(value))
    case "css selector": self = .classChain(try ClassChain(CSSSelector(value).chain))
    case "xpath": self = .xpath(value)
    case "link text", "partial link text":
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let attribute = AttributeName(spelling: String(parts[0])) else {
        throw CommandError(
          .invalidSelector, "A link text is an attribute and its value, such as \"label=Soup\".")
      }
      self = .link(attribute, String(parts[1]), isWhole: strategy == "link text")
    default:
      throw .argument(
        "There is no strategy \"\(strategy.prefix(80))\". There are accessibility id, id, name, class name, xpath, -ios predicate string, -ios class chain, css selector, link text and partial link text."
      )
    }
  }

  /// Reads a predicate.
  static func predicate(_ format: String) throws(CommandError) -> PredicateSyntax {
    do {
      return try PredicateSyntax(format: format, arguments: [])
    } catch {
      throw CommandError(.invalidSelector, "\(error)")
    }
  }

  /// The elements that it finds, in the order of the tree.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - root: The place of the searched element.
  /// - Throws: ``CommandError`` of kind `invalid selector` for an expression that has no meaning for elements.
  func places(in screen: ScreenIndex, from root: Int) throws(CommandError) -> [Int] {
    let all = root..<screen.nodes[root].end
    switch self {
    case .name(let name): return all.filter { ElementFacts(screen: screen, place: $0).name == name }
    case .type(let type): return screen.places(of: type, in: all)
    case .predicate(let predicate):
      return try predicate.places(in: screen, among: Array(all))
    case .classChain(let chain): return try chain.places(in: screen, from: root)
    case .xpath(let expression): return try XPathSearch(screen, from: root).places(expression)
    case .link(let attribute, let text, let isWhole):
      return all.filter { place in
        guard let held = ElementFacts(screen: screen, place: place).attribute(attribute).text else {
          return false
        }
        return isWhole ? held == text : held.contains(text)
      }
    }
  }
}

extension PredicateSyntax {
  /// Those of some elements that meet the predicate.
  func places(in screen: ScreenIndex, among places: [Int]) throws(CommandError) -> [Int] {
    do {
      return try places.filter { place in
        let subject = FactsSubject(facts: ElementFacts(screen: screen, place: place))
        return try PredicateEvaluator(.object(subject)).matches(self)
      }
    } catch {
      throw CommandError(.invalidSelector, "The predicate has no meaning for elements: \(error)")
    }
  }
}
