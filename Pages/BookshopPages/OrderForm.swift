import GalleyPages

/// The form of an order.
public struct OrderForm: Layout {
  /// The pictures that are taken of it.
  public enum Checkpoints: String, CheckpointName {
    /// With everything filled in.
    case filled
  }

  public let name = Field("order.name")
  public let address = Field("order.address")
  public let delivery = Picker("order.delivery")
  /// Whether the books are wrapped as a gift.
  public let gift = Toggle("order.gift")
  /// Whether the books are wanted on a certain day.
  public let dated = Toggle("order.dated")
  /// The day: a date picker in an app, a field on a web page.
  public let date = AnyElement(.any, "order.date")
  /// The price with delivery.
  public let total = Label("order.total")
  /// Asks with an ``OrderQuestion``, if the order is complete.
  public let place = Button("order.place", opens: OneOf<OrderQuestion, OrderForm>.self)
  /// Says why the order cannot be placed.
  public let problem = Label("order.problem")
  /// Is there while the server is asked.
  public let busy = ProgressIndicator("order.busy")
  public let backButton = Way("BackButton", opens: BasketPage.self)

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      name
      address
      delivery
      gift
      dated
      place
      backButton
    }
    Optionally {
      date
      total
      problem
    }
    Absent { busy }
    Checkpoint(Checkpoints.filled) {}
  }
}

/// Asks whether the books shall be ordered.
public struct OrderQuestion: Layout {
  /// The question with the number of books and the price.
  public let question = Label(.label(beginningWith: "Order ", endingWith: "?"))
  /// The button that orders.
  public let confirm = Button(.label("Order Now"), opens: OneOf<OrderReceipt, OrderForm>.self)
  /// The button that returns to the form.
  public let cancel = Button(.label("Cancel"), opens: OrderForm.self)

  public init() {}

  /// The promises of the question.
  public var body: Blueprint {
    Required {
      question
      confirm
      cancel
    }
  }
}

/// The confirmation of an order.
public struct OrderReceipt: Layout {
  public let thanks = Label("receipt.thanks")
  public let number = Label("receipt.number")
  /// The number of books, and the price with delivery.
  public let total = Label("receipt.total")
  public let delivery = Label("receipt.delivery")
  public let done = Way("receipt.done", opens: BookList.self)

  public init() {}

  /// The promises of the page.
  public var body: Blueprint {
    Required {
      thanks
      number
      total
      delivery
      done
    }
  }
}
