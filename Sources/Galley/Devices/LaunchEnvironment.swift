import Foundation

/// What is given to every app a test starts, from outside of the test.
///
/// `GALLEY_LAUNCH_ENVIRONMENT` holds `NAME=value` pairs, separated by line breaks or semicolons. A demonstration plants a
/// change in an app by it without touching the app or its tests.
enum LaunchEnvironment {
  static let variable = "GALLEY_LAUNCH_ENVIRONMENT"

  static func parsed() -> [String: String] {
    parsed(ProcessInfo.processInfo.environment[variable] ?? "")
  }

  static func parsed(_ text: String) -> [String: String] {
    var values: [String: String] = [:]
    for pair in text.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
      guard let sign = pair.firstIndex(of: "=") else { continue }
      let name = pair[..<sign].trimmingCharacters(in: .whitespaces)
      if !name.isEmpty { values[name] = String(pair[pair.index(after: sign)...]) }
    }
    return values
  }
}
