import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import SeededCases
import Testing

/// Audits find what is wrong with screens, and nothing else.
@Suite struct PlantedFaultTests {
  /// What an audit has found of one rule's faults, over some screens.
  private struct Tally {
    var planted = 0
    var found = 0
    var alarms = 0

    var recall: Double { planted == 0 ? 0 : Double(found) / Double(planted) }
    var precision: Double { found + alarms == 0 ? 0 : Double(found) / Double(found + alarms) }
  }

  /// What is asked of recall and of precision, by the issue that asks for audits.
  private static let required = 0.98

  /// What is true of every screen with tabs: the system's grey for what is not chosen has 3.4 to 1 on white.
  ///
  /// Xcode's audits report it too, and suites accept it by their handlers; here it counts neither for nor against.
  private static let unselectedTab = "contrast moon"

  /// The audit of the screen of a seed.
  @MainActor private func audit(_ seed: UInt64) throws -> AuditReport {
    let device = try SimulatedDevice()
    device.install(AuditedApp.self)
    try device.launch(
      LaunchRequest(AuditedApp.bundleIdentifier, arguments: ["\(seed)"], environment: [:]))
    return try Automator(driver: device).audit(AuditedApp.bundleIdentifier, for: Set(AuditRule.allCases))
  }

  @MainActor @Test func plantedFaultsAreFoundAndNothingElse() throws {
    let rules = Set(PlantedFault.allCases.map(\.rule))
    var tallies = Dictionary(uniqueKeysWithValues: rules.map { ($0, Tally()) })
    var kinds = Dictionary(uniqueKeysWithValues: PlantedFault.allCases.map { ($0, Tally()) })
    var notes: [String] = []
    for seed in Soak.seeds(40) {
      let faults = AuditedScreen(seed: seed).faults
      var issues = try audit(seed).issues
      for (fault, id) in faults {
        tallies[fault.rule]?.planted += 1
        kinds[fault]?.planted += 1
        let identity = "\(fault.rule.rawValue) \(fault.rule == .elementDetection ? "text" : id)"
        if let place = issues.firstIndex(where: { $0.identity == identity }) {
          issues.remove(at: place)
          tallies[fault.rule]?.found += 1
          kinds[fault]?.found += 1
        } else {
          notes.append("\(seed): missed \(fault.rawValue) of \(id)")
        }
      }
      for issue in issues where issue.identity != Self.unselectedTab {
        tallies[issue.rule, default: Tally()].alarms += 1
        notes.append("\(seed): wrongly \(issue.identity): \(issue)")
      }
    }
    for (rule, tally) in tallies.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      print(
        "audit of planted faults: \(rule.rawValue): \(tally.planted) planted, \(tally.found) found, "
          + "\(tally.alarms) false, recall \(tally.recall), precision \(tally.precision)")
      #expect(tally.recall >= Self.required && tally.precision >= Self.required, "\(rule)")
    }
    // An issue that is false is of a rule and of no planted kind, so that a kind has a recall only.
    for (kind, tally) in kinds.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      print(
        "audit of planted faults: \(kind.rawValue): \(tally.planted) planted, \(tally.found) found, "
          + "recall \(tally.recall)")
      #expect(tally.recall >= Self.required || tally.planted == 0, "\(kind)")
    }
    for note in notes { print("audit of planted faults: \(note)") }
  }
}
