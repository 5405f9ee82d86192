import Testing

/// A user builds no more than the part of the package that the user needs: the lines of Swift below `Sources` that each of five users
/// compiles, as `Package.swift` states the dependencies.
@Suite struct ClosureTests {
  /// A user, by what that user builds.
  struct User: CustomTestStringConvertible, Sendable {
    /// The user's need.
    let need: String
    /// The targets that the user names.
    let targets: [String]
    /// The largest number of lines: the figure when it was last set, rounded up to the next 500.
    let limit: Int

    var testDescription: String { need }

    static let all = [
      User(need: "two folders of pictures are compared", targets: ["galley"], limit: 82_500),
      User(need: "pages on a driver of one's own are checked", targets: ["GalleyChecks"], limit: 89_000),
      User(
        need: "web pages are checked in a browser", targets: ["GalleyBrowser", "GalleyChecks"], limit: 98_500),
      User(
        need: "pages on telephones are checked", targets: ["GalleyAppiumDriver", "GalleyChecks"],
        limit: 92_500),
      User(
        need: "a SwiftUI app is tested on the simulated device", targets: ["Galley", "SwiftUI"],
        limit: 192_000),
    ]
  }

  /// The number of lines below a limit at which the limit is set anew.
  private static let slack = 2_000

  @Test(arguments: User.all) func `a user builds no more than is needed`(_ user: User) throws {
    let closure = try PackageClosure(of: user.targets)
    #expect(
      closure.lines <= user.limit,
      """
      Where \(user.need), \(closure.lines) lines are built for \(user.targets.joined(separator: " and ")), and \
      \(user.limit) are the most. The largest parts are \(closure.largest).
      If a dependency is new, invert it, or move the code that needs it to a target that has it. If the lines are \
      needed there, set the limit in Tests/ProjectRulesTests/ClosureTests.swift to \(Self.rounded(closure.lines)).
      """)
    #expect(
      closure.lines > user.limit - Self.slack,
      """
      Where \(user.need), only \(closure.lines) lines are built. Set the limit in \
      Tests/ProjectRulesTests/ClosureTests.swift to \(Self.rounded(closure.lines)), so that it stays so.
      """)
  }

  @Test func `the command line links neither drawing nor pages`() throws {
    let names = try PackageClosure(of: ["galley"]).targets
    #expect(
      names.isDisjoint(with: [
        "GalleyRaster", "GalleyAuthoring", "GalleyPages", "GalleyAutomation", "DarwinNotifications",
        "GalleyHTTP",
      ]))
  }

  @Test func `no program needs the libraries that run tests, of which there are no archives`() throws {
    for program in ["galley", "galley-tools", "galley-review"] {
      let names = try PackageClosure(of: [program]).targets
      #expect(names.isDisjoint(with: ["GalleyChecks", "XCUIAutomation", "XCTestDiscovery"]), "\(program)")
    }
  }

  @Test(arguments: ["GalleyChecks", "GalleyBrowser", "GalleyAppiumDriver"])
  func `checks need no device`(_ door: String) throws {
    let names = try PackageClosure(of: [door]).targets
    #expect(
      names.isDisjoint(with: [
        "GalleySimulator", "GalleyViews", "GalleyServices", "GalleyRaster", "SwiftUI", "DarwinNotifications",
      ]))
  }

  private static func rounded(_ lines: Int) -> Int { (lines + 499) / 500 * 500 }
}

/// Targets and all that they depend on, as `Package.swift` states it.
struct PackageClosure {
  /// The names of the targets, system libraries among them.
  let targets: Set<String>
  /// The lines of Swift of those below `Sources`, the largest first.
  private let parts: [(name: String, lines: Int)]

  init(of names: [String]) throws {
    let known = Dictionary(uniqueKeysWithValues: try PackageFiles.targets().map { ($0.name, $0) })
    var found: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      guard found.insert(name).inserted else { continue }
      pending += known[name]?.dependencies ?? []
    }
    targets = found
    let own = found.sorted().compactMap { known[$0] }.filter { $0.folder.hasPrefix("Sources/") }
    parts = try own.map { target in
      let lines = try PackageFiles.sources(below: target.folder).map { source in
        source.text.utf8.count { $0 == UInt8(ascii: "\n") }
      }
      return (target.name, lines.reduce(0, +))
    }
    .sorted { $0.lines > $1.lines }
  }

  /// The number of lines of Swift below `Sources`.
  var lines: Int { parts.map(\.lines).reduce(0, +) }

  /// The largest parts, in words.
  var largest: String { parts.prefix(6).map { "\($0.name) (\($0.lines))" }.joined(separator: ", ") }
}
