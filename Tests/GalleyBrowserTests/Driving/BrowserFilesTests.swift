import Foundation
import GalleyAutomation
import GalleyChecks
import GalleyTree
import Testing

@testable import GalleyBrowser

/// Files for inputs of files.
@Suite(.inTurn, .serialized) struct BrowserFilesTests {
  private static let body = """
    <input type=file data-testid=one onchange="show(this)">
    <label><input type=file multiple hidden onchange="show(this)"><span data-testid=several>Choose pictures</span></label>
    <button data-testid=plain>Plain</button><p data-testid=shown>none</p>
    <script>
      async function show(input) {
        var parts = [];
        for (var file of input.files) parts.push(file.name + " " + file.type + " " + await file.text());
        document.querySelector("[data-testid=shown]").textContent = parts.join("; ") || "nothing";
      }
    </script>
    """

  private struct Upload: Layout {
    let one = Button("one")
    let several = Label("several")
    let plain = Button("plain")
    let shown = Label("shown")

    var body: Blueprint {
      Required {
        one
        several
        plain
        shown
      }
    }
  }

  @Test(arguments: BrowserEngine.allCases) func `a page receives the files that a test attaches`(
    _ engine: BrowserEngine
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tea = folder.appendingPathComponent("tea à.txt")
    let list = folder.appendingPathComponent("list.csv")
    try Data("Assam".utf8).write(to: tea)
    try Data("1,2".utf8).write(to: list)
    try BrowserFixture.withPage(Self.body, in: engine) { driver in
      let automator = Automator(driver: driver)
      automator.timeout = .seconds(30)
      let app = Application(try #require(driver.addresses.keys.first), on: automator)
      let page = try Page<Upload>(on: app)
      func shows(_ text: String) throws -> Bool {
        try automator.wait(until: driver.now + .seconds(20)) { _ in try page.shown.text == text }
      }
      try page.one.attach([tea])
      #expect(try shows("tea à.txt text/plain Assam"))
      try page.several.attach([tea, list])
      #expect(try shows("tea à.txt text/plain Assam; list.csv text/csv 1,2"))
      try page.several.attach([])
      #expect(try shows("nothing"))
      #expect {
        try page.one.attach([tea, list])
      } throws: {
        "\($0)".contains("the attribute multiple, which 2 files need")
      }
      #expect { try page.plain.attach([tea]) } throws: { "\($0)".contains("an input of files") }
      #expect {
        try page.one.attach([folder.appendingPathComponent("gone.pdf")])
      } throws: {
        "\($0)".contains("gone.pdf: there is no such file")
      }
      #expect { try page.one.attach([folder]) } throws: { "\($0)".contains("it is a folder") }
    }
  }
}
