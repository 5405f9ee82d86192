import Foundation
import GalleyTree

/// Puts new places and sizes under the changes of views from which they follow by the layout.
extension ViewFindings {
  /// The change from which a finding follows by the layout; `nil` where the layout does not show it.
  func layoutLeader(of finding: Finding, in app: App) -> Int? {
    guard let layout = app.layout, let view = view(of: finding.subject, in: app) else { return nil }
    switch finding.change {
    case .moved(let way): return layout.leader(ofShift: view, way)
    case .resized(_, _, let axes, _):
      return LayoutOrigins.leader(axes.map { (layout.growth(view, $0), layout.origins(ofGrowth: view, $0)) })
    case .wrapped, .truncated:
      return LayoutOrigins.leader(
        Axis.allCases.map { (layout.growth(view, $0), layout.origins(ofGrowth: view, $0)) })
    default: return nil
    }
  }

  /// Puts each element that only moved or grew under a change from which that follows, where its leader's is none.
  ///
  /// - Parameter leaders: The changes of an app's views, with all that was put under them.
  func settleFollowers(_ leaders: inout [Finding], _ app: App) {
    guard let layout = app.layout else { return }
    let given = leaders
    for (index, leader) in given.enumerated() {
      for (element, way) in leader.movers {
        guard let view = view(of: element, in: app) else { continue }
        let shares = Axis.allCases.map { axis in
          layout.origins(ofShift: view, axis).leaders(of: way.length(along: axis))
        }
        guard let other = Self.other(than: index, in: shares, longest: way.longest) else { continue }
        leaders[index].movers[element] = nil
        leaders[other].movers[element] = way
      }
      for element in leader.growers {
        guard let view = view(of: element, in: app) else { continue }
        let growth = CGVector(
          dx: layout.growth(view, .horizontal), dy: layout.growth(view, .vertical))
        let shares = Axis.allCases.map { axis in
          layout.origins(ofGrowth: view, axis).leaders(of: growth.length(along: axis))
        }
        guard let other = Self.other(than: index, in: shares, longest: growth.longest) else { continue }
        leaders[index].growers.remove(element)
        leaders[other].growers.insert(element)
      }
      // Rows pass the end of a list with those that moved.
      if leaders[index].movers.isEmpty, !leader.movers.isEmpty,
        let other = leaders.indices.first(where: { other in
          other != index && leader.movers.keys.contains { leaders[other].movers[$0] != nil }
        })
      {
        leaders[other].passages.formUnion(leaders[index].passages)
        leaders[index].passages = []
      }
    }
  }

  /// Notes at each change of an app's own layout what it put elsewhere: neighbours that move apart tell no distance.
  func tellArranged(_ leaders: inout [Finding], _ app: App) {
    for (index, change) in app.changes.enumerated()
    where change.property?.kind == .moved && change.property?.effect == .layout
      && App.isOwnLayout(change.kind)
    {
      let children = change.places.compactMap(\.old).flatMap { app.matching.baseline[$0].children }
      for element in children.compactMap({ app.matching.baseline[$0].firstElement }) {
        guard let partner = elements.partners[element] else { continue }
        let (old, new) = (elements.baseline[element].element.frame, elements.candidate[partner].element.frame)
        let way = CGVector(dx: new.midX - old.midX, dy: new.midY - old.midY)
        guard abs(way.dx) + abs(way.dy) > LayoutOrigins.slack else { continue }
        leaders[index].movers[element] = way
      }
    }
  }

  /// The change that leads in place of one that has no share; `nil` where that has one, or nothing has.
  private static func other(than index: Int, in leaders: [[Int]], longest: Axis) -> Int? {
    if leaders.contains(where: { $0.contains(index) }) { return nil }
    return leaders[longest.rawValue].first ?? leaders.lazy.compactMap(\.first).first
  }

  /// The view that an element stands for on both screens.
  private func view(of subject: Finding.Subject, in app: App) -> Int? {
    subject.baseline.flatMap { view(of: $0, in: app) }
  }

  private func view(of element: Int, in app: App) -> Int? {
    guard let view = app.views.old[element], let partner = elements.partners[element],
      app.views.new[partner] == app.matching.partners[view]
    else { return nil }
    return view
  }
}

extension CGVector {
  /// The part along an axis.
  fileprivate func length(along axis: Axis) -> Double { axis == .horizontal ? dx : dy }

  /// The axis along which it is longest.
  fileprivate var longest: Axis { abs(dx) > abs(dy) ? .horizontal : .vertical }
}

extension LayoutOrigins {
  /// The change from which the longest of some lengths follows.
  fileprivate static func leader(_ lengths: [(length: Double, shares: LayoutShares)]) -> Int? {
    lengths.sorted { abs($0.length) > abs($1.length) }.lazy
      .compactMap { $0.shares.leaders(of: $0.length).first }.first
  }

  /// The change from which it follows that a view moved; `nil` where the layout does not show it.
  fileprivate func leader(ofShift view: Int, _ way: CGVector) -> Int? {
    Self.leader(Axis.allCases.map { (way.length(along: $0), origins(ofShift: view, $0)) })
  }

  /// The same for a view that has another place or size, by its numbers on both screens; where it grew, that leads.
  func leader(ofMove old: Int, to new: Int) -> Int? {
    let (before, after) = (matching.baseline[old].extent, matching.candidate[new].extent)
    if before.size != after.size {
      return Self.leader(Axis.allCases.map { (growth(old, $0), origins(ofGrowth: old, $0)) })
    }
    return leader(ofShift: old, CGVector(dx: after.minX - before.minX, dy: after.minY - before.minY))
  }
}
