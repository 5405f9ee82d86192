import GalleyTree

extension ElementQuery {
  /// Finds the elements of the query.
  package func evaluate(on snapshot: Snapshot) -> [ElementPath] {
    let screen = ScreenIndex(snapshot)
    return evaluate(on: screen).map(screen.path)
  }

  /// Finds the elements of the query.
  package func evaluate(on screen: ScreenIndex) -> [Int] {
    var found: [Int] = []
    var next = steps.startIndex
    while next < steps.endIndex {
      // Most queries are for a type and a text, for which the screen has an index.
      if case .descendants(let type) = steps[next], next + 1 < steps.endIndex,
        case .identified(let text) = steps[next + 1]
      {
        found = Self.subtrees(of: found, in: screen).flatMap {
          screen.places(of: type, identifiedBy: text, in: $0)
        }
        next += 2
      } else {
        found = steps[next].take(found, in: screen)
        next += 1
      }
    }
    return found
  }

  /// Everything below some elements; one that lies below another one adds nothing.
  fileprivate static func subtrees(of input: [Int], in screen: ScreenIndex) -> [Range<Int>] {
    var subtrees: [Range<Int>] = []
    var end = 0
    for place in input where screen.nodes[place].end > end {
      subtrees.append(screen.descendants(of: place))
      end = screen.nodes[place].end
    }
    return subtrees
  }

  /// Finds the elements of the query, and records the result of each step on the way.
  package func trace(on screen: ScreenIndex) -> QueryTrace {
    var found: [Int] = []
    return QueryTrace(
      steps: steps.map { step in
        found = step.take(found, in: screen)
        return QueryTrace.Step(
          description: step.description, type: step.type, output: found.map(screen.path))
      })
  }
}

/// The results of each step of a query on one snapshot.
package struct QueryTrace: Hashable, Sendable {
  /// One step.
  package struct Step: Hashable, Sendable {
    /// The step in words.
    package var description: String
    /// The type of element that it looks for, if it is for one.
    package var type: ElementType?
    /// The result, in tree order.
    package var output: [ElementPath]
  }

  /// The steps, in the order in which they were taken.
  package var steps: [Step]

  /// The result of the whole query.
  package var output: [ElementPath] {
    steps.last?.output ?? []
  }

  /// The first step that found nothing, if there is one.
  package var emptied: Int? {
    steps.firstIndex { $0.output.isEmpty }
  }
}

extension ElementQuery.Step {
  /// The type of element that it looks for, if it is for one.
  fileprivate var type: ElementType? {
    switch self {
    case .descendants(let type), .children(let type): type
    default: nil
    }
  }

  /// Takes the step: from places in tree order to places in tree order, none of them twice.
  fileprivate func take(_ input: [Int], in screen: ScreenIndex) -> [Int] {
    switch self {
    case .screen: screen.roots
    case .application(let name):
      screen.roots.indices.filter { screen.bundleIdentifiers[$0] == name }.map { screen.roots[$0] }
    case .object(let key, _): key.place(in: screen).map { [$0] } ?? []
    case .descendants(let type): descendants(of: input, type, in: screen)
    case .children(let type):
      input.flatMap(screen.children).filter { type == .any || screen.nodes[$0].element.type == type }.sorted()
    case .matching(let predicate): input.filter { predicate.matches(screen.nodes[$0].element) }
    case .identified(let text): input.filter { screen.nodes[$0].element.isIdentified(by: text) }
    case .containing(let predicate): containing(predicate, input, in: screen)
    case .element(let index): input.indices.contains(index) ? [input[index]] : []
    case .first: Array(input.prefix(1))
    }
  }

  private func descendants(of input: [Int], _ type: ElementType, in screen: ScreenIndex) -> [Int] {
    ElementQuery.subtrees(of: input, in: screen).flatMap { screen.places(of: type, in: $0) }
  }

  /// Every element is judged once, however many of the inputs it lies below.
  private func containing(_ predicate: ElementPredicate, _ input: [Int], in screen: ScreenIndex) -> [Int] {
    let matches = descendants(of: input, .any, in: screen).filter {
      predicate.matches(screen.nodes[$0].element)
    }
    return input.filter { place in
      let next = matches.partitioningIndex { $0 > place }
      return next < matches.count && matches[next] < screen.nodes[place].end
    }
  }
}
