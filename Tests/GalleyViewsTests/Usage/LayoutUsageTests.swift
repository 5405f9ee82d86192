import Foundation
import GalleyImage
import GalleyTree
import SwiftUI
import Testing

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0.0

  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

private struct PlaceKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 100, height: 100)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, view) in subviews.enumerated() {
      let step = Double(index) * 30
      view.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
    }
  }
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

/// A view of a name, with a frame to look at.
private struct Tile: View {
  let name: String
  var size = CGSize(width: 20, height: 20)

  var body: some View {
    Color.red.frame(width: size.width, height: size.height).accessibilityElement().accessibilityLabel(name)
  }
}

/// Names of layout and geometry.
@MainActor @Suite struct LayoutUsageTests {
  private func stage(
    safeArea: EdgeInsets = EdgeInsets(), environment: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder _ view: () -> some View
  ) throws -> ViewTestHarness {
    try ViewTestHarness(width: 200, height: 200, safeArea: safeArea, environment: environment, view)
  }

  @Test("ignoresSafeArea / edgesIgnoringSafeArea") func safeArea() throws {
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
    let color = Color.red.accessibilityElement().accessibilityLabel("it")
    func frame(_ view: some View) throws -> CGRect { try stage(safeArea: insets) { view }.frame("it") }
    #expect(try frame(color) == CGRect(x: 0, y: 20, width: 200, height: 150))
    #expect(try frame(color.ignoresSafeArea()) == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(try frame(color.edgesIgnoringSafeArea(.top)) == CGRect(x: 0, y: 0, width: 200, height: 170))
  }

  @Test("GeometryReader / GeometryProxy") func geometryReader() throws {
    let stage = try stage {
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) × \(Int(proxy.frame(in: .global).maxY))") }
    }
    #expect(stage.find("200 × 200") != nil)
  }

  @Test("contentMargins / safeAreaPadding") func margins() throws {
    let stage = try stage {
      VStack(spacing: 0) {
        ScrollView { Tile(name: "scrolled") }.contentMargins(.top, 30).frame(height: 100)
        Tile(name: "padded", size: CGSize(width: 10, height: 10)).frame(
          maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading
        )
        .safeAreaPadding(20)
      }
    }
    #expect(stage.frame("scrolled").minY == 30)
    #expect(stage.frame("padded").origin == CGPoint(x: 20, y: 120))
  }

  @Test("LazyVGrid / LazyHGrid") func lazyGrids() throws {
    let stage = try stage {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
        ForEach(0..<4) { Tile(name: "\($0)") }
      }
    }
    #expect(stage.frame("0").minY == stage.frame("1").minY && stage.frame("2").minY > stage.frame("0").minY)
    let across = try self.stage {
      LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))]) { ForEach(0..<4) { Tile(name: "\($0)") } }
    }
    #expect(
      across.frame("0").minX == across.frame("1").minX && across.frame("2").minX > across.frame("0").minX)
  }

  @Test("LazyVStack / LazyHStack") func lazyStacks() throws {
    let stage = try stage {
      ScrollView {
        LazyVStack(spacing: 5) {
          LazyHStack(spacing: 7) { ForEach(0..<2) { Tile(name: "across \($0)") } }
          ForEach(0..<1000) { Tile(name: "\($0)") }
        }
      }
    }
    #expect(stage.frame("1").minY - stage.frame("0").minY == 25)
    #expect(stage.frame("across 1").minX - stage.frame("across 0").minX == 27)
  }

  @Test("PreferenceKey / preference / onPreferenceChange") func preferences() throws {
    struct Reading: View {
      @State private var width = 0.0

      var body: some View {
        VStack {
          Tile(name: "a").preference(key: WidthKey.self, value: 4)
          Tile(name: "b").preference(key: WidthKey.self, value: 9)
          Text("most \(Int(width))")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
    let stage = try stage { Reading() }
    stage.advance(.seconds(1))
    #expect(stage.find("most 9") != nil)
  }

  @Test("anchorPreference / Anchor") func anchors() throws {
    let stage = try stage {
      Tile(name: "marked").anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
        .padding(40)
        .overlayPreferenceValue(PlaceKey.self) { anchor in
          GeometryReader { proxy in
            if let frame = anchor.map({ proxy[$0] }) {
              Tile(name: "mark", size: frame.size).offset(x: frame.minX, y: frame.minY)
            }
          }
        }
    }
    #expect(stage.frame("mark") == stage.frame("marked"))
  }

  @Test("border") func border() throws {
    let stage = try stage { Color.white.frame(width: 100, height: 100).border(.blue, width: 4) }
    #expect(try stage.color(52, 100).blue > 200 && stage.color(52, 100).red < 100)
    #expect(try stage.color(60, 100).red == 255)
  }

  @Test("hidden()") func hidden() throws {
    let stage = try stage {
      HStack(spacing: 0) {
        Tile(name: "gone").hidden()
        Tile(name: "there")
      }
    }
    #expect(stage.find("gone") == nil && stage.frame("there").minX == 100, "its place stays")
  }

  @Test("zIndex") func zIndex() throws {
    let stage = try stage {
      ZStack {
        Color.red.zIndex(1)
        Color.blue
      }
    }
    #expect(try stage.color(100, 100).red > 200)
  }

  @Test("alignmentGuide") func alignmentGuide() throws {
    let stage = try stage {
      VStack(alignment: .leading, spacing: 0) {
        Tile(name: "usual")
        Tile(name: "moved").alignmentGuide(.leading) { $0[.leading] - 15 }
      }
    }
    #expect(stage.frame("moved").minX - stage.frame("usual").minX == 15)
  }

  @Test("custom AlignmentID / baselines guides") func customAlignment() throws {
    let stage = try stage {
      HStack(alignment: .middle, spacing: 0) {
        Tile(name: "usual", size: CGSize(width: 20, height: 60))
        Tile(name: "other").alignmentGuide(.middle) { $0[.bottom] }
      }
    }
    #expect(stage.frame("other").maxY == stage.frame("usual").midY)
  }

  @Test("position") func position() throws {
    let stage = try stage { Tile(name: "it").position(x: 30, y: 50) }
    #expect(stage.frame("it") == CGRect(x: 20, y: 40, width: 20, height: 20))
  }

  @Test("Layout protocol / AnyLayout") func layouts() throws {
    let stage = try stage {
      VStack(spacing: 0) {
        Staircase { ForEach(0..<3) { Tile(name: "\($0)") } }
        AnyLayout(HStackLayout(spacing: 0)) { ForEach(3..<5) { Tile(name: "\($0)") } }
      }
    }
    #expect(stage.frame("2").minX - stage.frame("0").minX == 60)
    #expect(stage.frame("2").minY - stage.frame("0").minY == 60)
    #expect(stage.frame("4").minX == stage.frame("3").maxX)
  }

  @Test("background(ignoresSafeAreaEdges:) / background(in:)") func backgrounds() throws {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
    let stage = try stage(safeArea: insets) {
      Color.clear.background(Color.red)
    }
    #expect(try stage.color(100, 10).green < 100, "a background goes under bars")
    let kept = try self.stage(safeArea: insets) {
      Color.clear.background(Color.red, ignoresSafeAreaEdges: [])
    }
    #expect(try kept.color(100, 10).green == 255)
    let round = try self.stage { Color.clear.background(.red, in: Circle()) }
    #expect(try round.color(2, 2).green == 255 && round.color(100, 100).green < 100)
  }

  @Test("@Namespace / matchedGeometryEffect") func matchedGeometry() throws {
    struct Matched: View {
      @Namespace private var names

      var body: some View {
        ZStack(alignment: .topLeading) {
          Tile(name: "source", size: CGSize(width: 60, height: 40)).matchedGeometryEffect(id: 1, in: names)
            .offset(x: 0)
          Color.blue.accessibilityElement().accessibilityLabel("follower")
            .matchedGeometryEffect(id: 1, in: names, isSource: false)
        }
      }
    }
    let stage = try stage { Matched() }
    stage.advance(.seconds(1))
    #expect(stage.frame("follower").size == stage.frame("source").size)
  }

  @Test("onGeometryChange / visualEffect / containerRelativeFrame") func geometryChanges() throws {
    struct Measuring: View {
      @State private var width = 0.0

      var body: some View {
        VStack(spacing: 0) {
          Tile(name: "measured", size: CGSize(width: 70, height: 10))
            .onGeometryChange(for: Double.self) {
              $0.size.width
            } action: {
              width = $0
            }
          Text("is \(Int(width))")
          Tile(name: "moved").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
          ScrollView {
            Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }
              .frame(height: 10).accessibilityElement().accessibilityLabel("quarter")
          }
        }
      }
    }
    let stage = try stage { Measuring() }
    stage.advance(.seconds(1))
    #expect(stage.find("is 70") != nil)
    #expect(stage.frame("moved").minX == 110)
    #expect(stage.frame("quarter").width == 50)
  }

  @Test("Grid / GridRow") func grid() throws {
    let stage = try stage {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Tile(name: "a", size: CGSize(width: 50, height: 20))
          Tile(name: "b")
        }
        GridRow {
          Tile(name: "c")
          Tile(name: "d", size: CGSize(width: 70, height: 20))
        }
      }
    }
    #expect(stage.frame("a").midX == stage.frame("c").midX && stage.frame("b").midX == stage.frame("d").midX)
    #expect(stage.frame("d").minX == stage.frame("a").maxX)
  }

  @Test("safeAreaInset / safeAreaBar") func safeAreaInset() throws {
    let stage = try stage {
      Color.blue.accessibilityElement().accessibilityLabel("content")
        .safeAreaInset(edge: .bottom, spacing: 0) { Tile(name: "bar", size: CGSize(width: 200, height: 40)) }
        .safeAreaBar(edge: .top, spacing: 0) { Tile(name: "top", size: CGSize(width: 200, height: 30)) }
    }
    #expect(stage.frame("bar").maxY == 200 && stage.frame("top").minY == 0)
    #expect(stage.frame("content").minY == 30 && stage.frame("content").maxY == 160)
  }

  @Test("CGSize/Axis overloads (offset, scaleEffect, aspectRatio)") func sizes() throws {
    let stage = try stage {
      VStack(spacing: 0) {
        Tile(name: "offset").offset(CGSize(width: 10, height: 0))
        Tile(name: "scaled").scaleEffect(CGSize(width: 2, height: 1))
        Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit).frame(width: 40)
          .accessibilityElement().accessibilityLabel("wide")
      }
    }
    #expect(stage.frame("offset").minX == 100)
    #expect(stage.frame("scaled").width == 40)
    #expect(stage.frame("wide").size == CGSize(width: 40, height: 20))
  }

  @Test("coordinateSpace") func coordinateSpace() throws {
    let stage = try stage {
      VStack(spacing: 0) {
        Color.clear.frame(height: 30)
        GeometryReader { proxy in Text("at \(Int(proxy.frame(in: .named("all")).minY))") }
      }
      .coordinateSpace(.named("all")).padding(.top, 50)
    }
    #expect(stage.find("at 30") != nil)
  }

  @Test("flipsForRightToLeftLayoutDirection") func flips() throws {
    let stage = try stage(environment: { $0.layoutDirection = .rightToLeft }) {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.red))
      }
      .flipsForRightToLeftLayoutDirection(true)
    }
    #expect(try stage.color(150, 100).green < 100 && stage.color(50, 100).green == 255)
  }

  @Test func viewThatFits() throws {
    let stage = try stage {
      ViewThatFits {
        Tile(name: "wide", size: CGSize(width: 300, height: 10))
        Tile(name: "narrow", size: CGSize(width: 100, height: 10))
      }
    }
    #expect(stage.find("wide") == nil && stage.find("narrow") != nil)
  }

  @Test("containerShape") func containerShape() throws {
    let stage = try stage {
      ContainerRelativeShape().fill(.red).containerShape(RoundedRectangle(cornerRadius: 60))
    }
    #expect(try stage.color(3, 3).green == 255 && stage.color(100, 3).green < 100)
    let concentric = try self.stage {
      ConcentricRectangle().fill(.red).padding(20).containerShape(RoundedRectangle(cornerRadius: 60))
    }
    #expect(try concentric.color(24, 24).green == 255 && concentric.color(100, 24).green < 100)
  }
}
