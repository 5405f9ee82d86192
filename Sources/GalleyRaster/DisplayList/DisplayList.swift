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

  /// How a line is drawn.
  public struct Stroke: Hashable, Sendable {
    /// How a line ends.
    public enum Cap: Hashable, Sendable {
      /// At the end point.
      case butt
      /// With a half circle.
      case round
      /// With a half square.
      case square
    }
    /// How two lines meet.
    public enum Join: Hashable, Sendable {
      /// In a point, up to the miter limit of 4.
      case miter
      /// In an arc.
      case round
      /// In a cut corner.
      case bevel
    }
    /// The line's width, in points.
    public var width: Double
    /// How the line ends.
    public var cap: Cap
    /// How its parts meet.
    public var join: Join

    /// Makes a way to draw lines.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - cap: How the line ends.
    ///   - join: How its parts meet.
    public init(width: Double, cap: Cap = .butt, join: Join = .miter) {
      self.width = width
      self.cap = cap
      self.join = join
    }
  }

  /// One thing to do.
  public enum Command: Hashable, Sendable {
    /// Fills an outline.
    case fill(Path, RGBA, FillRule)
    /// Draws a line along an outline.
    case stroke(Path, Stroke, RGBA)
    /// Fills a rectangle whose corners are arcs of a radius in points; 0 for a plain rectangle.
    case roundedRectangle(CGRect, radius: Double, RGBA)
    /// Draws a picture into a rectangle, smoothly.
    case image(Bitmap, CGRect)
    /// Draws shaped text with its baseline's left end at a point.
    case text(TextRun, at: CGPoint, RGBA)
    /// Limits what follows to the inside of an outline, until its pop.
    case pushClip(Path)
    /// Limits what follows to a rectangle with round corners, until its pop.
    case pushClipRectangle(CGRect, radius: Double)
    /// Puts what follows through a map first, until its pop.
    case pushTransform(Transform)
    /// Draws what follows as one layer of an opacity from 0 to 1, until its pop.
    case pushOpacity(Double)
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
