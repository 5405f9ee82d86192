import Foundation
import GalleyCommands
import GalleySystem

/// How SwiftPM has built a package, as the plan for its build system says: what each module was compiled with, and what the tests
/// were linked of.
///
/// The plan is `.build/debug.yaml`; each command's arguments are on a line of their own, as a JSON array.
struct BuildPlan {
  /// What each Swift module was compiled with, by its name.
  private let compiling: [String: [String]]
  /// What each program was linked with.
  private let linking: [[String]]
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
    var (node, inputs, outputs) = (Substring(), Substring(), Substring())
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  \"") { node = line.dropFirst(3) }
      if line.hasPrefix("    inputs: ") { inputs = line.dropFirst(12) }
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
      }
    }
    (self.compiling, self.linking, self.steps) = (compiling, linking, steps)
  }

  private static func words(_ json: Substring) -> [String]? {
    try? JSONDecoder().decode([String].self, from: Data(json.utf8))
  }

  // MARK: Modules

  /// What links the tests; there is one for all of a package's.
  private var tests: [String]? {
    linking.first { BuildPlanFile.value(of: "-o", in: $0)?.hasSuffix(".xctest") == true }
  }

  /// The module of the program that runs the tests.
  var testProgramModule: String? { tests.flatMap { BuildPlanFile.value(of: "-module-name", in: $0) } }

  /// The modules of the package's own sources, in alphabetical order.
  ///
  /// All targets of a package have its name in common, also that of the program that runs its tests.
  var modules: [String] {
    guard let program = tests.flatMap({ BuildPlanFile.value(of: "-module-name", in: $0) }),
      let package = package(of: program)
    else { return [] }
    let generated = [program, program.replacing(/Tests$/, with: "DiscoveredTests")]
    return compiling.keys.filter { self.package(of: $0) == package && !generated.contains($0) }.sorted()
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
  private static func files(in text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\" ")) }
  }

  // MARK: Arguments

  /// The compiler.
  var compiler: String { tests?.first ?? "swiftc" }

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

  /// The object files that the tests were linked of, with the programs that run them.
  var testObjects: [String] {
    guard let tests, let program = BuildPlanFile.value(of: "-module-name", in: tests) else { return [] }
    let objects = zip(lists, linking).first { $1 == tests }?.0 ?? []
    return objects.filter { !$0.contains("/\(program).build/") }
  }

  /// The object files of each program.
  private var lists: [[String]] {
    linking.map { words in
      words.first { $0.hasPrefix("@") && $0.hasSuffix(".LinkFileList") }
        .flatMap { try? String(contentsOfFile: String($0.dropFirst()), encoding: .utf8) }.map(Self.files)
        ?? []
    }
  }

  /// The object files that the tests and some modules consist of, without the programs that run the tests.
  func objects(with modules: [String]) -> [String] {
    let lists = lists
    let isTests = linking.map { $0 == tests }
    var objects = zip(lists, isTests).first { $1 }?.0 ?? []
    for module in modules {
      let folder = "/\(module).build/"
      func isOf(_ object: String) -> Bool { object.contains(folder) }
      // A module that no test depends on is part of another program, with all that it needs, or else stands alone.
      if objects.contains(where: isOf) { continue }
      let others = lists.first { $0.contains(where: isOf) } ?? outputs(of: module)
      let known = Set(objects)
      objects += others.filter { !known.contains($0) }
    }
    let program = tests.flatMap { BuildPlanFile.value(of: "-module-name", in: $0) } ?? ""
    let generated = ["/\(program).build/", "/\(program.replacing(/Tests$/, with: "DiscoveredTests")).build/"]
    return objects.filter { object in !generated.contains { object.contains($0) } }
  }

  private func outputs(of module: String) -> [String] {
    guard let words = compiling[module], let list = words.first(where: { $0.hasPrefix("@") }) else {
      return []
    }
    let folder = (String(list.dropFirst()) as NSString).deletingLastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".swift.o") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The options by which libraries are found and linked.
  var libraries: [String] {
    guard let tests else { return [] }
    var options: [String] = []
    var rest = tests.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "-o", "-module-name": rest = rest.dropFirst()
      case "-emit-executable",
        _ where word.hasPrefix("@"):
        break
      default: options.append(word)
      }
    }
    return options
  }
}
