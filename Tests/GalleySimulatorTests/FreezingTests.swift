import Foundation
import GalleyAutomation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

@Suite struct FreezingTests {
  private let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.install(ProbeApp.self)
    try device.launch(LaunchRequest(ProbeApp.bundleIdentifier))
  }

  /// The indicator of the app turns an eighth every eighth of a second.
  private func pictures(while isFrozen: Bool) throws -> Set<PixelDigest> {
    var digests: Set<PixelDigest> = []
    for _ in 0..<8 {
      if isFrozen { try device.freeze() }
      digests.insert(try device.capture().picture.digest)
      if isFrozen { try device.unfreeze() }
      device.advance(by: .milliseconds(125))
    }
    return digests
  }

  @Test func indicatorsStandStillInPicturesAndGoOnAfterwards() throws {
    #expect(try pictures(while: false).count == 8)
    #expect(try pictures(while: true).count == 1)
    #expect(try pictures(while: false).count == 8)
  }

  @Test func indicatorsStandAsWhenTheyCameUp() throws {
    device.advance(by: .milliseconds(330))
    try device.freeze()
    let frozen = try device.capture().picture
    try device.unfreeze()
    // Eight steps are one turn; at the start of the next one it stands as at its beginning.
    let others = try (0..<8).map { _ in
      device.advance(by: .milliseconds(125))
      return try device.capture().picture
    }
    #expect(others.filter { $0 == frozen }.count == 1)
  }

  @Test func theTreeTellsTheSame() throws {
    let before = try device.snapshot().applications
    try device.freeze()
    #expect(try device.snapshot().applications == before)
    #expect(device.activity == ["activity indicator “spinning”"])
    try device.unfreeze()
  }

  @Test func whereTheCaretIsDoesNotDependOnTime() throws {
    let screen = try device.snapshot().screen
    let field = try #require(screen.paths { $0.identifier == "field" }.first.flatMap { screen[$0] })
    try device.perform(.tap(CGPoint(x: field.frame.midX, y: field.frame.midY)))
    device.advance(by: .seconds(2))
    #expect(try pictures(while: true).count == 1)
  }
}
