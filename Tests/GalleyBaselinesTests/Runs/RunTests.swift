import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyBaselines

@Suite struct RunTests {
  private func fault(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no fault"
    } catch {
      return "\(error)"
    }
  }

  @Test func aRunIsOneFileARecordAndPicturesByDigest() throws {
    let sandbox = try Sandbox()
    try sandbox.run(
      "r1", .init(), .init(Samples.key("again")), .init(Samples.key("other"), Screen().button("Remove")))
    let pid = ProcessInfo.processInfo.processIdentifier
    let first = Screen()
    let second = Screen().button("Remove")
    #expect(
      sandbox.files(".galley/runs/r1")
        == [
          ".galley/runs/r1/pictures/\(first.picture.digest).png",
          ".galley/runs/r1/pictures/\(second.picture.digest).png",
          ".galley/runs/r1/process-\(pid).json",
          ".galley/runs/r1/records/\(pid)-000001.json",
          ".galley/runs/r1/records/\(pid)-000002.json",
          ".galley/runs/r1/records/\(pid)-000003.json",
          ".galley/runs/r1/trees/\(try ContentDigest.tree(of: first.tree)).json",
          ".galley/runs/r1/trees/\(try ContentDigest.tree(of: second.tree)).json",
        ].sorted())
    let run = try Run("r1", in: sandbox.project)
    #expect(run.unreadable == [])
    #expect(run.processes.map(\.records) == [3])
    #expect(run.records.map(\.key.name) == ["details", "again", "other"])
    #expect(run.records.map(\.place.line) == [10, 11, 12])
    #expect(try run.snapshot(of: run.records[2]).picture == second.picture)
    #expect(try run.snapshot(of: run.records[2]).tree == second.tree)
  }

  @Test func aProcessThatLeavesWhileTestsRunStaysOpen() throws {
    let sandbox = try Sandbox()
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    recorder.hold(true)
    try recorder.close()
    #expect(try Run("r", in: sandbox.project).processes.map(\.records) == [nil])
    recorder.hold(false)
    for place in ["b", "a", "b"] { recorder.noteFailure(.issue(place)) }
    recorder.noteFailure(.check)
    recorder.noteFailure(.other)
    try recorder.close()
    let note = try #require(try Run("r", in: sandbox.project).processes.first)
    #expect(note.records == 0)
    #expect(note.failures?.issues == ["a", "b"])
    #expect(note.failures?.checks == 1)
    #expect(note.failures?.others == 1)
  }

  @Test func runsStayOutOfVersionControl() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init())
    #expect(try sandbox.text(".galley/.gitignore") == "*\n")
  }

  @Test func aMatchKeepsNoPicture() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    #expect(sandbox.files(".galley/runs/r/pictures").isEmpty)
    let run = try Run("r", in: sandbox.project)
    expectGolden(fault { _ = try run.snapshot(of: run.records[0]) })
  }

  @Test func aRunIsNamedByTheEnvironmentOrTheParent() throws {
    let sandbox = try Sandbox()
    let recorder = try RunRecorder.open(sandbox.project, environment: [:])
    #expect(recorder.run == "p\(ProcessIdentity.parent.pid)-\(ProcessIdentity.parent.start)")
    for name in ["../up", "", ".hidden", "a/b", "a b", String(repeating: "x", count: 101), "ü"]
    where !name.isEmpty {
      #expect(
        fault { _ = try RunRecorder.open(sandbox.project, environment: [RunName.variable: name]) }
          == "\"\(name.count > 80 ? name.prefix(80) + "…" : name)\" cannot be the name of a run, which has 1 to 100 letters, digits, "
          + "hyphens, underscores and dots, and begins with a letter or digit")
    }
    #expect(RunName.fresh(Date(timeIntervalSince1970: 1_785_000_000)).hasPrefix("20260725-172000-"))
  }

  @Test func theNewestRunIsTheOneThatBeganLast() throws {
    let sandbox = try Sandbox()
    for (index, name) in ["b", "c", "a"].enumerated() {
      let now = Date(timeIntervalSince1970: 1_785_000_000 + Double(index) / 100)
      try RunRecorder.open(sandbox.project, environment: [RunName.variable: name], now: now).close()
    }
    #expect(try Run.names(in: sandbox.project) == ["a", "c", "b"])
    #expect(try Run(nil, in: sandbox.project).name == "a")
    try Run.removeOldest(in: sandbox.project, keeping: 1)
    #expect(
      try Run.names(in: sandbox.project) == ["a", "c", "b"], "this process still runs, so its runs stay")
    for name in ["b", "c"] {
      let pid = ProcessInfo.processInfo.processIdentifier
      let path = ".galley/runs/\(name)/process-\(pid).json"
      try sandbox.write(
        try sandbox.text(path).replacing("\"pid\": \(pid)", with: "\"pid\": 1"), to: path)
    }
    try Run.removeOldest(in: sandbox.project, keeping: 1)
    #expect(try Run.names(in: sandbox.project) == ["a"])
  }

  @Test func missingRunsAreNamed() throws {
    let sandbox = try Sandbox()
    expectGolden(fault { _ = try Run(nil, in: sandbox.project) }, "the newest, without a run")
    expectGolden(fault { _ = try Run("x", in: sandbox.project) }, "a name, without a run")
    try sandbox.run("y", .init())
    expectGolden(fault { _ = try Run("x", in: sandbox.project) }, "a name, with another run")
  }

  @Test func theSameCheckTwiceMustSeeTheSame() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let outcomes = try sandbox.run("r", .init(), .init(), .init(Samples.key(), Screen().button("Remove")))
    #expect(outcomes.map(\.status) == [.match, .match, .unusable])
    expectGolden(CheckText.failure(outcomes[2], of: Samples.key()))
  }

  @Test func damagedFilesOfARunAreListed() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init(), .init(Samples.key("b")))
    try sandbox.forgetDigests("r")
    let pid = ProcessInfo.processInfo.processIdentifier
    try sandbox.write("{", to: ".galley/runs/r/records/\(pid)-000001.json")
    let text = try sandbox.text(".galley/runs/r/records/\(pid)-000002.json")
    try sandbox.write(
      text.replacing("\"format\": 2", with: "\"format\": 3"), to: ".galley/runs/r/records/\(pid)-000002.json")
    #expect(
      try Run("r", in: sandbox.project).unreadable == [
        ".galley/runs/r/records/\(pid)-000001.json cannot be understood: it is not JSON",
        ".galley/runs/r/records/\(pid)-000002.json is of format 3, and this Galley knows format 2; update Galley",
      ])
  }

  @Test func aPictureIsWhatItsNameSays() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init())
    let path = ".galley/runs/r/pictures/\(Screen().picture.digest).png"
    try sandbox.write([UInt8](try PNG.encode(Screen().button("Remove").picture)), to: path)
    let run = try Run("r", in: sandbox.project)
    #expect(
      fault { _ = try run.snapshot(of: run.records[0]) }
        == "\(path) changed after the run: its pixels have another digest than its name; run the tests again"
    )
    #expect(try sandbox.approve("r").approved.isEmpty)
    #expect(sandbox.files("Baselines").isEmpty)
  }
}
