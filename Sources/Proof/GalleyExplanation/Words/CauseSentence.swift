import Foundation
import GalleyDiff
import GalleyText
import GalleyTree

/// Makes the sentence of a cause, in points and in the user's terms.
struct CauseSentence {
  private let matching: ElementMatching
  private let names: ElementNames
  private let finding: Finding
  /// Rectangles around its pixels, in points.
  private let areas: [CGRect]

  /// Makes the sentence of a finding.
  init(_ matching: ElementMatching, _ names: ElementNames, _ finding: Finding, areas: [CGRect]) {
    self.matching = matching
    self.names = names
    self.finding = finding
    self.areas = areas
  }

  /// The sentence, on one line, without a full stop.
  var text: String {
    "\(subject)\(predicate)\(RemarkPhrase.clause(finding, in: names.unit))\(consequences)\(legibility)\(followers)"
  }

  private var isGroup: Bool { !finding.others.isEmpty }
  private var them: String { isGroup ? "them" : "it" }
  private var their: String { isGroup ? "their" : "its" }
  private var are: String { isGroup ? "are" : "is" }

  private func element(_ subject: Finding.Subject) -> Element? {
    subject.baseline.map { matching.baseline[$0].element }
      ?? subject.candidate.map { matching.candidate[$0].element }
  }

  private var before: Element? { finding.subject.baseline.map { matching.baseline[$0].element } }
  private var after: Element? { finding.subject.candidate.map { matching.candidate[$0].element } }

  // MARK: What it is about

  private var subject: String {
    if case .view(let change, let relation) = finding.change {
      return ViewPhrase.subject(change, relation, everyone)
    }
    return everyone
  }

  private var everyone: String {
    if isGroup, let type = (before ?? after)?.type {
      if finding.change == .looks { return "\(name) and \(EnglishNoun.count(finding.others.count, "other"))" }
      let (all, one) = (finding.others.count + 1, boxed)
      let isOneType = one == name && finding.others.allSatisfy { element($0)?.type == type }
      return "\(Phrase.elements(all, isOneType ? type : .other)) like \(one)"
    }
    return boxed
  }

  /// The name with that of the box in a style sheet where the element's type says little.
  private var boxed: String {
    guard case .view(let change, .own) = finding.change, StyledBox.isKind(change.kind),
      change.what != .reordered
    else { return name }
    return ViewPhrase.box(change.view, name)
  }

  /// The element's name; without its label where the label is what changed and something else names it.
  private var name: String {
    guard var element = before ?? after else { return "" }
    if isChangedText, !element.identifier.isEmpty || isRenamedInPlace { element.label = "" }
    if case .identifier = finding.change, !element.label.isEmpty { element.identifier = "" }
    return isChangedText ? ElementText.name(element) : names.name(element)
  }

  private var isChangedText: Bool {
    switch finding.change {
    case .text(.label, _, _), .spoken: true
    case .view(let change, .own), .view(let change, .inside): before.map { $0.label == change.text } ?? false
    default: false
    }
  }

  /// Whether the element is known by nothing but the text that changed: then the sentence quotes it once.
  private var isRenamedInPlace: Bool {
    switch finding.change {
    case .text(.label, let old, _), .spoken(let old, _):
      before?.identifier.isEmpty == true && !old.isEmpty
    case .view(let change, .own), .view(let change, .inside):
      before.map { $0.identifier.isEmpty && $0.label == change.text } ?? false
    default: false
    }
  }

  // MARK: What happened to it

  private var predicate: String {
    switch finding.change {
    case .appeared: return " appeared"
    case .vanished: return " \(are) gone"
    case .text(let property, let before, let after):
      let (old, new) = Phrase.texts(before, after)
      return isRenamedInPlace && property == .label
        ? " \(old) → \(new)" : ": \(property.name) \(old) → \(new)"
    case .value(let before?, let after?)
    where before != after && [before, after].allSatisfy({ $0 == "0" || $0 == "1" })
      && [.switch, .toggle].contains(self.before?.type):
      return " \(are) \(after == "1" ? "on" : "off") now"
    case .value(let before, let after):
      let (old, new) = Phrase.texts(before ?? "", after ?? "")
      return ": value \(before == nil ? "none" : old) → \(after == nil ? "none" : new)"
    case .truncated(let isCutOff, let shown, let needs, let has):
      return truncated(isCutOff, shown, needs, has)
    case .wrapped(let before, let after): return wrapped(before, after)
    case .resized(let before, let after, let axes, let insets):
      let inside = insets.map { ": \(their) content is inset \(Phrase.insets($0, in: names.unit))" } ?? ""
      return " \(resized(before, after, axes))\(inside)"
    case .spacing(let axis, let before, let after, let elements):
      let verb = after > before ? "grew" : "shrank"
      let beside = axis == .horizontal ? "side by side" : "on top of each other"
      return
        ": the spacing of the \(elements) elements \(beside) in \(them) \(verb) \(Phrase.length(abs(after - before), in: names.unit))"
        + " (\(Numeral.decimal(before)) → \(Phrase.length(after, in: names.unit)))"
    case .moved(let vector):
      let leaves = Self.leavesSight(finding, matching) ? ", out of sight" : ""
      return " moved \(Phrase.way(vector, in: names.unit))\(leaves)"
    case .contentMoved(let vector): return ": \(their) content moved \(Phrase.way(vector, in: names.unit))"
    case .contentInset(let insets):
      return ": \(their) content is inset \(Phrase.insets(insets, in: names.unit))"
    case .clipped(let shown, let size, let less): return clipped(shown, size, less)
    case .spoken(let before, let after):
      let (old, new) = Phrase.texts(before, after)
      return isRenamedInPlace ? " \(old) → \(new)" : ": label \(old) → \(new)"
    case .heard(let property, let before, let after):
      let (old, new) = Phrase.texts(before, after)
      return ": \(property.rawValue) \(before.isEmpty ? "none" : old) → \(after.isEmpty ? "none" : new)"
    case .container(let before, let after): return " moved from \(before) to \(after)"
    case .reordered(.before(let name)): return " comes before \(name) now"
    case .reordered(.after(let name)): return " comes after \(name) now"
    case .style(let property, let before, let after): return style(property, before, after)
    case .state(let property, let isOn): return " \(are) \(Self.words(property, isOn))\(instead)"
    case .traits(let before, let after): return ": traits \(before) → \(after)"
    case .identifier(let before, let after):
      return
        ": identifier \"\(CleanText.line(before, limit: 80))\" → \"\(CleanText.line(after, limit: 80))\""
    case .type(let before, let after): return ": type \(before.name) → \(after.name)"
    case .arranged(let before, let after, let other): return " \(after.words) \(other) now; it \(before.past)"
    case .violatesPattern(let text, let pattern):
      return ": “\(CleanText.line(text, limit: 60))” is not \(pattern.name)"
    case .view(let change, let relation):
      return ViewPhrase.predicate(change, relation, isGroup: isGroup, isRenamed: isRenamedInPlace)
    case .looks:
      return
        " \(isGroup ? "look" : "looks") different\(place) (\(Numeral.pixels(finding.pixels))) though nothing \(finding.isBesideOthers ? "else " : "")about \(them) changed"
    }
  }

  /// Where an element looks different, where that is but a part of it.
  private var place: String {
    guard !isGroup, let frame = (after ?? before)?.frame, let first = areas.first else { return "" }
    let whole = areas.dropFirst().reduce(first) { $0.union($1) }
    guard whole.width * whole.height < 0.5 * frame.width * frame.height else { return "" }
    return " in \(Phrase.size(whole.size, in: names.unit)) at \(Phrase.place(whole.origin))"
  }

  /// What was selected before.
  private var instead: String {
    let other = finding.led.first { $0.change == .state(.selected, false) && $0.subject != finding.subject }
    return other.flatMap { element($0.subject) }.map { " instead of \(names.name($0))" } ?? ""
  }

  private func truncated(_ isCutOff: Bool, _ shown: String?, _ needs: Double?, _ has: Double) -> String {
    if !isCutOff { return ": \(their) text is no longer cut off" }
    let rest = shown.map { " (“\(CleanText.line($0, limit: 60))”)" } ?? ""
    let room =
      needs.map { "; needs \(Phrase.length($0, in: names.unit)), has \(Phrase.length(has, in: names.unit))" }
      ?? ""
    return ": \(their) text is cut off now\(rest)\(room)"
  }

  private func wrapped(_ before: Int, _ after: Int) -> String {
    if before == after { return ": the lines of \(their) text break elsewhere" }
    return " \(after > before ? "grew" : "shrank") from \(EnglishNoun.count(before, "line")) to \(after)"
  }

  private func clipped(_ shown: CGSize, _ size: CGSize, _ less: Bool) -> String {
    if shown.width <= 0 || shown.height <= 0 { return " \(are) out of sight now" }
    if !less, shown == size { return " \(are) no longer cut off" }
    return
      " \(less ? "\(are) cut off now" : "show\(isGroup ? "" : "s") more now"): "
      + "\(Numeral.decimal(shown.width)) × \(Numeral.decimal(shown.height)) of \(Phrase.size(size, in: names.unit)) can be seen"
  }

  /// Whether an element that moved was in sight, and is not any more.
  static func leavesSight(_ finding: Finding, _ matching: ElementMatching) -> Bool {
    guard case .moved = finding.change, let a = finding.subject.baseline, let b = finding.subject.candidate
    else {
      return false
    }
    func isInSight(_ number: Int, _ outline: FlatElementTree) -> Bool {
      let visible = FindingAreas.visible(outline[number].element).intersection(outline[0].element.frame)
      return visible.width > 0 && visible.height > 0
    }
    return isInSight(a, matching.baseline) && !isInSight(b, matching.candidate)
  }

  private func resized(_ before: CGSize, _ after: CGSize, _ axes: Set<Axis>) -> String {
    if axes.count == 1, let axis = axes.first {
      let (old, new) = axis == .horizontal ? (before.width, after.width) : (before.height, after.height)
      return "\(new > old ? "grew" : "shrank") \(Phrase.length(abs(new - old), in: names.unit)) in"
        + " \(axis == .horizontal ? "width" : "height") (\(Numeral.decimal(old)) → \(Phrase.length(new, in: names.unit)))"
    }
    let verb: String
    if after.width > before.width, after.height > before.height {
      verb = "grew"
    } else if after.width < before.width, after.height < before.height {
      verb = "shrank"
    } else {
      verb = "changed"
    }
    return
      "\(verb) from \(Numeral.decimal(before.width)) × \(Numeral.decimal(before.height)) to \(Phrase.size(after, in: names.unit))"
  }

  private func style(_ property: Change.StyleProperty, _ before: String, _ after: String) -> String {
    let name = (self.before ?? self.after).map { Self.name(of: property, $0) } ?? property.rawValue
    let unit = property == .fontSize || property == .cornerRadius ? " \(names.unit)" : ""
    return ": \(name) \(CleanText.line(before, limit: 60)) → \(CleanText.line(after, limit: 60))\(unit)"
  }

  /// The name of a style property of an element.
  static func name(of property: Change.StyleProperty, _ element: Element) -> String {
    switch property {
    case .foreground:
      let isText =
        !element.label.isEmpty || element.appearance?.lines != nil || element.appearance?.font != nil
      return isText && element.type != .image ? "text colour" : "colour"
    case .background: return "background"
    case .font: return "font"
    case .fontSize: return "font size"
    case .cornerRadius: return "corner radius"
    case .color: return "colour"
    }
  }

  private static func words(_ property: Change.StateProperty, _ isOn: Bool) -> String {
    switch property {
    case .enabled: isOn ? "enabled now" : "disabled now"
    case .selected: isOn ? "selected now" : "no longer selected"
    case .focused: isOn ? "focused now" : "no longer focused"
    case .covered: isOn ? "out of reach now" : "within reach now"
    case .busy: isOn ? "busy now" : "no longer busy"
    }
  }

  // MARK: What came of it

  private var consequences: String {
    let facts = finding.consequences
    var parts: [String] = []
    if facts.width != 0 {
      parts.append(
        "\(Phrase.length(abs(facts.width), in: names.unit)) \(facts.width > 0 ? "wider" : "narrower")")
    }
    if facts.height != 0 {
      parts.append(
        "\(Phrase.length(abs(facts.height), in: names.unit)) \(facts.height > 0 ? "taller" : "shorter")")
    }
    if let lines = facts.lines, lines.count == 2 {
      parts.append("on \(EnglishNoun.count(lines[1], "line")) now (was \(lines[0]))")
    }
    if facts.isRecolored { parts.append("in other colours") }
    switch facts.layer {
    case .covers(let other): parts += element(other).map { ["covering \(names.name($0))"] } ?? []
    case .coveredBy(let other): parts += element(other).map { ["covered by \(names.name($0))"] } ?? []
    case nil: break
    }
    if let isCutOff = facts.isCutOff { parts.append(isCutOff ? "cut off now" : "no longer cut off") }
    return parts.map { ", \($0)" }.joined()
  }

  private var legibility: String { LegibilityClause(matching, names, finding).text }

  private var followers: String {
    var clauses: [String] = []
    let group = finding.others.compactMap(\.baseline).filter { finding.movers[$0] != nil }
    let ofThem = group.compactMap { finding.movers[$0] }
    let others = finding.otherMovers.sorted { $0.key < $1.key }
    if !ofThem.isEmpty {
      let way = Phrase.direction(ofThem).map { " \($0)" } ?? ""
      clauses.append("\(ofThem.count) of them moved\(way)")
    }
    let growers = finding.otherGrowers
    if !growers.isEmpty { clauses.append("\(who(growers)) \(growth(growers))") }
    if !others.isEmpty { clauses.append("\(who(others.map(\.key))) moved\(way(others.map(\.value)))") }
    for (count, words) in [
      (finding.passages.filter { $0.baseline != nil }.count, "went out of sight"),
      (finding.passages.filter { $0.candidate != nil }.count, "came into sight"),
    ] where count > 0 {
      clauses.append("\(count) more \(words)")
    }
    if clauses.isEmpty { return "" }
    let needsIt = !growers.isEmpty || !others.isEmpty || !finding.passages.isEmpty
    return "; \(clauses.joined(separator: " and "))\(needsIt ? " with \(them)" : "")"
  }

  private func who(_ numbers: [Int]) -> String {
    numbers.count == 1 ? names.name(matching.baseline[numbers[0]].element) : "\(numbers.count) others"
  }

  private func way(_ vectors: [CGVector]) -> String {
    let ways = Set(vectors.map { Phrase.way($0, in: names.unit) })
    if ways.count == 1, let way = ways.first { return " \(way)" }
    return Phrase.direction(vectors).map { " \($0)" } ?? ""
  }

  private func growth(_ numbers: [Int]) -> String {
    let areas = numbers.map { number in
      let old = matching.baseline[number].element.frame
      let new = matching.partners[number].map { matching.candidate[$0].element.frame } ?? old
      return Double(new.width * new.height - old.width * old.height)
    }
    if areas.allSatisfy({ $0 >= 0 }) { return "grew" }
    return areas.allSatisfy { $0 <= 0 } ? "shrank" : "changed size"
  }
}

/// Phrases for findings that count although they are in a region.
enum RemarkPhrase {
  /// The clause right after the change.
  static func clause(_ finding: Finding, in unit: LengthUnit) -> String {
    let they = finding.others.isEmpty ? "it" : "they"
    switch finding.remark {
    case .floatsTooFar(let limits):
      let sides = [("up", limits.up), ("down", limits.down), ("left", limits.left), ("right", limits.right)]
      if Set(sides.map(\.1)).count == 1 {
        return ", further than the \(Phrase.length(limits.up, in: unit)) \(they) may float"
      }
      let ways = sides.map { "\($0) \(Phrase.length($1, in: unit))" }.joined(separator: ", ")
      return ", further than \(they) may float (\(ways))"
    case .breaksPattern(let pattern): return ", which is not \(pattern.name)"
    case .frameOfIgnored, .reachesOutside, nil: return ""
    }
  }

  /// The end of the sentence: the reason why the change counts.
  static func end(_ finding: Finding) -> String {
    switch finding.remark {
    case .frameOfIgnored: "; an ignored element's frame counts unless it floats"
    case .reachesOutside: "; a change in a region counts where it moves what is outside"
    case .floatsTooFar, .breaksPattern, nil: ""
    }
  }
}
