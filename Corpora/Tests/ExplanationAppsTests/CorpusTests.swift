import Foundation
import GalleyImage
import SwiftUI
import Testing

@testable import GalleyExplanation
@testable import SeededCases

/// The corpus itself: that there is enough of it, and that what is planted can be seen.
@Suite struct CorpusTests {
  @Test func `there are seventeen apps of at least eight screens`() {
    #expect(
      Corpus.apps.map(\.name) == [
        "Allotment", "Banking", "Clinic", "Cookbook", "Fitness", "Harbour", "Home", "Lessons", "Messenger",
        "Podcasts", "Projects", "Shop", "Skep", "Spokes", "Tickets", "Travel", "Tutti",
      ])
    for app in Corpus.apps { #expect(app.screens.count >= 8, "\(app.name)") }
  }

  @Test func `there are at least sixty kinds of changes, each planted somewhere`() {
    #expect(Kind.allCases.count >= 60)
    let planted = Set(Corpus.apps.flatMap { $0.changes.map(\.kind) })
    #expect(Kind.allCases.filter { !planted.contains($0) } == [])
  }

  /// None is while the next one is written.
  @Test(.enabled(if: !HeldBack.apps.isEmpty))
  func `apps are held back, each of which has eight of ten kinds, and all nine of ten`() {
    let heldBack = Corpus.apps.filter { HeldBack.apps.contains($0.name) }
    #expect(Set(heldBack.map(\.name)) == HeldBack.apps)
    let share = { (apps: [any CorpusApp]) in
      Double(Set(apps.flatMap { $0.changes.map(\.kind) }).count) / Double(Kind.allCases.count)
    }
    #expect(share(heldBack) > 0.9)
    for app in heldBack { #expect(share([app]) > 0.8, "\(app.name)") }
  }

  @Test func `changes name screens that there are`() {
    for app in Corpus.apps {
      for change in app.changes {
        #expect(
          !change.expectations.isEmpty && Set(change.expectations.keys).isSubset(of: app.screens),
          "\(change.name)")
      }
    }
  }

  /// In a usual run, one change of so many is looked at in each app; all of them if `GALLEY_SOAK` is set.
  private static let slices = 18

  /// All apps, or the one that `GALLEY_CORPUS_APP` names.
  private static let looked = Corpus.apps.indices.filter { index in
    ProcessInfo.processInfo.environment["GALLEY_CORPUS_APP"].map { $0 == Corpus.apps[index].name } ?? true
  }

  @Test(arguments: looked)
  func `every change can be seen on the screens that it names, on a light phone or a dark tablet`(
    _ index: Int
  ) throws {
    let app = Corpus.apps[index]
    let camera = ScreenCamera()
    // An iPhone in light, and an iPad in dark.
    let settings = [ScreenSetting.all[4], ScreenSetting.all[9]]
    let tried = Soak.slice(of: app.changes.indices, oneIn: Self.slices, part: index)
    for screen in app.screens {
      var approved: [Int: Bitmap] = [:]
      for number in tried where app.changes[number].expectations[screen] != nil {
        let change = app.changes[number]
        let isSeen = try settings.enumerated().contains { index, setting in
          func picture(_ changes: [Int]) throws -> Bitmap {
            try camera.snapshot(of: app, app.environment(screen, with: changes), on: setting).picture
          }
          let before = try approved[index] ?? picture([])
          approved[index] = before
          return try picture([number]) != before
        }
        #expect(isSeen, "\(app.name), \(screen): \(change.kind), \(change.name)")
      }
    }
  }
}
