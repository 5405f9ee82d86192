import Foundation
import GalleyImage
import GalleyViews
import SeededCases

/// Makes the parts of a screen that is audited, sound ones and such with a fault.
@MainActor
struct AuditedParts {
  var random: SeededGenerator
  let palette: AuditPalette

  private static let words = [
    "Early", "trains", "leave", "from", "the", "north", "gate", "while", "harbour", "lights", "fade", "over",
    "quiet", "water", "and", "gulls", "call",
  ]
  private static let symbols = [
    "heart", "star.fill", "trash", "bell.fill", "paperplane.fill", "magnifyingglass",
  ]

  /// A few words, the first with a capital.
  mutating func sentence(_ count: ClosedRange<Int>) -> String {
    let words = (0..<Int.random(in: count, using: &random)).map { _ in
      Self.words.randomElement(using: &random)!
    }
    return words.joined(separator: " ").prefix(1).uppercased() + words.joined(separator: " ").dropFirst()
  }

  mutating func color(_ contrast: ClosedRange<Double>) -> Color {
    palette.color(contrast, using: &random).color
  }

  mutating func symbol() -> String { Self.symbols.randomElement(using: &random)! }

  // MARK: Sound

  /// A part without a fault.
  mutating func sound(_ id: String) -> AnyView {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return AnyView(text(AuditPalette.legible).accessibilityIdentifier(id))
    case 1:
      return AnyView(
        text(AuditPalette.legibleLarge).font(.title2).accessibilityIdentifier(id))
    case 2: return gradient(id, isFaint: false)
    case 3: return picture(id, isFaint: false)
    case 4: return button(id, width: 140, height: 44, title: "Continue")
    case 5: return symbolButton(id, AuditPalette.legibleLarge, label: "Add to favourites")
    case 6:
      // What takes no input may be faint (1.4.3, *inactive*) and small.
      return AnyView(
        Button(sentence(1...2)) {}.foregroundStyle(color(AuditPalette.faint)).disabled(true)
          .accessibilityIdentifier(id))
    case 7: return field(id, prompt: AuditPalette.legible)
    case 8:
      return AnyView(
        TextField("Name", text: .constant(sentence(1...2))).frame(minHeight: 44)
          .foregroundStyle(color(AuditPalette.legible)).accessibilityIdentifier(id))
    case 9:
      return AnyView(
        Toggle(isOn: .constant(Bool.random(using: &random))) { text(AuditPalette.legible) }
          .accessibilityIdentifier(id))
    case 10:
      return AnyView(
        Slider(value: .constant(Double.random(in: 0...1, using: &random)))
          .accessibilityLabel("Volume").accessibilityIdentifier(id))
    case 11: return ornaments(id)
    case 12:
      return AnyView(
        Image(noise(shades: 0...255), scale: 3, label: sentence(2...4)).accessibilityIdentifier(id))
    default:
      return AnyView(
        Label {
          text(AuditPalette.legible)
        } icon: {
          Image(systemName: symbol()).foregroundStyle(color(AuditPalette.legibleLarge))
        }.accessibilityIdentifier(id))
    }
  }

  // MARK: With a fault

  /// A part with a fault and no other.
  mutating func faulty(_ fault: PlantedFault, _ id: String) -> AnyView {
    switch fault {
    case .faintText: return AnyView(text(AuditPalette.faint).accessibilityIdentifier(id))
    case .faintLargeText:
      return AnyView(text(AuditPalette.faintLarge).font(.title2).accessibilityIdentifier(id))
    case .faintOnGradient: return gradient(id, isFaint: true)
    case .faintOnPicture: return picture(id, isFaint: true)
    case .faintSymbol: return symbolButton(id, AuditPalette.faintLarge, label: "Add to favourites")
    case .faintPlaceholder: return field(id, prompt: AuditPalette.faint)
    // The one control of a row may take the touches of the whole row, so that these stand beside another.
    case .smallButton:
      let side = Double(Int.random(in: 16...40, using: &random))
      return besideAnother(
        symbolButton(id, AuditPalette.legibleLarge, label: "Add to favourites", side: side))
    case .lowButton:
      return besideAnother(
        button(id, width: 140, height: Double(Int.random(in: 22...40, using: &random)), title: "Continue"))
    case .namelessButton: return symbolButton(id, AuditPalette.legibleLarge, label: "")
    case .symbolName:
      return symbolButton(id, AuditPalette.legibleLarge, label: "square.and.arrow.up")
    case .fileName:
      let names = ["IMG_2041", "harbour-large.jpg", "ic_sunset_dark", "cover@2x.png"]
      let name = names.randomElement(using: &random)!
      return AnyView(Image(noise(shades: 0...255), scale: 3, label: name).accessibilityIdentifier(id))
    case .typeName: return symbolButton(id, AuditPalette.legibleLarge, label: "Button")
    case .repeatedTrait: return symbolButton(id, AuditPalette.legibleLarge, label: "Send button")
    case .linkThatIsAButton:
      // What is said of the one thing in a row is said of the row, so that it stands beside another.
      return besideAnother(
        AnyView(
          button(id, width: 140, height: 44, title: "Continue").accessibilityAddTraits(.isLink)))
    case .headingThatIsAField:
      return AnyView(
        TextField("Name", text: .constant(sentence(1...2))).frame(minHeight: 44)
          .foregroundStyle(color(AuditPalette.legible)).accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier(id))
    case .ellipsis:
      return AnyView(
        text(AuditPalette.legible, words: 8...12).lineLimit(1).frame(width: 150)
          .accessibilityIdentifier(id))
    case .cutAtEdge:
      // A short word beside it, which is whole at every text size.
      let second = text(AuditPalette.legible, words: 5...7)
      return AnyView(
        HStack {
          Text("No").foregroundStyle(color(AuditPalette.legible)).fixedSize()
          second.fixedSize().accessibilityIdentifier(id)
        }
        .frame(width: 180, alignment: .leading).clipped())
    case .cutAlone:
      let shape = RoundedRectangle(cornerRadius: Bool.random(using: &random) ? 0 : 6)
      return AnyView(
        text(AuditPalette.legible, words: 5...7).fixedSize().frame(width: 180, alignment: .leading)
          .clipShape(shape).accessibilityIdentifier(id))
    case .roomForOneSize:
      return AnyView(
        text(AuditPalette.legible, words: 2...2).lineLimit(1).accessibilityIdentifier(id)
          .frame(width: 160, height: 30))
    case .fixedFont:
      let size = Double(Int.random(in: 12...17, using: &random))
      return AnyView(text(AuditPalette.legible).font(.system(size: size)).accessibilityIdentifier(id))
    case .limitedFont:
      return AnyView(
        text(AuditPalette.legible, words: 2...3).accessibilityIdentifier(id)
          .dynamicTypeSize(...DynamicTypeSize.xLarge))
    case .hiddenText: return AnyView(text(AuditPalette.legible).accessibilityHidden(true))
    case .drawnText:
      let (words, color) = (sentence(2...3), color(AuditPalette.legible))
      return AnyView(
        Canvas { context, size in
          context.draw(
            Text(words).foregroundStyle(color), at: CGPoint(x: size.width / 2, y: size.height / 2))
        }.frame(width: 280, height: 40))
    }
  }

  // MARK: What they are made of

  /// A text whose contrast with the ground is in a range.
  private mutating func text(_ contrast: ClosedRange<Double>, words: ClosedRange<Int> = 2...6) -> Text {
    Text(sentence(words)).foregroundStyle(color(contrast))
  }

  /// A button with a ground of its own, as large as it looks.
  private mutating func button(_ id: String, width: Double, height: Double, title: String) -> AnyView {
    let ground = palette.color(AuditPalette.legible, using: &random)
    let text = AuditPalette.color(AuditPalette.legible, on: [ground], using: &random).color
    return AnyView(
      Button {
      } label: {
        Text(title).foregroundStyle(text).frame(minWidth: width, minHeight: height)
          .background(ground.color)
          .frame(maxHeight: height > 40 ? nil : height)
      }
      .buttonStyle(.plain).accessibilityIdentifier(id))
  }

  private mutating func besideAnother(_ button: AnyView) -> AnyView {
    let other = symbolButton("other", AuditPalette.legibleLarge, label: "Share")
    return AnyView(
      HStack(spacing: 20) {
        button; other
      })
  }

  /// A button that shows a symbol only.
  private mutating func symbolButton(
    _ id: String, _ contrast: ClosedRange<Double>, label: String, side: Double = 44
  ) -> AnyView {
    AnyView(
      Button {
      } label: {
        Image(systemName: symbol()).font(.system(size: min(22, side))).foregroundStyle(color(contrast))
          .frame(width: side, height: side)
      }
      .buttonStyle(.plain).accessibilityLabel(label).accessibilityIdentifier(id))
  }

  /// An empty field.
  private mutating func field(_ id: String, prompt: ClosedRange<Double>) -> AnyView {
    AnyView(
      TextField("Name", text: .constant(""), prompt: Text(sentence(1...2)).foregroundStyle(color(prompt)))
        .frame(minHeight: 44).accessibilityIdentifier(id))
  }

  /// Text over a gradient whose one end may be too near to its colour.
  private mutating func gradient(_ id: String, isFaint: Bool) -> AnyView {
    let text = palette.isDark ? RGBA(255, 255, 255) : RGBA(0, 0, 0)
    let good = AuditPalette.color(7.0...21.0, on: [text], using: &random)
    let other = AuditPalette.color(isFaint ? 1.3...2.5 : 6.0...21.0, on: [text], using: &random)
    return AnyView(
      Text(sentence(7...9)).foregroundStyle(text.color).frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier(id)
        .background(
          LinearGradient(colors: [other.color, good.color], startPoint: .leading, endPoint: .trailing)))
  }

  /// Text over a picture whose shades may be too near to its colour.
  private mutating func picture(_ id: String, isFaint: Bool) -> AnyView {
    // White on shades up to 90 has 6.9 to 1 and more, on 150 and more 3 to 1 and less.
    let shades: ClosedRange<UInt8> = isFaint ? 150...200 : 10...90
    return AnyView(
      Text(sentence(3...6)).foregroundStyle(.white).frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier(id)
        .background(Image(noise(shades: shades), scale: 3, label: "").resizable().accessibilityHidden(true)))
  }

  /// What is there to be looked at only.
  private mutating func ornaments(_ id: String) -> AnyView {
    AnyView(
      HStack(spacing: 6) {
        ForEach(0..<Int.random(in: 3...6, using: &random), id: \.self) { _ in Image(systemName: "star.fill") }
        Circle().frame(width: 9, height: 9)
        RoundedRectangle(cornerRadius: 4).frame(width: 60, height: 12)
      }
      .foregroundStyle(color(AuditPalette.legibleLarge)).accessibilityHidden(true))
  }

  /// A picture of blotches of shades, as photographs have them.
  private mutating func noise(shades: ClosedRange<UInt8>) -> Bitmap {
    var picture = Bitmap(
      width: 120, height: 90, color: RGBA(shades.lowerBound, shades.lowerBound, shades.lowerBound))
    for _ in 0..<60 {
      let tone = RGBA(
        .random(in: shades, using: &random), .random(in: shades, using: &random),
        .random(in: shades, using: &random))
      let (left, top) = (Int.random(in: 0..<120, using: &random), Int.random(in: 0..<90, using: &random))
      for y in top..<min(90, top + 24) { for x in left..<min(120, left + 32) { picture[x, y] = tone } }
    }
    return picture
  }
}
