import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Recipes
import RecipesOnDevice

/// A device with an app, which stays from one repetition to the next.
private final class UsedDevice {
  let device: SimulatedDevice
  let automator: Automator

  init<Content: App>(_ app: Content.Type, arguments: [String] = []) throws {
    device = try SimulatedDevice()
    device.install(app)
    automator = Automator(driver: device)
    try launch(app.bundleIdentifier, arguments)
  }

  /// Starts an app anew, and waits until it is at rest.
  func launch(_ identifier: String, _ arguments: [String] = []) throws {
    try device.launch(LaunchRequest(identifier, arguments: arguments))
    try automator.settle(until: device.now + .seconds(30))
  }

  /// Taps an element, and waits until nothing moves any more.
  func tap(_ target: Target) throws {
    try automator.tap(target, until: device.now + .seconds(30))
    try automator.settle(until: device.now + .seconds(30))
  }
}

extension Task {
  /// What a test does most on a simulated device, each with all that moves by it: a device made (`make`), Recipes started anew
  /// (`launch`), a tap on one of two tabs in turn (`tap`), a tap on a recipe and one that leads back (`push`), a wait of 30 s that fails
  /// (`wait`); and lists of 100 to 100 000 rows in an app: started (`open`), and a row tapped which changes (`tap`).
  static func device() -> [Task] {
    typealias Query = ElementQuery
    let recipes = Query.application(RecipesApp.bundleIdentifier)
    let tabs = ["Shopping", "Settings"].map { Target(recipes.descendants(.button)[$0]) }
    let dish = Target(recipes.descendants(.staticText)["Banana Bread"])
    let back = Target(recipes.descendants(.navigationBar).descendants(.button)["Grandma's Recipes"])
    let missing = recipes.descendants(.button)["nowhere"]
    var used: [String: UsedDevice] = [:]
    var count = 0
    func kept(_ name: String, _ make: () throws -> UsedDevice) throws -> UsedDevice {
      if let device = used[name] { return device }
      let device = try make()
      used[name] = device
      return device
    }
    func task(_ name: String, _ run: @escaping () throws -> Any) -> Task {
      Task(name: name) {
        do { return try run() } catch { fatalError("\(name): \(error)") }
      }
    }
    var tasks = [
      task("device.make") { try SimulatedDevice() },
      task("device.launch") {
        try kept("launch") { try UsedDevice(RecipesApp.self) }.launch(RecipesApp.bundleIdentifier)
      },
      task("device.tap") {
        count += 1
        return try kept("tap") { try UsedDevice(RecipesApp.self) }.tap(tabs[count % 2])
      },
      task("device.push") {
        let device = try kept("push") { try UsedDevice(RecipesApp.self) }
        try device.tap(dish)
        try device.tap(back)
        return device
      },
      task("device.wait") {
        let automator = try kept("wait") { try UsedDevice(RecipesApp.self) }.automator
        return try automator.wait(until: automator.driver.now + .seconds(30), for: missing) { !$0.isEmpty }
      },
    ]
    for rows in [100, 1_000, 10_000, 100_000] {
      let first = Target(Query.application(ListApp.bundleIdentifier).descendants(.button)["first"])
      tasks += [
        task("lists.open.\(rows)") {
          try kept("open \(rows)") { try UsedDevice(ListApp.self, arguments: ["\(rows)"]) }
            .launch(ListApp.bundleIdentifier, ["\(rows)"])
        },
        task("lists.tap.\(rows)") {
          try kept("tap \(rows)") { try UsedDevice(ListApp.self, arguments: ["\(rows)"]) }.tap(first)
        },
      ]
    }
    return tasks
  }

  /// Devices that are alive at once, each with Recipes at rest and its tree read.
  static func devices(_ count: Int) throws -> Any {
    try (0..<count).map { _ in
      let used = try UsedDevice(RecipesApp.self)
      _ = try used.device.snapshot()
      return used
    }
  }
}

/// An app with a list of so many rows as the first launch argument says, of which the first one counts its taps.
private struct ListApp: App {
  static let bundleIdentifier = "org.example.List"

  var body: some GalleyViews.Scene { WindowGroup { ListView() } }
}

private struct ListView: View {
  @Environment(\.launchArguments) private var arguments
  @State private var taps = 0

  var body: some View {
    List {
      Button("\(taps) taps") { taps += 1 }.accessibilityIdentifier("first")
      ForEach(0..<(arguments.first.flatMap { Int($0) } ?? 0), id: \.self) { Text("Row \($0)") }
    }
  }
}
