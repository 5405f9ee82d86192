import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyRaster
import GalleySimulator
import GalleyTree
import Recipes
import RecipesOnDevice

extension Task {
  /// A check of the sample app's first screen that passes, and what it is made of.
  ///
  /// The baselines are in a folder of their own, which is removed when the process ends.
  static func check(_ scene: Scene, library: FontLibrary) throws -> [Task] {
    let device = try SimulatedDevice()
    device.install(RecipesApp.self)
    try device.launch(LaunchRequest(RecipesApp.bundleIdentifier))
    let root = NSTemporaryDirectory() + "galley-bench-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    let project = Project(root: root, cache: .folder(root + "/cache"))
    let recorder = try RunRecorder.open(project, environment: ["GALLEY_RUN": "bench"])
    let runner = CheckRunner(store: BaselineStore(project), recorder: recorder, mode: .missing)

    func check() -> CheckOutcome {
      do {
        let capture = try device.capture()
        let snapshot = capture.snapshot
        let key = CheckKey(
          suite: ["Bench"], test: "check()", name: "screen", configuration: snapshot.configuration)
        let content = ScreenSnapshot(
          picture: capture.picture, tree: snapshot.screen, scale: snapshot.configuration.scale)
        return runner.run(
          CheckCapture(
            .picture(content, snapshot.fingerprint), key: key, at: CallSite(filePath: #filePath, line: #line)
          ))
      } catch {
        fatalError("\(error)")
      }
    }
    guard case .recorded = check(), case .match = check() else { fatalError("the check does not pass") }

    let renderer = Renderer(library)
    var bitmap = renderer.draw(scene)
    let digest = bitmap.digest
    let picture = try device.capture().picture
    return [
      Task(
        name: "check.core",
        run: {
          renderer.render(scene.list, into: &bitmap, scale: scene.scale, background: scene.background)
          return bitmap.digest == digest
        }),
      Task(name: "check.digest", run: { picture.digest }),
      Task(name: "check.capture", run: { (try? device.capture()) as Any }),
      Task(name: "check.whole", run: { check() }),
    ]
  }
}
