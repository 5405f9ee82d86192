import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyPages
import GalleyTree

/// A text form of a screen that a check compares instead of its picture.
public struct CheckedText: Hashable, Sendable {
  /// The number of elements after which a walk is ended.
  let limit: Int

  /// The text that VoiceOver speaks as a person flicks from the first element to the last.
  ///
  /// VoiceOver is on during the walk, so that apps can react to it. A list that makes its rows as they come
  /// into view is scrolled on to its end, where the device can put it back; afterwards the screen is as it
  /// was. A walk of more than 500 elements is ended, and says so.
  public static let voiceOverWalk = CheckedText(limit: HeardWalk.usualLimit)

  /// The walk of VoiceOver, with another limit on the number of elements.
  ///
  /// - Parameter limit: The number of elements. The last line of a longer walk says that it ended there.
  public static func voiceOverWalk(limit: Int) -> CheckedText { CheckedText(limit: limit) }
}

/// What VoiceOver reads of a screen, or of an element of it.
struct HeardScreen {
  /// What is said, as the text that is checked.
  let text: String
  /// The screen, and where on it each element is.
  let walk: WalkedScreen
  /// What kind of device it is read on.
  let configuration: Configuration

  /// Reads a screen at rest, with VoiceOver on meanwhile.
  ///
  /// - Parameters:
  ///   - automator: The device.
  ///   - text: The text form of the screen.
  ///   - subject: Finds the element; the root means all of the screen.
  init(_ automator: Automator, _ text: CheckedText = .voiceOverWalk, of subject: (Snapshot) -> ElementPath)
    throws
  {
    let heard = try HeardWalk(automator, of: subject, limit: text.limit)
    configuration = heard.configuration
    self.text = heard.walk.text
    walk = WalkedScreen(
      picture: heard.picture, scale: configuration.scale,
      frames: heard.places.map { $0.flatMap { heard.order.screen.nodes[$0].visible } })
  }
}

extension Page {
  /// Compares a text of the page with the approved one, such as the words that VoiceOver speaks.
  ///
  /// ```swift
  /// try inbox.check("inbox", .voiceOverWalk)
  /// ```
  ///
  /// The text is of the whole screen at rest; of a component or a row it is only that part. Its key is the
  /// running test and the name, which no picture of the test may have. A difference fails the running test at
  /// this line, with a sentence for each element that VoiceOver no longer reaches, reaches now, speaks
  /// elsewhere or describes in other words; the test goes on. The report and the review show the text beside
  /// a picture of the screen, with numbers for the order.
  ///
  /// - Parameters:
  ///   - name: The text's name, which no other check of the test has.
  ///   - text: The text form of the screen.
  ///   - argument: The argument of a parameterised test.
  ///   - record: Whether this check may write its baseline; the default comes from `.snapshots(record:)` or
  ///     `GALLEY_RECORD`.
  ///   - duration: The longest to wait for the page.
  /// - Returns: The result of the check; `nil` where snapshots are ignored.
  /// - Throws: `PageError` if the page is not there in time, `DriverError` if the device does not answer, and why baselines or
  ///   records cannot be reached; such a check counts as one that could not be compared, too.
  @discardableResult
  public func check(
    _ name: String, _ text: CheckedText, for argument: (any CustomStringConvertible)? = nil,
    record: RecordMode? = nil, within duration: Duration? = nil, site: CallSite = #_callSite,
    function: String = #function
  ) throws -> CheckStatus? {
    let request = CheckRequest(at: site, mode: record) {
      .ofRunningTest(name, argument, $0, fileID: site.fileID, function: function)
    }
    return try request.check(application) {
      try verify(within: duration, site: site)
    } capture: {
      let screen = try HeardScreen(automator, text, of: subject)
      var capture = request.capture(screen.text, as: request.key(screen.configuration))
      capture.walk = screen.walk
      return capture
    }
  }
}
