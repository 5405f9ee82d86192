import AppVariants
import SwiftUI

/// A product's small picture.
struct Thumbnail: View {
  @Environment(\.look) private var look
  let product: Product
  var size: CGFloat

  var body: some View {
    Image(systemName: product.icon)
      .font(.title2)
      .foregroundStyle(.black.opacity(0.65))
      .frame(width: size, height: size)
      .background(Color(hex: product.hex))
      .clipShape(look.thumbIsRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 10)))
      .accessibilityLabel("Picture of \(product.name)")
  }
}
