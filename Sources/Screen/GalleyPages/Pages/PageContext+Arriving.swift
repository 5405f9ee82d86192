import GalleyAutomation
import GalleyTree

extension PageContext {
  /// Waits until one of some pages is there.
  ///
  /// A page that was there before is an arrival only under the conditions of ``MayBeThere``. All pages are
  /// judged on the same snapshots. The last look is exactly at the deadline. Overlays of the atlas are
  /// dismissed on the way, within the same deadline.
  func arrive(
    at layouts: [any Layout.Type], until deadline: Duration, after departure: PrecedingStep? = nil
  ) throws -> Int {
    if let error = HiddenNameError(in: layouts.map(LayoutDescription.of)) { throw error }
    var watch = PageWait(for: layouts, in: self, after: departure)
    var overlays = OverlayHandler(in: self, except: layouts)
    let names = watch.layouts.map(\.name).joined(separator: " or ")
    var arrival: Int?
    try automator.log.step("Arrive at \(names)") {
      _ = try automator.wait(until: deadline) { snapshot in
        var snapshot = snapshot
        while true {
          watch.look(at: snapshot)
          switch try overlays.clear(snapshot, until: deadline) {
          case .clear:
            arrival = watch.arrival()
            return arrival != nil
          case .dismissed:
            snapshot = try automator.driver.snapshot()
          case .stays:
            // An attempt to dismiss it took time, so what was looked at is no longer what is there.
            if automator.driver.now == snapshot.instant { return false }
            snapshot = try automator.driver.snapshot()
          }
        }
      }
    }
    if let arrival {
      let found = layouts[arrival]
      if !automator.foundPages.contains(where: { $0 == found }) { automator.foundPages.append(found) }
      return arrival
    }
    throw fail(watch, overlays: overlays, deadline: deadline)
  }

  /// Waits until one of some pages is there, and makes it live.
  func arrive<D: Arrival>(
    at destination: D.Type, until deadline: Duration, after departure: PrecedingStep? = nil
  ) throws -> D.Arrived {
    let index = try arrive(at: D.arrivals, until: deadline, after: departure)
    return D._arrived(at: index, in: try rememberingTitles())
  }

  /// Waits until a page is there, and makes it live.
  func arrive<L: Layout>(
    on layout: L.Type, until deadline: Duration, after departure: PrecedingStep? = nil
  ) throws -> Page<L> {
    _ = try arrive(at: [layout], until: deadline, after: departure)
    return Page<L>(try rememberingTitles())
  }

  /// The same, knowing the titles that are on the screen now.
  func rememberingTitles() throws -> PageContext {
    let screen = automator.index(of: try automator.driver.snapshot())
    let range = applicationRange(on: screen)
    var context = self
    for bar in screen.places(of: .navigationBar, in: range) {
      let texts = screen.places(of: .staticText, in: screen.descendants(of: bar)).map {
        screen.nodes[$0].element.label
      }
      for title in [screen.nodes[bar].element.identifier] + texts where !title.isEmpty {
        if !context.titles.contains(title) { context.titles.append(title) }
      }
    }
    return context
  }
}
