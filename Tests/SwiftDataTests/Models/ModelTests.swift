import Foundation
import SwiftData
import Testing

@Suite struct ModelTests {
  @Test func `a stored variable is observed, and one that is transient is not`() {
    let book = Book(number: 1, title: "Emma")
    let told = Told()
    withObservationTracking {
      _ = book.heading
    } onChange: {
      told.count += 1
    }
    book.isOpen = true
    #expect(told.count == 0)
    book.title = "Persuasion"
    #expect(told.count == 1)
  }

  @Test func `a schema has the models and the version of an app's`() throws {
    let schema = Schema(versionedSchema: LibrarySchema.self)
    #expect(schema.entities.map(\.name) == ["Book", "Note"])
    #expect(schema.version == Schema.Version(1, 2, 0) && schema.version > Schema.Version(1, 1, 9))
    let container = try ModelContainer(for: schema, migrationPlan: LibraryPlan.self)
    #expect(container.configurations.count == 1 && container.migrationPlan == LibraryPlan.self)
  }

  /// The number of changes that were told.
  private final class Told: @unchecked Sendable {
    var count = 0
  }
}
