import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions

@testable import GalleyCommands

extension Attack {
  /// Parts of a suite that a branch removes: nothing prevents it, and the gate names each with its author.
  static let vanishing: [Attack] = [
    gone(
      "the branch disables the test",
      "RecipesTests/testDetails: 2 baselines, details, other; disabled on this branch by "
    ) { scene in
      try scene.source("@Test(.disabled(\"flaky\"))\nfunc testDetails() {}\n")
      try scene.end(testDetails: .skipped)
    },
    gone(
      "the branch disables the suite of the test",
      "RecipesTests/testDetails: 2 baselines, details, other; disabled on this branch by "
    ) { scene in
      try scene.source("@Suite(.disabled())\nstruct RecipesTests {\n  @Test func testDetails() {}\n}\n")
      try scene.end(testDetails: .skipped)
    },
    gone(
      "the test was disabled at the base",
      "RecipesTests/testDetails: 2 baselines, details, other; no line of this branch disables it"
    ) { scene in try scene.end(testDetails: .skipped) },
    gone(
      "the branch disables a test without a baseline",
      "RecipesTests/testPlain: no baseline; disabled on this branch by "
    ) { scene in
      try scene.source("@Test func testDetails() {}\n@Test(.disabled()) func testPlain() {}\n")
      try scene.end(testDetails: .passed, "testPlain", .skipped)
    },
    gone(
      "the branch removes the test",
      "RecipesTests/testDetails: the test is gone, removed by Ada on "
    ) { scene in
      try scene.source("")
      try scene.end(testDetails: nil)
    },
    gone(
      "the branch removes a test without a baseline",
      "Tests/T.swift/testPlain: the test is gone, removed by Ada on "
    ) { scene in
      try scene.source("@Test func testDetails() {}\n")
      try scene.end(testDetails: .passed)
    },
    gone(
      "the branch removes a number from the arguments of a test",
      "the argument is gone, removed by Ada on "
    ) { scene in
      try scene.onMain {
        try scene.sandbox.makeBaselines(.init(Samples.key("third", test: "testThird", argument: "3")))
        try scene.sandbox.write(
          "@Test(arguments: [1, 3]) func testThird(_ rows: Int) {}\n", to: "Tests/T3.swift")
      }
      try scene.sandbox.write("@Test(arguments: [1]) func testThird(_ rows: Int) {}\n", to: "Tests/T3.swift")
      try scene.sandbox.commit("Test less")
      try scene.end(testDetails: .passed)
    },
    gone(
      "the branch removes a case from the arguments of a test, in another file",
      "the argument is gone, removed by Ada on "
    ) { scene in
      try scene.onMain {
        try scene.sandbox.makeBaselines(.init(Samples.key("third", test: "testThird", argument: "small")))
        try scene.sandbox.write("let sizes: [Size] = [.small, .large]\n", to: "Tests/Sizes.swift")
      }
      try scene.sandbox.write("let sizes: [Size] = [.large]\n", to: "Tests/Sizes.swift")
      try scene.sandbox.commit("Test less")
      try scene.end(testDetails: .passed)
    },
    gone(
      "the branch removes the file of a baseline by hand",
      "its file was removed by Ada on "
    ) { scene in
      for end in ["png", "json"] { try scene.sandbox.remove("\(AttackScene.baseline).\(end)") }
      try scene.source("@Test func testDetails() {}\n")
      try scene.end(testDetails: .passed, others: [AttackScene.other])
    },
    gone(
      "the branch takes a known issue out of the settings",
      "Details: the known accessibility issue hitRegion info is gone, removed by Ada on "
    ) { scene in
      try scene.onMain {
        try scene.sandbox.write("{ knownIssues: { Details: ['hitRegion info'] } }", to: "Galley.json")
      }
      try scene.sandbox.write("{}", to: "Galley.json")
      try scene.source("@Test func testDetails() {}\n")
      try scene.end(testDetails: .passed)
    },
    gone(
      "the branch removes a suite without baselines",
      "PlainTests: the suite is gone with 2 tests, removed by Ada on "
    ) { scene in
      try scene.onMain {
        try scene.sandbox.write(
          "struct PlainTests {\n  @Test func testOne() {}\n  @Test func testTwo() {}\n}\n",
          to: "Tests/P.swift")
      }
      try scene.removeFile("Tests/P.swift")
      try scene.end(testDetails: .passed)
    },
    gone(
      "the branch removes a suite, one of whose tests has a baseline",
      "MailTests: the suite is gone with 2 tests, removed by Ada on "
    ) { scene in
      try scene.onMain {
        let inbox = Samples.key("inbox", test: "testInbox", suite: ["MailTests"])
        try scene.sandbox.makeBaselines(.init(inbox))
        try scene.sandbox.write(
          "final class MailTests: XCTestCase {\n  func testInbox() {}\n  func testSent() {}\n}\n",
          to: "Tests/M.swift")
      }
      try scene.removeFile("Tests/M.swift")
      try scene.end(testDetails: .passed)
    },
    gone(
      "the branch removes a check from a test",
      "\(AttackScene.other.text): not checked; its name was last changed by Ada on "
    ) { scene in
      try scene.onMain {
        try scene.sandbox.write("func look() { page.check(\"other\") }\n", to: "Tests/C.swift")
      }
      try scene.sandbox.write("func look() {}\n", to: "Tests/C.swift")
      try scene.sandbox.commit("Test less")
      try scene.end(testDetails: .passed, others: [AttackScene.target])
    },
    gone(
      "the branch removes the check of a text from a test",
      "\(Samples.textKey().text): not checked; its name was last changed by Ada on "
    ) { scene in
      try scene.onMain {
        try scene.sandbox.makeBaseline(text: "Dear Ada\n")
        try scene.sandbox.write("func read() { check(\"letter\") }\n", to: "Tests/L.swift")
      }
      try scene.sandbox.write("func read() {}\n", to: "Tests/L.swift")
      try scene.sandbox.commit("Test less")
      try scene.end(testDetails: .passed, "testLetter", .passed)
    },
    gone(
      "the branch removes the test of a walk of VoiceOver",
      "RecipesTests/testLetter: the test is gone, removed by Ada on "
    ) { scene in
      try scene.onMain {
        try scene.sandbox.run("walk", walk: ["“Inbox”, heading"], at: [nil], on: Screen().picture)
        try scene.sandbox.approve("walk")
        try scene.sandbox.remove(".galley/runs/walk")
        try scene.sandbox.write("@Test func testLetter() {}\n", to: "Tests/L.swift")
      }
      try scene.removeFile("Tests/L.swift")
      try scene.end(testDetails: .passed)
    },
    gone(
      "the branch removes a preview",
      "Shop/Basket.swift / Basket @ iphone-x-light: not checked; the preview is gone, removed by Ada on "
    ) { scene in
      try scene.onMain {
        try scene.sandbox.makeBaselines(
          .init(Samples.key("Basket", test: nil, suite: ["Shop", "Basket.swift"])))
        try scene.sandbox.write(
          "struct Basket {}\n#Preview(\"Basket\") { Basket() }\n", to: "Sources/Shop/Basket.swift")
      }
      try scene.sandbox.write("struct Basket {}\n", to: "Sources/Shop/Basket.swift")
      try scene.sandbox.commit("Show less")
      try scene.end(testDetails: .passed)
    },
    gone(
      "the branch removes the provider of a preview with its file",
      "Shop/Card_Previews / Card @ iphone-x-light: not checked; the preview is gone, removed by Ada on "
    ) { scene in
      try scene.onMain {
        try scene.sandbox.makeBaselines(
          .init(Samples.key("Card", test: nil, suite: ["Shop", "Card_Previews"])))
        try scene.sandbox.write("struct Card_Previews: PreviewProvider {}\n", to: "Sources/Shop/Card.swift")
      }
      try scene.removeFile("Sources/Shop/Card.swift")
      try scene.end(testDetails: .passed)
    },
  ]

  /// An attempt in a project whose `main` has a source of two tests and one more baseline, of `testThird`.
  private static func gone(
    _ name: String, _ sentence: String, _ body: @escaping @Sendable (AttackScene) throws -> Void
  ) -> Attack {
    Attack(name, .told(sentence), "--base", "main") { scene in
      try scene.onMain {
        try scene.sandbox.makeBaselines(.init(AttackScene.ofThird))
        try scene.sandbox.write(
          "@Test(.disabled(\"old\")) func testOld() {}\n@Test func testDetails() {}\n@Test func testPlain() {}\n",
          to: "Tests/T.swift")
      }
      try body(scene)
    }
  }
}

extension AttackScene {
  fileprivate static let ofThird = Samples.key("third", test: "testThird")

  /// Commits another source of the tests.
  fileprivate func source(_ text: String) throws {
    try sandbox.write(text, to: "Tests/T.swift")
    try sandbox.commit("Change the tests")
  }

  /// Commits the removal of a file.
  fileprivate func removeFile(_ path: String) throws {
    try sandbox.remove(path)
    try sandbox.commit("Tidy up")
  }

  /// Ends a run in which a test ended so, or was not there, and that of ``ofThird`` passed.
  fileprivate func end(
    testDetails end: TestResult.End?, _ other: String? = nil, _ otherEnd: TestResult.End = .passed,
    others: [CheckKey] = [AttackScene.target, AttackScene.other]
  ) throws {
    func name(_ test: String) throws -> TestName {
      guard let name = TestName("M.RecipesTests/\(test)()") else { throw NotThere(path: "tests", text: test) }
      return name
    }
    let checks = end == .passed ? others.map { Sandbox.Check($0) } : []
    try sandbox.run("r", all: [Sandbox.Check(Self.ofThird)] + checks)
    var results = [TestResult(try name("testThird"), .passed)]
    if let end { results.append(TestResult(try name("testDetails"), end)) }
    if let other { results.append(TestResult(try name(other), otherEnd)) }
    try Run.keep(TestList(results.map(\.test)), of: "r", in: sandbox.project)
    try sandbox.endTests("r", attempts: [results])
  }
}
