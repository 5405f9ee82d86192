import GalleyAppium
import SwiftUI

/// Serves an app to clients of Appium as `galley serve` does; its argument is the same.
@main enum Program {
  static func main() async { await AppiumServer.run([BoardApp.self]) }
}

/// A list of tasks; each is done a quarter of a second after it begins, as if a server answered.
///
/// `Benchmarks/appium_clients.py` has the same as a web page.
struct BoardApp: App {
  static let bundleIdentifier = "org.galley.bench.Board"
  static let displayName = "Board"

  @State private var done: Set<Int> = []

  var body: some Scene {
    WindowGroup {
      ScrollView {
        VStack {
          Text("Board").accessibilityIdentifier("title")
          ForEach(0..<20, id: \.self) { number in
            HStack {
              Button("Task \(number)") {
                Task {
                  try await Task.sleep(for: .milliseconds(250))
                  done.insert(number)
                }
              }
              Text(done.contains(number) ? "Done \(number)" : "Open").accessibilityIdentifier(
                "state.\(number)")
            }
          }
        }
      }
    }
  }
}
