import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyPages
import GalleyText
import GalleyTree
import GalleyWebDriver

extension BrowserDriver: ProblemReporting {
  /// The errors in consoles, uncaught errors and failed requests since the launch, oldest first.
  public func problems(of bundleIdentifier: String) -> [AppProblem] {
    readLog()
    return problems
  }

  /// Returns the problems so far and forgets them, so that they fail no test.
  ///
  /// A test of a page that is to report an error takes it by this.
  ///
  /// - Returns: The errors in consoles, uncaught errors and failed requests since the launch, oldest first.
  @discardableResult
  public func takeProblems() -> [AppProblem] {
    readLog()
    defer { problems = [] }
    return problems
  }

  /// Reads what the browser has logged since the latest reading; a browser that does not answer has logged nothing.
  func readLog() {
    for entry in commands.takeLog() {
      let instant: Duration = max(.zero, .milliseconds(entry.timestamp - startTime * 1000))
      problems.append(AppProblem(entry.kind, entry.text, at: entry.place, instant: instant))
      if let load = entry.load { failedLoads.append((load, instant)) }
    }
  }

  /// Forgets all problems, for a new launch.
  func forgetProblems() {
    readLog()
    problems = []
    failedLoads = []
  }

  /// Fails the test if there are problems that it forbids.
  func judgeProblems() {
    guard !forbidden.kinds.isEmpty, let site = forbidden.site else { return }
    let found = takeProblems().filter { forbidden.kinds.contains($0.kind) }
    guard !found.isEmpty else { return }
    let lines = found.prefix(Self.mostProblems).map { problem in
      "  \(Numeral.decimal((problem.instant / .milliseconds(1)).rounded() / 1000)) s: \(problem.sentence)"
    }
    let more = found.count > Self.mostProblems ? ["  and \(found.count - Self.mostProblems) more"] : []
    let title =
      found.count == 1
      ? "the page has a problem that the test forbids"
      : "the page has \(found.count) problems that the test forbids"
    TestLibrary.fail(
      ([title] + lines + more + ["  to expect them: browser.takeProblems()"]).joined(separator: "\n"),
      at: site)
  }

  /// The number of problems that a failure lists.
  private static let mostProblems = 10
}

extension BrowserDriver: RequestReporting {
  private struct Requests: Decodable {
    struct Pending: Decodable {
      var method: String
      var url: String
      /// The time since it was sent, in milliseconds.
      var age: Double
    }
    var pending: [Pending]
    /// The methods that are not `GET`, each with its address.
    var methods: [[String]]
  }

  /// The requests since the launch that have an error as their answer, or none yet.
  public func failedRequests(of bundleIdentifier: String) -> [FailedRequest] {
    readLog()
    let answer = try? commands.call("requests()").text
    let requests = answer.flatMap { try? JSONDecoder().decode(Requests.self, from: Data($0.utf8)) }
    var methods: [String: String] = [:]
    for pair in requests?.methods ?? [] where pair.count == 2 { methods[pair[1]] = pair[0] }
    var failed = failedLoads.map { load, instant in
      FailedRequest(
        load.method ?? methods[load.url] ?? "GET", load.url, sent: instant,
        reason: load.status.map { .status($0) } ?? .unreachable(load.reason))
    }
    tick()
    failed += (requests?.pending ?? []).map { request in
      FailedRequest(
        request.method, request.url, sent: now - .milliseconds(request.age), reason: .pending)
    }
    // Of several for one address the latest counts.
    var known: Set<String> = []
    return failed.reversed().filter { known.insert("\($0.method) \($0.url)").inserted }.reversed()
  }
}
