import Foundation

/// The look of an element, as far as its driver knows it.
///
/// A fact that is `nil` is not known; it is never guessed.
public struct Appearance: Hashable, Sendable, Codable {
  /// The visible part of the element's frame, in points of the screen; `nil` means all of it.
  public var visibleFrame: CGRect?

  /// Whether touches pass through to elements below.
  public var isTouchTransparent: Bool?

  /// The shape that an app sets for touches, such as `Circle`; `nil` for the frame.
  public var hitArea: String?

  /// The colour of text or strokes, as `#RRGGBBAA`.
  public var foreground: String?

  /// The colour of the fill, as `#RRGGBBAA`.
  public var background: String?

  /// The face the text is set in, such as `Inter SemiBold`.
  public var font: String?

  /// The size the text is set in, in points.
  public var fontSize: Double?

  /// The radius of the corners, in points.
  public var cornerRadius: Double?

  /// The text as it is shown, line by line.
  public var lines: [String]?

  /// The size the content would like to have, in points.
  public var naturalSize: CGSize?

  /// Whether text was cut with an ellipsis.
  public var isTruncated: Bool?

  /// Whether something is moving inside, such as an activity indicator.
  public var isBusy: Bool?

  /// Creates an appearance without any known fact.
  public init() {}
}
