import AppVariants
import SwiftUI

/// For how much one travels.
struct FareScreen: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: look.fares.gap) {
        Text(look.fares.intro)
          .lineSpacing(look.fares.introSpacing)
          .multilineTextAlignment(look.fares.introSide.text)
          .foregroundStyle(.secondary)
          .wide(look.fares.introSide.frame)
        if look.fares.isReordered {
          flex
          if look.fares.hasFirst { basic }
        } else {
          if look.fares.hasFirst { basic }
          flex
        }
        FareCard(
          number: 2, name: "First class", price: "€54", perks: ["Wide seats", "Coffee and paper"],
          missing: nil)
        Toggle("Insure the trip", isOn: .constant(look.fares.insurance))
        Text(look.fares.footnote)
          .font(.footnote)
          .underline(look.fares.footnoteIsUnderlined)
          .foregroundStyle(.secondary)
      }
      .padding(20)
    }
    .background(theme.ground)
    .navigationTitle(look.fares.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var basic: some View {
    FareCard(number: 0, name: "Basic", price: "€24", perks: ["One bag"], missing: "No changes")
  }
  private var flex: some View {
    FareCard(
      number: 1, name: look.fares.name, price: look.fares.price, perks: [look.fares.perk, "Two bags"],
      missing: nil)
  }
}

/// A fare that can be chosen.
private struct FareCard: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme
  var number: Int
  var name: String
  var price: String
  var perks: [String]
  var missing: String?

  private var isChosen: Bool { number == look.fares.chosen }

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      Image(systemName: isChosen ? look.fares.radioIcon : "circle")
        .font(.system(size: look.fares.radio))
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      VStack(alignment: .leading, spacing: look.fares.perkGap) {
        Text(name).font(look.fares.nameFont.font).bold()
        ForEach(perks, id: \.self) { perk in
          Label(perk, systemImage: look.fares.perkIcon).lineLimit(look.fares.perkLines)
        }
        .font(.subheadline)
        if let missing {
          Text(missing)
            .font(.subheadline)
            .strikethrough(look.fares.missIsStruck)
            .foregroundStyle(.secondary)
        }
      }
      Spacer()
      Text(price).font(.system(size: look.fares.priceSize, weight: .bold, design: .rounded))
    }
    .padding(look.fares.padding)
    .background {
      let shape = RoundedRectangle(cornerRadius: look.fares.radius, style: .continuous)
      shape.fill(theme.stub)
      shape.fill(theme.rail.opacity(isChosen ? look.fares.chosenFill : 0))
      shape.strokeBorder(
        isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), lineWidth: look.fares.stroke)
    }
    .overlay(alignment: Alignment(horizontal: look.fares.ribbonSide.horizontal, vertical: .top)) {
      if number == 1, look.fares.ribbonIsShown {
        Text(look.fares.ribbon)
          .font(.caption2.weight(.heavy))
          .foregroundStyle(.black)
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(Color(hex: look.fares.ribbonColor), in: .capsule)
          .padding(.horizontal, 18)
          .alignmentGuide(.top) { $0.height / 2 }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
