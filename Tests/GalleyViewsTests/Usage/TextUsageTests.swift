import Foundation
import GalleyTree
import SwiftUI
import Testing

/// Names of text and fonts.
@MainActor @Suite struct TextUsageTests {
  private func size(_ view: some View, width: Double = 375) throws -> CGSize {
    try ViewTestHarness(width: width) { view.accessibilityIdentifier("it") }.frame("it").size
  }

  private func label(_ view: some View) throws -> String? {
    try ViewTestHarness { view }.all(.staticText).first?.label
  }

  @Test("LocalizedStringKey") func localizedStringKey() throws {
    let key: LocalizedStringKey = "**bold** \(3)"
    #expect(try label(Text(key)) == "bold 3")
  }

  @Test("LocalizedStringResource") func localizedStringResource() throws {
    let resource = LocalizedStringResource("no.key", defaultValue: "words")
    #expect(try label(Text(resource)) == "words")
  }

  @Test("Text(verbatim:)") func verbatim() throws {
    #expect(try label(Text(verbatim: "**a**")) == "**a**")
  }

  @Test("Font design/custom/leading/monospaced …") func fonts() throws {
    let plain = try size(Text("iiii"))
    #expect(try size(Text("iiii").font(.system(.body, design: .monospaced))).width > plain.width)
    let loose = try size(Text("a\nb").font(.body.leading(.loose)))
    #expect(try size(Text("a\nb").font(.body.leading(.tight))).height < loose.height)
  }

  @Test("Font.Weight type name, .heavy/.ultraLight") func weights() throws {
    let weights: [Font.Weight] = [.ultraLight, .regular, .heavy]
    let widths = try weights.map { try size(Text("wide words").fontWeight($0)).width }
    #expect(widths[0] < widths[2])
  }

  @Test("Text + Text, Text-returning modifiers") func sum() throws {
    let text: Text = Text("red").foregroundColor(.red).bold() + Text(" and ") + Text("plain").italic()
    #expect(try label(text) == "red and plain")
  }

  @Test("Text(date:style:) / Text(value, format:)") func values() throws {
    #expect(try label(Text(0.25, format: .percent)) == "25%")
    let date = Date(timeIntervalSince1970: 0)
    #expect(try label(Text(date, style: .date).environment(\.timeZone, .gmt))?.contains("1970") == true)
  }

  @Test("minimumScaleFactor/allowsTightening") func minimumScale() throws {
    let text = Text("a long line of many words").lineLimit(1).font(.title)
    let stage = try ViewTestHarness(width: 150) { text.minimumScaleFactor(0.3).allowsTightening(true) }
    let clipped = try ViewTestHarness(width: 150) { text }
    let (small, large) = (stage.all(.staticText)[0].frame, clipped.all(.staticText)[0].frame)
    #expect(small.height < large.height && small.width <= 150)
  }

  @Test("@ScaledMetric") func scaledMetric() throws {
    struct Scaled: View {
      @ScaledMetric(relativeTo: .body) private var side = 20.0

      var body: some View { Color.red.frame(width: side, height: side).accessibilityElement() }
    }
    let usual = try size(Scaled())
    #expect(usual.width == 20)
    #expect(try size(Scaled().environment(\.dynamicTypeSize, .accessibility5)).width > 30)
  }

  @Test("DynamicTypeSize type / dynamicTypeSize()") func dynamicTypeSize() throws {
    let usual = try size(Text("word"))
    #expect(try size(Text("word").dynamicTypeSize(.xxxLarge)).height > usual.height)
    let capped = Text("word").dynamicTypeSize(...DynamicTypeSize.large)
      .environment(\.dynamicTypeSize, .accessibility5)
    #expect(try size(capped).height == usual.height)
  }

  @Test("textCase") func textCase() throws {
    #expect(try label(Text("Word").textCase(.uppercase)) == "WORD")
  }

  @Test("accessibilityLabel/Value(Text/LocalizedStringKey)") func accessibilityWords() throws {
    let stage = try ViewTestHarness {
      Text("shown").accessibilityLabel(Text("spoken \(1)")).accessibilityValue("two")
    }
    #expect(stage.find("spoken 1")?.value?.text == "two")
  }

  @Test("Text(AttributedString)") func attributedString() throws {
    var words = AttributedString("attributed")
    words.font = .largeTitle
    #expect(try label(Text(words)) == "attributed")
    #expect(try size(Text(words)).height > size(Text("attributed")).height)
  }

  @Test("bold(Bool)/fontDesign/monospaced on View") func looksOfViews() throws {
    let plain = try size(VStack { Text("words") })
    #expect(try size(VStack { Text("words") }.bold(true)).width > plain.width)
    #expect(try size(VStack { Text("words") }.bold(false)) == plain)
    #expect(try size(VStack { Text("iiiii") }.monospaced()).width > size(Text("iiiii")).width)
    #expect(try size(VStack { Text("words") }.fontDesign(.monospaced)) != plain)
  }

  @Test("Text(Substring/StringProtocol)") func substrings() throws {
    #expect(try label(Text("one two".split(separator: " ")[1])) == "two")
  }

  @Test("lineLimit(range / reservesSpace)") func lineLimits() throws {
    let one = try size(Text("a").lineLimit(1)).height
    #expect(try size(Text("a").lineLimit(3, reservesSpace: true)).height > one * 2.5)
    #expect(try size(Text("a\nb\nc\nd").lineLimit(1...2)).height < one * 2.5)
  }

  @Test("first/lastTextBaseline alignment") func baselines() throws {
    let stage = try ViewTestHarness {
      HStack(alignment: .lastTextBaseline) {
        Text("a\nb").accessibilityIdentifier("two")
        Text("c").accessibilityIdentifier("one")
      }
    }
    #expect(abs(stage.frame("two").maxY - stage.frame("one").maxY) <= 1)
    let first = try ViewTestHarness {
      HStack(alignment: .firstTextBaseline) {
        Text("a\nb").accessibilityIdentifier("two")
        Text("c").accessibilityIdentifier("one")
      }
    }
    #expect(abs(first.frame("two").minY - first.frame("one").minY) <= 1)
  }

  @Test("Text(Image)") func images() throws {
    let picture = Text(Image(systemName: "star"))
    #expect(try size(Text("a") + picture).width > size(Text("a")).width)
  }

  @Test("textSelection") func textSelection() throws {
    let stage = try ViewTestHarness { Text("copy me").textSelection(.enabled) }
    #expect(stage.find("copy me") != nil)
  }

  @Test("TextField(axis:/prompt:/value:format:/onCommit:)") func textFields() throws {
    let stage = try ViewTestHarness {
      VStack {
        TextField("tall", text: .constant("a\nb\nc"), axis: .vertical).accessibilityIdentifier("tall")
        TextField("one", text: .constant("a"), prompt: Text("a prompt")).accessibilityIdentifier("one")
        TextField("empty", text: .constant(""), prompt: Text("a prompt")).accessibilityIdentifier("empty")
        TextField("number", value: .constant(0.5), format: .percent).accessibilityIdentifier("number")
      }
    }
    #expect(stage.frame("tall").height > stage.frame("one").height * 2)
    #expect(stage.find("empty")?.placeholder == "a prompt")
    #expect(stage.find("number")?.value?.text == "50%")
  }

  @Test("keyboardType / textContentType / submitLabel") func keyboards() throws {
    let stage = try ViewTestHarness {
      TextField("mail", text: .constant("")).keyboardType(.emailAddress).textContentType(.emailAddress)
        .submitLabel(.search)
    }
    #expect(stage.all(.textField).first?.placeholder == "mail")
  }

  @Test("autocorrection/autocapitalization") func correction() throws {
    struct Typing: View {
      @State private var text = ""

      var body: some View {
        TextField("field", text: $text).autocorrectionDisabled().textInputAutocapitalization(.never)
          .disableAutocorrection(true)
      }
    }
    let stage = try ViewTestHarness { Typing() }
    stage.tap("field")
    if stage.find("field") == nil, let field = stage.all(.textField).first {
      stage.tap(CGPoint(x: field.frame.midX, y: field.frame.midY))
    }
    stage.advance(.seconds(1))
    stage.type("ab")
    stage.advance(.seconds(1))
    #expect(stage.all(.textField).first?.value?.text == "ab")
  }

  @Test("textFieldStyle") func textFieldStyle() throws {
    let plain = try size(TextField("a", text: .constant("")).textFieldStyle(.plain))
    #expect(
      try size(TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)).height > plain.height)
  }
}
