import AppVariants
import SwiftUI

/// Prices on a map, with a card for the chosen one.
struct MapScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack {
      MapGround()
      if look.map.areaIsShown {
        Circle().fill(look.ocean.opacity(0.12)).frame(width: 220)
          .overlay { Circle().stroke(look.ocean.opacity(0.5), lineWidth: 1) }
      }
      PricePin(price: "$92", number: 0).offset(x: -90, y: -60)
      PricePin(price: look.map.second, number: 1).offset(x: 30, y: -10).zIndex(look.map.isRaised ? 2 : 0)
      PricePin(price: "$156", number: 2).offset(x: 62, y: 8).zIndex(1)
      PricePin(price: "$131", number: 3).offset(x: -40, y: 120)
    }
    .overlay(alignment: .topTrailing) { controls }
    .overlay(alignment: .bottom) { MapCard() }
  }

  private var controls: some View {
    VStack(spacing: look.map.buttonGap) {
      if look.map.hasLayers { control("Layers", "square.stack.3d.up") }
      control("My place", look.map.locate)
    }
    .foregroundStyle(look.ocean)
    .padding(16)
  }

  private func control(_ title: String, _ icon: String) -> some View {
    Button(title, systemImage: icon) {}
      .buttonStyle(FloatingButtonStyle(size: look.map.buttonSize, isGlass: false))
  }
}

/// Land, water and roads.
private struct MapGround: View {
  @Environment(\.look) private var look

  var body: some View {
    GeometryReader { space in
      let (width, height) = (space.size.width, space.size.height)
      ZStack {
        Color(hex: look.map.land)
        Path { path in
          path.move(to: CGPoint(x: 0, y: height * 0.62))
          path.addCurve(
            to: CGPoint(x: width, y: height * 0.72), control1: CGPoint(x: width * 0.35, y: height * 0.52),
            control2: CGPoint(x: width * 0.6, y: height * 0.8))
          path.addLine(to: CGPoint(x: width, y: height))
          path.addLine(to: CGPoint(x: 0, y: height))
        }
        .fill(Color(hex: look.map.water))
        Path { path in
          path.move(to: CGPoint(x: width * 0.1, y: 0))
          path.addLine(to: CGPoint(x: width * 0.45, y: height * 0.56))
          path.move(to: CGPoint(x: 0, y: height * 0.3))
          path.addLine(to: CGPoint(x: width, y: height * 0.2))
        }
        .stroke(.white, style: StrokeStyle(lineWidth: look.map.road, lineCap: .round))
      }
    }
    .ignoresSafeArea()
    .accessibilityElement()
    .accessibilityLabel("Map")
  }
}

/// A price with a tail that points to the house.
private struct PricePin: View {
  @Environment(\.look) private var look
  let price: String
  let number: Int

  private var isChosen: Bool { number == look.map.selected }

  var body: some View {
    Button {
    } label: {
      Text(price)
        .font(look.map.pinFont.font)
        .fontWeight(.semibold)
        .foregroundStyle(isChosen ? Color.white : .black)
        .padding(.horizontal, look.map.pinPadding)
        .padding(.vertical, 6)
        .background(
          isChosen ? look.coral : Color(hex: look.map.pinFill),
          in: UnevenRoundedRectangle(
            topLeadingRadius: 12, bottomLeadingRadius: look.map.pinTail ? 0 : 12, bottomTrailingRadius: 12,
            topTrailingRadius: 12)
        )
        .scaleEffect(isChosen ? look.map.scale : 1)
    }
    .buttonStyle(.plain)
    .shadow(color: .black.opacity(0.2), radius: 3, y: 1)
  }
}

/// The chosen house.
private struct MapCard: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 14) {
      Photo(name: "room", isDecorative: true)
        .frame(width: look.map.cardThumb, height: look.map.cardThumb)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 4) {
        Text(look.map.cardName).font(.headline)
        HStack(spacing: 2) {
          ForEach(1..<6) { star in
            Image(systemName: star <= look.map.rating ? "star.fill" : "star")
          }
        }
        .font(.caption)
        .foregroundStyle(.orange)
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(look.map.rating) of 5")
        Text("Chiado").font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Save", systemImage: look.heartIcon) {}.labelStyle(.iconOnly).font(.title3)
    }
    .paperCard(look, padding: 12)
    .padding(look.map.cardInset)
  }
}
