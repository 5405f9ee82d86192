extension LayoutProblem.Rule {
  /// The articles of rules for notes.
  var noteArticle: RuleArticle {
    switch self {
    case .unlistedCheckpoint:
      RuleArticle(
        title: "A checkpoint is in no body",
        text: """
          A case of `Checkpoints` has no `Checkpoint` line in the body.

          ```swift
          enum Checkpoints: String, CheckpointName { case resting, offline }
          // …
          Checkpoint(Checkpoints.resting) { clock }
          ```

          Its picture is compared without any region. That may be meant; as often the line was forgotten.

          **What to do.** Add the line, with no regions if there are none: `Checkpoint(Checkpoints.offline) {}`.
          Remove the case if no test uses it.
          """)
    case .optionalMask:
      RuleArticle(
        title: "A checkpoint has a region for what may be missing",
        text: """
          A region names an element that the page does not require on every device.

          ```swift
          Optionally { banner }
          Checkpoint(Checkpoints.offline) { banner }
          ```

          A picture whose region is not there is an error. Where the banner is missing the check fails for that,
          not for what is seen.

          **What to do.** Nothing, if the checkpoint is only ever checked with the element in sight. Else
          require the element, or give that state a layout of its own.
          """)
    case .positionLocator:
      RuleArticle(
        title: "An element is found by its position",
        text: """
          The locator ends in `at(_:)`.

          ```swift
          let picture = Image(.type(.image).at(0))
          ```

          It is another element as soon as something is added before it, and the test goes on with the wrong
          one.

          **What to do.** Give the element an identifier in the app. Until then a label, or a container with
          an identifier around it, moves less. For what repeats there are `Rows`.
          """)
    case .typeLocator:
      RuleArticle(
        title: "An element is found by its type alone",
        text: """
          The locator names a type and neither an identifier nor a text.

          ```swift
          let field = Field(.type(.textField))
          ```

          It works while there is one of them. With a second one the page fails, as more than one element
          matches.

          **What to do.** Give the element an identifier in the app. What is alone on any screen, such as an
          alert or a keyboard, is not mentioned.
          """)
    case .labelLocator:
      RuleArticle(
        title: "An element is found by a text that is shown",
        text: """
          The locator names a label, value or placeholder and no identifier.

          ```swift
          let retry = Button(.label("Retry"))
          ```

          Such a text is another one in another language, and may change with any release.

          **What to do.** Give the element an identifier in the app. In an alert elements have none on Apple's
          systems; there a label is right, and a layout with an `Alert` is not mentioned.
          """)
    case .repeatedInComponent:
      RuleArticle(
        title: "A page and its component look for the same",
        text: """
          An element of a page has the locator of an element of one of its components.

          ```swift
          let save = Button("save")
          let bar = Component("bar", Bar.self)       // Bar has Button("save"), too
          ```

          A page looks for its elements in all of the app, components included. If both are there, the page
          finds two and fails; if there is one, it is the component's.

          **What to do.** Remove the one of the page and use `page.bar.save`, or limit it by `inside(_:)`.
          """)
    case .containedPage:
      RuleArticle(
        title: "Everything a page requires is on another page, too",
        text: """
          A page's required elements are a part of those of another page, and it forbids none of the others.

          ```swift
          struct Feed: Layout { … Required { list } }
          struct Search: Layout { … Required { list; field } }
          ```

          Wherever the second is there, the first seems to be there as well. A tap that should leave the
          second for the first can pass without leaving.

          **What to do.** Require what only the first page has, or put what only the second has in `Absent`.
          Where the second lies over the first, as a sheet does, that is how it is.
          """)
    case .unknownDestination:
      RuleArticle(
        title: "A tap opens a page that the atlas does not name",
        text: """
          The page behind an `opens:` is in no line of the atlas.

          ```swift
          let compose = Button("compose", opens: Composer.self)
          let atlas = Atlas { Inbox.self }
          ```

          Taps work all the same. But a report cannot say that this page is there instead, the graph ends
          there, and its own layout is not checked.

          **What to do.** Add the page to the atlas.
          """)
    case .unreachablePage:
      RuleArticle(
        title: "No element leads to a page",
        text: """
          No `opens:` of another layout names the page, and it is not the first one of the atlas.

          ```swift
          let atlas = Atlas {
            Inbox.self
            Settings.self       // and no element says opens: Settings.self
          }
          ```

          The graph has no way to it, so nobody can be led there, and a tap that opens it returns no page.

          **What to do.** Say `opens: Settings.self` where a tap opens it. Nothing is wrong with a page that
          comes by itself, such as an alert at the start.
          """)
    default: preconditionFailure("a rule for notes has its article in the other table")
    }
  }
}
