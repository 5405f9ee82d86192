import Foundation
import MacroExpansion

// The compiler starts this program, asks it for expansions, and closes its input when it needs no more.
let channel = MessageChannel(input: .standardInput, output: .standardOutput)
do {
  while let message = try channel.read() {
    try channel.write(CompilerPlugin.reply(to: message))
  }
} catch {
  FileHandle.standardError.write(Data("GalleyMacros: \(error)\n".utf8))
  exit(1)
}
