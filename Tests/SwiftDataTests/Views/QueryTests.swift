import SwiftData
import SwiftUI
import Testing

/// What an app calls its books.
private typealias Books = [Book]

/// Books in the order of their titles, with buttons that change them.
private struct Shelf: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Book.title) private var books: Books
  @Query(filter: #Predicate<Book> { $0.isRead }) private var read: [Book]
  @Query private var notes: [Note]

  var body: some View {
    VStack {
      ForEach(books) { Text($0.heading) }
      Text("\(read.count) read, \(notes.count) notes")
      Button("Add") { context.insert(Book(number: 7, title: "Beloved")) }
      Button("Read") { books.first?.isRead = true }
      Button("Delete") { if let first = books.first { context.delete(first) } }
    }
  }
}

/// Books whose titles begin with a letter, as apps make queries in initializers.
private struct Filtered: View {
  @Query private var books: [Book]

  init(prefix: String) {
    _books = Query(filter: #Predicate { $0.title.starts(with: prefix) }, sort: [SortDescriptor(\.number)])
  }

  var body: some View { ForEach(books) { Text($0.title) } }
}

@MainActor @Suite struct QueryTests {
  @Test func `a view shows objects that come, change and go`() throws {
    let container = try library("Emma", "Dune")
    let window = try ModelWindow { Shelf().modelContainer(container) }
    #expect(window.texts == ["Dune", "Emma", "0 read, 0 notes"])
    window.tap("Add")
    #expect(window.texts == ["Beloved", "Dune", "Emma", "0 read, 0 notes"])
    window.tap("Read")
    #expect(window.texts == ["✓ Beloved", "Dune", "Emma", "1 read, 0 notes"])
    window.tap("Delete")
    #expect(window.texts == ["Dune", "Emma", "0 read, 0 notes"])
  }

  @Test func `a query of an initializer has its condition`() throws {
    let container = try library("Emma", "Dune", "Erewhon")
    let window = try ModelWindow { VStack { Filtered(prefix: "E") }.modelContext(container.mainContext) }
    #expect(window.texts == ["Emma", "Erewhon"])
  }

  @Test func `a view has a container of its own`() throws {
    let window = try ModelWindow { Shelf().modelContainer(for: [Book.self, Note.self], inMemory: true) }
    #expect(window.texts == ["0 read, 0 notes"])
    window.tap("Add")
    window.tap("Read")
    #expect(window.texts == ["✓ Beloved", "1 read, 0 notes"])
  }

  @Test func `without a container there is nothing`() throws {
    #expect(try ModelWindow { Shelf() }.texts == ["0 read, 0 notes"])
  }
}
