import DarwinNotifications
import Foundation

// beep-peer listen       says "ready", then each name that arrives, until it is "end"
// beep-peer post NAME    posts NAME
// beep-peer send NAME N  posts NAME.0, NAME.1 and so on
let words = CommandLine.arguments.dropFirst()
switch words.first {
case "listen":
  MachinePeers.shared.listen { name in
    FileHandle.standardOutput.write(Data("\(name)\n".utf8))
    if name == "end" { exit(0) }
  }
  // The listener is in place first, so that nothing is missed.
  guard MachinePeers.shared.listen() else {
    FileHandle.standardError.write(Data("beep-peer: others cannot reach this process\n".utf8))
    exit(70)
  }
  FileHandle.standardOutput.write(Data("ready\n".utf8))
  dispatchMain()
case "post":
  notify_post(words.last ?? "")
case "send":
  let name = words.dropFirst().first ?? ""
  for number in 0..<(words.last.flatMap(Int.init) ?? 0) { notify_post("\(name).\(number)") }
case let other:
  FileHandle.standardError.write(Data("beep-peer: \(other ?? "nothing") is no command\n".utf8))
  exit(64)
}
