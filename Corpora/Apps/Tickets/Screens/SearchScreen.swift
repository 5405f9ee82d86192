import AppVariants
import SwiftUI

/// Where to, and when.
struct SearchScreen: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        SearchHero()
        SearchCard()
          .padding(.horizontal, 16)
          .padding(.top, look.search.lift)
        VStack(alignment: .leading, spacing: Space.medium) {
          HStack {
            Text(look.search.recent).headed()
            if look.search.hasClear { Button("Clear") {}.font(.subheadline) }
          }
          ChipLayout(gap: look.search.chipGap) {
            chip(look.search.firstChip)
            chip("Lisboa → Faro")
            if look.search.hasThird { chip("Night of Fado") }
          }
          OfferShelf()
        }
        .padding(16)
      }
    }
    .ignoresSafeArea(edges: .top)
    .background(theme.ground)
  }

  private func chip(_ name: String) -> some View {
    Button(name) {}
      .buttonStyle(.plain)
      .font(.footnote)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .overlay { Capsule().stroke(.secondary.opacity(0.5), lineWidth: look.search.chipStroke) }
  }
}

/// The picture at the top.
private struct SearchHero: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [theme.rail, Color(hex: look.search.heroFoot)], startPoint: .topLeading,
        endPoint: .bottomTrailing)
      Image(systemName: look.search.heroIcon)
        .font(.system(size: 130))
        .foregroundStyle(.white.opacity(0.3))
        .blur(radius: look.search.heroIconBlur)
        .blendMode(look.search.heroIconBlends ? .softLight : .normal)
        .rotationEffect(.degrees(look.search.heroIconTurn))
        .frame(maxWidth: .infinity, alignment: .trailing)
        .padding(.trailing, 12)
        .padding(.bottom, 30)
        .accessibilityLabel("Picture")
      VStack(alignment: .leading, spacing: 4) {
        Text(look.search.hello)
          .font(.system(size: look.search.helloSize))
          .fontWeight(look.search.helloWeight.weight)
          .kerning(look.search.helloKerning)
        Text(look.search.sub).opacity(look.search.subOpacity)
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .padding(.bottom, 62)
    }
    .frame(height: 260)
  }
}

/// From where to where, on which day, for how many.
private struct SearchCard: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: look.search.fieldGap) {
      Picker("Way", selection: .constant(look.search.way)) {
        Text("One way").tag(0)
        Text(look.search.secondWay).tag(1)
      }
      .pickerStyle(.segmented)
      VStack(spacing: look.search.fieldGap) {
        field("From", look.search.from, icon: "circle")
        Divider()
        field("To", look.search.to, icon: "mappin")
      }
      .overlay(alignment: Alignment(horizontal: look.search.swapSide.horizontal, vertical: .center)) {
        if look.search.swapIsShown { swap }
      }
      TextField(look.search.prompt, text: .constant(""))
        .textFieldStyle(.roundedBorder)
      HStack {
        Label {
          Text(Date(timeIntervalSince1970: look.search.date), format: .dateTime.weekday().day().month())
        } icon: {
          Image(systemName: "calendar")
        }
        Spacer()
        Stepper("\(look.search.travellers) people", value: .constant(look.search.travellers), in: 1...9)
          .fixedSize()
      }
      .font(.subheadline)
      Toggle("With a bicycle", isOn: .constant(look.search.bicycle)).font(.subheadline)
      Button(look.search.button) {}
        .buttonStyle(
          WideButtonStyle(
            height: look.search.buttonHeight, radius: look.search.buttonRadius,
            foot: look.search.buttonFoot == 0 ? nil : Color(hex: look.search.buttonFoot))
        )
        .disabled(look.search.buttonIsDisabled)
    }
    .padding(look.search.padding)
    .paper(look.search.radius, fill: theme.stub)
    .compositingGroup()
    .shadow(color: .black.opacity(0.15), radius: look.search.shadow, y: 4)
  }

  private func field(_ name: String, _ place: String, icon: String) -> some View {
    HStack(spacing: 12) {
      Image(systemName: icon).foregroundStyle(.tint).frame(width: 22)
      VStack(alignment: .leading, spacing: 1) {
        Text(name).font(.caption).foregroundStyle(.secondary)
        Text(place).font(.body.weight(.medium))
      }
      Spacer()
    }
  }

  private var swap: some View {
    Button("Swap", systemImage: look.search.swapIcon) {}
      .labelStyle(.iconOnly)
      .frame(width: look.search.swap, height: look.search.swap)
      .background(theme.ground, in: .circle)
      .overlay(Circle().stroke(.tint.opacity(0.4)))
  }
}

/// Cards of what is cheap.
private struct OfferShelf: View {
  @Environment(\.look) private var look

  private var offers: [(String, String, Int)] {
    var all = [
      ("Concerts", look.offers.icon, 0x6A4C93), ("Beaches", "sun.max.fill", 0xE09F3E),
      ("Match day", "trophy.fill", 0x2A9D8F),
    ]
    if look.offers.isReordered { all.swapAt(0, 1) }
    return all
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: look.offers.gap) {
        ForEach(offers, id: \.0) { name, icon, color in
          VStack(alignment: .leading) {
            Image(systemName: icon).font(.title)
            Spacer()
            Text(name).font(.subheadline.bold())
          }
          .foregroundStyle(.white)
          .padding(12)
          .frame(width: look.offers.width, height: 104, alignment: .leading)
          .background(Color(hex: color).gradient, in: .rect(cornerRadius: 16))
          .overlay(alignment: Alignment(horizontal: look.offers.badgeSide.horizontal, vertical: .top)) {
            if name == "Beaches" {
              Text(look.offers.badge)
                .font(.caption.bold())
                .foregroundStyle(.black)
                .padding(5)
                .background(.yellow, in: .rect(cornerRadius: 5))
                .rotationEffect(.degrees(look.offers.badgeTurn))
                .padding(8)
            }
          }
        }
      }
    }
    .frame(height: 104)
  }
}
