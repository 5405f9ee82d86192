import Foundation
import GalleyTree
import GalleyViews
import Testing

/// What stacks, paddings, frames and what else places views say of themselves.
@MainActor @Suite struct LayoutDescriptionTests {
  @Test func stacksSayWhatTheyWereGiven() throws {
    let views = try DescribedViews {
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .firstTextBaseline) { Text("a") }
        ZStack(alignment: .bottomTrailing) { Text("b") }
      }
    }
    #expect(views.outline == "VStack(HStack(Text) ZStack(Text))")
    #expect(views.facts("VStack") == ["spacing": "12", "alignment": "leading"])
    #expect(views.facts("HStack") == ["alignment": "firstTextBaseline"])
    #expect(views.facts("ZStack") == ["alignment": "bottomTrailing"])
  }

  @Test func gridsSayTheirDistancesAndTracks() throws {
    let views = try DescribedViews {
      VStack {
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 8) {
          GridRow { Text("a") }
        }
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 80), spacing: 6), GridItem(.fixed(40)), GridItem()],
          spacing: 3
        ) {
          Text("b")
        }
        LazyHStack(spacing: 2) { Text("c") }
      }
    }
    #expect(views.facts("Grid") == ["horizontalSpacing": "4", "alignment": "leading"])
    #expect(
      views.facts("LazyVGrid") == ["spacing": "3", "columns": "adaptive 80 spacing 6, fixed 40, flexible"])
    #expect(views.facts("LazyHStack") == ["spacing": "2"])
  }

  @Test func layoutsOfAnAppSayTheirTypeAndNumbers() throws {
    let views = try DescribedViews {
      VStack {
        Shelf(gap: 7, tilt: .degrees(30)) { Text("a") }
        AnyLayout(HStackLayout(spacing: 9)) { Text("b") }
      }
    }
    #expect(views.facts("Shelf") == ["gap": "7", "tilt": "30"])
    #expect(views.facts("HStack") == ["spacing": "9"])
  }

  @Test func placingModifiersSayTheirLengths() throws {
    let views = try DescribedViews {
      Text("a")
        .padding(.horizontal, 20)
        .frame(width: 200, alignment: .trailing)
        .frame(minHeight: 44, maxHeight: .infinity, alignment: .top)
        .fixedSize(horizontal: false, vertical: true)
        .offset(x: 3, y: -4.5)
        .layoutPriority(2)
        .zIndex(1)
        .aspectRatio(1.5, contentMode: .fit)
        .position(x: 100, y: 50)
    }
    #expect(
      views.kinds == [
        "position", "aspectRatio", "zIndex", "layoutPriority", "offset", "fixedSize", "frame", "frame",
        "padding",
        "Text",
      ])
    #expect(views.facts("padding") == ["leading": "20", "trailing": "20"])
    #expect(
      views.all.filter { $0.kind == "frame" }.map(\.facts) == [
        ["minHeight": "44", "maxHeight": "infinity", "alignment": "top"],
        ["width": "200", "alignment": "trailing"],
      ])
    #expect(views.facts("fixedSize") == ["axes": "vertical"])
    #expect(views.facts("offset") == ["x": "3", "y": "-4.5"])
    #expect(views.facts("layoutPriority") == ["value": "2"])
    #expect(views.facts("zIndex") == ["value": "1"])
    #expect(views.facts("aspectRatio") == ["ratio": "1.5", "contentMode": "fit"])
    #expect(views.facts("position") == ["x": "100", "y": "50"])
  }

  @Test func framesAreThoseOfTheWindow() throws {
    let harness = try ViewTestHarness(width: 100, height: 100) {
      Color.red.frame(width: 20, height: 10).padding(5).scaleEffect(2)
    }
    let views = DescribedViews(harness)
    #expect(views.first("scaleEffect")?.frame == CGRect(x: 35, y: 40, width: 30, height: 20))
    #expect(views.first("Color")?.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test func viewsNameTheElementsThatStandForThem() throws {
    let harness = try ViewTestHarness {
      VStack {
        Text("first")
        Text("second").accessibilityIdentifier("row")
      }
    }
    let elements = Element(.application, children: harness.host.windows())
    var order: [Element] = []
    elements.walk { element, _ in
      order.append(element)
      return true
    }
    let views = DescribedViews(harness)
    let texts = views.all.filter { $0.kind == "Text" }
    #expect(texts.compactMap { $0.element.map { order[$0].label } } == ["first", "second"])
    #expect(views.root.kind == "screen")
    #expect(views.root.element == 0)
  }

  @Test func membersOfCollectionsSayTheirKeys() throws {
    let views = try DescribedViews {
      VStack {
        ForEach(["kitchen", "bath"], id: \.self) { Text($0) }
        ForEach([7, 8], id: \.self) { number in
          if number == 7 { Text("seven").padding() } else { Text("eight") }
        }
        ForEach([UUID()], id: \.self) { _ in Text("other") }
      }
    }
    let keys = views.root.children.first?.children.map { $0.facts["id"] }
    #expect(keys == ["kitchen", "bath", "7", "8", nil])
  }

  @Test func modifiedMembersOfCollectionsSayTheirKeysToo() throws {
    let views = try DescribedViews {
      HStack { ForEach([4, 5], id: \.self) { Text("\($0)") }.padding(3) }
    }
    #expect(views.outline == "HStack(padding(Text) padding(Text))")
    #expect(views.root.children.first?.children.map { $0.facts["id"] } == ["4", "5"])
  }

  @Test func whatIsScrolledAwayIsLeftOut() throws {
    let harness = try ViewTestHarness(width: 100, height: 100) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("\($0)").frame(height: 40) } } }
    }
    let texts = DescribedViews(harness).all.compactMap { $0.facts["text"] }
    #expect(texts == ["0", "1", "2"])
  }

  @Test func theScreenSaysWhatHoldsEverywhere() throws {
    let harness = try ViewTestHarness(environment: {
      $0.colorScheme = .dark
      $0.dynamicTypeSize = .xLarge
      $0.layoutDirection = .rightToLeft
    }) { Text("a") }
    let facts = DescribedViews(harness).root.facts
    #expect(facts["colorScheme"] == "dark")
    #expect(facts["textSize"] == "xLarge")
    #expect(facts["layoutDirection"] == "rightToLeft")
    #expect(facts["tint"] == "#0A84FFFF")
  }
}

/// A layout as apps write them.
private struct Shelf: Layout {
  var gap: CGFloat
  var tilt: Angle

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}
