import Dispatch
import Foundation
import GalleyAutomation
import GalleyImage
import GalleyServices
import GalleySimulator
import GalleySystem
import GalleyTree
import GalleyViews
import Observation
import Testing
import XCTest

/// What an app has noted; as a class of many apps it belongs to the main actor.
@MainActor @Observable
private final class Ledger {
  private(set) var notes: [String] = []

  func note(_ text: String) {
    MainActor.preconditionIsolated()
    notes.append(text)
  }
}

/// An app that insists on the main actor wherever its code is called.
private struct LedgerApp: App {
  static let bundleIdentifier = "org.example.Ledger"
  nonisolated static let server = "https://ledger.example/"
  nonisolated static let buttons = ["tap", "assumed", "task", "later", "answer"]

  init() { MainActor.preconditionIsolated() }

  var body: some Scene { WindowGroup { LedgerView() } }
}

private struct LedgerView: View {
  @State private var ledger = Ledger()
  @Environment(\.clock) private var clock
  @Environment(\.network) private var network

  var body: some View {
    let _ = MainActor.preconditionIsolated()
    VStack {
      Text(ledger.notes.joined(separator: ", ")).accessibilityIdentifier("notes")
        .onAppear { ledger.note("appear") }
      Button("tap") { ledger.note("tap") }
      Button("assumed") { MainActor.assumeIsolated { ledger.note("assumed") } }
      Button("task") { Task { @MainActor in ledger.note("task") } }
      Button("later") { clock.after(.milliseconds(10)) { ledger.note("later") } }
      Button("answer") {
        network.send(NetworkRequest(url: LedgerApp.server)) { _ in ledger.note("answer") }
      }
    }
  }
}

/// A device with the app, used as tests do.
private struct LedgerTest {
  let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.install(LedgerApp.self)
    let device = device
    device.network.serve(LedgerApp.server) { _ in
      // A test's own code is called in the middle of the device's work, and may ask the device.
      NetworkResponse(status: device.state(of: LedgerApp.bundleIdentifier) == .runningForeground ? 200 : 500)
    }
    try device.launch(LaunchRequest(LedgerApp.bundleIdentifier))
  }

  func tapAll() throws {
    for name in LedgerApp.buttons {
      let screen = try device.snapshot().screen
      guard let path = screen.paths(where: { $0.label == name }).first, let frame = screen[path]?.frame else {
        throw MissingButton(name: name)
      }
      try device.perform(.tap(CGPoint(x: frame.midX, y: frame.midY)))
    }
    device.advance(by: .seconds(1))
  }

  struct MissingButton: Error {
    let name: String
  }

  /// What the app has noted, sorted, for a task's turn comes when it comes.
  func notes() throws -> [String] {
    let screen = try device.snapshot().screen
    let label = screen.paths { $0.identifier == "notes" }.first.flatMap { screen[$0]?.label } ?? ""
    return label.components(separatedBy: ", ").sorted()
  }

  static let all = (["appear"] + LedgerApp.buttons).sorted()
}

/// Apps run on the main actor, whoever uses the device.
@Suite struct IsolationTests {
  @Test(arguments: 0..<8)
  func manyTestsOfNoIsolationAtOnce(_ number: Int) async throws {
    let test = try LedgerTest()
    try test.tapAll()
    // The app's task was given to the main actor before this.
    await MainActor.run {}
    #expect(try test.notes() == LedgerTest.all)
    #expect(try test.device.capture().picture.width > 0)
  }

  @Test @MainActor func aTestOnTheMainActor() async throws {
    let test = try LedgerTest()
    try test.tapAll()
    await Task { @MainActor in }.value
    #expect(try test.notes() == LedgerTest.all)
  }

  @Test func aThreadOfItsOwn() async throws {
    let notes = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          returning: Result {
            let test = try LedgerTest()
            try test.tapAll()
            DispatchQueue.main.sync {}
            return try test.notes()
          })
      }
    }
    #expect(try notes.get() == LedgerTest.all)
  }

  @Test func aBlockOnTheMainQueue() async throws {
    let notes = await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        continuation.resume(
          returning: Result {
            let test = try LedgerTest()
            try test.tapAll()
            return try test.notes()
          })
      }
    }
    // The device performs the task: it does not wait for the block to end, which the test is.
    #expect(try notes.get() == LedgerTest.all)
  }

  @Test func entryReturnsAndThrowsWhatTheBodyDoes() {
    #expect(MainActorEntry.run { MainActorEntry.run { MainActorEntry.isInside } })
    #expect(throws: CancellationError.self) {
      try MainActorEntry.run { () throws(CancellationError) in throw CancellationError() }
    }
  }
}

/// XCTest calls its tests on the main thread.
final class IsolationXCTests: XCTestCase {
  func testOnTheMainThread() throws {
    XCTAssertTrue(MainActorEntry.isInside)
    let test = try LedgerTest()
    try test.tapAll()
    XCTAssertEqual(try test.notes(), LedgerTest.all)
  }

  /// The main thread waits in its run loop meanwhile.
  func testElsewhere() async throws {
    XCTAssertFalse(MainActorEntry.isInside)
    let test = try LedgerTest()
    try test.tapAll()
    await MainActor.run {}
    XCTAssertEqual(try test.notes(), LedgerTest.all)
  }

  func testWithARunLoop() throws {
    let test = try LedgerTest()
    try test.tapAll()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    XCTAssertEqual(try test.notes(), LedgerTest.all)
  }
}
