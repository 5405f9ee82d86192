import Foundation
import GalleyDiff
import GalleyTree

/// Tells differences by what an app's views were given, where both screens say it: each such change leads all that follows from it.
struct ViewFindings {
  /// The views of one app on both screens.
  struct App {
    let matching: ViewMatching
    let naming: ViewNaming
    let changes: [ViewChange]
    /// Whether things may have other places because of each change.
    let moves: [Bool]
    /// The origins of places and sizes, where there is more than one change from which they may follow.
    let layout: LayoutOrigins?
    /// The view that stands for each element, by its number, on either screen.
    let views: (old: [Int: Int], new: [Int: Int])
    let elements: (old: Range<Int>, new: Range<Int>)
    /// The change from which places follow, where there is but one.
    var onlyMover: Int? { moves.count { $0 } == 1 ? moves.firstIndex(of: true) : nil }
    /// What is painted on the new screen.
    let colors: Set<String>
    /// What holds a view on either screen.
    func holder(of place: ViewChange.Place) -> ViewChange.Place {
      ViewChange.Place(
        old: place.old.flatMap { matching.baseline[$0].parent },
        new: place.new.flatMap { matching.candidate[$0].parent })
    }
    /// Where materials lie on the new screen that blur what is behind them.
    let frosted: [CGRect]

    /// What a view and those inside can draw on, on both screens.
    func reaches(_ place: ViewChange.Place) -> [CGRect] {
      [place.old.map { matching.baseline[$0].reach }, place.new.map { matching.candidate[$0].reach }]
        .compactMap(\.self)
    }

    /// Whether a text has other lines, or is cut off otherwise.
    func isBrokenOtherwise(_ place: ViewChange.Place) -> Bool {
      guard let old = place.old, let new = place.new else { return false }
      let (before, after) = (matching.baseline[old], matching.candidate[new])
      return abs(before.frame.height - after.frame.height) > 1
        || ["lines", "truncated"].contains { before.facts[$0] != after.facts[$0] }
    }

    /// What a modifier places, where that is what it brought along rather than what it was written at.
    func placed(at place: ViewChange.Place, by change: ViewChange) -> ViewChange.Place {
      guard change.property?.name == "alignment", ["overlay", "background"].contains(change.kind) else {
        return place
      }
      let alignment = change.facts[.alignment]
      func brought(_ number: Int?, _ tree: FlatViewTree, _ value: String?) -> Int? {
        number.flatMap { number in
          tree[number].modifiers.first { $0.kind == change.kind && $0.facts[.alignment] == value }?.extras
            .first
        }
      }
      guard let old = brought(place.old, matching.baseline, alignment?.before),
        let new = brought(place.new, matching.candidate, alignment?.after)
      else { return place }
      return .init(old: old, new: new)
    }
  }

  let apps: [App]
  let elements: ElementMatching

  /// Reads the views.
  ///
  /// - Parameter elements: The pairs of the elements, whose apps may have views.
  init(_ elements: ElementMatching) {
    self.elements = elements
    apps = elements.pairs.compactMap { a, b in
      guard elements.baseline[a].parent ?? 0 == 0, let old = elements.baseline[a].element.views,
        let new = elements.candidate[b].element.views
      else { return nil }
      let matching = ViewMatching(
        FlatViewTree(old, elementsFrom: a), FlatViewTree(new, elementsFrom: b), elements)
      let changes = ViewChanges(matching).changes
      let moves = changes.map { $0.moves(in: matching) }
      let isLaidOut = moves.count { $0 } > 1 && !changes.contains { StyledBox.isKind($0.kind) }
      return App(
        matching: matching, naming: ViewNaming(matching: matching, elements: elements), changes: changes,
        moves: moves, layout: isLaidOut ? LayoutOrigins(matching, changes) : nil,
        views: (Self.views(matching.baseline), Self.views(matching.candidate)),
        elements: (a..<elements.baseline[a].end, b..<elements.candidate[b].end),
        colors: changes.isEmpty ? [] : Self.colors(matching.candidate),
        frosted: Self.frosted(matching.candidate))
    }
  }

  private static func colors(_ tree: FlatViewTree) -> Set<String> {
    Set(tree.nodes.flatMap { node in node.given.flatMap { $0.values.filter { $0.hasColor } } })
  }

  private static func frosted(_ tree: FlatViewTree) -> [CGRect] {
    tree.nodes.compactMap { node in
      if bars.contains(node.kind) { return node.extent }
      let ground = node.given.first { $0[.fill].map { $0 == "bar" || $0.hasSuffix("aterial") } ?? false }
      // Without a shape it goes on to the edges of the screen.
      return ground.map { $0[.shape] == nil ? node.reach : node.extent }
    }
  }

  private static let bars: Set<String> = ["navigationBar", "tabBar", "bottomBar", "keyboard"]

  private static func views(_ tree: FlatViewTree) -> [Int: Int] {
    var views: [Int: Int] = [:]
    for (number, node) in tree.nodes.enumerated() {
      if let element = node.element, views[element] == nil { views[element] = number }
    }
    return views
  }

  /// Where materials lie on the new screen that blur what is behind them, in points.
  var materials: [CGRect] { apps.flatMap(\.frosted) }

  /// Whether any view was given something else.
  var isEmpty: Bool { apps.allSatisfy(\.changes.isEmpty) }

  // MARK: Who follows whom

  /// Puts the findings of elements under the changes of views from which they follow.
  ///
  /// - Parameters:
  ///   - findings: What was found of elements, each counting; what follows from no change of a view stays as it is.
  ///   - isVisible: Whether pixels differ in any of some rectangles, in points.
  /// - Returns: The findings, those of views first.
  func lead(_ findings: [Finding], isVisible: ([CGRect]) -> Bool) -> [Finding] {
    var rest = findings
    var led: [Finding] = []
    for app in apps where !app.changes.isEmpty {
      var leaders = app.changes.map { finding(of: $0, in: app, isVisible) }
      let moved = MovedViews(app.matching)
      var left: [Finding] = []
      for finding in rest {
        if let leader = leader(of: finding, among: app.changes, in: app),
          !isTurned(finding, besides: app.changes[leader])
        {
          // All of the screen is as long as its content, and not one of the things in it.
          if !isOfAll(finding) { leaders[leader].led.append(finding) }
        } else if let row = left.firstIndex(where: { isOfOneRow(finding, $0, in: app) }) {
          left[row].led.append(finding)
        } else if !isDenied(finding, in: app) {
          left.append(finding)
        }
      }
      rest = putUnderStates(&leaders, left, app)
      moved.assign(to: &leaders, app.changes, app.moves, app.layout)
      tellMarks(&leaders, app)
      tellSwaps(&leaders, app)
      tellLayers(&leaders, app)
      leaders = leaders.map { Self.collected($0, elements) }
      tellArranged(&leaders, app)
      settleFollowers(&leaders, app)
      led += leaders.filter { leader in
        guard let placing = leader.placing else { return false }
        return !leader.led.isEmpty || isVisible(placing.whole) || leader.isOfTouch
      }
    }
    return joinSelections(led + rest)
  }

  /// Whether a switch was turned, which shows in what its views were given rather than follows from that.
  private func isTurned(_ finding: Finding, besides change: ViewChange) -> Bool {
    guard case .value = finding.change, let number = finding.subject.baseline else { return false }
    return elements.baseline[number].element.type == .switch && change.property?.effect != .state
  }

  /// Whether an element seems to look otherwise, and the view that it stands for was given the same as before.
  private func isDenied(_ finding: Finding, in app: App) -> Bool {
    guard case .style = finding.change, let a = finding.subject.baseline, let b = finding.subject.candidate,
      let old = app.views.old[a], let new = app.views.new[b], app.matching.partners[old] == new
    else { return false }
    let kind = app.matching.baseline[old].kind
    return kind == "Text" || StyledBox.isKind(kind)
  }

  private func finding(of all: ViewChange, in app: App, _ isVisible: ([CGRect]) -> Bool) -> Finding {
    var change = all
    // Where it cannot be seen, as out of sight or under a style of its own, it is not told.
    let seen = change.places.filter { place in
      // On a page, a margin or gap shows in what is beside it.
      let isPlacing = StyledBox.isKind(change.kind) && change.property?.effect == .layout
      return isVisible(app.reaches(place) + (isPlacing ? app.reaches(app.holder(of: place)) : []))
    }
    if !seen.isEmpty { change.places = seen }
    // What limits texts is told of those that are broken or cut off otherwise.
    if change.property?.name == "line limit" {
      let broken = change.places.filter { app.isBrokenOtherwise($0) }
      if !broken.isEmpty { change.places = broken }
    }
    // An offset moves the one view that it is given to, where all else is placed by what holds it.
    let isOfPlace =
      change.property.map {
        $0.effect == .layout && $0.kind == .moved && $0.name != "offset"
      } ?? false
    var placed = change.places.map { app.placed(at: $0, by: change) }
    // Where a modifier brought nothing along, it places nothing.
    let brought = placed.indices.filter { placed[$0] != change.places[$0] }
    if !brought.isEmpty { placed = brought.map { placed[$0] } }
    if let view = placed[0].old, !brought.isEmpty { change.view = app.matching.baseline[view].kind }
    let subjects = placed.map {
      app.naming.subject(of: $0, isArrival: change.isArrival, isOfPlace: isOfPlace)
    }
    let whole = change.places.flatMap { app.reaches($0) }
    let own = change.places.flatMap { place in
      turnedSwitches(at: place, by: change, in: app) ?? app.reaches(place, of: change)
    }
    // Of what was given to a container and to what is in it, that tells most which can be seen.
    let first = subjects[0].1 == .inside ? subjects.firstIndex { $0.1 == .own } ?? 0 : 0
    var placing = ViewPlacing(relation: subjects[first].1, own: own, whole: whole)
    if change.property?.effect != .surroundings {
      placing.following = change.following.flatMap { app.reaches($0) }
    }
    if StyledBox.isKind(change.kind), change.property?.name == "position" {
      // What is positioned inside has another place, which may be anywhere.
      placing.following.append(app.matching.candidate[0].extent)
    }
    if change.isArrival {
      let words = change.places.map { place in
        place.old.map { app.matching.baseline.words(of: $0) }
          ?? place.new.map { app.matching.candidate.words(of: $0) } ?? ""
      }
      change.words = ((change.words.isEmpty ? [] : [change.words]) + words).joined(separator: "\n")
    }
    placing.extents = change.places.map { place in
      .init(
        before: place.old.map { app.matching.baseline[$0].extent },
        after: place.new.map { app.matching.candidate[$0].extent })
    }
    var finding = Finding(change: .view(change, placing.relation), subject: subjects[first].0)
    var named: Set<Finding.Subject> = [finding.subject]
    tellValue(&finding)
    finding.others = subjects.map(\.0).filter { named.insert($0).inserted }
    finding.placing = placing
    finding.isToken = isToken(change, in: app)
    return finding
  }

  /// What a change that turns a toggle alters: the switch in the toggle's row, with the shadow of the knob; `nil` for other
  /// changes, and for toggles that an app draws itself.
  private func turnedSwitches(at place: ViewChange.Place, by change: ViewChange, in app: App) -> [CGRect]? {
    guard TurnedSwitch.isTurned(by: change) else { return nil }
    let row = Finding.Subject(
      baseline: place.old.flatMap { app.matching.baseline[$0].element },
      candidate: place.new.flatMap { app.matching.candidate[$0].element })
    let frames = TurnedSwitch.frames(in: row, elements)
    if frames.isEmpty { return nil }
    return frames.map { $0.insetBy(dx: -TurnedSwitch.shadow, dy: -TurnedSwitch.shadow) }
  }

  /// Whether a colour was changed where it is defined, for all that use it.
  private func isToken(_ change: ViewChange, in app: App) -> Bool {
    guard change.isOfColor, let property = change.property else { return false }
    if property.name == "tint" || property.name == "colour" && change.places.count > 1 { return true }
    // Then no view has kept it.
    return change.facts.values.contains { values in
      values.before.map { $0.hasColor && !app.colors.contains($0) } ?? false
    }
  }

  /// The element by which what stands elsewhere is known: the first that says more than its number.
  private static func moved(in led: [Finding], _ elements: ElementMatching) -> Finding.Subject? {
    let subjects = led.filter { if case .reordered = $0.change { true } else { false } }.map(\.subject)
    return subjects.first { subject in
      subject.baseline.map { elements.baseline[$0].element.label.count > 2 } ?? false
    } ?? subjects.first
  }

  /// Completes what is said of all that follows.
  private static func collected(_ leader: Finding, _ elements: ElementMatching) -> Finding {
    var leader = leader
    if case .view(let change, let relation) = leader.change, change.what == .reordered, relation != .own,
      let subject = moved(in: leader.led, elements)
    {
      leader.subject = subject
      leader.change = .view(change, .own)
    }
    let own = Set(leader.subjects.compactMap(\.baseline))
    for finding in leader.led {
      leader.movers.merge(finding.movers) { first, _ in first }
      leader.growers.formUnion(finding.growers)
      leader.passages.formUnion(finding.passages)
      leader.isVisible = leader.isVisible || finding.isVisible
      if case .view(let change, _) = leader.change, change.property?.effect == .content,
        finding.subject == leader.subject
      {
        if case .truncated(let isCutOff, _, _, _) = finding.change { leader.consequences.isCutOff = isCutOff }
        leader.consequences.isCutOff = finding.consequences.isCutOff ?? leader.consequences.isCutOff
      }
      for subject in finding.subjects {
        guard let a = subject.baseline, let b = subject.candidate, !own.contains(a) else { continue }
        let (old, new) = (elements.baseline[a].element.frame, elements.candidate[b].element.frame)
        let way = CGVector(dx: new.minX - old.minX, dy: new.minY - old.minY)
        switch finding.change {
        case .moved: leader.movers[a] = way
        // What only lies otherwise between pixels has moved, if anything.
        case .resized where abs(new.width - old.width) <= 0.5 && abs(new.height - old.height) <= 0.5:
          if way != .zero { leader.movers[a] = way }
        case .resized: leader.growers.insert(a)
        default: break
        }
      }
    }
    return leader
  }
}

extension ViewChange {
  /// Whether things got other places or sizes because of it: what shows something else does so only by its own size.
  fileprivate func moves(in matching: ViewMatching) -> Bool {
    guard movesThings else { return false }
    guard let property, property.effect == .content || property.effect == .state else { return true }
    return places.contains { place in
      guard let old = place.old, let new = place.new else { return true }
      return matching.baseline[old].extent.size != matching.candidate[new].extent.size
    }
  }
}

extension Finding {
  /// Whether it is a change that can only be touched.
  fileprivate var isOfTouch: Bool {
    guard case .view(let change, _) = change else { return false }
    return change.property?.name == "hit area"
  }
}
