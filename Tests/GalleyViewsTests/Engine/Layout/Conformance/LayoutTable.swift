import Foundation
import GalleyViews

/// A table of layouts and the frames that follow for them from a documented rule.
///
/// Every line of the cases is `offer | tree | frames`: the offered width and height, `_` for none; the tree in the notation of
/// ``LayoutTreeReader``; and for each named part its `x,y,width,height` in points from the upper leading corner.
struct LayoutTable: Sendable {
  /// The page or talk that has the rule.
  let source: String
  /// The rule.
  let rule: String
  /// The lines.
  let cases: String

  /// A line of a table.
  struct Case {
    let text: String
    let offer: ProposedViewSize
    let tree: LayoutTree
    let frames: [(name: String, frame: CGRect)]
  }

  struct Failure: Error {
    let line: String
  }

  /// The lines as values.
  func read() throws -> [Case] {
    try cases.split(separator: "\n").map { try Self.read(String($0)) }
  }

  private static func read(_ line: String) throws -> Case {
    let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 3 else { throw Failure(line: line) }
    let lengths = parts[0].split(separator: "x").map { Double($0).map { CGFloat($0) } }
    guard lengths.count == 2 else { throw Failure(line: line) }
    let frames = try parts[2].split(separator: ";").map { frame in
      let words = frame.split(separator: " ")
      let numbers = words.count == 2 ? words[1].split(separator: ",").compactMap { Double($0) } : []
      guard numbers.count == 4 else { throw Failure(line: line) }
      return (
        name: String(words[0]),
        frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      )
    }
    return Case(
      text: line, offer: ProposedViewSize(width: lengths[0], height: lengths[1]),
      tree: try LayoutTreeReader.read(parts[1]), frames: frames)
  }

  /// All tables.
  static let all: [LayoutTable] = [
    .alignmentInRows, .alignmentInColumns, .spacingInRows, .spacingInColumns, .sharing, .flexibility,
    .priorities, .spacers, .leastLengthsOfSpacers, .idealLengthAcross, .noOfferAndNone, .overflow, .layers,
    .layersThatGrow, .overlaysAndBackgrounds, .fixedFrames, .framesOfOneLength, .padding, .fixedSizes,
    .proportions, .positions, .widths, .heights, .offsets, .guidesInStacks, .customGuides,
    .guidesAcrossStacks, .guidesInFramesAndLayers, .baselines, .pixels,
  ]
}
