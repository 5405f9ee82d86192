import GalleyAutomation
import GalleyHTTP
import GalleyJSON

/// An error of a command, as the protocol has it.
package struct CommandError: Error, Hashable, Sendable {
  /// The kinds of errors, by the names of the protocol.
  ///
  /// - Reference: [W3C WebDriver, errors](https://www.w3.org/TR/webdriver2/#errors).
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case elementClickIntercepted = "element click intercepted"
    case elementNotInteractable = "element not interactable"
    case invalidArgument = "invalid argument"
    case invalidElementState = "invalid element state"
    case invalidSelector = "invalid selector"
    case invalidSessionID = "invalid session id"
    case moveTargetOutOfBounds = "move target out of bounds"
    case noSuchAlert = "no such alert"
    case noSuchElement = "no such element"
    case noSuchWindow = "no such window"
    case sessionNotCreated = "session not created"
    case staleElementReference = "stale element reference"
    case timeout = "timeout"
    case unableToCaptureScreen = "unable to capture screen"
    case unknownCommand = "unknown command"
    case unknownError = "unknown error"
    case unknownMethod = "unknown method"
    case unsupportedOperation = "unsupported operation"

    /// The HTTP status.
    package var status: UInt32 {
      switch self {
      case .elementClickIntercepted, .elementNotInteractable, .invalidArgument, .invalidElementState,
        .invalidSelector:
        400
      case .invalidSessionID, .noSuchAlert, .noSuchElement, .noSuchWindow, .staleElementReference,
        .unknownCommand:
        404
      case .unknownMethod: 405
      // WebDriverAgent's status; the table of W3C has 500.
      case .timeout: 408
      case .moveTargetOutOfBounds, .sessionNotCreated, .unableToCaptureScreen, .unknownError,
        .unsupportedOperation:
        500
      }
    }
  }

  package var kind: Kind
  /// The reason and the way out, as a sentence.
  package var message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// An argument that is missing or of the wrong form.
  static func argument(_ message: String) -> CommandError { CommandError(.invalidArgument, message) }

  /// The value of the answer, with the names for traces of both dialects.
  var value: JSONValue {
    ["error": .text(kind.rawValue), "message": .text(message), "stacktrace": "", "traceback": ""]
  }

  /// The value of the answer as WebDriverAgent has it.
  var agentValue: JSONValue {
    ["error": .text(kind.rawValue), "message": .text(message), "traceback": ""]
  }
}

extension CommandError: CustomStringConvertible {
  package var description: String { "\(kind.rawValue): \(message)" }
}

extension CommandError {
  /// The error of the protocol for an error of the device or of an action.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as AutomationError: self.init(error)
    case let error as DriverError: self.init(error)
    default: self.init(.unknownError, "\(error)")
    }
  }

  private init(_ error: AutomationError) {
    let kind: Kind =
      switch error.cause {
      case .missing, .notRunning: .staleElementReference
      case .interrupted, .interruptionRefused, .interruptedTooOften: .elementClickIntercepted
      case .unreachable(_, .coveredBy): .elementClickIntercepted
      case .unreachable, .disabled, .noKeyboardFocus, .unheard: .elementNotInteractable
      case .ambiguous, .moving, .lacks, .notAdjusted, .stopsAtStep, .notOffered: .invalidElementState
      }
    self.init(kind, AutomationErrorText.summary(error))
  }

  private init(_ error: DriverError) {
    let kind: Kind =
      switch error {
      case .notInstalled, .opensNoURL, .notRunning: .invalidArgument
      case .noKeyboardFocus: .elementNotInteractable
      case .unsupported: .unsupportedOperation
      case .launchFailed, .unavailable: .unknownError
      }
    self.init(kind, DriverErrorText.sentence(error))
  }
}
