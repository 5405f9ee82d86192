import BaselineFixtures
import Foundation
import GalleyDiff
import GalleyExplanation
import GalleyImage
import Testing

@testable import GalleyBaselines
@testable import GalleyDecisions

/// A sidecar's digest of the picture's file is a shortcut, and never more.
@Suite struct FileDigestTests {
  private static let picture = Sandbox.baseline + ".png"
  private static let note = Sandbox.baseline + ".json"

  /// A project with a baseline, and a run that makes the same.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    return sandbox
  }

  private func sidecar(_ sandbox: Sandbox) throws -> Sidecar {
    try Sidecar.read(try sandbox.bytes(Self.note), path: Self.note)
  }

  /// Replaces the digest that the sidecar tells.
  private func tell(_ file: Digest128?, _ sandbox: Sandbox) throws {
    var changed = try sidecar(sandbox)
    changed.file = file
    try sandbox.write(try StableJSON.document(changed), to: Self.note)
  }

  private func isApproved(_ sandbox: Sandbox) -> Bool {
    let snapshot = Screen().snapshot
    return sandbox.store.probe(Samples.key()).holds(
      snapshot, pixels: snapshot.picture.digest, fingerprint: Samples.fingerprint)
  }

  @Test func approvingTellsTheFile() throws {
    let sandbox = try sandbox()
    #expect(try sidecar(sandbox).file == Digest128(of: Data(try sandbox.bytes(Self.picture))))
    #expect(try sandbox.text(Self.note).contains("\n  \"format\": 2,\n"))
    guard case .found(let baseline) = try sandbox.store.read(Samples.key()) else {
      throw BaselineError.pictureMissing(Self.picture)
    }
    #expect(sandbox.store.probe(Samples.key()).sealedDigest() == baseline.digest)
    #expect(isApproved(sandbox))
  }

  @Test func recordingTellsTheFileToo() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init(), mode: .missing)
    #expect(try sidecar(sandbox).file == Digest128(of: Data(try sandbox.bytes(Self.picture))))
  }

  /// Only a file that was made to have its digest told can pass without being decoded, and `verify` finds even that.
  @Test func aFileThatIsToldIsNotDecodedByTheGate() throws {
    let sandbox = try sandbox()
    let garbage = Array("no picture at all".utf8)
    try sandbox.write(garbage, to: Self.picture)
    #expect(try sandbox.verdict("r").exitCode == .notComparable)
    try tell(Digest128(of: Data(garbage)), sandbox)
    #expect(try sandbox.verdict("r").exitCode == .clean)
    #expect(!sandbox.store.verify().findings.isEmpty)
  }

  @Test func everyDamageIsStillFound() throws {
    let sandbox = try sandbox()
    let whole = try sandbox.bytes(Self.picture)
    for place in stride(from: 0, to: whole.count, by: 3) {
      var damaged = whole
      damaged[place] ^= 0x20
      try sandbox.write(damaged, to: Self.picture)
      #expect(sandbox.store.probe(Samples.key()).sealedDigest() == nil, "\(place)")
    }
    for length in [0, 1, whole.count / 2, whole.count - 1] {
      try sandbox.write(Array(whole[..<length]), to: Self.picture)
      #expect(try sandbox.verdict("r").exitCode == .notComparable, "\(length)")
    }
    try sandbox.write(whole, to: Self.picture)
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func theSamePixelsInAnotherFileAreDecoded() throws {
    let sandbox = try sandbox()
    try sandbox.write([UInt8](try PNG.encode(Screen().picture, effort: .fast)), to: Self.picture)
    #expect(sandbox.store.probe(Samples.key()).sealedDigest() == nil)
    #expect(try sandbox.verdict("r").exitCode == .clean)
    #expect(isApproved(sandbox))
  }

  @Test func aSidecarWithoutItIsOfFormat1() throws {
    let sandbox = try sandbox()
    try tell(nil, sandbox)
    #expect(try sandbox.text(Self.note).hasPrefix("{\n  \"fingerprint\""))
    #expect(try sandbox.text(Self.note).contains("\n  \"format\": 1,\n"))
    #expect(isApproved(sandbox))
    #expect(sandbox.store.probe(Samples.key()).sealedDigest() == nil)
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func inFormat1ItSaysNothing() throws {
    let sandbox = try sandbox()
    let text = try sandbox.text(Self.note)
    try sandbox.write(text.replacing("\"format\": 2", with: "\"format\": 1"), to: Self.note)
    #expect(try sidecar(sandbox).file == nil)
    #expect(sandbox.store.probe(Samples.key()).sealedDigest() == nil)
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func ofAnotherCheckOrKindItSaysNothing() throws {
    let sandbox = try sandbox()
    let text = try sandbox.text(Self.note)
    for (old, new) in [
      ("\"testDetails\"", "\"testOther\""), ("\"format\": 2", "\"format\": 3"),
      ("\"scale\": 2", "\"scale\": 0"),
      ("\"pixels\"", "\"text\""), ("\n}\n", "\n}\n{}"), ("\"scale\": 2", "\"scale\": 2, \"scale\": 2"),
    ] {
      try sandbox.write(text.replacing(old, with: new), to: Self.note)
      #expect(sandbox.store.probe(Samples.key()).sealedDigest() == nil, "\(new)")
      #expect(try sandbox.verdict("r").exitCode != .clean || new.contains(", \"scale\""), "\(new)")
    }
  }

  /// What another tool laid out anew has no digest that equals a tree's, and is read as a whole.
  @Test func anotherLayoutIsStillTheSame() throws {
    let sandbox = try sandbox()
    let object = try JSONSerialization.jsonObject(with: Data(try sandbox.bytes(Self.note)))
    try sandbox.write(
      [UInt8](try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted])), to: Self.note)
    #expect(try sandbox.verdict("r").exitCode == .clean)
  }

  @Test func optimisingTellsTheNewFile() throws {
    let sandbox = try sandbox()
    var wasteful = Data()
    let writer = try PNGWriter(
      width: Screen().picture.width, height: Screen().picture.height, format: .rgba, text: []
    ) { wasteful.append($0) }
    try writer.append(Screen().picture)
    try writer.finish()
    for told in [nil, Digest128(of: wasteful)] {
      try sandbox.write([UInt8](wasteful), to: Self.picture)
      try tell(told, sandbox)
      let before = try sandbox.text(Self.note)
      _ = try sandbox.store.optimize(Samples.key(), writes: false)
      #expect(try sandbox.text(Self.note) == before)
      let saving = try sandbox.store.optimize(Samples.key(), writes: true)
      #expect(saving.after < saving.before)
      #expect(try sidecar(sandbox).file == Digest128(of: Data(try sandbox.bytes(Self.picture))))
      #expect(sandbox.store.probe(Samples.key()).sealedDigest() != nil)
      #expect(isApproved(sandbox))
      #expect(sandbox.store.verify().findings.isEmpty)
    }
  }
}
