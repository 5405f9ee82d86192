import Foundation
import GalleyRaster

/// Whether something is shown where one may choose.
///
/// - Reference: [SwiftUI's `Visibility`](https://developer.apple.com/documentation/swiftui/visibility).
public enum Visibility: Hashable, Sendable {
  /// As is usual at its place.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}

/// How high a sheet can stand.
///
/// - Reference: [SwiftUI's `PresentationDetent`](https://developer.apple.com/documentation/swiftui/presentationdetent).
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  /// About half of the screen.
  public static let medium = fraction(0.5)
  /// All of the screen but a strip at the top.
  public static let large = fraction(1)

  /// A part of the largest height.
  ///
  /// - Parameter fraction: The part, from 0 to 1.
  /// - Returns: The height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height.
  ///
  /// - Parameter height: The height in points, without what the device's shape keeps from content.
  /// - Returns: The height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// The height in points.
  ///
  /// - Parameter most: The height of the largest sheet, in points.
  /// - Returns: The height, at most that.
  func height(of most: CGFloat) -> CGFloat {
    switch kind {
    case .fraction(let part): min(max(0, part), 1) * most
    case .height(let height): min(max(0, height), most)
    }
  }
}

/// What the views of a sheet tell the sheet they are in.
final class PresentationContext {
  /// How high it can stand; large where nothing is said.
  var detents: [PresentationDetent] = []
  /// Whether a bar at its upper edge says that it can be dragged.
  var dragIndicator = Visibility.automatic
  /// Whether a finger cannot take it away.
  var isDismissDisabled = false
  /// Takes it away.
  var dismiss: () -> Void = {}

  func reset() {
    detents = []
    dragIndicator = .automatic
    isDismissDisabled = false
  }
}

extension View {
  /// Says how high the sheet that this view is in can stand.
  ///
  /// - Parameter detents: The heights; it first stands at the least.
  /// - Returns: The view.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    // Their order comes to matter only once they are heights, and equal heights are one.
    modified(by: PresentationModifier { $0.detents = Array(detents) })
  }

  /// Says whether the sheet that this view is in shows a bar at its upper edge.
  ///
  /// - Parameter visibility: Whether it does; usually only a sheet with several heights does.
  /// - Returns: The view.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modified(by: PresentationModifier { $0.dragIndicator = visibility })
  }

  /// Keeps a finger from taking away the sheet that this view is in.
  ///
  /// - Parameter isDisabled: Whether to keep it.
  /// - Returns: The view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified(by: PresentationModifier { if isDisabled { $0.isDismissDisabled = true } })
  }
}

struct PresentationModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let change: (PresentationContext) -> Void

  func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    if let presentation = context.environment.presentation { change(presentation) }
  }
}
