import AppVariants
import SwiftUI

/// Asks once more before money is sent.
struct ConfirmSheet: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: look.confirmAlignment.horizontal, spacing: look.confirmSpacing) {
      Image(systemName: look.confirmIcon)
        .font(.system(size: look.confirmIconSize))
        .foregroundStyle(look.brand)
        .accessibilityLabel("Secure")
      Text("Send £250.00?").font(.title2).fontWeight(.bold)
      VStack(spacing: 10) {
        summary("To", "Clara Holm")
        Divider()
        summary("From", "Current account")
        Divider()
        summary("Arrives", "Today")
      }
      .padding(14)
      .overlay {
        RoundedRectangle(cornerRadius: 12).stroke(look.brand.opacity(0.6), lineWidth: look.confirmBorder)
      }
      Text(look.legalText)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .lineSpacing(look.legalLineSpacing)
        .underline(look.legalIsUnderlined)
      Button("Send now") {}.buttonStyle(PrimaryButtonStyle())
    }
    .padding(20)
  }

  private func summary(_ title: String, _ value: String) -> some View {
    HStack {
      Text(title).foregroundStyle(.secondary)
      Spacer()
      Text(value).fontWeight(.medium)
    }
    .font(.subheadline)
  }
}
