import BookshopPages
import Galley

/// The shop as it is open on a device or in a browser, at the sign-in.
struct OpenShop {
  let application: Application
  /// The application whose alert asks whether a book shall be removed: a browser asks that for its pages.
  let asking: Application
  /// Lets the next search fail.
  let failNextSearch: () throws -> Void

  /// Signs in as Ada.
  func books() throws -> Page<BookList> { try signIn(Page<SignInPage>(on: application)) }

  /// Signs in as Ada.
  func signIn(_ page: Page<SignInPage>) throws -> Page<BookList> {
    try page.name.type("Ada")
    try page.password.type("bookworm")
    switch try page.submit.tap() {
    case .first(let list): return list
    case .second(let page):
      throw ShopProblem(description: "not signed in: \(try page.message.text)")
    }
  }

  /// The question whether a book shall be removed.
  func removalQuestion() throws -> Page<RemovalQuestion> { try Page<RemovalQuestion>(on: asking) }
}

/// A reason for which a scenario cannot go on.
struct ShopProblem: Error, CustomStringConvertible { let description: String }
