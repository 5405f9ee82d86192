import Foundation
import GalleyTree

/// A failure to use a page: facts, which `PageErrorText` turns into words.
public enum PageError: Error, Hashable, Sendable {
  /// A page was not there in time.
  case notLoaded(LoadReport)
  /// An element was not there, or more than once.
  case element(ElementFailure)
  /// The device refused an action.
  case action(ActionFailure)
  /// A row was not found.
  case rows(RowsFailure)
  /// A field does not hold the text that was typed.
  case text(TextFailure)
  /// An element was, or was not, there during a time.
  case presence(PresenceFailure)
  /// An element did not meet a condition.
  case condition(ConditionFailure)
  /// A point cannot be used for a gesture.
  case point(PointFailure)
  /// A helper did not get where it should.
  case navigation(NavigationFailure)

  /// The circumstances of the failure.
  public var scene: FailureScene {
    switch self {
    case .notLoaded(let report): report.scene
    case .element(let failure): failure.scene
    case .action(let failure): failure.scene
    case .rows(let failure): failure.scene
    case .text(let failure): failure.scene
    case .presence(let failure): failure.scene
    case .condition(let failure): failure.scene
    case .point(let failure): failure.scene
    case .navigation(let failure): failure.scene
    }
  }
}

extension PageError: CustomStringConvertible, LocalizedError {
  /// The whole report, with a long tree cut.
  public var description: String { PageErrorText(self).short }

  /// The whole report, with a long tree cut.
  public var errorDescription: String? { description }
}

/// An element that was not there, or more than once, when it was used.
public struct ElementFailure: Hashable, Sendable, Codable {
  public enum Problem: Hashable, Sendable, Codable {
    /// Nothing matches.
    case missing
    /// More than one element matches; the matching elements.
    case ambiguous([String])
  }

  /// The circumstances of the failure.
  public var scene: FailureScene
  /// The verb of the action, such as `tap`.
  public var verb: String
  /// The page's name.
  public var page: String
  /// The element's name.
  public var element: String
  /// The component or row around the element, if it is that which is not there, or is there more than once.
  public var around: String?
  /// The description of the locator, such as `button "inbox.compose"`, of the element or of the container
  /// around it.
  public var locator: String
  /// The line that declares it.
  public var declared: CallSite
  /// The problem with the element.
  public var problem: Problem
  /// Whether the page requires it.
  public var isRequired: Bool
  /// The elements that come close.
  public var nearest: [NearMatch]
}

/// A field that does not hold the typed text.
public struct TextFailure: Hashable, Sendable, Codable {
  /// The circumstances of the failure.
  public var scene: FailureScene
  /// The page's name.
  public var page: String
  /// The field's name.
  public var element: String
  /// The expected text; `nil` if it is secret.
  public var expected: String?
  /// The actual text; `nil` if it is secret.
  public var actual: String?
  /// The number of characters that it should hold.
  public var expectedLength: Int
  /// The number of characters that it holds.
  public var actualLength: Int

  /// The first character that is not as it should be, counted from 1; `nil` if it is secret.
  public var firstDifference: Int? {
    guard let expected, let actual else { return nil }
    return zip(expected, actual).prefix { $0 == $1 }.count + 1
  }
}

/// An element that was there although it should not have been, or the reverse.
public struct PresenceFailure: Hashable, Sendable, Codable {
  /// The expectation that was not met.
  public enum Expectation: String, Hashable, Sendable, Codable {
    /// To stay away for a while.
    case staysAbsent
    /// To appear in time.
    case appears
    /// To vanish in time.
    case vanishes
  }

  /// The circumstances of the failure.
  public var scene: FailureScene
  /// The page's name.
  public var page: String
  /// The element's name.
  public var element: String
  /// The description of the element's locator, such as `label "inbox.spinner"`.
  public var locator: String
  public var expectation: Expectation
  /// For how long.
  @InSeconds public var duration: Duration
  /// The time from the beginning to the failure.
  @InSeconds public var after: Duration
  /// The elements that come close.
  public var nearest: [NearMatch]
}

/// An element that did not meet a condition in time.
public struct ConditionFailure: Hashable, Sendable, Codable {
  /// The circumstances of the failure.
  public var scene: FailureScene
  /// The page's name.
  public var page: String
  /// The element's name.
  public var element: String
  /// The description of the element's locator, such as `button "inbox.compose"`.
  public var locator: String
  /// The condition, such as `is selected and has the label “Sent”`.
  public var wanted: String
  /// The element.
  public var actual: String
  /// For how long it was waited for.
  public var duration: Duration
}

/// A point that cannot be used for a gesture.
public struct PointFailure: Hashable, Sendable, Codable {
  /// The reason why the point cannot be used.
  public enum Problem: Hashable, Sendable, Codable {
    /// It is not within 0…1.
    case outside
    /// A gesture that begins there belongs to the system; the edge of the screen, and how near the point is to
    /// it, in points.
    case systemEdge(String, distance: Double)
  }

  /// The circumstances of the failure.
  public var scene: FailureScene
  /// The page's name.
  public var page: String
  /// The element's name; empty for the page as a whole.
  public var element: String
  public var point: UnitPoint
  /// The reason why it cannot be used.
  public var problem: Problem
}
