import Foundation
import GalleyBaselines
import GalleyCommands
import GalleySystem
import GalleyText
import GalleyTree

/// The program that shows views of a package, as previews of which each has the Swift that was given.
struct RenderProgram {
  let plan: BuildPlan
  let views: [RenderedView]
  let layout: RenderLayout
  let environment: [String: String]
  let printer: Printer
  var cache: ObjectCache?

  /// What came of a build with the program.
  enum Outcome {
    /// The program, an absolute path.
    case made(String)
    /// A signal ended the build.
    case interrupted(Int32)
  }

  /// Builds what views need, then the program.
  ///
  /// - Throws: ``RenderError``, and `ChildProcess.StartError` if there is no Swift.
  static func make(
    _ build: PackageBuild, _ views: [RenderedView], _ layout: RenderLayout, in folder: String,
    _ printer: Printer
  ) throws -> Outcome {
    var modules = Set(views.map(\.module))
    while true {
      switch try build.make(only: modules) {
      case .interrupted(let signal): return .interrupted(signal)
      case .made(let plan, let isPartial):
        let program = RenderProgram(
          plan: plan, views: views, layout: layout, environment: build.environment, printer: printer,
          cache: build.cache)
        if let path = try program.make(in: folder, isPartial: isPartial) { return .made(path) }
        // Whatever the modules alone lack, the tests have.
        modules = []
      }
    }
  }

  /// Writes, compiles and links the program.
  ///
  /// - Parameters:
  ///   - folder: The folder that all is written to.
  ///   - isPartial: Whether only the views' modules were built.
  /// - Returns: The program, an absolute path; `nil` if it needs more than the views' modules.
  /// - Throws: ``RenderError``, and `ChildProcess.StartError` if there is no compiler.
  private func make(in folder: String, isPartial: Bool) throws -> String? {
    for view in views where !plan.modules.contains(view.module) {
      throw RenderError.noModule(
        view.module, meant: SpellingSuggestion.nearest(to: view.module, in: plan.modules), known: plan.modules
      )
    }
    let program = GeneratedProgram(
      plan: plan, name: "GalleyRender", neighbour: views[0].module, environment: environment, folder: folder,
      cache: cache)
    let object: String
    do {
      object = try program.compile([("Views.swift", viewsText), ("Program.swift", Self.programText)])
    } catch let failure as GeneratedProgram.Failure {
      throw error(failure.lines, status: failure.status)
    }
    var modules = Set(views.map(\.module))
    for module in plan.modules where views.contains(where: { $0.mentions(module) }) { modules.insert(module) }
    return try program.link(object, with: modules.sorted(), isPartial: isPartial)
  }

  /// What the compiler's messages say about the views.
  private func error(_ lines: [String], status: Int32) -> RenderError {
    guard let (error, problem) = CompilerMessages(lines).error(about: views, known: declaredViews) else {
      printer.sayOnErrors(lines.map { $0 + "\n" }.joined())
      return .expression(
        views.map(\.text).joined(separator: "\", \""), message: "the compiler ended with \(status), see above"
      )
    }
    if case .expression = error, let number = problem.view {
      printer.sayOnErrors(Self.excerpt(of: views[number].expression, problem))
    }
    return error
  }

  /// The line that an error is in, with a mark below the place.
  private static func excerpt(of expression: String, _ problem: CompilerMessages.Problem) -> String {
    let lines = expression.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(problem.line - 1) else { return "" }
    let spaces = String(repeating: " ", count: max(0, problem.column - 1))
    return "  \(lines[problem.line - 1])\n  \(spaces)^\n"
  }

  /// The names of types of a module that are declared as views.
  private func declaredViews(in module: String) -> [String] {
    plan.sources(of: module).flatMap { path in
      ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").matches(
        of: /(?:struct|class|enum)\s+(\w+)[^{\n]*:[^{\n]*\bView\b/
      ).map { String($0.1) }
    }
  }

  // MARK: Sources

  /// The one thing it does: the request that the environment names is answered.
  private static let programText = """
    import Galley

    @main enum Program {
      static func main() async throws {
        // Not on the main actor, so that several are shown at once.
        try await Task.detached { for check in PreviewCheck.all { try check.check() } }.value
      }
    }

    """

  /// The views as previews, each expression on lines of its own, so that columns are those of what was written.
  private var viewsText: String {
    var modules = Set(views.map(\.module))
    for module in plan.modules
    where views.contains(where: { $0.mentions(module) }) {
      modules.insert(module)
    }
    var text = "import SwiftUI\n" + modules.sorted().map { "@testable import \($0)\n" }.joined()
    for (number, view) in views.enumerated() {
      text += """

        enum RenderedView\(number): _PreviewDeclaration {
          static let name: String? = \(Self.literal(view.text))
          static let fileID = \(Self.literal("\(view.module)/\(PreviewRequest.renderedFile)"))
          static let line = \(number + 1)
          static let traits: [PreviewTrait<Preview.ViewTraits>] = [\(layout.traits.joined(separator: ", "))]
          @MainActor static func makeView() -> any View {
            _previewContent {
        #sourceLocation(file: "\(CompilerMessages.file(number))", line: 1)
        \(view.expression)
        #sourceLocation()
            }
          }
        }

        """
    }
    return text
  }

  /// A text as Swift writes it.
  private static func literal(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map {
        $0.isASCII && $0.value >= 32 && $0 != "\"" && $0 != "\\"
          ? String($0) : "\\u{\(String($0.value, radix: 16))}"
      }.joined() + "\""
  }
}
