import Foundation
import GalleyDiff
import GalleyImage
import GalleyText
import GalleyTree

/// One side of a comparison: a picture, and the element tree of the same instant if there is one.
package struct ScreenSnapshot: Sendable {
  /// The pixels.
  package var picture: Bitmap
  /// The tree, whose frames are in points from the picture's upper left corner.
  package var tree: Element?
  /// The number of pixels a point.
  package var scale: Double

  /// Puts pixels and tree together.
  ///
  /// - Parameters:
  ///   - picture: The pixels.
  ///   - tree: The tree, with frames in points from the picture's upper left corner.
  ///   - scale: Pixels a point.
  package init(picture: Bitmap, tree: Element? = nil, scale: Double = 1) {
    self.picture = picture
    self.tree = tree
    self.scale = scale
  }
}

/// The result of a comparison.
package struct Comparison: Sendable, Hashable, Codable {
  /// The number of pixels that differ.
  package var differingPixels: Int
  /// The number of them that no cause accounts for.
  package var unexplainedPixels: Int
  /// Both sizes, in pixels, where they differ.
  package var sizes: Sizes?
  /// Rectangles around differing pixels, in points, largest first.
  package var regions: [CGRect]
  /// The causes that count, most important first.
  package var causes: [Cause]
  /// The level of everything outside of regions.
  package var level = MatchLevel.exact
  /// The causes that do not count at their level, most important first.
  package var forgiven: [Cause] = []
  /// The tolerated differences.
  package var tolerance = ToleranceSummary()
  /// The effect of each region, in the order of the settings.
  package var regionUses: [RegionUse] = []
  /// The changed lines, where texts were compared and differ.
  package var text: TextDifference?

  /// Two sizes in pixels, as `[width, height]`.
  package struct Sizes: Sendable, Hashable, Codable {
    /// The approved picture's.
    package var baseline: [Int]
    /// The new picture's.
    package var candidate: [Int]

    /// Makes a pair of sizes.
    package init(baseline: [Int], candidate: [Int]) {
      self.baseline = baseline
      self.candidate = candidate
    }
  }

  /// Whether pixels and trees are equal, as far as they were compared.
  package var isEqual: Bool {
    differingPixels == 0 && sizes == nil && text == nil && causes.isEmpty && forgiven.isEmpty
      && tolerance.forgiven.isEmpty && tolerance.ignoredDifferences == 0
      && regionUses.allSatisfy { !$0.hadEffect }
  }

  /// Whether nothing that counts has changed.
  package var passes: Bool { causes.isEmpty && unexplainedPixels == 0 }

  /// One sentence that says why it passes, or that it does not.
  package var summary: String {
    let pixels = tolerance.forgivenPixels
    var forgave = forgiven.isEmpty ? [] : [EnglishNoun.count(forgiven.count, "change")]
    if pixels > 0 { forgave.append(Numeral.pixels(pixels)) }
    let rest = forgave.isEmpty ? "" : "; \(forgave.joined(separator: " and ")) forgiven"
    if passes {
      return "\(level.name): \(rest.isEmpty ? "nothing changed" : "nothing that counts changed")\(rest)"
    }
    let unowned = causes.isEmpty ? ", \(Numeral.pixels(unexplainedPixels)) unexplained" : ""
    return "\(level.name): \(EnglishNoun.count(causes.count, "change"))\(unowned)\(rest)"
  }

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - differingPixels: How many pixels differ.
  ///   - unexplainedPixels: How many of them no cause accounts for.
  ///   - sizes: Both sizes, where they differ.
  ///   - regions: Where pixels differ, in points.
  ///   - causes: Why they differ.
  package init(
    differingPixels: Int = 0, unexplainedPixels: Int = 0, sizes: Sizes? = nil, regions: [CGRect] = [],
    causes: [Cause] = []
  ) {
    self.differingPixels = differingPixels
    self.unexplainedPixels = unexplainedPixels
    self.sizes = sizes
    self.regions = regions
    self.causes = causes
  }
}

/// One reason why two screens differ.
package struct Cause: Sendable, Hashable, Codable {
  /// The kind of change.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The element is new.
    case appeared
    /// The element is gone.
    case vanished
    /// The element is elsewhere in its container.
    case moved
    /// The element has another size.
    case resized
    /// Elements changed places.
    case reordered
    /// The text is another one.
    case text
    /// The text is cut now, or no longer.
    case truncated
    /// The text has another number of lines.
    case wrapped
    /// Colour, font or corners changed.
    case restyled
    /// Enabled, selected, focused or busy changed.
    case state
    /// Something else takes its touches now, or no longer.
    case covered
    /// Its container shows less of it now, or more.
    case clipped
    /// It was in sight, and is no longer; or the other way round.
    case offScreen
    /// The element's value changed.
    case value
    /// Only a name that is not seen changed.
    case renamed
    /// Its accessibility regressed: contrast, label, role, target, order or truncated text.
    case legibility
    /// The picture changed where the tree did not.
    case pixels
    /// The picture changed where no element is.
    case unexplained
    /// The picture's size changed.
    case size
  }

  /// The same for the same change in another screen, device or theme.
  package var id: String
  /// The kind of change.
  package var kind: Kind
  /// The element, as `ElementText/name(_:)` writes it; empty where no element is known.
  package var element: String
  /// The changed property, such as `label` or `height`.
  package var property: String
  /// The value before.
  package var before: String
  /// The value after.
  package var after: String
  /// The number of elements that only follow this change.
  package var followers: Int
  /// The number of differing pixels this accounts for.
  package var pixels: Int
  /// Rectangles around the pixels that this accounts for, in points; `nil` in records of earlier versions.
  package var areas: [CGRect]?
  /// The frame before, in points.
  package var frameBefore: CGRect?
  /// The frame after, in points.
  package var frameAfter: CGRect?
  /// The frames before of the other elements with the same change, in points; `nil` where there are none.
  package var othersBefore: [CGRect]?
  /// The frames after of the other elements with the same change, in points; `nil` where there are none.
  package var othersAfter: [CGRect]?
  /// The whole as one sentence, in points and in the user's terms.
  package var sentence: String

  /// Makes a cause of its facts.
  ///
  /// - Parameters:
  ///   - id: The same for the same change elsewhere.
  ///   - kind: What kind of change.
  ///   - element: The element's name.
  ///   - property: What changed about it.
  ///   - before: How it was.
  ///   - after: How it is.
  ///   - followers: How many elements only follow.
  ///   - pixels: How many differing pixels it accounts for.
  ///   - areas: Rectangles around these pixels, in points.
  ///   - frameBefore: Where it was, in points.
  ///   - frameAfter: Where it is, in points.
  ///   - sentence: The whole as one sentence.
  package init(
    id: String, kind: Kind, element: String, property: String = "", before: String = "", after: String = "",
    followers: Int = 0, pixels: Int = 0, areas: [CGRect]? = nil, frameBefore: CGRect? = nil,
    frameAfter: CGRect? = nil,
    sentence: String
  ) {
    self.id = id
    self.kind = kind
    self.element = element
    self.property = property
    self.before = before
    self.after = after
    self.followers = followers
    self.pixels = pixels
    self.areas = areas
    self.frameBefore = frameBefore
    self.frameAfter = frameAfter
    self.sentence = sentence
  }
}
