import AppVariants
import SwiftUI

/// A row of settings: a white symbol on a coloured square, and a title.
struct SettingsRow: View {
  @Environment(\.look) private var look
  let title: String
  let icon: String
  let color: Color

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: icon)
        .font(.system(size: 15))
        .foregroundStyle(.white)
        .frame(width: 30, height: 30)
        .background(color, in: RoundedRectangle(cornerRadius: look.settingsIconRadius))
        .accessibilityHidden(true)
      Text(title)
    }
  }
}
