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
    /// Interruptions were answered as often as is allowed, and another one came up.
    case interruptedTooOften(ElementPath, by: ElementPath, limit: Int)
    /// Neither the element nor a descendant has the keyboard focus; the element that has it, if any.
    case noKeyboardFocus(ElementPath, focused: ElementPath?)
    /// The element lacks a part that a control of its kind has, such as `a button to increment it`.
    case lacks(ElementPath, String)
    /// The element holds another value than the wanted one after it was adjusted; its value, if that can be
    /// read.
    case notAdjusted(ElementPath, wanted: String, holds: String?)
    /// The element has no step at the wanted value; the nearest step.
    case stopsAtStep(ElementPath, wanted: String, nearest: String)
    /// VoiceOver cannot perform the action; the reason, and the path of the obstacle, if any.
    case unheard(ElementPath, VoiceOverObstacle, by: ElementPath?)
    /// The element does not offer the wanted option; the options that were seen.
    case notOffered(ElementPath, wanted: String, offered: [String])
  }

  /// The action; `nil` if the element was only to be read.
  package var action: Action?
  /// The name of the element.
  package var target: String
  /// The cause of the failure.
  package var cause: Cause
  /// The result of each step of the query, if a query was used.
  package var trace: QueryTrace?
  /// The elements that come close to the target.
  package var near: [NearMatch]
  /// The interruptions that were answered on the way.
  package var handled: [HandledInterruption]
  /// The elements that were still moving on the screen, if the driver knows.
  package var restless: [String]
  /// The time when it was begun, counted from the device's start.
  package var began: Duration
  /// The screen when it was given up.
  package var snapshot: Snapshot
  /// The app that it was looked for in, if it was looked for in one.
  package var application: String?
  /// The interruptions that were answered before the action.
  package var earlier: [HandledInterruption] = []
  package var policy = InterruptionPolicy.answer
  /// The question in front of the element, if any.
  package var question: FrontQuestion?
  /// The requests of the app that have no good response, where it was not found.
  package var requests: [FailedRequest] = []
  /// A container whose content is not fully visible, if the element was not found.
  package var further: String?
  /// The events that the device still had scheduled when the element was not found.
  package var pending: [PendingEvent] = []
  /// The element that the latest input hit, if that may be the reason for its lack of effect.
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
