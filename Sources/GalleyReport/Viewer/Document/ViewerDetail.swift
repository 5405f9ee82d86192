import Foundation
import GalleyBaselines

/// What the viewer shows of one check beyond its line in the list.
package struct ViewerDetail: Encodable, Sendable {
  /// What was approved.
  package var baseline: ViewerPicture?
  /// What was seen.
  package var candidate: ViewerPicture?
  /// The new picture faded, with what differs in a strong colour.
  package var overlay: ViewerPicture?
  /// The new picture faded, with how far the colours are apart.
  package var heat: ViewerPicture?
  /// A sheet that holds both pictures once more, for a page that may not read the pixels of files.
  package var pixels: String?
  /// Why both sides differ, most telling first.
  package var causes: [Reason] = []
  /// Where pixels differ, in points.
  package var differences: [ViewerBox] = []
  /// How much differs, in numbers.
  package var numbers: String?
  /// Why it could not be compared.
  package var fault: String?
  /// What differs about fonts and libraries.
  package var environment: [String] = []
  /// What is to be done, or known, about it.
  package var notes: [String] = []
  /// What changed and did not count.
  package var forgiven: Forgiven?
  /// How what is forgiven grew.
  package var drift: ViewerDrift?
  /// What regions are and did.
  package var regions: [Region] = []
  /// Where pixels were forgiven, in points.
  package var spent: [ViewerBox] = []
  /// The trees of both sides.
  package var trees: Trees?
  /// The changed lines of a text.
  package var text: ViewerText?
  /// What was done to the device before the check, oldest first.
  package var steps: [String] = []
  /// What was decided about the check, newest first.
  package var history: [Event] = []
  /// What else is known, as pairs of a name and a value.
  package var facts: [[String]] = []
  /// How to decide by the command line.
  package var commands: [String] = []

  /// One reason why both sides differ.
  package struct Reason: Encodable, Sendable {
    /// The same for the same change elsewhere.
    package var id: String
    /// What kind of change.
    package var kind: String
    /// The whole as one sentence.
    package var sentence: String
    /// Where it was, in points.
    package var before: ViewerBox?
    /// Where it is, in points.
    package var after: ViewerBox?
    /// How many pixels it accounts for.
    package var pixels: Int
  }

  /// What changed and did not count.
  package struct Forgiven: Encodable, Sendable {
    /// How much of a tolerance was spent.
    package var spent: String
    /// The part of what is allowed, 0 to 1; `nil` where nothing is allowed.
    package var part: Double?
    /// Whether little is left.
    package var isNear: Bool
    /// What was forgiven, in numbers.
    package var title: String
    /// Each change and reason as a sentence.
    package var lines: [String]
    /// What the tolerance would have let through besides.
    package var facts: [String]
  }

  /// What a region is and did.
  package struct Region: Encodable, Sendable {
    /// What it is called.
    package var name: String
    /// What is asked of it.
    package var kind: String
    /// The name of its colour.
    package var style: String
    /// What it did, as a sentence without a full stop.
    package var deed: String
    /// Whether it had nothing to do.
    package var isIdle: Bool
    /// Where it is, in points.
    package var areas: [ViewerBox]
  }

  /// The trees of both sides, element by element.
  package struct Trees: Encodable, Sendable {
    /// What was approved.
    package var baseline: [ViewerElement]
    /// What was seen.
    package var candidate: [ViewerElement]
    /// How many elements more there are than are shown.
    package var hidden: Int
  }

  /// One decision of the past.
  package struct Event: Encodable, Sendable {
    /// What was done, such as `approved`.
    package var deed: String
    /// Who.
    package var by: String
    /// When, for people.
    package var at: String
    /// Why.
    package var reason: String?
    /// The commit, shortened.
    package var commit: String?
    /// What the picture was then, from the page.
    package var picture: String?
  }
}

/// A picture of the viewer.
package struct ViewerPicture: Encodable, Sendable {
  /// Its file, from the page.
  package var file: String
  /// The same in the dark, where it has colours of its own there.
  package var dark: String?
  /// Its size in pixels.
  package var width: Int
  /// Its height in pixels.
  package var height: Int
  /// How many pixels a point has.
  package var scale = 1.0
}

/// A rectangle as four numbers: left, top, width and height.
package struct ViewerBox: Encodable, Sendable, Hashable {
  /// The rectangle.
  package var frame: CGRect

  /// Takes a rectangle.
  ///
  /// - Parameter frame: The rectangle, in points.
  package init(_ frame: CGRect) { self.frame = frame }

  /// Writes the numbers with two digits at most after the point; 0 for what is none.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [frame.minX, frame.minY, frame.width, frame.height] { try list.encode(Self.short(number)) }
  }

  /// A number with two digits at most after its point.
  static func short(_ number: Double) -> Double {
    number.isFinite ? (max(-1e6, min(1e6, number)) * 100).rounded() / 100 : 0
  }
}
