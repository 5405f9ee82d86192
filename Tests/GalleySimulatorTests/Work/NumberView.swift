import Foundation
import GalleyViews

/// A text with a number of any kind at one of the places that take numbers.
struct NumberView: View {
  /// The view by the place of its number.
  nonisolated static let places: [String: @MainActor (Text, CGFloat) -> AnyView] = effects.merging(contents) {
    one, _ in
    one
  }

  private nonisolated static let effects: [String: @MainActor (Text, CGFloat) -> AnyView] = [
    "offset": { AnyView($0.offset(x: $1, y: $1)) },
    "position": { AnyView($0.position(x: $1, y: $1)) },
    "padding": { AnyView($0.padding($1)) },
    "edge": { AnyView($0.padding(.leading, $1).background(.red)) },
    "frame": { AnyView($0.frame(width: $1, height: $1)) },
    "limits": { AnyView($0.frame(minWidth: $1, maxWidth: $1, minHeight: $1)) },
    "scale": { AnyView($0.scaleEffect($1)) },
    "scaleX": { AnyView($0.scaleEffect(x: $1, y: 1, anchor: .topLeading)) },
    "rotation": { AnyView($0.rotationEffect(.degrees($1))) },
    "turn": { AnyView($0.rotation3DEffect(.degrees($1), axis: (x: 1, y: 0, z: 0))) },
    "axis": { AnyView($0.rotation3DEffect(.degrees(30), axis: (x: $1, y: 0, z: 0))) },
    "perspective": { AnyView($0.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0), perspective: $1)) },
    "transform": { AnyView($0.transformEffect(CGAffineTransform(translationX: $1, y: 0))) },
    "opacity": { AnyView($0.opacity($1)) },
    "blur": { AnyView($0.blur(radius: $1)) },
    "shadow": { AnyView($0.shadow(radius: $1, x: $1, y: $1)) },
    "corner": { AnyView($0.background(.red).clipShape(RoundedRectangle(cornerRadius: $1))) },
    "border": { AnyView($0.border(.red, width: $1)) },
    "ratio": { AnyView($0.aspectRatio($1, contentMode: .fit)) },
    "brightness": { AnyView($0.brightness($1).saturation($1).contrast($1).hueRotation(.degrees($1))) },
    "font": { AnyView($0.font(.system(size: $1))) },
    "lineSpacing": { AnyView($0.lineSpacing($1)) },
    "kerning": { AnyView($0.kerning($1).baselineOffset($1)) },
    "scaleFactor": { AnyView($0.minimumScaleFactor($1)) },
    "layer": { AnyView($0.zIndex($1)) },
    "inset": { AnyView($0.safeAreaPadding($1)) },
  ]

  private nonisolated static let contents: [String: @MainActor (Text, CGFloat) -> AnyView] = [
    "stack": { text, value in
      AnyView(
        HStack(spacing: value) {
          text
          Text("other")
        })
    },
    "grid": { text, value in
      AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: value), spacing: value)]) { text })
    },
    "column": { text, value in AnyView(LazyVGrid(columns: [GridItem(.fixed(value))]) { text }) },
    "spacer": { text, value in
      AnyView(
        HStack {
          text
          Spacer(minLength: value)
        })
    },
    "guide": { text, value in
      AnyView(VStack(alignment: .leading) { text.alignmentGuide(.leading) { _ in value } })
    },
    "row": { text, value in
      AnyView(List { text.listRowInsets(EdgeInsets(top: value, leading: value, bottom: 0, trailing: 0)) })
    },
    "line": { text, value in
      AnyView(text.overlay(Circle().stroke(.red, style: StrokeStyle(lineWidth: value, dash: [value]))))
    },
    "trim": { text, value in AnyView(text.overlay(Circle().trim(from: value, to: value).stroke())) },
    "path": { text, value in
      AnyView(
        text.overlay(
          Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: value, y: 9))
          }.stroke()))
    },
    "radius": { text, value in
      let colors = [Color.red, .blue]
      return AnyView(
        text.background(
          RadialGradient(colors: colors, center: .center, startRadius: value, endRadius: value)))
    },
    "unit": { text, value in
      let end = UnitPoint(x: value, y: value)
      return AnyView(
        text.background(LinearGradient(colors: [.red, .blue], startPoint: .zero, endPoint: end)))
    },
    "colour": { text, value in
      AnyView(text.foregroundStyle(Color(red: value, green: value, blue: value, opacity: value)))
    },
    "canvas": { text, value in
      AnyView(
        text.overlay(
          Canvas { context, _ in
            context.translateBy(x: value, y: value)
            context.fill(Path(CGRect(x: 0, y: 0, width: value, height: 9)), with: .color(.red))
          }))
    },
    "layout": { text, value in AnyView(NumberLayout(value: value) { text }) },
    "scroll": { text, value in AnyView(ScrollView { text.padding(.bottom, value) }) },
    "progress": { text, value in
      AnyView(
        VStack {
          text
          ProgressView(value: value)
          Gauge(value: value) { Text("gauge") }
        })
    },
    "slider": { text, value in
      AnyView(
        VStack {
          text
          Slider(value: .constant(value), in: 0...1)
        })
    },
  ]

  let place: String
  let value: Double

  var body: some View { Self.places[place].map { $0(Text("Box"), value) } }
}

/// A layout whose answers are numbers of any kind.
private struct NumberLayout: Layout {
  let value: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: value, height: value)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: CGPoint(x: value, y: value), anchor: .center, proposal: .unspecified)
  }
}
