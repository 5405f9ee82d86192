import AppVariants
import Foundation

@testable import Home

/// What people change about the app for the home.
enum HomeMutations {
  typealias Change = Mutation<HomeLook>

  static let all =
    everywhere + dashboard + tiles + leaving + rooms + power + light + climate + scenes + energy + automations
    + builder + cameras + activity + settings

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "the colour warm of the catalogue",
      on: "dashboard rooms light climate scenes automations builder activity settings"
    ) {
      $0.hasRevisedWarm = true
    },
    Change(.theme, "dark always", on: "dashboard rooms climate energy automations activity settings") {
      $0.forcesDark = true
    },
    Change(.textSize, "large text", on: "dashboard scenes automations activity settings") {
      $0.textSize = .xxLarge
    },
    Change(.locale, "German formats", on: "energy builder") { $0.locale = "de_DE" },
    Change(
      .tabIcon, "the icon of the first tab", on: "dashboard rooms climate automations settings",
      of: ["Home", "tabBar"]
    ) {
      $0.tabs.homeIcon = "square.grid.2x2.fill"
    },
    Change(
      .label, "the second tab's name", on: "dashboard energy activity settings",
      of: ["Rooms", "Spaces", "tabBar"]
    ) {
      $0.tabs.roomsName = "Spaces"
    },
    Change(
      .badge, "twelve are unread", on: "dashboard scenes automations settings",
      of: ["Activity", "tabBar", "3", "12"]
    ) {
      $0.tabs.unread = 12
    },
    Change(
      .tabOrder, "automations before rooms", on: "dashboard cameras activity settings",
      of: ["Rooms", "Automations", "tabBar"]
    ) {
      $0.tabs.rulesAreSecond = true
    },
  ]

  private static let strip = [
    "thermometer", "19–22", "lightbulb", "5 on", "lock.fill", "Doors", "bolt", "0.9", "scrollView",
  ]

  private static let dashboard: [Change] = [
    Change(.title, "the title", on: "dashboard", of: ["Elm Street", "My home", "navigationBar"]) {
      $0.dash.title = "My home"
    },
    Change(.titleMode, "a small title", on: "dashboard") { $0.dash.titleIsLarge = false },
    Change(.icon, "the icon to add", on: "dashboard", of: ["Add"]) { $0.dash.addIcon = "plus.circle" },
    Change(.toolbarItem, "no cameras in the bar", on: "dashboard", of: ["Cameras"]) {
      $0.dash.hasCamerasButton = false
    },
    Change(.sectionSpacing, "parts 22 → 36 apart", on: "dashboard") { $0.dash.gap = 36 },
    Change(.contentInset, "the page's inset 16 → 28", on: "dashboard") { $0.dash.inset = 28 },
    Change(.spacing, "capsules 8 → 16 apart", on: "dashboard", of: strip) { $0.dash.chipGap = 16 },
    Change(.padding, "capsules' padding 12 → 18", on: "dashboard", of: strip) { $0.dash.chipPadding = 18 },
    Change(.cornerRadius, "capsules with small corners", on: "dashboard", of: strip) {
      $0.dash.chipIsSquare = true
    },
    Change(.font, "larger capsules", on: "dashboard", of: strip) { $0.dash.chipFont = .body },
    Change(.label, "what is locked", on: "dashboard", of: ["Doors", "Secure"]) {
      $0.dash.security = "Secure"
    },
    Change(.icon, "a shield for what is locked", on: "dashboard", of: ["lock.fill", "shield", "Doors"]) {
      $0.dash.securityIcon = "shield.lefthalf.filled"
    },
    Change(.codeColor, "a red thermometer", on: "dashboard", of: ["thermometer", "19–22"]) {
      $0.dash.climateColor = 0xE03131
    },
    Change(.removed, "not how much is used", on: "dashboard", of: ["0.9", "bolt"]) {
      $0.dash.hasEnergyChip = false
    },
    Change(
      .order, "lights first", on: "dashboard",
      of: ["thermometer", "19–22", "lightbulb", "5 on", "scrollView"]
    ) {
      $0.dash.chipsAreSwapped = true
    },
    Change(.sectionHeader, "the header of tiles", on: "dashboard", of: ["Favorites", "Often"]) {
      $0.dash.favourites = "Often used"
    },
    Change(.font, "a larger header of tiles", on: "dashboard", of: ["Favorites"]) {
      $0.dash.favouritesFont = .title
    },
    Change(.textCase, "the header of tiles in capitals", on: "dashboard", of: ["Favorites"]) {
      $0.dash.favouritesIsUppercased = true
    },
    Change(.gradient, "the wall ends in green", on: "dashboard") { $0.dash.wallFoot = 0x7FC8A9 },
    Change(.label, "the greeting", on: "dashboard", of: ["Good evening", "Welcome"]) {
      $0.dash.greeting = "Welcome back"
    },
    Change(.kerning, "a wider greeting", on: "dashboard", of: ["Good evening"]) {
      $0.dash.greetingKerning = 1.5
    },
    Change(.icon, "the sun", on: "dashboard", of: ["cloud.rain", "sun.max", "Rain until"]) {
      $0.dash.weatherIcon = "sun.max.fill"
    },
    Change(
      .alignment, "the greeting in the middle", on: "dashboard",
      of: ["Good evening", "cloud.rain", "Rain until"]
    ) {
      $0.dash.weatherSide = .center
    },
  ]

  private static let grid = [
    "Reading lamp", "Front door", "Ceiling fan", "Thermostat", "Kitchen speaker", "battery", "12%",
    "scrollView",
  ]
  private static let lit = ["Reading lamp", "Front door", "Thermostat", "scrollView"]

  private static let tiles: [Change] = [
    Change(.rotation, "the fan turned", on: "dashboard", of: ["Ceiling fan"]) { $0.tile.fanTurn = 30 },
    Change(.gridColumns, "wider tiles, one in a row on a phone", on: "dashboard") { $0.tile.minimum = 220 },
    Change(.spacing, "tiles 12 → 20 apart", on: "dashboard", of: grid) { $0.tile.gap = 20 },
    Change(.rowHeight, "lower tiles, 118 → 92", on: "dashboard", of: grid) { $0.tile.height = 92 },
    Change(.cornerRadius, "tiles' corners 20 → 6", on: "dashboard", of: grid) { $0.tile.radius = 6 },
    Change(.cornerStyle, "tiles' corners as circles", on: "dashboard", of: grid) {
      $0.tile.isContinuous = false
    },
    Change(.padding, "tiles' padding 14 → 22", on: "dashboard", of: grid) { $0.tile.padding = 22 },
    Change(.shadow, "a larger shadow of tiles", on: "dashboard", of: lit) { $0.tile.shadow = 14 },
    Change(
      .opacity, "what is off, fainter", on: "dashboard", of: ["Ceiling fan", "Kitchen speaker", "scrollView"]
    ) {
      $0.tile.offOpacity = 0.15
    },
    Change(.avatarSize, "discs 38 → 48", on: "dashboard", of: grid) { $0.tile.disc = 48 },
    Change(.avatarShape, "discs as squares", on: "dashboard", of: grid) { $0.tile.discIsRound = false },
    Change(.iconSize, "smaller symbols on tiles", on: "dashboard", of: grid) { $0.tile.iconFont = 13 },
    Change(.icon, "a bulb for the lamp", on: "dashboard", of: ["Reading lamp"]) {
      $0.tile.lampIcon = "lightbulb.fill"
    },
    Change(.codeColor, "the lamp's disc in pink", on: "dashboard", of: ["Reading lamp"]) {
      $0.tile.lampColor = 0xEC4899
    },
    Change(.label, "how bright the lamp is", on: "dashboard", of: ["Reading lamp"]) {
      $0.tile.lampState = "25%"
    },
    Change(.label, "that the door is open", on: "dashboard", of: ["Front door"]) {
      $0.tile.doorState = "Unlocked"
    },
    Change(.truncation, "a long name of the fan", on: "dashboard", of: ["Ceiling fan"]) {
      $0.tile.fan = "Ceiling fan above the table in the big bedroom upstairs by the stairs"
    },
    Change(.fontWeight, "names in regular", on: "dashboard", of: grid) { $0.tile.nameWeight = .regular },
    Change(.font, "states larger", on: "dashboard", of: grid) { $0.tile.stateFont = .callout },
    Change(.removed, "no battery", on: "dashboard", of: ["battery", "12%"]) {
      $0.tile.batteryIsShown = false
    },
    Change(.badge, "less in the battery", on: "dashboard", of: ["12%", "4%"]) { $0.tile.battery = "4%" },
    Change(
      .listOrder, "the door first", on: "dashboard",
      of: ["Reading lamp", "Front door", "battery", "12%", "scrollView"]
    ) {
      $0.tile.isReordered = true
    },
    Change(.listRemoved, "no speaker", on: "dashboard", of: ["Kitchen speaker"]) {
      $0.tile.hasSpeaker = false
    },
    Change(.listAdded, "the washer as well", on: "dashboard", of: ["Washer"]) { $0.tile.hasWasher = true },
    Change(.border, "a border of what is on", on: "dashboard", of: lit) { $0.tile.borderWidth = 2 },
  ]

  private static let leaving: [Change] = [
    Change(.label, "the question", on: "leaving", of: ["Turn everything", "Leave the", "sheet"]) {
      $0.leave.title = "Leave the house?"
    },
    Change(.label, "what is on", on: "leaving", of: ["Five lights", "Nothing"]) {
      $0.leave.message = "Nothing but the fan is on."
    },
    Change(.buttonTitle, "the red button", on: "leaving", of: ["Leave home", "Turn off"]) {
      $0.leave.confirm = "Turn off and lock"
    },
    Change(.removed, "no night lights", on: "leaving", of: ["Keep"]) { $0.leave.hasAway = false },
  ]
}
