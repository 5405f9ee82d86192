import Foundation
import GalleyBaselines
import GalleyDecisions

/// The content of the page for one check beyond its row in the list.
package struct ViewerDetail: Encodable, Sendable {
  /// The approved picture.
  package var baseline: ViewerPicture?
  /// The new picture.
  package var candidate: ViewerPicture?
  /// The new picture faded, with the differences in a strong colour.
  package var overlay: ViewerPicture?
  /// The new picture faded, with the distances of colours.
  package var heat: ViewerPicture?
  /// A style sheet with the bytes of both pictures, for a page that must not read the pixels of files.
  package var pixels: String?
  /// The causes of the difference, the most important first.
  package var causes: [Reason] = []
  /// The boxes around differing pixels, in points.
  package var differences: [ViewerBox] = []
  /// The size of the difference in numbers.
  package var numbers: String?
  /// The reason for which the check could not be compared.
  package var fault: String?
  /// The differences of fonts and libraries.
  package var environment: [String] = []
  /// Further sentences.
  package var notes: [String] = []
  /// The changes that did not count.
  package var forgiven: Forgiven?
  /// The drift of what is forgiven.
  package var drift: DriftChart?
  /// The regions of the check.
  package var regions: [Region] = []
  /// The boxes around forgiven pixels, in points.
  package var spent: [ViewerBox] = []
  /// The trees of both sides.
  package var trees: Trees?
  /// The changed lines of a text.
  package var text: ViewerText?
  /// The walk of VoiceOver that the text is.
  package var walk: ViewerWalk?
  /// The steps of the test before the check, oldest first.
  package var steps: [String] = []
  /// The decisions on the check, newest first.
  package var history: [Event] = []
  /// Further facts, as pairs of a name and a value.
  package var facts: [[String]] = []
  /// The commands that decide on the check.
  package var commands: [String] = []

  /// A cause of the difference.
  package struct Reason: Encodable, Sendable {
    /// An id that the same change has in other checks too.
    package var id: String
    /// The kind of change.
    package var kind: String
    /// The cause as a sentence.
    package var sentence: String
    /// The box on the old side, in points.
    package var before: ViewerBox?
    /// The box on the new side, in points.
    package var after: ViewerBox?
    /// The boxes of the other elements with the same change on the old side, in points.
    package var othersBefore: [ViewerBox]?
    /// The boxes of the other elements with the same change on the new side, in points.
    package var othersAfter: [ViewerBox]?
    /// Boxes around the pixels it explains, in points.
    package var areas: [ViewerBox] = []
    /// The number of pixels it explains.
    package var pixels: Int
  }

  /// The changes that did not count.
  package struct Forgiven: Encodable, Sendable {
    /// The part of the budget that was used, as a sentence.
    package var spent: String
    /// The part of the budget that was used, 0 to 1; `nil` without a budget.
    package var part: Double?
    /// Whether little of the budget is left.
    package var isNear: Bool
    /// The numbers of changes and pixels.
    package var title: String
    /// Each change as a sentence.
    package var lines: [String]
    /// Differences that would have passed as well.
    package var facts: [String]
  }

  /// The drift of what a check forgives from run to run, as bars with sentences.
  package struct DriftChart: Encodable, Sendable {
    /// The numbers in a row.
    package var numbers: String
    /// The drift as a sentence.
    package var sentence: String
    /// Whether little of the budget is left.
    package var isNear: Bool
    /// The budget in pixels; `nil` without one.
    package var limit: Int?
    /// The runs, oldest first.
    package var runs: [String]
    /// The pixels that each run forgave.
    package var values: [Int]
  }

  /// A region and its effect.
  package struct Region: Encodable, Sendable {
    /// Its name.
    package var name: String
    /// Its kind, with its settings.
    package var kind: String
    /// The name of its colour.
    package var style: String
    /// Its effect, as a sentence without a full stop.
    package var effect: String
    /// Whether it had nothing to forgive.
    package var isIdle: Bool
    /// Its boxes, in points.
    package var areas: [ViewerBox]
  }

  /// The trees of both sides, element by element.
  package struct Trees: Encodable, Sendable {
    /// The approved tree.
    package var baseline: [ViewerElement]
    /// The new tree.
    package var candidate: [ViewerElement]
    /// The number of elements that are not shown.
    package var hidden: Int
  }

  /// A decision of the past.
  package struct Event: Encodable, Sendable {
    /// The action in the past tense, such as `approved`.
    package var action: String
    /// The author.
    package var by: String
    /// The moment, as text.
    package var at: String
    /// The reason.
    package var reason: String?
    /// The commit, shortened.
    package var commit: String?
    /// The picture at that moment, as a path from the page.
    package var picture: String?
  }
}

/// A picture on the page.
package struct ViewerPicture: Encodable, Sendable {
  /// Its file, as a path from the page.
  package var file: String
  /// The same for a dark page, if it has other colours there.
  package var dark: String?
  /// Its width in pixels.
  package var width: Int
  /// Its height in pixels.
  package var height: Int
  /// The number of pixels per point.
  package var scale: Double

  init(file: String, dark: String? = nil, width: Int, height: Int, scale: Double = 1) {
    self.file = file
    self.dark = dark
    self.width = width
    self.height = height
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }
}

/// A rectangle as four numbers: left, top, width and height.
package struct ViewerBox: Encodable, Sendable, Hashable {
  /// The rectangle, in points.
  package var frame: CGRect

  package init(_ frame: CGRect) { self.frame = frame }

  /// Writes the numbers with at most two decimals; 0 for a number that is not finite.
  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [frame.minX, frame.minY, frame.width, frame.height] { try list.encode(Self.short(number)) }
  }

  /// A number with at most two decimals.
  static func short(_ number: Double) -> Double {
    number.isFinite ? (max(-1e6, min(1e6, number)) * 100).rounded() / 100 : 0
  }
}
