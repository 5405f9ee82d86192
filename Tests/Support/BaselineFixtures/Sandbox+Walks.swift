import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleyTree

extension Sandbox {
  /// Checks what VoiceOver says in a run, read on a picture, and closes it.
  ///
  /// - Parameters:
  ///   - name: The run.
  ///   - words: What is said of each element.
  ///   - frames: Where each of them is, in points.
  ///   - picture: The picture, with two pixels a point.
  package func run(_ name: String, walk words: [String], at frames: [CGRect?], on picture: Bitmap) throws {
    let recorder = try RunRecorder.open(project, environment: [RunName.variable: name])
    let text = SpokenWalk(words.map(SpokenWalk.Stop.init)).text
    var capture = CheckCapture(.text(text), key: Samples.textKey("inbox"), at: Samples.place(10))
    capture.walk = WalkedScreen(picture: picture, scale: 2, frames: frames)
    _ = CheckRunner(store: store, recorder: recorder).run(capture)
    try recorder.close()
  }

  /// A run in which all that can change has changed of what VoiceOver says: the third element is gone, one is new at the end, the
  /// fourth is first, and the last is told otherwise and lies out of sight.
  package static func withChangedWalk() throws -> Sandbox {
    let sandbox = try Sandbox()
    let approved = [
      "“Inbox”, heading", "“Search”, search field", "“Cancel”, button", "“Help”, link", "“Done”, button",
    ]
    let frames = (0..<5).map { CGRect(x: 20, y: 20 + 24 * Double($0), width: 80, height: 20) }
    try sandbox.run("approved", walk: approved, at: frames, on: Screen().picture)
    let result = try sandbox.approve("approved")
    if let refusal = result.refused.first { throw refusal.fault }
    try sandbox.remove(".galley/runs/approved")
    try sandbox.run(
      "r",
      walk: [
        "“Help”, link", "“Inbox”, heading", "“Search”, search field", "“Done”, dimmed, button",
        "“<b>New</b>”, link",
      ],
      at: Array(frames.prefix(3)) + [nil, frames[4]], on: Screen().picture)
    return sandbox
  }
}
