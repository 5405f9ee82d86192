/// The attempt at failed tests that a process is part of.
package enum RunAttempt {
  /// The environment variable by which `galley test` tells test processes their attempt, from 2 up.
  package static let variable = "GALLEY_ATTEMPT"

  /// More attempts than anybody waits for; what is more is a slip of the pen.
  package static let most = 20

  /// The attempt of this process; `nil` for the first.
  package static func current(_ environment: [String: String]) throws(RunFault) -> Int? {
    guard let text = environment[variable], !text.isEmpty else { return nil }
    guard let number = Int(text), (1...most).contains(number) else { throw .badAttempt(text) }
    return number == 1 ? nil : number
  }
}
