import Foundation
import GalleyBaselines
import GalleyDecisions

/// What the viewer shows of one check beyond its line in the list.
public struct ViewerDetail: Encodable, Sendable {
  /// What was approved.
  public var baseline: ViewerPicture?
  /// What was seen.
  public var candidate: ViewerPicture?
  /// The new picture faded, with what differs in a strong colour.
  public var overlay: ViewerPicture?
  /// The new picture faded, with how far the colours are apart.
  public var heat: ViewerPicture?
  /// A sheet that holds both pictures once more, for a page that may not read the pixels of files.
  public var pixels: String?
  /// Why both sides differ, most telling first.
  public var causes: [Reason] = []
  /// Where pixels differ, in points.
  public var differences: [ViewerBox] = []
  /// How much differs, in numbers.
  public var numbers: String?
  /// Why it could not be compared.
  public var fault: String?
  /// What differs about fonts and libraries.
  public var environment: [String] = []
  /// What is to be done, or known, about it.
  public var notes: [String] = []
  /// What changed and did not count.
  public var forgiven: Forgiven?
  /// How what is forgiven grew.
  public var drift: ViewerDrift?
  /// What regions are and did.
  public var regions: [Region] = []
  /// Where pixels were forgiven, in points.
  public var spent: [ViewerBox] = []
  /// The trees of both sides.
  public var trees: Trees?
  /// The changed lines of a text.
  public var text: ViewerText?
  /// What was done to the device before the check, oldest first.
  public var steps: [String] = []
  /// What was decided about the check, newest first.
  public var history: [Event] = []
  /// What else is known, as pairs of a name and a value.
  public var facts: [[String]] = []
  /// How to decide by the command line.
  public var commands: [String] = []

  /// One reason why both sides differ.
  public struct Reason: Encodable, Sendable {
    /// The same for the same change elsewhere.
    public var id: String
    /// What kind of change.
    public var kind: String
    /// The whole as one sentence.
    public var sentence: String
    /// Where it was, in points.
    public var before: ViewerBox?
    /// Where it is, in points.
    public var after: ViewerBox?
    /// How many pixels it accounts for.
    public var pixels: Int
  }

  /// What changed and did not count.
  public struct Forgiven: Encodable, Sendable {
    /// How much of a tolerance was spent.
    public var spent: String
    /// The part of what is allowed, 0 to 1; `nil` where nothing is allowed.
    public var part: Double?
    /// Whether little is left.
    public var isNear: Bool
    /// What was forgiven, in numbers.
    public var title: String
    /// Each change and reason as a sentence.
    public var lines: [String]
    /// What the tolerance would have let through besides.
    public var facts: [String]
  }

  /// What a region is and did.
  public struct Region: Encodable, Sendable {
    /// What it is called.
    public var name: String
    /// What is asked of it.
    public var kind: String
    /// The name of its colour.
    public var style: String
    /// What it did, as a sentence without a full stop.
    public var deed: String
    /// Whether it had nothing to do.
    public var isIdle: Bool
    /// Where it is, in points.
    public var areas: [ViewerBox]
  }

  /// The trees of both sides, element by element.
  public struct Trees: Encodable, Sendable {
    /// What was approved.
    public var baseline: [ViewerElement]
    /// What was seen.
    public var candidate: [ViewerElement]
    /// How many elements more there are than are shown.
    public var hidden: Int
  }

  /// One decision of the past.
  public struct Event: Encodable, Sendable {
    /// What was done, such as `approved`.
    public var deed: String
    /// Who.
    public var by: String
    /// When, for people.
    public var at: String
    /// Why.
    public var reason: String?
    /// The commit, shortened.
    public var commit: String?
    /// What the picture was then, from the page.
    public var picture: String?
  }
}

/// A picture of the viewer.
public struct ViewerPicture: Encodable, Sendable {
  /// Its file, from the page.
  public var file: String
  /// The same in the dark, where it has colours of its own there.
  public var dark: String?
  /// Its size in pixels.
  public var width: Int
  /// Its height in pixels.
  public var height: Int
  /// How many pixels a point has.
  public var scale = 1.0
}

/// A rectangle as four numbers: left, top, width and height.
public struct ViewerBox: Encodable, Sendable, Hashable {
  /// The rectangle.
  public var frame: CGRect

  /// Takes a rectangle.
  ///
  /// - Parameter frame: The rectangle, in points.
  public init(_ frame: CGRect) { self.frame = frame }

  /// Writes the numbers with two digits at most after the point; 0 for what is none.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for number in [frame.minX, frame.minY, frame.width, frame.height] { try list.encode(Self.short(number)) }
  }

  /// A number with two digits at most after its point.
  static func short(_ number: Double) -> Double {
    number.isFinite ? (max(-1e6, min(1e6, number)) * 100).rounded() / 100 : 0
  }
}
