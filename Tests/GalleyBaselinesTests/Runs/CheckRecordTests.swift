import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct CheckRecordTests {
  /// A record as Galley wrote it before there were levels.
  private static let first = """
    {
      "baseline": {
        "pixels": "PIXELS",
        "tree": "0123456789abcdef0123456789abcdef"
      },
      "baselineFingerprint": {
        "fonts": { "Inter Regular": "1f0e2d3c4b5a69788796a5b4c3d2e1f0" },
        "libraries": { "harfbuzz": "6.0.0" },
        "missing": [],
        "renderer": "galley 1"
      },
      "candidate": {
        "pixels": "PIXELS"
      },
      "comparison": {
        "causes": [
          {
            "after": "Edit", "before": "Save", "element": "button \\"save\\"", "followers": 0, "id": "a1b2",
            "kind": "text", "pixels": 9, "property": "label", "sentence": "The label changed."
          }
        ],
        "differingPixels": 9,
        "regions": [
          [[8, 40], [24, 12]]
        ],
        "unexplainedPixels": 0
      },
      "fingerprint": {
        "fonts": { "Inter Regular": "1f0e2d3c4b5a69788796a5b4c3d2e1f0" },
        "libraries": { "harfbuzz": "6.0.0" },
        "missing": [],
        "renderer": "galley 1"
      },
      "format": 1,
      "isKept": true,
      "key": KEY,
      "level": "exact",
      "masks": [
        [[0, 0], [60, 8.5]]
      ],
      "place": { "file": "Tests/RecipesTests.swift", "line": 12 },
      "scale": 2,
      "status": "mismatch"
    }
    """

  private func run(_ record: String) throws -> (sandbox: Sandbox, run: Run) {
    let sandbox = try Sandbox()
    try sandbox.run("r")
    // Records are added as those of a process that noted no digests.
    let names = sandbox.files(".galley/runs/r").filter { $0.contains("/process-") }
    for name in names {
      try sandbox.forgetDigests("r")
      try FileManager.default.moveItem(
        at: sandbox.url(name), to: sandbox.url(".galley/runs/r/process-1.json"))
    }
    let key = String(decoding: try StableJSON.line(Samples.key()), as: UTF8.self)
    let text = record.replacing("KEY", with: key).replacing("PIXELS", with: "\(Screen().picture.digest)")
    try sandbox.write(text, to: ".galley/runs/r/records/1-000001.json")
    return (sandbox, try Run("r", in: sandbox.project))
  }

  @Test func aRecordOfTheFirstFormatIsBroughtUp() throws {
    let run = try run(Self.first).run
    #expect(run.unreadable == [])
    let record = try #require(run.records.first)
    #expect(record.format == 2)
    #expect(record.key == Samples.key())
    #expect(record.status == .mismatch)
    let mask = CGRect(x: 0, y: 0, width: 60, height: 8.5)
    #expect(
      record.settings
        == MatchSettings(
          level: .exact, budget: .none,
          regions: [MatchRegion(.ignore, .rectangle(mask), name: "Rectangle (0, 0, 60, 8.5)")]))
    #expect(record.origins == MatchOrigins(level: .standard, budget: .standard))
    let comparison = try #require(record.comparison)
    #expect(comparison.differingPixels == 9 && comparison.causes.map(\.id) == ["a1b2"])
    #expect(comparison.level == .exact && comparison.forgiven == [] && comparison.tolerance == .init())
    #expect(record.place == Samples.place())
    #expect(record.isKept)
    // Written again it is of the newest format, and stays what it is.
    let bytes = try StableJSON.document(record)
    #expect(try CheckRecord(bytes, version: 2) == record)
  }

  @Test func aRecordKeepsItsSettings() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let settings = MatchSettings(
      level: .strict, budget: try DifferenceBudget(maxDiffPixels: 5, precision: 0.5),
      regions: [
        MatchRegion(.floating(RegionEdges(up: 1, right: 2)), .element([1]), name: "save"),
        MatchRegion(.dynamic(.expression("S.*")), .element([1]), padding: 3, name: "save"),
        MatchRegion(
          .accessibility(.largeText), .rectangle(CGRect(x: 1, y: 2, width: 3, height: 4)), name: "corner"),
      ])
    var check = Sandbox.Check(settings: settings)
    check.origins = MatchOrigins(level: .test, budget: .check)
    try sandbox.run("r", check)
    let run = try Run("r", in: sandbox.project)
    #expect(run.unreadable == [])
    #expect(run.records.map(\.settings) == [settings])
    #expect(run.records.map(\.origins) == [check.origins])
  }

  @Test func recordsOfNoKnownFormatAreListed() throws {
    for (format, words) in [
      ("3", "is of format 3, and this Galley knows format 2; update Galley"),
      ("0", "is of format 0, and this Galley knows format 2; update Galley"),
      ("2", "cannot be understood: it has no \"settings\""),
    ] {
      let run = try run(Self.first.replacing("\"format\": 1", with: "\"format\": \(format)")).run
      #expect(run.unreadable == [".galley/runs/r/records/1-000001.json \(words)"])
      #expect(run.records == [])
    }
  }
}
