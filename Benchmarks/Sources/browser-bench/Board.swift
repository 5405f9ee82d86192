import GalleyPages

/// The page that is measured: buttons, each with a text that a click changes a little later.
struct Board: Layout {
  let title = Label("title")
  let tasks = Rows("task", of: Task.self, key: \.name)

  var body: Blueprint {
    Required {
      title
      tasks
    }
  }

  struct Task: Layout {
    let name = Label("name")
    let act = Button("act")
    let state = Label("state")

    var body: Blueprint {
      Required {
        name
        act
        state
      }
    }
  }
}
