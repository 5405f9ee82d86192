import GalleyText
import GalleyTree

/// The reason why views cannot be rendered.
enum RenderError: Error, Hashable {
  /// The request does not begin with a module.
  case noModuleNamed(String)
  /// A view with the same module and type was asked for twice.
  case twice(String)
  /// Several pictures cannot be one file.
  case severalPictures(Int, file: String)
  /// The package was not built.
  case notBuilt(status: Int32)
  /// The build is not one for debugging, so that only what is public can be imported.
  case optimized(String)
  /// The build system's plan is not where SwiftPM writes it.
  case noPlan(String)
  /// No target of the package depends on what shows views.
  case noGalley
  /// The package has no such module.
  case noModule(String, meant: String?, known: [String])
  /// The module has no such type.
  case noView(String, module: String, meant: String?)
  /// The initialiser needs arguments, which are given by names and the types that they have.
  case needsArguments(String, names: [String], call: String)
  /// The type is no view.
  case noViewType(String)
  /// The Swift that was given does not compile.
  case expression(String, message: String)
  /// The program was not linked.
  case notLinked(status: Int32)
}

extension RenderError: CustomStringConvertible {
  /// The reason and the way out, without a full stop.
  var description: String {
    switch self {
    case .noModuleNamed(let text):
      "\"\(clean(text))\" does not begin with a module and a type; write MODULE.View, or MODULE.View(…) with its arguments"
    case .twice(let text): "\"\(clean(text))\" was given twice"
    case .severalPictures(let count, let file):
      "\(count) pictures cannot be one file, \(clean(file)); give a folder by --output, or one view, device and appearance"
    case .notBuilt(let status):
      "the package was not built: \"swift build\" ended with \(status); see its messages above"
    case .optimized(let name):
      "the package is built for \(clean(name)), where only public views can be shown; omit --configuration, which makes it a debug build"
    case .noPlan(let path):
      "there is no plan of the build at \(clean(path, limit: 400)), which Swift 6.2 and 6.3 write; \"galley previews\" shows #Preview without it"
    case .noGalley:
      "no test target of the package depends on Galley, which shows views; \"galley init\" adds one that does"
    case .noModule(let name, let meant, let known):
      "the package has no module \"\(clean(name))\"; "
        + (meant.map { SpellingSuggestion.bareQuestion($0) } ?? "there are \(known.joined(separator: ", "))")
    case .noView(let name, let module, let meant):
      "\(module) has no view \"\(clean(name))\"; "
        + (meant.map { SpellingSuggestion.bareQuestion("\(module).\($0)") }
          ?? "a private one cannot be shown from outside its file")
    case .needsArguments(let view, let names, let call):
      "\(clean(view)) needs \(EnglishList.and(names)); give them as Swift: galley render '\(clean(call, limit: 200))'"
    case .noViewType(let text):
      "\"\(clean(text))\" is no view; write an expression whose type conforms to View"
    case .expression(let text, let message):
      "\"\(clean(text))\" does not compile: \(clean(message, limit: 400))"
    case .notLinked(let status):
      "the program that shows the views was not linked: the compiler ended with \(status); see its messages above"
    }
  }

  private func clean(_ text: String, limit: Int = 120) -> String { CleanText.line(text, limit: limit) }
}
