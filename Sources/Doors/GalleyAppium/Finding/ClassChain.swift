import GalleyAutomation
import GalleyPredicates
import GalleyTree

/// A class chain: types of elements, level by level, with predicates and positions.
///
/// - Reference: [WebDriverAgent, class
///   chain queries](https://github.com/facebookarchive/WebDriverAgent/wiki/Class-Chain-Queries-Construction-Rules).
struct ClassChain {
  /// A condition of a step.
  private enum Condition {
    /// The element itself meets it.
    case own(PredicateSyntax)
    /// Something below the element meets it.
    case inner(PredicateSyntax)
    /// The position among all that the step finds: from 1, or from the end below 0.
    case position(Int)
  }

  /// A step down the tree.
  private struct Step {
    var type: ElementType
    /// Whether all descendants are searched, and not only children.
    var isDeep: Bool
    var conditions: [Condition] = []
  }

  private var steps: [Step] = []
  /// The most steps.
  private static let most = 64

  /// Reads a chain.
  ///
  /// - Throws: ``CommandError`` of kind `invalid selector`.
  init(_ text: String) throws(CommandError) {
    var rest = Substring(text.drop { $0.isWhitespace })
    func invalid(_ reason: String) -> CommandError {
      CommandError(
        .invalidSelector,
        "The class chain is malformed at character \(text.count - rest.count + 1): \(reason).")
    }
    if rest.hasPrefix("/"), !rest.hasPrefix("//") { rest.removeFirst() }
    while true {
      guard steps.count < Self.most else { throw invalid("it has more than \(Self.most) steps") }
      let isDeep = rest.hasPrefix("**/")
      if isDeep { rest.removeFirst(3) }
      var step = Step(type: .any, isDeep: isDeep)
      if rest.first == "*" {
        rest.removeFirst()
      } else {
        let name = rest.prefix { $0.isASCII && $0.isLetter }
        guard !name.isEmpty else { throw invalid("a type such as XCUIElementTypeButton is expected") }
        guard let type = ElementFacts.type(named: String(name)) else {
          throw invalid("there is no type of elements \"\(name.prefix(80))\"")
        }
        step.type = type
        rest.removeFirst(name.count)
      }
      while rest.first == "[" {
        rest.removeFirst()
        // A copy, since an error tells the place where the condition begins.
        var inner = rest
        step.conditions.append(try Self.condition(&inner, invalid))
        rest = inner
        guard rest.first == "]" else { throw invalid("\"]\" is expected") }
        rest.removeFirst()
      }
      steps.append(step)
      rest = rest.drop { $0.isWhitespace }
      if rest.isEmpty { return }
      guard rest.first == "/" else { throw invalid("\"/\" or the end is expected") }
      rest.removeFirst()
    }
  }

  private static func condition(
    _ rest: inout Substring, _ invalid: (String) -> CommandError
  ) throws(CommandError) -> Condition {
    guard let mark = rest.first else { throw invalid("a predicate or a position is expected") }
    guard mark == "`" || mark == "$" else {
      let digits = rest.prefix { $0 != "]" }
      guard let position = Int(digits), position != 0 else {
        throw invalid(
          "a predicate between back-quotes or dollar signs, or a position that is not 0, is expected")
      }
      rest.removeFirst(digits.count)
      return .position(position)
    }
    rest.removeFirst()
    var predicate = ""
    while let next = rest.popFirst() {
      // A doubled mark is the mark itself.
      if next == mark {
        guard rest.first == mark else {
          let syntax = try Locator.predicate(predicate)
          return mark == "`" ? .own(syntax) : .inner(syntax)
        }
        rest.removeFirst()
      }
      predicate.append(next)
    }
    throw invalid("a predicate begins that has no end")
  }

  /// The elements of the chain, from a searched element down.
  func places(in screen: ScreenIndex, from root: Int) throws(CommandError) -> [Int] {
    var found = [root]
    for step in steps {
      var candidates: Set<Int> = []
      for place in found {
        if step.isDeep {
          candidates.formUnion(screen.places(of: step.type, in: screen.descendants(of: place)))
        } else {
          candidates.formUnion(
            screen.children(of: place).filter {
              step.type == .any || screen.nodes[$0].element.type == step.type
            })
        }
      }
      found = candidates.sorted()
      for condition in step.conditions {
        switch condition {
        case .own(let predicate): found = try predicate.places(in: screen, among: found)
        case .inner(let predicate):
          var kept: [Int] = []
          for place in found {
            let inner = Array(screen.descendants(of: place))
            if try !predicate.places(in: screen, among: inner).isEmpty { kept.append(place) }
          }
          found = kept
        case .position(let position):
          let index = position > 0 ? position - 1 : found.count + position
          found = found.indices.contains(index) ? [found[index]] : []
        }
      }
      if found.isEmpty { return [] }
    }
    return found
  }
}
