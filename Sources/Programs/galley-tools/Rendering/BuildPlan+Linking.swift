import Foundation
import GalleyCommands
import GalleySystem

extension BuildPlan {
  /// The compiler.
  var compiler: String { (tests ?? linking.first)?.first ?? "swiftc" }

  /// Whether Galley is among what was built: the tests are linked with it, or an installation brings it along.
  var hasGalley: Bool { steps["Galley"] == nil || testObjects.contains { $0.contains("/Galley.build/") } }

  /// The object files that the tests were linked of, with the programs that run them.
  var testObjects: [String] {
    guard let tests, let program = testProgramModule else { return [] }
    let objects = zip(lists, linking).first { $1 == tests }?.0 ?? []
    return objects.filter { !$0.contains("/\(program).build/") }
  }

  /// Reads the object files of each program.
  static func lists(of linking: [[String]]) -> [[String]] {
    linking.map { words in
      words.first { $0.hasPrefix("@") && $0.hasSuffix(".LinkFileList") }
        .flatMap { try? String(contentsOfFile: String($0.dropFirst()), encoding: .utf8) }.map(files)
        ?? []
    }
  }

  /// The object files that the tests and some modules consist of, without the programs that run the tests.
  func objects(with modules: [String]) -> [String] {
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
    if !hasGalley || tests == nil {
      let closure = closure(of: Set(modules + ["Galley"])).sorted().flatMap { steps[$0]?.objects ?? [] }
      let known = Set(objects)
      objects += (closure + builtObjectsOfC).filter { !known.contains($0) }
    }
    let folders = generated.map { "/\($0).build/" }
    return objects.filter { object in !folders.contains { object.contains($0) } }
  }

  /// The object files of targets in C that were built for the package, and not for a tool of the build.
  private var builtObjectsOfC: [String] {
    objectsOfC.filter { !$0.contains("-tool.build/") && FileManager.default.fileExists(atPath: $0) }
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
    let own = tests.map(Self.libraries) ?? []
    // Galley's programs are linked with everything that Galley calls.
    if hasGalley && tests != nil { return own }
    return own + (Self.searches(in: linking) + installedLibraries).filter { !own.contains($0) }
  }

  private static func libraries(in words: [String]) -> [String] {
    var options: [String] = []
    var rest = words.dropFirst()
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

  /// The libraries of all programs, and the folders that they are looked for in.
  private static func searches(in linking: [[String]]) -> [String] {
    var known: Set<String> = []
    return linking.flatMap { words in
      words.filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") && $0 != "-L" }
    }.filter { known.insert($0).inserted }
  }

  /// The library of an installation of Galley that the modules were compiled against, with the libraries that it calls.
  private var installedLibraries: [String] {
    let folder = "/lib/galley/modules"
    let words = compiling.keys.sorted().lazy.flatMap { compiling[$0] ?? [] }
    guard steps["Galley"] == nil,
      let modules = words.first(where: { $0.hasPrefix("-I/") && $0.hasSuffix(folder) })
    else { return [] }
    let settings = modules.dropFirst(2).dropLast(folder.count) + "/lib/pkgconfig"
    var lines: [String] = []
    _ = try? ChildProcess.run(
      ["pkg-config", "--libs", "galley"],
      environment: ProcessInfo.processInfo.environment.merging(["PKG_CONFIG_PATH": String(settings)]) { $1 },
      isMarked: false, output: .lines { line, _ in lines.append(line) })
    return lines.flatMap { $0.split(separator: " ").map(String.init) }
  }
}
