import Foundation

/// The names of runs.
package enum RunName {
  /// The environment variable by which `galley test` tells test processes their run.
  package static let variable = "GALLEY_RUN"

  /// The run that this process's checks belong to.
  package static func current(_ environment: [String: String]) throws(RunError) -> String {
    if let name = environment[variable], !name.isEmpty { return try checked(name) }
    let parent = ProcessIdentity.parent
    return "p\(parent.pid)-\(parent.start)"
  }

  /// A name that no other run has.
  ///
  /// - Returns: Such as `20260727-101502-3f9a`.
  package static func fresh(_ now: Date = Date()) -> String {
    let digits = now.formatted(.iso8601).filter(\.isNumber)
    let number = String(UInt16.random(in: .min ... .max), radix: 16)
    let padded = String(repeating: "0", count: 4 - number.count) + number
    return "\(digits.prefix(8))-\(digits.dropFirst(8).prefix(6))-\(padded)"
  }

  /// The same name, if it can be the name of a folder.
  package static func checked(_ name: String) throws(RunError) -> String {
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "-_.".unicodeScalars.contains(scalar))
    }
    guard isPlain, (1...100).contains(name.count), let first = name.first, first.isLetter || first.isNumber
    else {
      throw .badName(name)
    }
    return name
  }
}

/// The attempt at failed tests that a process is part of.
package enum RunAttempt {
  /// The environment variable by which `galley test` tells test processes their attempt, from 2 up.
  package static let variable = "GALLEY_ATTEMPT"

  /// More attempts than anybody waits for; what is more is a slip of the pen.
  package static let most = 20

  /// The attempt of this process; `nil` for the first.
  package static func current(_ environment: [String: String]) throws(RunError) -> Int? {
    guard let text = environment[variable], !text.isEmpty else { return nil }
    guard let number = Int(text), (1...most).contains(number) else { throw .badAttempt(text) }
    return number == 1 ? nil : number
  }
}
