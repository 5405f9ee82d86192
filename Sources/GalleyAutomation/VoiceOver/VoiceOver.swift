import GalleyTree

/// VoiceOver on a device: a cursor that goes through what is on the screen, and says it.
///
/// ```swift
/// var voiceOver = try VoiceOver(on: inbox)
/// #expect(try voiceOver.flick(.right) == "Compose, button")
/// try voiceOver.doubleTap()
/// ```
///
/// Its methods are the gestures of a person, and return what is said; `nil` where only a sound is heard, such as at the end of
/// the screen. While it is on, apps can tell by `UIAccessibility.isVoiceOverRunning`.
///
/// - Reference: [Use VoiceOver gestures](https://support.apple.com/guide/iphone/iph3e2e2281/ios).
public struct VoiceOver {
  package let automator: Automator
  /// What is read, as it was looked at last.
  private(set) var order: ReadingOrder
  /// When what the cursor is on is read, counted from 0; `nil` on a screen on which nothing is.
  private(set) var index: Int?
  /// The element that the cursor is on, whatever becomes of the screen.
  private(set) var key: ElementKey?
  /// What flicks up and down have come to on the element.
  var rotor = Rotor()

  /// What a person has chosen of an element by flicks up and down.
  struct Rotor {
    /// The action that a double tap performs, counted from 1; 0 for what it does by itself.
    var action = 0
    /// The character that was read last, counted from 1.
    var character = 0
  }

  /// Turns VoiceOver on, with the cursor on the first element of a part of the screen; on the first of all where that has none.
  package init(_ automator: Automator, startingIn part: (ScreenIndex) -> Range<Int>? = { _ in nil }) throws {
    try (automator.driver as? any VoiceOverSwitching)?.setVoiceOver(true)
    self.automator = automator
    order = try Self.look(automator)
    let range = part(order.screen)
    let start = order.places.firstIndex { range?.contains($0) ?? true }
    place(at: start ?? (order.places.isEmpty ? nil : 0))
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

  /// Turns it off.
  ///
  /// - Throws: ``DriverError`` if the device does not answer.
  public func turnOff() throws {
    try (automator.driver as? any VoiceOverSwitching)?.setVoiceOver(false)
  }

  // MARK: Where it is

  /// The place of the element that the cursor is on.
  package var place: Int? { index.map { order.places[$0] } }

  /// The element that the cursor is on; `nil` on a screen on which nothing is read.
  public var element: Element? { place.map { order.screen.nodes[$0].element } }

  /// What is said of the element that the cursor is on.
  public var utterance: Utterance? { place.map(order.utterance) }

  /// Waits for the screen to come to rest, and finds the cursor's element on it.
  ///
  /// Where that is gone, the cursor is on the nearest one before it that is still there, else on the first.
  mutating func look() throws {
    let former = order
    order = try Self.look(automator)
    guard !order.screen.isSame(as: former.screen) else { return }
    guard let key, let index else { return place(at: order.places.isEmpty ? nil : 0) }
    if order.places.indices.contains(index), ElementKey(of: order.places[index], in: order.screen) == key {
      return
    }
    if let now = key.place(in: order.screen).flatMap(order.index) {
      self.index = now
      return
    }
    let before = former.places[..<index].last { self.indexNow(of: $0, in: former) != nil }
    place(at: before.flatMap { indexNow(of: $0, in: former) } ?? (order.places.isEmpty ? nil : 0))
  }

  private func indexNow(of place: Int, in former: ReadingOrder) -> Int? {
    ElementKey(of: place, in: former.screen).place(in: order.screen).flatMap(order.index)
  }

  private static func look(_ automator: Automator) throws -> ReadingOrder {
    try automator.rest(until: automator.deadline)
    let snapshot = try automator.driver.snapshot()
    return ReadingOrder(snapshot, index: automator.index(of: snapshot))
  }

  /// Puts the cursor on another element.
  mutating func place(at index: Int?) {
    self.index = index
    key = index.map { ElementKey(of: order.places[$0], in: order.screen) }
    rotor = Rotor()
  }
}

extension Automator {
  /// When something is given up that begins now.
  var deadline: Duration { capped(driver.now + timeout) }
}
