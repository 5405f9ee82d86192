import GalleyPages

enum TabsScreen {
  struct Browse: Layout {
    let title = Label(.label("Browse"))
    let edit = Button(.label("Edit"))
    let search = SearchField(.placeholder("Search"))
    // By its position, because nothing else identifies it: give it an identifier.
    /// “See All”.
    let seeAll = Button(.label("See All").at(0))
    // By its position, because nothing else identifies it: give it an identifier.
    /// “See All”.
    let seeAll2 = Button(.label("See All").at(1))
    let featured = Label(.label("Featured"))
    let featuredOpen = Button(.label("Open").inside("browse.featured"))
    let recent = Label(.label("Recent"))
    let recentOpen = Button(.label("Open").inside("browse.recent"))
    let tabs = Component(.type(.tabBar), Tabs.self)

    var body: Blueprint {
      Required {
        title
        edit
        search
        seeAll
        seeAll2
        featuredOpen
        recentOpen
        tabs
      }
      Optionally {
        featured
        recent
      }
    }
  }

  struct Tabs: Layout {
    /// Selected.
    let browse = Tab(.label("Browse"))
    let library = Tab(.label("Library"))
    let search = Tab(.label("Search"))

    var body: Blueprint {
      Required {
        browse
        library
        search
      }
    }
  }
}
