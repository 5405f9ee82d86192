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

  /// One way out of what is on the screen.
  public enum Way: Hashable, Sendable, Codable {
    /// Where a button is.
    public enum Container: String, Hashable, Sendable, Codable {
      /// On the keyboard.
      case keyboard
      /// In an alert.
      case alert
      /// On a sheet.
      case sheet
      /// In a navigation bar.
      case navigationBar
    }

    /// A tap on a button; what it is called, and where it is.
    case tap(String, of: Container)
    /// The escape key.
    case escapeKey
    /// A drag of the sheet to the lower edge.
    case dragSheet
    /// A tap above the sheet.
    case besideSheet
    /// A swipe from the leading edge of the screen.
    case leadingEdge
  }

  /// One thing that was tried.
  public struct Step: Hashable, Sendable, Codable {
    /// What was done.
    public var way: Way
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
