nonisolated extension View {
  /// Sets whether bars are visible.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  /// Sets whether bars are visible.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }

  private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    modified(by: BarLookModifier(bars: bars) { $0.isHidden = visibility.isHidden })
  }

  /// Sets whether bars have a background.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarBackground(visibility, bars)
  }

  /// Sets whether bars have a background.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    toolbarBackground(visibility, bars)
  }

  private func toolbarBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    modified(by: BarLookModifier(bars: bars) { $0.isBackgroundHidden = visibility.isHidden })
  }

  /// Sets the background of bars, if they have one.
  @_disfavoredOverload
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...) -> some View {
    modified(by: BarLookModifier(bars: bars) { $0.background = style })
  }

  /// Sets whether bars are light or dark; so far this applies only to bars whose background is always shown.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modified(by: BarLookModifier(bars: bars) { $0.colorScheme = colorScheme })
  }
}

extension Visibility {
  /// Whether the visibility is hidden; `nil` if unspecified.
  fileprivate var isHidden: Bool? {
    switch self {
    case .automatic: nil
    case .visible: false
    case .hidden: true
    }
  }
}
