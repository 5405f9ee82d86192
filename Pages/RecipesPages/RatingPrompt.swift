import GalleyPages

/// Asks for a review; it may come up over any page.
public struct RatingPrompt: Layout {
  public let alert = Alert(.label("Enjoying Grandma's Recipes?"))
  /// Puts it off.
  public let notNow = Button(.label("Not Now"))
  /// Writes a review.
  public let rate = Button(.label("Rate"))

  public init() {}

  /// The promises of the prompt.
  public var body: Blueprint {
    Required {
      alert
      notNow
      rate
    }
  }
}
