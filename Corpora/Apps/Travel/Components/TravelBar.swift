import AppVariants
import SwiftUI

/// The bar at the bottom, with a button for a new trip above its middle.
struct TravelBar: View {
  @Environment(\.look) private var look
  let current: String

  private var icons: [String: String] {
    ["Explore": "globe", "Saved": "heart", "Trips": look.tabs.tripsIcon, "Profile": "person.crop.circle"]
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(look.tabs.order.prefix(2), id: \.self) { item($0) }
      plus
      ForEach(look.tabs.order.suffix(2), id: \.self) { item($0) }
    }
    .padding(.horizontal, 8)
    .padding(.top, 8)
    .background {
      look.paper.ignoresSafeArea().shadow(color: .black.opacity(0.08), radius: 6, y: -2)
    }
  }

  private func item(_ name: String) -> some View {
    Button {
    } label: {
      VStack(spacing: 3) {
        Image(systemName: icons[name] ?? "circle")
          .font(.system(size: look.tabs.iconSize))
          .frame(height: 26)
          .overlay(alignment: .topTrailing) {
            if name == "Trips" && look.tabs.alerts > 0 { AlertDot(count: look.tabs.alerts) }
          }
        if look.tabs.captionsAreShown { Text(name).font(.caption2) }
      }
      .foregroundStyle(name == current ? look.ocean : .secondary)
      .frame(maxWidth: .infinity)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(name)
    .accessibilityAddTraits(name == current ? .isSelected : [])
  }

  private var plus: some View {
    Button {
    } label: {
      Image(systemName: "plus")
        .font(.title2.weight(.semibold))
        .foregroundStyle(.white)
        .frame(width: 56, height: 56)
        .background(look.coral, in: RoundedRectangle(cornerRadius: look.tabs.plusRadius))
        .shadow(color: look.coral.opacity(0.5), radius: look.tabs.plusShadow, y: 4)
    }
    .accessibilityLabel("Plan a trip")
    .offset(y: look.tabs.plusLift)
  }
}

/// How many things are new.
private struct AlertDot: View {
  @Environment(\.look) private var look
  let count: Int

  var body: some View {
    Text("\(count)")
      .font(.system(size: 10, weight: .bold))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .padding(.vertical, 1)
      .background(look.coral, in: Capsule())
      .offset(x: 9, y: -4)
  }
}
