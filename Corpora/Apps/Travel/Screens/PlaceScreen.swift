import AppVariants
import SwiftUI

/// A place to go to, below its picture.
struct PlaceScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(spacing: look.place.overlap) {
        PlaceHero()
        VStack(alignment: .leading, spacing: 20) {
          FactRow()
          about
          Divider()
          AmenityList()
          Divider()
          HostRow()
        }
        .padding(Metrics.gutter)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
          look.sand,
          in: UnevenRoundedRectangle(
            topLeadingRadius: look.place.sheetRadius, topTrailingRadius: look.place.sheetRadius))
      }
    }
    .ignoresSafeArea(edges: .top)
    .background(look.sand)
    .overlay(alignment: .top) { buttons }
    .safeAreaInset(edge: .bottom, spacing: 0) { ReserveBar() }
  }

  private var buttons: some View {
    HStack(spacing: 12) {
      floating("Back", "chevron.left")
      Spacer()
      floating("Share", "square.and.arrow.up")
      floating("Save", look.heartIcon)
    }
    .padding(.horizontal, 16)
    .padding(.top, 8)
  }

  private func floating(_ title: String, _ icon: String) -> some View {
    Button(title, systemImage: icon) {}
      .buttonStyle(FloatingButtonStyle(size: look.place.circle, isGlass: look.place.circleIsGlass))
      .foregroundStyle(.black)
  }

  private var about: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("About").font(.headline)
      Text(look.place.about)
        .font(.callout)
        .lineSpacing(look.place.aboutSpacing)
        .lineLimit(look.place.aboutLimit)
        .foregroundStyle(.secondary)
      Button(look.place.more) {}.font(.callout.weight(.medium))
    }
  }
}

/// The picture with the name on it.
private struct PlaceHero: View {
  @Environment(\.look) private var look

  var body: some View {
    Photo(name: look.place.photo)
      .frame(height: look.place.heroHeight)
      .blur(radius: look.place.photoBlur)
      .clipped()
      .overlay {
        LinearGradient(
          stops: [
            .init(color: .black.opacity(0.35), location: 0), .init(color: .clear, location: 0.35),
            .init(color: .black.opacity(0.6), location: 1),
          ], startPoint: .top, endPoint: .bottom)
      }
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 4) {
          Text(look.place.title).font(.system(size: 34, weight: .bold)).kerning(look.place.kerning)
          Label(look.place.country, systemImage: "mappin.and.ellipse").font(.subheadline)
        }
        .foregroundStyle(.white)
        .padding(.horizontal, Metrics.gutter)
        .padding(.bottom, 44)
      }
  }
}

/// Three facts in boxes.
private struct FactRow: View {
  @Environment(\.look) private var look

  private var facts: [(String, String, String)] {
    var facts = [
      ("sun.max", look.place.temperature, "in June"), ("clock", "3 h 40", "flight"),
      ("star", "4.8", "912 reviews"),
    ]
    if look.place.factsAreSwapped { facts.swapAt(0, 2) }
    return facts
  }

  var body: some View {
    HStack(spacing: look.place.factsGap) {
      ForEach(facts, id: \.0) { icon, value, note in
        VStack(spacing: 4) {
          Image(systemName: icon).foregroundStyle(look.ocean).accessibilityHidden(true)
          Text(value).font(.headline)
          Text(note).font(.caption).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 12)
        .overlay {
          RoundedRectangle(cornerRadius: 14).strokeBorder(Color(hex: look.place.factBorder), lineWidth: 1)
        }
      }
    }
  }
}

/// What comes with it.
private struct AmenityList: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: look.place.amenityGap) {
      Text("Good to know").font(.headline)
      Label("Fast internet in every village", systemImage: look.place.amenityIcon)
      Label("Breakfast from seven", systemImage: "cup.and.saucer")
      if look.place.hasLateFerry { Label("Late ferry on Fridays", systemImage: "ferry") }
    }
    .font(.callout)
  }
}

/// Who rents it out.
private struct HostRow: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 12) {
      Text("EK")
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.white)
        .frame(width: look.place.hostSize, height: look.place.hostSize)
        .background(look.ocean)
        .clipShape(look.place.hostIsRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 10)))
      VStack(alignment: .leading, spacing: 2) {
        HStack(spacing: 4) {
          Text("Eleni Kosta").font(.subheadline.weight(.semibold))
          if look.place.isVerified {
            Image(systemName: "checkmark.seal.fill").font(.footnote).foregroundStyle(.blue)
              .accessibilityLabel("Verified")
          }
        }
        Text(look.place.hostNote).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Message") {}.buttonStyle(.bordered).controlSize(.small)
    }
  }
}

/// The price and the button, above the bottom edge.
private struct ReserveBar: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        if look.place.oldPriceIsShown {
          Text(look.price(22_000)).font(.caption).strikethrough(look.place.oldPriceIsStruck)
            .foregroundStyle(.secondary)
        }
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Text(look.price(look.place.price)).font(look.place.priceFont.font).bold()
          Text("a night").font(.footnote).foregroundStyle(.secondary)
        }
      }
      Spacer()
      Button(look.place.reserve) {}
        .buttonStyle(FilledButtonStyle(height: look.place.reserveHeight, radius: look.place.reserveRadius))
        .disabled(look.place.isSoldOut)
    }
    .padding(.horizontal, Metrics.gutter)
    .padding(.vertical, 10)
    .background(.bar)
    .overlay(alignment: .top) { if look.place.barHasLine { Divider() } }
  }
}
