import Galley
import GalleyTree
import Testing

/// What happened in tests of a sample, on devices on which one seed orders what happens at one time.
///
/// The functions that start a sample's app let the history of the running tests, if there is one, prepare their device and follow the
/// app. It belongs to the one task that runs the tests.
public final class SuiteHistory: @unchecked Sendable {
  /// A test by its name.
  public typealias NamedTest = (name: String, run: @Sendable () throws -> Void)

  /// The history of the running tests; `nil` where none is written.
  @TaskLocal public static var current: SuiteHistory?

  private let seed: UInt64
  private var applications: [Application] = []

  private init(seed: UInt64) { self.seed = seed }

  /// Gives a device the seed; to be called before the app is started.
  public func prepare(_ device: SimulatedDevice) { device.seed = seed }

  /// Writes down at the end of a test what happened to an app.
  public func follow(_ application: Application) { applications.append(application) }

  /// The log of each app, the time at the end, the trees of all that is on the screen, and the picture.
  private func chapter() throws -> String {
    try applications.map { application in
      let driver = application.automator.driver
      let capture = try driver.capture()
      return """
        \(application.automator.log.text)
        at \(driver.now)
        \(capture.snapshot.applications.map { ElementText.tree($0.root) }.joined(separator: "\n"))
        \(capture.picture.digest)
        """
    }.joined(separator: "\n\n")
  }

  /// Runs a test with a seed.
  ///
  /// - Returns: What happened, as a text that is the same for the same seed.
  public static func of(_ test: NamedTest, seed: UInt64) throws -> String {
    try run(test, seed: seed).chapter()
  }

  private static func run(_ test: NamedTest, seed: UInt64) throws -> SuiteHistory {
    let history = SuiteHistory(seed: seed)
    try $current.withValue(history) { try test.run() }
    return history
  }

  /// Expects tests to go the same way whenever they are run with one seed.
  ///
  /// - Parameters:
  ///   - tests: The suite.
  ///   - runs: How often it is run.
  public static func expectOneHistory(of tests: [NamedTest], runs: Int) {
    for test in tests {
      do {
        let first = try of(test, seed: 0)
        #expect(!first.isEmpty, "\(test.name) starts no app")
        for run in 1..<max(2, runs) {
          #expect(
            try of(test, seed: 0) == first, "\(test.name) went otherwise in run \(run + 1) with --seed 0")
        }
      } catch {
        Issue.record("\(test.name) with --seed 0: \(error)")
      }
    }
  }

  /// Expects tests to pass under each of some seeds.
  public static func expectPasses(of tests: [NamedTest], seeds: Range<UInt64>) {
    for test in tests {
      for seed in seeds {
        do { _ = try run(test, seed: seed) } catch {
          Issue.record("\(test.name) with --seed \(seed): \(error)")
        }
      }
    }
  }
}
