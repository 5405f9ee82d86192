import Foundation
import GalleyServices
import GalleyTree
import GalleyViews

/// The banner of a notification at the top of the screen, and its actions after a long press.
struct SystemBannerView: View {
  let model: SpringboardModel

  var body: some View {
    if let banner = model.banner {
      if banner.isOpen {
        opened(banner)
      } else {
        BannerPanel(
          label: [banner.icon.name, "now", banner.title, banner.body].filter { !$0.isEmpty }.joined(
            separator: ", "),
          identifier: "NotificationShortLookView",
          role: banner.style == .persistent ? .persistentBanner : .temporaryBanner,
          open: { model.respond(banner, nil) },
          dismiss: { model.banner = nil },
          hold: banner.actions.isEmpty ? nil : { model.banner?.isOpen = true },
          content: card(banner))
      }
    }
  }

  /// The notification with the buttons of its actions; a tap beside it sends it away.
  private func opened(_ banner: SpringboardModel.Banner) -> some View {
    ZStack(alignment: .top) {
      Rectangle().fill(.ultraThinMaterial).ignoresSafeArea().onTapGesture { model.banner = nil }
      VStack(spacing: 8) {
        Button {
          model.respond(banner, nil)
        } label: {
          card(banner)
        }
        .buttonStyle(.plain)
        VStack(spacing: 0) {
          ForEach(banner.actions, id: \.identifier) { action in
            Button(action.title, role: action.isDestructive ? .destructive : nil) {
              model.respond(banner, action)
            }
            .frame(maxWidth: .infinity, minHeight: 44)
          }
        }
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
      }
      .frame(maxWidth: 560).padding(8)
    }
  }

  private func card(_ banner: SpringboardModel.Banner) -> some View {
    HStack(spacing: 10) {
      AppIconView(icon: banner.icon, length: 38)
      VStack(alignment: .leading, spacing: 1) {
        HStack(spacing: 8) {
          Text(banner.title.isEmpty ? banner.icon.name : banner.title).font(
            .system(size: 15, weight: .semibold)
          )
          .lineLimit(1)
          Spacer(minLength: 0)
          Text("now").font(.system(size: 13)).foregroundStyle(.secondary)
        }
        if !banner.body.isEmpty { Text(banner.body).font(.system(size: 15)).lineLimit(2) }
      }
    }
    .padding(EdgeInsets(top: 13, leading: 14, bottom: 13, trailing: 14))
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 22))
    .background {
      RoundedRectangle(cornerRadius: 22).fill(Color.black.opacity(0.16)).blur(radius: 10).offset(y: 4)
    }
  }
}
