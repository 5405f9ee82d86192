import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleyReport
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyCommands

/// `galley render` with a `swift` and a compiler that do what real ones would.
@Suite struct RenderCommandTests {
  private let fake: FakeBuild
  private var sandbox: Sandbox { fake.sandbox }

  init() throws {
    fake = try FakeBuild()
    let picture = Bitmap(width: 30, height: 60, color: RGBA(200, 80, 20))
    try Data(PNG.encode(picture)).write(to: URL(fileURLWithPath: sandbox.root + "/0.png"))
    let tree = Element(
      .application, label: "Shop", frame: CGRect(x: 0, y: 0, width: 10, height: 20),
      children: [Element(.staticText, label: "Harvest", frame: CGRect(x: 1, y: 2, width: 8, height: 4))])
    try sandbox.write(String(decoding: try JSONEncoder().encode(tree), as: UTF8.self), to: "0.json")
  }

  /// A view that is shown in light and, if asked for, in dark.
  private func shown(_ text: String, line: Int, appearances: [ColorScheme] = [.light]) -> PreviewEntry {
    var entry = began(text, line: line)
    entry.pictures = appearances.map { appearance in
      var picture = PreviewEntry.Picture(
        variant: appearance.rawValue, device: "iPhone X", file: "0.png", thumbnail: "0.png", width: 30,
        height: 60,
        scale: 3)
      picture.tree = "0.json"
      picture.configuration = Configuration(
        device: "iPhone X", size: CGSize(width: 10, height: 20), scale: 3, appearance: appearance)
      return picture
    }
    return entry
  }

  private func began(_ text: String, line: Int) -> PreviewEntry {
    PreviewEntry(
      id: "Shop/<galley render>: \(text)", name: text, module: "Shop", owner: PreviewRequest.renderedFile,
      line: line)
  }

  /// Makes the program that tells these events, one list a start, and ends with these statuses.
  private func answer(_ starts: (events: [PreviewEvent], status: Int)...) throws {
    for (number, start) in starts.enumerated() {
      let lines = try start.events.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
      try sandbox.write(lines.map { "\($0)\n" }.joined(), to: "events/\(number)")
      try sandbox.write("\(start.status)", to: "statuses/\(number)")
    }
    try sandbox.write(
      """
      #!/bin/sh
      cd '\(sandbox.root)'
      number=$(cat number 2>/dev/null || echo 0)
      echo $((number + 1)) > number
      folder=$(sed -E 's/.*"folder":"([^"]*)".*/\\1/; s#\\\\/#/#g' "$GALLEY_PREVIEWS")
      cp 0.png 0.json "$folder"
      cp "$GALLEY_PREVIEWS" "request-$number"
      [ -e "events/$number" ] && cat "events/$number" > "$folder/events"
      exit "$(cat "statuses/$number")"

      """, to: "program")
  }

  private func files() throws -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: sandbox.root + "/.build/galley-render")) ?? [])
      .sorted()
  }

  @Test func `a view is written as a picture with its tree beside it`() throws {
    let view = shown("Shop.Card", line: 1, appearances: [.light, .dark])
    try answer(([.found(1), .began(view), .ended(view.id, [view]), .finished], 0))
    let result = try fake.galley([
      "render", "Shop.Card", "--appearance", "light", "--appearance=dark", "--", "--jobs", "1",
    ])
    #expect(result.code == .clean, "\(result.err)")
    let folder = sandbox.root + "/.build/galley-render"
    #expect(
      result.out == """
        \(folder)/Shop.Card.iphone-x-light.png
        \(folder)/Shop.Card.iphone-x-light.txt
        \(folder)/Shop.Card.iphone-x-dark.png
        \(folder)/Shop.Card.iphone-x-dark.txt

        """)
    expectGolden(try sandbox.text(".build/galley-render/Shop.Card.iphone-x-light.txt"))
    #expect(
      try sandbox.text("calls") == """
        build --package-path \(sandbox.root) --jobs 1 --target Shop

        """)
    let request = try JSONDecoder().decode(
      PreviewRequest.self, from: Data(contentsOf: URL(fileURLWithPath: sandbox.root + "/request-0")))
    #expect(request.settings.map(\.appearance) == [.light, .dark])
    #expect(request.settings.allSatisfy { $0.device == "iPhone X" && $0.locale == "en-US" })
    #expect(request.isRendering)
    let source = try sandbox.text("generated-Views.swift")
    #expect(source.hasPrefix("import SwiftUI\n@testable import Shop\n"))
    #expect(source.contains("#sourceLocation(file: \"view-0\", line: 1)\nShop.Card()\n#sourceLocation()"))
  }

  @Test func `a file and JSON are written where they are asked for`() throws {
    let view = shown("Shop.Card(\"é\")", line: 1)
    try answer(([.found(1), .began(view), .ended(view.id, [view]), .finished], 0))
    let result = try fake.galley([
      "render", "Shop.Card(\"é\")", "-o", "out/card.png", "--fixed", "320x200.5", "--json",
    ])
    #expect(result.code == .clean, "\(result.err)")
    #expect(FileManager.default.fileExists(atPath: sandbox.root + "/out/card.png"))
    #expect(FileManager.default.fileExists(atPath: sandbox.root + "/out/card.txt"))
    for text in ["\"view\": \"Shop.Card(\\\"é\\\")\"", "\"label\": \"Harvest\"", "/out/card.png"] {
      #expect(result.out.contains(text), "\(result.out)")
    }
    let source = try sandbox.text("generated-Views.swift")
    #expect(source.contains("[.fixedLayout(width: 320.0, height: 200.5)]"))
    #expect(source.contains("static let name: String? = \"Shop.Card(\\u{22}\\u{e9}\\u{22})\""))
  }

  @Test func `a view that ends the program is told, and nothing of it is written`() throws {
    let (card, trap) = (shown("Shop.Card", line: 2), began("Shop.Trap", line: 1))
    try answer(
      ([.found(2), .began(trap), .began(card)], 132), ([.found(2), .began(trap)], 132),
      ([.found(2), .began(card), .ended(card.id, [card]), .finished], 0))
    let result = try fake.galley(["render", "Shop.Trap", "Shop.Card"])
    #expect(result.code == .differences)
    #expect(
      result.err.hasSuffix(
        "galley: Shop.Trap: it ended the process, as a trap does; see its message above.\n"), "\(result.err)")
    #expect(try files() == ["Shop.Card.iphone-x-light.png", "Shop.Card.iphone-x-light.txt"])
  }

  @Test func `what the compiler says is told of what was written`() throws {
    try sandbox.write(
      "view-0:1:16: error: cannot convert value of type 'Int' to expected argument type 'String'\nShop.Card(text: 3)\n",
      to: "messages")
    let wrong = try fake.galley(["render", "Shop.Card(text: 3)"])
    #expect(wrong.code == .notComparable)
    expectGolden(wrong.err, "wrong.err")
    try sandbox.write(
      "view-0:1:1: error: module 'Shop' has no member named 'Cart'\nShop.Cart()\n", to: "messages")
    expectGolden(
      try fake.galley(["render", "Shop.Cart"]).err, "fake.galley([\"render\", \"Shop.Cart\"]).err")
    #expect(try files().isEmpty)
  }

  @Test(arguments: [
    (
      ["Card"],
      "\"Card\" does not begin with a module and a type; write MODULE.View, or MODULE.View(…) with its arguments."
    ),
    (["Shop.Card", "Shop.Card"], "\"Shop.Card\" was given twice."),
    (["Shep.Card"], "the package has no module \"Shep\"; did you mean Shop?"),
    (["Newsroom.Card"], "the package has no module \"Newsroom\"; there are Shop."),
    (
      ["Shop.Card", "-o", "/tmp/x.png", "--appearance", "light", "--appearance", "dark"],
      "2 pictures cannot be one file, /tmp/x.png; give a folder by --output, or one view, device and appearance."
    ),
  ])
  func `what cannot be shown is told`(_ words: [String], _ message: String) throws {
    let result = try fake.galley(["render"] + words)
    #expect(result.err == "galley: \(message)\n")
    #expect(result.code == .notComparable)
  }

  @Test(arguments: [
    ([], "\"galley render\" needs <module.view>; see \"galley help render\"."),
    (["Shop.Card", "--device", "iPhon X"], "there is no device \"iPhon X\"; did you mean \"iPhone X\"?"),
    (["Shop.Card", "--device", "Pixel"], #"there is no device "Pixel"; "galley devices" lists them."#),
    (["Shop.Card", "--appearance", "dim"], "--appearance needs light or dark, not \"dim\"."),
    (
      ["Shop.Card", "--fixed", "3"],
      "--fixed needs a width and a height in points such as 320x200, not \"3\"."
    ),
    (
      ["Shop.Card", "--fixed", "3x4", "--size-that-fits"],
      "--size-that-fits and --fixed do not go together; give one of them."
    ),
    (
      ["Shop.Card", "--fixed", "3x4", "--orientation", "portrait"],
      "--orientation has no effect with --fixed; omit one of them."
    ),
    (["Shop.Card", "--locale", "../x"], "--locale needs language and region such as de-CH, not \"../x\"."),
    (
      ["Shop.Card", "--layout-direction", "rtl"],
      "--layout-direction needs leftToRight or rightToLeft, not \"rtl\"."
    ),
    (["Shop.Card", "--scale", "0"], "--scale needs a number from 1 to 8, not \"0\"."),
  ])
  func `a command line that is wrong is told before anything is built`(_ words: [String], _ message: String)
    throws
  {
    let result = try fake.galley(["render"] + words)
    #expect(result.err == "galley: \(message)\n")
    #expect(result.code == .usage)
    #expect(!FileManager.default.fileExists(atPath: sandbox.root + "/calls"))
  }

  @Test func `a package that cannot be built is told`() throws {
    try sandbox.write("1", to: "build-status")
    let result = try fake.galley(["render", "Shop.Card"])
    expectGolden(result.err, "result.err")
    try sandbox.write("0", to: "build-status")
    try sandbox.write("1", to: "link-status")
    try sandbox.write("", to: "program")
    expectGolden(
      try fake.galley(["render", "Shop.Card"]).err, "fake.galley([\"render\", \"Shop.Card\"]).err")
    try FileManager.default.removeItem(atPath: sandbox.root + "/.build/debug.yaml")
    #expect(
      try fake.galley(["render", "Shop.Card"]).err
        == "galley: there is no plan of the build at \(sandbox.root)/.build/debug.yaml, which Swift 6.2 and 6.3 write; \"galley previews\" shows #Preview without it.\n"
    )
    try FileManager.default.removeItem(atPath: sandbox.root + "/Package.swift")
    #expect(
      Tool(sandbox: sandbox)("render", "Shop.Card").err
        == "galley: there is no Package.swift in \(sandbox.root) or above it; run \"galley render\" in a package's folder.\n"
    )
  }
}
