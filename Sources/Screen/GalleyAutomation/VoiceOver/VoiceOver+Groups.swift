import GalleyTree

/// Movement into containers and out of them, as with grouped navigation.
///
/// According to Apple, a person with grouped navigation goes from group to group, and flicks two fingers to
/// the right or left to move into a group or out of it; `moveIn()` and `moveOut()` move into *the current
/// container*, or out of it. Nothing else is published: here a group is a container that holds several
/// elements that are read, and the words for its kind are Galley's.
///
/// - Reference: [Change your VoiceOver settings](https://support.apple.com/guide/iphone/iphfa3d32c50/ios), *Navigation Style*, and
///   [`XCUIVoiceOverService.moveIn()`](https://developer.apple.com/documentation/xcuiautomation/xcuivoiceoverservice/movein()).
extension VoiceOver {
  /// Moves out of the group that the cursor is in, onto the group: two fingers flicked to the left.
  ///
  /// From there a flick to the right leads to the element after the group, and a flick to the left to the
  /// element before it.
  ///
  /// - Returns: The spoken description of the group; `nil` outside of groups.
  /// - Throws: ``DriverError`` if the device does not answer.
  @discardableResult
  public mutating func moveOut() throws -> String? {
    try automator.log.step("VoiceOver: move out of the group") {
      try look()
      guard let place, let outer = order.groups(around: place).first else { return nil }
      return try come(to: outer)
    }
  }

  /// Moves into the group that the cursor is on: two fingers flicked to the right.
  ///
  /// - Returns: The spoken description of the first element or group inside; `nil` if the cursor is not on a
  ///   group.
  /// - Throws: ``DriverError`` if the device does not answer.
  @discardableResult
  public mutating func moveIn() throws -> String? {
    try automator.log.step("VoiceOver: move into the group") {
      try look()
      guard let group = groupPlace, let first = order.indexes(within: group).first else { return nil }
      if let inner = order.groups(around: order.places[first]).last(where: {
        $0 != group && order.screen.isPlace($0, within: group)
      }) {
        return try come(to: inner)
      }
      try place(at: first)
      try show()
      return utterance?.text
    }
  }

  private mutating func come(to group: Int) throws -> String? {
    guard let first = order.indexes(within: group).first else { return nil }
    try place(at: first, on: ElementKey(of: group, in: order.screen))
    return utterance?.text
  }
}

extension ReadingOrder {
  /// The groups around an element or a group, from the inside out.
  func groups(around place: Int) -> [Int] {
    screen.ancestors(of: place).filter {
      screen.nodes[$0].element.mayBeGroup && indexes(within: $0).count > 1
    }
  }

  /// The indexes of a container's elements in the reading order.
  func indexes(within container: Int) -> [Int] {
    places.indices.filter { screen.isPlace(places[$0], within: container) }
  }
}

extension Element {
  /// Whether its descendants are a group, if there are several elements.
  fileprivate var mayBeGroup: Bool {
    guard isStop != true, !type.isStage else { return false }
    return type.keepsTogether || accessibility?.grouping == .container || accessibility?.containerKind != nil
  }
}
