import Foundation

nonisolated extension View {
  /// Sets the heights at which the sheet around this view can stand, and the initial one.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: The height; a finger that moves the sheet does not change it so far.
  /// - Returns: The view.
  public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>)
    -> some View
  {
    presentationDetents(detents)
  }

  /// Sets the radius of the corners of the sheet around this view, in points; `nil` for the default.
  ///
  /// On a phone these are the upper corners.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modified(by: PresentationModifier { $0.cornerRadius = cornerRadius })
  }

  /// Sets the style behind the content of the sheet around this view.
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(Rectangle().fill(style).ignoresSafeArea())
  }

  /// Places a view behind the content of the sheet around this view.
  public func presentationBackground(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> some View
  {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(content().ignoresSafeArea(), alignment: alignment)
  }

  /// Sets whether views behind the sheet accept touches; they are not dimmed then.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    modified(by: PresentationModifier { $0.backgroundInteraction = interaction })
  }

  /// Sets whether a finger that moves on the sheet scrolls its content first; so far it moves the sheet first.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the form of a popover in a small space; here a sheet stays a sheet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    modified(by: PresentationModifier { $0.compactAdaptation = adaptation })
  }

  /// Sets the form of a popover in a small horizontal space; the vertical form changes nothing so far.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal)
  }

  /// Sets the size of a sheet on a tablet; on a phone it changes nothing.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    let size: SheetSizing =
      switch sizing {
      case is FormPresentationSizing: .form
      case is FittedPresentationSizing: .fitted
      default: .page
      }
    return modified(by: PresentationModifier { $0.sizing = size })
  }

  /// Shows a popover while a condition holds: a card with an arrow below this view, or above it where there
  /// is more space.
  ///
  /// In a small space, as on a phone, it is a sheet, unless the content sets another form by
  /// ``presentationCompactAdaptation(_:)``. The edge of the arrow depends on the space; the requested edge
  /// has no effect so far.
  ///
  /// - Reference: [SwiftUI's `popover(isPresented:attachmentAnchor:arrowEdge:content:)`](https://developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:)).
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    presenting(.popover, at: attachmentAnchor, isPresented: isPresented, onDismiss: nil) {
      AnyView(content())
    }
  }

  /// Shows a popover while there is a value; in a small space, as on a phone, a sheet.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    presenting(.popover, at: attachmentAnchor, item: item, onDismiss: nil) { AnyView(content($0)) }
  }
}

/// The place that a popover belongs to.
///
/// - Reference: [SwiftUI's `PopoverAttachmentAnchor`](https://developer.apple.com/documentation/swiftui/popoverattachmentanchor).
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

/// A rule for whether views behind a sheet accept touches.
///
/// - Reference: [SwiftUI's `PresentationBackgroundInteraction`](https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction).
public struct PresentationBackgroundInteraction: Sendable {
  /// The rule that decides whether views behind accept touches.
  enum Rule: Sendable {
    case never
    case always
    case upThrough(PresentationDetent)
  }

  let rule: Rule

  /// The default: views behind do not accept touches.
  public static let automatic = PresentationBackgroundInteraction(rule: .never)
  /// Views behind accept touches.
  public static let enabled = PresentationBackgroundInteraction(rule: .always)
  /// Views behind do not accept touches.
  public static let disabled = PresentationBackgroundInteraction(rule: .never)

  /// Views behind accept touches while the sheet is no higher than a height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(rule: .upThrough(detent))
  }
}

/// The effect of a finger that moves on a sheet.
///
/// - Reference: [SwiftUI's `PresentationContentInteraction`](https://developer.apple.com/documentation/swiftui/presentationcontentinteraction).
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// The default effect.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The finger moves the sheet first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The finger scrolls the content first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The form of a presentation in a small space.
///
/// - Reference: [SwiftUI's `PresentationAdaptation`](https://developer.apple.com/documentation/swiftui/presentationadaptation).
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String

  /// The default form.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The presentation keeps its form.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The size of a sheet on a tablet.
///
/// - Reference: [SwiftUI's `PresentationSizing`](https://developer.apple.com/documentation/swiftui/presentationsizing).
public protocol PresentationSizing {}

/// The default size.
public struct AutomaticPresentationSizing: PresentationSizing {}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {}

/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default size.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
