import Foundation
import GalleyRaster
import GalleyTree
import GalleyViews

/// The cards of the apps that were used last, the latest at the trailing end: a tap opens one, a swipe up ends it.
///
/// - Reference: [Switch between open apps](https://support.apple.com/guide/iphone/iph1a1f981ad/ios) and
///   [Quit and reopen an app](https://support.apple.com/guide/iphone/iph83bfec492/ios).
struct AppSwitcherView: View {
  let model: SpringboardModel

  /// The size of a card, in parts of the screen.
  private static let scale: CGFloat = 0.68
  private static let cornerRadius: CGFloat = 26
  private static let iconLength: CGFloat = 30

  private var screen: CGSize { model.grid.size }

  var body: some View {
    let cards = model.cards ?? []
    ZStack {
      Rectangle().fill(.ultraThinMaterial).onTapGesture { model.leave() }
      if cards.isEmpty {
        Text("No Recently Used Apps").font(.title3).foregroundStyle(.white)
      } else {
        ScrollView(.horizontal) {
          HStack(spacing: 18) {
            ForEach(cards.reversed()) { card in column(card) }
          }
          .padding(.horizontal, screen.width * (1 - Self.scale) / 2)
          .frame(height: screen.height)
          .background { Color.clear.contentShape(Rectangle()).onTapGesture { model.leave() } }
        }
        .defaultScrollAnchor(.trailing)
        .accessibilityIdentifier("AppSwitcherContentView")
      }
    }
  }

  private func column(_ card: SpringboardModel.Card) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        AppIconView(icon: card.icon, length: Self.iconLength)
        Text(verbatim: card.icon.name).font(.system(size: 15, weight: .semibold)).foregroundStyle(.white)
      }
      .padding(.leading, 14)
      ScreenCard(
        label: card.icon.name, identifier: "card:\(card.id):sceneID:\(card.id)-default", screen: screen,
        scale: Self.scale, cornerRadius: Self.cornerRadius, drawing: { model.draw(card.id, &$0) },
        open: { model.open(card.id) }, discard: { model.discard(card.id) })
    }
  }
}
