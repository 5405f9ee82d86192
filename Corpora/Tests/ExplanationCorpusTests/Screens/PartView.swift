import Foundation

@testable import GalleyImage
@testable import GalleyViews

/// A test's screen, drawn by the real views.
struct ScreenView: View {
  let screen: Screen

  var body: some View {
    content
      .tint(Color(hex: screen.tint))
      .overlay(alignment: .bottom) {
        if let banner = screen.banner { PartView(part: banner) }
      }
      .alert(screen.question, isPresented: .constant(!screen.question.isEmpty)) {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {}
      }
  }

  @ViewBuilder private var content: some View {
    if screen.title.isEmpty {
      PartView(part: screen.root)
    } else {
      NavigationStack { PartView(part: screen.root).navigationTitle(screen.title) }
    }
  }
}

extension Part {
  /// The words by which the device reads the part's symbol.
  var symbolWords: String { SymbolWords.words(of: text) }
}

/// One part of it, with everything inside.
struct PartView: View {
  let part: Part

  var body: some View { named(styled(content)) }

  private var parts: ForEach<[Part], Int, PartView> { ForEach(part.children) { PartView(part: $0) } }

  private var content: AnyView {
    switch part.kind {
    case .text: AnyView(Text(part.text))
    case .symbol: AnyView(Image(systemName: part.text))
    case .picture: AnyView(Image(Self.picture(part.seed), scale: 1, label: part.label).resizable())
    case .swatch: AnyView(Color(hex: part.ink ?? 0))
    case .button: AnyView(Button(part.text) {})
    case .prominentButton: AnyView(Button(part.text) {}.buttonStyle(.borderedProminent))
    case .field: AnyView(TextField(part.text, text: .constant(part.value)))
    case .spacer: AnyView(Spacer(minLength: 0))
    case .column, .card: AnyView(VStack(alignment: .leading, spacing: part.spacing) { parts })
    case .row: AnyView(HStack(spacing: part.spacing) { parts })
    case .listRow: AnyView(HStack(spacing: part.spacing) { parts })
    case .list: AnyView(List { parts })
    case .scroll:
      AnyView(
        ScrollView {
          VStack(alignment: .leading, spacing: part.spacing) { parts }.padding(insets)
        })
    }
  }

  private var insets: EdgeInsets {
    EdgeInsets(
      top: part.padding.top, leading: part.padding.leading, bottom: part.padding.bottom,
      trailing: part.padding.trailing)
  }

  private func styled(_ content: AnyView) -> AnyView {
    var view = AnyView(content.font(font))
    if let ink = part.ink, part.kind != .swatch { view = AnyView(view.foregroundStyle(Color(hex: ink))) }
    if part.lineLimit != nil { view = AnyView(view.lineLimit(part.lineLimit)) }
    if part.width != nil || part.height != nil {
      let (width, height) = (part.width.map { CGFloat($0) }, part.height.map { CGFloat($0) })
      view = AnyView(view.frame(width: width, height: height, alignment: .leading))
    }
    if part.kind != .scroll, part.padding != .init() { view = AnyView(view.padding(insets)) }
    if part.kind == .card {
      view = AnyView(view.frame(maxWidth: .infinity, alignment: .leading))
      view = AnyView(view.accessibilityElement(children: .contain))
    }
    if part.kind == .swatch { view = AnyView(view.accessibilityElement()) }
    if let ground = part.ground {
      let shape = RoundedRectangle(cornerRadius: part.corner)
      view = AnyView(view.background(Color(hex: ground), in: shape))
    } else if part.corner > 0 {
      view = AnyView(view.clipShape(RoundedRectangle(cornerRadius: part.corner)))
    }
    return view
  }

  private func named(_ content: AnyView) -> AnyView {
    var view = content
    if !part.label.isEmpty, part.kind != .picture { view = AnyView(view.accessibilityLabel(part.label)) }
    if !part.value.isEmpty, part.kind != .field { view = AnyView(view.accessibilityValue(part.value)) }
    if part.isSelected { view = AnyView(view.accessibilityAddTraits(.selected)) }
    if !part.name.isEmpty { view = AnyView(view.accessibilityIdentifier(part.name)) }
    if !part.isEnabled { view = AnyView(view.disabled(true)) }
    if part.shift != .zero { view = AnyView(view.offset(x: part.shift.dx, y: part.shift.dy)) }
    if part.opacity < 1 { view = AnyView(view.opacity(part.opacity)) }
    if !part.badge.isEmpty {
      view = AnyView(
        view.overlay(alignment: .topTrailing) {
          Text(part.badge).font(.caption2).padding(3).background(.red, in: Capsule())
            .accessibilityIdentifier("badge")
        })
    }
    return view
  }

  private var font: Font {
    let weight: Font.Weight? = part.isBold ? .bold : nil
    if let points = part.points { return .system(size: points, weight: weight ?? .regular) }
    switch part.style {
    case .title: return .system(.title2, weight: weight)
    case .headline: return .system(.headline, weight: weight)
    case .body: return .system(.body, weight: weight)
    case .subheadline: return .system(.subheadline, weight: weight)
    case .footnote: return .system(.footnote, weight: weight)
    }
  }

  /// Pixels made of a number: bands of colour, no two numbers alike.
  private static func picture(_ seed: Int) -> Bitmap {
    var picture = Bitmap(width: 32, height: 32, color: .white)
    for y in 0..<32 {
      for x in 0..<32 {
        picture[x, y] = RGBA(
          UInt8((x * 7 + seed * 53) % 200 + 40), UInt8((y * 6 + seed * 31) % 200 + 30),
          UInt8((x + y + seed * 17) % 180 + 50))
      }
    }
    return picture
  }
}
