import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyImage
import GalleyPages
import GalleyTree

/// What of a screen is checked as a text, in place of its picture.
public enum CheckedText: Hashable, Sendable, CaseIterable {
  /// What a person with VoiceOver hears who flicks from the first element to the last.
  ///
  /// VoiceOver is on while it is read, so that apps can tell. What is scrolled out of sight is read where the app has made it;
  /// a list makes the rows of which something can be seen.
  case voiceOverWalk
}

/// What VoiceOver reads of a screen, or of an element of it.
struct HeardScreen {
  private let automator: Automator
  private let order: ReadingOrder
  private let range: Range<Int>?
  /// What kind of device it is read on.
  let configuration: Configuration

  /// Reads a screen at rest, with VoiceOver on meanwhile.
  ///
  /// - Parameters:
  ///   - automator: The device.
  ///   - subject: Finds the element; the root means all of the screen.
  init(_ automator: Automator, of subject: (Snapshot) -> ElementPath) throws {
    let device = automator.driver as? any VoiceOverSwitching
    let isOn = device?.isVoiceOverOn
    try device?.setVoiceOver(true)
    defer { if let isOn { try? device?.setVoiceOver(isOn) } }
    try automator.settle(until: automator.driver.now + automator.timeout)
    let snapshot = try automator.driver.snapshot()
    let screen = automator.index(of: snapshot)
    self.automator = automator
    order = ReadingOrder(snapshot, index: screen)
    range = screen.place(at: subject(snapshot)).map { $0..<screen.nodes[$0].end }
    configuration = snapshot.configuration
  }

  /// The text that is checked.
  var text: String { order.walk(within: range).text }

  /// The picture of the screen, with the cursor's order drawn on it.
  func picture() throws -> Bitmap {
    try WalkPicture.draw(order, within: range, on: automator.driver.capture())
  }

  /// Attaches the picture to the test, where somebody will look at the check.
  func attachPicture(of name: String) throws {
    guard let recorder = automator.evidence as? any AttachmentRecorder else { return }
    _ = try recorder.keep(
      AttachedFile(
        name: "\(name), in VoiceOver’s order", type: "public.png",
        content: try PNG.encode(picture(), effort: .standard)))
  }
}

extension Page {
  /// Compares a text of the page with the approved one, such as what a person with VoiceOver hears.
  ///
  /// ```swift
  /// try inbox.check("inbox", .voiceOverWalk)
  /// ```
  ///
  /// The text is of the whole screen at rest; of a component or a row it is only that part. It is known by the running test and
  /// the name, which no picture of the test has. A difference fails the running test at this line, with a sentence for each
  /// element that is not reached any more, is reached now, is heard elsewhere or is told otherwise; and the test goes on. Beside
  /// it the report has a picture of the screen on which the order is drawn by numbers.
  ///
  /// - Parameters:
  ///   - name: The text's name, which no other check of the test has.
  ///   - text: What is read.
  ///   - argument: The argument of a parameterised test.
  ///   - record: Whether this check may write its baseline; without it, what `.snapshots(record:)` or `GALLEY_RECORD`
  ///     say.
  ///   - duration: The longest to wait for the page.
  /// - Returns: How the check ended; `nil` where snapshots are ignored.
  /// - Throws: `PageError` if the page is not there in time, `DriverError` if the device does not answer, and why baselines or
  ///   records cannot be reached; such a check counts as one that could not be compared, too.
  @discardableResult
  public func check(
    _ name: String, _ text: CheckedText, for argument: (any CustomStringConvertible)? = nil,
    record: RecordMode? = nil, within duration: Duration? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
  ) throws -> CheckStatus? {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let request = CheckRequest(at: site, mode: record) {
      .ofRunningTest(name, argument, $0, fileID: fileID, function: function)
    }
    var heard: HeardScreen?
    let status = try request.check(application) {
      try verify(within: duration, fileID: site.fileID, filePath: site.filePath, line: site.line)
    } capture: {
      let screen = try HeardScreen(automator, of: subject)
      heard = screen
      return request.capture(screen.text, as: request.key(screen.configuration))
    }
    if let status, status != .match, status != .approved { try heard?.attachPicture(of: name) }
    return status
  }
}
