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
  /// The first identifier that is longer than Apple's queries take, if any.
  var overlong: String?

  /// The chain with one step more.
  ///
  /// - Parameter identifier: The string by which the step identifies elements, if it does.
  func then(_ step: ElementQuery.Step, identifier: String? = nil) -> QueryChain {
    let overlong = identifier.flatMap { $0.utf16.count > InvalidQuery.longestIdentifier ? $0 : nil }
    return QueryChain(root: root, steps: steps + [step], overlong: self.overlong ?? overlong)
  }

  /// The bundle identifier of the app that the query begins in, if it begins in one.
  @MainActor var bundleIdentifier: String? { built.bundleIdentifier }

  /// The name of the query's result in logs.
  @MainActor var name: String { built.name }

  /// The query, as of now.
  ///
  /// - Throws: ``InvalidQuery`` if an identifier is too long.
  @MainActor var query: ElementQuery {
    get throws {
      if let overlong { throw InvalidQuery(identifier: overlong) }
      return built
    }
  }

  @MainActor private var built: ElementQuery {
    let start: ElementQuery =
      switch root {
      case .defaultApplication: .application(XCUIContext.defaultBundleIdentifier ?? "")
      case .application(let name): .application(name)
      case .object(let key, let name): .object(key, name: name)
      }
    return steps.reduce(start) { $0.then($1) }
  }
}

/// A query that Apple's test API refuses to evaluate.
struct InvalidQuery: Error, CustomStringConvertible {
  /// The greatest length of a string that identifies elements, in UTF-16 units.
  ///
  /// - Reference: [appium/appium#11569](https://github.com/appium/appium/issues/11569), with the words of the failure.
  static let longestIdentifier = 128

  /// The string that is too long.
  let identifier: String

  var description: String {
    """
    Failed to get matching snapshot: Invalid query: string identifier "\(identifier)" exceeds maximum length of \
    \(Self.longestIdentifier) characters. You can work around this limitation by constructing a query with a custom \
    NSPredicate that specifies the property (label, title, value, placeholderValue) to match against.
    """
  }
}
