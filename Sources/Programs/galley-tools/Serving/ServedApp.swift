import Foundation
import GalleyCommands
import GalleyText

/// An app of a package, by its declaration.
struct ServedApp: Hashable {
  var module: String
  /// The name of the type.
  var type: String

  /// Such as `Recipes.RecipesApp`.
  var name: String { "\(module).\(type)" }

  /// The apps that the sources of a package declare, in the order of modules and files.
  static func all(in plan: BuildPlan) -> [ServedApp] {
    plan.modules.flatMap { module in
      plan.sources(of: module).flatMap { path in
        ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").matches(
          of: /(?m)^(?:@\w+ )*(?:public |package |final )*(?:struct|class|enum)\s+(\w+)\s*:[^{\n]*\bApp\b/
        ).map { ServedApp(module: module, type: String($0.1)) }
      }
    }
  }

  /// The apps that words of a command line name; without words all.
  ///
  /// - Throws: ``ServeError``.
  static func named(_ words: [String], of all: [ServedApp]) throws(ServeError) -> [ServedApp] {
    guard !all.isEmpty else { throw .noApps }
    var found: [ServedApp] = words.isEmpty ? all : []
    for word in words {
      let matching = all.filter { $0.name == word || $0.type == word }
      guard let first = matching.first else {
        throw .noApp(
          word, meant: SpellingSuggestion.nearest(to: word, in: all.flatMap { [$0.name, $0.type] }),
          known: all.map(\.name))
      }
      guard matching.count == 1 else { throw .severalApps(word, matching.map(\.name)) }
      if !found.contains(first) { found.append(first) }
    }
    return found
  }

  /// The program that serves apps, in Swift.
  static func program(_ apps: [ServedApp]) -> String {
    let types = apps.map { app in apps.contains { $0.type == app.type && $0 != app } ? app.name : app.type }
    return "import GalleyAppium\n"
      + Set(apps.map(\.module)).sorted().map { "@testable import \($0)\n" }.joined()
        + """

        @main enum Program {
          static func main() async { await AppiumServer.run([\(types.map { "\($0).self" }.joined(separator: ", "))]) }
        }

        """
  }
}

/// The reason why apps cannot be served.
enum ServeError: Error, Hashable {
  /// No module of the package declares an app.
  case noApps
  /// There is no such app.
  case noApp(String, meant: String?, known: [String])
  /// Several modules have an app of the name.
  case severalApps(String, [String])
  /// No target of the package depends on the server.
  case noServer
  /// The program was not compiled.
  case notCompiled(status: Int32)
}

extension ServeError: CustomStringConvertible {
  /// The reason and the way out, without a full stop.
  var description: String {
    switch self {
    case .noApps:
      "no module of the package declares an app; one is a type that conforms to App, such as struct ShopApp: App"
    case .noApp(let name, let meant, let known):
      "the package has no app \"\(CleanText.line(name, limit: 120))\"; "
        + (meant.map { SpellingSuggestion.bareQuestion($0) } ?? "there are \(known.joined(separator: ", "))")
    case .severalApps(let name, let apps):
      "\"\(CleanText.line(name, limit: 120))\" is the name of several apps; write \(EnglishList.or(apps))"
    case .noServer:
      "no test target of the package depends on GalleyAppium, which serves apps; add .product(name: \"GalleyAppium\", package: \"Galley\") to the dependencies of one"
    case .notCompiled(let status):
      "the program that serves the apps was not compiled: the compiler ended with \(status); see its messages above"
    }
  }
}
