import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyViews
import Testing

/// Looks that an app sets for all of its bars, from launch to launch.
@MainActor @Suite struct AppearanceLaunchTests {
  private static let red = RGBA(hex: 0xFF0000)

  private struct Painted: App {
    static var isPainted = true

    init() {
      if Self.isPainted { UINavigationBar.appearance().backgroundColor = .red }
    }

    var body: some Scene { WindowGroup { PaintedPage() } }
  }

  private struct Plain: App {
    var body: some Scene { WindowGroup { PaintedPage() } }
  }

  private struct PaintedPage: View {
    var body: some View {
      NavigationStack {
        Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  @Test func `what an app sets is its own, and ends with it`() throws {
    let device = try SimulatedDevice(.iPhoneX)
    device.install(Painted.self)
    device.install(Plain.self)
    /// The colour of the bar, 60 points below the upper edge of the screen.
    func bar(of bundleIdentifier: String) throws -> RGBA {
      try device.launch(LaunchRequest(bundleIdentifier))
      device.advance(by: .seconds(1))
      return try device.capture().picture[12, 180]
    }
    #expect(try bar(of: Painted.bundleIdentifier) == Self.red)
    #expect(try bar(of: Plain.bundleIdentifier) == .white)
    #expect(try bar(of: Painted.bundleIdentifier) == Self.red)
    Painted.isPainted = false
    #expect(try bar(of: Painted.bundleIdentifier) == .white, "the launch before has ended")
  }
}
