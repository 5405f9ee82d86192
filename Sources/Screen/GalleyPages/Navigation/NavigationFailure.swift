/// A helper that did not get where it should: what it tried, and the page after each step.
public struct NavigationFailure: Hashable, Sendable, Codable {
  /// The goal of the navigation.
  public enum Goal: Hashable, Sendable, Codable {
    /// To go back to a page.
    case back(to: String)
    /// To get to a page by whatever way.
    case page(String)
    /// To have the keyboard out of the way.
    case noKeyboard
    /// To have new content; where it was pulled.
    case refresh(String)
    /// To turn the pages of something; to what, and of what.
    case turn(to: String, of: String)
  }

  /// The reason why it ended.
  public enum Problem: Hashable, Sendable, Codable {
    /// Nothing that was tried changed the screen.
    case noWayLeft
    /// The screen is one that was there before, so it would go on in a circle.
    case seenBefore
    /// As many steps as allowed were made.
    case limit(Int)
    /// No known way leads on from where the app is.
    case noWayKnown(from: Recognition)
    /// The keyboard is still there.
    case keyboardStays
    /// Nothing around can be scrolled.
    case nothingToScroll
    /// No indicator told that anything was refreshed.
    case nothingRefreshed
    /// The indicator was still there when time was up.
    case stillRefreshing(Duration)
    /// There are not as many pages; how many there are.
    case noSuchPage(count: Int)
    /// All pages were seen between the two ends, and none is meant.
    case notAmongPages
    /// Time was up.
    case outOfTime(Duration)
  }

  /// The circumstances of the failure.
  public var scene: FailureScene
  /// The goal.
  public var goal: Goal
  /// The reason why it ended.
  public var problem: Problem
  /// The steps, in order.
  public var steps: [NavigationStep] = []
  /// The ways that are known from the page that is there.
  public var ways: [AtlasEdge] = []
  /// Those of them whose element is not on the screen.
  public var absent: [AtlasEdge] = []
  /// The ways that were not used, as their element needs an argument.
  public var withArgument: [AtlasEdge] = []
  /// The pages of a pager that were seen, in their order.
  public var seen: [String] = []
}
