/// No way led back to a page.
public struct WayBackFailure: Hashable, Sendable, Codable {
  /// Why it ended.
  public enum Problem: Hashable, Sendable, Codable {
    /// Nothing that was tried changed the screen.
    case noWayLeft
    /// The screen is one that was there before, so it would go on in a circle.
    case seenBefore
    /// As many steps as allowed were made.
    case limit(Int)
  }

  /// One thing that was tried.
  public struct Step: Hashable, Sendable, Codable {
    /// What was done, such as `tap “Cancel” of the alert`.
    public var way: String
    /// Whether the screen is another one after it.
    public var isEffective: Bool
    /// Why it could not be done, if it could not.
    public var refusal: String?
    /// The page after it, as far as the atlas knows it.
    public var recognition: Recognition
  }

  /// Where and when it failed.
  public var scene: FailureScene
  /// The page that was wanted.
  public var page: String
  /// Why it ended.
  public var problem: Problem
  /// What was tried, in order.
  public var steps: [Step]
}
