import AppVariants
import Foundation

@testable import Podcasts

/// What people change about the podcast app.
enum PodcastsMutations {
  typealias Change = Mutation<PodcastsLook>

  static let all =
    everywhere + mini + listen + rows + library + show + episode + player + timer + chapters + queue
    + downloads + search + settings

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "the colour accent of the catalogue",
      on: "listen library show episode timer chapters queue downloads settings"
    ) {
      $0.hasRevisedAccent = true
    },
    Change(.theme, "dark always", on: "listen library show episode queue downloads search settings") {
      $0.forcesDark = true
    },
    Change(.textSize, "large text", on: "library episode chapters queue settings") { $0.textSize = .xxLarge },
    Change(.locale, "German formats", on: "show downloads") { $0.locale = "de_DE" },
    Change(
      .cornerRadius, "covers' corners 10 → 2", on: "listen library",
      of: ["Cover of", "scrollView", "cell"]
    ) {
      $0.art.radius = 2
    },
    Change(.icon, "an anchor on a cover", on: "listen library show player queue", of: ["Cover of Deep"]) {
      $0.art.tideIcon = "ferry.fill"
    },
    Change(.gradient, "a cover's first colour", on: "listen library", of: ["Cover of Slow"]) {
      $0.art.roadsTop = 0x3D8BFD
    },
    Change(
      .iconSize, "smaller symbols on covers", on: "listen library show player queue downloads",
      of: ["Cover of"]
    ) {
      $0.art.symbolShare = 0.3
    },
    Change(
      .tabIcon, "the icon of the first tab", on: "listen library search settings",
      of: ["Listen Now", "tabBar"]
    ) {
      $0.tabs.listenIcon = "headphones"
    },
    Change(.label, "the tab to search", on: "listen library settings", of: ["Search", "Find", "tabBar"]) {
      $0.tabs.search = "Find"
    },
    Change(
      .badge, "nine new episodes", on: "listen show search settings", of: ["Library", "tabBar", "4", "9"]
    ) {
      $0.tabs.newEpisodes = 9
    },
    Change(
      .tabOrder, "the library first", on: "listen show search settings",
      of: ["Listen Now", "Library", "tabBar"]
    ) {
      $0.tabs.libraryIsFirst = true
    },
  ]

  private static let bar = [
    "miniPlayer", "Cover of Deep", "The harbour", "Deep Tide", "Play or", "Skip forward",
  ]
  private static let underBar = "listen library show downloads search"

  private static let mini: [Change] = [
    Change(.label, "what plays", on: underBar, of: ["The harbour", "Two in"]) {
      $0.mini.title = "Two in the afternoon"
    },
    Change(.label, "the show that plays", on: underBar, of: ["Deep Tide", "Low Tide"]) {
      $0.mini.detail = "Low Tide"
    },
    Change(.fontWeight, "what plays in regular", on: underBar, of: ["The harbour"]) {
      $0.mini.titleWeight = .regular
    },
    Change(.removed, "the show is not named", on: "listen downloads search", of: ["Deep Tide"]) {
      $0.mini.detailIsShown = false
    },
    Change(.avatarSize, "a larger cover, 40 → 52", on: underBar, of: ["Cover of Deep", "miniPlayer"]) {
      $0.mini.artSize = 52
    },
    Change(.cornerRadius, "corners 14 → 4", on: underBar, of: bar) { $0.mini.radius = 4 },
    Change(.shadow, "a smaller shadow", on: underBar, of: bar) { $0.mini.shadow = 2 },
    Change(.contentInset, "further inside, 8 → 20", on: underBar, of: bar) { $0.mini.inset = 20 },
    Change(.material, "thicker glass", on: "library search", of: bar) { $0.mini.isThick = true },
    Change(.icon, "to play", on: underBar, of: ["Play or", "miniPlayer"]) { $0.mini.playIcon = "play.fill" },
    Change(.removed, "not to skip", on: underBar, of: ["Skip forward"]) { $0.mini.forwardIsShown = false },
    Change(.progress, "played further", on: underBar, of: bar) { $0.mini.progress = 0.8 },
    Change(.rowHeight, "a thicker line", on: underBar, of: bar) { $0.mini.progressHeight = 5 },
    Change(.spacing, "the parts 12 → 20 apart", on: underBar, of: bar) { $0.mini.gap = 20 },
  ]

  private static let titles = ["The harbour", "Nine borders", "Soup for"]
  private static let cards =
    titles + [
      "Cover of Deep", "Cover of Slow", "Cover of Kitchen", "Deep Tide", "Slow Roads", "Kitchen Table",
      "Every night", "How far", "Rosa", "Resume", "Play", "24 min", "NEW", "scrollView",
    ]

  private static let listen: [Change] = [
    Change(.title, "the title", on: "listen", of: ["Listen Now", "For you", "navigationBar"]) {
      $0.listen.title = "For you"
    },
    Change(.titleMode, "a small title", on: "listen") { $0.listen.titleIsLarge = false },
    Change(.icon, "the account's icon", on: "listen", of: ["Account"]) { $0.listen.profileIcon = "gift" },
    Change(.toolbarItem, "no account", on: "listen", of: ["Account"]) { $0.listen.hasProfile = false },
    Change(.sectionHeader, "the first header", on: "listen", of: ["Up Next", "Go on"]) {
      $0.listen.upNext = "Go on with"
    },
    Change(.sectionHeader, "the second header", on: "listen", of: ["New Episodes", "Fresh"]) {
      $0.listen.latest = "Fresh today"
    },
    Change(.buttonTitle, "the button for all", on: "listen", of: ["See All", "Everything"]) {
      $0.listen.seeAll = "Everything"
    },
    Change(.sectionSpacing, "shelves 28 → 44 apart", on: "listen") { $0.listen.sectionGap = 44 },
    Change(.contentInset, "the page's inset 20 → 32", on: "listen") { $0.listen.inset = 32 },
    Change(.aspectRatio, "wider cards", on: "listen", of: cards) { $0.listen.heroWidth = 280 },
    Change(.spacing, "cards 14 → 26 apart", on: "listen", of: cards) { $0.listen.heroGap = 26 },
    Change(.cornerRadius, "cards' corners 20 → 6", on: "listen", of: cards) { $0.listen.heroRadius = 6 },
    Change(.padding, "cards' padding 16 → 24", on: "listen", of: cards) { $0.listen.heroPadding = 24 },
    Change(.font, "cards' titles smaller", on: "listen", of: titles) { $0.listen.heroTitle = .subheadline },
    Change(.wrap, "a shorter text", on: "listen", of: ["Every night", "We went"]) {
      $0.listen.heroText = "We went along."
    },
    Change(.lineLimit, "texts of one line", on: "listen", of: ["Every night", "How far", "Rosa"]) {
      $0.listen.heroLimit = 1
    },
    Change(.listOrder, "the bicycle first", on: "listen", of: cards) { $0.listen.heroIsReordered = true },
    Change(
      .gradient, "a lighter foot of cards", on: "listen", of: cards, or: Reading.restyled("opacity")
    ) {
      $0.listen.heroShade = 0.2
    },
    Change(.buttonTitle, "the button on a card", on: "listen", of: ["Resume", "Carry"]) {
      $0.listen.playLabel = "Carry on"
    },
    Change(.label, "how much is left", on: "listen", of: ["24 min", "9 min"]) {
      $0.listen.leftLabel = "9 min left"
    },
    Change(.label, "what the badge says", on: "listen", of: ["NEW", "LAST"]) { $0.listen.badge = "LAST" },
    Change(.removed, "no badge", on: "listen", of: ["NEW"]) { $0.listen.badgeIsShown = false },
    Change(.alignment, "the badge on the other side", on: "listen", of: ["NEW"]) {
      $0.listen.badgeSide = .leading
    },
    Change(.gridColumns, "three shows in a row", on: "listen") { $0.listen.columns = 3 },
  ]

  private static let dates = ["Today", "Yesterday", "Monday"]
  private static let names = ["What the ice", "Rent", "Over the pass"]
  private static let lengths = ["38 min", "1 hr", "51 min"]
  private static let covers = ["Cover of Night", "Cover of The Ledger", "Cover of Slow"]
  private static let wholeRows = dates + names + lengths + covers + ["Downloaded", "More", "scrollView"]

  private static let rows: [Change] = [
    Change(.avatarSize, "covers 62 → 76", on: "listen", of: covers) { $0.row.artSize = 76 },
    Change(.spacing, "beside covers 14 → 24", on: "listen", of: wholeRows) { $0.row.gap = 24 },
    Change(.padding, "rows' padding 10 → 18", on: "listen show", of: wholeRows) { $0.row.padding = 18 },
    Change(.textCase, "dates in small letters", on: "listen show", of: dates) {
      $0.row.dateIsUppercased = false
    },
    Change(.font, "titles of rows larger", on: "listen show", of: names) { $0.row.titleFont = .title3 },
    Change(.wrap, "a long title", on: "listen show", of: ["What the ice"]) {
      $0.row.title = "What the ice remembers when everybody who has ever walked on it is long gone from here"
    },
    Change(.buttonTitle, "how long", on: "listen show", of: ["38 min", "41 min"]) { $0.row.play = "41 min" },
    Change(.fontWeight, "how long in regular", on: "listen", of: lengths + ["Resume", "Play"]) {
      $0.row.playWeight = .regular
    },
    Change(.fontWeight, "how long in regular, of a show", on: "show", of: lengths) {
      $0.row.playWeight = .regular
    },
    Change(.padding, "wider capsules", on: "listen", of: lengths + ["Resume", "Play"]) {
      $0.row.playPadding = 22
    },
    Change(.padding, "wider capsules of a show", on: "show", of: lengths) { $0.row.playPadding = 22 },
    Change(.icon, "the icon for more", on: "listen show", of: ["More"]) { $0.row.menuIcon = "plus" },
    Change(.divider, "no lines", on: "listen show") { $0.row.dividers = false },
    Change(.listOrder, "the second first", on: "listen show", of: wholeRows) { $0.row.isReordered = true },
    Change(
      .listRemoved, "two episodes", on: "show", of: ["Monday", "Over the", "51 min", "Downloaded", "More"]
    ) {
      $0.row.hasThird = false
    },
    Change(.removed, "not whether it was downloaded", on: "listen show", of: ["Downloaded"]) {
      $0.row.downloadIsShown = false
    },
  ]

  private static let links = [
    "Shows", "square.stack", "Saved", "bookmark", "Channels", "antenna", "Downloaded", "arrow.down", "7",
    "cell",
  ]
  private static let tiles = [
    "Cover of", "Deep Tide", "Night Science", "Weeds", "Slow Roads", "Updated", "cell",
  ]

  private static let library: [Change] = [
    Change(.title, "the title", on: "library", of: ["Library", "Shelf", "navigationBar"]) {
      $0.library.title = "Shelf"
    },
    Change(.buttonTitle, "the button in the bar", on: "library", of: ["Edit", "Arrange"]) {
      $0.library.edit = "Arrange"
    },
    Change(.rowInset, "rows' inset 20 → 36", on: "library", of: links) { $0.library.rowInset = 36 },
    Change(.rowHeight, "rows 48 → 58", on: "library", of: links) { $0.library.rowHeight = 58 },
    Change(.icon, "a star for what is saved", on: "library", of: ["bookmark", "star", "Saved", "cell"]) {
      $0.library.savedIcon = "star"
    },
    Change(.label, "what a row is called", on: "library", of: ["Downloaded", "On this"]) {
      $0.library.downloads = "On this phone"
    },
    Change(.badge, "twelve were downloaded", on: "library", of: ["7", "12", "Downloaded", "cell"]) {
      $0.library.count = 12
    },
    Change(
      .listOrder, "what is saved first", on: "library",
      of: ["Shows", "square.stack", "Saved", "bookmark", "cell", "collectionView"]
    ) {
      $0.library.isReordered = true
    },
    Change(.listRemoved, "no channels", on: "library", of: ["Channels", "antenna", "cell"]) {
      $0.library.hasChannels = false
    },
    Change(.listAdded, "what was heard", on: "library", of: ["History", "clock", "cell"]) {
      $0.library.hasHistory = true
    },
    Change(.sectionHeader, "the header", on: "library", of: ["Recently", "What is"]) {
      $0.library.header = "What is new"
    },
    Change(
      .font, "a header as others", on: "library", of: ["Recently"],
      or: Reading.text("label", "title") + Reading.restyled("text colour", "colour", "prominence")
    ) {
      $0.library.headerIsProminent = false
    },
    Change(.spacing, "tiles 18 → 32 apart", on: "library", of: tiles) { $0.library.gap = 32 },
    Change(.font, "captions larger", on: "library", of: ["Updated"]) {
      $0.library.captionFont = .subheadline
    },
    Change(.label, "when it was updated", on: "library", of: ["Updated today", "Updated an"]) {
      $0.library.caption = "Updated an hour ago"
    },
    Change(.divider, "no lines", on: "library", or: Reading.restyled("hidden separators")) {
      $0.library.separators = false
    },
    Change(.tint, "icons in green", on: "library", of: links) { $0.library.iconTint = 0x1E9E63 },
    Change(.removed, "no red dot", on: "library", of: ["Cover of Deep", "Deep Tide", "cell"]) {
      $0.library.dot = false
    },
  ]
}
