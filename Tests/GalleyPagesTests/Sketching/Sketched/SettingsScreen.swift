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
    let volume = AnyElement(.slider, "settings.volume")
    let theme = AnyElement(.segmentedControl, "settings.theme")

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
      }
      Optionally { notifications }
    }
  }
}
