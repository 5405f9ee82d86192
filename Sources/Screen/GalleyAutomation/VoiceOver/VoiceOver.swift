import GalleyTree

/// VoiceOver on a device: a cursor that moves through the elements of the screen and speaks them.
///
/// ```swift
/// var voiceOver = try VoiceOver(on: inbox)
/// #expect(try voiceOver.flick(.right) == "Compose, button")
/// try voiceOver.doubleTap()
/// ```
///
/// Its methods are the gestures of a person, and return the spoken text, or `nil` if VoiceOver only plays a
/// sound, such as at the end of the screen. While it is on, `UIAccessibility.isVoiceOverRunning` is true for
/// apps.
///
/// - Reference: [Use VoiceOver gestures](https://support.apple.com/guide/iphone/iph3e2e2281/ios).
public struct VoiceOver {
  package let automator: Automator
  /// The reading order of the latest snapshot.
  private(set) var order: ReadingOrder
  /// The index of the cursor's element, from 0; `nil` on a screen without accessible elements.
  private(set) var index: Int?
  /// The element at the cursor, which survives changes of the screen.
  private(set) var key: ElementKey?
  /// The group that the cursor is on, instead of an element inside.
  private(set) var group: ElementKey?
  /// The chosen setting of the rotor; `nil` before any choice.
  var chosenRotor: String?
  /// The progress of flicks up and down on the element.
  var steps = Steps()
  /// The spoken texts since it was turned on, in order: elements that the cursor came to, results of
  /// gestures, and announcements of apps.
  public private(set) var spoken: [String] = []
  /// The announcements of apps since it was turned on, in order, including the texts that come with a change
  /// of the screen.
  ///
  /// It is as of the latest gesture; ``listen(for:)`` brings it up to date.
  public private(set) var announcements: [String] = []
  /// The latest spoken description of the cursor's element.
  private var heard: Utterance?
  /// The number of the messages of apps that were heeded.
  private var heeded = 0

  /// The progress of a person on an element by flicks up and down.
  struct Steps {
    /// The action that a double tap performs, counted from 1; 0 for the default action.
    var action = 0
    /// The character, word or other part that was read last, counted from 1.
    var part = 0
    /// The entry of an app's rotor that was gone to last.
    var entry: Int?
  }

  /// Turns VoiceOver on, with the cursor where an app sends it, else on the first element of a part of the screen; on the first of all
  /// where that has none.
  package init(_ automator: Automator, startingIn part: (ScreenIndex) -> Range<Int>? = { _ in nil }) throws {
    let device = automator.driver as? any VoiceOverSwitching
    // Earlier messages are not heard.
    heeded = (device as? any AccessibilityMessaging)?.accessibilityMessages.count ?? 0
    try device?.setVoiceOver(true)
    self.automator = automator
    order = try Self.look(automator)
    try heed()
    guard index == nil else { return }
    let range = part(order.screen)
    let start = order.places.firstIndex { range?.contains($0) ?? true }
    try place(at: start ?? (order.places.isEmpty ? nil : 0))
  }

  /// Turns VoiceOver on, with the cursor on the first element of an app.
  ///
  /// - Parameter application: The app.
  /// - Throws: ``DriverError`` if the device does not answer.
  public init(on application: Application) throws {
    try self.init(application.automator) { screen in
      screen.bundleIdentifiers.firstIndex(of: application.bundleIdentifier).map { index in
        screen.roots[index]..<screen.nodes[screen.roots[index]].end
      }
    }
  }

  /// Turns VoiceOver off.
  ///
  /// - Throws: ``DriverError`` if the device does not answer.
  public func turnOff() throws {
    try (automator.driver as? any VoiceOverSwitching)?.setVoiceOver(false)
  }

  // MARK: Where it is

  /// The place of the element or group that the cursor is on.
  package var place: Int? { groupPlace ?? index.map { order.places[$0] } }

  /// The place of the group that the cursor is on; `nil` where it is on an element.
  var groupPlace: Int? { group?.place(in: order.screen) }

  /// The element that the cursor is on; `nil` on a screen on which nothing is read.
  public var element: Element? { place.map { order.screen.nodes[$0].element } }

  /// The spoken description of the element at the cursor.
  public var utterance: Utterance? { place.map(order.utterance) }

  /// Waits for the screen to come to rest, finds the cursor's element on it, and processes the messages of
  /// apps.
  ///
  /// If the element is gone, the cursor moves to the place that an app has requested, else to the nearest
  /// remaining element before it, else to the first.
  ///
  /// - Parameter isAfterAction: Whether a person has acted, and hears the changes of the element.
  mutating func look(afterAction isAfterAction: Bool = false) throws {
    let loss = try refresh(afterAction: isAfterAction)
    try heed()
    if let loss, index == nil { try place(at: loss.nearest) }
  }

  /// The same, without the messages of apps.
  mutating func see() throws {
    if let loss = try refresh() { try place(at: loss.nearest) }
  }

  /// The remaining state after the cursor's element has gone.
  private struct Loss {
    /// The index of the nearest element before it, or of the first; `nil` on a screen without accessible
    /// elements.
    let nearest: Int?
  }

  private mutating func refresh(afterAction isAfterAction: Bool = false) throws -> Loss? {
    let former = order
    order = try Self.look(automator, known: former)
    guard !order.screen.isSame(as: former.screen) else { return nil }
    let first = order.places.isEmpty ? nil : 0
    guard let key, let index else { return Loss(nearest: first) }
    guard let now = indexNow(of: key, at: index) else {
      let before = former.places[..<index].last { indexNow(of: $0, in: former) != nil }
        .flatMap { indexNow(of: $0, in: former) }
      self.index = nil
      return Loss(nearest: before ?? first)
    }
    self.index = now
    if isAfterAction || element?.spokenTraits.contains(.updatesFrequently) == true { sayChange() }
    return nil
  }

  /// The present index of an element by its key, most likely the same as before.
  private func indexNow(of key: ElementKey, at index: Int) -> Int? {
    if order.places.indices.contains(index), ElementKey(of: order.places[index], in: order.screen) == key {
      return index
    }
    return key.place(in: order.screen).flatMap(order.index)
  }

  private func indexNow(of place: Int, in former: ReadingOrder) -> Int? {
    ElementKey(of: place, in: former.screen).place(in: order.screen).flatMap(order.index)
  }

  private static func look(_ automator: Automator, known: ReadingOrder? = nil) throws -> ReadingOrder {
    try automator.rest(until: automator.deadline)
    let snapshot = try automator.driver.snapshot()
    let screen = automator.index(of: snapshot)
    if let known, known.screen.isSame(as: screen) { return known }
    return ReadingOrder(snapshot, index: screen)
  }

  /// Moves the cursor to another element, or to a group by its first element, speaks it, and reports it to
  /// apps.
  mutating func place(at index: Int?, on group: ElementKey? = nil) throws {
    self.index = index
    self.group = group
    key = index.map { ElementKey(of: order.places[$0], in: order.screen) }
    steps = Steps()
    heard = utterance
    if let heard { spoken.append(heard.text) }
    try automator.focus(element)
  }
}

// MARK: - Speech

extension VoiceOver {
  /// Says something.
  ///
  /// - Returns: The same.
  mutating func say(_ words: String) -> String {
    spoken.append(words)
    return words
  }

  /// Speaks the changes of the cursor's element since it was last spoken.
  private mutating func sayChange() {
    let now = utterance
    guard let now, now != heard else { return }
    let new = Utterance(now.parts.filter { heard?.parts.contains($0) != true })
    heard = now
    if !new.parts.isEmpty { spoken.append(new.summary) }
  }

  /// Waits for speech without a gesture.
  ///
  /// Such speech comes from announcements of apps, from moves of the cursor by apps, and from changes of an
  /// element that `updatesFrequently`.
  ///
  /// ```swift
  /// try voiceOver.doubleTap()
  /// #expect(try voiceOver.listen(for: .seconds(1)).contains("Saved"))
  /// ```
  ///
  /// - Parameter duration: The duration of the wait after the screen has come to rest, in the device's time.
  /// - Returns: The texts that were spoken meanwhile.
  /// - Throws: ``DriverError`` if the device does not answer.
  @discardableResult
  public mutating func listen(for duration: Duration = .zero) throws -> [String] {
    try automator.log.step("VoiceOver: listen") {
      let start = spoken.count
      try look()
      let end = automator.driver.now + duration
      while automator.driver.now < end {
        try automator.driver.wait(until: end)
        try look()
      }
      return Array(spoken[start...])
    }
  }

  /// Performs the requests of apps since the last look, in order.
  private mutating func heed() throws {
    guard let device = automator.driver as? any AccessibilityMessaging else { return }
    let messages = device.accessibilityMessages
    let new = messages.dropFirst(heeded)
    heeded = messages.count
    for message in new {
      switch message {
      case .announcement(let words), .pageScrolled(let words), .layoutChanged(.words(let words)?):
        announce(words)
      case .layoutChanged(.element(let handles)?), .screenChanged(.element(let handles)?),
        .focus(let handles):
        if let index = order.index(ofFirst: handles), index != self.index {
          try place(at: index)
          try show()
        }
      case .layoutChanged(nil): break
      case .screenChanged(let subject):
        if case .words(let words) = subject { announce(words) }
        try place(at: order.places.isEmpty ? nil : 0)
      }
    }
  }

  private mutating func announce(_ words: String) {
    announcements.append(words)
    spoken.append(words)
  }
}

extension Automator {
  /// The deadline of an operation that begins now.
  var deadline: Duration { capped(driver.now + timeout) }
}
