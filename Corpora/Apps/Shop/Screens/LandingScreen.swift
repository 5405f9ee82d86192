import AppVariants
import SwiftUI

/// The page that the shop opens with.
struct LandingScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack(alignment: .top) {
      LinearGradient(
        colors: [Color(hex: 0xE8B27C), Color(hex: look.landingGradientEnd)], startPoint: .top,
        endPoint: .bottom
      )
      .ignoresSafeArea()
      Circle().fill(.yellow.opacity(0.4)).frame(width: 240).blur(radius: look.landingGlow).offset(
        x: -110, y: 40
      )
      .blendMode(look.landingBlend ? .screen : .normal)
      VStack(alignment: look.landingAlignment.horizontal, spacing: look.landingStackGap) {
        Text("Kiln & Copper").font(.subheadline).fontWeight(.semibold).textCase(.uppercase)
        Text(look.landingTitle).font(.system(size: 42, weight: .heavy, design: .serif)).underline(
          look.landingIsUnderlined)
        photo
        Text("Pots, pans and linen from five workshops that we know by name.").font(.body)
        Spacer()
        Button {
        } label: {
          Label(look.landingButtonTitle, systemImage: "arrow.right")
            .font(.headline)
            .foregroundStyle(look.kitchen)
            .frame(maxWidth: .infinity, minHeight: 52)
            .background(Color.white, in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("landing.go")
      }
      .foregroundStyle(.white)
      .padding(24)
      .frame(maxWidth: 560)
    }
  }

  private var photo: some View {
    ZStack(alignment: .bottomTrailing) {
      ZStack {
        Color(hex: 0xF3E2CE)
        Image(systemName: "fork.knife").font(.system(size: 80)).foregroundStyle(Color(hex: 0x5C2A12))
          .accessibilityLabel("A laid table")
      }
      .aspectRatio(look.landingPhotoRatio, contentMode: .fit)
      .clipShape(RoundedRectangle(cornerRadius: 18))
      Text("New")
        .font(.headline)
        .padding(14)
        .background(Color(hex: look.saleColor), in: Circle())
        .scaleEffect(look.landingScale)
        .offset(x: look.landingOverlap, y: 14)
    }
  }
}
