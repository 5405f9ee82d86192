import Foundation
import GalleyTree
import GalleyViews

/// The banner of a notification at the top of the screen.
struct SystemBannerView: View {
  let model: SpringboardModel

  var body: some View {
    if let banner = model.banner {
      BannerPanel(
        label: [banner.icon.name, "now", banner.title, banner.body].filter { !$0.isEmpty }.joined(
          separator: ", "),
        identifier: "NotificationShortLookView",
        role: banner.style == .persistent ? .persistentBanner : .temporaryBanner,
        open: {
          model.banner = nil
          model.open(banner.bundleIdentifier)
        },
        dismiss: { model.banner = nil },
        content: card(banner))
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
