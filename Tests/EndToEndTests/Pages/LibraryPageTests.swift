import Foundation
import Galley
import Testing

@MainActor @Suite struct LibraryPageTests {
  @Test func rowsAreFoundInBothDirections() throws {
    let shelf = try Page<Shelf>(on: .launch(LibraryApp.self))
    let low = try shelf.books.scroll(to: "Book 150")
    #expect(try low.title.isHittable)
    let high = try shelf.books.scroll(to: "Book 3")
    #expect(try high.title.isHittable)
    #expect(try shelf.books.scroll(to: "Book 300").title.text == "Book 300")
  }

  @Test func aMissingRowListsThoseThatWereSeen() throws {
    let shelf = try Page<Shelf>(on: .launch(LibraryApp.self))
    let error = try #require(throws: PageError.self) { try shelf.books.scroll(to: "Book 301") }
    let words = "\(error)"
    #expect(
      words.contains(
        "cannot scroll books of Shelf: it has 300 rows in all, and none of them is “Book 301” (31 drags)"),
      "\(words)")
    #expect(words.contains("\n    Book 20\n    … 260 more …\n    Book 281\n"), "\(words)")
  }

  @Test func aRowThatTimeRanOutForWasNotReached() throws {
    let shelf = try Page<Shelf>(on: .launch(LibraryApp.self))
    let error = try #require(throws: PageError.self) {
      try shelf.books.scroll(to: "Book 299", within: .seconds(10))
    }
    guard case .rows(let failure) = error.failure,
      case .notReached(let reached, 300, .seconds(10)) = failure.problem
    else { throw error }
    #expect(reached == failure.seen.count)
    #expect(
      "\(error)".contains(
        "cannot scroll books of Shelf: only \(reached) of its 300 rows were reached within 10 seconds, and none of them is “Book 299” ("
      ))
  }

  @Test func backOutAllLeavesKeyboardAlertAndThreePages() throws {
    let app = try Application.launch(LibraryApp.self)
    let shelf = try Page<Shelf>(on: app)
    let margin = try shelf.books[2].open.tap().chapters.tap().margin.tap()
    try margin.burn.tap()
    try margin.remark.type("x")
    #expect(try margin.remark.isFocused)
    try margin.warning.appears()
    let back = try app.backOutAll(to: Shelf.self)
    #expect(try back.books[0].title.text == "Book 1")
    #expect(try app.automator.driver.snapshot().screen.paths { $0.type == .keyboard }.isEmpty)
  }

  @Test func aListInMotionCanBeTapped() throws {
    let app = try Application.launch(LibraryApp.self)
    let shelf = try Page<Shelf>(on: app)
    let device = try #require(app.device)
    try device.perform(
      .drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 200), velocity: 600))
    #expect(!device.activity.isEmpty)
    let row = try #require(try shelf.books.all().last)
    let title = try row.title.text
    let book = try shelf.books.first { try $0.title.text == title }.open.tap()
    #expect(try book.chapters.exists)
  }

  @Test func aRowThatIsScrolledAwayIsNamed() throws {
    let app = try Application.launch(LibraryApp.self)
    let shelf = try Page<Shelf>(on: app)
    let row = try shelf.books[0]
    _ = try shelf.books.scroll(to: "Book 100")
    let error = try #require(throws: PageError.self) { try row.open.tap() }
    #expect(
      "\(error)".contains(
        #"cannot tap books “Book 1”.open of BookRow: books “Book 1” is not on the screen (cell "book")"#))
    #expect(!"\(error)".contains("near"))
    #expect(!"\(error)".contains("does not require it"))
  }
}
