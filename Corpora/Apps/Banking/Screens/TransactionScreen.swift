import AppVariants
import SwiftUI

/// All that is known of one payment.
struct TransactionScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          header
          VStack(spacing: 12) {
            row("Status", look.statusText, opacity: look.statusOpacity)
            Divider()
            row("Date", "23 November, 08:14")
            Divider()
            row("Card", "•• 7716")
            Divider()
            row("Category", "Groceries")
          }
          .surfaceCard()
          map
          VStack(alignment: .leading, spacing: 6) {
            Text("Note").font(.footnote).foregroundStyle(.secondary)
            Text(look.noteText)
              .lineLimit(look.noteLineLimit)
              .multilineTextAlignment(look.noteAlignment.text)
              .frame(maxWidth: .infinity, alignment: look.noteAlignment.frame)
          }
          .surfaceCard()
          if !look.helpIsHidden {
            Button("Something is wrong", systemImage: "questionmark.circle") {}.font(.callout)
          }
        }
        .padding(16)
      }
      .background(look.canvas)
      .navigationTitle("Payment")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Back", systemImage: "chevron.left") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") {} }
      }
    }
  }

  private var header: some View {
    VStack(alignment: look.detailAlignment.horizontal, spacing: 8) {
      Image(systemName: look.merchantLogo)
        .font(.system(size: 28))
        .foregroundStyle(.white)
        .frame(width: 72, height: 72)
        .background(Color(hex: 0x2E9E6B), in: Circle())
        .blur(radius: look.merchantLogoBlur)
        .accessibilityLabel("Groceries")
      Text("Green Street Market").font(.headline)
      Text("−£42.60").font(.largeTitle).fontWeight(.bold)
    }
    .frame(maxWidth: .infinity, alignment: look.detailAlignment.frame)
  }

  private var map: some View {
    ZStack {
      Rectangle().fill(Color(hex: 0xDDE8D5))
      Rectangle().fill(Color(hex: 0xF7F3E8)).frame(width: 26).rotationEffect(.degrees(24))
      Rectangle().fill(Color(hex: 0xF7F3E8)).frame(height: 18).offset(y: 24)
      Circle().fill(look.brand).frame(width: 48).blendMode(look.mapBlend ? .multiply : .normal)
      Image(systemName: "mappin").foregroundStyle(.white).accessibilityLabel("Green Street 14")
    }
    .frame(height: 130)
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("payment.map")
  }

  private func row(_ title: String, _ value: String, opacity: Double = 1) -> some View {
    HStack {
      Text(title).foregroundStyle(.secondary)
      Spacer()
      Text(value).opacity(opacity)
    }
    .font(.subheadline)
  }
}
