import Foundation
import GalleyBaselines
import GalleyText
import GalleyTree

/// The three-way merge of element trees.
///
/// Elements are the same where `GalleyTree` matches them. Of every element every property is merged for itself: what one
/// side left as it was, the other decides; what both changed in the same way is so; what both changed in two ways is a
/// conflict. Where one side added, removed, moved or reordered children, the other must have left that list and what is
/// gone as they were.
struct TreeMerge {
  /// The merged tree; `nil` where there are conflicts.
  private(set) var tree: Element?
  /// What both sides changed in two ways, each in a few words.
  private(set) var conflicts: [String] = []

  /// Trees that are deeper are not merged: the merge goes down by recursion.
  private static let mostLevels = 200

  private let base: FlatElementTree
  private let ours: ElementMatching
  private let theirs: ElementMatching

  /// Merges two trees.
  init(base: Element, ours: Element, theirs: Element) {
    self.base = FlatElementTree(base)
    self.ours = ElementMatching(self.base, FlatElementTree(ours))
    self.theirs = ElementMatching(self.base, FlatElementTree(theirs))
    let merged = merge(0, 0, 0, level: 0)
    if conflicts.isEmpty { tree = merged }
  }

  /// An entry in a list of children: an element that was in that list before, or another one.
  private enum Child: Hashable {
    case kept(Int)
    case other(Int)
  }

  private mutating func merge(_ number: Int, _ a: Int, _ b: Int, level: Int) -> Element {
    let (old, left, right) = (base[number].element, ours.candidate[a].element, theirs.candidate[b].element)
    var result = merged(old, left, right)
    guard level < Self.mostLevels else {
      if left.children != right.children {
        conflicts.append("\(name(old)): its tree is too deep to be merged")
      }
      result.children = left.children
      return result
    }
    let before = base[number].children.map(Child.kept)
    let (mine, yours) = (shape(a, of: number, in: ours), shape(b, of: number, in: theirs))
    switch (mine == before, yours == before) {
    case (_, true):
      result.children = children(mine, of: number, from: ours, over: theirs, level, isOurs: true)
    case (true, false):
      result.children = children(yours, of: number, from: theirs, over: ours, level, isOurs: false)
    case (false, false):
      if left.children != right.children {
        conflicts.append("\(name(old)): both sides changed which elements are inside")
      }
      result.children = left.children
    }
    return result
  }

  private func shape(_ number: Int, of parent: Int, in side: ElementMatching) -> [Child] {
    side.candidate[number].children.map { child in
      guard let origin = side.origins[child], base[origin].parent == parent else { return .other(child) }
      return .kept(origin)
    }
  }

  /// The children as one side has them; the other side has the list as it was.
  private mutating func children(
    _ shape: [Child], of number: Int, from side: ElementMatching, over other: ElementMatching, _ level: Int,
    isOurs: Bool
  ) -> [Element] {
    let kept = Set(shape.compactMap { if case .kept(let number) = $0 { number } else { nil } })
    for gone in base[number].children where !kept.contains(gone) { checkUntouched(gone, in: other) }
    return shape.map { child in
      switch child {
      case .kept(let origin):
        guard let mine = side.partners[origin], let yours = other.partners[origin] else {
          return base[origin].element
        }
        return merge(origin, isOurs ? mine : yours, isOurs ? yours : mine, level: level + 1)
      case .other(let added):
        // What came from elsewhere must be there as it was.
        let end = side.candidate[added].end
        for inside in added..<end {
          if let origin = side.origins[inside] { checkUntouched(origin, in: other) }
        }
        return side.candidate[added].element
      }
    }
  }

  /// Sees that a side left an element and all that is inside of it as they were.
  private mutating func checkUntouched(_ number: Int, in side: ElementMatching) {
    let element = base[number].element
    if let partner = side.partners[number], side.candidate[partner].element == element { return }
    let words = "\(name(element)): one side changed it, and the other removed or moved it"
    if !conflicts.contains(words) { conflicts.append(words) }
  }

  /// An element without its children, property by property.
  private mutating func merged(_ old: Element, _ left: Element, _ right: Element) -> Element {
    var result = left
    result.handle = nil
    func pick<Value: Equatable>(_ what: String, _ path: WritableKeyPath<Element, Value>) {
      let (before, mine, yours) = (old[keyPath: path], left[keyPath: path], right[keyPath: path])
      if mine == yours || yours == before { return }
      if mine == before { result[keyPath: path] = yours } else { disagree(old, what, "\(mine)", "\(yours)") }
    }
    pick("type", \.type)
    pick("identifier", \.identifier)
    pick("label", \.label)
    pick("title", \.title)
    pick("value", \.value)
    pick("placeholder", \.placeholder)
    pick("frame", \.frame)
    pick("enabled", \.isEnabled)
    pick("selected", \.isSelected)
    pick("focused", \.isFocused)
    pick("hittable", \.isHittable)
    pick("traits", \.traits)
    pick("hint", \.hint)
    pick("actions", \.actionNames)
    guard let before = old.appearance, let mine = left.appearance, let yours = right.appearance else {
      pick("appearance", \.appearance)
      return result
    }
    result.appearance = merged(before, mine, yours, of: old)
    return result
  }

  /// How an element looks, fact by fact.
  private mutating func merged(
    _ old: Appearance, _ left: Appearance, _ right: Appearance, of element: Element
  ) -> Appearance {
    var result = left
    func pick<Value: Equatable>(_ what: String, _ path: WritableKeyPath<Appearance, Value?>) {
      let (before, mine, yours) = (old[keyPath: path], left[keyPath: path], right[keyPath: path])
      if mine == yours || yours == before { return }
      if mine == before {
        result[keyPath: path] = yours
      } else {
        disagree(element, what, mine.map { "\($0)" } ?? "", yours.map { "\($0)" } ?? "")
      }
    }
    pick("visible part", \.visibleFrame)
    pick("touches", \.isTouchTransparent)
    pick("hit area", \.hitArea)
    pick("colour", \.foreground)
    pick("background", \.background)
    pick("font", \.font)
    pick("font size", \.fontSize)
    pick("corners", \.cornerRadius)
    pick("lines", \.lines)
    pick("natural size", \.naturalSize)
    pick("truncation", \.isTruncated)
    pick("busy", \.isBusy)
    return result
  }

  private mutating func disagree(_ element: Element, _ what: String, _ mine: String, _ yours: String) {
    conflicts.append(
      "\(name(element)): its \(what) is \"\(CleanText.line(mine, limit: 60))\" on our side and "
        + "\"\(CleanText.line(yours, limit: 60))\" on theirs")
  }

  private func name(_ element: Element) -> String {
    let name = [element.identifier, element.label].first { !$0.isEmpty } ?? ""
    return name.isEmpty ? "\(element.type)" : "\(element.type) \"\(CleanText.line(name, limit: 60))\""
  }
}
