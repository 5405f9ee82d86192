import Foundation
import Testing

@testable import GalleyAuthoring
@testable import GalleyPages

/// Code that the compiler refuses, with its messages.
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
      let level = Slider("a.level")
      let count = Stepper("a.count")
      let unit = SegmentedControl("a.unit")
      let time = Picker("a.time")
      let sounds = Toggle("a.sounds")
      let again = Button("a.again", opens: MayBeThere<A>.self)
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
          try a.level.adjust(to: 0.5)
          try a.count.increment(by: 2)
          try a.unit.select("Metric")
          try a.time.select("15", inWheel: 1)
          try a.sounds.set(true)
          let _: Page<A> = try a.again.tap()
          let _: LiveElement<Button<Stay>> = a.stay
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
          var body: Blueprint { if "".isEmpty { Required { a } } }
        }
        """),
    Snippet(
      name: "IfElseInBody",
      says: "a blueprint is data: use When(.compact) or When(.regular) instead of if",
      code: """
        import GalleyPages
        struct IfElseInBody: Layout {
          let a = Label("a")
          var body: Blueprint { if "".isEmpty { Required { a } } else { Absent { a } } }
        }
        """),
    Snippet(
      name: "IfInRequired",
      says: "a blueprint is data: use When(.compact) or When(.regular) instead of if",
      code: """
        import GalleyPages
        struct IfInRequired: Layout {
          let a = Label("a")
          var body: Blueprint { Required { if "".isEmpty { a } } }
        }
        """),
    Snippet(
      name: "LoopInBody", says: "a blueprint is data: use Rows for repeated elements instead of for",
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
      name: "AdjustButton", says: "declare it as a Slider",
      code: "import GalleyPages\nfunc adjustButton(_ a: Page<A>) throws { try a.stay.adjust(to: 1) }"),
    Snippet(
      name: "IncrementSlider", says: "declare it as a Stepper",
      code: "import GalleyPages\nfunc incrementSlider(_ a: Page<A>) throws { try a.level.increment() }"),
    Snippet(
      name: "DecrementLabel", says: "declare it as a Stepper",
      code: "import GalleyPages\nfunc decrementLabel(_ a: Page<A>) throws { try a.title.decrement(by: 2) }"),
    Snippet(
      name: "SelectInField", says: "declare it as a Picker, SegmentedControl or DatePicker",
      code: "import GalleyPages\nfunc selectInField(_ a: Page<A>) throws { try a.field.select(\"x\") }"),
    Snippet(
      name: "SetButton", says: "declare it as a Toggle that opens nothing",
      code: "import GalleyPages\nfunc setButton(_ a: Page<A>) throws { try a.stay.set(true) }"),
    Snippet(
      name: "TapSlider", says: "declare it as a tappable spec, such as Button; to press a point use tap(at:)",
      code: "import GalleyPages\nfunc tapSlider(_ a: Page<A>) throws { try a.level.tap() }"),
    Snippet(
      name: "LoopInRequired", says: "a blueprint is data: use Rows for repeated elements instead of for",
      code: """
        import GalleyPages
        struct LoopInRequired: Layout {
          let a = Label("a")
          var body: Blueprint { Required { for _ in 0..<2 { a } } }
        }
        """),
    Snippet(
      name: "HiddenElement",
      says:
        "'back' is unavailable: Page has a member of this name, which hides the element back: rename the element, such as backElement",
      code: "import GalleyPages\nfunc hiddenElement(_ b: Page<B>) throws { _ = try b.back.tap() }"),
    Snippet(
      name: "HiddenArea", says: "'scroll' is unavailable: Page has a member of this name",
      code: """
        import GalleyPages
        struct HiddenArea: Layout {
          let scroll = ScrollArea("a")
          var body: Blueprint { Required { scroll } }
        }
        func hiddenArea(_ page: Page<HiddenArea>) throws { try page.scroll.scrollToEnd() }
        """),
    Snippet(
      name: "MembersOfPage", says: nil,
      code: """
        import GalleyAutomation
        import GalleyPages
        import GalleyTree
        func membersOfPage(_ b: Page<B>, _ c: Page<A>) throws -> Page<A> {
          try b.scrollToEnd()
          try b.scroll(to: \\.back)
          try b.verify(within: .seconds(1))
          try b.drag(from: .center, to: .center)
          return try b.back(to: A.self)
        }
        """),
    Snippet(
      name: "SettableElement", says: "cannot assign through dynamic lookup property",
      code: """
        import GalleyPages
        struct SettableElement: Layout {
          var a = Label("a")
          var body: Blueprint { Required { a } }
        }
        func settableElement(_ page: Page<SettableElement>) { page.a = page.a }
        """),
    Snippet(
      name: "SwitchedLabel",
      says: "property 'isOn' requires the types 'Label' and 'Toggle<Stay>' be equivalent",
      code: "import GalleyPages\nfunc switchedLabel(_ a: Page<A>) throws { _ = try a.title.isOn }"),
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
      name: "IgnoredArrival", says: "result of call to 'tap(within:site:)' is unused",
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
        """),
    Snippet(
      name: "PageInATask", says: "risks causing data races",
      code: """
        import GalleyPages
        func pageInATask(_ page: Page<A>) {
          Task { try page.title.text }
          _ = try? page.title.text
        }
        """),
    Snippet(
      name: "ElementInATask", says: "risks causing data races",
      code: """
        import GalleyAutomation
        import GalleyPages
        func elementInATask(_ app: Application) throws {
          let page = try Page<A>(on: app)
          let title = page.title
          Task.detached { try title.text }
          _ = try title.text
        }
        """),
    Snippet(
      name: "DeviceInAGroup", says: "risks causing data races",
      code: """
        import GalleyAutomation
        import GalleyPages
        func deviceInAGroup(_ app: Application) async {
          await withTaskGroup(of: Void.self) { group in
            for _ in 0..<2 { group.addTask { _ = try? Page<A>(on: app) } }
          }
        }
        """),
    Snippet(
      name: "SentOnce", says: nil,
      code: """
        import GalleyPages
        func sentOnce(_ page: sending Page<A>) {
          Task { try page.title.text }
        }
        """),
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
    #expect(PageMembers.names == members.union(["audit", "check", "regionTarget", "sketch"]))
  }
}
