import Foundation
import Testing

@testable import GalleyExplanation
@testable import GalleyImage
@testable import GalleySimulator
@testable import GalleyTree
@testable import SeededCases

/// The screens of an app, and the cases that the seeds plant in it, for whoever writes that app; nothing is explained or judged.
///
/// `GALLEY_CORPUS_APP=NAME GALLEY_SHEETS=FOLDER` writes them into the folder.
@Suite struct SheetsTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let app = Corpus.apps.first { $0.name == environment["GALLEY_CORPUS_APP"] }
  private static let folder = environment["GALLEY_SHEETS"].map { URL(fileURLWithPath: $0) }

  private static let isAsked = app != nil && folder != nil

  /// An iPhone and an iPad, each in light and in dark.
  private static let settings = ScreenSetting.all.filter { $0.profile.name == "iPhone 15" || $0.isTablet }

  @Test(.enabled(if: isAsked)) func `every approved screen is kept with its tree`() throws {
    let (app, folder) = (Self.app!, Self.folder!)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let camera = ScreenCamera()
    for screen in app.screens {
      for setting in Self.settings {
        let shot = try camera.snapshot(of: app, app.environment(screen, with: []), on: setting)
        let file = folder.appendingPathComponent("\(app.name) \(screen) \(setting)")
        try PNG.encode(shot.picture, effort: .fast).write(to: file.appendingPathExtension("png"))
        let tree = try #require(shot.tree)
        try Data("\(tree)".utf8).write(to: file.appendingPathExtension("txt"))
      }
    }
  }

  @Test(.enabled(if: isAsked)) func `every case of the seeds is listed`() throws {
    let (app, folder) = (Self.app!, Self.folder!)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let camera = ScreenCamera()
    var counts: [Int: Int] = [:]
    var lines: [String] = []
    for seed in Soak.seeds(100) {
      guard let planted = try PlantedCase(seed, from: [app], of: Set(Kind.allCases), camera) else {
        lines.append("\(seed): nothing can be seen")
        continue
      }
      counts[planted.changes.count, default: 0] += 1
      let changes = planted.planted.map { "\($0.kind): \($0.name)" }
      lines.append("\(seed): \(planted.screen), \(planted.setting): \(changes.joined(separator: "; "))")
    }
    lines += counts.sorted { $0.key < $1.key }.map { "\($0.key) at once: \($0.value) cases" }
    try Data(lines.joined(separator: "\n").utf8)
      .write(to: folder.appendingPathComponent("\(app.name) cases.txt"))
    #expect(!counts.isEmpty)
  }
}
