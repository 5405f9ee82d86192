import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleyReport
import GoldenFiles
import Testing

@testable import GalleyCommands

/// `galley previews` with a `swift` that tells what a process of tests would.
@Suite struct PreviewsCommandTests {
  private let fake: FakeSwiftPackage
  private var sandbox: Sandbox { fake.sandbox }

  init() throws {
    fake = try FakeSwiftPackage([:])
    try sandbox.write("// swift-tools-version: 6.2\n", to: "Package.swift")
  }

  private static let line =
    "@Test(arguments: PreviewCheck.all) func previews(_ preview: PreviewCheck) throws { try preview.check() }"

  private func entry(_ file: String, _ name: String, line: Int?) -> PreviewEntry {
    PreviewEntry(id: "Shop/\(file): \(name)", name: name, module: "Shop", owner: file, line: line)
  }

  private func shown(_ entry: PreviewEntry) -> PreviewEvent {
    var entry = entry
    entry.pictures = ["light", "dark", "largest text"].map {
      PreviewEntry.Picture(
        variant: $0, device: "iPhone X", file: "0.png", thumbnail: "0.png", width: 30, height: 60, scale: 3)
    }
    return .ended(entry.id, [entry])
  }

  /// Puts a `swift` in place that tells these events, one list a start, and ends with these statuses.
  private func answer(_ starts: [(events: [PreviewEvent], status: Int)]) throws {
    try? FileManager.default.removeItem(atPath: sandbox.root + "/number")
    try? FileManager.default.removeItem(atPath: sandbox.root + "/events")
    for (number, start) in starts.enumerated() {
      let lines = try start.events.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
      try sandbox.write(lines.map { "\($0)\n" }.joined(), to: "events/\(number)")
      try sandbox.write("\(start.status)", to: "statuses/\(number)")
    }
    let picture = Bitmap(width: 30, height: 60, color: RGBA(200, 80, 20))
    try Data(PNG.encode(picture)).write(to: URL(fileURLWithPath: sandbox.root + "/0.png"))
    try sandbox.write(
      """
      #!/bin/sh
      cd '\(sandbox.root)'
      echo "$@" >> calls
      number=$(cat number 2>/dev/null || echo 0)
      echo $((number + 1)) > number
      folder=$(sed -E 's/.*"folder":"([^"]*)".*/\\1/; s#\\\\/#/#g' "$GALLEY_PREVIEWS")
      cp 0.png "$folder/0.png"
      cp "$GALLEY_PREVIEWS" "request-$number"
      [ -e "events/$number" ] && cat "events/$number" > "$folder/events"
      exit "$(cat "statuses/$number")"
      """, to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: sandbox.root + "/bin/swift")
  }

  @Test func `a preview that ends the process is told, and the others are shown`() throws {
    try sandbox.write(Self.line, to: "Tests/ShopTests/Previews.swift")
    try sandbox.write("\n#Preview(\"Basket\") { Basket() }\n", to: "Sources/Shop/Views/Basket.swift")
    try sandbox.write(
      "import SwiftUI\nstruct Card_Previews: PreviewProvider {}\n", to: "Sources/Shop/Card.swift")
    let basket = entry("Basket.swift", "Basket", line: 2)
    let broken = entry("Broken.swift", "Broken", line: 9)
    let card = entry("Card_Previews", "Card", line: nil)
    try answer([
      ([.found(3), .began(basket), shown(basket), .began(broken)], 132),
      ([.found(3), .began(card), shown(card), .finished], 0),
    ])
    let result = try fake.galley(["previews", "--", "--jobs", "1"])
    #expect(result.code == .differences)
    #expect(
      result.out == "2 of 3 previews shown.\nGallery: \(sandbox.root)/.build/galley-previews/index.html\n")
    let reason = "it ended the process, as a trap does; see its message above"
    #expect(
      result.err == """
        galley: Shop/Broken.swift: Broken: \(reason); the others are shown.
        galley: Broken.swift:9: Shop/Broken.swift: Broken: \(reason).

        """)
    let calls = try String(contentsOfFile: sandbox.root + "/calls", encoding: .utf8)
    #expect(
      calls == """
        test --package-path \(sandbox.root) --filter [./]previews\\( --jobs 1
        test --package-path \(sandbox.root) --filter [./]previews\\( --skip-build --jobs 1

        """)
    let page = try String(
      contentsOfFile: sandbox.root + "/.build/galley-previews/index.html", encoding: .utf8)
    for text in [
      "Sources/Shop/Views/Basket.swift:2", "Sources/Shop/Card.swift:2", "largest text", "as a trap does",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func `previews that were shown together are shown alone where one ends the process`() throws {
    try sandbox.write(Self.line, to: "Tests/ShopTests/Previews.swift")
    let basket = entry("Basket.swift", "Basket", line: 2)
    let broken = entry("Broken.swift", "Broken", line: 9)
    let card = entry("Card.swift", "Card", line: 3)
    try answer([
      ([.found(3), .began(basket), .began(broken), .began(card)], 132),
      ([.found(3), .began(basket), shown(basket), .began(broken)], 132),
      ([.found(3), .began(card), shown(card), .finished], 0),
    ])
    let result = try fake.galley(["previews"])
    #expect(result.code == .differences)
    #expect(result.out.hasPrefix("2 of 3 previews shown.\n"))
    #expect(
      result.err.contains("Broken.swift:9: Shop/Broken.swift: Broken: it ended the process"))
    let requests = try (0..<3).map { number in
      try JSONDecoder().decode(
        PreviewRequest.self, from: Data(contentsOf: URL(fileURLWithPath: "\(sandbox.root)/request-\(number)"))
      )
    }
    #expect(
      requests.map(\.alone) == [[], [basket.id, broken.id, card.id], [basket.id, broken.id, card.id]])
    #expect(requests.map(\.without) == [[], [], [basket.id, broken.id]])
  }

  @Test func `a preview that is never shown is told`() throws {
    try sandbox.write(Self.line, to: "Tests/ShopTests/Previews.swift")
    let endless = entry("Endless.swift", "Endless", line: 4)
    try answer([([.found(1), .began(endless)], 86), ([.found(1), .finished], 0)])
    let result = try fake.galley(["previews"])
    #expect(result.code == .differences)
    #expect(
      result.err.contains(
        "Endless.swift:4: Shop/Endless.swift: Endless: it was not shown within 30 seconds; look for a body that never returns."
      ))
  }

  @Test func `what there is to say where nothing can be shown`() throws {
    #expect(
      try fake.galley(["previews"]).err
        == "galley: no test of \(sandbox.root) shows previews; add one line to a test target that depends on Galley and on the modules with views: \(Self.line).\n"
    )
    try sandbox.write(Self.line, to: "Tests/ShopTests/Previews.swift")
    try answer([([.found(0), .finished], 0)])
    expectGolden(try fake.galley(["previews"]).err, "fake.galley([\"previews\"]).err")
    try answer([([.found(4), .finished], 0)])
    expectGolden(
      try fake.galley(["previews", "--filter", "Card"]).err,
      "fake.galley([\"previews\", \"--filter\", \"Card\"]).err")
    try answer([([], 1)])
    let failed = try fake.galley(["previews"])
    #expect(failed.code == .notComparable)
    expectGolden(failed.err, "failed.err")
  }

  @Test func `a folder outside of any package is told`() throws {
    try FileManager.default.removeItem(atPath: sandbox.root + "/Package.swift")
    #expect(
      Tool(sandbox: sandbox)("previews").err
        == "galley: there is no Package.swift in \(sandbox.root) or above it; run \"galley previews\" in a package's folder.\n"
    )
  }
}
