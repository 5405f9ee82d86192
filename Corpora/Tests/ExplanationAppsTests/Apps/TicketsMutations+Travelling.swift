import AppVariants
import Foundation

@testable import Tickets

extension TicketsMutations {
  private static let fields = ["Passenger", "Departs", "Platform", "Class", "Car", "Seat"]
  private static let values = ["Ravi M", "08:12", "4", "Second", "22", "3B"]
  private static let paper =
    fields + values + [
      "Porto", "OPO", "tram", "IC 523", "Lisboa", "LIS", "Barcode", "PT 4821", "VALID", "scrollView",
    ]

  static let pass: [Change] = [
    Change(.label, "how long it is", on: "pass", of: ["00:42", "00:05"]) { $0.pass.countdown = "00:05:31" },
    Change(.font, "how long it is, larger", on: "pass", of: ["00:42"]) {
      $0.pass.countdownFont = .largeTitle
    },
    Change(.digits, "proportional digits", on: "pass", of: ["00:42"]) {
      $0.pass.countdownIsDigits = false
    },
    Change(.progress, "less time", on: "pass", of: ["Until it"]) { $0.pass.ring = 0.3 },
    Change(.borderWidth, "a thicker ring", on: "pass", of: ["Until it"]) { $0.pass.ringWidth = 11 },
    Change(.label, "the train", on: "pass", of: ["IC 523", "AP 131"]) { $0.pass.title = "AP 131" },
    Change(.fontSize, "codes 40 → 32", on: "pass", of: ["OPO", "LIS"]) { $0.pass.codeSize = 32 },
    Change(.font, "codes with equal widths", on: "pass", of: ["OPO", "LIS"], or: Reading.restyled("design")) {
      $0.pass.codeIsMonospaced = true
    },
    Change(.icon, "a bus", on: "pass", of: ["tram", "bus"]) { $0.pass.arrow = "bus.fill" },
    Change(.gradient, "the head ends in blue", on: "pass", of: paper) { $0.pass.headFoot = 0x1E3A8A },
    Change(.label, "the platform", on: "pass", of: ["4", "11"]) { $0.pass.platform = "11" },
    Change(.font, "names of fields smaller", on: "pass", of: fields) { $0.pass.labelFont = .caption2 },
    Change(.kerning, "names of fields wider", on: "pass", of: fields) { $0.pass.labelTracking = 2 },
    Change(.textCase, "names of fields as written", on: "pass", of: fields) {
      $0.pass.labelIsUppercased = false
    },
    Change(.fontWeight, "values in regular", on: "pass", of: values) { $0.pass.valueWeight = .regular },
    Change(
      .columnOrder, "the platform before the time", on: "pass",
      of: ["Departs", "08:12", "Platform", "4", "scrollView"]
    ) {
      $0.pass.columnsAreSwapped = true
    },
    Change(.removed, "no car", on: "pass", of: ["Car", "22"]) { $0.pass.hasCar = false },
    Change(.buttonTitle, "the button", on: "pass", of: ["Add to", "Share"]) { $0.pass.action = "Share" },
    Change(.buttonStyle, "the button without a ground", on: "pass", of: ["Add to"]) {
      $0.pass.actionIsPlain = true
    },
    Change(.toggle, "not bright", on: "pass", of: ["Bright", "switch"]) { $0.pass.brightness = false },
  ]

  static let passPaper: [Change] = [
    Change(.clip, "larger notches", on: "pass", of: paper) { $0.pass.notch = 20 },
    Change(.shadow, "a smaller shadow of the ticket", on: "pass", of: paper) { $0.pass.shadow = 4 },
    Change(.borderWidth, "a thicker line to tear", on: "pass", of: paper) { $0.pass.dashWidth = 5 },
    Change(.hidden, "no line to tear", on: "pass", of: paper) { $0.pass.dashIsShown = false },
    Change(.spacing, "rows 18 → 8 apart", on: "pass", of: fields + values + ["scrollView"]) {
      $0.pass.rowGap = 8
    },
    Change(.aspectRatio, "a lower barcode", on: "pass", of: ["Barcode"]) { $0.pass.barHeight = 48 },
    Change(.label, "the code", on: "pass", of: ["PT 4821", "PT 5000"]) { $0.pass.code = "PT 5000 1000 22" },
    Change(.kerning, "a tighter code", on: "pass", of: ["PT 4821"]) { $0.pass.codeKerning = 0 },
    Change(.removed, "no stamp", on: "pass", of: ["VALID"]) { $0.pass.stamp = false },
    Change(.rotation, "the stamp turned back", on: "pass", of: ["VALID"]) { $0.pass.stampTurn = 12 },
    Change(.scale, "a larger stamp", on: "pass", of: ["VALID"]) { $0.pass.stampScale = 1.4 },
    Change(.opacity, "a paler stamp", on: "pass", of: ["VALID"]) { $0.pass.stampOpacity = 0.3 },
    Change(.offset, "the stamp further in", on: "pass", of: ["VALID"]) { $0.pass.stampShift = 90 },
    Change(.zOrder, "the way back in front", on: "pass", of: paper + ["Return"]) {
      $0.pass.peekIsInFront = true
    },
    Change(.offset, "more of the way back", on: "pass", of: ["Return"]) { $0.pass.peekLift = 24 },
  ]

  private static let towns = ["Lisboa", "Braga", "Aveiro", "Guarda", "Vigo", "Faro"]
  private static let clock = ["09:47", "09:52", "10:05", "10:15", "10:22", "10:38"]
  private static let platforms = ["4", "7", "2", "1", "9", "5"]
  private static let notes = ["On time", "+12", "+4"]
  private static let table = towns + clock + platforms + notes + ["scrollView"]

  static let board: [Change] = [
    Change(.title, "the title", on: "board", of: ["Departures", "Leaving", "navigationBar"]) {
      $0.board.title = "Leaving now"
    },
    Change(.label, "the station", on: "board", of: ["Porto Camp", "Porto São"]) {
      $0.board.place = "Porto São Bento"
    },
    Change(.label, "the time", on: "board", of: ["09:41", "09:45"]) { $0.board.clock = "09:45" },
    Change(.fontSize, "the time 30 → 22", on: "board", of: ["09:41"]) { $0.board.clockSize = 22 },
    Change(
      .tint, "letters in green", on: "board",
      of: table + ["Porto Camp", "09:41"]
    ) {
      $0.board.ink = 0x7CFF9B
    },
    Change(.spacing, "columns 14 → 6 apart", on: "board", of: table, or: Reading.sizes) {
      $0.board.columnGap = 6
    },
    Change(.rowHeight, "higher rows", on: "board", of: table) { $0.board.rowPadding = 15 },
    Change(.background, "every second row lighter", on: "board", of: table) { $0.board.striped = 0.2 },
    Change(.label, "the first town", on: "board", of: ["Lisboa", "Sintra"]) { $0.board.first = "Sintra" },
    Change(.label, "the first train boards", on: "board", of: ["On time", "Boarding"]) {
      $0.board.firstNote = "Boarding"
    },
    Change(.codeColor, "delays in orange", on: "board", of: ["+12", "+4"]) {
      $0.board.delayColor = 0xFFA94D
    },
    Change(.label, "a longer delay", on: "board", of: ["+12", "+35"]) { $0.board.delay = "+35 min" },
    Change(.strikethrough, "the third train is off", on: "board", of: ["On time"]) {
      $0.board.isCancelled = true
    },
    Change(.font, "rows smaller", on: "board", of: table) { $0.board.font = .footnote },
    Change(.cornerRadius, "round platforms", on: "board", of: platforms) {
      $0.board.platformRadius = 13
    },
    Change(.borderWidth, "platforms' borders 1 → 3", on: "board", of: platforms) {
      $0.board.platformStroke = 3
    },
    Change(.columnOrder, "platforms before towns", on: "board", of: towns + platforms + ["scrollView"]) {
      $0.board.columnsAreSwapped = true
    },
    Change(.listRemoved, "not to Faro", on: "board", of: ["10:38", "Faro", "5", "On time"]) {
      $0.board.hasSixth = false
    },
    Change(.listAdded, "to Madrid as well", on: "board", of: ["10:44", "Madrid", "6", "Extra"]) {
      $0.board.hasExtra = true
    },
    Change(
      .listOrder, "Guarda before Aveiro", on: "board",
      of: ["10:05", "Aveiro", "2", "10:15", "Guarda", "1", "On time", "scrollView"]
    ) {
      $0.board.isReordered = true
    },
    Change(.selection, "arrivals", on: "board", of: ["Show", "Departures", "Arrivals", "segmented"]) {
      $0.board.mode = 1
    },
    Change(.wrap, "a longer notice", on: "board", of: ["Platform 3"]) {
      $0.board.ticker =
        "Platform 3 is closed for works until Friday. Trains to Braga and to Guimarães leave from platform 8, those to Vigo from platform 10 behind the main hall."
    },
    Change(.icon, "a hammer for the notice", on: "board", of: ["exclamation", "hammer", "Platform 3"]) {
      $0.board.tickerIcon = "hammer.fill"
    },
    Change(.removed, "no notice", on: "board", of: ["exclamation", "Platform 3"]) {
      $0.board.tickerIsShown = false
    },
    Change(
      .cornerRadius, "the board's corners 16 → 0", on: "board",
      of: table + ["Porto Camp", "09:41", "Live"]
    ) {
      $0.board.radius = 0
    },
    Change(.iconSize, "a larger dot", on: "board", of: ["Live"]) { $0.board.dotSize = 14 },
  ]

  private static let facilities = ["Wi-Fi", "Lockers", "Café", "Lift", "Taxi", "Parking", "scrollView"]
  private static let head = ["Hall", "Porto Camp", "Keep", "scrollView"]
  private static let letters = ["B", "C"]
  private static let lineRows = letters + ["Urban", "Every 30", "To Caíde", "Every hour", "scrollView"]
  private static let bars = ["6 o", "8 o", "10 o", "12 o", "14 o", "16 o", "18 o", "20 o"]

  static let station: [Change] = [
    Change(.label, "the name", on: "station", of: ["Porto Camp", "Porto São"]) {
      $0.station.name = "Porto São Bento"
    },
    Change(.alignment, "the name in the middle", on: "station", of: ["Porto Camp"]) {
      $0.station.nameSide = .center
    },
    Change(.shadow, "no shadow of the name", on: "station", of: ["Porto Camp"]) {
      $0.station.nameShadow = 0
    },
    Change(.aspectRatio, "a lower picture", on: "station", of: head) { $0.station.hero = 170 },
    Change(.gradient, "the picture begins in pink", on: "station", of: head) {
      $0.station.heroTop = 0xF4A6C0
    },
    Change(.image, "a tram as the picture", on: "station", of: ["Hall"]) {
      $0.station.heroIcon = "tram.fill"
    },
    Change(.scale, "a larger hall", on: "station", of: ["Hall"]) { $0.station.heroIconScale = 1.25 },
    Change(.opacity, "a paler hall", on: "station", of: ["Hall"]) { $0.station.heroIconOpacity = 0.2 },
    Change(.material, "the name on a material", on: "station", of: head) { $0.station.heroMaterial = true },
    Change(.icon, "a heart to keep it", on: "station", of: ["Keep"]) { $0.station.saveIcon = "heart" },
    Change(.icon, "a moon for how long it is open", on: "station", of: ["clock", "moon", "Open until"]) {
      $0.station.openIcon = "moon.fill"
    },
    Change(.sectionHeader, "the heading", on: "station", of: ["Facilities", "What there"]) {
      $0.station.header = "What there is"
    },
    Change(.gridColumns, "two columns", on: "station") { $0.station.columns = 2 },
    Change(.rowHeight, "tiles 78 → 64", on: "station", of: facilities) { $0.station.tile = 64 },
    Change(.spacing, "tiles 10 → 20 apart", on: "station", of: facilities, or: Reading.sizes) {
      $0.station.tileGap = 20
    },
    Change(.cornerRadius, "tiles' corners 14 → 3", on: "station", of: facilities) {
      $0.station.tileRadius = 3
    },
    Change(.iconSize, "tiles' symbols 22 → 28", on: "station", of: facilities) {
      $0.station.tileIconSize = 28
    },
    Change(.label, "the first tile", on: "station", of: ["Wi-Fi", "Internet"]) {
      $0.station.wifi = "Internet"
    },
    Change(.listRemoved, "no parking", on: "station", of: ["Parking"]) { $0.station.hasParking = false },
    Change(.listOrder, "lockers first", on: "station", of: ["Wi-Fi", "Lockers", "scrollView"]) {
      $0.station.tilesAreReordered = true
    },
    Change(
      .toggle, "lines folded", on: "station", of: lineRows + ["Lines"], or: Reading.any("vanished")
    ) {
      $0.station.expanded = false
    },
    Change(
      .avatarSize, "letters' squares 34 → 42", on: "station", of: lineRows,
      or: Reading.moved("padding", "position", "spacing")
    ) {
      $0.station.pill = 42
    },
    Change(.avatarShape, "letters in circles", on: "station", of: letters) { $0.station.pillRadius = 17 },
    Change(.codeColor, "the first line in green", on: "station", of: ["B"]) {
      $0.station.lineColor = 0x15803D
    },
    Change(.label, "how often it goes", on: "station", of: ["Every 30", "Every 20"]) {
      $0.station.lineNote = "Every 20 minutes"
    },
    Change(.divider, "no line between lines", on: "station") { $0.station.dividers = false },
    Change(.chartData, "fuller at noon", on: "station", of: ["12 o"]) { $0.station.busy[3] = 10 },
    Change(.chartColor, "bars in blue", on: "station", of: bars) { $0.station.busyColor = 0x1D4ED8 },
    Change(.spacing, "bars 6 → 14 apart", on: "station", of: bars, or: Reading.sizes) {
      $0.station.busyGap = 14
    },
  ]
}
