import GalleyPages

enum SettingsScreen {
  struct Settings: Layout {
    let title = Label(.label("Settings"))
    // Add opens: with the layout of the page before.
    /// “Home”.
    let backButton = Button("BackButton")
    /// “Reset”.
    let defaultButton = Button("settings.default")
    let list = ScrollArea("settings.list")
    let notifications = Label(.label("Notifications"))
    /// On.
    let sounds = Toggle(.label("Sounds"))
    /// Off.
    let badges = Toggle(.label("Badges"))
    /// “Account”.
    let account = Cell("settings.account")
    /// “About”.
    let about = Cell("settings.about")
    /// “Volume”, holds “50%”.
    let volume = Slider("settings.volume")
    let theme = SegmentedControl("settings.theme")
    /// “Guests: 4”, holds “4”.
    let guests = Stepper("settings.guests")
    /// “Portions: 2”, holds “2”.
    let portions = Stepper(.label(beginningWith: "Portions: "))
    /// “Colour”, holds “Plum”.
    let colour = Picker("settings.colour")
    let minutes = Picker("settings.minutes")
    let remindMe = DatePicker(.label("Remind me"))
    /// Holds “Plattdüütsch”.
    let language = Picker(.label("Language"))
    /// Holds “page 1 of 3”.
    let pageIndicator = PageIndicator(.type(.pageIndicator))
    let resetAll = MenuItem(.label("Reset All"))

    var body: Blueprint {
      Required {
        title
        backButton
        defaultButton
        list
        sounds
        badges
        account
        about
        volume
        theme
        guests
        portions
        colour
        minutes
        remindMe
        language
        pageIndicator
        resetAll
      }
      Optionally { notifications }
    }
  }
}
