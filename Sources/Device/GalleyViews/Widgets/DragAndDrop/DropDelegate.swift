import Foundation

/// What becomes of something that is dropped.
///
/// - Reference: [SwiftUI's `DropOperation`](https://developer.apple.com/documentation/swiftui/dropoperation).
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, as it is forbidden.
  case forbidden
  /// It is there as well.
  case copy
  /// It is there instead.
  case move
}

/// What a view proposes to do with something that is over it.
///
/// - Reference: [SwiftUI's `DropProposal`](https://developer.apple.com/documentation/swiftui/dropproposal).
public struct DropProposal: Hashable, Sendable {
  /// What would become of it.
  public let operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// What is over a view.
///
/// - Reference: [SwiftUI's `DropInfo`](https://developer.apple.com/documentation/swiftui/dropinfo).
public struct DropInfo {
  /// Where it is, from the view's upper left corner.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether there is anything of some kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    providers.contains { $0.conforms(to: contentTypes) }
  }

  /// What there is of some kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.conforms(to: contentTypes) }
  }
}

/// What a view does with what is dropped on it.
///
/// - Reference: [SwiftUI's `DropDelegate`](https://developer.apple.com/documentation/swiftui/dropdelegate).
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether what is over the view may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped; returns whether it did.
  func performDrop(info: DropInfo) -> Bool
  /// Called when something comes over the view.
  func dropEntered(info: DropInfo)
  /// Called when something moves over the view; returns what would become of it, or `nil` for as before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when something leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// As before.
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
