import GalleyPages

enum ChatScreen {
  struct Grace: Layout {
    /// “Grace”.
    let title = Label(.type(.staticText).inside(.type(.navigationBar)))
    // Add opens: with the layout of the page before.
    /// “Chats”.
    let backButton = Button("BackButton")
    let log = ScrollArea("chat.log")
    let messages = Rows(.identifier(beginningWith: "chat.message-"), of: MessageRow.self, key: \.text)
    /// Shows “Message” when empty.
    let input = TextView("chat.input")
    /// “Send”, takes no input now.
    let send = Button("chat.send")

    var body: Blueprint {
      Required {
        title
        backButton
        log
        messages.atLeast(1)
        input
        send
      }
    }
  }

  struct MessageRow: Layout {
    let cell = Cell(.itself)
    /// “Hi”.
    let text = Label("chat.text")
    /// “Grace”.
    let sender = Label("chat.sender")
    /// “Delivered”.
    let delivered = Image("chat.delivered")

    var body: Blueprint {
      Required {
        cell
        text
      }
      Optionally {
        sender
        delivered
      }
    }
  }
}
