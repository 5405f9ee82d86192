import Dispatch
import Foundation
import GalleyBaselines
import GalleySystem
import Glibc
import Synchronization

/// The program that the tests of a package are linked to, run as `swift test` runs it, without another start of SwiftPM.
struct TestBundle {
  /// Its absolute path.
  let program: String
  /// The folder of the package, which is the working folder of tests.
  let folder: String

  /// Finds the program of a package that is built.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the build.
  ///   - folder: The folder of the package.
  ///   - environment: The environment variables.
  init?(_ arguments: BuildArguments, of folder: String, _ environment: [String: String]) {
    guard let plan = arguments.plan(of: folder, environment),
      let program = BuildPlanFile.testProgram(at: plan),
      // A package that was moved has a plan with other paths.
      program.hasPrefix(arguments.scratchFolder(of: folder) + "/"), access(program, X_OK) == 0
    else { return nil }
    (self.program, self.folder) = (program, folder)
  }

  /// The tests of both testing libraries.
  struct Listing {
    /// The names of XCTest's, in its order.
    var xctest: [String]
    /// The names of Swift Testing's.
    var swiftTesting: [String]

    /// Those of Swift Testing; `nil` if a name cannot be read.
    var ofSwiftTesting: [TestName]? { TestList(output: swiftTesting.map { $0 + "\n" }.joined())?.tests }

    /// All of them; `nil` if a name cannot be read.
    var all: TestList? { TestList(output: (xctest + swiftTesting).map { $0 + "\n" }.joined()) }
  }

  /// Longer than the names of a million tests.
  private static let longestList = 1 << 28

  /// Lists the tests; `nil` if the program does not.
  func list(_ environment: [String: String]) -> Listing? {
    let found = Mutex<[Int: [String]]>([:])
    let listings = [["--list-tests"], [Self.library, Self.swiftTesting, "--list-tests"]]
    DispatchQueue.concurrentPerform(iterations: listings.count) { index in
      let listing = Subprocess(program, listings[index], environment: environment, in: folder)
      guard let run = try? listing.run(seconds: 60, mostBytes: Self.longestList),
        run.status == 0 || run.status == EX_UNAVAILABLE,
        let text = String(validating: run.bytes, as: UTF8.self)
      else { return }
      // XCTest begins with a line that says how many there are.
      let lines = text.split(separator: "\n").filter { !($0.hasPrefix("Listing ") && $0.hasSuffix(":")) }
      found.withLock { $0[index] = run.status == 0 ? lines.map(String.init) : [] }
    }
    return found.withLock { found in
      guard let xctest = found[0], let swiftTesting = found[1] else { return nil }
      return Listing(xctest: xctest, swiftTesting: swiftTesting)
    }
  }

  /// The option of the program that chooses a testing library, and its value for Swift Testing.
  static let (library, swiftTesting) = ("--testing-library", "swift-testing")

  /// The most bytes of one argument; Linux takes 131 072.
  private static let longestArgument = 100_000

  /// Whether a text is short enough for one argument.
  static func isArgument(_ text: String) -> Bool { text.utf8.count <= longestArgument }

  /// The command lines that run tests as `swift test` does with the same arguments: XCTest first, and no library without tests.
  ///
  /// - Returns: The command lines; `nil` if only `swift test` can select the tests.
  func commands(_ arguments: SwiftTestArguments, _ listing: Listing) -> [[String]]? {
    var commands: [[String]] = []
    let chosen = listing.xctest.filter(arguments.selects)
    if !chosen.isEmpty {
      let names = chosen.joined(separator: ",")
      guard !arguments.selects || Self.isArgument(names) else { return nil }
      commands.append([program] + (arguments.selects ? [names] : []))
    }
    if !listing.swiftTesting.isEmpty {
      commands.append([program] + arguments.words + [Self.library, Self.swiftTesting])
    }
    return commands
  }
}
