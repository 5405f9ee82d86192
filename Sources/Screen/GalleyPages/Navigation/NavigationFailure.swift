/// A navigation that failed: its steps, and the page after each step.
package struct NavigationFailure: Hashable, Sendable, Codable {
  package enum Goal: Hashable, Sendable, Codable {
    /// To go back to a page.
    case back(to: String)
    /// To reach a page.
    case page(String)
    /// To have the keyboard out of the way.
    case noKeyboard
    /// To have new content; where it was pulled.
    case refresh(String)
    /// To turn to a page of a pager; the page, and the pager.
    case turn(to: String, of: String)
  }

  /// The reason why it ended.
  package enum Problem: Hashable, Sendable, Codable {
    /// Nothing that was tried changed the screen.
    case noWayLeft
    /// The screen is one that was there before, so it would go on in a circle.
    case seenBefore
    /// The limit of steps was reached.
    case limit(Int)
    /// No known way leads on from where the app is.
    case noWayKnown(from: Recognition)
    /// The keyboard is still there.
    case keyboardStays
    /// Nothing around can be scrolled.
    case nothingToScroll
    /// No indicator of a refresh appeared.
    case nothingRefreshed
    /// The indicator was still there when time was up.
    case stillRefreshing(Duration)
    /// There are too few pages; their number.
    case noSuchPage(count: Int)
    /// All pages were seen between the two ends, and none is meant.
    case notAmongPages
    /// Time was up.
    case outOfTime(Duration)
  }

  /// The circumstances of the failure.
  package var scene: FailureScene
  package var goal: Goal
  /// The reason why it ended.
  package var problem: Problem
  /// The steps, in order.
  package var steps: [NavigationStep] = []
  /// The ways that are known from the page that is there.
  package var ways: [AtlasEdge] = []
  /// The ways among them whose element is not on the screen.
  package var absent: [AtlasEdge] = []
  /// The ways that were not used, as their element needs an argument.
  package var withArgument: [AtlasEdge] = []
  /// The pages of a pager that were seen, in their order.
  package var seen: [String] = []
}
