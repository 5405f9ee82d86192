import Foundation
import GalleyTree

/// The signs on a screen that something is still to come.
package struct BusyScreen: Hashable, Sendable {
  /// The busy elements in the picture, without their descendants, in paint order.
  package var elements: [Element]
  /// The known motions of the driver, in words.
  package var activity: [String]

  /// Describes a busy screen.
  package init(elements: [Element], activity: [String]) {
    self.elements = elements
    self.activity = activity
  }

  /// Finds the busy elements on a frame.
  ///
  /// Elements that are ignored in the picture, outside of it, or to be shown as busy do not count. Neither
  /// does the driver's activity if such an element accounts for it. Activity that only names a reported
  /// element is not reported again.
  init(_ capture: Capture, _ request: SettlingRequest, activity: [String]) {
    self.init(elements: [], activity: [])
    guard !request.allowsBusy else { return }
    let snapshot = capture.snapshot
    let all = FlatElementTree(snapshot.screen)
    let busy = all.nodes.filter { $0.element.appearance?.isBusy == true }
    guard !busy.isEmpty || !activity.isEmpty else { return }
    let part = FramePart(capture, scope: request.scope)
    elements = part.outline.nodes.indices.filter { number in
      let element = part.outline[number].element
      return element.appearance?.isBusy == true && !part.isLeftOut[number]
        && part.visible(number)?.isEmpty == false && !request.isMeantBusy(element, snapshot)
    }.map { part.outline[$0].element.withoutChildren }
    guard !elements.isEmpty || busy.isEmpty else { return }
    self.activity = activity.filter { work in !elements.contains { work.contains("“\($0.label)”") } }
  }

  var isBusy: Bool { !elements.isEmpty || !activity.isEmpty }
}

extension Element {
  /// The element with nothing inside of it.
  var withoutChildren: Element {
    var element = self
    element.children = []
    return element
  }
}
