import AppVariants
import Foundation

@testable import Tickets

/// What people change about the app for tickets.
enum TicketsMutations {
  typealias Change = Mutation<TicketsLook>

  static let all =
    everywhere + bar + hero + searchCard + offers + results + lines + filters + seats + fares + pass
    + passPaper + board + station + checkout + saved + event + eventPlaces + profile

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "the colour rail of the catalogue",
      on: "search results filters seats fares checkout pass station saved event profile"
    ) {
      $0.hasRevisedRail = true
    },
    Change(.theme, "dark always", on: "search results seats fares checkout pass board station saved profile")
    {
      $0.forcesDark = true
    },
    Change(.textSize, "large text", on: "search results fares checkout station saved event profile") {
      $0.textSize = .xxLarge
    },
    Change(.locale, "German formats", on: "search results checkout") { $0.locale = "de_DE" },
  ]

  private static let places = ["Search", "Tickets", "2", "Saved", "Me", "window"]

  private static let bar: [Change] = [
    Change(.tabIcon, "the icon of the first place", on: "search results station saved", of: ["Search"]) {
      $0.bar.searchIcon = "globe"
    },
    Change(
      .label, "the name of the second place", on: "search pass board profile", of: ["Tickets", "Trips"]
    ) {
      $0.bar.tickets = "Trips"
    },
    Change(.badge, "seven tickets", on: "search pass saved profile", of: ["2", "7", "Tickets"]) {
      $0.bar.badge = 7
    },
    Change(.removed, "no number of tickets", on: "results board station saved", of: ["2"]) {
      $0.bar.badgeIsShown = false
    },
    Change(
      .tabOrder, "what is saved before tickets", on: "search results pass profile",
      of: ["Tickets", "Saved", "2", "window"]
    ) {
      $0.bar.savedIsThird = false
    },
    Change(.material, "the bar as a material", on: "search board station", of: places) {
      $0.bar.material = true
    },
    Change(.cornerRadius, "the bar's corners 26 → 8", on: "results pass board saved", of: places) {
      $0.bar.radius = 8
    },
    Change(.shadow, "a larger shadow of the bar", on: "results board saved", of: places) {
      $0.bar.shadow = 24
    },
    Change(.iconSize, "the bar's icons 20 → 24", on: "search board saved", of: places) {
      $0.bar.iconSize = 24
    },
  ]

  private static let hero: [Change] = [
    Change(.label, "the question", on: "search", of: ["Where to", "Next stop"]) {
      $0.search.hello = "Next stop?"
    },
    Change(.fontSize, "the question 32 → 26", on: "search", of: ["Where to"]) { $0.search.helloSize = 26 },
    Change(.fontWeight, "the question in medium", on: "search", of: ["Where to"]) {
      $0.search.helloWeight = .medium
    },
    Change(.kerning, "the question wider", on: "search", of: ["Where to"]) { $0.search.helloKerning = 1 },
    Change(.opacity, "what there is, paler", on: "search", of: ["Trains, buses"]) {
      $0.search.subOpacity = 0.4
    },
    Change(
      .gradient, "the picture ends in blue", on: "search",
      of: ["Picture", "Where to", "Trains", "scrollView"]
    ) {
      $0.search.heroFoot = 0x14213D
    },
    Change(.image, "a ferry as the picture", on: "search", of: ["Picture"]) {
      $0.search.heroIcon = "ferry.fill"
    },
    Change(.rotation, "the picture upright", on: "search", of: ["Picture"]) { $0.search.heroIconTurn = 0 },
    Change(.blur, "the picture blurred", on: "search", of: ["Picture"]) { $0.search.heroIconBlur = 6 },
    Change(.blend, "the picture laid on", on: "search", of: ["Picture"]) {
      $0.search.heroIconBlends = false
    },
  ]

  private static let card = [
    "Way", "One way", "Return", "circle", "From", "Porto Camp", "mappin", "To", "Lisboa Or", "Swap",
    "Add a", "textField", "calendar", "Thu, Jun", "2 people", "With a", "Find", "scrollView",
  ]

  private static let searchCard: [Change] = [
    Change(.cornerRadius, "the card's corners 22 → 6", on: "search", of: card) { $0.search.radius = 6 },
    Change(.padding, "the card's padding 16 → 24", on: "search", of: card) { $0.search.padding = 24 },
    Change(.shadow, "a larger shadow of the card", on: "search", of: card) { $0.search.shadow = 26 },
    Change(.offset, "the card lies lower", on: "search", or: Reading.moved("spacing", "padding")) {
      $0.search.lift = -24
    },
    Change(.spacing, "parts of the card 12 → 18 apart", on: "search", of: card) {
      $0.search.fieldGap = 18
    },
    Change(.label, "from where", on: "search", of: ["Porto Camp", "Braga"]) { $0.search.from = "Braga" },
    Change(.placeholder, "what to add", on: "search", of: ["Add a", "Via", "textField"]) {
      $0.search.prompt = "Via"
    },
    Change(.icon, "the icon to swap", on: "search", of: ["Swap"]) {
      $0.search.swapIcon = "arrow.triangle.2.circlepath"
    },
    Change(.buttonHeight, "the button to swap 40 → 32", on: "search", of: ["Swap"]) { $0.search.swap = 32 },
    Change(.alignment, "the button to swap in the middle", on: "search", of: ["Swap"]) {
      $0.search.swapSide = .center
    },
    Change(.removed, "not to be swapped", on: "search", of: ["Swap"]) { $0.search.swapIsShown = false },
    Change(.label, "another day", on: "search", of: ["Thu, Jun", "Sun, Jun"]) {
      $0.search.date += 3 * 86_400
    },
    Change(.stepper, "four people", on: "search", of: ["2 people", "4 people", "stepper"]) {
      $0.search.travellers = 4
    },
    Change(.selection, "there and back", on: "search", of: ["Way", "One way", "Return", "segmented"]) {
      $0.search.way = 1
    },
    Change(.buttonTitle, "the second way", on: "search", of: ["Return", "Both ways", "Way"]) {
      $0.search.secondWay = "Both ways"
    },
    Change(.toggle, "with a bicycle", on: "search", of: ["With a", "switch"]) { $0.search.bicycle = true },
    Change(.buttonTitle, "the wide button", on: "search", of: ["Find", "Show me"]) {
      $0.search.button = "Show me"
    },
    Change(.buttonHeight, "the wide button 52 → 44", on: "search", of: ["Find"]) {
      $0.search.buttonHeight = 44
    },
    Change(.cornerRadius, "the wide button's corners 16 → 4", on: "search", of: ["Find"]) {
      $0.search.buttonRadius = 4
    },
    Change(.gradient, "the wide button ends in pink", on: "search", of: ["Find"]) {
      $0.search.buttonFoot = 0xD6336C
    },
    Change(.disabled, "the wide button", on: "search", of: ["Find"]) { $0.search.buttonIsDisabled = true },
    Change(.sectionHeader, "the heading", on: "search", of: ["Recent", "Again"]) {
      $0.search.recent = "Again?"
    },
    Change(.removed, "not to be cleared", on: "search", of: ["Clear"]) { $0.search.hasClear = false },
    Change(
      .spacing, "capsules 8 → 16 apart", on: "search", of: ["Porto →", "Lisboa →", "Night of", "scrollView"]
    ) {
      $0.search.chipGap = 16
    },
    Change(
      .borderWidth, "capsules' borders 1 → 3", on: "search",
      of: ["Porto →", "Lisboa →", "Night of", "scrollView"]
    ) {
      $0.search.chipStroke = 3
    },
    Change(.buttonTitle, "the first capsule", on: "search", of: ["Porto →"]) {
      $0.search.firstChip = "Porto → Faro"
    },
    Change(.listRemoved, "two capsules", on: "search", of: ["Night of"]) { $0.search.hasThird = false },
  ]

  private static let shelf = ["music", "Concerts", "sun", "Beaches", "−30", "trophy", "Match", "scrollView"]

  private static let offers: [Change] = [
    Change(.aspectRatio, "wider offers", on: "search", of: shelf) { $0.offers.width = 186 },
    Change(.spacing, "offers 12 → 24 apart", on: "search", of: shelf) { $0.offers.gap = 24 },
    Change(.icon, "headphones for concerts", on: "search", of: ["music", "headphones", "Concerts"]) {
      $0.offers.icon = "headphones"
    },
    Change(.badge, "half the price", on: "search", of: ["−30", "−50"]) { $0.offers.badge = "−50%" },
    Change(.rotation, "by how much, straight", on: "search", of: ["−30"]) { $0.offers.badgeTurn = 0 },
    Change(.alignment, "by how much, in the middle", on: "search", of: ["−30"]) {
      $0.offers.badgeSide = .center
    },
    Change(.listOrder, "beaches first", on: "search", of: shelf) { $0.offers.isReordered = true },
  ]

  private static let first = [
    "IC 523", "Cheapest", "€35", "€24", "08:12", "11:02", "flame", "4 seats", "2 h 50",
  ]
  private static let second = ["AP 131", "€31", "09:38", "Coimbra", "12:31"]
  private static let third = ["Bus 7", "€19", "10:15", "Aveiro", "13:40"]
  private static let trips = first + second + third + ["scrollView"]
  private static let times = ["08:12", "11:02", "09:38", "12:31", "10:15", "13:40"]

  private static let results: [Change] = [
    Change(.title, "the title", on: "results", of: ["Porto →", "Trips", "navigationBar"]) {
      $0.results.title = "Trips to Lisboa"
    },
    Change(.label, "how many", on: "results", of: ["14 trips", "9 trips"]) { $0.results.count = "9 trips" },
    Change(.codeColor, "the lowest price in blue", on: "results", of: ["14 trips"]) {
      $0.results.cheapestColor = 0x1D4ED8
    },
    Change(.fontWeight, "how many, in regular", on: "results", of: ["14 trips"]) {
      $0.results.countWeight = .regular
    },
    Change(
      .selection, "the cheap first", on: "results", of: ["Sort", "Early", "Cheap"], or: Reading.any("text")
    ) {
      $0.results.sort = 1
    },
    Change(.toolbarItem, "no filters", on: "results", of: ["Filters"]) { $0.results.hasFilter = false },
    Change(.icon, "a funnel for filters", on: "results", of: ["Filters"]) {
      $0.results.filterIcon = "line.3.horizontal.decrease"
    },
    Change(.spacing, "trips 14 → 26 apart", on: "results", of: trips) { $0.results.gap = 26 },
    Change(.padding, "trips' padding 16 → 22", on: "results", of: trips) { $0.results.padding = 22 },
    Change(.cornerRadius, "trips' corners 18 → 4", on: "results", of: trips) { $0.results.radius = 4 },
    Change(.borderWidth, "trips' borders 1 → 3", on: "results", of: trips) { $0.results.stroke = 3 },
    Change(.shadow, "a shadow of trips", on: "results", of: trips) { $0.results.shadow = 8 },
    Change(.label, "the first price", on: "results", of: ["€24", "€27"]) { $0.results.price = 27.9 },
    Change(.font, "prices smaller", on: "results", of: ["€24", "€31", "€19"]) {
      $0.results.priceFont = .subheadline
    },
    Change(.label, "how long it takes", on: "results", of: ["2 h 50", "3 h 05"]) {
      $0.results.duration = "3 h 05"
    },
    Change(.label, "when it leaves", on: "results", of: ["08:12", "08:40"]) {
      $0.results.departs = "08:40"
    },
    Change(.font, "times larger", on: "results", of: times) { $0.results.timeFont = .title3 },
    Change(.label, "what is special", on: "results", of: ["Cheapest", "Best"]) { $0.results.tag = "Best" },
    Change(.cornerRadius, "what is special, as a capsule", on: "results", of: ["Cheapest"]) {
      $0.results.tagRadius = 10
    },
    Change(.removed, "nothing is special", on: "results", of: ["Cheapest"]) {
      $0.results.tagIsShown = false
    },
    Change(.opacity, "the second trip is sold out", on: "results", of: second + ["scrollView"]) {
      $0.results.isSoldOut = true
    },
    Change(.strikethrough, "the old price is not struck", on: "results", of: ["€35"]) {
      $0.results.oldPriceIsStruck = false
    },
    Change(.removed, "no old price", on: "results", of: ["€35"]) { $0.results.oldIsShown = false },
    Change(.divider, "no line on the first trip", on: "results") { $0.results.divider = false },
    Change(.icon, "a seat for the seats", on: "results", of: ["flame", "chair", "4 seats"]) {
      $0.results.seatsIcon = "chair.fill"
    },
    Change(.listRemoved, "no bus", on: "results", of: third) { $0.results.hasThird = false },
    Change(.listAdded, "a bus at night", on: "results", of: ["Night bus", "€12", "23:50", "05:55"]) {
      $0.results.hasNight = true
    },
    Change(.listOrder, "the second trip first", on: "results", of: first + second + ["scrollView"]) {
      $0.results.isReordered = true
    },
  ]

  private static let lines: [Change] = [
    Change(.iconSize, "dots of stops 9 → 14", on: "results", of: trips) { $0.line.dot = 14 },
    Change(.borderWidth, "thicker lines of stops", on: "results", of: trips) { $0.line.width = 5 },
    Change(.border, "dotted lines of stops", on: "results", of: trips, or: Reading.restyled("dash")) {
      $0.line.isDashed = true
    },
    Change(.codeColor, "lines of stops in blue", on: "results", of: trips) { $0.line.color = 0x1D4ED8 },
    Change(.offset, "where to change, earlier", on: "results", of: ["Coimbra", "Aveiro", "scrollView"]) {
      $0.line.change = 0.3
    },
    Change(.hidden, "not where to change", on: "results", of: ["Coimbra", "Aveiro"]) {
      $0.line.namesAreShown = false
    },
    Change(.font, "where to change, larger", on: "results", of: ["Coimbra", "Aveiro"]) {
      $0.line.nameFont = .footnote
    },
  ]
}
