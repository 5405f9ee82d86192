import BookshopCatalogue
import BookshopPages
import Galley
import Testing

/// Something that a reader does in the shop, for any driver.
struct ShopScenario: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Light or dark; `nil` for that of the run.
  var appearance: ColorScheme?
  let run: @Sendable (OpenShop) throws -> Void

  /// All scenarios.
  static let all = [
    ShopScenario(testDescription: "a reader signs in", run: ShopScenarios.aReaderSignsIn),
    ShopScenario(testDescription: "a name is remembered", run: ShopScenarios.aNameIsRemembered),
    ShopScenario(testDescription: "books are found", run: ShopScenarios.booksAreFound),
    ShopScenario(testDescription: "a book far down is opened", run: ShopScenarios.aBookFarDownIsOpened),
    ShopScenario(testDescription: "a book is rated and added", run: ShopScenarios.aBookIsRatedAndAdded),
    ShopScenario(testDescription: "removing asks first", run: ShopScenarios.removingAsksFirst),
    ShopScenario(testDescription: "copies are counted", run: ShopScenarios.copiesAreCounted),
    ShopScenario(testDescription: "books are ordered", run: ShopScenarios.booksAreOrdered),
    ShopScenario(
      testDescription: "a server that is down is asked again",
      run: ShopScenarios.aServerThatIsDownIsAskedAgain),
    ShopScenario(
      testDescription: "books are shown in the dark", appearance: .dark, run: ShopScenarios.booksAreShown),
  ]
}

/// The things that readers do in the shop.
enum ShopScenarios {
  static func aReaderSignsIn(in shop: OpenShop) throws {
    let page = try Page<SignInPage>(on: shop.application)
    try page.check(.empty)
    #expect(try !page.submit.isEnabled)
    try page.name.type("Ada")
    try page.password.type("bookwurm")
    guard case .second(let again) = try page.submit.tap() else {
      throw ShopProblem(description: "signed in with a wrong password")
    }
    try again.message.becomes(.label("Name or password is wrong."))
    try again.password.replaceText(with: "bookworm")
    guard case .first(let list) = try again.submit.tap() else {
      throw ShopProblem(description: "not signed in: \(try again.message.text)")
    }
    try list.count.becomes(.label("200 books"))
  }

  static func aNameIsRemembered(in shop: OpenShop) throws {
    let page = try Page<SignInPage>(on: shop.application)
    try page.remember.set(true)
    let next = try shop.signIn(page).signOut.tap()
    // A web page shows its fields before its script fills them.
    try next.name.becomes(.value("Ada"))
    try next.remember.becomes(.value("1"))
    try next.remember.set(false)
    try next.name.replaceText(with: "")
    let last = try shop.signIn(next).signOut.tap()
    let automator = shop.application.automator
    try automator.settle(until: automator.driver.now + automator.timeout)
    #expect(try (last.name.value ?? "").isEmpty || last.name.value == "Name")
  }

  static func booksAreFound(in shop: OpenShop) throws {
    let list = try shop.books()
    try list.count.becomes(.label("200 books"))
    try list.check(.resting)
    try list.search.type("beekeeper")
    try list.count.becomes(.label("10 books"))
    let titles = try list.books.all().map { try $0.title.text }
    #expect(!titles.isEmpty && titles.allSatisfy { $0.hasPrefix("The Beekeeper ") })
    try list.search.type(" dawn")
    try list.count.becomes(.label("1 book"))
    try list.search.type("!")
    try list.count.becomes(.label("No books found."))
    #expect(try list.books.count == 0)
  }

  static func aBookFarDownIsOpened(in shop: OpenShop) throws {
    let book = try #require(Catalogue.book(45))
    let list = try shop.books()
    try list.count.becomes(.label("200 books"))
    let details = try list.books.scroll(to: book.title).open.tap()
    let shown = try details.read { page in
      try [page.title.text, page.author.text, page.price.text, page.summary.text]
    }
    #expect(shown == [book.title, book.author, book.priceText, book.summary])
    let after = try details.backButton.tap()
    #expect(try after.books.scroll(to: book.title).price.text == book.priceText)
  }

  static func aBookIsRatedAndAdded(in shop: OpenShop) throws {
    let details = try first(of: shop.books()).open.tap()
    try details.rating.star(4).tap()
    try details.rating.value.becomes(.label("4 of 5"))
    #expect(try details.rating.star(4).isSelected)
    try details.add.tap()
    try details.quantity.appears()
    try details.add.tap()
    try details.quantity.becomes(.label("2 in your basket"))
    #expect(try details.basket.label == "Basket, 2 books")
    try details.check(.rated)
  }

  static func removingAsksFirst(in shop: OpenShop) throws {
    let details = try first(of: shop.books()).open.tap()
    try details.add.tap()
    try details.remove.appears()
    try details.remove.tap()
    try shop.removalQuestion().cancel.tap()
    try details.quantity.becomes(.label("1 in your basket"))
    try details.remove.tap()
    try shop.removalQuestion().remove.tap()
    try details.quantity.vanishes()
    #expect(try details.basket.label == "Basket, 0 books")
  }

  static func copiesAreCounted(in shop: OpenShop) throws {
    let basket = try filledBasket(shop)
    try basket.check(.filled)
    let (one, two) = (try book(1), try book(2))
    let row = try basket.rows.first { try $0.title.text == one.title }
    try row.more.tap()
    try row.quantity.becomes(.label("2"))
    #expect(try row.price.text == Money.text(2 * one.price))
    try basket.total.becomes(.label(Money.text(2 * one.price + two.price)))
    try basket.rows.first { try $0.title.text == two.title }.less.tap()
    try basket.total.becomes(.label(Money.text(2 * one.price)))
    #expect(try basket.rows.all().map { try $0.title.text } == [one.title])
    try row.less.tap()
    try row.quantity.becomes(.label("1"))
    try row.less.tap()
    try basket.empty.appears()
  }

  static func booksAreOrdered(in shop: OpenShop) throws {
    let form = try filledBasket(shop).order.tap()
    try form.place.scrollIntoView()
    guard case .second(let asked) = try form.place.tap() else {
      throw ShopProblem(description: "an order without a name was taken")
    }
    try asked.problem.becomes(.label("Please enter your name."))
    try form.name.scrollIntoView()
    try form.name.type("Ada Byron")
    try form.address.type("12 St James’s Square, London")
    try form.dismissKeyboard()
    try form.delivery.select("Bicycle courier")
    try form.gift.set(true)
    try form.dated.set(true)
    try form.date.appears()
    try form.check(.filled)
    let back = try question(of: form).cancel.tap()
    guard case .first(let receipt) = try question(of: back).confirm.tap() else {
      throw ShopProblem(description: "the order was not taken: \(try back.problem.text)")
    }
    let total = try book(1).price + book(2).price + Delivery.bicycle.price
    #expect(try receipt.thanks.text == "Thank you, Ada Byron")
    #expect(try receipt.total.text == "2 books, \(Money.text(total))")
    #expect(try receipt.delivery.text == "Bicycle courier on 2027-03-01")
    let list = try receipt.done.tap()
    try list.count.becomes(.label("200 books"))
    #expect(try list.basket.label == "Basket, 0 books")
  }

  static func aServerThatIsDownIsAskedAgain(in shop: OpenShop) throws {
    let list = try shop.books()
    try list.count.becomes(.label("200 books"))
    try shop.failNextSearch()
    try list.search.type("q")
    try list.problem.appears()
    #expect(try list.books.isEmpty)
    try list.retry.tap()
    try list.count.becomes(.label("\(Catalogue.search("q", from: 0, count: 0).total) books"))
  }

  static func booksAreShown(in shop: OpenShop) throws {
    let list = try shop.books()
    try list.count.becomes(.label("200 books"))
    try list.check(.resting)
  }

  // MARK: Steps

  private static func book(_ id: Int) throws -> Book { try #require(Catalogue.book(id)) }

  private static func first(of list: Page<BookList>) throws -> Page<BookRow> {
    let title = try book(1).title
    try list.count.becomes(.label("200 books"))
    return try list.books.first { try $0.title.text == title }
  }

  /// The basket with the first two books.
  private static func filledBasket(_ shop: OpenShop) throws -> Page<BasketPage> {
    var list = try shop.books()
    try list.count.becomes(.label("200 books"))
    for id in 1...2 {
      let title = try book(id).title
      let details = try list.books.first { try $0.title.text == title }.open.tap()
      try details.add.tap()
      try details.quantity.appears()
      list = try details.backButton.tap()
      try list.count.becomes(.label("200 books"))
    }
    return try list.basket.tap()
  }

  private static func question(of form: Page<OrderForm>) throws -> Page<OrderQuestion> {
    try form.place.scrollIntoView()
    switch try form.place.tap() {
    case .first(let question): return question
    case .second(let form):
      throw ShopProblem(description: "the order was not asked for: \(try form.problem.text)")
    }
  }
}
