import Foundation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct TimelineViewTests {
  /// The harness's clock has no dates of its own: it starts at the reference date.
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func seconds(_ context: TimelineViewDefaultContext) -> String {
    String(format: "%.2f", context.date.timeIntervalSince(start))
  }

  private func label(_ stage: ViewTestHarness) -> String? { stage.all(.staticText).first?.label }

  @Test func aPeriodicViewShowsTheLastDate() throws {
    let stage = try ViewTestHarness {
      TimelineView(.periodic(from: start, by: 1)) { Text(seconds($0)) }
    }
    #expect(label(stage) == "0.00")
    stage.advance(.milliseconds(2500))
    #expect(label(stage) == "2.00")
    #expect(stage.host.animator.activity.isEmpty, "nobody waits for it")
  }

  @Test func aViewOfEveryMinuteChangesWithIt() throws {
    let stage = try ViewTestHarness { TimelineView(.everyMinute) { Text(seconds($0)) } }
    stage.advance(.seconds(119))
    #expect(label(stage) == "60.00")
    stage.advance(.seconds(1))
    #expect(label(stage) == "120.00")
  }

  @Test func anExplicitScheduleEnds() throws {
    let dates = [1.5, 4].map { start.addingTimeInterval($0) }
    let stage = try ViewTestHarness { TimelineView(.explicit(dates)) { Text(seconds($0)) } }
    let seen = (0..<6).map { _ in
      defer { stage.advance(.seconds(1)) }
      return label(stage)
    }
    #expect(seen == ["0.00", "0.00", "1.50", "1.50", "4.00", "4.00"])
    #expect(stage.clock.next == nil)
  }

  @Test func aViewOfEveryFrameCanBeHeldStill() throws {
    let stage = try ViewTestHarness {
      TimelineView(.animation(minimumInterval: 0.25)) { Text(seconds($0)) }
    }
    stage.advance(.milliseconds(1100))
    #expect(label(stage) == "1.00")
    stage.host.isAnimationFrozen = true
    stage.host.flush()
    #expect(label(stage) == "0.00", "as it came up")
    stage.host.isAnimationFrozen = false
    stage.host.flush()
    #expect(label(stage) == "1.10")
  }

  @Test func aPausedViewStandsStill() throws {
    let stage = try ViewTestHarness {
      TimelineView(.animation(paused: true)) { Text(seconds($0)) }
    }
    stage.advance(.seconds(3))
    #expect(label(stage) == "0.00")
    #expect(stage.clock.next == nil)
  }
}
