import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyImage
import GalleySystem
import Testing

@testable import GalleyBaselines

/// A picture that is replaced by one in another format: one file goes and another comes, at once.
@Suite struct FormatChangeTests {
  private static func sample(_ name: String) throws -> [UInt8] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: tests.appendingPathComponent("GalleyImageTests/Pictures/\(name)")))
  }

  private func candidate(_ name: String) throws -> Candidate {
    let bytes = try Self.sample(name)
    let pixels = try PictureFile.digest(of: Data(bytes)).pixels
    let sidecar = Sidecar(
      key: Samples.key(), pixels: pixels, scale: 1, fingerprint: .pictureFile(shown: nil), tree: nil)
    return Candidate(
      content: bytes, sidecar: .picture(sidecar), digest: ContentDigest(pixels: pixels, tree: nil))
  }

  private func pictures(_ sandbox: Sandbox) -> [String] {
    sandbox.files("Baselines").filter { PictureFormat.isPicture($0) && !$0.contains("/.") }
  }

  @Test(arguments: 0...WriteStep.allCases.count) func whateverWasDoneLeavesOneOfThem(_ done: Int) throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let old = try sandbox.store.read(Samples.key()).digest
    let new = try candidate("baseline.jpg")
    let record = DecisionRecord(
      .approve, Samples.signature, run: "r", key: Samples.key(), from: old, to: new.digest)
    let files = BaselineFiles(Samples.key(), in: sandbox.project.baselines)
    let change = try StoreChange(with: new, record).replacing(files)
    #expect(change.removes == [.picture])
    let steps = WriteStep.allCases.prefix(done)
    for step in steps { try sandbox.store.perform(step, change, files) }
    let isPromised = steps.contains(.writeIntent)
    #expect(try sandbox.store.read(Samples.key()).digest == (isPromised ? new.digest : old))
    #expect(sandbox.store.tidy().faults.isEmpty)
    #expect(try sandbox.store.read(Samples.key()).digest == (isPromised ? new.digest : old))
    #expect(pictures(sandbox) == [Sandbox.baseline + (isPromised ? ".jpg" : ".png")])
    if isPromised {
      let kept = try #require(try sandbox.store.trash.parts(of: record))
      #expect(kept.keys.sorted() == [.picture, .sidecar])
    }
  }

  @Test func severalPicturesOfOneKeyAreNeverRead() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.write(try Self.sample("lossless.webp"), to: Sandbox.baseline + ".webp")
    let paths = [".png", ".webp"].map { Sandbox.baseline + $0 }
    #expect(throws: BaselineError.severalPictures(paths)) { try sandbox.store.read(Samples.key()) }
    #expect(sandbox.store.known(Samples.key()) == nil)
    let words = "\(BaselineError.severalPictures(paths))"
    #expect(words.hasPrefix("\(paths[0]) and \(paths[1]) are both there"), "\(words)")
    #expect("\(BaselineError.severalPictures(paths + ["c"]))".contains("and c are all there"))
  }

  @Test func aPictureBesideATextIsRefusedInAnyFormat() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.remove(Sandbox.baseline + ".png")
    try sandbox.write(try Self.sample("baseline.jpg"), to: Sandbox.baseline + ".jpg")
    // It is no picture that was approved.
    #expect(throws: BaselineError.self) { try sandbox.store.read(Samples.key()) }
    try sandbox.write("text", to: Sandbox.baseline + ".txt")
    #expect(
      throws: BaselineError.bothKinds(picture: Sandbox.baseline + ".jpg", text: Sandbox.baseline + ".txt")
    ) { try sandbox.store.read(Samples.key()) }
  }
}
