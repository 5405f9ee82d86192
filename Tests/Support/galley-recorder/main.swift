import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions

// A test process that records baselines, so that another one can kill it meanwhile:
// galley-recorder ROOT RUN VARIANT NAME...
let words = CommandLine.arguments.dropFirst()
guard words.count > 3, let first = Int(words[3]) else { exit(64) }
let project = Project(root: words[1])
let recorder = try RunRecorder.open(project, environment: [RunName.variable: words[2]])
let runner = CheckRunner(store: BaselineStore(project), recorder: recorder, mode: .all)
for (index, name) in words.dropFirst(3).enumerated() {
  let check = Sandbox.Check(Samples.key(name), Screen.variant(first + index))
  _ = runner.run(check.capture(line: index + 10))
}
try recorder.close()
