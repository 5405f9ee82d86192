import AppVariants
import Foundation

@testable import Travel

/// What is planned: dates, guests, tickets and days.
extension TravelMutations {
  private static let days = (1...30).map(String.init)
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  static let dates: [Change] = [
    Change(.label, "the month", on: "dates", of: ["June", "March"]) { $0.dates.month = "March 2026" },
    Change(
      .selection, "two nights more", on: "dates", of: ["16", "17", "18"],
      or: Reading.paints + Reading.restyled("weight", "font weight", "font")
    ) {
      $0.dates.end = 18
    },
    Change(.rowHeight, "days 40 → 48", on: "dates", of: days) { $0.dates.cell = 48 },
    Change(.spacing, "weeks 6 → 12 apart", on: "dates", of: days + weekdays) { $0.dates.gap = 12 },
    Change(.opacity, "a darker range", on: "dates", of: ["11", "12", "13", "14", "15", "16"]) {
      $0.dates.rangeOpacity = 0.4
    },
    Change(.cornerStyle, "square ends", on: "dates", of: ["11", "16"]) { $0.dates.rangeIsRound = false },
    Change(.fontWeight, "days semibold", on: "dates", of: days) { $0.dates.dayWeight = .semibold },
    Change(
      .textCase, "names of days in capitals", on: "dates", of: weekdays + weekdays.map { $0.uppercased() }
    ) {
      $0.dates.weekdayIsUppercased = true
    },
    Change(
      .codeColor, "the weekends' colour", on: "dates",
      of: ["1", "7", "8", "14", "15", "21", "22", "28", "29"]
    ) {
      $0.dates.weekendColor = 0xC0392B
    },
    Change(.hidden, "no dots", on: "dates", of: ["3", "4", "12", "13", "18", "24", "window", "scrollView"]) {
      $0.dates.dotsAreShown = false
    },
    Change(.label, "the note", on: "dates", of: ["Prices"]) { $0.dates.note = "Prices include breakfast." },
    Change(.alignment, "the note centred", on: "dates", of: ["Prices"]) { $0.dates.noteSide = .center },
    Change(.buttonTitle, "the button in the bar", on: "dates", of: ["Clear", "Reset"]) {
      $0.dates.clear = "Reset"
    },
    Change(.buttonTitle, "the button below", on: "dates", of: ["Save dates", "Show"]) {
      $0.dates.apply = "Show stays"
    },
    Change(.buttonStyle, "the button not filled", on: "dates", of: ["Save dates"]) {
      $0.dates.applyIsProminent = false
    },
    Change(
      .selection, "three days around", on: "dates",
      of: ["Flexibility", "± 1 day", "± 3 days", "segmentedControl"]
    ) {
      $0.dates.flexible = 2
    },
    Change(.spacing, "the legend 16 → 30 apart", on: "dates", of: ["Cheapest", "Festival", "circle"]) {
      $0.dates.legendGap = 30
    },
    Change(.contentInset, "the page's padding 20 → 30", on: "dates") { $0.dates.inset = 30 },
    Change(.label, "seven nights", on: "dates", of: ["5 nights", "7 nights"]) {
      $0.dates.nightsBadge = "7 nights"
    },
  ]

  private static let sheet = [
    "Guests", "Adults", "13 and", "Children", "Ages", "Travelling", "Promo", "textField", "5 nights",
    "City tax",
    "Total", "Update", "2", "1", "Fewer", "More", "$920", "$20", "$940",
  ]

  static let guests: [Change] = [
    Change(.sheetDetent, "a large sheet", on: "guests") { $0.guests.isLarge = true },
    Change(.title, "the title", on: "guests", of: ["Guests", "Who is"]) {
      $0.guests.title = "Who is coming?"
    },
    Change(.stepper, "three adults", on: "guests", of: ["Adults", "2", "3"]) { $0.guests.adults = 3 },
    Change(.toggle, "with a dog", on: "guests", of: ["Travelling", "switch"]) { $0.guests.hasPets = true },
    Change(.label, "who counts as a child", on: "guests", of: ["Ages"]) {
      $0.guests.childNote = "Ages 2 to 17"
    },
    Change(.codeColor, "notes' colour", on: "guests", of: ["13 and", "Ages"]) {
      $0.guests.noteColor = 0xB5651D
    },
    Change(.spacing, "rows 16 → 11 apart", on: "guests", of: sheet) { $0.guests.rowGap = 11 },
    Change(.divider, "no lines", on: "guests") { $0.guests.linesAreShown = false },
    Change(.buttonHeight, "round buttons 34 → 28", on: "guests", of: ["Fewer", "More"]) {
      $0.guests.buttonSize = 28
    },
    Change(.borderWidth, "round buttons' border 1.5 → 3", on: "guests", of: ["Fewer", "More"]) {
      $0.guests.buttonBorder = 3
    },
    Change(.icon, "an arrow for fewer", on: "guests", of: ["Fewer"]) { $0.guests.minusIcon = "chevron.down" },
    Change(.placeholder, "the code", on: "guests", of: ["Promo", "Gift", "textField"]) {
      $0.guests.code = "Gift card"
    },
    Change(.cornerRadius, "a round field", on: "guests", of: ["Promo", "textField"]) {
      $0.guests.codeRadius = 23
    },
    Change(.font, "a smaller total", on: "guests", of: ["$940"]) { $0.guests.totalFont = .callout },
    Change(.label, "what is paid", on: "guests", of: ["Total", "You pay"]) {
      $0.guests.totalLabel = "You pay"
    },
    Change(.removed, "no tax", on: "guests", of: ["City tax", "$20"]) { $0.guests.hasTax = false },
    Change(.disabled, "not to be updated", on: "guests", of: ["Update"]) { $0.guests.isDisabled = true },
    Change(.padding, "the sheet's padding 22 → 34", on: "guests", of: sheet) { $0.guests.inset = 34 },
  ]

  private static let head = [
    "LHR", "London", "LIS", "Lisbon", "to", "Gate", "B42", "Seat", "14A", "Boarding", "10:35",
  ]
  private static let wholePass = head + ["ADA", "Group 2", "Barcode", "scrollView"]

  static let pass: [Change] = [
    Change(.label, "from Gatwick", on: "pass", of: ["LHR", "LGW"]) { $0.pass.from = "LGW" },
    Change(.fontSize, "codes 40 → 32", on: "pass", of: ["LHR", "LIS"]) { $0.pass.codeSize = 32 },
    Change(.codeColor, "the gate's colour", on: "pass", of: ["B42"]) { $0.pass.gateColor = 0x1C7C54 },
    Change(
      .columnOrder, "the seat before the gate", on: "pass", of: ["Gate", "B42", "Seat", "14A", "scrollView"]
    ) {
      $0.pass.columnsAreSwapped = true
    },
    Change(
      .spacing, "facts 24 → 40 apart", on: "pass", of: ["Gate", "B42", "Seat", "14A", "Boarding", "10:35"]
    ) {
      $0.pass.columnGap = 40
    },
    Change(.rotation, "the plane takes off", on: "pass", of: ["to", "airplane"]) { $0.pass.planeTurn = -30 },
    Change(.icon, "an arrow", on: "pass", of: ["to", "airplane", "arrow"]) {
      $0.pass.planeIcon = "arrow.right"
    },
    Change(.offset, "the plane higher", on: "pass", of: ["to", "airplane"]) { $0.pass.planeShift = -12 },
    Change(
      .borderWidth, "thicker dashes", on: "pass", of: wholePass,
      or: Reading.restyled("line width", "line style")
    ) {
      $0.pass.dash = 3.5
    },
    Change(.cornerRadius, "the pass's corners 24 → 8", on: "pass", of: wholePass) { $0.pass.radius = 8 },
    Change(.shadow, "the pass's shadow 16 → 3", on: "pass", of: wholePass) { $0.pass.shadow = 3 },
    Change(.opacity, "used", on: "pass", of: wholePass) { $0.pass.isGreyed = true },
    Change(.padding, "the pass's padding 20 → 28", on: "pass", of: wholePass) { $0.pass.padding = 28 },
    Change(.gradient, "a violet sky", on: "pass") { $0.pass.top = 0x5B3FA8 },
    Change(.rowHeight, "higher bars", on: "pass", of: ["Barcode"]) { $0.pass.barHeight = 88 },
    Change(.kerning, "names of facts, wider", on: "pass", of: ["Gate", "Seat", "Boarding"]) {
      $0.pass.labelTracking = 2.5
    },
    Change(.buttonTitle, "the button", on: "pass", of: ["Add to", "Save to"]) {
      $0.pass.wallet = "Save to wallet"
    },
    Change(.buttonStyle, "the button not filled", on: "pass", of: ["Add to"]) { $0.pass.walletStyle = false },
    Change(.removed, "no lounge", on: "pass", of: ["Lounge", "cup"]) { $0.pass.hasLounge = false },
    Change(.wrap, "a longer notice", on: "pass", of: ["Gate closes"]) {
      $0.pass.notice =
        "Gate closes 20 minutes before departure. Late passengers will not be let on the plane."
    },
  ]

  private static let rows = ["Flight", "Hotel Alma", "Transfer", "10:35", "Confirmed", "Driver", "cell"]
  private static let picture = ["In 12", "AO", "BL", "CM", "Lisbon", "3 of 5", "Progress", "cell"]

  static let trips: [Change] = [
    Change(.title, "the title", on: "trips", of: ["Trips", "Journeys", "navigationBar"]) {
      $0.trips.title = "Journeys"
    },
    Change(.selection, "past ones", on: "trips", of: ["When", "Upcoming", "Past", "segmentedControl"]) {
      $0.trips.when = 1
    },
    Change(.label, "when it begins", on: "trips", of: ["In 12", "Tomorrow"]) { $0.trips.count = "Tomorrow" },
    Change(.codeColor, "the countdown's colour", on: "trips", of: ["In 12", "hourglass"]) {
      $0.trips.countColor = 0x33658A
    },
    Change(.progress, "one thing more", on: "trips", of: ["Progress", "progressIndicator"]) {
      $0.trips.progress = 0.85
    },
    Change(.cornerRadius, "the picture's corners 22 → 6", on: "trips", of: picture) { $0.trips.radius = 6 },
    Change(.padding, "labels further inside", on: "trips", of: ["In 12", "hourglass", "AO", "BL", "CM"]) {
      $0.trips.overlayInset = 26
    },
    Change(
      .material, "thicker glass", on: "trips",
      of: ["Lisbon", "3 of 5", "Progress", "progressIndicator", "cell"]
    ) {
      $0.trips.materialIsThick = true
    },
    Change(.avatarSize, "people 28 → 38", on: "trips", of: ["AO", "BL", "CM", "cell"]) {
      $0.trips.avatar = 38
    },
    Change(.spacing, "people apart", on: "trips", of: ["AO", "BL", "CM"]) { $0.trips.avatarOverlap = 4 },
    Change(.order, "people reversed", on: "trips", of: ["AO", "BL", "CM", "cell"]) {
      $0.trips.peopleAreReversed = true
    },
    Change(.iconSize, "rows' icons 17 → 23", on: "trips", of: rows) { $0.trips.iconSize = 23 },
    Change(.icon, "the hotel's icon", on: "trips", of: ["Hotel Alma", "Confirmed", "cell"]) {
      $0.trips.hotelIcon = "house"
    },
    Change(.rowHeight, "rows 48 → 60", on: "trips", of: rows) { $0.trips.rowHeight = 60 },
    Change(.rowInset, "rows' inset 20 → 34", on: "trips", of: rows) { $0.trips.rowInset = 34 },
    Change(.listOrder, "the hotel first", on: "trips", of: rows + ["collectionView"]) {
      $0.trips.rowsAreChanged = true
    },
    Change(.listRemoved, "no transfer", on: "trips", of: ["Transfer", "Driver", "cell"]) {
      $0.trips.hasTransfer = false
    },
    Change(.sectionHeader, "the header", on: "trips", of: ["NEXT", "Next", "COMING", "Coming"]) {
      $0.trips.header = "Coming up"
    },
    Change(.sectionFooter, "the footer", on: "trips", of: ["Times"]) { $0.trips.footer = "Times of Lisbon." },
    Change(.label, "not confirmed yet", on: "trips", of: ["Confirmed", "Pending"]) {
      $0.trips.status = "Pending"
    },
    Change(.sectionSpacing, "sections 22 → 10 apart", on: "trips") { $0.trips.spacing = 10 },
    Change(.underline, "the link underlined", on: "trips", of: ["Share"]) {
      $0.trips.linkIsUnderlined = true
    },
  ]

  private static let stops = [
    "09:30", "11:15", "13:00", "Castle", "Tickets", "Tram", "Downhill", "Lunch", "Table",
  ]

  static let day: [Change] = [
    Change(.title, "the title", on: "day", of: ["Thursday", "Day two"]) { $0.day.title = "Day two" },
    Change(.digits, "proportional digits", on: "day", of: ["09:30", "11:15", "13:00"]) {
      $0.day.timesAreDigits = false
    },
    Change(.fontWeight, "times in bold", on: "day", of: ["09:30", "11:15", "13:00"]) {
      $0.day.timeWeight = .bold
    },
    Change(.rowHeight, "a thicker line", on: "day", of: stops + ["scrollView"]) { $0.day.line = 6 },
    Change(.codeColor, "the line's colour", on: "day", of: stops + ["scrollView"]) {
      $0.day.lineColor = 0xE4572E
    },
    Change(.avatarSize, "circles 34 → 42", on: "day", of: stops + ["scrollView"]) { $0.day.dot = 42 },
    Change(.spacing, "stops 18 → 30 apart", on: "day", of: stops) { $0.day.gap = 30 },
    Change(.label, "a picnic", on: "day", of: ["Lunch", "Picnic"]) { $0.day.lunch = "Picnic by the river" },
    Change(.wrap, "a shorter note", on: "day", of: ["Table", "Ask"]) {
      $0.day.lunchNote = "Ask for the cod."
    },
    Change(.lineLimit, "one line", on: "day", of: ["Table", "Tickets", "Downhill"]) { $0.day.noteLimit = 1 },
    Change(.listRemoved, "no tram", on: "day", of: ["11:15", "Tram", "Downhill"]) { $0.day.hasTram = false },
    Change(.listAdded, "fado", on: "day", of: ["21:00", "Fado", "Doors"]) { $0.day.hasFado = true },
    Change(.listOrder, "the tram first", on: "day", of: stops + ["scrollView"]) { $0.day.isReordered = true },
    Change(.icon, "a bus", on: "day", of: ["Tram", "11:15", "Downhill", "scrollView"]) {
      $0.day.tramIcon = "bus"
    },
    Change(.padding, "cards' padding 12 → 18", on: "day", of: stops) { $0.day.cardPadding = 18 },
    Change(.background, "stops without cards", on: "day", of: stops + ["scrollView"]) {
      $0.day.cardFill = false
    },
    Change(.opacity, "a paler picture", on: "day", of: ["oslo"]) { $0.day.photoOpacity = 0.5 },
    Change(.image, "another picture", on: "day", of: ["oslo", "kyoto"]) { $0.day.photo = "kyoto" },
    Change(.aspectRatio, "a flatter picture", on: "day", of: ["oslo"]) { $0.day.photoRatio = 3.2 },
    Change(.icon, "rain", on: "day", of: ["Weather"]) { $0.day.weather = "cloud.rain.fill" },
    Change(.bubbleTail, "no tail", on: "day", of: ["Tip"]) { $0.day.tipTail = false },
    Change(.bubbleColor, "a yellow tip", on: "day", of: ["Tip"]) { $0.day.tipColor = 0xFCE9A9 },
    Change(
      .selection, "Friday", on: "day", of: ["Thu 12", "Fri 13"], or: Reading.paints
    ) {
      $0.day.dayChip = 2
    },
    Change(.removed, "not pinned", on: "day", of: ["Pinned"]) { $0.day.pinIsShown = false },
  ]
}
