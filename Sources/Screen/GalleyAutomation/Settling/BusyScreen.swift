import Foundation
import GalleyTree

/// The signs on a screen that something is still to come.
package struct BusyScreen: Hashable, Sendable {
  /// Elements that are busy and are in the picture, without what is inside of them, in paint order.
  package var elements: [Element]
  /// What the driver knows to be in motion, in words.
  package var activity: [String]

  /// Says what is busy.
  package init(elements: [Element], activity: [String]) {
    self.elements = elements
    self.activity = activity
  }

  /// Finds what is busy on a frame.
  ///
  /// What is left out of the picture, outside of it, or meant to be seen does not count. What the driver knows to
  /// move does not count either where such an element is there to account for it, and is not told where it names an
  /// element that is told.
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
