import Foundation
import Testing

@testable import GalleyPages

/// What the compiler refuses, and what it says.
///
/// Each snippet is compiled against the modules of this build. Where there is no compiler the suite is skipped.
@Suite(.enabled(if: Compiler.isThere, "needs swiftc and the modules of the build")) struct RefusalTests {
  private struct Snippet {
    let name: String
    let says: String?
    let code: String
  }

  private static let prelude = """
    import GalleyAutomation
    import GalleyPages

    struct A: Layout {
      enum Checkpoints: String, CheckpointName { case one }
      let title = Label("a.title")
      let stay = Button("a.stay")
      let next = Button("a.next", opens: B.self)
      let field = Field("a.field")
      var body: Blueprint { Required { title; stay; next; field } }
    }

    struct B: Layout {
      let back = Button("b.back", opens: A.self)
      var body: Blueprint { Required { back } }
    }

    func take<L: Layout>(_ page: Page<L>, _ checkpoint: L.Checkpoints) {}
    """

  private static let typeChecked = [
    Snippet(
      name: "Good", says: nil,
      code: """
        import GalleyAutomation
        import GalleyPages
        import GalleyTree
        func good(_ a: Page<A>) throws -> Page<B> {
          try a.stay.tap()
          try a.title.tap(at: .center)
          try a.field.type("text")
          take(a, .one)
          return try a.next.tap()
        }
        """),
    Snippet(
      name: "BareElement", says: "wrap the element in Required, Optionally or Absent",
      code:
        "import GalleyPages\nstruct BareElement: Layout { let a = Label(\"a\"); var body: Blueprint { a } }"),
    Snippet(
      name: "BareRows", says: "wrap the element in Required, Optionally or Absent",
      code:
        "import GalleyPages\nstruct BareRows: Layout { let a = Rows(\"a\", of: B.self); var body: Blueprint { a } }"
    ),
    Snippet(
      name: "IfInBody",
      says: "a blueprint is data: use When(.compact) or When(.regular) instead of if",
      code: """
        import GalleyPages
        struct IfInBody: Layout {
          let a = Label("a")
          var body: Blueprint { if a.declaration.types.isEmpty { Required { a } } }
        }
        """),
    Snippet(
      name: "IfElseInBody",
      says: "a blueprint is data: use When(.compact) or When(.regular) instead of if",
      code: """
        import GalleyPages
        struct IfElseInBody: Layout {
          let a = Label("a")
          var body: Blueprint { if a.declaration.types.isEmpty { Required { a } } else { Absent { a } } }
        }
        """),
    Snippet(
      name: "IfInRequired",
      says: "a blueprint is data: use When(.compact) or When(.regular) instead of if",
      code: """
        import GalleyPages
        struct IfInRequired: Layout {
          let a = Label("a")
          var body: Blueprint { Required { if a.declaration.types.isEmpty { a } } }
        }
        """),
    Snippet(
      name: "LoopInBody", says: "a blueprint is data: use Rows for what repeats instead of for",
      code: """
        import GalleyPages
        struct LoopInBody: Layout {
          let a = Label("a")
          var body: Blueprint { for _ in 0..<2 { Required { a } } }
        }
        """),
    Snippet(
      name: "Misspelt",
      says: "value of type 'Page<A>' has no dynamic member 'titel' using key path from root type 'A'",
      code: "import GalleyPages\nfunc misspelt(_ a: Page<A>) { _ = a.titel }"),
    Snippet(
      name: "TapOnLabel",
      says: "declare it as a tappable spec, such as Button; to press a point use tap(at:)",
      code: "import GalleyPages\nfunc tapOnLabel(_ a: Page<A>) throws { try a.title.tap() }"),
    Snippet(
      name: "TypeIntoButton", says: "declare it as a Field, SecureField, SearchField or TextView",
      code: "import GalleyPages\nfunc typeIntoButton(_ a: Page<A>) throws { try a.stay.type(\"x\") }"),
    Snippet(
      name: "WrongArrival",
      says: "cannot convert return expression of type 'Page<B>' to return type 'Page<A>'",
      code: "import GalleyPages\nfunc wrongArrival(_ a: Page<A>) throws -> Page<A> { try a.next.tap() }"),
    Snippet(
      name: "UnknownCheckpoint", says: "type 'A.Checkpoints' has no member 'two'",
      code: "import GalleyPages\nfunc unknownCheckpoint(_ a: Page<A>) { take(a, .two) }"),
    Snippet(
      name: "NoCheckpoint", says: "type 'NoCheckpoints' has no member 'one'",
      code: "import GalleyPages\nfunc noCheckpoint(_ b: Page<B>) { take(b, .one) }"),
    Snippet(
      name: "NotSendable",
      says:
        "stored property 'device' of 'Sendable'-conforming struct 'NotSendable' has non-Sendable type 'Automator'",
      code: """
        import GalleyAutomation
        import GalleyPages
        struct NotSendable: Layout {
          let device: Automator
          init() { fatalError() }
          var body: Blueprint { Required {} }
        }
        """),
    Snippet(
      name: "IgnoredArrival", says: "result of call to 'tap(within:fileID:filePath:line:)' is unused",
      code: "import GalleyPages\nfunc ignoredArrival(_ a: Page<A>) throws { try a.next.tap() }"),
    Snippet(
      name: "GlobalDevice", says: "static property 'app' is not concurrency-safe",
      code: """
        import GalleyAutomation
        import GalleyPages
        enum GlobalDevice { static let app: Application? = nil }
        """),
  ]

  /// Isolation of regions is checked after types, and only if those are right.
  private static let flowChecked = [
    Snippet(
      name: "SharedPage", says: "sending 'page' risks causing data races",
      code: """
        import GalleyPages
        func sharedPage(_ page: Page<A>) async {
          async let first = page.title.text
          async let second = page.title.text
          _ = try? await (first, second)
        }
        """)
  ]

  @Test func mistakesAreRefusedWithAReason() throws {
    try check(Self.typeChecked, ["-typecheck"])
  }

  @Test func aPageIsNotSharedBetweenTasks() throws {
    try check(Self.flowChecked, ["-emit-sil", "-o", "/dev/null"])
  }

  private func check(_ snippets: [Snippet], _ options: [String]) throws {
    let compiler = try #require(Compiler())
    var files = ["Prelude": Self.prelude]
    for snippet in snippets { files[snippet.name] = snippet.code }
    let messages = try compiler.messages(about: files, options)
    #expect(messages.filter { $0.file == "Prelude" }.map(\.text) == [])
    for snippet in snippets {
      let said = messages.filter { $0.file == snippet.name }.map(\.text)
      guard let wanted = snippet.says else {
        #expect(said.isEmpty, "\(snippet.name) should compile")
        continue
      }
      #expect(
        said.contains { $0.contains(wanted) }, "\(snippet.name) should be refused: \(wanted); said \(said)")
    }
  }

  @Test func theListOfHiddenNamesIsThatOfTheMembers() throws {
    let compiler = try #require(Compiler())
    let members = try compiler.members(of: "Page", in: "GalleyPages").subtracting(["init", "subscript"])
    #expect(HiddenNameRule.pageMembers == members.union(["check"]))
  }
}
