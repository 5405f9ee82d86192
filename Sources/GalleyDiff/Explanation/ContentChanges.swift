import Foundation
import GalleyTree

/// What paired elements contain and look like, before and after: all changes but those of place and size.
struct ContentChanges: Sendable {
  /// The changes of each element of the approved tree, the most telling first.
  private(set) var changes: [[Change]]
  /// Consequences of those changes that are not causes of their own.
  private(set) var consequences: [Finding.Consequences]
  /// For an element whose text is only its container's said again, that container.
  private var spokenBy: [Int: Int] = [:]

  /// A container's text is compared with this many changed texts inside it.
  private static let mostTextsInside = 64

  private let matching: ElementMatching

  /// Compares the pairs of a matching.
  init(_ matching: ElementMatching) {
    self.matching = matching
    changes = Array(repeating: [], count: matching.baseline.nodes.count)
    consequences = Array(repeating: .init(), count: matching.baseline.nodes.count)
    for (a, b) in matching.pairs {
      read(a, matching.baseline[a].element, matching.candidate[b].element)
    }
    foldRepeatedTexts()
    foldCoverings()
  }

  /// The element whose content changed so that the given one's size may have.
  ///
  /// - Parameter number: An element of the approved tree.
  /// - Returns: The element itself, or the container that says the same text; `nil` if no content changed.
  func driver(of number: Int) -> Int? {
    var speaker = number
    while let next = spokenBy[speaker] { speaker = next }
    if speaker != number || changes[number].contains(where: \.drivesSize) {
      return changes[speaker].contains(where: \.drivesSize) ? speaker : nil
    }
    return nil
  }

  private mutating func read(_ number: Int, _ a: Element, _ b: Element) {
    var found: [Change] = []
    if a.label != b.label { found.append(.text(.label, before: a.label, after: b.label)) }
    if a.title != b.title, a.title != a.label || b.title != b.label {
      found.append(.text(.title, before: a.title, after: b.title))
    }
    if a.placeholder ?? "" != b.placeholder ?? "" {
      found.append(.text(.placeholder, before: a.placeholder ?? "", after: b.placeholder ?? ""))
    }
    if a.value != b.value, a.value?.text != a.label || b.value?.text != b.label {
      found.append(.value(before: a.value?.text, after: b.value?.text))
    }
    let saysOther = !found.isEmpty
    var styles: [Change] = []
    if let before = a.appearance, let after = b.appearance {
      styles = Self.styles(before, after)
      let refits = saysOther || styles.contains { $0.drivesSize }
      readLines(number, a, b, before, after, refits: refits, into: &found)
    }
    found += styles
    found += Self.states(a, b)
    if a.type != b.type { found.append(.type(before: a.type, after: b.type)) }
    if a.identifier != b.identifier {
      found.append(.identifier(before: a.identifier, after: b.identifier))
    }
    changes[number] = found
  }

  /// Lines and ellipses: causes where the text fits otherwise, consequences where it is another text or font.
  private mutating func readLines(
    _ number: Int, _ a: Element, _ b: Element, _ before: Appearance, _ after: Appearance, refits: Bool,
    into found: inout [Change]
  ) {
    let isCutOff = after.isTruncated ?? false
    if before.isTruncated ?? false != isCutOff {
      if refits {
        consequences[number].isCutOff = isCutOff
      } else {
        found.append(
          .truncated(
            isCutOff, shown: after.lines?.last, needs: after.naturalSize.map { Double($0.width) },
            has: b.frame.width))
      }
    }
    guard let old = before.lines, let new = after.lines, old != new else { return }
    if refits {
      if old.count != new.count { consequences[number].lines = [old.count, new.count] }
    } else if old.count != new.count {
      found.append(.wrapped(before: old.count, after: new.count))
    } else if old.joined(separator: " ") == new.joined(separator: " ") {
      found.append(.wrapped(before: old.count, after: new.count))
    } else if before.isTruncated ?? false == isCutOff, !isCutOff {
      found.append(.text(.label, before: old.joined(separator: " "), after: new.joined(separator: " ")))
    }
  }

  private static func styles(_ before: Appearance, _ after: Appearance) -> [Change] {
    var found: [Change] = []
    func compare(_ property: Change.StyleProperty, _ a: String?, _ b: String?) {
      if a != b { found.append(.style(property, before: a ?? "none", after: b ?? "none")) }
    }
    compare(.font, before.font, after.font)
    compare(.fontSize, before.fontSize.map(ElementText.number), after.fontSize.map(ElementText.number))
    compare(.foreground, before.foreground, after.foreground)
    compare(.background, before.background, after.background)
    compare(
      .cornerRadius, before.cornerRadius.map(ElementText.number), after.cornerRadius.map(ElementText.number))
    return found
  }

  private static func states(_ a: Element, _ b: Element) -> [Change] {
    var found: [Change] = []
    if a.isEnabled != b.isEnabled { found.append(.state(.enabled, b.isEnabled)) }
    if a.isSelected != b.isSelected { found.append(.state(.selected, b.isSelected)) }
    if a.isFocused != b.isFocused { found.append(.state(.focused, b.isFocused)) }
    if a.isHittable != b.isHittable { found.append(.state(.covered, !b.isHittable)) }
    let busy = b.appearance?.isBusy ?? false
    if a.appearance?.isBusy ?? false != busy { found.append(.state(.busy, busy)) }
    // Both of these are states of their own above.
    let stated: ElementTraits = [.selected, .notEnabled]
    let (before, after) = (a.traits.subtracting(stated), b.traits.subtracting(stated))
    if before != after { found.append(.traits(before: before.names, after: after.names)) }
    return found
  }

  /// Reports a text once where a container repeats the texts inside it.
  ///
  /// A container with the same text as one element inside speaks for that element: a button for its title. One
  /// with a text made of several is left to them: a cell for its rows of text.
  private mutating func foldRepeatedTexts() {
    let relabelled = changes.indices.filter { label(of: $0) != nil }
    for (place, number) in relabelled.enumerated().reversed() {
      guard let mine = label(of: number) else { continue }
      let end = matching.baseline[number].end
      var isMadeOfOthers = false
      for child in relabelled[(place + 1)...].prefix(Self.mostTextsInside).prefix(while: { $0 < end }) {
        guard let theirs = label(of: child) else { continue }
        if theirs == mine {
          drop(child) { if case .text(.label, _, _) = $0 { true } else { false } }
          spokenBy[child] = number
        } else if mine.before.contains(theirs.before), mine.after.contains(theirs.after) {
          isMadeOfOthers = true
        }
      }
      if isMadeOfOthers || saysWhatCameOrWent(number, mine) {
        drop(number) { if case .text(.label, _, _) = $0 { true } else { false } }
      }
    }
  }

  private func label(of number: Int) -> (before: String, after: String)? {
    for case .text(.label, let before, let after) in changes[number] { return (before, after) }
    return nil
  }

  /// Whether a container's text changed by a text that appeared or vanished inside it.
  private func saysWhatCameOrWent(_ number: Int, _ label: (before: String, after: String)) -> Bool {
    guard let partner = matching.partners[number] else { return false }
    let (old, new) = (matching.baseline, matching.candidate)
    let went = (number + 1..<max(number + 1, old[number].end)).contains { child in
      let text = old[child].element.label
      return matching.partners[child] == nil && !text.isEmpty && label.before.contains(text)
        && !label.after.contains(text)
    }
    if went { return true }
    return (partner + 1..<max(partner + 1, new[partner].end)).contains { child in
      let text = new[child].element.label
      return matching.origins[child] == nil && !text.isEmpty && label.after.contains(text)
        && !label.before.contains(text)
    }
  }

  private mutating func drop(_ number: Int, where condition: (Change) -> Bool) {
    changes[number].removeAll(where: condition)
  }

  /// Being covered, or no longer, is no cause where the element moved or something came or went over it.
  private mutating func foldCoverings() {
    let (old, new) = (matching.baseline, matching.candidate)
    let arrivals = topmost(matching.appeared, in: new).map { new[$0].element.frame }
    let departures = topmost(matching.vanished, in: old).map { old[$0].element.frame }
    for number in changes.indices {
      guard let partner = matching.partners[number] else { continue }
      let (a, b) = (old[number].element, new[partner].element)
      guard a.isHittable != b.isHittable else { continue }
      let visible = FindingAreas.visible(b)
      let middle = CGPoint(x: visible.midX, y: visible.midY)
      let follows =
        a.frame != b.frame || a.appearance?.visibleFrame != b.appearance?.visibleFrame
        || (b.isHittable ? departures : arrivals).contains { $0.contains(middle) }
      if follows { drop(number) { if case .state(.covered, _) = $0 { true } else { false } } }
    }
  }

  /// Those of some elements that none of the others holds.
  private func topmost(_ numbers: [Int], in outline: ElementOutline) -> [Int] {
    var end = 0
    return numbers.filter { number in
      if number < end { return false }
      end = outline[number].end
      return true
    }
  }
}

extension ElementTraits {
  /// The names of the traits, as Apple writes them, in a stable order.
  fileprivate var names: String {
    let named: [(ElementTraits, String)] = [
      (.button, "button"), (.header, "header"), (.selected, "selected"), (.link, "link"),
      (.searchField, "searchField"), (.image, "image"), (.staticText, "staticText"),
      (.updatesFrequently, "updatesFrequently"), (.modal, "modal"), (.notEnabled, "notEnabled"),
    ]
    let names = named.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
