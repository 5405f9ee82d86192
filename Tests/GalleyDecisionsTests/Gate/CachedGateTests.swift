import BaselineFixtures
import Foundation
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree
import Glibc
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

/// What the cache spares, and that it changes no verdict.
@Suite struct CachedGateTests {
  private static let picture = Sandbox.baseline + ".png"
  private static let sidecar = Sandbox.baseline + ".json"

  /// A clean run whose gate has noted what it read, in a cache outside the project.
  private struct Noted {
    let sandbox: Sandbox
    let outside: Sandbox
    var path: String { outside.url("cache").path }
    var project: Project { Project(root: sandbox.root, cache: .folder(path)) }
    var cache: ContentCache { ContentCache(at: path) }

    init() throws {
      sandbox = try Sandbox()
      outside = try Sandbox()
      try sandbox.makeBaselines(.init())
      try sandbox.run("r", .init())
      // Files count as settled two seconds after their last change; no test waits for that.
      let cache = ContentCache.of(project)
      for name in [CachedGateTests.picture, CachedGateTests.sidecar] {
        let stamp = try #require(FileStamp(of: sandbox.url(name).path))
        cache.note(SHA256Digest(of: try sandbox.bytes(name)), of: stamp, at: FileStamp.now + 3_000_000_000)
      }
      #expect(try verdict().exitCode == .clean)
    }

    func verdict() throws -> Verdict {
      Gate().verdict(on: try Run("r", in: project), against: BaselineStore(project))
    }
  }

  @Test func factsAboutBothFilesAreKept() throws {
    let noted = try Noted()
    let cache = noted.cache
    #expect(cache.count == 4)
    let picture = SHA256Digest(of: try noted.sandbox.bytes(Self.picture))
    let bitmap = Screen().picture
    #expect(cache.fact(picture) == .picture(bitmap.digest, width: bitmap.width, height: bitmap.height))
    #expect(cache.digest(of: try #require(FileStamp(of: noted.sandbox.url(Self.picture).path))) == picture)
    // Nothing is written into the project.
    #expect(
      noted.sandbox.files(".galley").allSatisfy { $0.hasPrefix(".galley/runs/") || !$0.contains("verified") })
  }

  /// What may happen to a baseline's files after they were read.
  enum Touch: CaseIterable {
    case bytes, bytesWithTheOldTimes, sidecar, replaced, removed, link, text, intent, renamed
  }

  @Test(arguments: Touch.allCases) func whatWasTouchedIsReadAgain(_ touch: Touch) throws {
    let noted = try Noted()
    let sandbox = noted.sandbox
    let path = sandbox.url(Self.picture).path
    var bytes = try sandbox.bytes(Self.picture)
    bytes[bytes.count / 2] ^= 1
    switch touch {
    case .bytes:
      let file = try FileHandle(forUpdating: sandbox.url(Self.picture))
      try file.write(contentsOf: Data(bytes))
      try file.close()
    case .bytesWithTheOldTimes:
      var old = stat()
      #expect(stat(path, &old) == 0)
      let file = try FileHandle(forUpdating: sandbox.url(Self.picture))
      try file.write(contentsOf: Data(bytes))
      try file.close()
      // Who sets the times back cannot set back that they were set.
      #expect(utimensat(AT_FDCWD, path, [old.st_atim, old.st_mtim], 0) == 0)
    case .sidecar: try sandbox.write(try sandbox.text(Self.sidecar) + " ", to: Self.sidecar)
    case .replaced: try sandbox.write(bytes, to: Self.picture)
    case .removed: try sandbox.remove(Self.picture)
    case .link:
      try sandbox.write(try sandbox.bytes(Self.picture), to: "elsewhere.png")
      try sandbox.remove(Self.picture)
      #expect(symlink(sandbox.url("elsewhere.png").path, path) == 0)
    case .text: try sandbox.write("Hello", to: Sandbox.baseline + ".txt")
    case .intent:
      try sandbox.write("{}", to: "Baselines/RecipesTests/testDetails/.details.iphone-x-light.intent")
    case .renamed: #expect(rename(path, path + "~") == 0 && rename(path + "~", path) == 0)
    }
    let passes = touch == .sidecar || touch == .renamed
    #expect(try noted.verdict().exitCode == (passes ? .clean : .notComparable))
    #expect((BaselineStore(noted.project).known(Samples.key()) != nil) == passes)
  }

  /// A fact about a file is by its bytes: a forged picture of the same length is not taken for it.
  @Test func anotherPictureIsNotTakenForAKnownOne() throws {
    let noted = try Noted()
    let forged = Screen.variant(1)
    try noted.sandbox.write([UInt8](try PNG.encode(forged.picture)), to: Self.picture)
    #expect(try noted.verdict().exitCode == .notComparable)
    #expect(BaselineStore(noted.project).known(Samples.key()) == nil)
  }

  @Test func aCacheInsideTheProjectStopsTheGate() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    let inside = sandbox.url("cache").path
    let project = sandbox.project.caching(["GALLEY_CACHE": inside])
    let verdict = Gate().verdict(on: try Run("r", in: project), against: BaselineStore(project))
    #expect(verdict.findings == [.cacheRefused(.inside(inside, top: sandbox.root))])
    #expect(verdict.exitCode == .notComparable)
    #expect(!FileManager.default.fileExists(atPath: inside))
  }

  @Test func aCacheThatCannotBeWrittenChangesNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    let outside = try Sandbox()
    try outside.write("a file", to: "cache")
    let project = Project(root: sandbox.root, cache: .folder(outside.url("cache").path))
    for _ in 0..<2 {
      #expect(
        Gate().verdict(on: try Run("r", in: project), against: BaselineStore(project)).exitCode == .clean)
    }
  }

  // MARK: Comparisons

  /// A record that says that a difference was tolerated is judged again, once.
  @Test func aToleratedDifferenceIsConfirmedOnce() throws {
    let sandbox = try Sandbox()
    let outside = try Sandbox()
    try sandbox.makeBaselines(.init())
    let layout = MatchSettings(level: .layout)
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove"), settings: layout))
    let project = Project(root: sandbox.root, cache: .folder(outside.url("cache").path))
    func verdict() throws -> Verdict {
      Gate().verdict(on: try Run("r", in: project), against: BaselineStore(project))
    }
    let first = try verdict()
    #expect(first.checks.map(\.outcome.status) == [.tolerated])
    let second = try verdict()
    #expect(second.checks.map(\.outcome) == first.checks.map(\.outcome))
    let record = try #require(try Run("r", in: project).records.first)
    let known = try #require(BaselineStore(project).known(Samples.key()))
    let judgement = Judgement(
      run: try Run("r", in: project), store: BaselineStore(project), record: record, baseline: known)
    #expect(judgement.confirmed == first.checks[0].outcome)
    // Without the picture that was kept nothing is confirmed.
    try sandbox.remove(".galley/runs/r/pictures/\(record.candidate.name).png")
    #expect(judgement.confirmed == nil)
    #expect(try verdict().exitCode == .notComparable)
  }
}
