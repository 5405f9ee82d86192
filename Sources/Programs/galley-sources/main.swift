import Foundation
import SourceReading

// The program that the plugin AppleSources starts: it reads a file that was written for an iPhone, and writes it for Linux.
//
//   galley-sources library|program INPUT OUTPUT
let arguments = CommandLine.arguments
guard arguments.count == 4, ["library", "program"].contains(arguments[1]) else {
  FileHandle.standardError.write(Data("galley-sources library|program INPUT OUTPUT\n".utf8))
  exit(2)
}
do {
  let data = try Data(contentsOf: URL(fileURLWithPath: arguments[2]))
  let source = PhoneSource([UInt8](data), at: arguments[2], isInLibrary: arguments[1] == "library")
  try source.text.write(toFile: arguments[3], atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("\(arguments[2]):1:1: error: \(error)\n".utf8))
  exit(1)
}
