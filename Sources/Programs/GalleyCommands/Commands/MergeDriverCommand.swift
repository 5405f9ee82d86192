import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree

/// `galley merge-driver`: merges a file of a baseline that both sides of a git merge changed.
///
/// The protocol is that of [gitattributes(5)](https://git-scm.com/docs/gitattributes#_defining_a_custom_merge_driver):
/// the second file takes the result, and an end other than 0 is a conflict.
enum MergeDriverCommand: Command {
  static let name = "merge-driver"

  static let spec = CommandSpec(
    name: name, summary: "merge two versions of a baseline; called by git",
    operands: .each(["base", "ours", "theirs", "path"]), operandCompletion: .files,
    discussion: """
      "galley init" configures git to call it, as "galley merge-driver %O %A %B %P". It merges versions with the same pixels
      element by element; other versions are a conflict, and it prints the changes of each side. It writes the result
      to the second file. Exits with 1 if there is a conflict.
      """)

  private struct Data: Encodable {
    var path: String
    var resolved: Bool
    var lines: [String]
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let files = arguments.operands.prefix(3).map(context.absolute)
    let path = arguments.operands[3]
    let sides = try files.map { [UInt8](try BoundedFile.read($0, limit: ImageLimits.standard.fileBytes)) }
    let merge = BaselineMerge(base: sides[0], ours: sides[1], theirs: sides[2], path: path)
    if merge.content != sides[1] { try AtomicFile.write(Foundation.Data(merge.content), to: files[1]) }
    if !merge.isResolved { printer.sayOnErrors(text(merge)) }
    try printer.data(Data(path: path, resolved: merge.isResolved, lines: merge.lines))
    return merge.isResolved ? .clean : .differences
  }

  private static func text(_ merge: BaselineMerge) -> String {
    let path = CleanText.line(merge.path)
    let stem = CleanText.line((merge.path as NSString).deletingPathExtension)
    var lines = ["galley: \(path) was changed on both sides, and cannot be merged:"]
    lines += merge.lines.map { "  \(CleanText.line($0))" }
    lines += [
      "  take all files of one side:  git checkout HEAD -- '\(stem).'*",
      "                          or:  git checkout MERGE_HEAD -- '\(stem).'*",
      "                               (REBASE_HEAD in a rebase, CHERRY_PICK_HEAD in a cherry-pick)",
      "  or resolve the other conflicts, run the tests, and approve:  galley test, galley approve",
    ]
    return lines.map { $0 + "\n" }.joined()
  }
}
