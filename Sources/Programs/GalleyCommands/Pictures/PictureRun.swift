import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyRecording

/// A run that is made of the pictures in folders.
struct PictureRun {
  let project: Project
  let name: String
  let naming: PictureNaming
  /// Absolute paths.
  let folders: [String]
  /// The folder of the trees, an absolute path.
  var trees: String?
  var mode = RecordMode.none
  var shard: Shard?
  /// The device that was stated for all pictures.
  var device: String?
  /// Whether a picture, by its path in its folder, is left out.
  var leavesOut: @Sendable (String) -> Bool = { _ in false }

  /// Makes the run.
  ///
  /// The run begins before anything can go wrong with pictures, so that a gate never takes an older one for it.
  ///
  /// - Returns: The result and the run; `nil` if it was interrupted.
  func make(in context: CommandContext) throws -> (summary: FolderRecording.Summary, run: Run)? {
    guard try !Run.names(in: project).contains(RunName.checked(name)) else {
      throw RecordError.runExists(name)
    }
    try Run.removeOldest(in: project, keeping: max(0, project.settings.keepRuns - 1))
    var environment = context.environment
    environment[RunName.variable] = name
    let batch = BatchInfo(in: environment).completed(by: project.settings.batch)
    try Run.begin(name, in: project, launch(batch, context))
    let recorder = try RunRecorder.open(project, environment: environment)
    let runner = CheckRunner(
      store: BaselineStore(project), recorder: recorder, mode: mode,
      reason: environment[RecordMode.reasonVariable], batch: batch)
    let listing = try PictureFolderListing(folders, named: naming, leavingOut: leavesOut)
    let recording = FolderRecording(
      listing, trees: trees, by: PictureRecorder(runner, rules: PictureRules(project.settings)))
    let bar = ProgressBar(in: context)
    let interruption = Interruption()
    defer {
      bar.end()
      interruption.end()
    }
    let summary = try recording.record(
      progress: { bar.show($0, of: $1) }, isStopped: { Interruption.hasCome })
    if Interruption.hasCome { return nil }
    try recorder.close()
    try Run.end(name, in: project, RunSummary(ended: Date(), status: 0))
    return (summary, try Run(name, in: project))
  }

  private func launch(_ batch: BatchInfo, _ context: CommandContext) -> RunLaunch {
    var launch = RunLaunch(started: Date(), command: ["galley"] + context.words, process: .current)
    launch.tool = CommandLineTool.version
    launch.settings = project.settingsDigest
    launch.shard = shard
    launch.git = (try? Git(in: project.root, environment: context.environment))?.state()
    launch.batch = batch
    launch.pictures = PictureScope(
      suite: naming.suite, device: device, parameters: naming.parameters,
      namesTests: naming.patterns.contains { $0.text.contains("{\(PicturePattern.Field.test)") })
    return launch
  }
}
