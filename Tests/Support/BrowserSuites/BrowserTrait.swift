import Foundation
import GalleyBrowser
import GalleyPages
import Testing

/// A trait that gives a suite a browser, ``SharedBrowser/current``, for its tests in turn.
///
/// The browser is in the state of a new one for each test. A test fails if a page reports an error of its scripts, a
/// violation of its policy or a missing file, unless the test has taken the problems itself. One suite at a time has a
/// browser, since two of them at once are slower than one after the other.
package struct BrowserTrait: SuiteTrait, TestTrait, TestScoping {
  /// The size of the page's window.
  var size: CGSize

  /// It applies to the suite's tests too.
  package var isRecursive: Bool { true }

  /// The same trait scopes the suite and its tests.
  package func scopeProvider(for test: Test, testCase: Test.Case?) -> BrowserTrait? { self }

  /// Starts the browser for a suite, and restores its state for each test.
  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let browser = SharedBrowser.scoped else {
      try await BrowserTurn.shared.take()
      do {
        let browser = try SharedBrowser(size: size)
        defer { browser.quit() }
        try await SharedBrowser.$scoped.withValue(browser, operation: function)
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
    let problems = Set(browser.driver.takeProblems().map { "\($0)" }).sorted()
    if !problems.isEmpty { Issue.record("The page reported \(problems.joined(separator: "\n"))") }
  }
}

extension Trait where Self == BrowserTrait {
  /// A browser for the suite.
  package static var browser: BrowserTrait { .browser() }

  /// A browser for the suite, with a window of a size in CSS pixels.
  package static func browser(width: Int = 1280, height: Int = 900) -> BrowserTrait {
    BrowserTrait(size: CGSize(width: width, height: height))
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a suite where no browser is installed, and says so.
  package static var whereBrowserIsInstalled: ConditionTrait {
    .enabled(if: BrowserEngine.chromium.absence == nil, "Chromium or chromedriver is not installed")
  }
}

extension SharedBrowser {
  /// The browser of the running suite.
  @TaskLocal static var scoped: SharedBrowser?

  /// The browser of the running suite, which has the trait `browser`.
  package static var current: SharedBrowser {
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
