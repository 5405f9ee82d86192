import Foundation
import SwiftData

/// A book, as an app declares it.
@Model final class Book {
  @Attribute(.unique) var number: Int
  var title: String
  var isRead = false
  var lent: Date?
  @Relationship(deleteRule: .cascade, inverse: \Note.book) var notes: [Note] = []
  @Transient var isOpen = false
  /// A title with a mark.
  var heading: String { isRead ? "✓ \(title)" : title }
  let edition = 1

  #Index<Book>([\.title])

  init(number: Int, title: String) {
    self.number = number
    self.title = title
  }
}

/// A note on a book.
@Model final class Note {
  var text: String
  var book: Book?

  init(text: String, book: Book? = nil) {
    self.text = text
    self.book = book
  }
}

/// The models of the first version.
enum LibrarySchema: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Book.self, Note.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 2, 0) }
}

/// The ways between versions, of which there is only one.
enum LibraryPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [LibrarySchema.self] }
  static var stages: [MigrationStage] { [] }
}

/// A container of books with numbers and titles.
func library(_ titles: String...) throws -> ModelContainer {
  let container = try ModelContainer(
    for: Book.self, Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  let context = ModelContext(container)
  for (number, title) in titles.enumerated() { context.insert(Book(number: number, title: title)) }
  try context.save()
  return container
}
