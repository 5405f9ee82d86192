import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// What texts, shapes, pictures and effects say of themselves.
@MainActor @Suite struct LookDescriptionTests {
  @Test func aTextSaysHowItIsSet() throws {
    let views = try DescribedViews {
      Text("Total").font(.system(size: 15, weight: .semibold)).foregroundStyle(.red).lineLimit(1)
        .kerning(0.5).underline()
    }
    #expect(
      views.facts("Text") == [
        "text": "Total", "font": "Inter Semibold", "size": "15", "weight": "semibold",
        "foreground": "#FF3B30FF", "lineLimit": "1", "kerning": "0.5", "underline": "solid",
      ])
  }

  @Test func aTextSaysItsLinesAndRuns() throws {
    let views = try DescribedViews {
      VStack {
        Text("one two three four").frame(width: 60)
        Text("one two three four").lineLimit(1).frame(width: 60)
        Text("Sum ") + Text("12").bold()
      }
    }
    let texts = views.all.filter { $0.kind == "Text" }
    #expect(texts.first.flatMap { $0.facts["lines"] }.flatMap(Int.init) ?? 0 > 1)
    #expect(texts.dropFirst().first?.facts["truncated"] == "true")
    #expect(
      texts.last?.facts["runs"]
        == "“Sum ” Inter Regular 17 #000000FF | “12” Inter Bold 17 #000000FF")
  }

  @Test func shapesSayTheirFormAndPaint() throws {
    let views = try DescribedViews {
      VStack {
        RoundedRectangle(cornerRadius: 8).fill(.blue)
        Circle().trim(from: 0.25, to: 1).stroke(.green, style: StrokeStyle(lineWidth: 3, dash: [4, 2]))
        Capsule().fill(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
        Arrow(head: 12).fill(.thinMaterial)
      }
    }
    #expect(views.facts("RoundedRectangle") == ["cornerRadius": "8", "fill": "#007AFFFF"])
    #expect(
      views.facts("Circle") == ["trim": "0.25…1", "stroke": "#34C759FF", "lineWidth": "3", "dash": "4,2"])
    #expect(
      views.facts("Capsule") == ["fill": "linear gradient #FFFFFFFF #000000FF from 0.5,0 to 0.5,1"])
    #expect(
      views.facts("Arrow") == ["head": "12", "fill": "thinMaterial", "outline": "3 points (fa29cd47)"])
  }

  @Test func coloursAreViewsAndHaveNames() throws {
    let views = try DescribedViews {
      VStack {
        Color.red
        Color("kitchen")
        Text("a").foregroundStyle(Color("kitchen"))
      }
    }
    let colors = views.all.filter { $0.kind == "Color" }.map(\.facts)
    #expect(colors == [["fill": "#FF3B30FF"], ["fill": "#00000000", "fill.name": "kitchen"]])
    #expect(views.facts("Text")?["foreground.name"] == "kitchen")
  }

  @Test func picturesSayWhatTheyShow() throws {
    let bitmap = Bitmap(width: 4, height: 4)
    let views = try DescribedViews {
      VStack {
        Image(systemName: "star.fill").font(.system(size: 24, weight: .bold)).foregroundStyle(.orange)
        Image(bitmap, scale: 1, label: "photo").resizable()
      }
    }
    let images = views.all.filter { $0.kind == "Image" }.map(\.facts)
    #expect(
      images.first == [
        "symbol": "star.fill", "size": "24", "weight": "bold", "foreground": "#FF9500FF",
      ])
    #expect(images.last?["resizable"] == "true")
    #expect(images.last?["pixels"]?.count == 16)
  }

  @Test func backgroundsAndOverlaysTakeUpTheirShape() throws {
    let views = try DescribedViews {
      Text("a")
        .background(Color.red)
        .background(.blue, in: RoundedRectangle(cornerRadius: 12))
        .overlay(alignment: .topTrailing) { Text("badge") }
        .background { VStack { Text("behind") } }
    }
    #expect(
      views.outline == "background(layer(VStack(Text)) overlay(background(background(Text)) layer(Text)))")
    #expect(views.facts("overlay") == ["alignment": "topTrailing"])
    let backgrounds = views.all.filter { $0.kind == "background" }.map(\.facts)
    #expect(
      backgrounds == [
        [:], ["shape": "RoundedRectangle", "cornerRadius": "12", "fill": "#007AFFFF"],
        ["fill": "#FF3B30FF"],
      ])
  }

  @Test func clipsBordersAndShadowsSayTheirNumbers() throws {
    let views = try DescribedViews {
      Text("a")
        .clipShape(Circle()).cornerRadius(6).clipped().border(.red, width: 2)
        .shadow(color: .black, radius: 4, x: 1, y: 2).mask { Circle() }
    }
    #expect(
      views.outline == "mask(layer(Circle) shadow(border(clipped(cornerRadius(clipShape(Text))))))")
    #expect(views.facts("clipShape") == ["shape": "Circle"])
    #expect(views.facts("cornerRadius") == ["radius": "6"])
    #expect(views.facts("border") == ["color": "#FF3B30FF", "width": "2"])
    #expect(views.facts("shadow") == ["color": "#000000FF", "radius": "4", "x": "1", "y": "2"])
  }

  @Test func effectsSayTheirAmounts() throws {
    let views = try DescribedViews {
      Text("a").opacity(0.5).blur(radius: 3).blendMode(.multiply).compositingGroup()
        .brightness(0.1).contrast(1.2).saturation(0.4).grayscale(0.3).hueRotation(.degrees(90)).colorInvert()
        .colorMultiply(.red).rotationEffect(.degrees(45)).scaleEffect(x: 1, y: 2, anchor: .top).hidden()
        .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
    }
    #expect(views.facts("opacity") == ["value": "0.5"])
    #expect(views.facts("blur") == ["radius": "3"])
    #expect(views.facts("blendMode") == ["mode": "multiply"])
    #expect(views.facts("compositingGroup") == [:])
    #expect(views.facts("brightness") == ["amount": "0.1"])
    #expect(views.facts("contrast") == ["amount": "1.2"])
    #expect(views.facts("saturation") == ["amount": "0.4"])
    #expect(views.facts("grayscale") == ["amount": "0.3"])
    #expect(views.facts("hueRotation") == ["degrees": "90"])
    #expect(views.facts("colorInvert") == [:])
    #expect(views.facts("colorMultiply") == ["color": "#FF3B30FF"])
    #expect(views.facts("rotationEffect") == ["degrees": "45"])
    #expect(views.facts("scaleEffect") == ["x": "1", "y": "2", "anchor": "0.5,0"])
    #expect(views.facts("rotation3DEffect") == ["degrees": "30", "axis": "0,1,0"])
    #expect(views.facts("hidden") == [:])
  }

  @Test func whatHoldsForAllInsideIsSaidAtItsModifier() throws {
    let views = try DescribedViews {
      VStack {
        Text("a")
        Image(systemName: "star")
      }
      .font(.title2).foregroundStyle(Color("kitchen")).tint(.green).lineLimit(2).disabled(true)
      .multilineTextAlignment(.center).fontWeight(.bold).textCase(.uppercase).kerning(1)
      .symbolRenderingMode(.palette).environment(\.locale, Locale(identifier: "en_US"))
    }
    #expect(views.facts("font") == ["font": "Inter Bold", "size": "22"])
    #expect(views.facts("foregroundStyle") == ["foreground": "#00000000", "foreground.name": "kitchen"])
    #expect(views.facts("tint") == ["tint": "#34C759FF"])
    #expect(views.facts("lineLimit") == ["value": "2"])
    #expect(views.facts("disabled") == ["value": "true"])
    #expect(views.facts("multilineTextAlignment") == ["value": "center"])
    #expect(views.facts("fontWeight") == ["value": "bold"])
    #expect(views.facts("textCase") == ["value": "uppercase"])
    #expect(views.facts("kerning") == ["value": "1"])
    #expect(views.facts("symbolRenderingMode") == ["value": "palette"])
    #expect(views.facts("Text")?["size"] == "22")
  }

  @Test func glassHasItsOwnName() throws {
    let views = try DescribedViews { Text("a").glassEffect(.regular, in: Circle()) }
    #expect(views.outline == "glassEffect(layer(ZStack(Circle)) Text)")
    #expect(views.facts("Circle") == ["fill": "thinMaterial"])
  }
}

/// A shape as apps write them.
private struct Arrow: Shape {
  var head: CGFloat

  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.maxY)])
    }
  }
}
