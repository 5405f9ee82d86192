import AppVariants
import SwiftUI

/// A show of podcasts.
enum Series: String, CaseIterable {
  case tide = "Deep Tide"
  case ledger = "The Ledger"
  case night = "Night Science"
  case roads = "Slow Roads"
  case kitchen = "Kitchen Table"
  case garden = "Weeds"

  /// Who makes it.
  var author: String {
    switch self {
    case .tide: "Harbour FM"
    case .ledger: "North Desk"
    case .night: "Lumen Audio"
    case .roads: "Ana Whitlock"
    case .kitchen: "Rosa & Finn"
    case .garden: "Plot Twenty"
    }
  }
}

/// The cover of a show: a symbol on a gradient.
struct Artwork: View {
  @Environment(\.look) private var look
  let series: Series
  var size: CGFloat
  var radius: CGFloat?

  var body: some View {
    LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay {
        Image(systemName: symbol)
          .font(.system(size: size * look.art.symbolShare, weight: .medium))
          .foregroundStyle(.white.opacity(0.92))
      }
      .frame(width: size, height: size)
      .clipShape(RoundedRectangle(cornerRadius: radius ?? look.art.radius, style: .continuous))
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Cover of \(series.rawValue)")
      .accessibilityAddTraits(.isImage)
  }

  private var symbol: String {
    switch series {
    case .tide: look.art.tideIcon
    case .ledger: "newspaper.fill"
    case .night: "moon.stars.fill"
    case .roads: "bicycle"
    case .kitchen: "fork.knife"
    case .garden: "leaf.fill"
    }
  }

  private var colors: [Color] {
    switch series {
    case .tide: [Color(hex: 0x2C7DA0), Color(hex: 0x0F2027)]
    case .ledger: [Color(hex: look.art.ledgerTop), Color(hex: 0x71B280)]
    case .night: [Color(hex: 0x2B1055), Color(hex: 0x7597DE)]
    case .roads: [Color(hex: look.art.roadsTop), Color(hex: 0xEB5757)]
    case .kitchen: [Color(hex: 0xF7B733), Color(hex: 0xFC4A1A)]
    case .garden: [Color(hex: 0x3A7D44), Color(hex: 0xB5C99A)]
    }
  }
}
