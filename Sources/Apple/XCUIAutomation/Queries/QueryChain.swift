import GalleyAutomation

/// A query whose app may still be open: `XCUIApplication()` stands for the app that the test's device is for.
struct QueryChain {
  enum Root {
    /// The app that is installed as the default when the query is evaluated.
    case defaultApplication
    /// The app of a name.
    case application(String)
    /// An element that was found before.
    case object(ElementKey, name: String)
  }

  let root: Root
  var steps: [ElementQuery.Step] = []

  /// The chain with one step more.
  func then(_ step: ElementQuery.Step) -> QueryChain {
    QueryChain(root: root, steps: steps + [step])
  }

  /// The query, as of now.
  @MainActor var query: ElementQuery {
    let start: ElementQuery =
      switch root {
      case .defaultApplication: .application(XCUIContext.defaultBundleIdentifier ?? "")
      case .application(let name): .application(name)
      case .object(let key, let name): .object(key, name: name)
      }
    return steps.reduce(start) { $0.then($1) }
  }
}
