import Testing

@testable import MacroExpansion

@Suite struct ModelMacroTests {
  @Test(arguments: [
    ("var a = 1", true), ("public private(set) var a: Int?", true), ("var a = { 1 }()", true),
    ("@Attribute(.unique) var a: Int", true), ("var a = 1 { didSet { print(a) } }", true),
    ("@Relationship(deleteRule: .cascade, inverse: \\B.a) var b: [B] = []", true),
    ("var a: Int { 1 }", false), ("var a: Int { get { 1 } set {} }", false), ("let a = 1", false),
    ("static var a = 1", false), ("lazy var a = 1", false), ("@Transient var a = 1", false),
    ("func f() { var a = 1 }", false), ("init() { var a = 1 }", false), ("class var a: Int { 1 }", false),
    ("enum E { case a }", false),
  ])
  func `a variable that is stored is observed`(_ member: String, _ isObserved: Bool) {
    #expect(ModelMacro.attributes(of: member).source == (isObserved ? "@ObservationTracked" : ""))
  }

  @Test func `options of variables are listed`() {
    let members = ModelMacro.members(
      of: """
        @Model final class Book {
          @Attribute(.unique) var number: Int
          @Attribute(.externalStorage) var cover: Data?
          @Attribute(.spotlight, .unique) private(set) var title: String
          @Relationship(deleteRule: .cascade) var notes: [Note]
          @Relationship var shelf: Shelf?
          @Relationship(deleteRule: .nullify) var readers: [Reader] { didSet { print("@Attribute(.unique)") } }
        }
        """
    ).source
    let lines = members?.split(separator: "\n").suffix(2)
    #expect(
      lines == [
        #"public nonisolated static var _$uniqueAttributes: [AnyKeyPath] { [\Book.number, \Book.title] }"#,
        #"public nonisolated static var _$cascades: [AnyKeyPath] { [\Book.notes] }"#,
      ])
  }

  @Test func `a class conforms under its whole name`() {
    #expect(
      ModelMacro.conformances(of: "@Model class Book {}", extended: "V1.Book").source
        == "nonisolated extension V1.Book: SwiftData.PersistentModel, Observation.Observable {}")
  }

  @Test func `a structure is no model`() {
    let problem = ModelMacro.members(of: "@Model struct Book {}").problems.first
    #expect(problem?.message == "'@Model' can only be applied to 'class' types")
    #expect(ModelMacro.conformances(of: "@Model struct Book {}", extended: "Book").source == "")
  }
}

@Suite struct QueryMacroTests {
  @Test(arguments: [
    ("@Query var books: [Book]", "@Query", "var _books: SwiftData.Query<[Book].Element, [Book]> = .init()"),
    (
      "@Query(sort: \\Book.title) private var books: Books", "@Query(sort: \\Book.title)",
      "private var _books: SwiftData.Query<Books.Element, Books> = .init(sort: \\Book.title)"
    ),
    ("@Query var count = 1", "@Query", ""), ("@Query func f() {}", "@Query", ""),
  ])
  func `a variable has a query behind it`(_ declaration: String, _ attribute: String, _ peer: String) {
    #expect(QueryMacro.peer(of: declaration, attribute: attribute).source == peer)
    let accessors = QueryMacro.accessors(of: declaration)
    #expect(accessors.source == (peer.isEmpty ? nil : "get {\n  _books.wrappedValue\n}"))
    #expect(accessors.problems.isEmpty == !peer.isEmpty)
  }
}
