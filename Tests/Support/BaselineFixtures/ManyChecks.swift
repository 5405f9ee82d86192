import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// A project as large as a team's: suites, devices and screens, with a run after somebody changed something.
package struct ManyChecks: Sendable {
  /// How many checks there are.
  package var count: Int
  /// How many suites they are in.
  package var suites = 8
  /// The devices, which take turns.
  package var devices: [Configuration]
  /// What was changed about a screen since it was approved; a screen without a baseline has none.
  package var change: @Sendable (Int) -> AppScreen.Change?

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - count: How many checks.
  ///   - devices: The devices, which take turns.
  ///   - change: What was changed about the screen of a number, or nothing if it has no baseline.
  package init(
    _ count: Int, devices: [Configuration] = Self.small,
    change: @escaping @Sendable (Int) -> AppScreen.Change?
  ) {
    self.count = count
    self.devices = devices
    self.change = change
  }

  /// Small devices, for tests that need many checks and not many pixels.
  package static let small = [
    Configuration(device: "iPhone 15", size: CGSize(width: 72, height: 156), scale: 1, appearance: .light),
    Configuration(device: "iPhone 15", size: CGSize(width: 72, height: 156), scale: 1, appearance: .dark),
    Configuration(device: "iPad mini", size: CGSize(width: 120, height: 160), scale: 1, appearance: .light),
  ]

  /// A phone of 3 megapixels, in both appearances.
  package static let large = [
    Configuration(device: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3, appearance: .light),
    Configuration(device: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3, appearance: .dark),
  ]

  /// 300 checks with one cause: the words of a button that all screens have.
  package static let oneCause = ManyChecks(300) { _ in .words }

  /// 1 000 checks of 3 megapixels, with four causes and some that are new.
  package static let thousand = ManyChecks(1_000, devices: large) { number in
    switch number % 10 {
    case 0, 1, 2: .words
    case 3, 4: .color
    case 5: .padding
    case 6: .rows
    case 7: nil
    default: AppScreen.Change.none
    }
  }

  /// The key of a check.
  ///
  /// - Parameter number: Which one, from 0.
  /// - Returns: The key.
  package func key(_ number: Int) -> CheckKey {
    let areas = ["Recipes", "Shopping", "Settings", "Search", "Timers", "Profile", "Onboarding", "Sharing"]
    let suite = number % suites
    let screen = number / devices.count
    return CheckKey(
      suite: ["\(areas[suite % areas.count])\(suite < areas.count ? "" : "\(suite)")Tests"],
      test: "testScreen\(screen / 4)", name: "screen \(screen)",
      configuration: devices[number % devices.count])
  }

  /// The screen of a check, as it was approved.
  ///
  /// - Parameter number: Which one, from 0.
  /// - Returns: The screen.
  package func screen(_ number: Int) -> AppScreen {
    let device = devices[number % devices.count]
    return AppScreen(
      number / devices.count, size: device.size, scale: Int(device.scale), isDark: device.appearance == .dark)
  }

  /// Writes the baselines, and a run after the changes.
  ///
  /// - Parameters:
  ///   - sandbox: Where.
  ///   - run: The name of the run.
  /// - Throws: What could not be written.
  package func write(to sandbox: Sandbox, run: String = "r") throws {
    try write(to: sandbox.project, run: run)
  }

  /// Writes the baselines, and a run after the changes.
  ///
  /// - Parameters:
  ///   - project: Where.
  ///   - run: The name of the run.
  /// - Throws: What could not be written.
  package func write(to project: Project, run: String = "r") throws {
    try check(in: project, run: "approved", mode: .all) { change(_: $0) == nil ? nil : AppScreen.Change.none }
    try FileManager.default.removeItem(atPath: project.root + "/.galley/runs/approved")
    try check(in: project, run: run, mode: .none) { change($0) ?? AppScreen.Change.none }
  }

  private func check(
    in project: Project, run: String, mode: RecordMode, _ change: (Int) -> AppScreen.Change?
  ) throws {
    let recorder = try RunRecorder.open(project, environment: [RunName.variable: run])
    let runner = CheckRunner(store: BaselineStore(project), recorder: recorder, mode: mode)
    for number in 0..<count {
      guard let change = change(number) else { continue }
      var check = Sandbox.Check(key(number))
      check.snapshot = screen(number).changed(change).snapshot
      _ = runner.run(check.capture(line: number + 10))
    }
    try recorder.close()
  }
}
