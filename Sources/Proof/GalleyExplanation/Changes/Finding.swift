import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// One change with everything that only follows from it: a cause without words.
struct Finding: Sendable {
  /// An element on both sides, by its number in each tree.
  struct Subject: Hashable, Sendable {
    /// Its number in the approved tree.
    var baseline: Int?
    /// Its number in the new tree.
    var candidate: Int?
  }

  /// The effects of a change on the element itself.
  struct Consequences: Hashable, Sendable {
    /// The gain in width, in points.
    var width = 0.0
    /// The gain in height, in points.
    var height = 0.0
    /// Its lines of text before and after, where the number changed.
    var lines: [Int]?
    /// Whether its text is cut now, where that changed.
    var isCutOff: Bool?
    /// Whether it has other colours.
    var isRecolored = false
    /// What it covers now, or is covered by, where it is painted in another order.
    var layer: Layer?

    /// Resets what is different for another element.
    mutating func keepShared(with other: Consequences) {
      if abs(width - other.width) >= FrameChanges.smallest { width = 0 }
      if abs(height - other.height) >= FrameChanges.smallest { height = 0 }
      if lines != other.lines { lines = nil }
      if isCutOff != other.isCutOff { isCutOff = nil }
      if isRecolored != other.isRecolored { isRecolored = false }
      if layer != other.layer { layer = nil }
    }
  }

  /// Another element that lies over or under one.
  enum Layer: Hashable, Sendable {
    case covers(Subject)
    case coveredBy(Subject)
  }

  /// The reason why a finding counts although it is in a region.
  enum Remark: Hashable, Sendable {
    /// It went further than it may float.
    case floatsTooFar(RegionEdges)
    /// It is ignored, and its frame is not.
    case frameOfIgnored
    /// It moved what is outside of its region.
    case reachesOutside
    /// Its new text is not what it has to be.
    case breaksPattern(TextPattern)
  }

  /// The change.
  var change: Change
  /// The element; of a group, the first one.
  var subject: Subject
  /// The rest of the group: elements with the same change.
  var others: [Subject] = []
  /// The effects of the change on the element itself.
  var consequences = Consequences()
  /// Elements that only moved because of it, by number in the approved tree, and how far in points.
  var movers: [Int: CGVector] = [:]
  /// Elements that only changed size because of it, by number in the approved tree.
  var growers: Set<Int> = []
  /// Rows that only came into sight or went out of it because of it.
  var passages: Set<Subject> = []
  /// The bars and materials through which it shines, and all that a dialog dims, in pixels.
  var veils: [PixelRect] = []
  /// Where it accounts for differing pixels, and for how many; no pixel is accounted for twice.
  var places: [PixelCluster] = []
  /// Whether it is a change of one colour wherever it was used, and not of the element.
  var isToken = false
  /// Whether it does not count at its level.
  var isForgiven = false
  /// The region because of which it does not count, by its index.
  var region: Int?
  /// Whether pixels right around it are taken for its own: its shadow, or the ground that goes with it.
  var ownsSurroundings = true
  /// The remark about the region that it is in.
  var remark: Remark?
  /// Whether another finding is of the same element, which does not account for these pixels.
  var isBesideOthers = false
  /// Whether any pixel differs where the change is.
  var isVisible = false
  /// Where a change of views lies.
  var placing: ViewPlacing?
  /// Of a change of views: all that was found of elements and follows from it.
  var led: [Finding] = []
  /// The accessibility regressions that it causes.
  var regressions: [AccessibilityRegression] = []

  /// Whether it says what is otherwise about its element itself, beyond how that looks.
  var isOfElement: Bool {
    switch change {
    case .looks: false
    case .view(_, let relation): relation == .own
    default: true
    }
  }

  /// The number of differing pixels it accounts for.
  var pixels: Int { places.reduce(0) { $0 + $1.count } }

  /// The element and its group.
  var subjects: [Subject] { [subject] + others }

  /// The movers that are not of the group.
  var otherMovers: [Int: CGVector] {
    let group = Set(subjects.compactMap(\.baseline))
    return movers.filter { !group.contains($0.key) }
  }

  /// The growers that are not of the group and did not move too.
  var otherGrowers: [Int] {
    let group = Set(subjects.compactMap(\.baseline))
    return growers.filter { !group.contains($0) && movers[$0] == nil }.sorted()
  }

  /// The number of elements that the finding covers beside the first one.
  var followers: Int {
    others.count + otherMovers.count + otherGrowers.count + passages.count
  }
}

/// The origin of a change of position or size.
enum ChangeOrigin: Hashable, Sendable {
  /// The content of an element of the approved tree.
  case content(Int)
  /// The frame of an element of the approved tree.
  case frame(Int)
  /// The distance between the children of an element of the approved tree.
  case spacing(Int)
  /// The common position of all children of an element of the approved tree.
  case contentPosition(Int)
  /// The content inset of an element of the approved tree.
  case contentInset(Int)
  /// The distance between an element of the approved tree and those that stand in one stack with it.
  case gap(Int)
  /// The position of an element of the approved tree.
  case position(Int)
  /// The place of an element of the approved tree among its siblings.
  case order(Int)
  /// The container of an element of the approved tree.
  case container(Int)
  /// An element that is new, by its number in the new tree.
  case appeared(Int)
  /// An element that is gone, by its number in the approved tree.
  case vanished(Int)

  /// The element of the approved tree that the change is in, if it is there.
  var baseline: Int? {
    switch self {
    case .content(let number), .frame(let number), .spacing(let number), .contentPosition(let number),
      .contentInset(let number), .gap(let number), .position(let number), .order(let number),
      .container(let number), .vanished(let number):
      number
    case .appeared: nil
    }
  }
}
