import Foundation
import GalleyImage

/// What to draw, in order: a plain value in points, rendered by ``Renderer`` at any scale.
///
/// State is nested: every `push` has its `pop`. Coordinates are in points of the current transform.
public struct DisplayList: Sendable, Hashable {
  /// Which points are inside of an outline that crosses itself.
  public enum FillRule: Hashable, Sendable {
    /// Those around which the outline winds.
    case nonZero
    /// Those that a ray leaves through an odd number of crossings.
    case evenOdd
  }

  /// How a picture is read between its pixels.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel: sharp squares where it grows.
    case nearest
    /// The four nearest pixels by their nearness; where the picture shrinks, the mean of the area that a pixel covers.
    case bilinear
  }

  /// One thing to do.
  public enum Command: Hashable, Sendable {
    /// Fills an outline.
    case fill(Path, Paint, FillRule)
    /// Draws a line along an outline.
    case stroke(Path, Stroke, Paint)
    /// Fills a rectangle with corners.
    case roundedRectangle(CGRect, Corners, Paint)
    /// Draws a picture into a rectangle.
    case image(Bitmap, CGRect, Interpolation)
    /// Draws shaped text with its baseline's left end at a point.
    case text(TextRun, at: CGPoint, Paint)
    /// Draws the shadow of a rectangle with corners, also below the rectangle itself.
    case shadow(CGRect, Corners, Shadow)
    /// Blurs what was drawn so far where a rectangle with corners is, and tints it: the ground of a translucent bar.
    case backdropBlur(CGRect, Corners, Backdrop)
    /// Limits what follows to the inside of an outline, until its pop.
    case pushClip(Path, FillRule)
    /// Limits what follows to a rectangle with corners, until its pop.
    case pushClipRectangle(CGRect, Corners)
    /// Puts what follows through a map first, until its pop.
    case pushTransform(Transform)
    /// Draws what follows as one layer, until its pop, which puts the layer onto what was there.
    case pushLayer(LayerStyle)
    /// Ends the innermost push.
    case pop
  }

  /// The commands, in order.
  public var commands: [Command]

  /// Makes a list of commands.
  ///
  /// - Parameter commands: What to draw, in order.
  public init(_ commands: [Command] = []) {
    self.commands = commands
  }

  /// Adds a command.
  ///
  /// - Parameter command: What to draw after all that is there.
  public mutating func append(_ command: Command) {
    commands.append(command)
  }
}
