import Foundation
import GalleyRaster

/// A height at which a sheet can stand.
///
/// - Reference: [SwiftUI's `PresentationDetent`](https://developer.apple.com/documentation/swiftui/presentationdetent).
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  /// The detent in words, such as `medium` or `height 200`.
  var name: String {
    switch kind {
    case .fraction(0.5): "medium"
    case .fraction(1): "large"
    case .fraction(let part): "fraction \(FactText.number(part))"
    case .height(let height): "height \(FactText.number(height))"
    }
  }

  /// About half of the screen.
  public static let medium = fraction(0.5)
  /// The whole screen except a strip at the top.
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
  /// - Parameter height: The height in points, without the insets of the device's shape.
  /// - Returns: The height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// Returns the height in points.
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

/// The properties that the views of a sheet set on their sheet.
@MainActor final class PresentationContext {
  /// The properties.
  struct Properties {
    /// The heights at which it can stand; empty for the large one.
    var detents: [PresentationDetent] = []
    /// The visibility of the drag indicator at the upper edge.
    var dragIndicator = Visibility.automatic
    /// Whether a finger cannot dismiss it.
    var isDismissDisabled = false
    /// Whether views behind accept touches.
    var backgroundInteraction = PresentationBackgroundInteraction.automatic
    /// The form of a popover in a small space.
    var compactAdaptation = PresentationAdaptation.automatic
    /// The size on a tablet.
    var sizing = SheetSizing.page
    /// The radius of a sheet's corners, in points; `nil` for the default.
    var cornerRadius: CGFloat?
  }

  /// The changes of views, those inside before those outside.
  let changes = PropertyRegistry(Properties())
  /// A closure that dismisses it.
  var dismiss: () -> Void = {}

  private var properties: Properties { changes.properties }

  var detents: [PresentationDetent] { properties.detents }
  var sizing: SheetSizing { properties.sizing }
  var cornerRadius: CGFloat? { properties.cornerRadius }
  var compactAdaptation: PresentationAdaptation { properties.compactAdaptation }
  var dragIndicator: Visibility { properties.dragIndicator }
  var isDismissDisabled: Bool { properties.isDismissDisabled }
  var backgroundInteraction: PresentationBackgroundInteraction { properties.backgroundInteraction }
}

nonisolated extension View {
  /// Sets the heights at which the sheet around this view can stand.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    // They are sorted once they are heights in points.
    modified(by: PresentationModifier { $0.detents = Array(detents) })
  }

  /// Sets whether the sheet around this view shows a drag indicator at its upper edge.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modified(by: PresentationModifier { $0.dragIndicator = visibility })
  }

  /// Sets whether a finger can dismiss the sheet around this view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modified(by: PresentationModifier { if isDisabled { $0.isDismissDisabled = true } })
  }
}

struct PresentationModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let change: (inout PresentationContext.Properties) -> Void

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    context.environment.presentation?.changes.set(change, of: node)
  }
}

extension EnvironmentValues {
  /// The sheet that the view is on.
  var presentation: PresentationContext? {
    get { surroundingPresentation as? PresentationContext }
    set { surroundingPresentation = newValue }
  }
}
