import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyExplanation
import GalleyImage

@testable import GalleyCommands

extension Attack {
  /// Pictures that were built to have the digest of an approved one, where `main` wants Ada's signature.
  static let digests: [Attack] =
    !Sandbox.canSign
    ? []
    : [
      built("the app shows a picture with the digest of the approved one", .stopped(.notComparable, digest)) {
        scene, _ in
        try scene.see(AttackScene.evil(for: AttackScene.approved), with: AttackScene.approved)
      },
      built("the store gets a picture with the approved digest", .stopped(.notComparable, digest)) {
        scene, _ in
        try scene.put(AttackScene.evil(for: AttackScene.approved))
        try scene.see(AttackScene.approved)
      },
      built("app and store have a picture with the approved digest", .stopped(.differences, "no decision")) {
        scene, _ in
        try scene.put(AttackScene.evil(for: AttackScene.approved))
        try scene.see(AttackScene.evil(for: AttackScene.approved), with: AttackScene.approved)
      },
      built("another picture takes the place of a signed one", .stopped(.differences, "SHA-256")) {
        scene, keys in
        try scene.sign(AttackScene.fine, keys)
        try scene.see(AttackScene.evil(for: AttackScene.fine), with: AttackScene.fine)
      },
      built("the same, where the app shows what was signed", .stopped(.notComparable, digest)) {
        scene, keys in
        try scene.sign(AttackScene.fine, keys)
        try scene.see(AttackScene.fine)
      },
    ]

  private static let digest = "and has its digest"

  private static func built(
    _ name: String, _ end: End,
    _ body: @escaping @Sendable (AttackScene, AttackScene.Keys) throws -> Void
  ) -> Attack {
    Attack(name, end, words: ["--base", "main"]) { scene in try body(scene, try scene.wantSignatures()) }
  }
}

extension AttackScene {
  /// A change that Ada agrees to.
  fileprivate static let fine = Screen().rows(1)

  /// The screen of the app, except for its last rows, with the digest of another screen.
  fileprivate static func evil(for screen: Screen) -> Bitmap {
    let picture = changed.picture
    return SecondPreimage.of(picture, withDigestOf: screen.picture, row: picture.height - 20)
  }

  /// Replaces the approved picture by another one.
  fileprivate func put(_ picture: Bitmap) throws {
    try sandbox.write([UInt8](try PNG.encode(picture)), to: Self.picture)
  }

  /// Has Ada sign a screen, and replaces its picture by another one.
  fileprivate func sign(_ screen: Screen, _ keys: Keys) throws {
    try see(screen, as: "fine")
    try approve(signedBy: keys.ada, run: "fine")
    try put(Self.evil(for: screen))
  }

  /// Runs the tests: the app shows a picture, and the elements of a screen.
  fileprivate func see(_ picture: Bitmap, with screen: Screen) throws {
    var check = Sandbox.Check(Self.target, screen)
    check.snapshot = ScreenSnapshot(picture: picture, tree: screen.tree, scale: Double(screen.scale))
    try sandbox.run("r", check, .init(Self.other))
  }
}
