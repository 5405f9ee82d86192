import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct GateCommandTests {
  private static let changed = Screen().button("Remove")

  /// The flaws of a run, each with its exit code.
  enum Flaw: CaseIterable {
    case damaged, different, new, orphan

    var code: Int32 {
      switch self {
      case .damaged: 2
      case .different: 1
      case .new: 3
      case .orphan: 4
      }
    }
  }

  private static let combinations: [Set<Flaw>] = (0..<16).map { bits in
    Set(Flaw.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
  }

  @Test(arguments: combinations)
  func ofSeveralTheWeightiestCodeCounts(_ flaws: Set<Flaw>) throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(
      .init(Samples.key("same")), .init(Samples.key("damaged")), .init(Samples.key("different")))
    // The test it belongs to is on the run's list no longer.
    let orphan = Samples.key("orphan", test: "testGone")
    try sandbox.makeBaselines(.init(orphan))
    if flaws.contains(.damaged) {
      try sandbox.write("", to: "Baselines/RecipesTests/testDetails/damaged.iphone-x-light.json")
    }
    var checks = [Sandbox.Check(Samples.key("same")), .init(Samples.key("damaged"))]
    checks.append(.init(Samples.key("different"), flaws.contains(.different) ? Self.changed : Screen()))
    if flaws.contains(.new) { checks.append(.init(Samples.key("new"))) }
    if !flaws.contains(.orphan) { checks.append(.init(orphan)) }
    try sandbox.run("r", all: checks)
    try sandbox.list("r", "M.RecipesTests/testDetails")
    let expected =
      flaws.map(\.code).min { [2, 1, 3, 4].firstIndex(of: $0)! < [2, 1, 3, 4].firstIndex(of: $1)! } ?? 0
    let tool = Tool(sandbox: sandbox)
    #expect(tool("gate", "--fail-on-orphans").code.rawValue == expected)
    if flaws == [.orphan] { #expect(tool("gate").code == .clean) }
  }

  @Test func everyDamageStopsItsOwnCheckAndTheRestIsCompared() throws {
    let sandbox = try Sandbox()
    let names = ["truncated", "oversized", "pointer", "whole"]
    for name in names { try sandbox.makeBaselines(.init(Samples.key(name))) }
    func path(_ name: String) -> String { "Baselines/RecipesTests/testDetails/\(name).iphone-x-light.png" }
    try sandbox.write(Array(try sandbox.bytes(path("truncated")).dropLast(30)), to: path("truncated"))
    var oversized = try sandbox.bytes(path("oversized"))
    oversized.replaceSubrange(16..<24, with: [0, 2, 0, 0, 0, 2, 0, 0])
    try sandbox.write(oversized, to: path("oversized"))
    try sandbox.write(
      "version https://git-lfs.github.com/spec/v1\noid sha256:a\nsize 1\n", to: path("pointer"))
    try sandbox.run("r", all: names.map { .init(Samples.key($0)) })
    let result = Tool(sandbox: sandbox)("gate")
    #expect(result.code == .notComparable)
    #expect(result.out.contains("run r: compared 1 of 4: 1 match, 0 differ, 0 new, 3 not comparable\n"))
    for name in names.dropLast() {
      #expect(
        result.out.contains(
          "not comparable  RecipesTests/testDetails / \(name) @ iphone-x-light: \(path(name)) "))
    }
  }

  @Test func aRunMayBeNamedAndCounted() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("good", .init())
    try sandbox.run("bad", .init(Samples.key(), Self.changed))
    let tool = Tool(sandbox: sandbox)
    #expect(tool("gate", "--run", "good").code == .clean)
    #expect(tool("gate", "--run=bad").code == .differences)
    #expect(tool("gate", "--run", "good", "--expect", "2").code == .notComparable)
    expectGolden(tool("gate", "--run", "god").err)
    try sandbox.write("{ expect: 2 }", to: "Galley.json")
    #expect(tool("gate", "--run", "good").code == .notComparable)
    #expect(tool("gate", "--run", "good", "--expect", "1").code == .clean)
  }

  @Test func underJSONStandardOutputIsJSONAlone() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), Self.changed))
    let result = Tool(sandbox: sandbox)("gate", "--json")
    #expect(result.code == .differences)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    #expect(object["status"] as? String == "ok")
    #expect((object["data"] as? [String: Any])?["exitCode"] as? Int == 1)
    #expect(result.err.contains("compared 1 of 1"))
  }

  @Test func matchesAreNamedOnlyWhenAskedFor() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    let tool = Tool(sandbox: sandbox)
    #expect(tool("gate", "--verbose").out.hasPrefix("match  \(Samples.key().text)\n"))
    #expect(!tool("gate").out.contains("match  "))
  }

  @Test func theReportIsWrittenOnTheWay() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init())
    let tool = Tool(sandbox: sandbox)
    #expect(tool("gate", "--html", "site").out.contains("Report: \(sandbox.root)/site/index.html\n"))
    #expect(try sandbox.text("site/index.html").hasPrefix("<!doctype html>"))
    #expect(tool("report").out == "Report: \(sandbox.root)/.galley/report/index.html\n")
    #expect(tool("report", "-o", "site/again").code == .clean)
    #expect(try sandbox.text("site/again/index.html") == sandbox.text("site/index.html"))
  }
}
