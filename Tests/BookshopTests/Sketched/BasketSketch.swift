import Galley

enum BasketSketch {
  struct Basket: Layout {
    // Add opens: with the layout of the page before.
    /// “Back”.
    let backButton = Link("BackButton")
    let theCopperQuill = Label(.label("The Copper Quill"))
    let basket = Label(.label("Basket"))
    /// “Your basket is empty.”.
    let empty = Label("basket.empty")

    var body: Blueprint {
      Required {
        backButton
        empty
      }
      Optionally {
        theCopperQuill
        basket
      }
    }
  }
}
