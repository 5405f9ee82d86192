// Without arguments it answers requests; `peak THING` does a thing once in this process and says how much memory it took;
// `gate SOURCE FOLDER CHECKS CHANGED` writes a project with so many checks; `report CHECKS RUNS` opens the report of so many
// large checks in Chromium; `explain FOLDER` explains the pairs of screens in a folder.
let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "peak": try Peak.measure(Array(words.dropFirst()))
case "explain": try ExplainedPairs.measure(Array(words.dropFirst()))
case "report": try OpenedReport.measure(Array(words.dropFirst()))
case "gate":
  guard words.count == 5, let checks = Int(words[3]), let changed = Int(words[4]) else {
    preconditionFailure("gate SOURCE FOLDER CHECKS CHANGED")
  }
  try GateProject.write(of: words[1], to: words[2], checks: checks, changed: changed)
default: try Server().run()
}
