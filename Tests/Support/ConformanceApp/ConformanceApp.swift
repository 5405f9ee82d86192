import Foundation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews

/// The app that Apple's UI-automation API is exercised on: each screen is for one family of members.
public struct ConformanceApp: SimulatedApp {
  /// The name it is installed under.
  public static let bundleIdentifier = "org.example.Conformance"
  /// Why it asks for photos.
  public static let usageDescriptions: [Permission: String] = [.photos: "To show them."]

  /// The addresses that lead into it.
  public static let urlSchemes = ["conformance"]

  /// Makes the app.
  public init() {}

  /// The screen that a test has asked for.
  public var body: some Scene { WindowGroup { ScreenView() } }
}

/// The screen that the first launch argument names.
struct ScreenView: View {
  @Environment(\.launchArguments) private var arguments

  var body: some View {
    switch arguments.first {
    case "rows44": RowsScreen(height: 44)
    case "rows78": RowsScreen(height: 78)
    case "list44": ListScreen(height: 44)
    case "list78": ListScreen(height: 78)
    case "interruptions": InterruptionsScreen()
    case "gestures": GesturesScreen()
    case "obstacles": ObstaclesScreen()
    case "keys": KeysScreen()
    case "controls": ControlsScreen()
    case "audit": AuditScreen()
    case "tabs": TabsScreen()
    case "web": WebScreen()
    case "restless": RestlessScreen()
    default: MenuScreen()
    }
  }
}

/// A menu that leads down three pages, for helpers that find their way back.
struct MenuScreen: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Settings") { LevelScreen(title: "Settings", next: "Privacy") }
        NavigationLink("Rows") { RowsScreen(height: 44) }
      }
      .navigationTitle("Menu")
    }
  }
}

private struct LevelScreen: View {
  let title: String
  let next: String?

  var body: some View {
    List {
      if let next { NavigationLink(next) { LevelScreen(title: next, next: nil) } }
      Text("This is \(title)")
    }
    .navigationTitle(title)
  }
}

/// A list of a hundred rows of one height, of which those out of view do not exist.
struct ListScreen: View {
  let height: Double

  var body: some View {
    List {
      ForEach(0..<100, id: \.self) { row in
        // A row adds 11 points above and below its content.
        Text("Row \(row)").frame(height: height - 22)
      }
    }
    .listStyle(.plain)
  }
}

/// A hundred rows of one height.
struct RowsScreen: View {
  let height: Double

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { row in
          Text("Row \(row)").frame(maxWidth: .infinity).frame(height: height)
        }
      }
    }
  }
}
