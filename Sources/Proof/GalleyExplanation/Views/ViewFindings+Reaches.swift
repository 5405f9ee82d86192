import Foundation
import GalleyTree

/// Finds the views whose pixels a change can alter.
extension ViewFindings.App {
  /// Where a change at a place can alter pixels, on both screens, in points.
  ///
  /// A container that arranges its content otherwise, or sets a look for it, alters the views inside that have another
  /// place or look because of it; a picture or drawing inside that is as before stays as it was.
  func reaches(_ place: ViewChange.Place, of change: ViewChange) -> [CGRect] {
    guard let property = change.property, let old = place.old, let new = place.new,
      !StyledBox.isKind(change.kind)
    else { return reaches(place) }
    let isOfEnvironment = ViewProperty.isOfEnvironment(change.kind)
    guard isOfEnvironment || property.effect == .layout, matching.baseline[old].end > old + 1,
      Self.containers.contains(matching.baseline[old].kind)
    else { return reaches(place) }
    var rects: [CGRect] = []
    for number in old..<matching.baseline[old].end {
      let before = matching.baseline[number]
      guard let partner = matching.partners[number] else {
        rects.append(before.reach)
        continue
      }
      let after = matching.candidate[partner]
      let isMoved = before.extent != after.extent
      if matching.baseline.inside(number).isEmpty {
        let isControl = isOfEnvironment && !Self.showsItsFacts(before)
        guard isMoved || isControl || before.given != after.given else { continue }
        rects += [before.reach, after.reach]
      } else if isMoved, Self.hasGround(before) {
        rects += [before.extent, after.extent]
      }
    }
    for number in new..<matching.candidate[new].end where matching.origins[number] == nil {
      rects.append(matching.candidate[number].reach)
    }
    return rects.isEmpty ? reaches(place) : rects
  }

  /// Whether all that can be seen of a view follows from its facts, so that it looks as before where these are as before.
  private static func showsItsFacts(_ node: FlatViewTree.Node) -> Bool {
    ["Text", "Image", "Path", "Canvas", "Divider", "Spacer"].contains(node.kind) || ViewProperty.isShape(node)
  }

  /// Whether a view with others inside paints something around or behind them.
  private static func hasGround(_ node: FlatViewTree.Node) -> Bool {
    !containers.contains(node.kind) || node.modifiers.contains { grounds.contains($0.kind) }
  }

  /// Whether a kind is that of a layout that an app makes itself.
  static func isOwnLayout(_ kind: String) -> Bool {
    kind.first?.isUppercase == true && !containers.contains(kind) && !collections.contains(kind)
  }

  private static let collections: Set<String> = [
    "List", "Form", "Section", "Table", "Chart", "Label", "Text",
  ]

  private static let containers: Set<String> = [
    "screen", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "GeometryReader", "ScrollView", "NavigationStack", "TabView",
  ]

  private static let grounds: Set<String> = [
    "background", "overlay", "border", "shadow", "clipShape", "cornerRadius", "clipped", "mask", "blur",
    "opacity", "glassEffect",
  ]
}
