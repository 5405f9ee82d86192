import AppVariants
import SwiftUI

/// The colours of the catalogue.
extension PodcastsLook {
  private var catalogue: Bundle {
    let folder = hasRevisedAccent ? "Tokens/Revised" : "Tokens/Approved"
    return Bundle(url: Bundle.module.bundleURL.appendingPathComponent(folder)) ?? .module
  }

  var accent: Color { Color("accent", bundle: catalogue) }
  var page: Color { Color("page", bundle: catalogue) }
  var panel: Color { Color("panel", bundle: catalogue) }
  var dusk: Color { Color("dusk", bundle: catalogue) }
}

/// Small capitals above a title, as dates of episodes are.
struct OverlineModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.caption2.weight(.semibold)).foregroundStyle(.secondary).textCase(.uppercase)
  }
}

extension View {
  /// Sets the text as a line above a title.
  func overline() -> some View { modifier(OverlineModifier()) }

  /// Keeps the mini player at the bottom, above the bar.
  func miniPlayer() -> some View {
    safeAreaInset(edge: .bottom, spacing: 0) { MiniPlayer() }
      .toolbarBackground(.visible, for: .tabBar)
  }
}

/// A capsule to play something, with how long it is.
struct PlayCapsuleStyle: ButtonStyle {
  @Environment(\.look) private var look
  var isOnDark = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.footnote.weight(look.row.playWeight.weight))
      .foregroundStyle(isOnDark ? Color.black : look.accent)
      .padding(.horizontal, look.row.playPadding)
      .padding(.vertical, 6)
      .background(isOnDark ? Color.white : look.accent.opacity(0.14), in: Capsule())
      .fixedSize()
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}

/// A large button of the player, without a background.
struct TransportStyle: ButtonStyle {
  var size: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .font(.system(size: size))
      .foregroundStyle(.white)
      .frame(width: 64, height: 64)
      .contentShape(.rect)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// The icon on a coloured square, then the title.
struct SquareIconLabelStyle: LabelStyle {
  @Environment(\.look) private var look
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: look.settings.labelGap) {
      configuration.icon
        .font(.system(size: 14, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: look.settings.iconBox, height: look.settings.iconBox)
        .background(color.gradient, in: RoundedRectangle(cornerRadius: look.settings.iconRadius))
      configuration.title
    }
  }
}
