import Foundation
import GalleyAutomation
import GalleyImage
import GalleyTree
import ScriptedDevice
import SeededCases
import Testing

@Suite struct SettledCaptureTests {
  @Test func theExpectedScreenIsCapturedAtOnceThoughItMoves() throws {
    let device = ScriptedDevice(changes: []) { now in [app(clock(now), indicator())] }
    let settled = try Automator(driver: device).settledCapture(
      SettlingRequest(
        until: .seconds(5), isExpected: { $0.snapshot.screen.paths { $0.label == "0" } != [] }))
    #expect(settled.isExpected)
    #expect(settled.frames == 1 && settled.waited == .zero)
    #expect(device.captures == [.zero] && device.now == .zero)
  }

  @Test func onlyTheFirstFrameIsComparedWithTheExpectedOne() throws {
    let device = ScriptedDevice([app(button("OK"))])
    var asked: [Duration] = []
    let settled = try Automator(driver: device).settledCapture(
      SettlingRequest(
        until: .seconds(5),
        isExpected: {
          asked.append($0.snapshot.instant)
          return false
        }))
    #expect(asked == [.zero])
    #expect(!settled.isExpected)
    #expect(device.captures == Array(frameTimes.prefix(2)))
  }

  @Test func pausesGrowAndTheLastLookIsExactlyAtTheDeadline() throws {
    let device = ScriptedDevice(changes: []) { now in [app(clock(now))] }
    let error = try failure(Automator(driver: device), SettlingRequest(until: .seconds(5)))
    #expect(device.captures == Array(frameTimes.prefix(8)) + [.seconds(5)])
    #expect(device.now == .seconds(5))
    #expect(error?.frames == 9 && error?.waited == .seconds(5))
    #expect(error?.previous?.snapshot.instant == .milliseconds(4850))
    #expect(error?.actual.snapshot.instant == .seconds(5))
  }

  @Test func pausesBeginWhenAPictureIsTaken() throws {
    let device = ScriptedDevice(changes: []) { now in [app(clock(now))] }
    device.captureTime = .milliseconds(40)
    _ = try failure(Automator(driver: device), SettlingRequest(until: .seconds(1)))
    #expect(device.captures == [0, 140, 430, 970].map { .milliseconds($0) })
  }

  /// Whatever changes until an instant, be it in the tree or in pixels alone: the first frame after it whose
  /// neighbour is the same is final.
  @Test(arguments: Soak.seeds(60)) func settlesAtTheFirstFrameThatIsAsTheOneBefore(_ seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let rest = Duration.milliseconds(Int.random(in: 0...6000, using: &numbers))
    let deadline = Duration.milliseconds(Int.random(in: 1...6000, using: &numbers))
    let way = Int.random(in: 0..<4, using: &numbers)
    let device = ScriptedDevice(changes: [rest]) { now in
      let time = min(now, rest)
      var element = text("x", "moving")
      switch way {
      case 0: element.label = "\(time)"
      case 1: element.frame.origin.x = time / .milliseconds(1)
      case 2: element.isEnabled = time == rest
      default: break
      }
      // An element that is enabled only at the end is the same until then, so its pixels tell the frames apart.
      return [app(element)]
    }
    if way >= 2 { device.paint = flicker(20, 60, size: 5, until: rest) }
    let times = frameTimes.filter { $0 < deadline } + [deadline]
    let first = times.indices.dropFirst().first { times[$0 - 1] >= rest }
    let automator = Automator(driver: device)
    if let first {
      let settled = try automator.settledCapture(SettlingRequest(until: deadline))
      #expect(settled.frames == first + 1)
      #expect(settled.waited == times[first] && device.now == times[first])
      #expect(settled.capture.snapshot.instant == times[first])
    } else {
      let error = try failure(automator, SettlingRequest(until: deadline))
      #expect(error?.frames == times.count && error?.waited == deadline)
      guard case .unstable(let changes)? = error?.cause else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(changes.first?.element.identifier == "moving")
    }
  }

  @Test func oneFrameAtTheDeadlineProvesNothing() throws {
    let device = ScriptedDevice([app(button("OK"))])
    try device.wait(until: .seconds(5))
    let error = try failure(Automator(driver: device), SettlingRequest(until: .seconds(1)))
    #expect(error?.cause == .late)
    #expect(error?.frames == 1 && error?.previous == nil)
    #expect(device.now == .seconds(5))
  }

  @Test func aDriverThatKnowsWhatItWaitsForIsWaitedFor() throws {
    let device = ReportingDevice([app(button("OK"))])
    device.activity = ["GET /recipes"]
    device.at(.milliseconds(1200)) { ($0 as? ReportingDevice)?.activity = [] }
    let settled = try Automator(driver: device).settledCapture(SettlingRequest(until: .seconds(5)))
    #expect(settled.waited == .milliseconds(1850) && settled.frames == 5)
  }

  @Test func aDeterministicDriverIsLookedAtOnce() throws {
    let device = SteadyDevice([app(text("start"))])
    device.activity = ["push animation"]
    device.at(.milliseconds(350)) {
      ($0 as? SteadyDevice)?.activity = []
      $0.applications = [app(text("end"))]
    }
    let settled = try Automator(driver: device).settledCapture(
      SettlingRequest(
        until: .seconds(5),
        isExpected: { _ in
          Issue.record("there was no need to ask")
          return false
        }))
    #expect(settled.frames == 1 && settled.waited == .milliseconds(350))
    #expect(device.captures == [.milliseconds(350)])
  }

  @Test func onlyWhatThePictureIsOfHasToHoldStill() throws {
    let device = ScriptedDevice(changes: []) { now in [app(clock(now), text("still", "still", y: 200))] }
    device.paint = flicker(20, 60, size: 5)
    let settled = try Automator(driver: device).settledCapture(
      SettlingRequest(until: .seconds(5), scope: { _ in SettlingScope(subject: [0, 0, 1]) }))
    #expect(settled.frames == 2)
    let error = try failure(
      Automator(driver: device),
      SettlingRequest(until: device.now + .seconds(5), scope: { _ in SettlingScope(subject: [0, 0, 0]) }))
    #expect(error?.frames == 9)
  }

  @Test func whatIsLeftOutMayChangeInTreeAndPixels() throws {
    let device = ScriptedDevice(changes: []) { now in [app(clock(now), text("still", y: 200))] }
    device.paint = flicker(20, 60, size: 5)
    let scopes = [
      SettlingScope(leftOut: [[0, 0, 0]]),
      SettlingScope(leftOutFrames: [CGRect(x: 20, y: 60, width: 80, height: 20)]),
    ]
    for scope in scopes {
      let settled = try Automator(driver: device).settledCapture(
        SettlingRequest(until: device.now + .seconds(5), scope: { _ in scope }))
      #expect(settled.frames == 2)
    }
    device.paint = flicker(20, 59, size: 2)
    for scope in scopes {
      let error = try failure(
        Automator(driver: device),
        SettlingRequest(until: device.now + .seconds(5), scope: { _ in scope }))
      guard case .unstable(let changes)? = error?.cause else {
        Issue.record("two pixels above what is left out changed")
        continue
      }
      #expect(changes.map(\.property) == [.pixels(2)])
    }
  }

  @Test func whatIsLeftOutMustStayThere() throws {
    let device = ScriptedDevice(changes: []) { now in
      [now == .milliseconds(100) ? app(text("still", y: 200)) : app(text("still", y: 200), clock(now))]
    }
    let error = try failure(
      Automator(driver: device),
      SettlingRequest(
        until: .milliseconds(350),
        scope: { SettlingScope(leftOut: $0.screen.paths { $0.identifier == "clock" }) }))
    #expect(error?.cause == .unstable([FrameChange(text("350", "clock"), .appeared)]))
  }

  @Test func whatIsStillToComeIsWaitedFor() throws {
    struct NotThere: Error {}
    let device = ScriptedDevice(changes: [.seconds(1)]) { now in
      now < .seconds(1) ? [app(clock(now))] : [app(clock(now), text("here", y: 200))]
    }
    let settled = try Automator(driver: device).settledCapture(
      SettlingRequest(
        until: .seconds(5),
        scope: { snapshot in
          guard let path = snapshot.screen.paths(where: { $0.label == "here" }).first else {
            throw NotThere()
          }
          return SettlingScope(subject: path)
        }))
    #expect(settled.waited == .milliseconds(2850))
  }
}

@Suite struct SettlingDeadlineTests {
  @Test func whatIsAskedOnTheWayHasTheSameDeadline() throws {
    let device = ScriptedDevice(changes: []) { now in [app(clock(now))] }
    let automator = Automator(driver: device)
    let error = try failure(
      automator,
      SettlingRequest(
        until: .seconds(2),
        isExpected: { _ in try automator.wait(until: .seconds(60)) { _ in false } }))
    #expect(device.now == .seconds(2))
    #expect(error?.cause == .late)
  }

  @Test func insideOfAnActionItHasTheActionsDeadline() throws {
    let device = ScriptedDevice([app(button("Recipe"), alert("Sure?", buttons: "Retry"))])
    device.paint = flicker(0, 0, size: 1)
    let automator = Automator(driver: device)
    var error: SettlingError?
    automator.monitors.add("looks") { _ in
      error = try failure(automator, SettlingRequest(until: .seconds(60)))
      return false
    }
    #expect(throws: AutomationError.self) {
      try automator.tap(query.button("Recipe"), until: .seconds(3))
    }
    #expect(error?.actual.snapshot.instant == .seconds(3))
    // Afterwards nothing is shortened any more.
    let late = try failure(automator, SettlingRequest(until: .seconds(6)))
    #expect(late?.actual.snapshot.instant == .seconds(6))
  }
}

@Suite struct FreezingTests {
  private struct Stop: Error {}

  /// A device whose pictures flicker unless it is frozen.
  private func device(_ content: @escaping (Duration) -> Element = { _ in button("OK") }) -> FreezingDevice {
    let device = FreezingDevice(changes: []) { now in [app(content(now))] }
    device.paint = { picture, device in
      guard (device as? FreezingDevice)?.isFrozen != true else { return }
      flicker(0, 0, size: 3)(&picture, device)
    }
    return device
  }

  private func expectBalance(
    _ device: FreezingDevice, thaws: Int = 1, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(device.freezes == 1 && device.thaws == thaws, sourceLocation: location)
    #expect(!device.isFrozen, sourceLocation: location)
  }

  @Test func whatOnlyMovesByItselfIsHeldStill() throws {
    let device = device()
    #expect(try Automator(driver: device).settledCapture(SettlingRequest(until: .seconds(5))).frames == 2)
    expectBalance(device)
  }

  @Test func theFirstFrameIsHeldStillToo() throws {
    let device = device()
    let settled = try Automator(driver: device).settledCapture(
      SettlingRequest(until: .seconds(5), isExpected: { $0.picture[0, 0] == .white }))
    #expect(settled.isExpected)
    expectBalance(device)
  }

  @Test func itGoesOnAfterAScreenThatNeverRests() throws {
    let device = device(clock)
    #expect(try failure(Automator(driver: device), SettlingRequest(until: .seconds(2)))?.frames == 6)
    expectBalance(device)
  }

  @Test func itGoesOnAfterABusyScreen() throws {
    let device = device { _ in indicator() }
    let error = try failure(Automator(driver: device), SettlingRequest(until: .seconds(2)))
    #expect(error?.cause == .busy(BusyScreen(elements: [indicator()], activity: [])))
    expectBalance(device)
  }

  @Test func itGoesOnWhenThereWasTimeForOneFrameOnly() throws {
    let device = device()
    #expect(try failure(Automator(driver: device), SettlingRequest(until: .zero))?.cause == .late)
    expectBalance(device)
  }

  @Test func itGoesOnWhenAPictureFails() throws {
    for instant in [Duration.zero, .milliseconds(100)] {
      let device = device(clock)
      device.captureFault = (instant, .unavailable(reason: "gone"))
      #expect(throws: DriverError.unavailable(reason: "gone")) {
        try Automator(driver: device).settledCapture(SettlingRequest(until: .seconds(2)))
      }
      expectBalance(device)
    }
  }

  @Test func itGoesOnWhenComparingFails() throws {
    let device = device()
    device.thawingFault = .unavailable(reason: "frozen for good")
    #expect(throws: Stop.self) {
      try Automator(driver: device).settledCapture(
        SettlingRequest(until: .seconds(2), isExpected: { _ in throw Stop() }))
    }
    expectBalance(device)
  }

  @Test func thatItDoesNotGoOnIsTold() throws {
    let device = device()
    device.thawingFault = .unavailable(reason: "frozen for good")
    #expect(throws: DriverError.unavailable(reason: "frozen for good")) {
      try Automator(driver: device).settledCapture(SettlingRequest(until: .seconds(2)))
    }
    expectBalance(device)
  }

  @Test func whatCannotBeHeldIsNotLetGo() throws {
    let device = device()
    device.freezingFault = .unavailable(reason: "will not")
    #expect(throws: DriverError.unavailable(reason: "will not")) {
      try Automator(driver: device).settledCapture(SettlingRequest(until: .seconds(2)))
    }
    expectBalance(device, thaws: 0)
    #expect(device.captures.isEmpty)
  }

  @Test func aDeterministicDriverIsHeldForItsOneFrame() throws {
    let device = SteadyDevice([app(button("OK"))])
    var wasFrozen: [Bool] = []
    device.paint = { _, device in wasFrozen.append((device as? FreezingDevice)?.isFrozen == true) }
    _ = try Automator(driver: device).settledCapture(SettlingRequest(until: .seconds(2)))
    #expect(wasFrozen == [true])
    expectBalance(device)
    device.captureFault = (.zero, .unavailable(reason: "gone"))
    #expect(throws: DriverError.self) {
      try Automator(driver: device).settledCapture(SettlingRequest(until: .seconds(2)))
    }
    #expect(device.freezes == 2 && device.thaws == 2)
  }
}
