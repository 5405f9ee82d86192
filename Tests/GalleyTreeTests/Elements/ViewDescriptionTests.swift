import Foundation
import SeededCases
import Testing

@testable import GalleyTree

/// The written form of views: what was written is read, and what is damaged is said.
@Suite struct ViewDescriptionTests {
  /// The lines of a tree, once it was written and read.
  private func again(_ root: ViewDescription) throws -> [String] {
    ViewDescriptionLines(try ViewDescriptionLines(root).read()).lines
  }

  private func read(_ lines: [String]) throws -> ViewDescription {
    let json = try JSONEncoder().encode(lines)
    return try JSONDecoder().decode(ViewDescriptionLines.self, from: json).read()
  }

  @Test func aLineHasDepthKindFactsFrameAndElement() throws {
    let frame = CGRect(x: 16, y: 96, width: 343, height: 200.5)
    let root = ViewDescription(
      "screen", frame: CGRect(x: 0, y: 0, width: 375, height: 812), element: 0,
      children: [
        ViewDescription(
          "VStack", facts: ["spacing": "12", "alignment": "leading"], frame: frame, element: 4,
          children: [ViewDescription("padding", facts: ["top": "8"], frame: frame)]),
        ViewDescription("Text", facts: ["text": "two words", "foreground": "#FF0000FF"], frame: frame),
      ])
    #expect(
      ViewDescriptionLines(root).lines == [
        "0 screen @0,0,375,812 #0", "1 VStack alignment=leading spacing=12 @16,96,343,200.5 #4",
        "2 padding top=8", #"1 Text foreground=#FF0000FF text="two words" @16,96,343,200.5"#,
      ])
    let found = try read(ViewDescriptionLines(root).lines)
    #expect(found.children[0].children[0].frame == frame)
    #expect(found.children[0].element == 4)
    #expect(found.children[1].facts == ["text": "two words", "foreground": "#FF0000FF"])
  }

  private static let awkward = [
    "", " ", "two words", "=", "a=b", "\"", "say \"hi\"", "\\", "\\n", "ends with \\", "line\nbreak", "\r\n",
    "\t",
    "#", "#12", "#FFF", "#F", "@", "@1,2,3,4", "👩‍👩‍👧‍👦", "e\u{301}", "\u{301}", "@\u{301}", "=\u{301}", "“”",
    "\u{2028}",
    "\u{0}", "\u{202E}", "0 screen", "日本語 テキスト", "ends ", " begins", "\"\"", "#G", "nil",
  ]

  @Test(arguments: awkward)
  func awkwardTextsComeBack(_ text: String) throws {
    let root = ViewDescription(
      text, facts: [text: text, "plain": text, text + "x": "y"], frame: .zero, element: 3,
      children: [ViewDescription("Text", facts: ["text": text])])
    let found = try read(ViewDescriptionLines(root).lines)
    // As scalars: texts may be equal that are not the same.
    func scalars(_ text: String?) -> [UInt32]? { text.map { $0.unicodeScalars.map(\.value) } }
    #expect(scalars(found.kind) == scalars(text))
    #expect(found.facts == root.facts)
    #expect(scalars(found.children.first?.facts["text"]) == scalars(text))
    #expect(found.element == 3)
    #expect(try again(root) == ViewDescriptionLines(root).lines)
  }

  @Test(arguments: 1...60)
  func randomTreesComeBack(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let root = Self.tree(&generator, depth: 5)
    #expect(try again(root) == ViewDescriptionLines(root).lines)
  }

  private static func tree(_ generator: inout SeededGenerator, depth: Int) -> ViewDescription {
    func text() -> String {
      (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        awkward.randomElement(using: &generator) ?? ""
      }.joined()
    }
    func length() -> Double { Double.random(in: -10...1000, using: &generator) }
    var view = ViewDescription(
      text(), frame: CGRect(x: length(), y: length(), width: abs(length()), height: abs(length())),
      element: Bool.random(using: &generator) ? Int.random(in: 0...500, using: &generator) : nil)
    for _ in 0..<Int.random(in: 0...3, using: &generator) { view.facts[text()] = text() }
    guard depth > 0 else { return view }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      var child = tree(&generator, depth: depth - 1)
      if Bool.random(using: &generator) { child.frame = view.frame }
      view.children.append(child)
    }
    return view
  }

  @Test func framesThatDifferByLessThanIsWrittenAreOne() throws {
    let root = ViewDescription(
      "a", frame: CGRect(x: 1.0 / 3, y: 0, width: 10, height: 10),
      children: [
        ViewDescription("b", frame: CGRect(x: 0.33, y: 0, width: 10, height: 10)),
        ViewDescription("c", frame: .null), ViewDescription("d", frame: .infinite),
      ])
    let lines = ViewDescriptionLines(root).lines
    #expect(lines.prefix(3) == ["0 a @0.33,0,10,10", "1 b", "1 c @0,0,0,0"])
    #expect(try again(root) == lines)
  }

  @Test func whatIsTooDeepIsLeftOut() throws {
    var root = ViewDescription("leaf")
    for level in (0..<2000).reversed() { root = ViewDescription("level \(level)", children: [root]) }
    let lines = ViewDescriptionLines(root).lines
    #expect(lines.count == 1001)
    #expect(lines.last == #"1000 "level 1000""#)
    #expect(try again(root) == lines)
  }

  /// Each damage, and what is said of it.
  private static let damages: [(lines: [String], error: String)] = [
    ([], "view 1, “”: there is no line"),
    (["screen"], "view 1, “screen”: a line begins with a depth and a kind"),
    (["0"], "view 1, “0”: a line begins with a depth and a kind"),
    (["0 a=b"], "view 1, “0 a=b”: a line begins with a depth and a kind"),
    (["x screen"], "view 1, “x screen”: a line begins with a depth and a kind"),
    (["1 screen"], "view 1, “1 screen”: the depth 1 does not follow the lines before"),
    (["0 a", "2 b"], "view 2, “2 b”: the depth 2 does not follow the lines before"),
    (["0 a", "0 b"], "view 2, “0 b”: the depth 0 does not follow the lines before"),
    (["0 a", "-1 b"], "view 2, “-1 b”: the depth -1 does not follow the lines before"),
    (["0 a", "5000 b"], "view 2, “5000 b”: the depth 5000 does not follow the lines before"),
    ([#"0 Text text="open"#], #"view 1, “0 Text text="open”: a quoted word has no end"#),
    ([#"0 Text text="open\"#], #"view 1, “0 Text text="open\”: a quoted word has no end"#),
    (["0 a @1,2,3"], "view 1, “0 a @1,2,3”: “@1,2,3” is no fact, frame or element"),
    (["0 a @1,2,x,4"], "view 1, “0 a @1,2,x,4”: “@1,2,x,4” is no fact, frame or element"),
    (["0 a @1,2,inf,4"], "view 1, “0 a @1,2,inf,4”: “@1,2,inf,4” is no fact, frame or element"),
    (["0 a #x"], "view 1, “0 a #x”: “#x” is no fact, frame or element"),
    (["0 a #-1"], "view 1, “0 a #-1”: “#-1” is no fact, frame or element"),
    (["0 a b"], "view 1, “0 a b”: “b” is no fact, frame or element"),
  ]

  @Test(arguments: damages)
  func whatIsDamagedIsSaid(_ damage: (lines: [String], error: String)) throws {
    let lines = String(decoding: try JSONEncoder().encode(damage.lines), as: UTF8.self)
    let json = #"{"type":"application","frame":[0,0,1,1],"views":\#(lines)}"#
    #expect {
      try JSONDecoder().decode(Element.self, from: Data(json.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == damage.error
    }
  }

  @Test func viewsAreWrittenWithAnElementAndNotCompared() throws {
    var element = Element(.application, frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let plain = element
    element.views = ViewDescription(
      "screen", facts: ["colorScheme": "dark"], frame: element.frame, element: 0)
    let json = try JSONEncoder().encode(element)
    let found = try JSONDecoder().decode(Element.self, from: json)
    #expect(found.views?.facts == ["colorScheme": "dark"])
    #expect(element == plain)
  }

  // MARK: Parts

  /// An app of a text and a button in a row, whose label is an element too.
  private var app: Element {
    var root = Element(
      .application, frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      children: [
        Element(
          .window,
          children: [
            Element(.staticText, label: "title", frame: CGRect(x: 0, y: 0, width: 100, height: 20)),
            Element(
              .button, label: "buy", frame: CGRect(x: 10, y: 50, width: 40, height: 20),
              children: [Element(.image, label: "cart", frame: CGRect(x: 15, y: 55, width: 10, height: 10))]),
          ])
      ])
    let button = ViewDescription(
      "Button", frame: CGRect(x: 10, y: 50, width: 40, height: 20), element: 3,
      children: [
        ViewDescription("Image", frame: CGRect(x: 15, y: 55, width: 10, height: 10), element: 4)
      ])
    let padded = ViewDescription("opacity", facts: ["value": "0.5"], frame: button.frame, children: [button])
    let placed = ViewDescription("padding", frame: button.frame.insetBy(dx: -8, dy: -8), children: [padded])
    let title = ViewDescription("Text", frame: CGRect(x: 0, y: 0, width: 100, height: 20), element: 2)
    root.views = ViewDescription(
      "screen", facts: ["colorScheme": "dark"], frame: root.frame, element: 0,
      children: [ViewDescription("VStack", frame: root.frame, children: [title, placed])])
    return root
  }

  @Test func anElementHasItsPartOfTheViews() throws {
    let screen = Element(.other, children: [app])
    let part = try #require(screen.views(at: [0, 0, 1]))
    #expect(
      ViewDescriptionLines(part).lines == [
        "0 screen colorScheme=dark @10,50,40,20 #0", "1 opacity value=0.5", "2 Button #0",
        "3 Image @15,55,10,10 #1",
      ])
    #expect(
      ViewDescriptionLines(part.moved(x: -10, y: -50)).lines == [
        "0 screen colorScheme=dark @0,0,40,20 #0", "1 opacity value=0.5", "2 Button #0",
        "3 Image @5,5,10,10 #1",
      ])
  }

  @Test func theAppHasAllItsViews() throws {
    let screen = Element(.other, children: [app])
    #expect(screen.views(at: [0])?.children.first?.children.count == 2)
    #expect(screen.views(at: .root) == nil)
  }

  @Test func aTreeWithHitAreasIsLikeTheOneWithout() {
    let plain = Element(.application, children: [Element(.button, identifier: "a")])
    var shaped = plain
    var look = Appearance()
    look.hitArea = "Circle"
    shaped.children[0].appearance = look
    #expect(shaped != plain)
    #expect(shaped.isLikeButForHitAreas(plain))
    #expect(plain.isLikeButForHitAreas(shaped))
    shaped.children[0].label = "A"
    #expect(!shaped.isLikeButForHitAreas(plain))
  }

  @Test func anElementThatNoViewStandsForHasNone() throws {
    var app = app
    app.children[0].children.append(Element(.other, label: "else"))
    let screen = Element(.other, children: [app])
    #expect(screen.views(at: [0, 0, 2]) == nil)
  }

  @Test func severalViewsStayInWhatHoldsThem() throws {
    let screen = Element(.other, children: [app])
    let part = try #require(screen.views(at: [0, 0]))
    #expect(part.children.map(\.kind) == ["VStack"])
    #expect(part.children.first?.children.map(\.element) == [1, nil])
  }
}
