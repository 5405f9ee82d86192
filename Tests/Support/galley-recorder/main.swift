import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions

// A test process that records baselines, so that another one can kill it meanwhile:
// galley-recorder ROOT RUN VARIANT NAME...
// Or one with a test whose app does not end: galley-recorder ROOT RUN spin|sleep|eat|print SUITE
let words = CommandLine.arguments.dropFirst()
if words.count == 4, ["spin", "sleep", "eat", "print"].contains(words[3]) {
  let recorder = try RunRecorder.open(Project(root: words[1]), environment: [RunName.variable: words[2]])
  recorder.noteStep("Tap “Pay”", of: TestOwner(suite: [words[4]], test: "looks"))
  var eaten: [[UInt8]] = []
  while true {
    switch words[3] {
    case "sleep": sleep(1)
    case "eat": eaten.append([UInt8](repeating: 1, count: 10_000_000))
    case "print": print(String(repeating: "more ", count: 1000), terminator: "")
    default: continue
    }
  }
}
guard words.count > 3, let first = Int(words[3]) else { exit(64) }
let project = Project(root: words[1])
let recorder = try RunRecorder.open(project, environment: [RunName.variable: words[2]])
let runner = CheckRunner(store: BaselineStore(project), recorder: recorder, mode: .all)
for (index, name) in words.dropFirst(3).enumerated() {
  let check = Sandbox.Check(Samples.key(name), Screen.variant(first + index))
  _ = runner.run(check.capture(line: index + 10))
}
try recorder.close()
