import AppVariants
import Foundation

@testable import Home

/// Rooms, a light, and how warm it is.
extension HomeMutations {
  private static let facts = [
    "21.5", "thermometer", "612", "wind", "48%", "humidity", "cell", "scrollView", "collectionView",
  ]
  private static let devices = [
    "lamp.table", "Floor lamp", "70%", "Brightness", "tv", "Television", "Off since", "hifispeaker",
    "Speakers", "Playing", "wind", "Window", "Open a", "Power", "power", "cell", "scrollView",
    "collectionView",
  ]
  private static let hero = ["Living room", "cell", "scrollView", "collectionView"]

  static let rooms: [Change] = [
    Change(.label, "the room's name", on: "rooms", of: ["Living room", "Lounge"]) {
      $0.rooms.name = "Lounge"
    },
    Change(.fontSize, "a smaller name of the room", on: "rooms", of: ["Living room"]) {
      $0.rooms.nameSize = 26
    },
    Change(.fontWeight, "the room's name in regular", on: "rooms", of: ["Living room"]) {
      $0.rooms.nameWeight = .regular
    },
    Change(.gradient, "another first colour of the head", on: "rooms", of: hero) {
      $0.rooms.heroTop = 0x2F9E8F
    },
    Change(.image, "a lamp behind the name", on: "rooms", of: hero) {
      $0.rooms.heroIcon = "lamp.table.fill"
    },
    Change(.rotation, "the sofa turned", on: "rooms", of: hero) { $0.rooms.heroTurn = 10 },
    Change(.opacity, "the sofa stronger", on: "rooms", of: hero) { $0.rooms.heroIconOpacity = 0.6 },
    Change(.cornerRadius, "the head's corner 36 → 0", on: "rooms", of: hero) { $0.rooms.heroCorner = 0 },
    Change(
      .offset, "what follows 28 → 8 points up", on: "rooms",
      of: facts + devices + ["Devices", "Adjust"], or: Reading.moved("spacing", "padding")
    ) {
      $0.rooms.cardLift = -8
    },
    Change(.spacing, "facts 10 → 20 apart", on: "rooms", of: facts, or: Reading.sizes) {
      $0.rooms.factGap = 20
    },
    Change(.label, "how warm the room is", on: "rooms", of: ["21.5", "18"]) {
      $0.rooms.temperature = "18°"
    },
    Change(.fontWeight, "facts in regular", on: "rooms", of: ["21.5", "612", "48%"]) {
      $0.rooms.factWeight = .regular
    },
    Change(.removed, "not how damp it is", on: "rooms", of: ["48%", "humidity"]) {
      $0.rooms.humidityIsShown = false
    },
    Change(.order, "the air first", on: "rooms", of: facts) { $0.rooms.factsAreSwapped = true },
    Change(.padding, "facts' padding 12 → 18", on: "rooms", of: facts) { $0.rooms.factPadding = 18 },
    Change(.sectionHeader, "the header of things", on: "rooms", of: ["Devices", "Everything"]) {
      $0.rooms.header = "Everything here"
    },
    Change(.padding, "rows' padding 12 → 17", on: "rooms", of: devices) { $0.rooms.rowPadding = 17 },
    Change(.spacing, "beside symbols 14 → 24", on: "rooms", of: devices) { $0.rooms.rowGap = 24 },
    Change(.avatarSize, "symbols' squares 34 → 42", on: "rooms", of: devices) { $0.rooms.iconBox = 42 },
    Change(.cornerRadius, "symbols' squares as circles", on: "rooms", of: devices) {
      $0.rooms.iconRadius = 17
    },
    Change(.icon, "the symbol of the television", on: "rooms", of: ["tv", "play", "Television"]) {
      $0.rooms.secondIcon = "play.rectangle"
    },
    Change(.label, "what is beside the lamp", on: "rooms", of: ["Television", "Projector"]) {
      $0.rooms.second = "Projector"
    },
    Change(.label, "since when it is off", on: "rooms", of: ["Off since", "Standby", "Television"]) {
      $0.rooms.secondState = "Standby"
    },
    Change(.font, "states in italics", on: "rooms", of: ["70%", "Off since", "Playing", "Open a"]) {
      $0.rooms.stateIsItalic = true
    },
    Change(.divider, "no lines", on: "rooms") { $0.rooms.dividers = false },
    Change(
      .listRemoved, "no window", on: "rooms",
      of: ["Window", "wind", "Open a", "Power", "power"]
    ) {
      $0.rooms.hasFourth = false
    },
    Change(
      .listOrder, "speakers before the television", on: "rooms",
      of: [
        "tv", "Television", "Off since", "hifispeaker", "Speakers", "Playing", "Power", "cell", "scrollView",
      ]
    ) {
      $0.rooms.isReordered = true
    },
    Change(
      .toggle, "the lamp is off", on: "rooms", of: ["Floor lamp", "lamp.table", "Power", "power"],
      or: Reading.paints + Reading.moved("position", "alignment")
    ) {
      $0.rooms.lampIsOn = false
    },
    Change(.removed, "the lamp cannot be dimmed here", on: "rooms", of: ["Brightness", "sun"]) {
      $0.rooms.dimmerIsShown = false
    },
    Change(.progress, "the lamp is dimmed", on: "rooms", of: ["Brightness", "slider"]) {
      $0.rooms.dimmer = 0.25
    },
    Change(.cornerRadius, "the card's corners 18 → 4", on: "rooms", of: devices) {
      $0.rooms.cardRadius = 4
    },
    Change(.hidden, "no dots below pages", on: "rooms", of: ["pageIndicator", "page"]) {
      $0.rooms.dotsAreShown = false
    },
    Change(.buttonTitle, "the button below things", on: "rooms", of: ["Adjust", "All lights"]) {
      $0.rooms.buttonTitle = "All lights"
    },
    Change(.buttonStyle, "the button below things filled", on: "rooms", of: ["Adjust"]) {
      $0.rooms.buttonIsProminent = true
    },
  ]

  static let power: [Change] = [
    Change(
      .aspectRatio, "wider switches, 58 → 70", on: "rooms light", of: ["switch", "Power", "power"],
      or: Reading.moved("position")
    ) {
      $0.power.width = 70
    },
    Change(.tint, "green switches", on: "rooms light", of: ["switch", "Power", "power"]) {
      $0.power.onColor = 0x2F9E44
    },
    Change(.icon, "a flash on switches", on: "rooms light", of: ["switch", "Power", "power", "bolt"]) {
      $0.power.knobIcon = "bolt.fill"
    },
    Change(.cornerRadius, "switches' corners 15 → 8", on: "rooms light", of: ["switch", "Power", "power"]) {
      $0.power.radius = 8
    },
    Change(
      .borderWidth, "a thicker line around switches", on: "rooms light", of: ["switch", "Power", "power"]
    ) {
      $0.power.stroke = 3
    },
  ]

  private static let colors = ["Daylight", "Candle", "Coral", "Lilac", "Sea", "Moss"]

  static let light: [Change] = [
    Change(.sheetDetent, "a large sheet", on: "light") { $0.light.isLarge = true },
    Change(.title, "the lamp's name", on: "light", of: ["Floor lamp", "Arc lamp", "navigationBar"]) {
      $0.light.name = "Arc lamp"
    },
    Change(.underline, "its state underlined", on: "light", of: ["70%"]) {
      $0.light.stateIsUnderlined = true
    },
    Change(
      .progress, "less bright", on: "light", of: ["Brightness"], or: Reading.restyled("gradient", "height")
    ) {
      $0.light.level = 0.4
    },
    Change(.aspectRatio, "a narrower column", on: "light", of: ["Brightness"]) { $0.light.barWidth = 76 },
    Change(.cornerRadius, "the column's corners 30 → 10", on: "light", of: ["Brightness"]) {
      $0.light.barRadius = 10
    },
    Change(.gradient, "the column begins in pink", on: "light", of: ["Brightness"]) {
      $0.light.barTop = 0xFF9EC4
    },
    Change(.icon, "a bulb on the column", on: "light", of: ["Brightness"]) {
      $0.light.barIcon = "lightbulb.fill"
    },
    Change(.iconSize, "a larger symbol on the column", on: "light", of: ["Brightness"]) {
      $0.light.barIconSize = 40
    },
    Change(.avatarSize, "smaller swatches, 40 → 30", on: "light", of: colors) { $0.light.swatch = 30 },
    Change(.spacing, "swatches 12 → 6 apart", on: "light", of: colors) { $0.light.swatchGap = 6 },
    Change(.avatarShape, "swatches as squares", on: "light", of: colors) { $0.light.swatchIsRound = false },
    Change(.codeColor, "coral is red", on: "light", of: ["Coral"]) { $0.light.third = 0xD00000 },
    Change(
      .selection, "coral is chosen", on: "light", of: ["Candle", "Coral"],
      or: Reading.any("vanished") + Reading.any("appeared") + Reading.any("moved")
        + Reading.restyled("border", "stroke")
    ) {
      $0.light.chosen = 2
    },
    Change(.borderWidth, "a thicker ring", on: "light", of: ["Candle"]) { $0.light.ring = 5 },
    Change(.listRemoved, "no moss", on: "light", of: ["Moss"]) { $0.light.hasSixth = false },
    Change(.order, "swatches the other way round", on: "light", of: colors + ["sheet"]) {
      $0.light.swatchesAreReversed = true
    },
    Change(.label, "what the slider is called", on: "light", of: ["Warmth", "Tone"]) {
      $0.light.warmthName = "Tone"
    },
    Change(
      .toggle, "it is off", on: "light", of: ["Power", "power"],
      or: Reading.paints + Reading.moved("position", "alignment")
    ) {
      $0.light.isOn = false
    },
    Change(.label, "when it turns off", on: "light", of: ["Turn off", "Off at"]) {
      $0.light.timer = "Off at midnight"
    },
    Change(.icon, "the icon of when it turns off", on: "light", of: ["sunrise", "clock", "Turn off"]) {
      $0.light.timerIcon = "clock"
    },
    Change(.removed, "it does not turn off", on: "light", of: ["sunrise", "Turn off"]) {
      $0.light.fadeIsOn = false
    },
    Change(.buttonTitle, "the button in the bar", on: "light", of: ["Done", "OK"]) {
      $0.light.done = "OK"
    },
    Change(.sectionSpacing, "parts 18 → 10 apart", on: "light") { $0.light.gap = 10 },
  ]
}
