/// An action that pops the last page; on the first page of a sheet, it dismisses the sheet.
///
/// - Reference: [SwiftUI's `DismissAction`](https://developer.apple.com/documentation/swiftui/dismissaction).
public struct DismissAction {
  weak var page: PageContext?
  weak var presentation: PresentationContext?

  init(page: PageContext?, presentation: PresentationContext? = nil) {
    self.page = page
    self.presentation = presentation
  }

  /// Pops the page, or dismisses the sheet.
  @MainActor @preconcurrency public func callAsFunction() {
    if page?.stack?.pop() != true { presentation?.dismiss() }
  }
}

/// Whether a view is presented, with a way to dismiss it; SwiftUI's older name.
///
/// - Reference: [SwiftUI's `PresentationMode`](https://developer.apple.com/documentation/swiftui/presentationmode).
public struct PresentationMode {
  fileprivate let dismissAction: DismissAction
  /// Whether the view is on a pushed page or on a sheet.
  public let isPresented: Bool

  /// Dismisses the view: pops its page, or dismisses its sheet.
  public mutating func dismiss() {
    let action = dismissAction
    nonisolated(unsafe) let dismissed = action
    MainActor.assumeIsolated { dismissed() }
  }
}

extension EnvironmentValues {
  /// The action that pops the last page, or dismisses the sheet around the view.
  public var dismiss: DismissAction { DismissAction(page: page, presentation: presentation) }

  /// Whether the view is presented, with a way to dismiss it; SwiftUI's older name.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(dismissAction: dismiss, isPresented: isPresented)
    return Binding(get: { mode }, set: { _ in })
  }

  /// Whether the view is on a pushed page or on a sheet.
  public var isPresented: Bool { presentation != nil || page?.isOpened == true }
}
