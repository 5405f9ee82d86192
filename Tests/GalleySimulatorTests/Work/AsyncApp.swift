import Dispatch
import Foundation
import FoundationNetworking
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Observation
import Synchronization

/// An app that writes down what its tasks, queues and timers do, and when.
///
/// The launch argument says which of its scripts runs when the app comes up.
struct AsyncApp: App {
  static let bundleIdentifier = "org.example.Async"

  var body: some Scene { WindowGroup { AsyncView() } }
}

/// What has happened, with the seconds since the app came up.
@MainActor @Observable final class Diary {
  private(set) var lines: [String] = []
  private let clock = ContinuousClock()
  private let start = ContinuousClock().now

  func note(_ text: String) {
    let passed = clock.now - start
    lines.append("\(text) \(passed / .seconds(1))")
  }
}

private struct AsyncView: View {
  @Environment(\.launchScript) private var script
  @State private var diary = Diary()
  @State private var isShown = true
  @State private var id = 0

  var body: some View {
    VStack {
      Text(diary.lines.joined(separator: "; ")).accessibilityIdentifier("diary")
      Button("other") { id += 1 }
      Button("hide") { isShown = false }
      if isShown {
        Text("shown").task(id: id) { await AsyncScripts.run(script, id, diary) }
      }
    }
  }
}

extension EnvironmentValues {
  /// The name of the script that runs.
  fileprivate var launchScript: String { launchArguments.first ?? "" }
}

private actor Counter {
  private(set) var value = 0

  func increment() async -> Int {
    value += 1
    return value
  }
}

/// What the app does by name of the script.
@MainActor private enum AsyncScripts {
  static func run(_ name: String, _ id: Int, _ diary: Diary) async {
    switch name {
    case "sleeps": await sleeps(diary)
    case "group": await group(diary)
    case "stream": await stream(diary)
    case "queues": queues(diary)
    case "timers": timers(diary)
    case "dates": diary.note("\(Date().formatted(.iso8601))")
    case "requests": await requests(diary)
    case "callbacks": callbacks(diary)
    case "ownQueues": ownQueues(diary)
    case "racers": await racers(diary)
    case "restarts": await restarts(id, diary)
    case "spinning": while !Task.isCancelled { await Task.yield() }
    default: diary.note("nothing")
    }
  }

  static func sleeps(_ diary: Diary) async {
    try? await Task.sleep(for: .seconds(3))
    diary.note("for")
    try? await Task.sleep(nanoseconds: 500_000_000)
    diary.note("nanoseconds")
    try? await Task.sleep(until: .now + .seconds(1), clock: .suspending)
    diary.note("until")
    try? await Task.sleep(for: .seconds(2), tolerance: .seconds(1))
    diary.note("tolerance")
    try? await ContinuousClock().sleep(for: .milliseconds(250))
    diary.note("clock")
    let task = Task.detached { try await Task.sleep(for: .seconds(1000)) }
    Task { task.cancel() }
    do { try await task.value } catch { diary.note("\(error is CancellationError)") }
  }

  static func group(_ diary: Diary) async {
    await withTaskGroup(of: Int.self) { group in
      for number in 1...3 {
        group.addTask {
          try? await Task.sleep(for: .seconds(4 - number))
          return number
        }
      }
      for await number in group { diary.note("\(number)") }
    }
    let counter = Counter()
    async let first = counter.increment()
    async let second = counter.increment()
    diary.note("\(await first + second)")
  }

  static func stream(_ diary: Diary) async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    Task.detached {
      for number in 1...3 {
        try? await Task.sleep(for: .seconds(1))
        continuation.yield(number)
      }
      continuation.finish()
    }
    for await number in stream { diary.note("\(number)") }
    diary.note("end")
  }

  static func queues(_ diary: Diary) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { diary.note("after") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { diary.note("soon") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 3) { diary.note("wall") }
    DispatchQueue.global(qos: .userInitiated).async {
      let sum = (1...10).reduce(0, +)
      DispatchQueue.main.async { diary.note("\(sum)") }
    }
    let item = DispatchWorkItem { diary.note("never") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
    DispatchQueue.main.async { item.cancel() }
    OperationQueue.main.addOperation { MainActor.assumeIsolated { diary.note("operation") } }
  }

  static func timers(_ diary: Diary) {
    _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in
      MainActor.assumeIsolated { diary.note("once") }
    }
    let count = Mutex(0)
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      let number = count.withLock { count in
        count += 1
        return count
      }
      MainActor.assumeIsolated { diary.note("tick \(number)") }
      if number == 3 { timer.invalidate() }
    }
    let added = Timer(timeInterval: 0.75, repeats: true) { timer in
      MainActor.assumeIsolated { diary.note("added") }
      timer.invalidate()
    }
    RunLoop.main.add(added, forMode: .common)
  }

  /// The text that a server answers, or why it does not.
  static func text(_ path: String, timeout: TimeInterval = 60) async -> String {
    guard let url = URL(string: "https://notes.example/\(path)") else { return "no URL" }
    do {
      let (data, response) = try await URLSession.shared.data(
        for: URLRequest(url: url, timeoutInterval: timeout))
      let answer = response as? HTTPURLResponse
      return "\(String(decoding: data, as: UTF8.self)) \(answer?.statusCode ?? 0) "
        + (answer?.value(forHTTPHeaderField: "Content-Type") ?? "")
    } catch let error as URLError {
      return "URLError \(error.code.rawValue)"
    } catch {
      return "\(error)"
    }
  }

  static func requests(_ diary: Diary) async {
    diary.note(await text("first"))
    diary.note(await text("missing"))
    async let one = text("one")
    async let two = text("two")
    diary.note(await one + two)
    diary.note(await text("slow", timeout: 0.1))
  }

  static func callbacks(_ diary: Diary) {
    guard let url = URL(string: "https://notes.example/called") else { return }
    let session = URLSession(configuration: .ephemeral)
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    request.httpBody = Data("body".utf8)
    session.dataTask(with: request) { data, _, error in
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error as Any)"
      DispatchQueue.main.async { diary.note(text) }
    }.resume()
  }

  static func ownQueues(_ diary: Diary) {
    let serial = DispatchQueue(label: "serial")
    serial.async {
      let sum = (1...100).reduce(0, +)
      DispatchQueue.main.async { diary.note("\(sum)") }
    }
    serial.asyncAfter(deadline: .now() + 2) {
      DispatchQueue.main.async { diary.note("later") }
    }
    DispatchQueue(label: "other").async {
      DispatchQueue.main.sync { MainActor.assumeIsolated { diary.note("in turn") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { diary.note("soon") }
      Task { await diary.note("task") }
    }
  }

  static func racers(_ diary: Diary) async {
    await withTaskGroup(of: Void.self) { group in
      for number in 1...5 {
        group.addTask {
          try? await Task.sleep(for: .seconds(1))
          await diary.note("\(number)")
        }
      }
    }
  }

  static func restarts(_ id: Int, _ diary: Diary) async {
    diary.note("began \(id)")
    do {
      try await Task.sleep(for: .seconds(5))
      diary.note("ended \(id)")
    } catch {
      diary.note("cancelled \(id)")
    }
  }
}

extension SimulatedDevice {
  /// A device on which the app runs a script.
  static func running(_ script: String, seed: UInt64? = nil) throws -> SimulatedDevice {
    let device = try SimulatedDevice()
    device.seed = seed
    device.install(AsyncApp.self)
    device.launchTime = .zero
    try device.launch(LaunchRequest(AsyncApp.bundleIdentifier, arguments: [script]))
    return device
  }

  /// What the app has written down.
  var diary: String {
    get throws {
      let screen = try snapshot().screen
      return screen.paths { $0.identifier == "diary" }.first.flatMap { screen[$0]?.label } ?? ""
    }
  }

  /// Taps the button of a label.
  func tap(_ label: String) throws {
    let screen = try snapshot().screen
    guard let frame = screen.paths(where: { $0.label == label }).first.flatMap({ screen[$0]?.frame }) else {
      return
    }
    try perform(.tap(CGPoint(x: frame.midX, y: frame.midY)))
  }
}
