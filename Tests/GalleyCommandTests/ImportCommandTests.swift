import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyImage
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite(.timeLimit(.minutes(2))) struct ImportCommandTests {
  private let sandbox: Sandbox
  private let galley: Tool

  init() throws {
    sandbox = try Sandbox()
    galley = Tool(sandbox: sandbox)
  }

  private func draw(_ path: String, _ variant: Int = 0) throws {
    try sandbox.write([UInt8](PNG.encode(Screen.variant(variant).snapshot.picture, effort: .fast)), to: path)
  }

  @Test func playwrightsPicturesBecomeTheBaselinesThatRecordingLooksFor() throws {
    try draw("tests/ui.spec.ts-snapshots/home-page-1-chromium-linux.png")
    try draw("tests/ui.spec.ts-snapshots/home-page-1-webkit-linux.png", 1)
    try draw("tests/ui.spec.ts-snapshots/home-page-1-webkit-linux-actual.png", 2)
    let copy = try sandbox.bytes("tests/ui.spec.ts-snapshots/home-page-1-webkit-linux.png")
    let result = galley("import", "playwright", "tests")
    #expect(result.code == .clean, "\(result.out)\(result.err)")
    #expect(
      sandbox.files("tests") == ["tests/ui.spec.ts-snapshots/home-page-1-webkit-linux-actual.png"])
    #expect(sandbox.files("Baselines").count { $0.hasSuffix(".png") } == 2)
    // The next run of the suite writes its pictures again.
    try sandbox.write(copy, to: "tests/ui.spec.ts-snapshots/home-page-1-webkit-linux.png")
    try draw("tests/ui.spec.ts-snapshots/home-page-1-chromium-linux.png", 3)
    try sandbox.remove("tests/ui.spec.ts-snapshots/home-page-1-webkit-linux-actual.png")
    let gate = galley("record", "tests", "--gate")
    #expect(gate.code == .differences)
    #expect(gate.out.contains("1 match, 1 mismatch"), "\(gate.out)")
    expectGolden([("import", result.out), ("settings", try sandbox.text("Galley.json"))])
  }

  @Test(arguments: [
    (
      "swift-snapshot-testing", "Tests/__Snapshots__/CartTests/testEmpty.1.png",
      "Tests/__Snapshots__/CartTests/testEmpty / 1 @ picture"
    ),
    ("paparazzi", "app.shop_CartTest_empty_dark.png", "app.shop_CartTest_empty_dark @ picture"),
    ("roborazzi", "com.shop.CartTest.empty.png", "com.shop.CartTest.empty @ picture"),
    ("cypress", "login.cy.js/Login -- works.snap.png", "login.cy.js / Login -- works @ picture"),
    (
      "jest-image-snapshot", "__image_snapshots__/cart-test-js-cart-1-snap.png",
      "__image_snapshots__ / cart-test-js-cart-1 @ picture"
    ),
    ("reg-suit", "expected/cart.png", "expected / cart @ picture"),
  ]) func namesAreThoseOfTheTool(_ tool: String, _ path: String, _ key: String) throws {
    try draw("pictures/\(path)")
    let result = galley("import", tool, "pictures", "--dry-run")
    #expect(result.code == .clean, "\(result.err)")
    #expect(result.out.hasSuffix(": \(key)\n"), "\(result.out)")
    #expect(sandbox.files("Baselines").isEmpty)
  }

  @Test func historyFollowsTheMove() throws {
    try draw("tests/a-snapshots/home-linux.png")
    try sandbox.git("init", "-q", "-b", "main")
    try sandbox.git("add", "-A")
    try sandbox.git("commit", "-qm", "Add a picture")
    #expect(galley("import", "playwright", "tests").code == .clean)
    try sandbox.git("add", "-A")
    let status = try sandbox.git("status", "--short").text
    #expect(status.contains("R  tests/a-snapshots/home-linux.png -> Baselines/"), "\(status)")
  }

  @Test func whatCannotBeACheckIsNotImported() throws {
    try draw("shots/a.png")
    try sandbox.write("no picture", to: "shots/b.png")
    let result = galley("import", "reg-suit", "shots")
    #expect(result.code == .notComparable)
    #expect(sandbox.files("Baselines").isEmpty)
    #expect(sandbox.files("shots").count == 2)
    let other = galley("import", "percy", "shots")
    #expect(other.code == .usage)
    let empty = galley("import", "swift-snapshot-testing", "shots")
    #expect(empty.code == .notComparable)
    expectGolden([("damaged", result.err), ("tool", other.err), ("names", empty.err)])
  }

  @Test func settingsThatAreThereStay() throws {
    try sandbox.write("// Ours {\n{ keepRuns: 3 }\n", to: "Galley.json")
    try draw("tests/a-snapshots/home-linux.png")
    #expect(galley("import", "playwright", "tests", "--keep").code == .clean)
    #expect(sandbox.files("tests").count == 1)
    let settings = try Settings(json5: sandbox.bytes("Galley.json"))
    #expect(settings.keepRuns == 3)
    #expect(settings.pictures.patterns == ["{suite}-snapshots/{name}-{os:linux|darwin|win32}"])
    #expect(galley("record", "tests", "--gate").code == .clean)
  }

  @Test func baselinesAreExportedAsTheyAre() throws {
    try draw("shots/cart/home.png")
    let bytes = try sandbox.bytes("shots/cart/home.png")
    #expect(galley("import", "reg-suit", "shots").code == .clean)
    #expect(galley("export", "plain").out == "Exported 1 baseline.\n")
    #expect(sandbox.files("plain") == ["plain/cart/home.png"])
    #expect(try sandbox.bytes("plain/cart/home.png") == bytes)
    try sandbox.write("other", to: "plain/cart/home.png")
    #expect(galley("export", "plain").code == .notComparable)
    #expect(try sandbox.text("plain/cart/home.png") == "other")
    #expect(galley("export", "plain", "--force").code == .clean)
  }
}
