import AppVariants
import Foundation

@testable import Tutti

/// Changes that people make to the orchestra's app, in the words of SwiftUI.
enum TuttiMutations {
  typealias Change = Mutation<TuttiLook>

  static let all =
    everywhere + tabs + day + poster + doors + schedule + cities + call + concert + essay + programme
    + encores
    + hall + stage + plan + desks + players + members + player + violin + leave + cargo + cases + lorry
    + tallies + applause + sales + tuning + overtones + metronome + room + lines

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "garnet red → teal in the asset catalogue",
      on: "day concert stage players player cargo tallies tuning room leave"
    ) {
      $0.hasRevisedGarnet = true
    },
    Change(
      .theme, "colorScheme .dark always", on: "day concert stage players player cargo tallies room leave"
    ) {
      $0.forcesDark = true
    },
    Change(
      .textSize, "dynamicTypeSize .xxLarge",
      on: "day concert stage players player cargo tallies tuning room leave"
    ) {
      $0.textSize = .xxLarge
    },
    Change(.locale, "locale en_GB → de_DE", on: "concert cargo tallies leave") { $0.locale = "de_DE" },
    Change(
      .tint, "tint of the whole app garnet → green", on: "day concert stage players player cargo tallies room"
    ) {
      $0.tint = 0x1F8A4C
    },
  ]

  /// The screens that show the tabs.
  private static let everyTab = "day stage players player cargo tallies room"

  private static let tabs: [Change] = [
    Change(.label, "tab Today → Tonight", on: everyTab, of: ["Today", "Tonight", "tabBar"]) {
      $0.tabs.today = "Tonight"
    },
    Change(
      .tabIcon, "tab systemImage shippingbox.fill → truck.box.fill", on: everyTab,
      of: ["Cargo", "shippingbox", "truck", "tabBar"]
    ) {
      $0.tabs.cargoIcon = "truck.box.fill"
    },
    Change(
      .badge, "badge(3) → badge(8) on Green room", on: everyTab,
      of: ["3", "8", "Green room", "tabBar"]
    ) {
      $0.tabs.letters = 8
    },
    Change(
      .tabOrder, "Cargo before Players in the TabView", on: everyTab,
      of: ["Cargo", "Players", "tabBar", "other"], or: Reading.moved("position")
    ) {
      $0.tabs.cargoIsSecond = true
    },
  ]

  private static let news = ["The second oboe", "megaphone"]
  private static let weather = ["24 degrees", "Sun", "sun"]

  private static let day: [Change] = [
    Change(
      .title, "navigationTitle Tour → On tour", on: "day concert stage",
      of: ["Tour", "On tour", "BackButton", "navigationBar"]
    ) {
      $0.day.title = "On tour"
    },
    Change(.titleMode, "navigationBarTitleDisplayMode .large → .inline", on: "day") {
      $0.day.titleIsLarge = false
    },
    Change(.toolbarItem, "no ToolbarItem Print", on: "day", of: ["Print"]) { $0.day.printIsShown = false },
    Change(.icon, "Print printer → square.and.arrow.up", on: "day", of: ["Print"]) {
      $0.day.print = "square.and.arrow.up"
    },
    Change(.sectionSpacing, "VStack spacing 18 → 28", on: "day") { $0.day.gap = 28 },
    Change(.padding, "padding(.horizontal) 16 → 26", on: "day") { $0.day.side = 26 },
    Change(.font, "city font .title2 → .headline", on: "day", of: ["Lisbon"]) { $0.day.cityFont = .headline },
    Change(.kerning, "count tracking 0.8 → 2.6", on: "day", of: ["Day 6"]) { $0.day.countTracking = 2.6 },
    Change(.textCase, "count textCase .uppercase → nil", on: "day", of: ["Day 6"]) {
      $0.day.countIsUppercased = false
    },
    Change(.icon, "weather sun.max.fill → cloud.rain.fill", on: "day", of: weather + ["Cloud", "cloud"]) {
      $0.day.weather = "cloud.rain.fill"
    },
    Change(.label, "24 degrees → 19 degrees", on: "day", of: ["24 degrees", "19 degrees"]) {
      $0.day.weatherText = "19 degrees"
    },
    Change(
      .spacing, "UprightLabelStyle(gap: 4) → 12", on: "day", of: weather, or: Reading.argument("gap")
    ) {
      $0.day.weatherGap = 12
    },
    Change(.label, "a shorter news", on: "day", of: news + ["No second oboe"]) {
      $0.day.news = "No second oboe."
    },
    Change(.background, "news background sand → mint", on: "day", of: news + ["scrollView"]) {
      $0.day.newsColor = 0xBFE6CF
    },
    Change(.alignment, "news frame alignment .leading → .trailing", on: "day", of: news) {
      $0.day.newsSide = .trailing
    },
    Change(
      .icon, "news megaphone.fill → info.circle.fill", on: "day",
      of: ["megaphone", "info", "The second oboe"]
    ) {
      $0.day.newsIcon = "info.circle.fill"
    },
  ]

  private static let card = [
    "Moon", "Melody", "Curtain", "An evening", "Great hall at", "Sold out", "scrollView",
  ]

  private static let poster: [Change] = [
    Change(.aspectRatio, "poster frame(height: 190) → 220", on: "day", of: card) { $0.poster.height = 220 },
    Change(.cornerStyle, "poster clipShape .continuous → .circular", on: "day", of: card) {
      $0.poster.isContinuous = false
    },
    Change(.shadow, "poster shadow(radius: 9)", on: "day", of: card) { $0.poster.shadow = 9 },
    Change(.gradient, "poster LinearGradient begins in green", on: "day", of: card) {
      $0.poster.dusk = 0x1F4A3A
    },
    Change(.shapeArgument, "Curtain(folds: 7) → 4", on: "day", of: ["Curtain"], or: Reading.argument("folds"))
    {
      $0.poster.folds = 4
    },
    Change(
      .shapeArgument, "Curtain(drop: 0.3) → 0.16", on: "day", of: ["Curtain"], or: Reading.argument("drop")
    ) {
      $0.poster.drop = 0.16
    },
    Change(.codeColor, "curtain red → navy", on: "day", of: ["Curtain"]) { $0.poster.curtain = 0x24405F },
    Change(.shapeArgument, "Melody(notes: 9) → 6", on: "day", of: ["Melody"], or: Reading.argument("notes")) {
      $0.poster.notes = 6
    },
    Change(
      .shapeArgument, "Melody(climb: 0.5) → 0", on: "day", of: ["Melody"], or: Reading.argument("climb")
    ) {
      $0.poster.climb = 0
    },
    Change(.offset, "melody offset(x: 0) → offset(x: −24)", on: "day", of: ["Melody"]) {
      $0.poster.melodyShift = -24
    },
    Change(.rotation, "melody rotationEffect 0° → −6°", on: "day", of: ["Melody"]) {
      $0.poster.melodyTurn = -6
    },
    Change(.scale, "melody scaleEffect 1 → 0.8", on: "day", of: ["Melody"]) { $0.poster.melodyScale = 0.8 },
    Change(.opacity, "Moon opacity 0.9 → 0.4", on: "day", of: ["Moon"]) { $0.poster.moonOpacity = 0.4 },
    Change(.blend, "Moon blendMode .normal → .multiply", on: "day", of: ["Moon"]) {
      $0.poster.moonIsMultiplied = true
    },
    Change(.blur, "Moon blur(radius: 5)", on: "day", of: ["Moon"]) { $0.poster.moonBlur = 5 },
    Change(.fontWeight, "name weight .bold → .regular", on: "day", of: ["An evening"]) {
      $0.poster.nameWeight = .regular
    },
    Change(.wrap, "a hall of two lines", on: "day", of: ["Great hall at"]) {
      $0.poster.hall = "Great hall at the river, entrance for players through the garden"
    },
    Change(.padding, "words padding(.bottom) 12 → 24", on: "day", of: ["An evening", "Great hall at"]) {
      $0.poster.ink = 24
    },
    Change(.label, "Sold out → Few left", on: "day", of: ["Sold out", "Few left"]) {
      $0.poster.sold = "Few left"
    },
    Change(.material, "Sold out background .thinMaterial → orange", on: "day", of: ["Sold out"]) {
      $0.poster.soldIsMaterial = false
    },
  ]

  private static let countdown = ["Doors in", "progressIndicator"]

  private static let doors: [Change] = [
    Change(.progress, "ProgressView value 0.35 → 0.8", on: "day", of: countdown, or: Reading.any("moved")) {
      $0.doors.value = 0.8
    },
    Change(
      .iconSize, "KnobProgressStyle(knob: 16) → 22", on: "day", of: countdown,
      or: Reading.argument("knob") + Reading.restyled("style", "progress style")
    ) {
      $0.doors.knob = 22
    },
    Change(
      .borderWidth, "KnobProgressStyle(track: 6) → 11", on: "day", of: countdown,
      or: Reading.argument("track") + Reading.restyled("style", "progress style") + Reading.sizes
    ) {
      $0.doors.track = 11
    },
    Change(
      .tint, "KnobProgressStyle brass → blue", on: "day", of: countdown,
      or: Reading.argument("color") + Reading.restyled("style", "progress style")
    ) {
      $0.doors.tint = 0x2563EB
    },
    Change(.label, "Doors in 3 h 20 → Doors in 45 min", on: "day", of: ["Doors in"]) {
      $0.doors.words = "Doors in 45 min"
    },
  ]
}
