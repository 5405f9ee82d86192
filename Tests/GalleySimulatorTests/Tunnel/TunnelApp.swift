import Foundation
import FoundationNetworking
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Observation

// The lines by which an app's own files meet the device's; nothing else in them is changed.
private typealias UserDefaults = SimulatedUserDefaults
private typealias FileManager = SimulatedFileManager
private typealias NotificationCenter = SimulatedNotificationCenter
private typealias ProcessInfo = SimulatedProcessInfo

/// A request that a test asks the app to make.
struct Fetch: Codable {
  var url: String
  var method = "GET"
  var body = ""
  var headers: [String: String] = [:]
}

/// What a test asks the app to add.
struct Sum: Codable {
  var one: Int
  var other: Int
}

/// An error in the app's words.
enum AppTrouble: Error, CustomStringConvertible, LocalizedError {
  case described
  case localized

  var description: String { "the app is in trouble" }
  var errorDescription: String? { self == .localized ? "Die App hat ein Problem." : nil }
}

/// An app that does by commands what real apps do by themselves, and keeps a diary of it.
@MainActor struct TunnelApp: App {
  nonisolated static let bundleIdentifier = "org.galley.tests.Tunnel"

  private let diary = AppDiary()

  init() {
    let diary = diary
    TestCommands.register("add") { (sum: Sum) in sum.one + sum.other }
    TestCommands.register("write") { (line: String) in diary.lines.append(line) }
    TestCommands.register("clear") { diary.lines = [] }
    TestCommands.register("fail") { (kind: String) in
      throw kind == "localized" ? AppTrouble.localized : AppTrouble.described
    }
    TestCommands.register("fetch") { (fetch: Fetch) in
      Task { diary.lines.append(await Self.answer(to: fetch)) }
    }
    TestCommands.register("environment") { (name: String) in
      ProcessInfo.processInfo.environment[name] ?? "none"
    }
    TestCommands.register("default") { (key: String) in
      "\(UserDefaults.standard.object(forKey: key) ?? "none")"
    }
    TestCommands.register("suite") { (key: String) in
      "\(UserDefaults(suiteName: "group.example")?.object(forKey: key) ?? "none")"
    }
    TestCommands.register("save") { (text: String) in
      let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      try Data(text.utf8).write(to: folder.appendingPathComponent("note.txt"))
    }
    TestCommands.register("documents") { (_: String) in
      let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
    TestCommands.register("notify") { (name: String) in
      NotificationCenter.default.post(name: Notification.Name(name), object: nil)
    }
    _ = NotificationCenter.default.addObserver(
      forName: Notification.Name("greeting"), object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { diary.lines.append("greeted") } }
  }

  var body: some Scene {
    WindowGroup { DiaryView(diary: diary) }
  }

  private static func answer(to fetch: Fetch) async -> String {
    var request = URLRequest(url: URL(string: fetch.url)!)
    request.httpMethod = fetch.method
    if !fetch.body.isEmpty { request.httpBody = Data(fetch.body.utf8) }
    for (name, value) in fetch.headers { request.setValue(value, forHTTPHeaderField: name) }
    do {
      let (data, response) = try await URLSession.shared.data(for: request)
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      return "\(status) \(String(decoding: data, as: UTF8.self))"
    } catch let error as URLError {
      return "URLError \(error.code.rawValue)"
    } catch {
      return "\(error)"
    }
  }
}

/// What the app has done.
@MainActor @Observable final class AppDiary {
  var lines: [String] = []
}

/// The diary, and a value of the user defaults.
private struct DiaryView: View {
  let diary: AppDiary

  @AppStorage("theme") private var theme = "light"

  var body: some View {
    VStack {
      Text(diary.lines.joined(separator: "; ")).accessibilityIdentifier("diary")
      Text(theme).accessibilityIdentifier("theme")
    }
  }
}

/// A device with the app, and the tunnel to it.
struct TunnelStage {
  let device: SimulatedDevice
  let tunnel: Tunnel

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - isForTesting: Whether it is launched for testing.
  ///   - environment: What it is given.
  ///   - prepare: Gets the tunnel before the app starts.
  init(
    isForTesting: Bool = true, environment: [String: String] = [:], _ prepare: (Tunnel) -> Void = { _ in }
  ) throws {
    device = try SimulatedDevice()
    device.install(TunnelApp.self)
    device.launchTime = .zero
    device.network.latency = .zero
    tunnel = device.tunnel(to: TunnelApp.bundleIdentifier)
    prepare(tunnel)
    try launch(isForTesting: isForTesting, environment: environment)
  }

  /// Starts the app anew.
  func launch(isForTesting: Bool = true, environment: [String: String] = [:]) throws {
    let flags = isForTesting ? [Tunnel.launchFlag: "1"] : [:]
    try device.launch(
      LaunchRequest(TunnelApp.bundleIdentifier, environment: environment.merging(flags) { $1 }))
  }

  /// Lets the app make a request.
  func fetch(
    _ url: String, method: String = "GET", body: String = "", headers: [String: String] = [:]
  ) throws {
    try tunnel.perform("fetch", Fetch(url: url, method: method, body: body, headers: headers))
  }

  /// What is said in an element.
  func text(_ identifier: String) throws -> String {
    let screen = try device.snapshot().screen
    return screen.paths { $0.identifier == identifier }.first.flatMap { screen[$0]?.label } ?? "none"
  }

  /// What the app has done, as it is on the screen.
  var diary: String { get throws { try text("diary") } }
}
