import Foundation
import SwiftData
import Testing

@Suite struct ModelContextTests {
  private func titles(_ context: ModelContext) throws -> [String] {
    try context.fetch(FetchDescriptor<Book>()).map(\.title)
  }

  @Test func `a descriptor filters, sorts and cuts`() throws {
    let context = ModelContext(try library("Dune", "Emma", "Ulysses", "Beloved"))
    var descriptor = FetchDescriptor<Book>(
      predicate: #Predicate { $0.number != 1 }, sortBy: [SortDescriptor(\.title, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.title) == ["Ulysses", "Dune", "Beloved"])
    #expect(try context.fetchCount(descriptor) == 3)
    (descriptor.fetchOffset, descriptor.fetchLimit) = (1, 1)
    #expect(try context.fetch(descriptor).map(\.title) == ["Dune"])
    descriptor.fetchLimit = 0
    #expect(try context.fetch(descriptor).map(\.title) == ["Dune", "Beloved"])
    #expect(try titles(context) == ["Dune", "Emma", "Ulysses", "Beloved"])
  }

  @Test func `an object has a context while it is kept`() throws {
    let context = ModelContext(try library())
    let book = Book(number: 1, title: "Emma")
    #expect(book.modelContext == nil)
    context.insert(book)
    context.insert(book)
    #expect(book.modelContext === context && context.hasChanges)
    #expect(try titles(context) == ["Emma"])
    let found: Book? = context.registeredModel(for: book.persistentModelID)
    #expect(found === book && context.model(for: book.id) === book)
    try context.save()
    #expect(!context.hasChanges)
    book.title = "Persuasion"
    #expect(book.hasChanges && context.changedModelsArray.count == 1)
    try context.save()
    context.delete(book)
    #expect(book.modelContext == nil && book.isDeleted && context.deletedModelsArray.count == 1)
    #expect(try titles(context) == [])
  }

  @Test func `objects that an object leads to come and go with it`() throws {
    let context = ModelContext(try library())
    let book = Book(number: 1, title: "Emma")
    book.notes = [Note(text: "long"), Note(text: "witty")]
    context.insert(book)
    #expect(try context.fetch(FetchDescriptor<Note>()).map(\.text) == ["long", "witty"])
    context.delete(book)
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 0)
  }

  @Test func `a unique value is that of the newest object`() throws {
    let context = ModelContext(try library("Dune", "Emma"))
    context.insert(Book(number: 1, title: "Persuasion"))
    #expect(try titles(context) == ["Dune", "Emma", "Persuasion"])
    try context.save()
    #expect(try titles(context) == ["Dune", "Persuasion"])
  }

  @Test func `what was not saved can be taken back`() throws {
    let context = ModelContext(try library("Dune"))
    let book = try #require(try context.fetch(FetchDescriptor<Book>()).first)
    context.delete(book)
    context.insert(Book(number: 5, title: "Emma"))
    #expect(try titles(context) == ["Emma"])
    context.rollback()
    #expect(try titles(context) == ["Dune"])
    #expect(!context.hasChanges && book.modelContext === context && !book.isDeleted)
  }

  @Test func `objects of a class are deleted by a condition`() throws {
    let container = try library("Dune", "Emma")
    let context = ModelContext(container)
    try context.transaction {
      try context.delete(model: Book.self, where: #Predicate { $0.title == "Dune" })
    }
    #expect(try titles(context) == ["Emma"])
    container.deleteAllData()
    #expect(try titles(context) == [])
  }

  @Test func `two objects are equal if they are one`() {
    let (first, second) = (Book(number: 1, title: "Emma"), Book(number: 1, title: "Emma"))
    #expect(first == first && first != second && Set([first, second, first]).count == 2)
    #expect(first.persistentModelID < second.persistentModelID)
  }
}
