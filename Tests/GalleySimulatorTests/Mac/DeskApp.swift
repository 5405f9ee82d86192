import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Observation
import Testing

/// An app of a Mac with a button in the middle of its window, where dialogs come up, and others around it.
struct DeskApp: SimulatedApp {
  static let bundleIdentifier = "org.example.Desk"
  static let usageDescriptions: [Permission: String] = [.contacts: "To write letters."]

  @State private var log = MenuLog()

  var body: some Scene {
    WindowGroup { DeskView(log: log) }
      .commands {
        CommandGroup(after: .newItem) { Button("New Letter") { log.chosen.append("new letter") } }
        CommandGroup(replacing: .help) { Button("Desk Manual") { log.chosen.append("manual") } }
        if log.hasLetters {
          CommandMenu("Letters") {
            Button("Send") { log.chosen.append("send") }.keyboardShortcut("d", modifiers: [.command, .shift])
            Divider()
            Button("Tear Up") { log.chosen.append("tear up") }.disabled(true)
          }
        }
        MarkCommands(log: log)
      }
  }
}

/// What was chosen in menus.
@Observable @MainActor private final class MenuLog {
  var chosen: [String] = []
  var hasLetters = true
}

/// Commands with a state of their own.
private struct MarkCommands: Commands {
  let log: MenuLog
  @State private var isMarked = false

  var body: some Commands {
    CommandMenu("Marks") {
      Toggle("Marked", isOn: $isMarked)
      Toggle("Letters", isOn: Binding(get: { log.hasLetters }, set: { log.hasLetters = $0 }))
    }
  }
}

private struct DeskView: View {
  let log: MenuLog
  @Environment(\.permissions) private var permissions
  @State private var clicks = 0
  @State private var answer = "nothing"
  @State private var name = ""
  @State private var isAsking = false

  var body: some View {
    VStack {
      HStack {
        Button("corner") { clicks += 1 }
        Button("ask") { permissions.request(.contacts) { answer = $0.rawValue } }
        Button("alert") { isAsking = true }
        Text("answer \(answer)")
        Text("\(clicks) clicks")
        Text("chosen \(log.chosen.joined(separator: ", "))")
        TextField("Name", text: $name).frame(width: 120)
        Spacer()
      }
      Spacer()
      Button("middle") { clicks += 1 }
      Spacer()
    }
    .padding(20)
    .overlay(alignment: .top) { Button("below the banner") { clicks += 1 } }
    .alert("Throw Away?", isPresented: $isAsking) {
      Button("Throw Away", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
  }
}

/// What tests of a Mac do with one.
struct Desk {
  let device: SimulatedDevice
  let automator: Automator
  let app: Application

  init(appearance: ColorScheme = .light) throws {
    device = try SimulatedDevice(.mac, appearance: appearance)
    device.install(DeskApp.self)
    automator = Automator(driver: device)
    app = Application(DeskApp.bundleIdentifier, on: automator)
    try app.launch()
  }

  /// Clicks an element that a query finds.
  func click(_ query: ElementQuery) throws {
    try automator.click(Target(query), until: device.now + .seconds(2))
  }

  /// Clicks a button of the app.
  func click(_ name: String) throws {
    try click(query.descendants(.button)[name])
  }

  /// What the app shows.
  var query: ElementQuery { ElementQuery.application(DeskApp.bundleIdentifier) }

  /// The elements of a type in a process.
  func elements(_ type: ElementType, of process: String = DeskApp.bundleIdentifier) throws -> [Element] {
    guard let root = try device.snapshot().application(process)?.root else { return [] }
    return root.paths { $0.type == type }.compactMap { root[$0] }
  }

  /// Clicks a menu and then one of its entries.
  func choose(_ entry: String, in menu: String) throws {
    try click(query.descendants(.menuBarItem)[menu])
    try click(query.descendants(.menuItem)[entry])
  }
}
