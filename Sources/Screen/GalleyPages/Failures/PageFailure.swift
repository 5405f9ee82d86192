import GalleyTree

/// The facts of a failure to use a page, by kind; `PageErrorText` turns them into words.
package enum PageFailure: Hashable, Sendable {
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
  package var scene: FailureScene {
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

/// An element that was not there, or more than once, when it was used.
package struct ElementFailure: Hashable, Sendable, Codable {
  package enum Problem: Hashable, Sendable, Codable {
    /// Nothing matches.
    case missing
    /// More than one element matches; the matching elements.
    case ambiguous([String])
  }

  /// The circumstances of the failure.
  package var scene: FailureScene
  /// The verb of the action, such as `tap`.
  package var verb: String
  /// The page's name.
  package var page: String
  /// The element's name.
  package var element: String
  /// The component or row around the element, if it is that which is not there, or is there more than once.
  package var around: String?
  /// The description of the locator, such as `button "inbox.compose"`, of the element or of the container
  /// around it.
  package var locator: String
  /// The line that declares it.
  package var declared: CallSite
  /// The problem with the element.
  package var problem: Problem
  /// Whether the page requires it.
  package var isRequired: Bool
  /// The elements that come close.
  package var nearest: [NearMatch]
}

/// A field that does not hold the typed text.
package struct TextFailure: Hashable, Sendable, Codable {
  /// The circumstances of the failure.
  package var scene: FailureScene
  /// The page's name.
  package var page: String
  /// The field's name.
  package var element: String
  /// The expected text; `nil` if it is secret.
  package var expected: String?
  /// The actual text; `nil` if it is secret.
  package var actual: String?
  /// The number of characters that it should hold.
  package var expectedLength: Int
  /// The number of characters that it holds.
  package var actualLength: Int

  /// The first character that is not as it should be, counted from 1; `nil` if it is secret.
  package var firstDifference: Int? {
    guard let expected, let actual else { return nil }
    return zip(expected, actual).prefix { $0 == $1 }.count + 1
  }
}

/// An element that was there although it should not have been, or the reverse.
package struct PresenceFailure: Hashable, Sendable, Codable {
  /// The expectation that was not met.
  package enum Expectation: String, Hashable, Sendable, Codable {
    /// To stay away for a while.
    case staysAbsent
    /// To appear in time.
    case appears
    /// To vanish in time.
    case vanishes
  }

  /// The circumstances of the failure.
  package var scene: FailureScene
  /// The page's name.
  package var page: String
  /// The element's name.
  package var element: String
  /// The description of the element's locator, such as `label "inbox.spinner"`.
  package var locator: String
  package var expectation: Expectation
  /// For how long.
  @InSeconds package var duration: Duration
  /// The time from the beginning to the failure.
  @InSeconds package var after: Duration
  /// The elements that come close.
  package var nearest: [NearMatch]
}

/// An element that did not meet a condition in time.
package struct ConditionFailure: Hashable, Sendable, Codable {
  /// The circumstances of the failure.
  package var scene: FailureScene
  /// The page's name.
  package var page: String
  /// The element's name.
  package var element: String
  /// The description of the element's locator, such as `button "inbox.compose"`.
  package var locator: String
  /// The condition, such as `is selected and has the label “Sent”`.
  package var wanted: String
  /// The element.
  package var actual: String
  /// The time for which it was waited for.
  package var duration: Duration
}

/// A point that cannot be used for a gesture.
package struct PointFailure: Hashable, Sendable, Codable {
  /// The reason why the point cannot be used.
  package enum Problem: Hashable, Sendable, Codable {
    /// It is not within 0…1.
    case outside
    /// A gesture that begins there belongs to the system; the edge of the screen, and how near the point is to
    /// it, in points.
    case systemEdge(String, distance: Double)
  }

  /// The circumstances of the failure.
  package var scene: FailureScene
  /// The page's name.
  package var page: String
  /// The element's name; empty for the page as a whole.
  package var element: String
  package var point: UnitPoint
  /// The reason why it cannot be used.
  package var problem: Problem
}
