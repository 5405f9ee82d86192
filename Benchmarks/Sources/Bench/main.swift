// Without arguments it answers requests; `peak THING` does a thing once in this process and says how much memory it took.
let words = Array(CommandLine.arguments.dropFirst())
if words.first == "peak" {
  try Peak.measure(Array(words.dropFirst()))
} else {
  try Server().run()
}
