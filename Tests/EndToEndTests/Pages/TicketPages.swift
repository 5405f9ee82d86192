import Galley

struct Tickets: Layout {
  let list = ScrollArea("tickets.list")
  let rows = Rows("tickets.row", of: TicketRow.self, key: \.name)
  let deleteAll = Button("tickets.delete", opens: DeleteQuestion.self)

  var body: Blueprint {
    Required { list }
    Optionally {
      rows
      deleteAll
    }
  }
}

struct TicketRow: Layout {
  let name = Label("row.name")
  let price = Label("row.price")
  let open = Cell(.itself, opens: Ticket.self)

  var body: Blueprint {
    Required {
      name
      price
    }
    Optionally { open }
  }
}

struct Ticket: Layout {
  let name = Label("ticket.name")
  var body: Blueprint { Required { name } }
}

struct DeleteQuestion: Layout {
  let alert = Alert(.label("Delete All?"))
  let keep = Button(.label("Keep"))
  var body: Blueprint {
    Required {
      alert
      keep
    }
  }
}

struct Today: Layout {
  let ticket = Label("today")
  var body: Blueprint { Required { ticket } }
}

struct Seat: Layout {
  let near = Toggle("seat.near")
  let row = Slider("seat.row")
  let book = Button("seat.book")
  let cancel = Button("seat.cancel", opens: OneOf<Seat, DeleteQuestion>.self)
  var body: Blueprint {
    Required {
      near
      row
      book
      cancel
    }
  }
}

struct BatteryAlert: Layout {
  let alert = Alert(.label("Low Battery"))
  let ok = Button(.label("OK"))
  var body: Blueprint {
    Required {
      alert
      ok
    }
  }
}

/// A page whose button is far below, and required all the same.
struct WholeTickets: Layout {
  let list = ScrollArea("tickets.list")
  let footer = Button("tickets.delete")
  var body: Blueprint {
    Required {
      list
      footer
    }
  }
}
