import GalleyPages

enum HostileScreen {
  struct App: Layout {
    /// “She said "go"”.
    let quoteMe = Button("quote\"me")
    let cPathX = Button(.label("C:\\path\\(x)"))
    let twoLines = Button(.label("two\nlines"))
    let button = Button(.label("🎉"))
    let family = Button(.label("👩‍👩‍👧 family"))
    /// “All work and no play…”.
    let allWorkAndNo = Label(.label(beginningWith: "All work and no play. All work and no"))
    /// “Class”.
    let classButton = Button("hostile.class")
    /// “Back”.
    let backButton = Button("hostile.back")
    /// “Body”.
    let bodyButton = Button("hostile.body")
    let button2 = Button("123")
    let aB = Button(.label("a\u{202E}b"))
    let button3 = Button(.label("*/ } //"))
    /// “One”.
    let same = Button("a.same")
    /// “Two”.
    let bSame = Button("b.same")
    // By its position, because nothing else identifies it: give it an identifier.
    /// “Twin”.
    let twin = Button(.label("Twin").at(0))
    // By its position, because nothing else identifies it: give it an identifier.
    /// “Twin”.
    let twin2 = Button(.label("Twin").at(1))
    // By its position, because nothing else identifies it: give it an identifier.
    let button4 = Button(.type(.button).at(15))

    var body: Blueprint {
      Required {
        quoteMe
        cPathX
        twoLines
        button
        family
        classButton
        backButton
        bodyButton
        button2
        aB
        button3
        same
        bSame
        twin
        twin2
        button4
      }
      Optionally { allWorkAndNo }
    }
  }
}
