import AppVariants
import Foundation

@testable import Travel

/// What is kept, what is on the map, and who travels.
extension TravelMutations {
  private static let tiles = [
    "Lisbon", "lisbon", "Kyoto", "kyoto", "Banff", "banff", "Marrakesh", "marrakesh", "Oslo", "oslo", "Tulum",
    "tulum",
  ]
  private static let tileNames = ["Lisbon", "Kyoto", "Banff", "Marrakesh", "Oslo", "Tulum"]

  static let saved: [Change] = [
    Change(.title, "the title", on: "saved", of: ["Saved", "Wishes", "navigationBar"]) {
      $0.saved.title = "Wishes"
    },
    Change(.gridColumns, "three columns", on: "saved") { $0.saved.columns = 3 },
    Change(.spacing, "gaps 12 → 4", on: "saved", of: tiles, or: Reading.sizes) { $0.saved.gap = 4 },
    Change(.cornerRadius, "pictures' corners 16 → 2", on: "saved", of: tiles + ["scrollView"]) {
      $0.saved.radius = 2
    },
    Change(.image, "another Marrakesh", on: "saved", of: ["marrakesh", "santorini", "Marrakesh"]) {
      $0.saved.fourth = "santorini"
    },
    Change(.fontSize, "names 15 → 19", on: "saved", of: tileNames) { $0.saved.labelSize = 19 },
    Change(.alignment, "names in the middle", on: "saved", of: tileNames) { $0.saved.labelSide = .center },
    Change(
      .order, "the first two swapped", on: "saved", of: ["Lisbon", "lisbon", "Kyoto", "kyoto", "scrollView"]
    ) {
      $0.saved.firstTwoAreSwapped = true
    },
    Change(.listRemoved, "no Tulum", on: "saved", of: ["Tulum", "tulum"]) { $0.saved.hasTulum = false },
    Change(.label, "how many", on: "saved", of: ["7 places", "12 places"]) { $0.saved.count = "12 places" },
    Change(
      .gradient, "a lighter shade", on: "saved", of: tiles + ["scrollView"], or: Reading.restyled("opacity")
    ) {
      $0.saved.shade = 0.15
    },
    Change(.opacity, "Oslo paler", on: "saved", of: ["Oslo", "oslo"]) { $0.saved.dim = 0.45 },
    Change(.blend, "pictures multiplied", on: "saved", of: tiles) { $0.saved.isMultiplied = true },
    Change(.icon, "the icon in the bar", on: "saved", of: ["New folder"]) { $0.saved.folder = "plus.circle" },
    Change(.placeholder, "the search", on: "saved", of: ["Search", "Find", "searchField"]) {
      $0.saved.prompt = "Find a place"
    },
    Change(.removed, "no alert", on: "saved", of: ["Price alert"]) { $0.saved.markIsShown = false },
  ]

  private static let pins = ["$92", "$184", "$156", "$131"]
  private static let card = ["Hotel Alma", "Rating", "Chiado", "Save"]

  static let map: [Change] = [
    Change(.background, "the land", on: "map", of: ["Map", "window"]) { $0.map.land = 0xF3E3C3 },
    Change(.codeColor, "the water", on: "map", of: ["Map", "window"]) { $0.map.water = 0x5B8FB9 },
    Change(
      .borderWidth, "wider roads", on: "map", of: ["Map", "window"],
      or: Reading.restyled("line width", "line style")
    ) {
      $0.map.road = 12
    },
    Change(.background, "yellow pins", on: "map", of: ["$92", "$156", "$131"]) { $0.map.pinFill = 0xFFE08A },
    Change(.bubbleTail, "pins without a tail", on: "map", of: pins) { $0.map.pinTail = false },
    Change(.padding, "pins' padding 10 → 18", on: "map", of: pins) { $0.map.pinPadding = 18 },
    Change(.font, "larger prices", on: "map", of: pins) { $0.map.pinFont = .body },
    Change(.selection, "another house", on: "map", of: ["$184", "$131"], or: Reading.paints) {
      $0.map.selected = 3
    },
    Change(.label, "a lower price", on: "map", of: ["$184", "$179"]) { $0.map.second = "$179" },
    Change(.zOrder, "the chosen pin behind", on: "map", of: ["$184", "$156"]) { $0.map.isRaised = false },
    Change(.scale, "the chosen pin larger", on: "map", of: ["$184"]) { $0.map.scale = 1.3 },
    Change(.icon, "an arrow without fill", on: "map", of: ["My place"]) { $0.map.locate = "location" },
    Change(
      .buttonHeight, "round buttons 44 → 54", on: "map", of: ["Layers", "My place"],
      or: Reading.restyled("font size", "font")
    ) {
      $0.map.buttonSize = 54
    },
    Change(.spacing, "round buttons 10 → 24 apart", on: "map", of: ["Layers", "My place"]) {
      $0.map.buttonGap = 24
    },
    Change(.removed, "no layers", on: "map", of: ["Layers"]) { $0.map.hasLayers = false },
    Change(.avatarSize, "the card's picture 72 → 54", on: "map", of: card + ["window"]) {
      $0.map.cardThumb = 54
    },
    Change(.padding, "the card's margin 16 → 30", on: "map", of: card + ["window"]) { $0.map.cardInset = 30 },
    Change(.label, "another hotel", on: "map", of: ["Hotel"]) { $0.map.cardName = "Hotel Luz" },
    Change(
      .progress, "five stars", on: "map", of: ["Rating"], or: Reading.restyled("symbol", "picture")
    ) {
      $0.map.rating = 5
    },
    Change(.hidden, "no circle", on: "map") { $0.map.areaIsShown = false },
  ]

  private static let person = ["Ada", "Gold", "star", "450", "progressIndicator", "Invite", "cell"]

  static let profile: [Change] = [
    Change(.label, "the name", on: "profile", of: ["Ada"]) { $0.profile.name = "Ada O. Bello" },
    Change(.alignment, "to the left", on: "profile", of: person) { $0.profile.alignment = .leading },
    Change(.avatarSize, "the picture 72 → 56", on: "profile", of: person) { $0.profile.photoSize = 56 },
    Change(.borderWidth, "the picture's border 3 → 7", on: "profile", of: person) { $0.profile.border = 7 },
    Change(.toggle, "no alerts", on: "profile", of: ["Price alerts", "switch"]) { $0.profile.alerts = false },
    Change(
      .selection, "in euros", on: "profile", of: ["Currency", "Dollar", "Euro"], or: Reading.any("text")
    ) {
      $0.profile.currency = 1
    },
    Change(.stepper, "within 60 km", on: "profile", of: ["Within", "stepper"]) { $0.profile.radiusKm = 60 },
    Change(.sectionHeader, "the header", on: "profile", of: ["PREF", "Pref", "NOTICES", "Notices"]) {
      $0.profile.header = "Notices"
    },
    Change(.sectionFooter, "the footer", on: "profile", of: ["We never", "Where"]) {
      $0.profile.footer = "Where you are stays on this device."
    },
    Change(.progress, "more points", on: "profile", of: ["450", "progressIndicator"]) {
      $0.profile.points = 0.8
    },
    Change(.tint, "the gauge's colour", on: "profile", of: ["450", "progressIndicator"]) {
      $0.profile.tint = 0xB0306A
    },
    Change(.codeColor, "signing out is not red", on: "profile", of: ["Sign out"]) {
      $0.profile.signOutIsRed = false
    },
    Change(
      .listOrder, "the passport first", on: "profile", of: ["Payment", "Passport", "cell", "collectionView"]
    ) {
      $0.profile.linkOrder = ["Passport", "Payment methods", "Help"]
    },
    Change(.listRemoved, "no help", on: "profile", of: ["Help", "cell"]) { $0.profile.hasHelp = false },
    Change(
      .rowInset, "rows' inset 20 → 36", on: "profile",
      of: ["Price alerts", "Newsletter", "Currency", "Within", "switch", "stepper", "cell"]
    ) {
      $0.profile.inset = 36
    },
    Change(.sectionSpacing, "sections 26 → 12 apart", on: "profile") { $0.profile.gap = 12 },
    Change(.badge, "three things about the passport", on: "profile", of: ["Passport", "1", "3", "cell"]) {
      $0.profile.badge = 3
    },
    Change(.controlSize, "a larger button", on: "profile", of: ["Invite"]) {
      $0.profile.inviteIsLarge = true
    },
    Change(.icon, "a trophy", on: "profile", of: ["Gold", "star", "trophy"]) {
      $0.profile.levelIcon = "trophy.fill"
    },
  ]

  private static let words = ["Go further", "Trains", "Page", "Get started", "I have"]

  static let welcome: [Change] = [
    Change(.image, "another picture", on: "welcome") { $0.welcome.photo = "tulum" },
    Change(.gradient, "a red shade", on: "welcome") { $0.welcome.shade = 0x4A1020 },
    Change(.title, "the title", on: "welcome", of: ["Go further", "See more"]) {
      $0.welcome.title = "See more, hurry less"
    },
    Change(.fontSize, "the title 40 → 34", on: "welcome", of: ["Go further"]) { $0.welcome.titleSize = 34 },
    Change(.wrap, "a shorter text", on: "welcome", of: ["Trains"]) {
      $0.welcome.text = "Trains, small hotels and long walks."
    },
    Change(.textAlignment, "the text centred", on: "welcome", of: ["Trains"]) {
      $0.welcome.textSide = .center
    },
    Change(.lineSpacing, "line spacing 2 → 8", on: "welcome", of: ["Trains"]) { $0.welcome.lineSpacing = 8 },
    Change(.blur, "a sharper glow", on: "welcome") { $0.welcome.glow = 10 },
    Change(.blend, "the glow's blend", on: "welcome") { $0.welcome.glowBlend = true },
    Change(.scale, "a larger glow", on: "welcome") { $0.welcome.glowScale = 1.5 },
    Change(
      .progress, "the second page", on: "welcome", of: ["Page"],
      or: Reading.paints + Reading.restyled("opacity")
    ) {
      $0.welcome.page = 1
    },
    Change(.buttonTitle, "the button", on: "welcome", of: ["Get started", "Plan"]) {
      $0.welcome.start = "Plan a trip"
    },
    Change(.cornerStyle, "a square button", on: "welcome", of: ["Get started"]) {
      $0.welcome.startIsCapsule = false
    },
    Change(.underline, "the link not underlined", on: "welcome", of: ["I have"]) {
      $0.welcome.signInUnderline = false
    },
    Change(.spacing, "spacing 14 → 24", on: "welcome", of: words) { $0.welcome.gap = 24 },
    Change(.removed, "not to be skipped", on: "welcome", of: ["Skip"]) { $0.welcome.skip = false },
    Change(.rotation, "the logo turned", on: "welcome", of: ["Wayfare"]) { $0.welcome.logoTurn = 25 },
    Change(.contentInset, "further above the edge", on: "welcome", of: words + ["window"]) {
      $0.welcome.bottom = 44
    },
  ]
}
