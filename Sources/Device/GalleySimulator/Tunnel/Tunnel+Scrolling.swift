import Foundation
import GalleyAutomation
import GalleySystem
import GalleyTree
import GalleyViews

extension Tunnel {
  /// Scrolls a list to a row, counted over all sections; to the last one, where there are fewer.
  ///
  /// - Parameters:
  ///   - identifier: The list's identifier.
  ///   - index: The row, from 0.
  ///   - flag: Passed over: the list is there at once.
  /// - Returns: Whether there is such a list in front.
  @discardableResult
  public func scrollTableView(
    withIdentifier identifier: String, toRowIndex index: Int, animated flag: Bool = false
  ) -> Bool {
    // Rows are known by their handles in the order in which they come up.
    var rows: [UInt64] = []
    return jump(in: identifier) { host, list in
      let isThere = host.jump(in: list) {
        guard let root = device.frontTree, let path = root.paths(where: { $0.handle == list }).first
        else { return nil }
        var place: CGRect?
        root[path]?.walk { element, _ in
          guard element.type == .cell, let handle = element.handle else { return true }
          if !rows.contains(handle) { rows.append(handle) }
          if rows.count > index, rows[max(index, 0)] == handle { place = element.frame }
          return true
        }
        return place
      }
      return isThere || !rows.isEmpty
    }
  }

  /// Scrolls a list until an element is seen in it.
  ///
  /// - Parameters:
  ///   - identifier: The list's identifier.
  ///   - target: The element's identifier.
  ///   - flag: Passed over: the list is there at once.
  /// - Returns: Whether the element is seen.
  @discardableResult
  public func scrollTableView(
    withIdentifier identifier: String, toElementWithIdentifier target: String, animated flag: Bool = false
  ) -> Bool {
    scrollScrollView(withIdentifier: identifier, toElementWithIdentifier: target)
  }

  /// Scrolls a collection to an element, counted over all sections; to the last one, where there are fewer.
  @discardableResult
  public func scrollCollectionView(
    withIdentifier identifier: String, toElementIndex index: Int, animated flag: Bool = false
  ) -> Bool {
    scrollTableView(withIdentifier: identifier, toRowIndex: index)
  }

  /// Scrolls a collection until an element is seen in it.
  @discardableResult
  public func scrollCollectionView(
    withIdentifier identifier: String, toElementWithIdentifier target: String, animated flag: Bool = false
  ) -> Bool {
    scrollScrollView(withIdentifier: identifier, toElementWithIdentifier: target)
  }

  /// Scrolls a scroll view until an element is seen in it.
  ///
  /// - Parameters:
  ///   - identifier: The scroll view's identifier.
  ///   - target: The element's identifier.
  ///   - flag: Passed over: the content is there at once.
  /// - Returns: Whether the element is seen.
  @discardableResult
  public func scrollScrollView(
    withIdentifier identifier: String, toElementWithIdentifier target: String, animated flag: Bool = false
  ) -> Bool {
    jump(in: identifier) { host, view in
      host.jump(in: view) {
        guard let root = device.frontTree else { return nil }
        return root.paths { $0.identifier == target }.first.flatMap { root[$0]?.frame }
      }
    }
  }

  /// Scrolls a scroll view to a part of the way to its end.
  ///
  /// - Parameters:
  ///   - identifier: The scroll view's identifier.
  ///   - targetOffset: From 0 for the start to 1 for the end.
  ///   - flag: Passed over: the content is there at once.
  /// - Returns: Whether there is such a scroll view in front.
  @discardableResult
  public func scrollScrollView(
    withIdentifier identifier: String, toOffset targetOffset: Double, animated flag: Bool = false
  ) -> Bool {
    jump(in: identifier) { $0.jump(in: $1, toPart: targetOffset) }
  }

  /// Changes the speed of animations, also for later launches.
  ///
  /// - Parameter speed: The factor of the speed; more than 0.
  /// - Returns: Whether it is set.
  @discardableResult
  public func setUserInterfaceAnimationSpeed(_ speed: Double) -> Bool {
    guard speed > 0, speed.isFinite else { return false }
    MainActorEntry.run {
      installation.animationSpeed = speed
      device.running[bundleIdentifier]?.host.animationSpeed = speed
    }
    return true
  }

  /// The factor of the speed of animations.
  public func userInterfaceAnimationSpeed() -> Double { MainActorEntry.run { installation.animationSpeed } }

  /// Lets views move, or lets them be at their ends in the next frame.
  ///
  /// - Parameter enabled: Whether they move.
  @discardableResult
  public func setUserInterfaceAnimationsEnabled(_ enabled: Bool) -> Bool {
    setUserInterfaceAnimationSpeed(enabled ? 1 : Self.immediately)
  }

  /// Whether views move.
  public func userInterfaceAnimationsEnabled() -> Bool {
    userInterfaceAnimationSpeed() < Self.immediately
  }

  /// A speed by which every animation is over in one frame.
  private static let immediately = 1e6

  private func jump(
    in identifier: String, _ body: @MainActor (ViewHost, UInt64) -> Bool
  ) -> Bool {
    MainActorEntry.run {
      device.flush()
      guard device.front == bundleIdentifier, let app = device.frontApp, let root = device.frontTree,
        let path = root.paths(where: { $0.identifier == identifier }).first, let handle = root[path]?.handle
      else { return false }
      let host = app.host
      return inApp { MainActorEntry.run { body(host, handle) } } ?? false
    }
  }
}

extension SimulatedDevice {
  /// The tree of the app in front, as it is now.
  @MainActor fileprivate var frontTree: Element? {
    applications().first { $0.bundleIdentifier == front }?.root
  }
}
