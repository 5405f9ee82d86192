import Foundation
import GalleyAutomation
import GalleyTree
import SeededCases
import Testing

/// Chains of queries on trees, both of which nobody chose, against an evaluator that has no index and follows the words of
/// Apple's documentation.
@Suite struct RandomQueryTests {
  private static let chainsOnATree = 50

  @Test(arguments: Soak.seeds(100))
  func everyChainFindsWhatItsWordsSay(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let applications = (0..<Int.random(in: 1...2, using: &random)).map { number in
      ApplicationTree(
        bundleIdentifier: "app\(number)", root: Self.element(.application, depth: 0, &random))
    }
    let screen = ScreenIndex(applications, size: CGSize(width: 100, height: 100))
    for _ in 0..<Self.chainsOnATree {
      let query = Self.query(&random)
      let found = query.evaluate(on: screen).map(screen.path)
      let naive = NaiveQuery(applications).evaluate(query)
      #expect(found == naive, "seed \(seed): \(query.description)")
      #expect(query.trace(on: screen).output == naive, "seed \(seed): \(query.description), traced")
    }
  }

  private static let types: [ElementType] = [.button, .staticText, .cell, .other, .table]
  /// Few texts, so that many are found; equal ones in other bytes, and one that is nobody's.
  private static let texts = ["a", "b", "ü", "u\u{308}", "long enough for a word", "\u{644}", "nobody's"]

  private static func text(_ random: inout SeededGenerator) -> String {
    Bool.random(using: &random) ? "" : texts.dropLast().randomElement(using: &random)!
  }

  private static func element(_ type: ElementType, depth: Int, _ random: inout SeededGenerator) -> Element {
    let children = depth > 4 ? 0 : Int.random(in: 0...(depth < 2 ? 5 : 3), using: &random)
    return Element(
      type, identifier: text(&random), label: text(&random), title: text(&random),
      value: Bool.random(using: &random) ? .text(text(&random)) : .number(1),
      placeholder: Bool.random(using: &random) ? text(&random) : nil,
      children: (0..<children).map { _ in
        element(types.randomElement(using: &random)!, depth: depth + 1, &random)
      })
  }

  private static func query(_ random: inout SeededGenerator) -> ElementQuery {
    var query = Bool.random(using: &random) ? ElementQuery.screen : .application("app0")
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let type = Int.random(in: 0...3, using: &random) == 0 ? .any : types.randomElement(using: &random)!
      let text = texts.randomElement(using: &random)!
      switch Int.random(in: 0...7, using: &random) {
      case 0, 1: query = query.descendants(type)
      case 2: query = query.children(type)
      case 3, 4: query = query[text]
      case 5: query = query.containing(.type(type, identified: Bool.random(using: &random) ? text : nil))
      case 6: query = query.element(at: Int.random(in: -1...3, using: &random))
      default: query = query.matching(.identified(by: text))
      }
    }
    return query
  }
}

/// The meaning of a query, told by walking through the trees for every step.
private struct NaiveQuery {
  private let all: [(path: [Int], application: String, element: Element)]

  init(_ applications: [ApplicationTree]) {
    var all: [(path: [Int], application: String, element: Element)] = []
    func add(_ element: Element, _ path: [Int], _ application: String) {
      all.append((path, application, element))
      for (number, child) in element.children.enumerated() { add(child, path + [number], application) }
    }
    for (number, tree) in applications.enumerated() { add(tree.root, [number], tree.bundleIdentifier) }
    self.all = all
  }

  func evaluate(_ query: ElementQuery) -> [ElementPath] {
    var found: Set<[Int]> = []
    for step in query.steps {
      let input = found
      func keep(_ isMeant: ([Int], String, Element) -> Bool) {
        found = Set(all.filter { isMeant($0.path, $0.application, $0.element) }.map(\.path))
      }
      func isBelow(_ path: [Int], _ others: Set<[Int]>) -> Bool {
        others.contains { path.count > $0.count && path.starts(with: $0) }
      }
      switch step {
      case .screen: keep { path, _, _ in path.count == 1 }
      case .application(let name): keep { path, application, _ in path.count == 1 && application == name }
      case .descendants(let type):
        keep { path, _, element in (type == .any || element.type == type) && isBelow(path, input) }
      case .children(let type):
        keep { path, _, element in
          (type == .any || element.type == type) && path.count > 1 && input.contains(path.dropLast())
        }
      case .identified(let text):
        keep { path, _, element in input.contains(path) && element.identifiers.contains(text) }
      case .matching(let predicate):
        keep { path, _, element in input.contains(path) && predicate.matches(element) }
      case .containing(let predicate):
        let inside = Set(all.filter { predicate.matches($0.element) }.map(\.path))
        keep { path, _, _ in
          input.contains(path) && inside.contains { $0.count > path.count && $0.starts(with: path) }
        }
      case .element(let index):
        let sorted = all.map(\.path).filter(input.contains)
        found = sorted.indices.contains(index) ? [sorted[index]] : []
      case .first: found = Set(all.map(\.path).filter(input.contains).prefix(1))
      case .object: found = []
      }
    }
    return all.map(\.path).filter(found.contains).map { ElementPath($0) }
  }
}
