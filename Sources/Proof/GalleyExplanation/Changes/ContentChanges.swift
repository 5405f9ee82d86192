import Foundation
import GalleyText
import GalleyTree

/// The changes of paired elements in content and style: all but those of place and size.
struct ContentChanges: Sendable {
  /// The changes of each element of the approved tree, the most telling first.
  private(set) var changes: [[Change]]
  /// Consequences of those changes that are not causes of their own.
  private(set) var consequences: [Finding.Consequences]
  /// The container of each element whose text only repeats its container's.
  private var labelSources: [Int: Int] = [:]

  /// The number of changed texts inside a container that its own text is compared with.
  private static let mostTextsInside = 64

  /// The number of new elements that are searched for covering something.
  private static let mostCovers = 256
  /// The number of elements that appeared or vanished inside a container that its text is compared with.
  private static let mostInside = 256

  private let matching: ElementMatching
  private let reflows: TextReflows

  /// Compares the pairs of a matching, with the texts that only reflow.
  init(_ matching: ElementMatching, _ reflows: TextReflows) {
    self.matching = matching
    self.reflows = reflows
    changes = Array(repeating: [], count: matching.baseline.nodes.count)
    consequences = Array(repeating: .init(), count: matching.baseline.nodes.count)
    for (a, b) in matching.pairs {
      read(a, matching.baseline[a].element, matching.candidate[b].element)
    }
    foldRepeatedTexts()
    foldCoverings()
    foldStates()
  }

  /// The element whose content changed so that the given one's size may have.
  ///
  /// - Parameter number: An element of the approved tree.
  /// - Returns: The element itself, or the container that says the same text; `nil` if no content changed.
  func driver(of number: Int) -> Int? {
    var labelSource = number
    while let next = labelSources[labelSource] { labelSource = next }
    if labelSource != number || changes[number].contains(where: \.drivesSize) {
      return changes[labelSource].contains(where: \.drivesSize) ? labelSource : nil
    }
    return nil
  }

  private mutating func read(_ number: Int, _ a: Element, _ b: Element) {
    var found: [Change] = []
    if a.label != b.label {
      let isSame = a.appearance.flatMap { before in b.appearance.map { before.saysTheSame(as: $0) } } ?? false
      let isShown = !isSame && a.type != .image
      found.append(
        isShown
          ? .text(.label, before: a.label, after: b.label) : .spoken(before: a.label, after: b.label))
    }
    if a.title != b.title, a.title != a.label || b.title != b.label {
      found.append(.text(.title, before: a.title, after: b.title))
    }
    let (held, holds) = (Self.held(a), Self.held(b))
    if a.placeholder ?? "" != b.placeholder ?? "" {
      let isHidden = !(held ?? "").isEmpty && !(holds ?? "").isEmpty
      found.append(
        .text(
          isHidden ? .hiddenPlaceholder : .placeholder, before: a.placeholder ?? "",
          after: b.placeholder ?? ""))
    }
    if held != holds, held != a.label || holds != b.label, !isInnerSwitch(number), !Self.saysState(a, b) {
      found.append(.value(before: held, after: holds))
    }
    let saysOther = found.contains { if case .spoken = $0 { false } else { true } }
    var styles: [Change] = []
    if let before = a.appearance, let after = b.appearance {
      styles = Self.styles(before, after)
      let reflows = saysOther || styles.contains { $0.drivesSize }
      readLines(number, a, b, before, after, reflows: reflows, into: &found)
    }
    let states = Self.states(a, b)
    // What is off looks off, and what is empty looks empty: its colours say nothing of their own.
    let isTold = states.contains {
      if case .state(let state, _) = $0 { state == .enabled || state == .selected } else { false }
    }
    if isTold || (held == nil) != (holds == nil) {
      let count = styles.count
      styles.removeAll {
        if case .style(let style, _, _) = $0 { style == .foreground || style == .background } else { false }
      }
      consequences[number].isRecolored = styles.count < count
    }
    found += styles + states
    if a.type != b.type { found.append(.type(before: a.type, after: b.type)) }
    if a.identifier != b.identifier {
      found.append(.identifier(before: a.identifier, after: b.identifier))
    }
    if let clipping = clipping(number, a, b) { found.append(clipping) }
    changes[number] = found
  }

  /// Whether an element is the switch within a switch, which says what the one around it says.
  private func isInnerSwitch(_ number: Int) -> Bool {
    matching.baseline[number].element.type == .switch
      && matching.baseline[number].parent.map { matching.baseline[$0].element.type == .switch } ?? false
  }

  /// Whether the values of a check box say no more than whether it is selected.
  private static func saysState(_ a: Element, _ b: Element) -> Bool {
    func isState(_ element: Element) -> Bool { element.value?.text == (element.isSelected ? "1" : "0") }
    return a.isSelected != b.isSelected && isState(a) && isState(b)
  }

  /// The value of an element; an empty field shows its placeholder, and has none.
  private static func held(_ element: Element) -> String? {
    guard let value = element.value?.text else { return nil }
    let fields: Set<ElementType> = [.textField, .secureTextField, .searchField, .textView]
    return fields.contains(element.type) && !value.isEmpty && value == element.placeholder ? nil : value
  }

  /// Another part of an element that is visible, where neither it nor its container took another place.
  private func clipping(_ number: Int, _ a: Element, _ b: Element) -> Change? {
    guard a.frame == b.frame, let parent = matching.baseline[number].parent,
      let partner = matching.partners[parent]
    else { return nil }
    let (old, new) = (FindingAreas.visible(a), FindingAreas.visible(b))
    let (around, now) = (matching.baseline[parent].element, matching.candidate[partner].element)
    guard old.size != new.size, around.frame == now.frame,
      FindingAreas.visible(around) == FindingAreas.visible(now)
    else { return nil }
    return .clipped(shown: new.size, of: b.frame.size, less: new.width * new.height < old.width * old.height)
  }

  /// Lines and ellipses: causes where the text fits otherwise, consequences where it is another text or font.
  private mutating func readLines(
    _ number: Int, _ a: Element, _ b: Element, _ before: Appearance, _ after: Appearance, reflows: Bool,
    into found: inout [Change]
  ) {
    let (wasCutOff, isCutOff) = (before.isTruncated ?? false, after.isTruncated ?? false)
    let (old, new) = (before.lines ?? [], after.lines ?? [])
    if old.count != new.count, !old.isEmpty, !new.isEmpty, reflows || wasCutOff != isCutOff {
      consequences[number].lines = [old.count, new.count]
    }
    if wasCutOff != isCutOff {
      if reflows {
        consequences[number].isCutOff = isCutOff
      } else if !(Self.isClipped(a, before) && Self.isClipped(b, after)) {
        found.append(
          .truncated(
            isCutOff, shown: after.lines?.last, needs: after.naturalSize.map { Double($0.width) },
            has: b.frame.width))
      }
      return
    }
    guard old != new, !old.isEmpty, !new.isEmpty, !reflows, self.reflows.resizedContainers[number] == nil
    else { return }
    if old.count != new.count || old.joined(separator: " ") == new.joined(separator: " ") {
      found.append(.wrapped(before: old.count, after: new.count))
    } else if !isCutOff, a.label == b.label {
      found.append(.text(.label, before: old.joined(separator: " "), after: new.joined(separator: " ")))
    }
  }

  /// Whether the end of a line lies beyond the visible part of a text, with an ellipsis or without one.
  private static func isClipped(_ element: Element, _ appearance: Appearance) -> Bool {
    appearance.visibleFrame.map { $0.width < element.frame.width - 0.5 } ?? false
  }

  private static func styles(_ before: Appearance, _ after: Appearance) -> [Change] {
    var found: [Change] = []
    func compare(_ property: Change.StyleProperty, _ a: String?, _ b: String?) {
      if a != b { found.append(.style(property, before: a ?? "none", after: b ?? "none")) }
    }
    let (size, newSize) = (before.fontSize.map(Numeral.decimal), after.fontSize.map(Numeral.decimal))
    if before.font != after.font, size != newSize {
      // One font in one size became another in another: one decision, and told as one.
      compare(
        .font, before.font.map { "\($0) \(size ?? "") pt" }, after.font.map { "\($0) \(newSize ?? "") pt" })
    } else {
      compare(.font, before.font, after.font)
      compare(.fontSize, size, newSize)
    }
    compare(.foreground, before.foreground, after.foreground)
    compare(.background, before.background, after.background)
    compare(
      .cornerRadius, before.cornerRadius.map(Numeral.decimal), after.cornerRadius.map(Numeral.decimal))
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
    if a.hint != b.hint { found.append(.heard(.hint, before: a.hint, after: b.hint)) }
    let (actions, others) = (a.actionNames, b.actionNames)
    if actions != others {
      found.append(
        .heard(.actions, before: EnglishList.and(actions), after: EnglishList.and(others)))
    }
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
          labelSources[child] = number
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
    let went = (number + 1..<max(number + 1, old[number].end)).prefix(Self.mostInside).contains { child in
      let text = old[child].element.label
      return matching.partners[child] == nil && !text.isEmpty && label.before.contains(text)
        && !label.after.contains(text)
    }
    if went { return true }
    return (partner + 1..<max(partner + 1, new[partner].end)).prefix(Self.mostInside).contains { child in
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
    let arrivals = topmost(matching.appeared, in: new).prefix(Self.mostCovers).map { new[$0].element.frame }
    let departures = topmost(matching.vanished, in: old).prefix(Self.mostCovers).map { old[$0].element.frame }
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

  /// Removes states that follow from a container's state, and identifiers that follow from a title.
  private mutating func foldStates() {
    /// The state that a container gave to each element.
    var switched: [Bool?] = Array(repeating: nil, count: changes.count)
    for (number, _) in matching.pairs {
      let around = matching.baseline[number].parent.flatMap { switched[$0] }
      switched[number] = around
      for case .state(.enabled, let isOn) in changes[number] {
        switched[number] = isOn
        if around == isOn { drop(number) { $0 == .state(.enabled, isOn) } }
      }
      if changes[number].contains(where: { if case .identifier = $0 { true } else { false } }) {
        foldIdentifier(number)
      }
    }
  }

  private mutating func foldIdentifier(_ number: Int) {
    let inside = (number + 1..<max(number + 1, matching.baseline[number].end)).prefix(Self.mostTextsInside)
    for case .identifier(let before, let after) in changes[number] {
      let isTitle = inside.contains { child in label(of: child).map { $0 == (before, after) } ?? false }
      if isTitle { drop(number) { $0 == .identifier(before: before, after: after) } }
    }
  }

  /// The elements that none of the others contains.
  private func topmost(_ numbers: [Int], in outline: FlatElementTree) -> [Int] {
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

extension Appearance {
  /// Whether both show the same text, however it is broken into lines; not known without lines.
  func saysTheSame(as other: Appearance) -> Bool {
    guard let lines, let others = other.lines else { return false }
    if lines == others { return true }
    func text(_ lines: [String]) -> String { lines.joined().filter { !$0.isWhitespace } }
    return text(lines) == text(others)
  }
}
