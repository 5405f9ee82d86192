import GalleyBaselines
import GalleyCommands

/// The command lines of rounds.
struct WatchRounds {
  /// The views to render; none to run tests.
  let views: [String]
  /// The regular expressions of the tests that are run whatever was saved.
  let tests: [String]
  /// The options of pictures and devices.
  let options: [String]
  /// The arguments for `swift test` or `swift build`.
  let rest: [String]
  /// Whether all tests are run whatever was saved.
  let isWhole: Bool

  /// Whether rounds render views.
  var isRendering: Bool { !views.isEmpty }

  /// The arguments of the tool for a round.
  ///
  /// - Parameters:
  ///   - reach: The tests that were reached.
  ///   - report: The folder of a report; `nil` for none.
  /// - Returns: The arguments; `nil` if there is nothing to do.
  func words(_ reach: WatchReach, report: String?) -> [String]? {
    let rest = rest.isEmpty ? [] : ["--"] + rest
    if isRendering { return ["render", "--json"] + options + views + rest }
    var words = ["test", "--json"] + options
    if let report { words += ["--html", report] }
    let selecting: [String]
    switch reach {
    case _ where SwiftTestArguments(self.rest).selects: selecting = []
    case .nothing: return nil
    case _ where !tests.isEmpty: selecting = tests
    case _ where isWhole: selecting = []
    case .all: selecting = []
    case .tests(let patterns): selecting = patterns
    }
    let arguments = selecting.flatMap { ["--filter", $0] } + self.rest
    return words + (arguments.isEmpty ? [] : ["--"] + arguments)
  }
}
