import GalleySystem
import SourceReading

/// The places in an app's sources that Linux leaves out or refuses, though the compiler for an iPhone takes them.
package struct AppSourceLint {
  /// A place in a source, with the problem and the way out.
  package struct Problem: Hashable, Encodable, Sendable {
    /// The path from the package's folder.
    package var file: String
    package var line: Int
    /// The reason, in half a sentence.
    package var reason: String
    /// The way out, in half a sentence.
    package var cure: String
  }

  /// The problems, by file and line.
  package private(set) var problems: [Problem] = []

  /// Reads the targets of a package that depends on SwiftUI; of other packages nothing.
  ///
  /// - Parameter folder: The package's folder, an absolute path.
  package init(folder: String) {
    guard let package = try? SuitePackage(holding: folder), package.root == folder,
      package.modules.contains("SwiftUI")
    else { return }
    for target in package.targets.targets
    where ["target", "executableTarget"].contains(target.kind) {
      // The plugin reads what the manifest excludes, too.
      let excluded = target.usesAppleSources ? [] : Set(target.excluded)
      guard let files = try? SuiteFolder("\(folder)/\(target.folder)", excluded: excluded) else { continue }
      let sources = files.sources.map { source in
        let phone = PhoneSource(source.bytes, at: source.path, isInLibrary: target.kind == "target")
        let bytes = target.usesAppleSources ? Array(phone.code.utf8) : source.bytes
        return (path: "\(target.folder)/\(source.path)", tokens: Tokens(bytes))
      }
      let hasCombine = target.usesAppleSources || sources.contains { $0.tokens.exports }
      for (path, tokens) in sources {
        add(tokens.conditions.map { ($0.line, Self.condition($0.text), Self.conditionCure) }, in: path)
        if target.kind == "target", let line = tokens.entryPoint {
          add(
            [(line, "@main in a library is a second entry point where tests are linked", Self.entryCure)],
            in: path)
        }
        add(tokens.modules.map { ($0.line, Self.module($0.text), Self.moduleCure) }, in: path)
        if let attribute = tokens.attributes.first {
          add(
            [(attribute.line, Self.runtime("@objc", tokens.attributes.count), Self.attributeCure)], in: path)
        }
        if let selector = tokens.selectors.first {
          add(
            [(selector.line, Self.runtime("#selector", tokens.selectors.count), Self.selectorCure)], in: path)
        }
        if !hasCombine, let name = tokens.model {
          add([(name.line, Self.model(name.text), Self.modelCure)], in: path)
        }
      }
    }
    problems.sort { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  private mutating func add(_ found: [(line: Int, reason: String, cure: String)], in path: String) {
    problems += found.map { Problem(file: path, line: $0.line, reason: $0.reason, cure: $0.cure) }
  }

  private static let plugin = "the plugin AppleSources"
  private static let conditionCure = "add || os(Linux), or give the target \(plugin)"
  private static let entryCure = "make it an executableTarget, which tests can import, or give it \(plugin)"
  private static let modelCure =
    "add a file with \"@_exported import Combine\" to the target, or give it \(plugin)"

  private static let moduleCure = "import SwiftUI instead, or give the target \(plugin)"
  private static let attributeCure = "leave it out, or give the target \(plugin)"
  private static let selectorCure =
    "pass a closure, such as that of a UIAction, of a Timer or of onReceive(_:), or give the target \(plugin)"

  private static func condition(_ text: String) -> String {
    "\(text) is false on Linux, so its code is left out"
  }

  private static func model(_ name: String) -> String {
    "\(name) needs Combine, which Foundation brings along on Apple's platforms only"
  }

  private static func module(_ name: String) -> String {
    "there is no module \(name) on Linux; SwiftUI has the names of it that views use"
  }

  /// The reason against a name that stands a number of times in a file.
  private static func runtime(_ name: String, _ count: Int) -> String {
    let places = count > 1 ? " (in \(count) places)" : ""
    return "\(name)\(places) needs the runtime of Objective-C, which Linux does not have"
  }

  /// The tokens of a source that the lint reads.
  private struct Tokens {
    /// The conditions that hold on an iPhone and not on Linux.
    var conditions: [SourceToken] = []
    /// The line of an entry point.
    var entryPoint: Int?
    /// A name of Combine in a file that imports Foundation and no module that has it.
    var model: SourceToken?
    /// The modules of imports whose names SwiftUI has.
    var modules: [SourceToken] = []
    /// The attributes that need the runtime of Objective-C.
    var attributes: [SourceToken] = []
    /// The selectors of Objective-C.
    var selectors: [SourceToken] = []
    /// Whether it exports SwiftUI or Combine to the other files of its module.
    var exports = false

    /// The names that models use of Combine.
    private static let combine: Set = [
      "ObservableObject", "@Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
      "CurrentValueSubject",
    ]
    /// The words of which every source with a problem has at least one.
    private static let words =
      ["os(", "@main", "@_exported", "@objc", "#selector"] + PhoneSource.modulesInSwiftUI.sorted()
      + combine.sorted()

    init(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      guard Self.words.contains(where: text.contains) else { return }
      let source = TokenizedSource(bytes) { KnownModules().canImport($0) }
      conditions = (source.leftOut + source.replaced).filter { $0.text.contains("os") }
      entryPoint = source.tokens.first { $0.kind == .attribute && $0.text == "@main" }?.line
      attributes = source.tokens.filter {
        $0.kind == .attribute && ["@objc", "@objcMembers"].contains($0.text)
      }
      selectors = source.tokens.filter { $0.kind == .directive && $0.text == "#selector" }
      let rules = ImportRules(source)
      modules = rules.imports.filter { PhoneSource.modulesInSwiftUI.contains($0.module) }.map(\.token)
      let imports = rules.imports.map(\.module)
      let hasCombine = ["SwiftUI", "Combine"].contains(where: imports.contains)
      exports = hasCombine && source.tokens.contains { $0.kind == .attribute && $0.text == "@_exported" }
      guard imports.contains("Foundation"), !hasCombine else { return }
      model = source.tokens.first { $0.kind != .literal && Self.combine.contains($0.text) }
    }
  }
}
