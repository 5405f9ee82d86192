import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyReport
import Testing

@Suite struct GitHubReportTests {
  /// A run with new checks of these names.
  private static func new(_ names: [String]) throws -> Verdict {
    let sandbox = try Sandbox()
    try sandbox.run("r", all: names.map { .init(Samples.key($0)) })
    return try sandbox.verdict("r")
  }

  @Test func everyKindOfTroubleIsAnAnnotation() throws {
    let sandbox = try TerminalReportTests.everything()
    let verdict = try sandbox.verdict("r", Gate(expected: 6))
    let cause = try #require(verdict.causes.first?.cause.sentence)
    let lines = GitHubReport(verdict, prefix: "App/").annotations.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(
      lines[0] == "::error title=The run is incomplete::6 checks were expected, and the run made 5.")
    #expect(
      lines.contains(
        "::error file=App/Tests/RecipesTests.swift,line=12,endLine=12,title=RecipesTests/testDetails / grown @ "
          + "iphone-x-light differs::\(cause)."))
    #expect(lines.allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines.last?.hasSuffix("�]0;evil��new @ iphone-x-light is new::it has no baseline yet.") == true)
  }

  @Test func whatWouldEndACommandIsEscaped() throws {
    let text = GitHubReport(try Self.new(["100 %, a:b\r\n::error::x"])).annotations
    #expect(
      text
        == "::error file=Tests/RecipesTests.swift,line=10,endLine=10,title=RecipesTests/testDetails / 100 %25%2C "
        + "a%3Ab⏎%3A%3Aerror%3A%3Ax @ iphone-x-light is new::it has no baseline yet.\n")
  }

  @Test func noMoreThanAreShownArePrintedAndTheRestIsCounted() throws {
    let lines = GitHubReport(try Self.new((1...13).map { "check \($0)" })).annotations.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(
      lines.last.map(String.init) == "::notice title=Galley::3 more annotations would not be shown; "
        + "compared 0 of 13: 0 match, 0 differ, 13 new")
  }

  @Test func everyCauseIsShownBeforeOneIsShownTwice() throws {
    let sandbox = try Sandbox()
    let names = (0..<12).map { "check \(10 + $0)" }
    for name in names { try sandbox.makeBaselines(.init(Samples.key(name))) }
    let rare = Screen().rows(2)
    try sandbox.run(
      "r",
      all: names.map { .init(Samples.key($0), $0 == "check 21" ? rare : Screen().button("Remove")) })
    let lines = GitHubReport(try sandbox.verdict("r")).annotations.split(separator: "\n")
    #expect(lines.prefix(3).contains { $0.contains("check 21") })
    #expect(lines[0].contains("%0Athe same cause shows in 11 checks."))
  }

  @Test func aCleanRunSaysNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    #expect(GitHubReport(try sandbox.verdict("r")).annotations == "")
  }
}
