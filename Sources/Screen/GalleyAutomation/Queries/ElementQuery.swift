import GalleyTree

/// A way to find elements: a chain of steps, each of which works on the results of the one before it.
///
/// A query is a value and finds nothing by itself; it is evaluated on one snapshot at a time. Its meaning is that of
/// [`XCUIElementQuery`](https://developer.apple.com/documentation/xcuiautomation/xcuielementquery).
package struct ElementQuery: CustomStringConvertible {
  /// One step of a query.
  package enum Step {
    /// Every app on the screen.
    case screen
    /// The root of one app, by the name it is installed under.
    case application(String)
    /// One element that was found before.
    case object(ElementKey, name: String)
    /// The descendants of the found elements with a type.
    case descendants(ElementType)
    /// The children of the found elements with a type.
    case children(ElementType)
    /// The elements that meet a condition themselves.
    case matching(ElementPredicate)
    /// The elements with a string that identifies them; like ``matching(_:)``, but kept apart for near
    /// matches.
    case identified(String)
    /// The elements that contain, at any depth, an element that meets a condition.
    case containing(ElementPredicate)
    /// The one at an index, in tree order.
    case element(at: Int)
    /// The first one, in tree order.
    case first
  }

  /// The steps, in the order in which they are taken.
  package let steps: [Step]

  private init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Every app on the screen.
  package static var screen: ElementQuery { ElementQuery([.screen]) }

  /// The root of an app.
  package static func application(_ bundleIdentifier: String) -> ElementQuery {
    ElementQuery([.application(bundleIdentifier)])
  }

  /// One element that was found before, for as long as it is there.
  package static func object(_ key: ElementKey, name: String) -> ElementQuery {
    ElementQuery([.object(key, name: name)])
  }

  /// The query with one step more.
  package func then(_ step: Step) -> ElementQuery {
    ElementQuery(steps + [step])
  }

  /// The descendants of the found elements with a type.
  package func descendants(_ type: ElementType) -> ElementQuery { then(.descendants(type)) }

  /// The children of the found elements with a type.
  package func children(_ type: ElementType) -> ElementQuery { then(.children(type)) }

  /// The elements that meet a condition themselves.
  package func matching(_ predicate: ElementPredicate) -> ElementQuery { then(.matching(predicate)) }

  /// The elements that contain an element that meets a condition.
  package func containing(_ predicate: ElementPredicate) -> ElementQuery { then(.containing(predicate)) }

  /// The elements with the given string.
  package subscript(text: String) -> ElementQuery { then(.identified(text)) }

  /// The one at an index, in tree order.
  package func element(at index: Int) -> ElementQuery { then(.element(at: index)) }

  /// The first one, in tree order.
  package var first: ElementQuery { then(.first) }

  /// The app that the query begins in, if it begins in one.
  package var bundleIdentifier: String? {
    switch steps.first {
    case .application(let name): name
    case .object(let key, _): key.bundleIdentifier
    default: nil
    }
  }

  /// The last string that the query looks for, if any.
  package var sought: String? {
    for case .identified(let text) in steps.reversed() { return text }
    return nil
  }

  /// All steps in words, with arrows between them.
  package var description: String {
    steps.map(\.description).joined(separator: " → ")
  }

  /// The name of the query's result in logs, such as `"Retry" Button (First Match)`.
  package var name: String {
    var type: ElementType?
    var word: String?
    var suffix = ""
    search: for step in steps.reversed() {
      switch step {
      case .first: if suffix.isEmpty { suffix = " (First Match)" }
      case .element(let index): if suffix.isEmpty { suffix = " (Element at index \(index))" }
      case .identified(let text): if word == nil { word = text }
      case .matching(let predicate): if word == nil, suffix.isEmpty { suffix = " matching \(predicate)" }
      case .containing: break
      case .descendants(let found), .children(let found):
        type = found
        break search
      case .application(let name): return "Application '\(name)'"
      case .object(_, let name): return name + suffix
      case .screen: return "Screen"
      }
    }
    return ElementNaming.name(word, type ?? .any) + suffix
  }
}

extension ElementQuery.Step: CustomStringConvertible {
  /// The step in the words of Apple's logs, such as `Descendants matching type Button`.
  package var description: String {
    switch self {
    case .screen: "All applications"
    case .application(let name): "Target Application '\(name)'"
    case .object(_, let name): "Element \(name)"
    case .descendants(let type): "Descendants matching type \(type.displayName)"
    case .children(let type): "Children matching type \(type.displayName)"
    case .matching(let predicate): "Elements matching predicate '\(predicate)'"
    case .identified(let text): "Elements matching predicate '\(ElementPredicate.identified(by: text))'"
    case .containing(let predicate): "Elements containing elements matching predicate '\(predicate)'"
    case .element(let index): "Element at index \(index)"
    case .first: "First match"
    }
  }
}
