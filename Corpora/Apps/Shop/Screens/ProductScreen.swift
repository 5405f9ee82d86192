import AppVariants
import SwiftUI

/// One product, with all about it.
struct ProductScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: look.detailAlignment.horizontal, spacing: 14) {
          hero
          Text(look.productName).font(.title2).fontWeight(.bold)
          HStack(spacing: 10) {
            Text(look.price(7_120)).font(.title3).foregroundStyle(Color(hex: look.saleColor))
            Text(look.price(8_900)).strikethrough(look.oldPriceIsStruck).foregroundStyle(.secondary)
            Stars(count: look.stars)
          }
          swatches
          Text(look.descriptionText)
            .font(.callout)
            .lineSpacing(look.descriptionLineSpacing)
            .lineLimit(look.descriptionLineLimit)
          Stepper("Quantity: \(look.quantity)", value: .constant(look.quantity), in: 1...9)
          Label(look.deliveryNote, systemImage: "shippingbox").font(.subheadline)
          if look.hasGiftRow { Label("Wrap as a gift", systemImage: "gift").font(.subheadline) }
        }
        .padding(18)
      }
      .background(look.paper)
      .safeAreaInset(edge: .bottom) {
        Button(look.addTitle) {}
          .buttonStyle(WideButtonStyle(radius: look.addRadius, height: look.addHeight))
          .padding(.horizontal, 18)
          .padding(.vertical, 10)
          .background(look.barIsThick ? .ultraThickMaterial : .ultraThinMaterial)
          .accessibilityIdentifier("product.add")
      }
      .navigationTitle("Product")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") {} }
      }
    }
  }

  private var hero: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: look.heroStart), Color(hex: 0xC98A5B)], startPoint: .topLeading,
        endPoint: .bottomTrailing)
      Circle().fill(.white.opacity(0.25)).frame(width: 260).offset(x: 120, y: 90)
      Image(systemName: "flame.fill").font(.system(size: 90)).foregroundStyle(look.ink)
        .scaleEffect(look.heroScale)
        .accessibilityLabel("Cast-iron pan")
    }
    .frame(height: 220)
    .modifier(HeroClip(isClipped: look.heroIsClipped))
    .shadow(color: .black.opacity(0.25), radius: look.heroShadow, y: 6)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("product.hero")
  }

  private var swatches: some View {
    HStack(spacing: 12) {
      ForEach(Array([0x2B2B2B, 0x7A1F1F, 0x2F4F3E].enumerated()), id: \.offset) { number, hex in
        Circle()
          .fill(Color(hex: hex))
          .frame(width: look.swatchSize, height: look.swatchSize)
          .padding(3)
          .overlay { if number == look.swatchSelection { Circle().stroke(look.kitchen, lineWidth: 2) } }
          .accessibilityElement()
          .accessibilityLabel(["Black", "Red", "Green"][number])
          .accessibilityAddTraits(number == look.swatchSelection ? [.isButton, .isSelected] : .isButton)
      }
    }
  }
}

/// Cuts the hero at round corners.
private struct HeroClip: ViewModifier {
  let isClipped: Bool

  func body(content: Content) -> some View {
    if isClipped {
      content.clipShape(RoundedRectangle(cornerRadius: 20))
    } else {
      content
    }
  }
}
