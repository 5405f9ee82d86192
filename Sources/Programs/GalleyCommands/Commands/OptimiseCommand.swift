import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree

/// `galley optimise`: recompresses PNG files losslessly.
enum OptimiseCommand: Command {
  static let name = "optimise"

  static let spec = CommandSpec(
    name: name, summary: "recompress the pictures of baselines without loss",
    operands: .any("path"), operandCompletion: .files,
    options: Options.self,
    discussion: """
      Takes PNG files and folders of PNG files; the default is all baselines. Pixels and text chunks stay the same,
      which it verifies before it replaces a file. No file becomes larger.
      """)

  struct Options: CommandOptions {
    let check: Flag

    init(_ line: inout OptionReader) {
      check = line.flag("--check", summary: "change nothing, and exit with 1 if a file could be smaller")
    }
  }

  private struct Data: Encodable {
    var checked: Bool
    var files: [PictureOptimization]
    var before: Int
    var after: Int
  }

  static func run(
    _ arguments: ParsedArguments<Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let isCheck = arguments.options.check.isGiven
    if !isCheck, let project = try? context.project() { BaselineStore(project).tidy() }
    let work = try OptimiseInput(arguments.operands, in: context)
    for fault in work.faults { printer.remark("\(fault)") }
    var hasFailed = !work.faults.isEmpty
    var savings: [PictureOptimization] = []
    for picture in work.pictures {
      do {
        let saving = try picture.optimize(writes: !isCheck)
        savings.append(saving)
        if saving.after < saving.before { printer.say(line(saving)) }
      } catch {
        hasFailed = true
        printer.remark(ErrorWords.of(error))
      }
    }
    printer.say(sum(savings, isCheck: isCheck))
    try printer.data(
      Data(
        checked: isCheck, files: savings, before: savings.reduce(0) { $0 + $1.before },
        after: savings.reduce(0) { $0 + $1.after }))
    if hasFailed { return .notComparable }
    return isCheck && savings.contains { $0.after < $0.before } ? .differences : .clean
  }

  private static func line(_ saving: PictureOptimization) -> String {
    "  \(saving.before) → \(saving.after)  \(CleanText.line(saving.path))\n"
  }

  private static func sum(_ savings: [PictureOptimization], isCheck: Bool) -> String {
    let pictures = EnglishNoun.count(savings.count, "picture")
    let before = savings.reduce(0) { $0 + $1.before }
    let smaller = savings.filter { $0.after < $0.before }
    guard !smaller.isEmpty else { return "\(pictures), \(before) bytes: none can be smaller.\n" }
    let after = savings.reduce(0) { $0 + $1.after }
    let tenths = (before - after) * 1_000 / before
    let share = "\(Numeral.tenths(tenths)) %"
    return "\(pictures), \(smaller.count) \(isCheck ? "could be" : "made") smaller: "
      + "\(before) → \(after) bytes, \(share) less.\n"
  }
}

/// The pictures to recompress.
struct OptimiseInput {
  /// A picture, with the way in which its file is replaced.
  enum Picture {
    /// A baseline, which the store replaces.
    case baseline(CheckKey, BaselineStore)
    /// Any other file.
    case file(String)

    func optimize(writes: Bool) throws -> PictureOptimization {
      switch self {
      case .baseline(let key, let store): return try store.optimize(key, writes: writes)
      case .file(let path):
        let limit = ImageLimits.standard.fileBytes
        let old = try BoundedFile.read(path, limit: limit, links: .refused)
        let smaller: Data?
        do throws(PNGError) { smaller = try PNG.optimized(old) } catch {
          throw ImageFileError.png(error, path: path)
        }
        guard let smaller else { return PictureOptimization(path: path, before: old.count, after: old.count) }
        if writes {
          guard try BoundedFile.read(path, limit: limit, links: .refused) == old else {
            throw OptimiseError.changedMeanwhile(path)
          }
          try AtomicFile.write(smaller, to: path)
        }
        return PictureOptimization(path: path, before: old.count, after: smaller.count)
      }
    }
  }

  /// The pictures, in order.
  private(set) var pictures: [Picture] = []
  /// Baselines that cannot be read.
  private(set) var faults: [BaselineError] = []

  /// Finds the pictures at some paths, or those of all baselines if there are no paths.
  init(_ paths: [String], in context: CommandContext) throws {
    guard !paths.isEmpty else {
      let store = BaselineStore(try context.project())
      let listing = store.listing()
      faults = listing.faults
      pictures = listing.keys.filter { !listing.texts.contains($0) }.map { .baseline($0, store) }
      return
    }
    // A picture need not be in a project, but if it is a baseline, the store replaces it.
    let store = (try? context.project()).map(BaselineStore.init)
    var baselines: [String: CheckKey] = [:]
    if let store {
      let listing = store.listing()
      for key in listing.keys where !listing.texts.contains(key) {
        baselines[store.picturePath(of: key)] = key
      }
    }
    var seen: Set<String> = []
    for path in try paths.flatMap({ try Self.files(context.absolute($0), named: $0) })
    where seen.insert(path).inserted {
      if let store, let key = baselines[path] {
        pictures.append(.baseline(key, store))
      } else {
        pictures.append(.file(path))
      }
    }
  }

  private static func files(_ path: String, named name: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw OptimiseError.nothingThere(name)
    }
    guard isFolder.boolValue else { return [path] }
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let pictures = found.filter { file in
      file.hasSuffix(".png") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    guard !pictures.isEmpty else { throw OptimiseError.noPictures(name) }
    return pictures.sorted().map { path + "/" + $0 }
  }
}

/// The reason why a picture cannot be recompressed.
enum OptimiseError: Error, Hashable, CustomStringConvertible {
  /// There is no such file.
  case nothingThere(String)
  /// The folder has no PNG files.
  case noPictures(String)
  /// Somebody else wrote the file.
  case changedMeanwhile(String)

  var description: String {
    switch self {
    case .nothingThere(let path): "there is no file or folder \"\(CleanText.line(path))\""
    case .noPictures(let path): "there are no PNG files in \"\(CleanText.line(path))\""
    case .changedMeanwhile(let path):
      "\(CleanText.line(path)) has changed meanwhile; run the command again"
    }
  }
}
