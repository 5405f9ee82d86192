import Galley

enum BookSketch {
  struct Book: Layout {
    // Add opens: with the layout of the page before.
    /// “Books”.
    let backButton = Link("BackButton")
    let theCopperQuill = Label(.label("The Copper Quill"))
    /// “Basket, 0 books”.
    let open = Link("basket.open")
    let tf = Label(.label("TF"))
    /// “The Ferryman before Dawn”.
    let title = Label("details.title")
    /// “Teodor Thackeray”.
    let author = Label("details.author")
    /// “€25.40”.
    let price = Label("details.price")
    /// “A stranger arrives with the last boat and leaves a locked tr…”.
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
        tf
      }
    }
  }

  struct RatingRow: Layout {
    let button = Button(.itself)

    var body: Blueprint {
      Required { button }
    }
  }
}
