import Foundation
import GalleyAutomation
import GalleyJSON

/// The problems of a page since the latest reading, from the events of WebDriver BiDi.
package struct PageReports: Hashable, Sendable {
  private var problems: [LoggedProblem] = []

  /// The largest number: a page that complains in a loop fills no memory.
  private static let most = 1_000

  /// The events that are reported.
  static let events = ["log.entryAdded", "network.fetchError", "network.responseCompleted"]

  package init() {}

  /// Returns the problems, and forgets them.
  mutating func take() -> [LoggedProblem] {
    defer { problems = [] }
    return problems
  }

  /// Takes a problem out of an event, if it is one.
  mutating func add(_ event: BiDiConnection.Event) {
    guard problems.count < Self.most, let problem = Self.problem(in: event) else { return }
    problems.append(problem)
  }

  private static func problem(in event: BiDiConnection.Event) -> LoggedProblem? {
    let facts = event.facts
    let timestamp = facts["timestamp"]?.number ?? Date().timeIntervalSince1970 * 1000
    switch event.name {
    case "log.entryAdded":
      guard facts["level"]?.text == "error" else { return nil }
      let text = facts["text"]?.text ?? ""
      // Firefox tells requests to other origins that it refused among the errors of scripts.
      if let refused = text.firstMatch(of: Self.refusedRequest) {
        // One that had no answer is an event of its own.
        guard refused.reason != "CORS request did not succeed" else { return nil }
        return LoggedProblem(
          LoggedProblem.FailedLoad(
            method: nil, url: String(refused.url), reason: String(refused.reason), status: nil),
          timestamp: timestamp)
      }
      return LoggedProblem(
        facts["type"]?.text == "javascript" ? .uncaughtError : .consoleError,
        text.split(separator: "\n").first.map(String.init) ?? "", at: place(of: facts), timestamp: timestamp)
    case "network.fetchError":
      // A page that is left gives up its requests.
      guard let reason = facts["errorText"]?.text, reason != "NS_BINDING_ABORTED" else { return nil }
      return load(of: facts, reason, nil).flatMap { LoggedProblem($0, timestamp: timestamp) }
    case "network.responseCompleted":
      guard let status = facts["response"]?["status"]?.number, status >= 400 else { return nil }
      return load(of: facts, "status \(Int(status))", Int(status)).flatMap {
        LoggedProblem($0, timestamp: timestamp)
      }
    default: return nil
    }
  }

  private static var refusedRequest: Regex<(Substring, url: Substring, reason: Substring)> {
    /^Cross-Origin Request Blocked: .* remote resource at (?<url>\S+)\. \(Reason: (?<reason>.*?)\)/
  }

  private static func load(
    of facts: JSONValue, _ reason: String, _ status: Int?
  ) -> LoggedProblem.FailedLoad? {
    guard let request = facts["request"], let url = request["url"]?.text else { return nil }
    return LoggedProblem.FailedLoad(
      method: request["method"]?.text, url: url, reason: reason, status: status)
  }

  /// The place of the first frame of a call; lines and columns are counted from 0.
  private static func place(of facts: JSONValue) -> String? {
    guard let frame = facts["stackTrace"]?["callFrames"]?.elements.first, let url = frame["url"]?.text else {
      return nil
    }
    let numbers = ["lineNumber", "columnNumber"].compactMap { name in
      frame[name]?.number.map { "\(Int($0) + 1)" }
    }
    return "\(url) \(numbers.joined(separator: ":"))"
  }
}
