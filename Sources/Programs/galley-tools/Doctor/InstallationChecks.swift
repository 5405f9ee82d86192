import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyText

/// Checks of Galley's own installation: whether it is whole, and whether the compiler on the `PATH` reads its modules.
struct InstallationChecks {
  /// The results, in order.
  private(set) var findings: [SystemChecks.Finding] = []

  /// The most missing files that are named.
  private static let mostNames = 3
  /// The prefixes that are looked at for further installations, beside those of the `PATH`.
  private static let usualPrefixes = ["/usr", "/usr/local"]

  init(_ context: CommandContext) {
    guard let own = Installation(of: context.executable) else {
      findings.add(
        "installed",
        "no, \(context.executable) stands alone; \"make install\" in Galley's sources also installs libraries"
      )
      return
    }
    check(own)
    if let built = own.facts?.compiler { checkCompiler(built, own, context.environment) }
    checkOthers(than: own, context.environment)
  }

  private mutating func check(_ own: Installation) {
    guard let facts = own.facts, let missing = own.missing else {
      return findings.add(
        "installed", "in \(own.prefix), incomplete: its list of files or its facts are missing",
        advice: own.remedy)
    }
    let name = "\(facts.version) in \(own.prefix), commit \(facts.commit), built by Swift \(facts.compiler)"
    if missing.isEmpty { return findings.add("installed", name) }
    let words = EnglishList.first(Self.mostNames, of: missing)
    findings.add(
      "installed", "\(name); \(EnglishNoun.count(missing.count, "file")) missing: \(words)",
      advice: own.remedy)
  }

  private mutating func checkCompiler(_ built: String, _ own: Installation, _ environment: [String: String]) {
    guard let found = Self.compiler(environment) else {
      return findings.add(
        "compiler", "there is no Swift on the PATH",
        advice: "install Swift \(built): https://www.swift.org/install/linux/")
    }
    if found == built { return findings.add("compiler", "Swift \(found), as the libraries need") }
    findings.add(
      "compiler", "Swift \(found) on the PATH, and the libraries were built by Swift \(built)",
      advice: "\(own.remedy) in Galley's sources, or put Swift \(built) first on the PATH")
  }

  private mutating func checkOthers(than own: Installation, _ environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let prefixes = folders.filter { $0.hasPrefix("/") && $0.hasSuffix("/bin") }.map { String($0.dropLast(4)) }
    var known = [own.prefix]
    for prefix in prefixes + Self.usualPrefixes where !known.contains(prefix) {
      known.append(prefix)
      guard let other = Installation(below: prefix) else { continue }
      findings.add(
        "",
        "another in \(prefix): \(other.facts.map { "\($0.version), built by Swift \($0.compiler)" } ?? "incomplete")"
      )
    }
  }

  /// The version of the compiler on the `PATH`, such as `6.3.1`; `nil` if there is none.
  static func compiler(_ environment: [String: String]) -> String? {
    guard let swift = Git.find("swift", environment) else { return nil }
    var lines: [String] = []
    let end = try? ChildProcess.run(
      [swift, "--version"], environment: environment, output: .lines { line, _ in lines.append(line) })
    guard end?.status == 0 else { return nil }
    return lines.lazy.compactMap { $0.firstMatch(of: /Swift version ([0-9]+(?:\.[0-9]+)*)/) }.first.map {
      String($0.output.1)
    }
  }
}
