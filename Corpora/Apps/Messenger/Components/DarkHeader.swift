import AppVariants
import SwiftUI

/// The dark bar that chats have on top.
struct DarkHeader<Trailing: View>: View {
  @Environment(\.look) private var look
  let title: String
  let subtitle: String
  @ViewBuilder let trailing: Trailing

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "chevron.left").fontWeight(.semibold).accessibilityLabel("Back")
      VStack(alignment: .leading, spacing: 1) {
        Text(title).font(.headline)
        Text(subtitle).font(.caption).foregroundStyle(Color(hex: look.headerSubtitleColor))
      }
      Spacer()
      trailing
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .background(look.header, ignoresSafeAreaEdges: .top)
  }
}
