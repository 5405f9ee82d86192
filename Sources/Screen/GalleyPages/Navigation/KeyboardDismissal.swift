import Foundation
import GalleyAutomation
import GalleyTree

/// Hides the keyboard, by the step with the least side effects.
struct KeyboardDismissal {
  private let context: PageContext
  private var log: NavigationLog

  init(_ context: PageContext, at site: CallSite) {
    self.context = context
    log = NavigationLog(context, at: site)
  }

  private var automator: Automator { context.automator }

  /// Hides it.
  mutating func run() throws {
    let automator = automator
    let snapshot = try log.look()
    let here = PagePresence(context, snapshot)
    guard here.ways.keyboardPlace != nil else { return }
    for way in here.ways.keyboard() + dragContent(here) + returnKey(here) {
      let before = try log.look()
      let deadline = context.deadline(within: nil)
      _ = try log.take(way.action, from: before, timeout: way.timeout(on: automator)) {
        try way.go(automator, deadline)
      }
      if try isGone(automator.driver.snapshot()) { return }
    }
    throw log.failure(.noKeyboard, .keyboardStays, try automator.driver.snapshot())
  }

  private func isGone(_ snapshot: Snapshot) -> Bool {
    PagePresence(context, snapshot).ways.keyboardPlace == nil
  }

  /// Many lists hide the keyboard when they are dragged towards it.
  private func dragContent(_ here: PagePresence) -> [BackStep] {
    let range = context.applicationRange(on: here.screen)
    guard let view = ScrollContainer(largestIn: range, on: here.screen) else { return [] }
    guard view.usable.height > 2 * ScrollDragger.edgeMargin else { return [] }
    let (start, end) = (UnitPoint(x: 0.5, y: 0.25), UnitPoint(x: 0.5, y: 1))
    return [
      BackStep(action: .dragContent, isOfKeyboard: true, isOfSystem: true) { automator, _ in
        try automator.drag(
          from: start.point(in: view.usable), to: end.point(in: view.usable), velocity: Velocity.slow)
      }
    ]
  }

  /// The return key, unless a line break is text in the field.
  private func returnKey(_ here: PagePresence) -> [BackStep] {
    let screen = here.screen
    guard let focused = screen.nodes.indices.last(where: { screen.nodes[$0].element.isFocused }),
      screen.nodes[focused].element.type != .textView
    else { return [] }
    return [
      BackStep(action: .returnKey, isOfKeyboard: true) { automator, _ in try automator.driver.press([.enter])
      }
    ]
  }
}
