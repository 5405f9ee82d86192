import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyImage
import Testing

@testable import GalleyBaselines

@Suite struct PictureLabelTests {
  private func texts(_ sandbox: Sandbox, _ path: String) throws -> [String: String] {
    let texts = PNG.text(in: Data(try sandbox.bytes(path)))
    return Dictionary(uniqueKeysWithValues: texts.map { ($0.keyword, $0.value) })
  }

  @Test func anApprovedPictureNamesItsCheckAndItsDigest() throws {
    let sandbox = try Sandbox()
    try sandbox.run("r", .init())
    try sandbox.approve("r")
    #expect(
      try texts(sandbox, Sandbox.baseline + ".png") == [
        "Galley-Key": Samples.key().text, "Galley-Digest": Screen().picture.digest.description,
      ])
  }

  /// A run keeps pictures by their pixels, so two checks share a file that names the first.
  @Test func checksWithTheSamePixelsAreEachNamedInTheirBaselines() throws {
    let sandbox = try Sandbox()
    let other = Samples.key("other")
    try sandbox.run("r", .init(), .init(other))
    try sandbox.approve("r")
    for key in [Samples.key(), other] {
      let path = sandbox.store.picturePath(of: key)
      let found = try PNG.text(at: path).filter { $0.keyword == PictureLabel.key }.map(\.value)
      #expect(found == [key.text])
      #expect(try PNG.read(path) == Screen().picture)
    }
  }

  @Test func aFalseLabelChangesNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let other = Screen().button("Remove").picture
    let lie = try PNG.encode(
      Screen().picture, text: PictureLabel.texts(Samples.key("other"), other.digest))
    try sandbox.write([UInt8](lie), to: Sandbox.baseline + ".png")
    guard case .found(let baseline) = try sandbox.store.read(Samples.key()) else {
      Issue.record("the baseline is gone")
      return
    }
    #expect(baseline.digest.pixels == Screen().picture.digest)
    let truth = try PNG.encode(other, text: PictureLabel.texts(Samples.key(), Screen().picture.digest))
    try sandbox.write([UInt8](truth), to: Sandbox.baseline + ".png")
    #expect(throws: BaselineError.self) { try sandbox.store.read(Samples.key()) }
  }
}
