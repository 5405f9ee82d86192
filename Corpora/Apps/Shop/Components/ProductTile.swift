import AppVariants
import SwiftUI

/// A product in the grid.
struct ProductTile: View {
  @Environment(\.look) private var look
  let product: Product

  private var isSoldOut: Bool { look.fourthIsSoldOut && product.id == "towel" }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ZStack(alignment: .topLeading) {
        picture.zIndex(1)
        if product.isOnSale { badge.zIndex(look.saleIsInFront ? 2 : 0) }
      }
      Text(product.id == "pot" ? look.secondName : product.name)
        .font(.subheadline)
        .fontWeight(look.nameWeight.weight)
        .lineLimit(1)
      HStack {
        Text(look.price(product.cents)).font(look.priceFont.font).foregroundStyle(
          product.isOnSale ? sale : .secondary)
        Spacer()
        Image(systemName: look.heartIcon).font(.system(size: look.heartSize)).foregroundStyle(look.kitchen)
          .accessibilityLabel("Save")
      }
    }
    .padding(look.tilePadding)
    .background {
      RoundedRectangle(cornerRadius: look.tileRadius)
        .fill(look.shelf)
        .shadow(color: .black.opacity(0.18), radius: look.tileShadow, y: 2)
    }
    .overlay {
      RoundedRectangle(cornerRadius: look.tileRadius).strokeBorder(look.kitchen, lineWidth: look.tileBorder)
        .opacity(look.tileBorder > 0 ? 1 : 0)
    }
    .opacity(isSoldOut ? look.soldOutOpacity : 1)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("tile.\(product.id)")
  }

  private var sale: Color { Color(hex: look.saleColor) }

  private var picture: some View {
    ZStack {
      Color(hex: product.hex)
      Image(systemName: product.icon).font(.system(size: 44)).foregroundStyle(.black.opacity(0.6))
        .accessibilityLabel("Picture of \(product.name)")
    }
    .aspectRatio(look.pictureRatio, contentMode: .fit)
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }

  private var badge: some View {
    Text(look.saleBadgeText)
      .font(.caption)
      .fontWeight(.bold)
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(
        sale, in: look.saleBadgeIsCapsule ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 3))
      )
      .rotationEffect(.degrees(look.saleBadgeRotation))
      .padding(8)
  }
}
