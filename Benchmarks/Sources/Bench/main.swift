// Without arguments it answers requests; `peak THING` does a thing once in this process and says how much memory it took;
// `gate SOURCE FOLDER CHECKS CHANGED` writes a project with so many checks.
let words = Array(CommandLine.arguments.dropFirst())
if words.first == "peak" {
  try Peak.measure(Array(words.dropFirst()))
} else if words.count == 5, words[0] == "gate", let checks = Int(words[3]), let changed = Int(words[4]) {
  try GateProject.write(of: words[1], to: words[2], checks: checks, changed: changed)
} else {
  try Server().run()
}
