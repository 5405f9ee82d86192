extension LayoutProblem.Rule {
  /// The articles of rules for errors.
  var errorArticle: RuleArticle {
    switch self {
    case .duplicateLocator:
      RuleArticle(
        title: "Two elements of a layout are found by one locator",
        text: """
          Two properties of a layout find the same element.

          ```swift
          let title = Label("inbox.title")
          let heading = Label("inbox.title")
          ```

          Nobody can tell which of the two a test means, and mostly the second is a copy whose locator was
          never changed: tests of it look at the wrong element and pass.

          **What to do.** Remove one of the two, or give them locators that differ. Elements of different
          kinds may share an identifier, as a label and the image beside it do.
          """)
    case .hiddenName:
      RuleArticle(
        title: "An element is hidden by a member of Page",
        text: """
          An element has the name of a method or property that every live page has.

          ```swift
          let back = Button("inbox.back", opens: Folders.self)
          // …
          try inbox.back.tap()       // Page.back, not the button
          ```

          Swift takes the member of `Page` and says nothing about it. The call does not compile, or does
          something else than it reads.

          **What to do.** Rename the property, such as `backButton`. Where the name must stay, write
          `inbox[\\.back]`.
          """)
    case .unstatedPresence:
      RuleArticle(
        title: "The body does not say whether an element must be there",
        text: """
          An element, component or rows is declared, but `body` mentions it nowhere.

          ```swift
          let title = Label("inbox.title")
          let banner = Label("inbox.banner")
          var body: Blueprint { Required { title } }
          ```

          A page waits for what it requires and for nothing else. An element that was forgotten in `body` is
          never waited for, and its loss is never reported.

          **What to do.** Put it in `Required`, `Optionally` or `Absent`. A region of a checkpoint does not say
          it, nor do families need it: their elements exist only with an argument.
          """)
    case .contradictoryPresence:
      RuleArticle(
        title: "An element is both required and absent",
        text: """
          On one device the body asks for an element to be there and not to be there.

          ```swift
          Required { spinner; list }
          When(.compact) { Absent { spinner } }
          ```

          No screen can fulfil that. The page never loads on such a device, and its report names the element
          as present although it was waited for.

          **What to do.** Keep one of the two. Where devices differ, state both by `When`: `Required` under
          one trait and `Absent` under another that cannot hold with it.
          """)
    case .endlessRequirement:
      RuleArticle(
        title: "A layout requires itself inside of itself",
        text: """
          A component or rows leads back to the layout that has it, and each step on the way is required.

          ```swift
          struct Comment: Layout {
            let replies = Rows("comment", of: Comment.self)
            var body: Blueprint { Required { replies.atLeast(1) } }
          }
          ```

          Every comment would need a reply, and that reply another one. No screen goes on for ever, so the
          layout is never there.

          **What to do.** Put the inner one in `Optionally`, or ask for none of the rows by `atLeast(0)`.
          """)
    case .nothingRequired:
      RuleArticle(
        title: "A page requires nothing",
        text: """
          On some device a page or an overlay of the atlas requires no element at all.

          ```swift
          struct Splash: Layout {
            let logo = Image("splash.logo")
            var body: Blueprint { Optionally { logo } }
          }
          ```

          A page that promises nothing is there at once on every screen: nothing is waited for, and it cannot
          be recognised. An overlay that requires nothing is never seen, so it is never dismissed. Rows by
          `atLeast(0)` ask for nothing either.

          **What to do.** Require what tells the page from every other one: a title, or its main button.
          """)
    case .repeatedCheckpoint:
      RuleArticle(
        title: "A checkpoint is in the body twice",
        text: """
          On one device the body has two `Checkpoint` lines with the same name.

          ```swift
          Checkpoint(Checkpoints.resting) { clock }
          Checkpoint(Checkpoints.resting) { banner }
          ```

          Mostly the second was copied and was to have another name. The picture it was meant for is then
          taken without its regions, and the other one hides more than it should.

          **What to do.** Name the checkpoint that was meant, or join the regions in one line.
          """)
    case .absentMask:
      RuleArticle(
        title: "A checkpoint has a region for what must be absent",
        text: """
          A picture has a region for an element that its page promises not to have.

          ```swift
          Absent { spinner }
          Checkpoint(Checkpoints.resting) { spinner }
          ```

          A picture whose region is not there is an error, as it would be compared otherwise than was meant.
          Such a check can never pass.

          **What to do.** Remove the region.
          """)
    case .optionalRowKey:
      RuleArticle(
        title: "Rows are told apart by an element that a row may lack",
        text: """
          The key of `Rows` is not among what the row requires.

          ```swift
          let messages = Rows("message", of: MessageRow.self, key: \\.subject)
          // MessageRow
          var body: Blueprint { Required { sender }; Optionally { subject } }
          ```

          A row is found again by the text of its key. A row counts as complete without it, and then cannot be
          told from the next one.

          **What to do.** Require the key in the row, or take another element as the key.
          """)
    case .repeatedPage:
      RuleArticle(
        title: "The atlas names a page twice",
        text: """
          A page or overlay is in the atlas more than once.

          ```swift
          let atlas = Atlas {
            Inbox.self
            Inbox.self
          }
          ```

          It is judged twice on every look, and its ways count twice. A page that is an overlay as well is
          dismissed while tests are on it.

          **What to do.** Remove one of the lines.
          """)
    case .sharedName:
      RuleArticle(
        title: "Two layouts have one name",
        text: """
          Two layouts of the atlas, in different modules or types, are called the same.

          ```swift
          struct Mail { struct Header: Layout { … } }
          struct Contacts { struct Header: Layout { … } }
          ```

          Reports, pictures and the graph know a layout by its name alone. Checkpoints of the two would share
          approved pictures, and each would fail for the other.

          **What to do.** Rename one of them, such as `MailHeader`.
          """)
    case .indistinguishablePages:
      RuleArticle(
        title: "Two pages cannot be told apart",
        text: """
          Two pages of the atlas require the same elements, and neither forbids one that the other requires.

          ```swift
          struct Sent: Layout { let list = ScrollArea("list"); var body: Blueprint { Required { list } } }
          struct Drafts: Layout { let list = ScrollArea("list"); var body: Blueprint { Required { list } } }
          ```

          Wherever one is there, so is the other. A tap that opens the wrong one of them passes, and reports
          name both.

          **What to do.** Require what differs, such as the title. Where only one has more, require that there
          and put it in `Absent` on the other.
          """)
    case .shadowedArrival:
      RuleArticle(
        title: "An arrival is never reached",
        text: """
          In a `OneOf`, an earlier page is there wherever a later one is.

          ```swift
          let submit = Button("submit", opens: OneOf<Inbox, InboxWithBanner>.self)
          // Inbox requires the list; InboxWithBanner requires the list and a banner
          ```

          Pages are judged in the order in which they are named, and the first that is there counts. The later
          page is never returned.

          **What to do.** Name the page that requires more first, or put what it requires in `Absent` on the
          other.
          """)
    default: preconditionFailure("a rule for errors has its article in the other table")
    }
  }
}
