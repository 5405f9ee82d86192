import Foundation
import Testing

@testable import GalleyAuthoring
@testable import GalleyPages
@testable import MailApp

/// Drawings of an atlas.
@Suite struct AtlasGraphTests {
  private static let mail = AtlasGraph(inspection(.mail))

  private static func inspection(_ atlas: Atlas, module: String = "MailTests") -> LayoutInspection {
    var inspection = LayoutInspection(of: [])
    inspection.suites = [.init(module: module, atlas: atlas)]
    return inspection
  }

  @Test func mermaidHasPagesAndWays() {
    #expect(
      Self.mail.mermaid == """
        ---
        title: "Pages of MailTests"
        ---
        flowchart LR
          n0_0("SignIn"):::start
          n0_1("TwoFactor"):::page
          n0_2("Inbox"):::page
          n0_3("Composer"):::page
          n0_4("Message"):::page
          n0_5(["RatingPrompt"]):::overlay
          n0_0 -->|"submit"| n0_2
          n0_0 -->|"submit"| n0_1
          n0_2 -->|"compose"| n0_3
          n0_2 -->|"messages#91;#93;.open"| n0_4
          n0_2 -->|"tabs.home<br>folder()"| n0_2
          n0_3 -->|"send"| n0_2
          classDef start stroke-width:3px
          classDef page stroke-width:1px
          classDef unreached stroke:#ff9500,stroke-dasharray:6 4
          classDef overlay stroke:#af52de,stroke-dasharray:2 3
          classDef unnamed stroke-dasharray:6 4
          classDef shared stroke:#34c759

        """)
  }

  @Test func severalTargetsStandApart() {
    var both = Self.inspection(.mail)
    both.suites += Self.inspection(Atlas { Lonely.self }, module: "OtherTests").suites
    let graph = AtlasGraph(both)
    #expect(graph.mermaid.contains("  subgraph s1[\"OtherTests\"]\n    n1_0(\"Lonely\"):::start\n"))
    #expect(graph.dot.contains("\"OtherTests.Lonely\""))
    #expect(graph.title == "Pages of MailTests, OtherTests")
  }

  @Test func targetsWithTheSamePagesAreDrawnOnce() {
    var both = Self.inspection(.mail)
    both.suites += Self.inspection(.mail, module: "MailUITests").suites
    let graph = AtlasGraph(both)
    #expect(graph.title == "Pages of MailTests, MailUITests")
    #expect(graph.summary == Self.mail.summary)
  }

  @Test func aTabBarOnManyPagesIsDrawnOnce() {
    var inspection = Self.inspection(.mail)
    inspection.suites[0].pages = ["Home", "List", "Settings"]
    inspection.suites[0].overlays = []
    inspection.suites[0].edges = ["Home", "List", "Settings"].flatMap { page in
      [("home", "Home"), ("list", "List"), ("settings", "Settings")].map {
        AtlasEdge(from: page, via: "tabs.\($0.0)", to: $0.1)
      }
    }
    let graph = AtlasGraph(inspection)
    #expect(graph.summary == "3 pages; 9 ways between them")
    let lines = graph.mermaid.split(separator: "\n").dropFirst(4).prefix { !$0.contains("classDef") }
    #expect(
      lines.joined(separator: "\n") == """
          n0_0("Home"):::start
          n0_1("List"):::page
          n0_2("Settings"):::page
          n0_3[["tabs"]]:::shared
          n0_0 -.- n0_3
          n0_1 -.- n0_3
          n0_2 -.- n0_3
          n0_3 -->|"home"| n0_0
          n0_3 -->|"list"| n0_1
          n0_3 -->|"settings"| n0_2
        """)
  }

  @Test func whatIsSpecialIsMarked() {
    let graph = AtlasGraph(
      Self.inspection(
        Atlas {
          Chooser.self
          Lonely.self
        }))
    #expect(graph.mermaid.contains("(\"Chooser\"):::start"))
    #expect(graph.mermaid.contains("(\"Lonely\"):::unreached"))
    #expect(graph.mermaid.contains("(\"Plain\"):::unnamed"))
    #expect(graph.summary == "4 pages; 5 ways between them; no element leads to Lonely")
    #expect(Self.mail.summary == "5 pages; 7 ways between them; 1 overlay that may come up over any page")
  }

  /// An inspection is data from another process, so a name may be anything.
  @Test func hostileNamesStayNames() throws {
    var inspection = Self.inspection(.mail)
    let name = "</title><script>\"&'#;--> \\ \u{202E}\n|" + String(repeating: "x", count: 200)
    inspection.suites[0].pages[0] = name
    inspection.suites[0].edges[0] = AtlasEdge(from: name, via: name, to: "Inbox")
    let graph = AtlasGraph(inspection)
    #expect(!graph.mermaid.contains("<script>"))
    for text in [graph.mermaid, graph.dot] { #expect(!text.contains("\u{202E}")) }
    #expect(graph.mermaid.split(separator: "\n").count == Self.mail.mermaid.split(separator: "\n").count + 1)
    if let picture = try draw(graph) {
      #expect(!picture.contains("<script>"))
      #expect(try texts(picture).contains { $0.contains("<script>") })
    }
  }

  @Test(.enabled(if: Self.hasGraphviz, "needs Graphviz"))
  func thePictureIsWholeAndSaysWhatItShows() throws {
    let picture = try #require(try draw(Self.mail))
    let texts = try texts(picture)
    #expect(texts.contains("Pages of MailTests"))
    #expect(texts.contains(Self.mail.summary))
    for name in ["SignIn", "Inbox", "RatingPrompt", "messages[].open", "folder()"] {
      #expect(texts.contains(name), "\(name)")
    }
    #expect(picture.contains("prefers-color-scheme: dark"))
    // Nothing is fetched from anywhere: the one address is the name of the format.
    #expect(
      Set(picture.matches(of: /https?:[^"]*/).map { String($0.output) }).isSubset(of: [
        "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink",
      ]))
    #expect(try draw(Self.mail) == picture)
  }

  @Test func whatIsNoDrawingMakesNoPicture() {
    #expect(Self.mail.picture(from: "") == nil)
    #expect(Self.mail.picture(from: "<svg ") == nil)
  }

  private static let hasGraphviz = (try? run("dot", ["-V"])) != nil

  private static func run(_ program: String, _ arguments: [String], input: String = "") throws -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let (into, from) = (Pipe(), Pipe())
    process.standardInput = into
    process.standardOutput = from
    process.standardError = FileHandle.nullDevice
    try process.run()
    into.fileHandleForWriting.write(Data(input.utf8))
    try into.fileHandleForWriting.close()
    let data = from.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Unexpected() }
    return String(decoding: data, as: UTF8.self)
  }

  private func draw(_ graph: AtlasGraph) throws -> String? {
    guard Self.hasGraphviz else { return nil }
    return try Self.run("dot", ["-Tsvg"], input: graph.dot).flatMap(graph.picture)
  }

  /// The texts of an SVG, without entities; it must be well formed as far as tags go.
  private func texts(_ svg: String) throws -> [String] {
    var depth = 0
    for tag in svg.matches(of: /<(\/?)[a-z][^>]*?(\/?)>/) {
      if !tag.output.1.isEmpty { depth -= 1 } else if tag.output.2.isEmpty { depth += 1 }
    }
    #expect(depth == 0)
    return svg.matches(of: />([^<]+)</).map { match in
      String(match.output.1).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    }
  }
}
