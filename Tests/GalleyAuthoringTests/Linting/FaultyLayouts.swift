import GalleyAuthoring
import GalleyPages
import GalleyTree

// Layouts that break one rule or several; the tests name the elements.

struct Twice: Layout {
  let title = Label("twice.title")
  let heading = Label("twice.title")
  let image = Image("twice.title")
  let row = Cell("twice.row")
  let rows = Rows("twice.row", of: Plain.self)
  var body: Blueprint {
    Required {
      title
      heading
      image
      row
      rows
    }
  }
}

struct Hidden: Layout {
  let title = Label("hidden.title")
  let back = Button("hidden.back")
  var body: Blueprint {
    Required {
      title
      back
    }
  }
}

struct Unstated: Layout {
  let title = Label("unstated.title")
  let lost = Label("unstated.lost")
  var body: Blueprint { Required { title } }
}

struct Contradictory: Layout {
  let both = Label("contradictory.both")
  let title = Label("contradictory.title")
  var body: Blueprint {
    Required { title }
    When(.landscape) { Required { both } }
    When(.compact) { Absent { both } }
  }
}

struct EitherSide: Layout {
  let bar = Label("either.bar")
  let title = Label("either.title")
  var body: Blueprint {
    Required { title }
    When(.regular) { Required { bar } }
    When(.compact) { Absent { bar } }
  }
}

struct Endless: Layout {
  let title = Label("endless.title")
  let inner = Component("endless.inner", Endless.self)
  let middle = Component("endless.middle", Middle.self)
  var body: Blueprint {
    Required {
      title
      inner
    }
    Optionally { middle }
  }
}

struct Middle: Layout {
  let rows = Rows("middle.row", of: Middle.self)
  let others = Rows("middle.other", of: Middle.self)
  var body: Blueprint {
    Required {
      rows; others.atLeast(0)
    }
  }
}

struct NothingOnTablets: Layout {
  let title = Label("nothing.title")
  let rows = Rows("nothing.row", of: Plain.self)
  var body: Blueprint {
    When(.compact) { Required { title } }
    Required { rows.atLeast(0) }
  }
}

struct NothingAtAll: Layout {
  var body: Blueprint { Required {} }
}

struct Pictures: Layout {
  enum Checkpoints: String, CheckpointName { case once, twice, unlisted }
  let title = Label("pictures.title")
  let gone = Label("pictures.gone")
  let perhaps = Label("pictures.perhaps")
  var body: Blueprint {
    Required { title }
    Absent { gone }
    Optionally { perhaps }
    Checkpoint(Checkpoints.once) {
      title
      Region.floating(gone, 4)
      Region.layout(perhaps, padding: 2)
    }
    Checkpoint(Checkpoints.twice) {}
    When(.compact) { Checkpoint(Checkpoints.twice) {} }
  }
}

struct Keyed: Layout {
  let rows = Rows("keyed.row", of: KeyedRow.self, key: \.name)
  let others = Rows("keyed.other", of: KeyedRow.self, key: \.number)
  var body: Blueprint {
    Required {
      rows
      others
    }
  }
}

struct KeyedRow: Layout {
  let name = Label("keyed.name")
  let number = Label("keyed.number")
  var body: Blueprint {
    Required { number }
    Optionally { name }
  }
}

struct Plain: Layout {
  let title = Label("plain.title")
  var body: Blueprint { Required { title } }
}

enum Elsewhere {
  struct Plain: Layout {
    let title = Label("elsewhere.title")
    var body: Blueprint { Required { title } }
  }
}

struct Twin: Layout {
  let title = Label("plain.title")
  let more = Label("twin.more")
  var body: Blueprint {
    Required { title }
    Optionally { more }
  }
}

struct TwinOnTablets: Layout {
  let title = Label("plain.title")
  let tabs = Label("twin.tabs")
  var body: Blueprint {
    Required { title }
    When(.compact) { Required { tabs } }
    When(.regular) { Optionally { tabs } }
  }
}

struct More: Layout {
  let title = Label("plain.title")
  let more = Label("more.more")
  var body: Blueprint {
    Required {
      title
      more
    }
  }
}

struct Chooser: Layout {
  let right = Button("chooser.right", opens: OneOf<More, Plain>.self)
  let wrong = Button("chooser.wrong", opens: OneOf<Plain, More>.self)
  var body: Blueprint {
    Required {
      right
      wrong
    }
  }
}

struct Fragile: Layout {
  let third = Button(.identifier("fragile.button").at(2))
  let field = Field(.type(.textField))
  let retry = Button(.label("Retry"))
  let search = SearchField(.placeholder("Search"))
  let keyboard = Keyboard(.type(.keyboard))
  let inner = Label(.label("Sum").inside("fragile.total").identifier("fragile.sum"))
  let itself = Cell(.itself)
  var body: Blueprint {
    Required {
      third
      field
      retry
      search
      keyboard
      inner
      itself
    }
  }
}

struct Holder: Layout {
  let save = Button("holder.save")
  let bar = Component("holder.bar", HolderBar.self)
  var body: Blueprint {
    Required {
      save
      bar
    }
  }
}

struct HolderBar: Layout {
  let store = Button("holder.save")
  let image = Image("holder.save")
  var body: Blueprint {
    Required {
      store
      image
    }
  }
}

struct Lonely: Layout {
  let again = Button("lonely.again", opens: Lonely.self)
  var body: Blueprint { Required { again } }
}

/// Breaks no rule, as nothing in an alert has an identifier.
struct Question: Layout {
  let alert = Alert(.label("Delete?"))
  let yes = Button(.label("Yes").inside(.type(.alert)), opens: Question.self)
  var body: Blueprint {
    Required {
      alert
      yes
    }
  }
}

/// Breaks no rule.
struct Sound: Layout {
  enum Checkpoints: String, CheckpointName { case resting }
  let title = Label("sound.title")
  let spinner = ProgressIndicator("sound.spinner")
  let plain = Button("sound.plain", opens: OneOf<Plain, Sound>.self)
  let rows = Rows("sound.row", of: KeyedRow.self, key: \.number)
  var body: Blueprint {
    Required {
      title
      plain
      rows
    }
    Absent { spinner }
    Checkpoint(Checkpoints.resting) { rows }
  }
}
