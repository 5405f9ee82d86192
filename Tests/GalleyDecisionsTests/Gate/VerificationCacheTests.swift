import BaselineFixtures
import Foundation
import GalleyImage
import GalleySystem
import Glibc
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

@Suite struct VerificationCacheTests {
  private static let picture = Sandbox.baseline + ".png"
  private static let sidecar = Sandbox.baseline + ".json"

  /// A clean run whose gate has noted what it verified.
  ///
  /// No file is old enough to be noted in a test, so the clock of the note is put forward.
  private static func noted() throws -> (Sandbox, ContentDigest) {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    let later = VerificationCache(sandbox.project, now: FileStamp.now + 3_000_000_000)
    guard
      case .found(let baseline) = try later.noting(
        Samples.key(), { () throws(BaselineError) in try sandbox.store.read(Samples.key()) })
    else { throw BaselineError.pictureMissing("") }
    later.save()
    return (sandbox, baseline.digest)
  }

  @Test func whatNobodyTouchedIsKnown() throws {
    let (sandbox, digest) = try Self.noted()
    #expect(VerificationCache(sandbox.project).digest(of: Samples.key()) == digest)
    #expect(VerificationCache(sandbox.project).digest(of: Samples.key("other")) == nil)
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func whatWasWrittenJustNowIsNotNoted() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    _ = try sandbox.verdict("r")
    #expect(!FileManager.default.fileExists(atPath: sandbox.url(".galley/verified").path))
  }

  /// What may happen to a baseline's files after they were verified.
  enum Touch: CaseIterable {
    case bytes, bytesWithTheOldTimes, sidecar, replaced, removed, link, text, intent, renamed
  }

  @Test(arguments: Touch.allCases)
  func whatWasTouchedIsReadAgain(_ touch: Touch) throws {
    let (sandbox, _) = try Self.noted()
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
    #expect(VerificationCache(sandbox.project).digest(of: Samples.key()) == nil)
    let passes = touch == .sidecar || touch == .renamed
    #expect(try sandbox.verdict("r").exitCode == (passes ? .clean : .notComparable))
  }

  @Test func aNoteThatIsTornOrForgedIsNone() throws {
    let (sandbox, _) = try Self.noted()
    let note = try sandbox.bytes(".galley/verified")
    #expect(VerificationCacheFormat.read(note)?.count == 1)
    for length in stride(from: 0, to: note.count, by: 7) {
      #expect(VerificationCacheFormat.read(Array(note[..<length])) == nil)
    }
    for place in stride(from: 0, to: note.count, by: 5) {
      var wrong = note
      wrong[place] ^= 1
      #expect(VerificationCacheFormat.read(wrong) == nil, "\(place)")
    }
    try sandbox.write("galley verified 1\n", to: ".galley/verified")
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func aNoteIsReadAsItWasWritten() {
    let facts = FileStamp(device: 1, inode: .max, size: 3, modified: -4, changed: .max)
    let findings = Dictionary(
      uniqueKeysWithValues: (0..<1000).map { number in
        (
          "slug-\(number)",
          VerificationCache.Finding(
            picture: facts, sidecar: facts,
            pixels: PixelDigest(Digest128(high: UInt64(number), low: 7).description)!,
            tree: number % 2 == 0 ? nil : Digest128(of: "\(number)"))
        )
      })
    #expect(VerificationCacheFormat.read(VerificationCacheFormat.write(findings)) == findings)
    #expect(VerificationCacheFormat.read(VerificationCacheFormat.write([:])) == [:])
  }
}
