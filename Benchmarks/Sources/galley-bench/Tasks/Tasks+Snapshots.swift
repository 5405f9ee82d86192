import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews

extension Task {
  /// Snapshots of a simulated device whose app has 100 to 100 000 elements, after a notification has come: the trees of all
  /// that is on the screen, put in order.
  static func snapshots() -> [Task] {
    [100, 1_000, 10_000, 100_000].map { count in
      // The app is started when it is first asked, as this takes its time.
      var started: SimulatedDevice?
      return Task(
        name: "snapshots.device.\(count)",
        run: {
          do {
            let device = try started ?? device(showing: count)
            started = device
            device.present(PushNotification("Dinner", for: "org.example.Kitchen", style: .persistent))
            return ScreenIndex(try device.snapshot()).nodes.count
          } catch {
            fatalError("\(error)")
          }
        })
    }
  }

  private static func device(showing count: Int) throws -> SimulatedDevice {
    let device = try SimulatedDevice(.iPhoneX)
    device.install(RowsApp.self)
    try device.launch(
      LaunchRequest(RowsApp.bundleIdentifier, arguments: ["\(count)"]))
    return device
  }
}

/// An app with so many texts in a scroll view as the first launch argument says, all of which exist.
private struct RowsApp: App {
  static let bundleIdentifier = "org.example.Rows"

  var body: some GalleyViews.Scene { WindowGroup { RowsView() } }
}

private struct RowsView: View {
  @Environment(\.launchArguments) private var arguments

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<(arguments.first.flatMap { Int($0) } ?? 0), id: \.self) { row in
          Text("Row \(row)").frame(height: 44)
        }
      }
    }
  }
}
