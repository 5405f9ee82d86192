import Foundation
import Testing

/// What `import SwiftUI` brings along has no name that is not Apple's, so that it collides with no app's own.
///
/// `SwiftUINames.txt` has the names that Apple's module and those it exports again have on the top level, as their documentation
/// lists them.
@Suite struct SwiftUINamesTests {
  private static let typeKinds: Set = [
    "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.actor", "swift.typealias",
    "swift.func", "swift.var", "swift.macro",
  ]

  private static let names: Set<String> = {
    let file = PackageFiles.root.appendingPathComponent("Tests/ProjectRulesTests/SwiftUINames.txt")
    return Set(
      ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init))
  }()

  /// The names that a module declares on the top level; what begins with an underscore is written by the compiler and by macros.
  private func topLevelNames(of module: String) throws -> Set<String> {
    var names: Set<String> = []
    for symbol in try SymbolGraph.graphs(of: module).flatMap(\.symbols)
    where symbol.pathComponents.count == 1 && Self.typeKinds.contains(symbol.kind.identifier)
      && symbol.swiftExtension == nil
    {
      let name = symbol.pathComponents[0].prefix { $0 != "(" }
      if !name.hasPrefix("_"), name.first?.isLetter == true { names.insert(String(name)) }
    }
    return names
  }

  /// The single names of other modules that a file exports again, and the modules that it exports whole.
  private func exports(in path: String) throws -> (names: Set<String>, modules: Set<String>) {
    let text = try PackageFiles.text(of: path)
    return (
      Set(text.matches(of: /@_exported import \w+ \w+\.(\w+)/).map { String($0.output.1) }),
      Set(text.matches(of: /@_exported import (\w+)\n/).map { String($0.output.1) })
    )
  }

  @Test(arguments: ["GalleyViews", "SwiftUI"]) func `every name is SwiftUI's`(_ module: String) throws {
    let found = try topLevelNames(of: module)
    #expect(!found.isEmpty)
    let own = found.subtracting(Self.names).sorted()
    #expect(
      own.isEmpty,
      """
      \(own.joined(separator: ", ")): SwiftUI has no such names on its top level. Make them 'package', nest them in SwiftUI's \
      types, or move them to a module that apps import on purpose. If Apple's SwiftUI has them, add them to \
      Tests/ProjectRulesTests/SwiftUINames.txt.
      """)
  }

  @Test func `what is exported again has SwiftUI's names, too`() throws {
    let views = try exports(in: "Sources/Device/GalleyViews/GalleyViews.swift")
    #expect(views.names.subtracting(Self.names).sorted() == [])
    #expect(views.modules.isEmpty)
    let swiftUI = try exports(in: "Sources/Apple/SwiftUI/Exports.swift")
    #expect(swiftUI.names.subtracting(Self.names).sorted() == [])
    // Of these, Combine's names are Apple's by its own tests, and the others are the toolchain's.
    #expect(
      swiftUI.modules == ["Combine", "Foundation", "FoundationNetworking", "GalleyViews", "Observation"])
  }

  @Test func `the list of names is in order`() {
    #expect(Self.names.count > 700)
    #expect(Self.names.allSatisfy { $0.wholeMatch(of: /[A-Za-z]\w*/) != nil })
  }
}
