import BaselineFixtures
import Foundation
import GalleyAuthoring
import GalleyPages
import Testing

@testable import GalleyCommands

@Suite(.timeLimit(.minutes(2))) struct AtlasCommandTests {
  @Test func mermaidNeedsNothing() throws {
    let result = try FakeLayoutPackage(SampleInspections.sound)("atlas", "--mermaid")
    #expect(result.code == 0)
    #expect(result.out == AtlasGraph(SampleInspections.sound).mermaid)
  }

  @Test func aFileIsWritten() throws {
    let tool = try FakeLayoutPackage(SampleInspections.sound)
    let result = try tool("atlas", "--mermaid", "-o", "atlas.md")
    #expect(result.out == "2 pages; 2 ways between them: \(tool.sandbox.url("atlas.md").path)\n")
    #expect(try tool.sandbox.text("atlas.md") == AtlasGraph(SampleInspections.sound).mermaid)
  }

  @Test func graphvizDraws() throws {
    let tool = try FakeLayoutPackage(SampleInspections.sound)
    try tool.sandbox.write(
      "#!/bin/sh\necho '<svg width=\"1pt\"><g></g></svg>' > \"$3\"\n/bin/cp \"$4\" drawn\n", to: "bin/dot")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tool.sandbox.url("bin/dot").path)
    let picture = try tool("atlas")
    #expect(picture.code == 0)
    #expect(picture.out.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg role=\"img\""))
    #expect(picture.out.hasSuffix("</style><g></g></svg>\n"))
    #expect(try tool.sandbox.text("drawn") == AtlasGraph(SampleInspections.sound).dot)
  }

  @Test func withoutGraphvizTheWayOutIsSaid() throws {
    var tool = try FakeLayoutPackage(SampleInspections.sound)
    tool.path = "/nowhere"
    let result = try tool("atlas")
    #expect(result.code == 2)
    #expect(
      result.err.hasSuffix(
        "galley: Graphviz, which draws the graph, is not installed; install the package graphviz, or use --mermaid, "
          + "which needs nothing.\n"))
  }

  @Test func aDrawingThatFailsIsSaid() throws {
    let tool = try FakeLayoutPackage(SampleInspections.sound)
    try tool.sandbox.write("#!/bin/sh\nexit 3\n", to: "bin/dot")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tool.sandbox.url("bin/dot").path)
    #expect(
      try tool("atlas").err.hasSuffix(
        "galley: Graphviz did not draw the graph: \"dot\" ended with 3, see above.\n"))
  }

  @Test func jsonHasAllThatLayoutsSay() throws {
    struct Envelope: Decodable {
      struct Data: Decodable {
        var suites: [LayoutInspection.Suite]
      }

      var data: Data
    }
    let result = try FakeLayoutPackage(SampleInspections.sound)("atlas", "--json")
    #expect(result.code == 0)
    let envelope = try JSONDecoder().decode(Envelope.self, from: Data(result.out.utf8))
    #expect(envelope.data.suites == SampleInspections.sound.suites)
  }
}
