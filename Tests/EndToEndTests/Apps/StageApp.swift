import Foundation
import GalleyServices
import GalleyViews
import Observation

/// The state of the stage, changed at the times that the launch environment states.
@Observable
final class Stage {
  var taps = 0
  var isLateThere = false
  var isEarlyThere = true
  var isCovered = false
  var alerts: [String] = []
  var answers: [String] = []
  var contacts = "not asked"

  var isAlerting: Bool { !alerts.isEmpty }
}

/// Things that come up, go away, and get in the way at a given second of virtual time.
///
/// `LATE`, `GONE`, `UNCOVERED` and `ASKS` are seconds; `ALERTS` is seconds and titles, as in `2:News;3:Offer`.
struct StageApp: App {
  private let stage = Stage()

  var body: some Scene {
    WindowGroup { StageView(stage: stage) }
  }
}

struct StageView: View {
  let stage: Stage
  @Environment(\.clock) private var clock
  @Environment(\.permissions) private var permissions
  @Environment(\.launchEnvironment) private var schedule

  var body: some View {
    VStack(spacing: 20) {
      Text("\(stage.taps) taps").accessibilityIdentifier("taps")
      Text(stage.answers.joined(separator: ", ")).accessibilityIdentifier("answers")
      Text(stage.contacts).accessibilityIdentifier("contacts")
      Button("Count") { stage.taps += 1 }.accessibilityIdentifier("count")
      if stage.isLateThere { Text("Late").accessibilityIdentifier("late") }
      if stage.isEarlyThere { Text("Early").accessibilityIdentifier("early") }
    }
    .overlay {
      if stage.isCovered {
        ZStack {
          Color.black.opacity(0.3).onTapGesture {}
            .accessibilityElement().accessibilityIdentifier("veil")
          ProgressView("Working")
        }
      }
    }
    .alert(
      stage.alerts.first ?? "",
      isPresented: Binding(
        get: { stage.isAlerting }, set: { if !$0, stage.isAlerting { stage.alerts.removeFirst() } })
    ) {
      Button("Cancel", role: .cancel) { stage.answers.append("Cancel") }
      Button("Agree") { stage.answers.append("Agree") }
    }
    .onAppear {
      at("LATE") { stage.isLateThere = true }
      at("GONE") { stage.isEarlyThere = false }
      if schedule["UNCOVERED"] != nil { stage.isCovered = true }
      at("UNCOVERED") { stage.isCovered = false }
      at("ASKS") {
        permissions.request(.contacts) { stage.contacts = $0.rawValue }
      }
      for entry in (schedule["ALERTS"] ?? "").split(separator: ";") {
        let parts = entry.split(separator: ":")
        guard parts.count == 2, let seconds = Double(parts[0]) else { continue }
        clock.after(.seconds(seconds)) { stage.alerts.append(String(parts[1])) }
      }
    }
  }

  private func at(_ name: String, do action: @escaping () -> Void) {
    guard let seconds = schedule[name].flatMap(Double.init) else { return }
    clock.after(.seconds(seconds), do: action)
  }
}
