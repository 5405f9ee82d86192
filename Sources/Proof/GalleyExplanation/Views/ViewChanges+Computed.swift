import Foundation
import GalleyTree

/// Finds lengths and angles that an app computes of another one, or of a number that it shows.
extension ViewChanges {
  /// Lengths that an app computes of a size follow from that size.
  mutating func removeProportions() {
    guard changes.contains(where: \.movesThings) else { return }
    let computed = changes.indices.filter { isComputed(changes[$0]) || isRest($0) }
    guard changes.indices.contains(where: { !computed.contains($0) && changes[$0].movesThings }) else {
      return
    }
    removeChanges { computed.contains($0) }
  }

  /// Whether lengths are what a padding around leaves, an inset of a line that stands where what is beside it begins, or a guide
  /// behind what is in it.
  private func isRest(_ number: Int) -> Bool {
    let change = changes[number]
    if changes.indices.contains(where: { $0 != number && isMultiple(change, of: changes[$0]) }) {
      return true
    }
    let gains = Set(change.lengths.map { (($0.after - $0.before) * 100).rounded() / 100 })
    guard let gain = gains.first, gains.count == 1, gain != 0, let property = change.property else {
      return false
    }
    return changes.indices.contains { index in
      let other = changes[index]
      guard index != number, let leading = other.property, leading.effect == .layout,
        let grown = other.lengths.map({ $0.after - $0.before }).first
      else { return false }
      if change.kind == "alignmentGuide" {
        // A guide that is counted from the end of what grew in it.
        return leading.kind == .resized && abs(gain - grown) < 0.02
          && change.places.allSatisfy { place in other.places.contains { isInside($0, of: place) } }
      }
      guard leading.kind == .moved else { return false }
      if property.kind == .resized {
        return leading.name == "padding" && isInside(change.place, of: other.place)
          && (abs(gain + 2 * grown) < 0.02 || abs(gain + grown) < 0.02)
      }
      return property.name == "padding" && isLine(change.place) && !isLine(other.place)
        && abs(gain - grown) < 0.02
    }
  }

  /// Whether lengths are half of one of another view, or whole multiples, up to a line's width, before and after.
  private func isMultiple(_ change: ViewChange, of other: ViewChange) -> Bool {
    guard let property = change.property, let leading = other.property, property.effect == .layout,
      leading.kind == .resized, property.kind == .moved || leading == property,
      !change.lengths.isEmpty, let unit = other.length, unit.before > 0,
      abs(unit.after - unit.before) > 0.5
    else { return false }
    return change.lengths.allSatisfy { length in
      let factor = (length.after - length.before) / (unit.after - unit.before)
      let rest = length.before - factor * unit.before
      if property.kind == .moved {
        // A line begins in the middle of what it leads away from, wherever that stands.
        let isLine = isShape(change.place) && areClose(change.place, other.place)
        return [0.5, -0.5, 1, -1].contains(factor) && (abs(rest) <= 1 || isLine)
      }
      // Several units side by side, such as days of a plan.
      return factor >= 2 && factor == factor.rounded() && abs(rest) <= 2
    }
  }

  private func isLine(_ place: ViewChange.Place) -> Bool {
    place.old.map { matching.baseline[$0].kind == "Divider" } ?? false
  }

  private func isShape(_ place: ViewChange.Place) -> Bool {
    place.old.map { ViewProperty.isShape(matching.baseline[$0]) } ?? false
  }

  private func isComputed(_ change: ViewChange) -> Bool {
    // Sizes of fonts are few, so that some are alike by chance.
    guard let old = change.place.old, let new = change.place.new, !StyledBox.isKind(change.kind),
      change.property?.name.hasPrefix("font") != true
    else { return false }
    if isRead(change, old, new) { return true }
    guard let ratio = change.ratio, abs(ratio - 1) > 0.01 else { return false }
    // A size can have made what is around grow along one axis, but hardly along both.
    let axes = change.property?.kind == .resized ? 2 : 1
    return zip(matching.baseline.around(old), matching.candidate.around(new)).prefix(6).contains { a, b in
      guard matching.partners[a] == b else { return false }
      let (before, after) = (matching.baseline[a].frame.size, matching.candidate[b].frame.size)
      // What is as long as the view itself fits around it, and proves nothing.
      let (own, now) = (matching.baseline[old].extent.size, matching.candidate[new].extent.size)
      let grown = [
        Self.grew(before.width, after.width, by: ratio)
          && (before.width, after.width) != (own.width, now.width),
        Self.grew(before.height, after.height, by: ratio)
          && (before.height, after.height) != (own.height, now.height),
      ]
      return grown.count { $0 } >= axes
    }
  }

  /// Whether lengths are a share of the size that a reader around gives its content, or less than that by what they were before.
  private func isRead(_ change: ViewChange, _ old: Int, _ new: Int) -> Bool {
    guard change.property?.effect == .layout, !change.lengths.isEmpty,
      let reader = matching.baseline.around(old).first(where: {
        matching.baseline[$0].kind == "GeometryReader"
      }),
      let other = matching.partners[reader], matching.candidate.isInside(new, of: other)
    else { return false }
    let (before, after) = (matching.baseline[reader].frame.size, matching.candidate[other].frame.size)
    return change.lengths.allSatisfy { was, now in
      [(before.width, after.width), (before.height, after.height)].contains { side, became in
        guard abs(became - side) > 0.5, was != now, was > 0 else { return false }
        return Self.grew(side, became, by: now / was) || abs((now - was) - (became - side)) < 0.1
      }
    }
  }

  private static func grew(_ before: Double, _ after: Double, by ratio: Double) -> Bool {
    before > 0 && abs(after / before / ratio - 1) < 0.01
  }

  /// What turns by as much of a circle as is drawn more of it, such as the knob of a dial, follows from that.
  mutating func removeDials() {
    let all = self
    remove { turned, drawn in
      guard drawn.isOfTrim, turned.property?.name == "rotation", let angle = turned.lengths.first,
        let trim = drawn.facts[.trim], let before = Self.share(trim.before),
        let after = Self.share(trim.after)
      else { return false }
      let (turn, more) = (angle.after - angle.before, 360 * (after - before))
      // Shares are written with two decimals.
      return abs(turn - more) <= 3.6 && turn * more > 0 && all.areClose(turned.place, drawn.place)
    }
  }

  /// How far along a shape is drawn.
  private static func share(_ trim: String?) -> Double? {
    trim?.components(separatedBy: "…").last.flatMap(Double.init)
  }

  /// Whether two views are in one that is at most a few levels above each.
  func areClose(_ place: ViewChange.Place, _ other: ViewChange.Place) -> Bool {
    guard let a = place.old, let b = other.old else { return false }
    let tree = matching.baseline
    return ([a] + tree.around(a).prefix(3)).contains(where: ([b] + tree.around(b).prefix(3)).contains)
  }

  /// A bar or ring that an app draws for a number in words follows from that number, and so does the value of a control beside it.
  mutating func removeBars() {
    let all = self
    remove { value, text in
      guard text.property?.kind == .text, value.property?.name == "value", let texts = text.texts,
        case .given(_, let before?, let after?) = value.what
      else { return false }
      return Self.says(texts.before, before) && Self.says(texts.after, after)
        && all.areClose(text.place, value.place)
    }
    removeChartsOfRows()
    remove { change, number in
      guard change.property?.kind == .resized || change.isOfTrim || change.isInProportion(to: number),
        change.places.count == 1, change.kind != "Chart",
        change.property?.kind != .resized || change.isOfBar(for: number),
        let texts = number.texts, texts.before.contains(where: \.isNumber),
        texts.after.contains(where: \.isNumber),
        let bar = change.place.old, ViewProperty.isShape(all.matching.baseline[bar]),
        let holder = all.matching.baseline.around(bar).first(where: {
          all.matching.baseline[$0].contents.isEmpty == false
        })
      else { return false }
      // What holds other words is a picture or card, and no bar for a number beside it.
      let isBar = all.matching.baseline[bar].contents.isEmpty
      return number.places.contains { place in
        place.old.map { all.matching.baseline.isInside($0, of: isBar ? holder : bar) } ?? false
      }
    }
  }
}

extension ViewChanges {
  /// The marks of a chart that stand for the rows beside it: one with another number goes with that number, and another
  /// order with that of the rows.
  private mutating func removeChartsOfRows() {
    let all = self
    remove { chart, row in
      guard chart.kind == "Chart",
        chart.property?.name == "value" || chart.property == Self.orderOfMarks,
        case .given(_, let before?, let after?) = chart.what, all.areBeside(chart.place, row.place)
      else { return false }
      if row.what == .reordered {
        return chart.property == Self.orderOfMarks && row.places.allSatisfy { all.saysMark(of: before, $0) }
      }
      let (gone, new) = Self.numbers(before, after)
      guard row.property?.kind == .text, let texts = row.texts, let old = NumberRatio.number(texts.before),
        let now = NumberRatio.number(texts.after)
      else { return false }
      return gone == [old] && new == [now]
    }
  }

  /// Whether a row says the name or the number of one of a chart's marks.
  private func saysMark(of marks: String, _ row: ViewChange.Place) -> Bool {
    guard let row = row.old else { return false }
    let words = Set(marks.split { " ,;".contains($0) }.map(String.init))
    return (row..<matching.baseline[row].end).contains { number in
      guard let text = matching.baseline[number].facts[.text] else { return false }
      let value = NumberRatio.number(text)
      return words.contains(text) || words.contains { value != nil && Double($0) == value }
    }
  }

  /// The numbers of a chart's marks that are on one screen only.
  private static func numbers(_ before: String, _ after: String) -> (gone: Set<Double>, new: Set<Double>) {
    func numbers(_ marks: String) -> Set<Double> {
      Set(marks.split { " ;".contains($0) }.compactMap { Double($0) })
    }
    let (old, new) = (numbers(before), numbers(after))
    return (old.subtracting(new), new.subtracting(old))
  }

  /// Whether a text is a number, as it is or in percent.
  private static func says(_ text: String, _ value: String) -> Bool {
    guard let shown = NumberRatio.number(text), let value = Double(value) else { return false }
    return [1, 100].contains { abs(value * $0 - shown) <= 0.5 }
  }
}

extension ViewChange {
  /// Whether what a shape is painted with became as much more as a number in words.
  fileprivate func isInProportion(to number: ViewChange) -> Bool {
    guard isPaint, case .given(_, let before?, let after?) = what, let texts = number.texts,
      let own = NumberRatio(before, after)
    else { return false }
    return NumberRatio(texts.before, texts.after)?.agrees(with: own.value) ?? false
  }

  /// Whether a shape is longer or shorter in one direction, as a bar for a number; what an app gives its own layout does so as the
  /// number does.
  fileprivate func isOfBar(for number: ViewChange) -> Bool {
    guard facts.count == 1 else { return false }
    guard kind == "layoutValue" else { return true }
    guard let ratio, let texts = number.texts else { return false }
    return NumberRatio(texts.before, texts.after)?.agrees(with: ratio) ?? false
  }

  /// Whether another part of a shape is drawn.
  fileprivate var isOfTrim: Bool { property?.name == "trim" }
}
