import Foundation
import GalleySystem
import Glibc
import SeededCases
import TemporaryFolders
import Testing

@testable import GalleyBrowser

/// `kill -9` of test, driver or browser at any moment of a start and after it: nothing stays, and the next test starts.
@Suite(.inTurn, .serialized) struct BrowserKillsTests {
  /// The program that ends without warning.
  private enum Victim: CaseIterable {
    case test, driver, browser

    /// Whether a process is the victim, by its command line.
    func isMet(by command: [String]) -> Bool {
      let name = command.first.map { String($0.split(separator: "/").last ?? "") } ?? ""
      return switch self {
      case .test: name == "browser-starter"
      case .driver: name == "chromedriver" || name == "WebKitWebDriver"
      case .browser:
        ["chromium", "firefox-esr", "firefox", "MiniBrowser"].contains(name)
          && !command.contains { $0.hasPrefix("--type=") || $0 == "-contentproc" }
      }
    }
  }

  /// The longest time from a start to a kill, in seconds: two thirds of them come while the browser starts.
  private static let latest = 3.0

  /// The longest time until no process is left; one that shares a busy machine with others takes longer.
  private static let patience = Duration.seconds(Soak.isComplete ? 5 : 30)

  @Test(arguments: Soak.seeds(200, oneIn: 50))
  func `nothing stays after a kill at any moment, and the next test starts`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let installed = BrowserEngine.allCases.filter { (try? $0.require()) != nil }
    let engine = try #require(installed.randomElement(using: &random))
    let victim = try #require(Victim.allCases.randomElement(using: &random))
    let moment = Double.random(in: 0...Self.latest, using: &random)
    try withTemporaryFolder { folder in
      try end(victim, of: engine, at: moment, in: folder)
    }
  }

  private func end(_ victim: Victim, of engine: BrowserEngine, at moment: Double, in folder: String) throws {
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
    let program = Bundle.main.bundleURL.appendingPathComponent("browser-starter").path
    let starter = try Subprocess(program, [engine.rawValue], environment: environment)
      .start(output: .discarded, errors: .discarded)
    poll(nil, 0, Int32(moment * 1_000))
    let killed = BrowserProcesses.of(folder).filter { victim.isMet(by: ProcessTable.command(of: $0)) }
    killed.forEach { kill($0, SIGKILL) }
    // A test ends after its browser; here by force, too.
    if victim != .test { poll(nil, 0, 500) }
    kill(starter, SIGKILL)
    _ = Subprocess.wait(for: starter)
    let rest = BrowserProcesses.rest(of: folder, after: Self.patience)
    #expect(
      rest == [], "\(engine.title) after the end of \(killed.isEmpty ? .test : victim) at \(moment) s")
  }
}
