import Foundation
import Testing

/// Compares `Documentation/Coverage/SupportedSwiftUI.md` with the documentation of the sources.
@Suite struct SupportTableTests {
  private static let path = "Documentation/Coverage/SupportedSwiftUI.md"

  private static func list(_ file: String) throws -> [String] {
    try PackageFiles.text(of: "Tests/ProjectRulesTests/\(file)").split(separator: "\n").map(String.init)
  }

  private static func table() throws -> SupportTable {
    let folders = ["Device/GalleyViews", "Apple/GalleyUIKit", "Apple/SwiftUI", "Apple/Charts"]
    let sources = try folders.flatMap { try PackageFiles.sources(below: "Sources/\($0)") }
    return SupportTable(sources) { path in
      let parts = path.split(separator: "/")
      if parts[2] == "Charts" { return "Charts" }
      if parts[2] == "GalleyUIKit" { return "UIKit" }
      if parts[2] == "SwiftUI" { return "Previews and macros" }
      return String(["Engine", "Widgets"].contains(parts[3]) ? parts[4] : parts[3])
    }
  }

  private static func page() throws -> String {
    let table = try table()
    let modifiers = Set(table.names.keys.filter { $0.kind == .modifier }.map(\.name))
    var types = Set(table.names.keys.filter { $0.kind != .modifier }.map(\.name))
    let exports = try PackageFiles.text(of: "Sources/Device/GalleyViews/GalleyViews.swift")
    types.formUnion(exports.matches(of: /import \w+ \w+\.(\w+)/).map { String($0.output.1) })
    // Apple's SwiftUI exports these of other frameworks again.
    let others = /^(?:CG|CA|NS|WK|UI)[A-Z].*|Never|Selector|UndoManager|UTType|AlignmentKey/
    return table.page(absent: [
      (
        "Types",
        try list("SwiftUINames.txt").filter {
          $0.first?.isUppercase == true && $0.wholeMatch(of: others) == nil && !types.contains($0)
        }
      ),
      ("Modifiers", try list("SwiftUIModifiers.txt").filter { !modifiers.contains($0) }),
      // What apps use beside SwiftUI of UIKit, Core Animation, Core Data and Image I/O.
      ("Of other frameworks", try list("NamesBesideSwiftUI.txt").filter { !types.contains($0) }),
    ])
  }

  @Test func `the page says what the sources say`() throws {
    let page = try Self.page()
    if ProcessInfo.processInfo.environment["GALLEY_WRITE_API"] != nil {
      let file = PackageFiles.root.appendingPathComponent(Self.path)
      try page.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(Self.path) is written; run again without GALLEY_WRITE_API")
      return
    }
    let written = try PackageFiles.text(of: Self.path).split(separator: "\n")
    let lines = page.split(separator: "\n")
    let changes = lines.difference(from: written).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
    #expect(
      changes.isEmpty,
      """
      \(Self.path) does not say what the sources say:
      \(changes.joined(separator: "\n"))
      If this is meant, write it anew: GALLEY_WRITE_API=1 swift test --filter SupportTableTests
      """)
  }

  @Test(arguments: ["SwiftUIModifiers.txt", "NamesBesideSwiftUI.txt"])
  func `a list of names is sorted, without any twice`(_ file: String) throws {
    let names = try Self.list(file)
    #expect(names == Set(names).sorted())
  }

  @Test func `differences are clauses with here and so far, and notes`() {
    let source = SourceText(
      path: "Sources/Device/GalleyViews/Bars/Bar.swift",
      text: """
        /// A bar; here it is grey.
        public struct Bar: View {
          /// Whether it is thick, where there is space; so far it never is.
          public var isThick: Bool
          /// Its height.
          public var height: Int
        }

        /// Not public; here nothing is said.
        struct Hidden {}

        nonisolated extension View {
          /// Shows a bar.
          ///
          /// - Parameters:
          ///   - edge: Where it is; here always
          ///     at the top.
          ///   - isOn: Whether it is there.
          /// - Note: Differs from SwiftUI: no finger moves it.
          @MainActor public func bar(edge: Int, isOn: Bool) -> some View { self }
          /// What is inside; here nothing.
          func inside() {}
        }

        extension EnvironmentValues {
          /// The number of bars.
          public var bars: Int { 0 }
        }
        """)
    let names = SupportTable([source]) { _ in "Bars" }.names
    #expect(
      names.keys.sorted().map { "\($0.kind.rawValue) \($0.name): \(names[$0] ?? [])" } == [
        "Types Bar: [\"here it is grey\", \"`isThick`: so far it never is\"]",
        "Modifiers bar: [\"`edge`: here always at the top\", \"no finger moves it.\"]",
        "Environment values bars: []",
      ])
  }
}
