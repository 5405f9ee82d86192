import Foundation

@testable import GalleyExplanation
@testable import GalleyImage
@testable import SeededCases

/// A screen with one to four changes planted.
struct PlantedCase {
  /// What all of it depends on.
  let seed: UInt64
  let app: any CorpusApp
  let screen: String
  let setting: ScreenSetting
  /// The changes' numbers in the app.
  var changes: [Int]
  let before: ScreenSnapshot
  let after: ScreenSnapshot

  /// The planted changes.
  var planted: [any PlantableChange] { changes.map { app.changes[$0] } }

  /// What is to be said of each.
  var expectations: [Expectation] { planted.map { $0.expectations[screen]! } }

  /// Whether it belongs to what whoever works on the explanation does not see.
  var isHeldBack: Bool { HeldBack.apps.contains(app.name) }

  /// Plants the changes of a seed; `nil` where none of them can be seen.
  ///
  /// A change that cannot be seen beside the others, since it is off the screen or has no effect there, is not planted.
  ///
  /// - Parameters:
  ///   - seed: What all depends on.
  ///   - camera: What takes the pictures.
  ///   - kinds: The kinds to choose from.
  ///   - apps: The apps to choose from.
  init?(_ seed: UInt64, from apps: [any CorpusApp], of kinds: Set<Kind>, _ camera: ScreenCamera) throws {
    var generator = SeededGenerator(seed: seed)
    let app = apps.randomElement(using: &generator)!
    let setting = ScreenSetting.all.randomElement(using: &generator)!
    let kind = Set(app.changes.map(\.kind)).intersection(kinds).sorted { $0.rawValue < $1.rawValue }
      .randomElement(using: &generator)!
    let first = app.changes.indices.filter { app.changes[$0].kind == kind }.randomElement(using: &generator)!
    let screen = app.changes[first].expectations.keys.sorted().randomElement(using: &generator)!
    let count = kind.isAlone ? 1 : Int.random(in: 1...4, using: &generator)
    var chosen = [first]
    for number in app.changes.indices.shuffled(using: &generator) where chosen.count < count {
      let change = app.changes[number]
      guard kinds.contains(change.kind), !change.kind.isAlone, let expectation = change.expectations[screen],
        !chosen.contains(number)
      else { continue }
      let isApart = chosen.allSatisfy { other in
        let told = app.changes[other].expectations[screen]!
        return !told.overlaps(expectation) && !(told.elements.isEmpty && expectation.elements.isEmpty)
      }
      if isApart { chosen.append(number) }
    }
    func shoot(_ changes: [Int]) throws -> ScreenSnapshot {
      try camera.snapshot(of: app, app.environment(screen, with: changes), on: setting)
    }
    let before = try shoot([])
    var after = try shoot(chosen)
    for number in chosen where chosen.count > 1 {
      let without = try shoot(chosen.filter { $0 != number })
      if without.picture == after.picture {
        chosen.removeAll { $0 == number }
        after = without
      }
    }
    guard before.picture != after.picture else { return nil }
    self.seed = seed
    self.app = app
    self.screen = screen
    self.setting = setting
    self.changes = chosen
    self.before = before
    self.after = after
  }
}

extension PlantedCase {
  /// Writes both pictures into a folder, and what the views of both were given.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, screen) in [("before", before), ("after", after)] {
      let file = folder.appendingPathComponent("\(seed) \(app.name) \(self.screen) \(name)")
      try PNG.encode(screen.picture, effort: .fast).write(to: file.appendingPathExtension("png"))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(screen.tree).write(to: file.appendingPathExtension("json"))
    }
  }
}

/// What is kept from whoever works on the explanation.
enum HeldBack {
  /// The names of some apps, with all their changes.
  static let apps: Set<String> = ["Skep"]
}
