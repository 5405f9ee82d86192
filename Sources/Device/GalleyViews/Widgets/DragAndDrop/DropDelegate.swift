import Foundation

/// The effect of a drop on the dropped value.
///
/// - Reference: [SwiftUI's `DropOperation`](https://developer.apple.com/documentation/swiftui/dropoperation).
public enum DropOperation: Hashable, Sendable {
  /// The drop is cancelled.
  case cancel
  /// The drop is forbidden.
  case forbidden
  /// The value is copied.
  case copy
  /// The value is moved.
  case move
}

/// A view's proposal for a value that is dragged over it.
///
/// - Reference: [SwiftUI's `DropProposal`](https://developer.apple.com/documentation/swiftui/dropproposal).
public struct DropProposal: Hashable, Sendable {
  /// The proposed operation.
  public let operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// The values that are dragged over a view.
///
/// - Reference: [SwiftUI's `DropInfo`](https://developer.apple.com/documentation/swiftui/dropinfo).
public struct DropInfo {
  /// The place of the drag, from the view's upper left corner.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns whether there is a value of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    providers.contains { $0.conforms(to: contentTypes) }
  }

  /// Returns the values of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.conforms(to: contentTypes) }
  }
}

/// The behavior of a view that values are dropped on.
///
/// - Reference: [SwiftUI's `DropDelegate`](https://developer.apple.com/documentation/swiftui/dropdelegate).
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether the dragged values may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Accepts the dropped values; returns whether it did.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves over the view; returns a proposal, or `nil` to keep the previous one.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns `nil`, for no change.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// A delegate made of closures.
nonisolated struct ClosureDropDelegate: DropDelegate {
  let accepts: (DropInfo) -> Bool
  let perform: (DropInfo) -> Bool
  let targeted: (Bool) -> Void

  @MainActor func validateDrop(info: DropInfo) -> Bool { accepts(info) }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    targeted(false)
    return perform(info)
  }
  @MainActor func dropEntered(info: DropInfo) { targeted(true) }
  @MainActor func dropExited(info: DropInfo) { targeted(false) }
}
