import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree

/// `galley export`: writes the approved pictures into a plain folder.
enum ExportCommand: Command {
  static let name = "export"

  static let spec = CommandSpec(
    name: name, summary: "write the approved pictures into a plain folder", operands: .each(["folder"]),
    operandCompletion: .folders,
    options: Options.self,
    discussion: """
      The folder gets a folder for each suite and test, and pictures named for check and configuration, byte for byte; texts
      come along. A file that is there with other bytes is not written over without --force. Exits with 2 if a baseline
      cannot be read.
      """)

  struct Options: CommandOptions {
    let pattern: ListOption<String>
    let force: Flag

    init(_ line: inout OptionReader) {
      pattern = line.list("--checks", "pattern", summary: "write only the checks that a pattern selects")
      force = line.flag("--force", summary: "write over files")
    }
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    let store = BaselineStore(try context.project())
    let listing = store.listing()
    let target = try Folder.make(context.absolute(arguments.operands[0]))
    var written: [String] = []
    var faults = listing.faults.map { "\($0)" }
    let selection = Selection(patterns: options.pattern.words)
    for key in listing.keys where selection.covers(key) {
      do {
        let content: (bytes: [UInt8], end: String)
        switch try store.read(key) {
        case .missing: continue
        case .found(let baseline): content = (baseline.file, PictureFormat.fileExtension(of: baseline.file))
        case .text(let baseline): content = (Array(baseline.text.utf8), "txt")
        }
        let (folder, file) = (target.inside(key.folder), "\(key.exportName).\(content.end)")
        let there = try folder.readIfPresent(file)
        guard there == nil || there == content.bytes || options.force.isGiven else {
          faults.append("\(folder.displayPath(file)) is there with other bytes; use \(options.force.name)")
          continue
        }
        try folder.write(content.bytes, to: file, flushes: false)
        written.append(folder.displayPath(file))
      } catch {
        faults.append(ErrorWords.of(error))
      }
    }
    for fault in faults { printer.remark(fault) }
    printer.say("Exported \(EnglishNoun.count(written.count, "baseline")).\n")
    try printer.data(ExportDocument(files: written, faults: faults))
    return faults.isEmpty ? .clean : .notComparable
  }
}

/// The result of `galley export` as JSON.
struct ExportDocument: Encodable {
  /// The version of the format.
  var format = 1
  /// The written files, from the folder.
  var files: [String]
  /// The reasons why others are not written.
  var faults: [String]
}

extension CheckKey {
  /// The name of the check's file in a plain folder, without an extension.
  fileprivate var exportName: String {
    let plain: Set<Environment> = [.picture, .text]
    guard plain.contains(environment) else { return stem }
    return ([name] + (argument.map { [$0] } ?? [])).map(Slug.of).joined(separator: ".")
  }
}
