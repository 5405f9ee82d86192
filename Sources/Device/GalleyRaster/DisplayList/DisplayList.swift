import Foundation
import GalleyImage

/// An ordered list of drawing commands: a plain value in points, rendered by ``Renderer`` at any scale.
///
/// State is nested: every `push` has its `pop`. Coordinates are in points of the current transform.
package struct DisplayList: Sendable, Hashable {
  /// The rule for the inside of an outline that crosses itself.
  package enum FillRule: Hashable, Sendable {
    /// The points around which the outline winds.
    case nonZero
    /// The points that a ray leaves through an odd number of crossings.
    case evenOdd
  }

  /// The interpolation between the pixels of a scaled picture.
  package enum Interpolation: Hashable, Sendable {
    /// The nearest pixel: sharp squares where it grows.
    case nearest
    /// The four nearest pixels by their nearness; where the picture shrinks, the mean of the area that a pixel covers.
    case bilinear
  }

  /// A drawing command.
  package enum Command: Hashable, Sendable {
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
    /// Blurs and tints the drawing so far inside a rectangle with corners: the background of a translucent
    /// bar.
    case backdropBlur(CGRect, Corners, Backdrop)
    /// Limits further drawing to the inside of an outline, until its pop.
    case pushClip(Path, FillRule)
    /// Limits further drawing to a rectangle with corners, until its pop.
    case pushClipRectangle(CGRect, Corners)
    /// Transforms further drawing, until its pop.
    case pushTransform(Transform)
    /// Makes further drawing one layer, until its pop, which puts the layer onto the drawing below.
    case pushLayer(LayerStyle)
    /// Ends the innermost push.
    case pop
  }

  /// The commands, in order.
  package var commands: [Command]

  /// The symbols that were drawn, as far as a picture depends on them beyond its commands.
  package var symbols = SymbolUse()

  package init(_ commands: [Command] = []) {
    self.commands = commands
  }

  /// Adds a command.
  package mutating func append(_ command: Command) {
    commands.append(command)
  }

  /// Adds the commands of another list.
  package mutating func append(contentsOf other: DisplayList) {
    commands += other.commands
    symbols.formUnion(other.symbols)
  }

  /// Adds commands between a push and its pop; without a push, the commands alone.
  package mutating func nested(in push: Command?, _ draw: (inout DisplayList) -> Void) {
    if let push { append(push) }
    draw(&self)
    if push != nil { append(.pop) }
  }
}

extension DisplayList {
  /// The effects of a layer, in order: its content's colours are mapped, it is blurred, gets its shadow, then opacity and blend mode.
  package struct LayerStyle: Hashable, Sendable {
    /// The opacity, from 0 to 1.
    package var opacity: Double
    /// The mixing with the colours below.
    package var blendMode: BlendMode
    /// The standard deviation of the Gaussian that blurs the content, in points; 0 for none.
    package var blur: Double
    /// The shadow that the content casts, if any.
    package var shadow: Shadow?
    /// The maps of the content's colours, the first one first.
    package var colors: [ColorMatrix]

    package init(
      opacity: Double = 1, blendMode: BlendMode = .normal, blur: Double = 0, shadow: Shadow? = nil,
      colors: [ColorMatrix] = []
    ) {
      self.opacity = opacity
      self.blendMode = blendMode
      self.blur = blur
      self.shadow = shadow
      self.colors = colors
    }
  }
}

extension DisplayList {
  /// The effect of a translucent bar on the drawing below it: blur, saturation and tint.
  ///
  /// Beyond the picture's border its border pixels go on. A layer that only has an opacity or a shadow is looked through, as on
  /// iOS. Within one that is blurred, mixed or coloured only the layer's own content lies below, as in CSS within a
  /// [backdrop root](https://drafts.fxtf.org/filter-effects-2/#BackdropRoot), and beyond it nothing.
  package struct Backdrop: Hashable, Sendable {
    /// The Gaussian's standard deviation, in points.
    package var radius: Double
    /// The saturation of the result: 0 for grey, 1 for no change; iOS' bars use 1.8.
    package var saturation: Double
    /// The colour that is laid over it.
    package var tint: RGBA

    package init(radius: Double, saturation: Double = 1, tint: RGBA = .clear) {
      self.radius = radius
      self.saturation = saturation
      self.tint = tint
    }
  }
}

extension DisplayList {
  /// The faces that its texts really use, in the order of the list of all faces: those a picture depends on.
  package var faces: [FaceID] {
    var faces: Set<FaceID> = []
    for case .text(let run, _, _) in commands { faces.formUnion(run.faces) }
    return faces.sorted()
  }

  /// The fonts that its texts ask for and that their apps do not bring along, in the order of their names.
  package var unknownFonts: [UnknownFont] {
    var fonts: Set<UnknownFont> = []
    for case .text(let run, _, _) in commands {
      if case .unknown(let font) = run.font.family { fonts.insert(font) }
    }
    return fonts.sorted { $0.name < $1.name }
  }

  /// The characters that no installed font has and that are drawn as boxes, in the order of their numbers.
  package var missingCharacters: [MissingCharacter] {
    var missing: Set<MissingCharacter> = []
    for case .text(let run, _, _) in commands { missing.formUnion(run.missing) }
    return missing.sorted()
  }
}
