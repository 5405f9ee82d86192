// swift-format-ignore-file
import Galley
import GalleyBrowser
import Testing

enum RecordedShop {
  struct SignIn: Layout {
    let theCopperQuill = Label(.label("The Copper Quill"))
    let signInToBrowse = Label(.label("Sign in to browse the shelves."))
    /// “Name”.
    let name = Field("signIn.name")
    /// “Password”.
    let password = SecureField("signIn.password")
    /// “Remember me”, off.
    let remember = Toggle("signIn.remember")
    /// “Sign In”, takes no input now.
    let submit = Button("signIn.submit", opens: Books.self)

    var body: Blueprint {
      Required {
        name
        password
        remember
        submit
      }
      Optionally {
        theCopperQuill
        signInToBrowse
      }
    }
  }

  struct Books: Layout {
    /// “Sign Out”.
    let signOut = Button("books.signOut")
    let theCopperQuill = Label(.label("The Copper Quill"))
    /// “Basket, 0 books”.
    let open = Link("basket.open")
    let books = Label(.label("Books"))
    /// “Search”, shows “Title or author” when empty.
    let search = SearchField("books.search")
    /// “200 books”.
    let count = Label("books.count")
    /// “Books”.
    let list = ScrollArea("books.list")
    let booksRows = Rows("book.row", of: BookRow.self, key: \.title2)
    /// “Loading”.
    let loading = ProgressIndicator("books.loading")
    let end = AnyElement(.other, "end")

    var body: Blueprint {
      Required {
        signOut
        open
        search
        count
        list
        booksRows.atLeast(1)
        end
      }
      Optionally {
        theCopperQuill
        books
        loading
      }
    }
  }

  struct BookRow: Layout {
    let cell = Cell(.itself)
    /// “The Lighthouse in Aldermere Corwin Quill €5.90”.
    let link = Link(.type(.link), opens: Book.self)
    // By its position, because nothing else identifies it: give it an identifier.
    /// “TL”.
    let title = Label(.type(.staticText).at(0))
    /// “The Lighthouse in Aldermere”.
    let title2 = Label("book.title")
    /// “Corwin Quill”.
    let author = Label("book.author")
    /// “€5.90”.
    let price = Label("book.price")

    var body: Blueprint {
      Required {
        cell
        link
        title
        title2
        author
        price
      }
    }
  }

  struct Book: Layout {
    /// “Books”.
    let backButton = Link("BackButton", opens: Books.self)
    let theCopperQuill = Label(.label("The Copper Quill"))
    /// “Basket, 0 books”.
    let open = Link("basket.open")
    let tb = Label(.label("TB"))
    /// “The Beekeeper for Beginners”.
    let title = Label("details.title")
    /// “Ambrose Hale”.
    let author = Label("details.author")
    /// “€8.40”.
    let price = Label("details.price")
    /// “The youngest baker of the valley bakes a loaf that nobody ca…”.
    let summary = Label("details.summary")
    let ratingRows = Rows(.identifier(beginningWith: "rating.").type(.button), of: RatingRow.self)
    /// “Not rated”.
    let value = Label("rating.value")
    /// “Add to Basket”.
    let add = Button("details.add")
    /// “Look inside”.
    let look = Label("look")
    /// “Look inside”.
    let frame = WebView("look.frame")
    /// “Remove”.
    let remove = Button("details.remove")

    var body: Blueprint {
      Required {
        backButton
        open
        title
        author
        price
        summary
        ratingRows.atLeast(1)
        value
        add
        look
        frame
      }
      Optionally {
        theCopperQuill
        tb
        remove
      }
    }
  }

  struct RatingRow: Layout {
    let button = Button(.itself)

    var body: Blueprint {
      Required { button }
    }
  }

  struct BookQuestion: Layout {
    let alert = Alert(.type(.alert))
    let accept = Button(.label("OK").inside(.type(.alert)))
    let cancel = Button(.label("Cancel").inside(.type(.alert)))

    var body: Blueprint {
      Required {
        alert
        accept
        cancel
      }
    }
  }

  struct RecordedTests {
    let address: String
    let environment: [String: String]

    func signInToBooks() throws {
      // The text of SignIn.password is not recorded: set SIGN_IN_PASSWORD in the environment of the test.
      let password = try #require(environment["SIGN_IN_PASSWORD"])
      let app = try Application.browser(address, device: .desktop)
      app.automator.timeout = .seconds(30)
      let signIn = try Page<SignIn>(on: app)
      try signIn.check("opened")
      try signIn.name.type("Ada")
      try signIn.password.type(password)
      try signIn.remember.set(true)
      let books = try signIn.submit.tap()
      try books.check("opened")
      try books.search.type("beekeeper")
      let book = try books.booksRows["The Beekeeper for Beginners"].link.tap()
      try book.check("opened")
      try book.add.tap()
      try book.remove.tap()
      // The page asks: “Remove “The Beekeeper for Beginners” from your basket?”
      let bookQuestion = try Page<BookQuestion>(on: Application("com.apple.springboard", on: app.automator))
      try bookQuestion.cancel.tap()
      let book2 = try Page<Book>(on: app)
      try book2.check("opened 2")
      let books2 = try book2.backButton.tap()
      try books2.check("opened 2")
    }
  }
}
