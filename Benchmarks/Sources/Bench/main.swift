// Without arguments it answers requests; `peak THING` does a thing once in this process and says how much memory it took;
// `report CHECKS RUNS` opens the report of so many large checks in Chromium.
let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "peak": try Peak.measure(Array(words.dropFirst()))
case "report": try OpenedReport.measure(Array(words.dropFirst()))
default: try Server().run()
}
