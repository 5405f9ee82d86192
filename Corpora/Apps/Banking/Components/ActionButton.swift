import AppVariants
import SwiftUI

/// A round icon with a word below, four of which are in a row.
struct ActionButton: View {
  @Environment(\.look) private var look
  let title: String
  let icon: String

  var body: some View {
    Button {
    } label: {
      VStack(spacing: 6) {
        Image(systemName: icon)
          .font(.system(size: look.actionIconSize, weight: .semibold))
          .foregroundStyle(look.brand)
          .frame(width: 52, height: 52)
          .background(look.brand.opacity(0.12), in: Circle())
        Text(title).font(.caption).foregroundStyle(.primary)
      }
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.plain)
  }
}
