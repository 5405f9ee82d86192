import Galley

enum OrderSketch {
  struct Order: Layout {
    // Add opens: with the layout of the page before.
    /// “Basket”.
    let backButton = Link("BackButton")
    let theCopperQuill = Label(.label("The Copper Quill"))
    let order = Label(.label("Order"))
    let recipient = Label(.label("Recipient"))
    /// “Your name”.
    let name = Field("order.name")
    /// “Street and town”.
    let address = Field("order.address")
    /// “Delivery”, holds “Letterbox”.
    let delivery = Picker("order.delivery")
    /// “Wrap as a gift”, off.
    let gift = Toggle("order.gift")
    /// “On a certain day”, off.
    let dated = Toggle("order.dated")
    let total = Label(.label("Total"))
    /// “€2.90”.
    let orderTotal = Label("order.total")
    /// “Place Order”.
    let place = Button("order.place")

    var body: Blueprint {
      Required {
        backButton
        name
        address
        delivery
        gift
        dated
        orderTotal
        place
      }
      Optionally {
        theCopperQuill
        order
        recipient
        total
      }
    }
  }
}
