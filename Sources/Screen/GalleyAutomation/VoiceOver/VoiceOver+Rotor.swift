import GalleyTree

extension VoiceOver {
  /// The settings that the rotor offers at the cursor, in the order in which it turns to them, such as
  /// `Characters` and `Headings`.
  ///
  /// These are the units in which the element can be read, the kinds of elements on the screen, among those
  /// that the app has made, and the rotors of the app's `accessibilityRotor(_:entries:)` around the element.
  public var rotors: [String] { settings.map(\.name) }

  /// The setting that flicks up and down perform.
  ///
  /// It is the setting that the rotor was turned to, as long as it is offered; else to adjust a value, to
  /// choose an action or to read letter by letter, whichever the element offers first.
  public var rotor: String? { setting?.name }

  /// Turns the rotor by one step, with two fingers.
  ///
  /// - Parameter isClockwise: Whether it turns to the next setting, or else to the previous one.
  /// - Returns: The new setting; `nil` on a screen without accessible elements.
  /// - Throws: ``DriverError`` if the device does not answer.
  @discardableResult
  public mutating func turnRotor(clockwise isClockwise: Bool = true) throws -> String? {
    try automator.log.step("VoiceOver: turn the rotor \(isClockwise ? "clockwise" : "counterclockwise")") {
      try look()
      let settings = settings
      guard let current = settings.firstIndex(where: { $0 == setting }) else { return nil }
      let next = (current + (isClockwise ? 1 : settings.count - 1)) % settings.count
      return choose(settings[next])
    }
  }

  /// Turns the rotor to a setting.
  ///
  /// ```swift
  /// try voiceOver.turnRotor(to: "Headings")
  /// #expect(try voiceOver.flick(.down) == "Yesterday, heading")
  /// ```
  ///
  /// - Parameter name: The name of the setting; see ``rotors``.
  /// - Throws: ``RotorError`` if that is not offered where the cursor is, ``DriverError`` if the device does not answer.
  public mutating func turnRotor(to name: String) throws {
    try automator.log.step("VoiceOver: turn the rotor to \(name)") {
      try look()
      guard let setting = settings.first(where: { $0.name == name }) else {
        throw RotorError(name: name, element: element.map(ElementText.name), offered: rotors)
      }
      _ = choose(setting)
    }
  }

  private var settings: [RotorSetting] { place.map(order.rotors) ?? [] }

  private var setting: RotorSetting? {
    let settings = settings
    return settings.first { $0.name == chosenRotor } ?? settings.first
  }

  private mutating func choose(_ setting: RotorSetting) -> String {
    chosenRotor = setting.name
    steps = Steps()
    return say(setting.name)
  }

  /// Flicks up or down on the cursor's element.
  mutating func turn(isUp: Bool) throws -> String? {
    try look()
    guard let place, let setting else { return nil }
    switch setting {
    case .value: return try adjust(place, isUp: isUp)
    case .actions: return chooseAction(of: place, isUp: isUp)
    case .ofApp(let rotor): return try moveToEntry(of: rotor, isForward: !isUp)
    case .characters: return read(Spelling.characters(of: order.spelled(place)), isUp: isUp)
    case .words:
      return read(order.spelled(place).split(whereSeparator: \.isWhitespace).map(String.init), isUp: isUp)
    case .elements(let rotor): return try move(to: rotor, isForward: !isUp)
    case .moreContent:
      return read(
        element?.furtherContent.map { UtteranceText.words(.content(label: $0.label, value: $0.value)) } ?? [],
        isUp: isUp)
    }
  }

  private mutating func adjust(_ place: Int, isUp: Bool) throws -> String? {
    let request: AccessibilityRequest = isUp ? .increment : .decrement
    guard try automator.ask(request, of: place, in: order.screen) else { return nil }
    try look(afterAction: true)
    return element?.value?.text
  }

  private mutating func chooseAction(of place: Int, isUp: Bool) -> String {
    let actions = order.screen.namedActions(of: place).map(\.name)
    steps.action = (steps.action + (isUp ? actions.count : 1)) % (actions.count + 1)
    return say(steps.action == 0 ? "Activate" : actions[steps.action - 1])
  }

  /// Reads the next part of something, or the one before.
  private mutating func read(_ parts: [String], isUp: Bool) -> String? {
    let next = steps.part + (isUp ? -1 : 1)
    guard parts.indices.contains(next - 1) else { return nil }
    steps.part = next
    return say(parts[next - 1])
  }

  // MARK: From place to place

  private mutating func move(to rotor: ElementRotor, isForward: Bool) throws -> String? {
    guard let index else { return nil }
    let ahead =
      isForward ? Array(order.places.indices[(index + 1)...]) : order.places.indices[..<index].reversed()
    guard let next = ahead.first(where: { rotor.leads(to: order.utterance(of: order.places[$0])) }) else {
      return nil
    }
    try place(at: next)
    try show()
    return utterance?.text
  }

  private mutating func moveToEntry(of rotor: ElementAccessibility.Rotor, isForward: Bool) throws -> String? {
    guard let index, let device = automator.driver as? any RotorReporting,
      let performer = automator.driver as? any AccessibilityPerforming
    else { return nil }
    let entries = try device.entries(ofRotor: rotor.handle)
    let indexes = entries.map { order.index(ofFirst: $0.handles) }
    // On one element there may be several entries, such as parts of its text.
    let current = steps.entry ?? entries.indices.first { indexes[$0] == index && entries[$0].text == nil }
    let next = Self.next(after: current, among: indexes, from: index, isForward: isForward)
    guard entries.indices.contains(next), try performer.perform(.showRotorEntry(next), by: rotor.handle)
    else {
      return nil
    }
    try look()
    let shown = try device.entries(ofRotor: rotor.handle)
    guard shown.indices.contains(next), let target = order.index(ofFirst: shown[next].handles) else {
      return nil
    }
    if target != self.index { try place(at: target) }
    try show()
    steps.entry = next
    return shown[next].text.map { say($0) } ?? utterance?.text
  }

  /// The number of the entry that comes after the cursor, or before it.
  ///
  /// - Parameters:
  ///   - current: The entry that the cursor is on.
  ///   - indexes: When each entry is read; `nil` for those that have not been made.
  ///   - index: When the cursor's element is read.
  private static func next(
    after current: Int?, among indexes: [Int?], from index: Int, isForward: Bool
  ) -> Int {
    if let current { return current + (isForward ? 1 : -1) }
    let before = indexes.lastIndex { $0.map { $0 < index } ?? false }
    let after = indexes.firstIndex { $0.map { $0 >= index } ?? false }
    return isForward
      ? before.map { $0 + 1 } ?? after ?? 0 : after.map { $0 - 1 } ?? before ?? indexes.count - 1
  }
}

extension ReadingOrder {
  /// The index of the element with one of some handles, the nearest of which counts; `nil` if there is none.
  func index(ofFirst handles: [UInt64]) -> Int? {
    var indexes: [UInt64: Int] = [:]
    for (index, place) in places.enumerated() {
      if let handle = screen.nodes[place].element.handle { indexes[handle] = index }
    }
    return handles.lazy.compactMap { indexes[$0] }.first
  }

  /// The words of an element that are read letter by letter: its name or, without one, its value.
  fileprivate func spelled(_ place: Int) -> String {
    for part in utterance(of: place).parts {
      switch part {
      case .label(let text), .spelled(let text), .punctuated(let text), .value(let text): return text
      default: continue
      }
    }
    return ""
  }
}
