import Testing

/// A trait that gives a suite a browser, ``Browser/current``, for its tests in turn.
///
/// The browser is in the state of a new one for each test. A test fails if a page reports an error of its scripts, a
/// violation of its policy or a missing file, unless the test has read the ``Browser/log()`` itself. One suite at a time has a
/// browser, since two of them at once are slower than one after the other.
public struct BrowserTrait: SuiteTrait, TestTrait, TestScoping {
  /// The settings of the browser.
  var options: Browser.Options

  /// It applies to the suite's tests too.
  public var isRecursive: Bool { true }

  /// The same trait scopes the suite and its tests.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> BrowserTrait? { self }

  /// Starts the browser for a suite, and restores its state for each test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let browser = Browser.scoped else {
      try await BrowserTurn.shared.take()
      do {
        let browser = try Browser(options)
        defer { browser.quit() }
        try await Browser.$scoped.withValue(browser, operation: function)
      } catch {
        await BrowserTurn.shared.give()
        throw error
      }
      await BrowserTurn.shared.give()
      return
    }
    guard testCase != nil else { return try await function() }
    try browser.startAfresh()
    do {
      try await function()
    } catch {
      try? browser.leavePages()
      throw error
    }
    // The servers of the pages still run, so what the log has is about the test and not about its end.
    try browser.leavePages()
    let faults = Set(try browser.log().filter(\.isFault).map(\.description)).sorted()
    if !faults.isEmpty { Issue.record("The page reported \(faults.joined(separator: "\n"))") }
  }
}

extension Trait where Self == BrowserTrait {
  /// A browser for the suite.
  public static var browser: BrowserTrait { BrowserTrait(options: Browser.Options()) }
}

extension Trait where Self == ConditionTrait {
  /// Skips a suite where no browser is installed, and says so.
  public static var whereBrowserIsInstalled: ConditionTrait {
    .enabled(if: BrowserPrograms.absence == nil, "Chromium or chromedriver is not installed")
  }
}

extension Browser {
  /// The browser of the running suite.
  @TaskLocal static var scoped: Browser?

  /// The browser of the running suite, which has the trait `browser`.
  public static var current: Browser {
    get throws { try #require(scoped, "the suite has no browser: @Suite(.browser, .serialized)") }
  }
}

/// A lock that gives one suite at a time a browser.
private actor BrowserTurn {
  static let shared = BrowserTurn()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async throws {
    if !isTaken {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
