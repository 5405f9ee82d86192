import GalleyPages

enum SheetScreen {
  struct NewMessageSheet: Layout {
    let sheet = Sheet(.type(.sheet))
    let title = Label(.label("New Message"))
    let cancel = Button(.label("Cancel"))
    /// Takes no input now.
    let send = Button(.label("Send"))
    /// Shows “To” when empty.
    let to = Field("composer.to")

    var body: Blueprint {
      Required {
        sheet
        title
        cancel
        send
        to
      }
    }
  }

  struct Inbox: Layout {
    let title = Label(.label("Inbox"))

    var body: Blueprint {
      Required { title }
    }
  }
}
