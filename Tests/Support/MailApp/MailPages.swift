import GalleyPages

// The pages of a mail app, as in the reference. Golden texts name lines of this file by its parts, so that they
// do not change with it: see `plain(_:)`.

struct SignIn: Layout {
  let email = Field("sign-in.email")
  let password = SecureField("sign-in.password")
  let submit = Button("sign-in.submit", opens: OneOf<Inbox, TwoFactor>.self)
  let problem = Label("sign-in.problem")

  var body: Blueprint {
    Required {
      email
      password
      submit
    }
    Optionally { problem }
  }
}

struct TwoFactor: Layout {
  let code = Field("two-factor.code")
  var body: Blueprint { Required { code } }
}

struct Inbox: Layout {
  enum Checkpoints: String, CheckpointName { case resting, offline }

  let title = Label("inbox.title")
  let compose = Button("inbox.compose", opens: Composer.self)
  let messages = Rows("inbox.message", of: MessageRow.self, key: \.subject)
  let tabs = Component("tabs", TabBar.self)
  let sidebar = Component("sidebar", Sidebar.self)
  let spinner = Label("inbox.spinner")
  let banner = Label("inbox.offline-banner")
  let clock = Label("status.clock")
  let folder = Family { (name: String) in Button("folder.\(name)", opens: Inbox.self) }

  var body: Blueprint {
    Required {
      title
      compose
      messages.atLeast(1)
    }
    Absent { spinner }
    Optionally {
      banner
      clock
    }
    When(.compact) { Required { tabs } }
    When(.regular) { Required { sidebar } }
    Checkpoint(Checkpoints.resting) { clock }
    Checkpoint(Checkpoints.offline) {
      clock
      banner
    }
  }
}

struct Composer: Layout {
  let to = Field("composer.to")
  let send = Button("composer.send", opens: Inbox.self)
  let attach = Button("composer.attach")
  let note = TextView("composer.note")
  let urgent = Toggle("composer.urgent")

  var body: Blueprint {
    Required {
      to
      send
      attach
    }
    Optionally {
      note
      urgent
    }
  }
}

struct MessageRow: Layout {
  let subject = Label("row.subject")
  let open = Button("row.open", opens: Message.self)
  let cell = Cell(.itself)

  var body: Blueprint {
    Required {
      subject
      open
    }
    Optionally { cell }
  }
}

struct Message: Layout {
  let text = Label("message.text")
  var body: Blueprint { Required { text } }
}

struct TabBar: Layout {
  let home = Button("tab.home", opens: MayBeThere<Inbox>.self)
  var body: Blueprint { Required { home } }
}

struct Sidebar: Layout {
  let list = Label("sidebar.list")
  var body: Blueprint { Required { list } }
}

struct RatingPrompt: Layout {
  let later = Button("rating.later")
  var body: Blueprint { Required { later } }
}

extension Page<SignIn> {
  func signIn(email: String) throws -> Page<Inbox> {
    try self.email.type(email)
    try self.password.type("secret")
    switch try self.submit.tap() {
    case .first(let inbox): return inbox
    case .second(let twoFactor):
      try twoFactor.code.type("123456")
      return try twoFactor.back(to: Inbox.self)
    }
  }
}

extension Atlas {
  static let mail = Atlas {
    SignIn.self
    TwoFactor.self
    Inbox.self
    Composer.self
    Message.self
    Overlay(RatingPrompt.self) { try $0.later.tap() }
  }
}
