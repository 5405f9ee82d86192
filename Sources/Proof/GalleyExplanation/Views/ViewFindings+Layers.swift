import Foundation
import GalleyTree

/// Says what a view lies over or under that lies in another order now.
extension ViewFindings {
  /// Notes at changes of the order in which views are painted what covers what.
  func tellLayers(_ leaders: inout [Finding], _ app: App) {
    for (number, change) in app.changes.enumerated()
    where change.isOfLayer || change.what == .reordered && change.kind == "ZStack" {
      guard leaders[number].others.isEmpty, let layer = layer(of: change.place, app) else { continue }
      let (subject, relation) = app.naming.subject(of: layer.other, isArrival: false, isOfPlace: false)
      guard relation == .own || relation == .around, subject != leaders[number].subject else { continue }
      leaders[number].consequences.layer = layer.isBelow ? .coveredBy(subject) : .covers(subject)
    }
  }

  /// The view that has the largest part in common with one, and was on its other side before.
  private func layer(of place: ViewChange.Place, _ app: App) -> (other: ViewChange.Place, isBelow: Bool)? {
    guard let old = place.old, let new = place.new else { return nil }
    let (baseline, candidate) = (app.matching.baseline, app.matching.candidate)
    guard let parent = candidate[new].parent else { return nil }
    if let role = candidate[new].role, let was = baseline[old].role, role != was {
      return (.init(old: baseline[old].parent, new: parent), role == "background")
    }
    var largest = 0.0
    var found: (other: ViewChange.Place, isBelow: Bool)?
    for sibling in candidate[parent].children where sibling != new {
      guard let origin = app.matching.origins[sibling], (origin < old) != (sibling < new) else { continue }
      let common = candidate[sibling].extent.intersection(candidate[new].extent)
      guard !common.isEmpty, common.width * common.height > largest else { continue }
      largest = common.width * common.height
      found = (.init(old: origin, new: sibling), new < sibling)
    }
    return found
  }
}
