import Galley

enum BooksSketch {
  struct Books: Layout {
    /// “Sign Out”.
    let signOut = Button("books.signOut")
    let theCopperQuill = Label(.label("The Copper Quill"))
    /// “Basket, 0 books”.
    let open = Link("basket.open")
    let books = Label(.label("Books"))
    /// “Search”, holds “beekeeper”.
    let search = SearchField("books.search")
    /// “10 books”.
    let count = Label("books.count")
    /// “Books”.
    let list = ScrollArea("books.list")
    let booksRows = Rows("book.row", of: BookRow.self, key: \.title)
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
      }
    }
  }

  struct BookRow: Layout {
    let cell = Cell(.itself)
    /// “The Beekeeper for Beginners Ambrose Hale €8.40”.
    let link = Link(.type(.link))
    let tb = Label(.label("TB"))
    /// “The Beekeeper for Beginners”.
    let title = Label("book.title")
    /// “Ambrose Hale”.
    let author = Label("book.author")
    /// “€8.40”.
    let price = Label("book.price")

    var body: Blueprint {
      Required {
        cell
        link
        tb
        title
        author
        price
      }
    }
  }
}
