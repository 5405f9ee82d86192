import AppVariants
import SwiftUI

/// The card, its limit and its settings.
struct CardsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: look.cardSettingsSpacing) {
          BankCard().frame(maxWidth: 420)
          limit
          VStack(spacing: 0) {
            Toggle("Freeze card", isOn: .constant(look.isFrozen)).padding(.vertical, 10)
            Divider()
            Toggle("Contactless payments", isOn: .constant(look.isContactless)).padding(.vertical, 10)
            Divider()
            HStack {
              Text("PIN")
              Spacer()
              Text("••••").foregroundStyle(.secondary)
              Image(systemName: "lock.fill").foregroundStyle(.secondary).accessibilityHidden(true)
            }
            .padding(.vertical, 14)
          }
          .surfaceCard(padding: 14)
          if look.canReorder {
            Button("Order a replacement", role: .destructive) {}.font(.callout)
          }
        }
        .padding(16)
      }
      .background(look.canvas)
      .navigationTitle("Cards")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add card", systemImage: "plus") {} } }
    }
  }

  private var limit: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text("Monthly limit").fontWeight(.semibold)
        Spacer()
        Text("£930 of £1,500").font(.subheadline).foregroundStyle(.secondary)
      }
      GeometryReader { space in
        ZStack(alignment: .leading) {
          Capsule().fill(look.brand.opacity(0.15))
          Capsule().fill(look.brand).frame(width: space.size.width * look.spentShare)
        }
      }
      .frame(height: look.limitBarHeight)
      Text("Resets on 1 December").font(.caption).foregroundStyle(.secondary)
    }
    .surfaceCard()
  }
}
