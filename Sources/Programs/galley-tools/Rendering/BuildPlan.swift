import Foundation
import GalleyCommands
import GalleySystem

/// How SwiftPM has built a package, as the plan for its build system says: what each module was compiled with, and what the tests
/// were linked of.
///
/// The plan is `.build/debug.yaml`; each command's arguments are on a line of their own, as a JSON array.
struct BuildPlan {
  /// What each Swift module was compiled with, by its name.
  let compiling: [String: [String]]
  /// What each program was linked with.
  let linking: [[String]]
  /// The object files of each program, in the order of ``linking``.
  let lists: [[String]]
  /// The folders of the package's own targets, absolute paths.
  private let roots: [String]
  /// The object files of targets in C.
  let objectsOfC: [String]
  /// The steps that compile modules, by the modules' names.
  let steps: [String: Step]

  /// Reads a plan.
  ///
  /// - Parameter path: The plan, an absolute path.
  /// - Throws: ``RenderError/noPlan(_:)``.
  init(at path: String) throws(RenderError) {
    guard let bytes = try? BoundedFile.read(path, limit: BuildPlanFile.largest) else { throw .noPlan(path) }
    self.init(String(decoding: bytes, as: UTF8.self))
    if linking.isEmpty { throw .noPlan(path) }
  }

  /// Reads the text of a plan.
  init(_ text: String) {
    var (compiling, linking, steps) = ([String: [String]](), [[String]](), [String: Step]())
    var (roots, objectsOfC) = ([String](), [String]())
    var (node, inputs, outputs) = (Substring(), Substring(), Substring())
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  \"") { node = line.dropFirst(3) }
      if line.hasPrefix("    inputs: ") {
        inputs = line.dropFirst(12)
        // SwiftPM plans anew when a file is added to a folder of the package's own.
        if node.hasPrefix("PackageStructure") { roots = Self.words(inputs) ?? [] }
      }
      if line.hasPrefix("    outputs: ") { outputs = line.dropFirst(13) }
      guard line.hasPrefix("    args: ["), let words = Self.words(line.dropFirst(10)) else { continue }
      if words.contains("-emit-module-path"), let name = BuildPlanFile.value(of: "-module-name", in: words) {
        compiling[name] = words
        // Such as C.Shop-x86_64-unknown-linux-gnu-debug.module.
        let target = node.prefixMatch(of: /C\.(.+?)-[a-z0-9_]+-unknown-linux/)?.1
        steps[name] = Step(
          target: String(target ?? name[...]), inputs: Self.words(inputs) ?? [],
          outputs: Self.words(outputs) ?? [])
      } else if words.contains("-emit-executable") {
        linking.append(words)
      } else if words.first?.hasSuffix("/clang") == true {
        objectsOfC += (Self.words(outputs) ?? []).filter { $0.hasSuffix(".o") }
      }
    }
    (self.compiling, self.linking, self.steps) = (compiling, linking, steps)
    lists = Self.lists(of: linking)
    (self.roots, self.objectsOfC) = (roots.filter { $0.hasSuffix("/") }, objectsOfC)
  }

  private static func words(_ json: Substring) -> [String]? {
    try? JSONDecoder().decode([String].self, from: Data(json.utf8))
  }

  // MARK: Modules

  /// What links the tests; there is one for all of a package's, and none where there are no tests.
  var tests: [String]? {
    linking.first { BuildPlanFile.value(of: "-o", in: $0)?.hasSuffix(".xctest") == true }
  }

  /// The module of the program that runs the tests.
  var testProgramModule: String? { tests.flatMap { BuildPlanFile.value(of: "-module-name", in: $0) } }

  /// The modules of the package's own sources, in alphabetical order.
  ///
  /// All targets of a package have its name in common, also that of the program that runs its tests.
  var modules: [String] {
    guard let package = (testProgramModule ?? ownModule).flatMap(package) else { return [] }
    return compiling.keys.filter { self.package(of: $0) == package && !generated.contains($0) }.sorted()
  }

  /// A module whose sources are in the package itself.
  private var ownModule: String? {
    steps.filter { step in step.value.sources.contains { source in roots.contains { source.hasPrefix($0) } } }
      .keys.min()
  }

  /// The modules that SwiftPM generates to run the tests.
  var generated: [String] {
    testProgramModule.map { [$0, $0.replacing(/Tests$/, with: "DiscoveredTests")] } ?? []
  }

  private func package(of module: String) -> String? {
    compiling[module].flatMap { BuildPlanFile.value(of: "-package-name", in: $0) }
  }

  /// The Swift files of a module.
  func sources(of module: String) -> [String] {
    guard let list = compiling[module]?.first(where: { $0.hasPrefix("@") }),
      let text = try? String(contentsOfFile: String(list.dropFirst()), encoding: .utf8)
    else { return [] }
    return Self.files(in: text)
  }

  /// The files of a list for the compiler, a line each, in quotation marks where they need them.
  static func files(in text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\" ")) }
  }

  // MARK: Arguments

  /// The options that a module needs to be imported, and the language version and package of a file beside its own.
  func options(besides module: String) -> [String] {
    guard let own = compiling[module] else { return [] }
    var units: [[String]] = []
    for option in ["-target", "-sdk", "-swift-version", "-package-name", "-module-cache-path"] {
      if let value = BuildPlanFile.value(of: option, in: own) { units.append([option, value]) }
    }
    let others = compiling.keys.sorted().filter { $0 != module }.compactMap { compiling[$0] }
    var known: Set<[String]> = []
    units += ([own] + others).flatMap(Self.searches).filter { known.insert($0).inserted }
    return units.flatMap { $0 }
  }

  /// The programs that expand macros for a module, or for a file beside its own.
  func plugins(besides module: String) -> [String] {
    let options = options(besides: module)
    return zip(options, options.dropFirst()).filter { $0.0 == "-Xfrontend" && $0.1.contains("#") }.map {
      String($0.1.prefix { $0 != "#" })
    }
  }

  /// The options by which modules, headers and macros are found.
  private static func searches(in words: [String]) -> [[String]] {
    var units: [[String]] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "-I", "-F":
        if let value = rest.popFirst() { units.append([word, value]) }
      case "-Xcc":
        guard let flag = rest.popFirst() else { break }
        // The value of such a flag is an option of its own.
        if ["-I", "-F", "-isystem", "-iquote"].contains(flag), rest.count > 1 {
          units.append([word, flag] + rest.prefix(2))
          rest = rest.dropFirst(2)
        } else {
          units.append([word, flag])
        }
      case "-Xfrontend" where rest.first == "-load-plugin-executable" && rest.count > 2:
        units.append([word] + rest.prefix(3))
        rest = rest.dropFirst(3)
      case _ where word.hasPrefix("-I") || word.hasPrefix("-F"): units.append([word])
      default: break
      }
    }
    return units
  }
}
