import GalleyAutomation
import GalleyTree

/// Looks at a screen again and again, until one of some pages is there.
struct PageWatch {
  /// The last look.
  struct Look {
    let snapshot: Snapshot
    let screen: ScreenIndex
    /// How each page stood.
    let verdicts: [Verdict]
  }

  /// Where the pages are looked for.
  let context: PageContext
  /// The pages, in the order in which they are judged.
  let layouts: [LayoutDescription]
  /// When the time to wait began, counted from the device's start.
  let began: Duration
  /// How often the screen was looked at.
  private(set) var looks = 0
  /// When each requirement was met, for each page.
  private(set) var sightings: [Sightings]
  /// The last look, once there was one.
  private(set) var last: Look?

  /// Begins to look.
  ///
  /// - Parameters:
  ///   - layouts: The pages.
  ///   - context: Where they are looked for.
  ///   - began: When the time to wait began; without it, now.
  init(for layouts: [any Layout.Type], in context: PageContext, since began: Duration? = nil) {
    self.context = context
    self.layouts = layouts.map(LayoutDescription.of)
    self.began = began ?? context.automator.driver.now
    sightings = layouts.map { _ in Sightings() }
  }

  /// Judges all pages on one snapshot.
  ///
  /// - Parameter snapshot: What is on the screen.
  /// - Returns: The index of the first page that is there, if any is.
  mutating func look(at snapshot: Snapshot) -> Int? {
    let screen = context.automator.index(of: snapshot)
    let verdicts = layouts.map { context.verdict(on: $0, screen, snapshot) }
    looks += 1
    for index in verdicts.indices {
      sightings[index].add(verdicts[index], at: snapshot.instant)
    }
    last = Look(snapshot: snapshot, screen: screen, verdicts: verdicts)
    return verdicts.firstIndex(where: \.holds)
  }
}
