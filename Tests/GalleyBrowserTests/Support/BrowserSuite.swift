import Testing

@testable import GalleyBrowser

extension Trait where Self == ConditionTrait {
  /// Skips a suite where Chromium is not installed, and says so.
  static var whereChromiumIsInstalled: ConditionTrait {
    .enabled(if: BrowserEngine.chromium.absence == nil, "Chromium or chromedriver is not installed")
  }

  /// Skips a suite or a test where Firefox is not installed, and says so.
  static var whereFirefoxIsInstalled: ConditionTrait {
    .enabled(if: BrowserEngine.firefox.absence == nil, "Firefox is not installed")
  }
}

extension BrowserEngine {
  /// Skips the case of a test where the browser is not installed, and says so.
  func require() throws {
    if let absence { try Test.cancel("\(title): \(absence)") }
  }
}

/// A lock that gives one suite at a time its browsers: several at once are slower than one after the other.
struct BrowserTurnTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await BrowserTurn.shared.take()
    do { try await function() } catch {
      SharedBrowsers.end()
      await BrowserTurn.shared.give()
      throw error
    }
    SharedBrowsers.end()
    await BrowserTurn.shared.give()
  }
}

extension Trait where Self == BrowserTurnTrait {
  /// One suite at a time.
  static var inTurn: BrowserTurnTrait { BrowserTurnTrait() }
}

private actor BrowserTurn {
  static let shared = BrowserTurn()
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
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
