import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree

/// The keys that are held after a chain of actions.
struct HeldKeys {
  var modifiers: KeyModifiers = []

  /// The modifier of a key of the protocol; `nil` for a key that is none.
  ///
  /// - Reference: [W3C WebDriver, keyboard actions](https://www.w3.org/TR/webdriver2/#keyboard-actions).
  static func modifier(of key: String) -> KeyModifiers? {
    switch key {
    case "\u{E008}", "\u{E050}": .shift
    case "\u{E009}", "\u{E051}": .control
    case "\u{E00A}", "\u{E052}": .option
    case "\u{E03D}", "\u{E053}": .command
    default: nil
    }
  }
}

extension DeviceSession {
  /// The shortest touch, and the time of a movement without a duration, in milliseconds.
  private static let shortestTouch = 50.0
  private static let shortestMove = 17.0
  /// The longest chain, in milliseconds of the device's time.
  private static let longestChain = 600_000.0

  /// Performs a chain of actions, tick by tick.
  ///
  /// Fingers that are down at the end are lifted there.
  func perform(_ chain: ActionChain) throws {
    if settings.waitsForRest { try automator.settle(until: device.now + automator.restLimit) }
    let screen = automator.index(of: try device.snapshot())
    let ticks = chain.sources.map(\.steps.count).max() ?? 0
    var times: [Double] = []
    var time = 0.0
    for tick in 0..<ticks {
      times.append(time)
      let steps = chain.sources.compactMap { $0.steps.indices.contains(tick) ? $0.steps[tick] : nil }
      let least = steps.map { step in
        switch step {
        // Two taps without a pause stay two taps.
        case .down, .up: Self.shortestTouch
        case .move: Self.shortestMove
        default: 0.0
        }
      }.max()
      time += max(steps.map(\.duration).max() ?? 0, least ?? 0)
      guard time <= Self.longestChain else {
        throw CommandError.argument(
          "A chain of actions lasts \(Int(Self.longestChain / 1000)) seconds at the most.")
      }
    }
    times.append(time)
    var fingers: [[Gesture.Sample]] = []
    for source in chain.sources where source.kind == .pointer {
      fingers += try tracks(of: source, times, in: screen)
    }
    if !fingers.isEmpty {
      fingers.sort { ($0.first?.time ?? .zero) < ($1.first?.time ?? .zero) }
      let start = fingers.first?.first?.time ?? .zero
      device.advance(by: start)
      try device.perform(Gesture(fingers: fingers.map { $0.map { .init($0.time - start, $0.point) } }))
    }
    for source in chain.sources {
      switch source.kind {
      case .key: try press(source.steps)
      case .wheel: try turn(source.steps, in: screen)
      case .none, .pointer: break
      }
    }
    if fingers.isEmpty { device.advance(by: .nanoseconds(Int64(time * 1e6))) }
    try automator.settle(until: device.now + automator.restLimit)
  }

  /// The tracks of one pointer: one for each time that it is down.
  private func tracks(
    of source: ActionChain.Source, _ times: [Double], in screen: ScreenIndex
  ) throws -> [[Gesture.Sample]] {
    var tracks: [[Gesture.Sample]] = []
    var track: [Gesture.Sample]?
    var place: CGPoint?
    func sample(_ time: Double, _ point: CGPoint) -> Gesture.Sample {
      Gesture.Sample(.nanoseconds(Int64((time * 1e6).rounded())), point)
    }
    func stay(until time: Double) {
      guard let point = place, let last = track?.last, last.time < sample(time, point).time else { return }
      track?.append(sample(time, point))
    }
    for (tick, step) in source.steps.enumerated() {
      switch step {
      case .move(let x, let y, let origin, let duration):
        let target = try point(x, y, from: origin, at: place, in: screen)
        if track != nil {
          stay(until: times[tick])
          track?.append(sample(times[tick] + max(duration, Self.shortestMove), target))
        }
        place = target
      case .down:
        guard let place else {
          throw CommandError.argument("A finger goes down before it has moved to a place.")
        }
        guard track == nil else { throw CommandError.argument("A finger goes down that is down already.") }
        track = [sample(times[tick], place)]
      case .up:
        guard track != nil else { throw CommandError.argument("A finger is lifted that is not down.") }
        stay(until: times[tick])
        if let done = track { tracks.append(done) }
        track = nil
      case .cancel: track = nil
      case .pause, .keyDown, .keyUp, .scroll: break
      }
    }
    if track != nil {
      stay(until: times.last ?? 0)
      if let done = track { tracks.append(done) }
    }
    return tracks
  }

  /// The point of the screen that a movement leads to.
  ///
  /// - Throws: ``CommandError`` of kind `move target out of bounds`.
  private func point(
    _ x: Double, _ y: Double, from origin: ActionChain.Origin, at place: CGPoint?, in screen: ScreenIndex
  ) throws -> CGPoint {
    var start = CGPoint.zero
    switch origin {
    case .viewport: break
    case .pointer: start = place ?? .zero
    case .element(let reference):
      let node = screen.nodes[try self.place(of: reference, in: screen)]
      let frame = node.visible ?? node.element.frame
      start = CGPoint(x: frame.midX, y: frame.midY)
    }
    let point = CGPoint(x: start.x + x, y: start.y + y)
    guard screen.bounds.insetBy(dx: -0.5, dy: -0.5).contains(point) else {
      throw CommandError(
        .moveTargetOutOfBounds,
        "(\(point.x), \(point.y)) is not on the screen of \(Int(screen.bounds.width)) × \(Int(screen.bounds.height)) points."
      )
    }
    return point
  }

  private func press(_ steps: [ActionChain.Step]) throws {
    for step in steps {
      switch step {
      case .keyDown(let key):
        if let modifier = HeldKeys.modifier(of: key) {
          heldKeys.modifiers.formUnion(modifier)
        } else {
          try press(key, holding: heldKeys.modifiers)
        }
      case .keyUp(let key):
        if let modifier = HeldKeys.modifier(of: key) { heldKeys.modifiers.subtract(modifier) }
      default: break
      }
    }
  }

  /// Presses the keys of a text of the protocol.
  func press(_ text: String, holding modifiers: KeyModifiers) throws {
    let text = ProtocolKeys.text(text)
    if modifiers.subtracting(.shift).isEmpty {
      try device.press(Keystrokes.keys(of: modifiers.contains(.shift) ? text.uppercased() : text))
    } else {
      try device.press(Keystrokes.keys(of: text), holding: modifiers)
    }
  }

  private func turn(_ steps: [ActionChain.Step], in screen: ScreenIndex) throws {
    for step in steps {
      guard case .scroll(let x, let y, let byX, let byY, let origin, _) = step else { continue }
      let point = try point(x, y, from: origin, at: nil, in: screen)
      // A wheel that is turned towards larger coordinates moves content the other way.
      try device.move(.scroll(point, by: CGVector(dx: -byX, dy: -byY)))
    }
  }
}
