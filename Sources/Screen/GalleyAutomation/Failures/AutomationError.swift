import GalleyTree

/// An action or a read that failed.
public struct AutomationError: Error, Sendable {
  /// The reason of the failure.
  package enum Cause: Hashable, Sendable {
    /// Nothing matches.
    case missing
    /// More than one element matches; their paths.
    case ambiguous([ElementPath])
    /// The app it should be in does not run; the app's name.
    case notRunning(String)
    /// It takes no input.
    case disabled(ElementPath)
    /// A touch does not reach it.
    case unreachable(ElementPath, HitObstacle)
    /// It has not come to rest.
    case moving(ElementPath)
    /// Something came up over it, and nobody answered that; the element's path and the interruption's.
    case interrupted(ElementPath, by: ElementPath)
    /// Something came up over it, and the policy is that this fails; the element's path and the interruption's.
    case interruptionRefused(ElementPath, by: ElementPath)
    /// What came up over it was answered as often as is allowed, and came up again.
    case interruptedTooOften(ElementPath, by: ElementPath, limit: Int)
    /// Neither it nor anything in it has the keyboard; what has it instead, if anything.
    case noKeyboardFocus(ElementPath, focused: ElementPath?)
    /// It has not what a control of its kind has, such as `a button to increment it`.
    case lacks(ElementPath, String)
    /// It was worked, and holds another value than wanted; what it holds, if that can be read.
    case notAdjusted(ElementPath, wanted: String, holds: String?)
    /// It was worked, and stops at a step that is not what was wanted; the step nearest to it.
    case stopsAtStep(ElementPath, wanted: String, nearest: String)
    /// A person with VoiceOver cannot do it; the reason, and the path of what is in the way, if something is.
    case unheard(ElementPath, VoiceOverObstacle, by: ElementPath?)
    /// It does not offer what was to be chosen; what it offers, as far as that was seen.
    case notOffered(ElementPath, wanted: String, offered: [String])
  }

  /// The action; `nil` if the element was only to be read.
  package var action: Action?
  /// The name of the element.
  package var target: String
  /// The cause of the failure.
  package var cause: Cause
  /// What each step of the query found, if a query was used.
  package var trace: QueryTrace?
  /// The elements that come close to the target.
  package var near: [NearMatch]
  /// The interruptions that were answered on the way.
  package var handled: [HandledInterruption]
  /// What still moved on the screen, if the driver knows.
  package var restless: [String]
  /// The time when it was begun, counted from the device's start.
  package var began: Duration
  /// The screen when it was given up.
  package var snapshot: Snapshot
  /// The app that it was looked for in, if it was looked for in one.
  package var application: String?
  /// The interruptions that were answered before the action.
  package var earlier: [HandledInterruption] = []
  /// What was done about interruptions.
  package var policy = InterruptionPolicy.answer
  /// What is in front of it, if something asks for an answer.
  package var question: FrontQuestion?
  /// The requests of the app that have no good response, where it was not found.
  package var requests: [FailedRequest] = []
  /// A container that goes on beyond what it shows, where it was not found.
  package var further: String?
  /// What the device was still about to do, where it was not found.
  package var pending: [PendingEvent] = []
  /// What the input before hit, if that may be why it did nothing.
  package var input: InputReport?
  /// The seed of the device.
  package var seed: UInt64?
}

extension Automator {
  /// Gives a failure to the recorder, with the picture of the screen and the steps so far.
  package func recordEvidence(of error: AutomationError) {
    guard let evidence else { return }
    evidence.record(
      Evidence(
        title: AutomationErrorText.summary(error).split(separator: "\n").first.map(String.init)
          ?? error.target,
        text: AutomationErrorText.report(error), capture: try? driver.capture(), steps: log.lines))
  }
}
