import AppVariants
import Foundation

@testable import Travel

/// What people change about the travel app.
enum TravelMutations {
  typealias Change = Mutation<TravelLook>

  static let all =
    everywhere + bar + explore + cards + place + reserve + stays + stayCards + dates + guests + pass + trips
    + day + saved + map + profile + welcome

  static let everywhere: [Change] = [
    Change(
      .catalogueColor, "the colour ocean of the catalogue",
      on: "explore place stays dates guests trips saved profile day"
    ) {
      $0.hasRevisedOcean = true
    },
    Change(.theme, "dark always", on: "explore stays trips profile dates") { $0.forcesDark = true },
    Change(.textSize, "large text", on: "profile trips dates guests") { $0.textSize = .xxLarge },
    Change(.locale, "German formats", on: "place stays guests") { $0.locale = "de_DE" },
    Change(.icon, "hearts as bookmarks", on: "explore place map", of: ["Save"]) { $0.heartIcon = "bookmark" },
    Change(.codeColor, "the colour of scores", on: "stays", of: ["9.2", "8.7"]) { $0.scoreColor = 0x7B2CBF },
  ]

  private static let items = ["Explore", "Saved", "Trips", "Profile"]

  private static let bar: [Change] = [
    Change(.tabIcon, "the icon of trips", on: "explore saved trips profile", of: ["Trips"]) {
      $0.tabs.tripsIcon = "map"
    },
    Change(.badge, "five new things", on: "explore saved trips profile", of: ["Trips", "2", "5"]) {
      $0.tabs.alerts = 5
    },
    Change(.removed, "nothing new", on: "explore saved trips profile", of: ["Trips", "2"]) {
      $0.tabs.alerts = 0
    },
    Change(.tabOrder, "the first two swapped", on: "explore saved trips profile", of: ["Explore", "Saved"]) {
      $0.tabs.order = ["Saved", "Explore", "Trips", "Profile"]
    },
    Change(.iconSize, "icons 21 → 26", on: "explore saved trips", of: items) { $0.tabs.iconSize = 26 },
    Change(.removed, "icons without captions", on: "explore saved trips profile", of: items) {
      $0.tabs.captionsAreShown = false
    },
    Change(.cornerRadius, "the plus less round", on: "explore saved trips profile", of: ["Plan"]) {
      $0.tabs.plusRadius = 16
    },
    Change(.shadow, "a smaller shadow of the plus", on: "explore trips", of: ["Plan"]) {
      $0.tabs.plusShadow = 2
    },
    Change(.offset, "the plus in the bar", on: "explore saved profile", of: ["Plan"]) {
      $0.tabs.plusLift = 0
    },
  ]

  private static let hero = ["Good morning", "Where to next", "Where to?", "lisbon", "scrollView"]
  private static let kinds = ["Beach", "Peaks", "Cities", "Camps", "Sailing"]
  private static let escapes = ["Oslo by", "Reefs of", "A cabin", "2 nights", "4 nights", "3 nights"]

  private static let explore: [Change] = [
    Change(.label, "the question", on: "explore", of: ["Where to next", "Where shall"]) {
      $0.explore.title = "Where shall we go?"
    },
    Change(.fontWeight, "the question semibold", on: "explore", of: ["Where to next"]) {
      $0.explore.titleWeight = .semibold
    },
    Change(.image, "another picture", on: "explore", of: ["lisbon", "banff"]) { $0.explore.photo = "banff" },
    Change(
      .gradient, "a lighter shade on the picture", on: "explore", of: hero, or: Reading.restyled("opacity")
    ) {
      $0.explore.shade = 0.3
    },
    Change(.buttonTitle, "the search", on: "explore", of: ["Where to?", "Search trips"]) {
      $0.explore.prompt = "Search trips"
    },
    Change(.icon, "the search's icon", on: "explore", of: ["Where to?", "magnifyingglass", "mappin"]) {
      $0.explore.searchIcon = "mappin.and.ellipse"
    },
    Change(.material, "thicker glass", on: "explore", of: ["Where to?"]) { $0.explore.pillIsThick = true },
    Change(.shadow, "a smaller shadow of the search", on: "explore", of: ["Where to?"]) {
      $0.explore.pillShadow = 2
    },
    Change(.padding, "the search's padding 12 → 18", on: "explore", of: ["Where to?"]) {
      $0.explore.pillPadding = 18
    },
    Change(.spacing, "kinds 18 → 28 apart", on: "explore", of: kinds) { $0.explore.categoryGap = 28 },
    Change(.selection, "cities", on: "explore", of: ["Beach", "Cities"], or: Reading.paints) {
      $0.explore.categorySelection = "Cities"
    },
    Change(.order, "peaks before beaches", on: "explore", of: ["Beach", "Peaks", "scrollView"]) {
      $0.explore.categoriesAreChanged = true
    },
    Change(.added, "skiing", on: "explore", of: ["Skiing", "snowflake"]) { $0.explore.hasSkiing = true },
    Change(.sectionSpacing, "sections 24 → 34 apart", on: "explore") { $0.explore.sectionGap = 34 },
    Change(.buttonTitle, "the button to see more", on: "explore", of: ["See all", "More"]) {
      $0.explore.seeAll = "More"
    },
    Change(.sectionHeader, "the header", on: "explore", of: ["Popular", "Trending"]) {
      $0.explore.popular = "Trending"
    },
    Change(.avatarSize, "pictures of rows 62 → 48", on: "explore", of: escapes + ["scrollView"]) {
      $0.explore.rowThumb = 48
    },
    Change(.removed, "no chevrons", on: "explore", of: escapes + ["scrollView", "chevron"]) {
      $0.explore.rowChevrons = false
    },
    Change(.font, "a row's second line", on: "explore", of: ["2 nights", "4 nights", "3 nights"]) {
      $0.explore.rowDetail = .callout
    },
    Change(.listRemoved, "no cabin", on: "explore", of: ["A cabin", "3 nights"]) {
      $0.explore.thirdEscape = false
    },
  ]

  private static let captions = ["Temples", "Lakes", "Markets", "Reefs and"]
  private static let names = ["Kyoto", "Banff", "Marrakesh", "Tulum"]
  private static let wholeCards =
    names + captions + ["New", "Save Kyoto", "Save Banff", "Save Marrakesh", "Save Tulum", "scrollView"]

  private static let cards: [Change] = [
    Change(.cornerRadius, "cards' corners 20 → 8", on: "explore", of: wholeCards) { $0.cards.radius = 8 },
    Change(.aspectRatio, "cards 210 → 250 wide", on: "explore", of: wholeCards) { $0.cards.width = 250 },
    Change(.spacing, "cards 14 → 26 apart", on: "explore", of: wholeCards) { $0.cards.gap = 26 },
    Change(
      .gradient, "a lighter shade on cards", on: "explore", of: wholeCards, or: Reading.restyled("opacity")
    ) {
      $0.cards.shade = 0.35
    },
    Change(.border, "cards with a border", on: "explore", of: wholeCards) { $0.cards.border = 3 },
    Change(.fontSize, "names 20 → 25", on: "explore", of: names) { $0.cards.nameSize = 25 },
    Change(.textCase, "captions in capitals", on: "explore", of: captions + ["TEMPLES", "LAKES", "MARKETS"]) {
      $0.cards.captionIsUppercased = true
    },
    Change(.label, "the badge", on: "explore", of: ["New", "Top"]) { $0.cards.badge = "Top pick" },
    Change(.codeColor, "the badge's colour", on: "explore", of: ["New"]) { $0.cards.badgeColor = 0x2A6F4E },
    Change(.cornerStyle, "a square badge", on: "explore", of: ["New"]) { $0.cards.badgeIsCapsule = false },
    Change(.padding, "the badge further inside", on: "explore", of: ["New"]) { $0.cards.badgeInset = 22 },
    Change(.rotation, "the badge turned", on: "explore", of: ["New"]) { $0.cards.badgeTilt = -12 },
    Change(.iconSize, "hearts 34 → 44", on: "explore", of: ["Save Kyoto", "Save Banff", "Save"]) {
      $0.cards.heartSize = 44
    },
    Change(.listOrder, "Banff first", on: "explore", of: wholeCards) {
      $0.cards.isReordered = true
    },
  ]

  private static let facts = ["24°", "in June", "3 h 40", "flight", "4.8", "912"]
  private static let panel =
    facts + [
      "About", "Whitewashed", "Read more", "Good to know", "Fast", "Breakfast", "EK", "Eleni", "Superhost",
    ]

  private static let place: [Change] = [
    Change(.image, "another picture", on: "place", of: ["santorini", "oslo"]) { $0.place.photo = "oslo" },
    Change(.aspectRatio, "the picture 330 → 270", on: "place", of: ["santorini", "scrollView"]) {
      $0.place.heroHeight = 270
    },
    Change(.title, "the name", on: "place", of: ["Santorini", "Oia"]) { $0.place.title = "Oia, Santorini" },
    Change(.kerning, "the name wider", on: "place", of: ["Santorini"]) { $0.place.kerning = 2 },
    Change(.blur, "the picture blurred", on: "place", of: ["santorini", "scrollView"]) {
      $0.place.photoBlur = 6
    },
    Change(
      .buttonHeight, "buttons 40 → 50", on: "place", of: ["Back", "Share", "Save"],
      or: Reading.restyled("font size", "font")
    ) {
      $0.place.circle = 50
    },
    Change(
      .material, "buttons without glass", on: "place", of: ["Back", "Share", "Save"], or: Reading.paints
    ) {
      $0.place.circleIsGlass = false
    },
    Change(.cornerRadius, "the panel's corners 28 → 8", on: "place", of: panel + ["scrollView"]) {
      $0.place.sheetRadius = 8
    },
    Change(.spacing, "less overlap", on: "place", of: panel + ["santorini"]) { $0.place.overlap = -10 },
    Change(.spacing, "facts 12 → 22 apart", on: "place", of: facts, or: Reading.sizes) {
      $0.place.factsGap = 22
    },
    Change(.border, "the facts' border", on: "place", of: facts + ["scrollView"], or: Reading.paints) {
      $0.place.factBorder = 0x0E6E83
    },
    Change(.columnOrder, "stars first", on: "place", of: facts + ["scrollView"]) {
      $0.place.factsAreSwapped = true
    },
    Change(.label, "colder", on: "place", of: ["24°", "19°"]) { $0.place.temperature = "19°" },
    Change(.lineSpacing, "line spacing 3 → 8", on: "place", of: ["Whitewashed"]) {
      $0.place.aboutSpacing = 8
    },
    Change(.lineLimit, "two lines", on: "place", of: ["Whitewashed"]) { $0.place.aboutLimit = 2 },
    Change(.wrap, "a shorter text", on: "place", of: ["Whitewashed"]) {
      $0.place.about = "Whitewashed villages on the rim of a drowned volcano."
    },
    Change(.buttonTitle, "the button for more", on: "place", of: ["Read more", "Show"]) {
      $0.place.more = "Show everything"
    },
    Change(.icon, "an antenna", on: "place", of: ["wifi", "Fast", "antenna"]) {
      $0.place.amenityIcon = "antenna.radiowaves.left.and.right"
    },
    Change(
      .spacing, "what is good to know, apart", on: "place",
      of: ["Good to know", "Fast", "Breakfast", "wifi", "cup"]
    ) {
      $0.place.amenityGap = 18
    },
    Change(.added, "a late ferry", on: "place", of: ["Late", "ferry"]) { $0.place.hasLateFerry = true },
    Change(.avatarSize, "the host 44 → 60", on: "place", of: ["EK", "Eleni", "Superhost", "scrollView"]) {
      $0.place.hostSize = 60
    },
    Change(.avatarShape, "a square host", on: "place", of: ["EK"]) { $0.place.hostIsRound = false },
    Change(.removed, "not verified", on: "place", of: ["Verified"]) { $0.place.isVerified = false },
  ]

  private static let reserve: [Change] = [
    Change(.font, "a larger price", on: "place", of: ["$184"]) { $0.place.priceFont = .title },
    Change(.buttonTitle, "the button", on: "place", of: ["Reserve", "Book"]) {
      $0.place.reserve = "Book now"
    },
    Change(.buttonHeight, "the button 50 → 42", on: "place", of: ["Reserve"]) { $0.place.reserveHeight = 42 },
    Change(.cornerRadius, "the button's corners 25 → 8", on: "place", of: ["Reserve"]) {
      $0.place.reserveRadius = 8
    },
    Change(.divider, "no line above the price", on: "place") { $0.place.barHasLine = false },
    Change(.disabled, "sold out", on: "place", of: ["Reserve"]) { $0.place.isSoldOut = true },
    Change(.strikethrough, "the old price not struck", on: "place", of: ["$220"]) {
      $0.place.oldPriceIsStruck = false
    },
    Change(.removed, "no old price", on: "place", of: ["$220"]) { $0.place.oldPriceIsShown = false },
  ]

  private static let chips = ["Free cancellation", "Pool", "Pets"]

  private static let stays: [Change] = [
    Change(.title, "the title", on: "stays", of: ["Stays", "Hotels", "navigationBar"]) {
      $0.stays.title = "Hotels in Lisbon"
    },
    Change(.titleMode, "a small title", on: "stays") { $0.stays.titleIsLarge = false },
    Change(.selection, "the map", on: "stays", of: ["View", "List", "Map", "segmentedControl"]) {
      $0.stays.mode = 1
    },
    Change(.icon, "the icon to sort", on: "stays", of: ["Sort"]) {
      $0.stays.sortIcon = "line.3.horizontal.decrease"
    },
    Change(.toolbarItem, "not to be sorted", on: "stays", of: ["Sort"]) { $0.stays.hasSort = false },
    Change(.spacing, "chips 8 → 18 apart", on: "stays", of: chips) { $0.stays.chipGap = 18 },
    Change(.borderWidth, "chips' border 1 → 2.5", on: "stays", of: chips) { $0.stays.chipBorder = 2.5 },
    Change(
      .selection, "whether it can be cancelled or not", on: "stays", of: ["Free cancellation", "checkmark"],
      or: Reading.paints + Reading.any("vanished")
    ) {
      $0.stays.freeIsOn = false
    },
  ]

  private static let firstStay = [
    "Hotel Alma", "9.2", "Chiado", "Rooftop", "$184", "/ night", "Breakfast", "Page",
  ]
  static let allStays = firstStay + ["Casa", "8.7", "Belém", "$156", "Pens", "Alfama", "$210", "scrollView"]

  private static let stayCards: [Change] = [
    Change(.aspectRatio, "flatter pictures", on: "stays", of: allStays) { $0.stays.photoRatio = 2.1 },
    Change(.padding, "cards' padding 14 → 22", on: "stays", of: allStays) { $0.stays.cardPadding = 22 },
    Change(.spacing, "cards 18 → 32 apart", on: "stays", of: allStays) { $0.stays.cardGap = 32 },
    Change(.shadow, "cards' shadow 8 → 1", on: "stays", of: allStays) { $0.stays.cardShadow = 1 },
    Change(.cornerRadius, "cards' corners 18 → 4", on: "stays", of: allStays) { $0.stays.cardRadius = 4 },
    Change(.truncation, "a long name", on: "stays", of: ["Hotel Alma"]) {
      $0.stays.firstName = "Hotel Alma and the gardens of the old convent"
    },
    Change(.font, "names as titles", on: "stays", of: ["Hotel Alma", "Casa", "Pens"]) {
      $0.stays.nameFont = .title2
    },
    Change(.cornerRadius, "scores' corners 6 → 12", on: "stays", of: ["9.2", "8.7"]) {
      $0.stays.scoreRadius = 12
    },
    Change(.label, "a better score", on: "stays", of: ["9.2", "9.4"]) { $0.stays.score = "9.4" },
    Change(.listOrder, "sorted by price", on: "stays", of: allStays) { $0.stays.isSorted = true },
    Change(
      .listRemoved, "no house by the river", on: "stays", of: ["Casa", "Belém", "8.7", "$156", "/ night"]
    ) {
      $0.stays.hasSecond = false
    },
    Change(.listAdded, "a house of tiles", on: "stays", of: ["The Tile", "Graça", "8.7", "$131", "/ night"]) {
      $0.stays.hasGem = true
    },
    Change(.digits, "prices in proportional digits", on: "stays", of: ["$184", "$156", "$210"]) {
      $0.stays.nightPriceIsDigits = false
    },
    Change(.label, "the ribbon", on: "stays", of: ["Breakfast", "Free breakfast"]) {
      $0.stays.ribbon = "Free breakfast"
    },
    Change(.zOrder, "the ribbon behind", on: "stays", of: ["Breakfast"]) { $0.stays.ribbonIsInFront = false },
    Change(.removed, "no bar", on: "stays", of: ["Rooftop", "wineglass"]) { $0.stays.perks = false },
  ]
}
