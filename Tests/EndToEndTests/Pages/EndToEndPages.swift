import GalleyPages

struct FormPage: Layout {
  let name = Field("name")
  let city = Field("city")
  let notes = TextView("notes")
  let log = Label("log")
  let save = Button("save")
  let far = Button("far")
  let twin = Button(.label("Twin"))

  var body: Blueprint {
    Required {
      name
      city
      notes
      log
      save
    }
    Optionally {
      far
    }
  }
}

struct Shelf: Layout {
  let books = Rows("book", of: BookRow.self, key: \.title)
  let bar = NavigationBar("Shelf")

  var body: Blueprint {
    Required {
      bar
      books.atLeast(1)
    }
  }
}

struct BookRow: Layout {
  let title = Label("book.title")
  let open = Cell("book", opens: BookPage.self)

  var body: Blueprint {
    Required {
      title
      open
    }
  }
}

struct BookPage: Layout {
  let chapters = Button("chapters", opens: Chapters.self)

  var body: Blueprint {
    Required { chapters }
  }
}

struct Chapters: Layout {
  let margin = Button("margin", opens: Margin.self)

  var body: Blueprint {
    Required { margin }
  }
}

struct Margin: Layout {
  let remark = Field("remark")
  let burn = Button("burn")
  let warning = Alert(.label("Burn the Book?"))

  var body: Blueprint {
    Required {
      remark
      burn
    }
    Optionally { warning }
  }
}

struct StagePage: Layout {
  let taps = Label("taps")
  let count = Button("count")
  let missing = Label("missing")
  let answers = Label("answers")

  var body: Blueprint {
    Required {
      taps
      count
    }
    Optionally { answers }
  }
}

struct LateStage: Layout {
  let taps = Label("taps")
  let late = Label("late")
  let count = Button("counter")

  var body: Blueprint {
    Required {
      taps
      late
      count
    }
  }
}
