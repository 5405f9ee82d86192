import AppVariants
import Foundation

@testable import Tickets

extension TicketsMutations {
  private static let chips = ["Wi-Fi", "Quiet", "Sockets", "Food", "Pets", "sheet"]

  static let filters: [Change] = [
    Change(.title, "the title", on: "filters", of: ["Filters", "Refine"]) { $0.filters.title = "Refine" },
    Change(.sectionHeader, "the header", on: "filters", of: ["On board", "Comfort"]) {
      $0.filters.header = "Comfort"
    },
    Change(.textCase, "the header in capitals", on: "filters", of: ["On board"]) {
      $0.filters.headerIsUppercased = true
    },
    Change(.sectionSpacing, "parts 22 → 12 apart", on: "filters") { $0.filters.gap = 12 },
    Change(.padding, "chips' padding 14 → 20", on: "filters", of: chips) { $0.filters.chipPadding = 20 },
    Change(.cornerRadius, "chips' corners 18 → 6", on: "filters", of: chips) { $0.filters.chipRadius = 6 },
    Change(.spacing, "chips 8 → 15 apart", on: "filters", of: chips) { $0.filters.chipGap = 15 },
    Change(.font, "chips smaller", on: "filters", of: chips) { $0.filters.chipFont = .caption },
    Change(.toggle, "without Wi-Fi", on: "filters", of: ["Wi-Fi"], or: Reading.paints) {
      $0.filters.wifi = false
    },
    Change(.icon, "another sign of Wi-Fi", on: "filters", of: ["Wi-Fi"]) {
      $0.filters.icon = "antenna.radiowaves.left.and.right"
    },
    Change(.listRemoved, "no pets", on: "filters", of: ["Pets"]) { $0.filters.hasPets = false },
    Change(.listOrder, "sockets first", on: "filters", of: ["Wi-Fi", "Sockets", "sheet"]) {
      $0.filters.isReordered = true
    },
    Change(.progress, "a higher price", on: "filters", of: ["Price", "slider"]) { $0.filters.price = 0.85 },
    Change(.label, "up to how much", on: "filters", of: ["Up to"]) { $0.filters.priceText = "Up to €70" },
    Change(.stepper, "three changes", on: "filters", of: ["At most", "stepper"]) { $0.filters.changes = 3 },
    Change(.toggle, "direct trips alone", on: "filters", of: ["Direct", "switch"]) {
      $0.filters.direct = true
    },
    Change(.tint, "the sheet in green", on: "filters") { $0.filters.tint = 0x2F9E44 },
    Change(.buttonTitle, "the wide button", on: "filters", of: ["Show 9", "Apply"]) {
      $0.filters.apply = "Apply"
    },
    Change(.controlSize, "the wide button of usual size", on: "filters", of: ["Show 9"]) {
      $0.filters.applyIsLarge = false
    },
    Change(.sheetDetent, "a large sheet", on: "filters") { $0.filters.isLarge = true },
    Change(.buttonTitle, "the button to reset", on: "filters", of: ["Reset", "Clear"]) {
      $0.filters.reset = "Clear all"
    },
  ]

  private static let numbers = ["1", "2", "3", "4", "5", "6"]
  private static let map = ["Seat ", "Front", "Table", "scrollView"] + numbers

  static let seats: [Change] = [
    Change(.title, "the title", on: "seats", of: ["Choose", "Where to", "navigationBar"]) {
      $0.seats.title = "Where to sit"
    },
    Change(.selection, "another car", on: "seats", of: ["Car", "segmented"]) { $0.seats.car = 2 },
    Change(.buttonHeight, "seats 38 → 32", on: "seats", of: map) { $0.seats.seat = 32 },
    Change(.spacing, "seats 8 → 13 apart", on: "seats", of: map) { $0.seats.gap = 13 },
    Change(
      .spacing, "a wider aisle", on: "seats", of: map, or: Reading.sizes
    ) {
      $0.seats.aisle = 56
    },
    Change(.cornerRadius, "seats round at their backs", on: "seats", of: map) { $0.seats.radius = 16 },
    Change(.cornerStyle, "seats with sharp fronts", on: "seats", of: map) { $0.seats.topRadius = 2 },
    Change(.codeColor, "free seats in green", on: "seats", of: map + ["Free"]) {
      $0.seats.freeColor = 0x2F9E44
    },
    Change(.opacity, "taken seats darker", on: "seats", of: map) { $0.seats.takenOpacity = 0.6 },
    Change(
      .selection, "the seat beside", on: "seats", of: ["Seat 3B", "Seat 3C"],
      or: Reading.paints + Reading.any("vanished") + Reading.any("appeared")
    ) {
      $0.seats.chosen = 10
    },
    Change(.borderWidth, "seats' borders 1.5 → 4", on: "seats", of: map) { $0.seats.stroke = 4 },
    Change(.hidden, "no numbers of rows", on: "seats", of: numbers) { $0.seats.numbersAreShown = false },
    Change(.font, "larger numbers of rows", on: "seats", of: numbers) { $0.seats.numberFont = .body },
    Change(.label, "what is free", on: "seats", of: ["Free", "Open"]) { $0.seats.legend = "Open" },
    Change(.spacing, "signs 18 → 32 apart", on: "seats", of: ["Free", "Taken", "Yours", "scrollView"]) {
      $0.seats.legendGap = 32
    },
    Change(.order, "what is taken first", on: "seats", of: ["Free", "Taken", "scrollView"]) {
      $0.seats.legendIsReordered = true
    },
    Change(.cornerRadius, "a car with a flat front", on: "seats", of: map) { $0.seats.hullRadius = 12 },
    Change(.border, "a thick border of the car", on: "seats", of: map) { $0.seats.hullStroke = 6 },
    Change(.padding, "more room in the car", on: "seats", of: map) { $0.seats.hullPadding = 34 },
    Change(.icon, "a sign at the front", on: "seats", of: ["Front"]) {
      $0.seats.frontIcon = "arrow.up.circle"
    },
    Change(.removed, "no table", on: "seats", of: ["Table"]) { $0.seats.hasTable = false },
    Change(.listRemoved, "five rows", on: "seats", of: ["Seat 6", "6"]) { $0.seats.rows = 5 },
    Change(.label, "which seat", on: "seats", of: ["Seat 3B, win", "Row 3"]) {
      $0.seats.summary = "Row 3, by the window"
    },
    Change(.buttonTitle, "the button", on: "seats", of: ["Take seat", "Done"]) {
      $0.seats.confirm = "Done"
    },
  ]

  private static let basic = ["circle", "Basic", "checkmark", "One bag", "No changes", "€24"]
  private static let flex = ["checkmark", "Flex", "Change for", "Two bags", "€31", "Popular"]
  private static let best = ["circle", "First class", "checkmark", "Wide seats", "Coffee", "€54"]
  private static let allFares = basic + flex + best + ["other", "scrollView"]
  private static let perks = ["checkmark", "One bag", "Change for", "Two bags", "Wide seats", "Coffee"]

  static let fares: [Change] = [
    Change(.wrap, "a longer text", on: "fares", of: ["Every fare"]) {
      $0.fares.intro =
        "Every fare includes a seat and one bag. Children below four travel for free on the lap of somebody."
    },
    Change(.alignment, "the text in the middle", on: "fares", of: ["Every fare"]) {
      $0.fares.introSide = .center
    },
    Change(
      .selection, "the first class", on: "fares", of: flex + best + ["other"],
      or: Reading.paints + Reading.restyled("symbol", "picture")
    ) {
      $0.fares.chosen = 2
    },
    Change(.spacing, "fares 14 → 24 apart", on: "fares", of: allFares + ["Every", "Insure", "Prices"]) {
      $0.fares.gap = 24
    },
    Change(.cornerRadius, "fares' corners 20 → 6", on: "fares", of: allFares) { $0.fares.radius = 6 },
    Change(.padding, "fares' padding 18 → 12", on: "fares", of: allFares) { $0.fares.padding = 12 },
    Change(.borderWidth, "fares' borders 2 → 4", on: "fares", of: allFares) { $0.fares.stroke = 4 },
    Change(.background, "the chosen fare on a stronger ground", on: "fares", of: flex + ["other"]) {
      $0.fares.chosenFill = 0.35
    },
    Change(.label, "the second fare", on: "fares", of: ["Flex", "Free"]) { $0.fares.name = "Free" },
    Change(.font, "names larger", on: "fares", of: ["Basic", "Flex", "First class"]) {
      $0.fares.nameFont = .title
    },
    Change(.label, "the second price", on: "fares", of: ["€31", "€36"]) { $0.fares.price = "€36" },
    Change(.fontSize, "prices 26 → 20", on: "fares", of: ["€24", "€31", "€54"]) {
      $0.fares.priceSize = 20
    },
    Change(.truncation, "a long advantage", on: "fares", of: ["Change for"]) {
      $0.fares.perk =
        "Change for free as often as you want, to any other train of the day or to any bus, until the train leaves from the last station before the border"
    },
    Change(.icon, "a plus for advantages", on: "fares", of: perks) { $0.fares.perkIcon = "plus" },
    Change(.spacing, "advantages 6 → 12 apart", on: "fares", of: allFares) { $0.fares.perkGap = 12 },
    Change(.strikethrough, "what is missing is not struck", on: "fares", of: ["No changes"]) {
      $0.fares.missIsStruck = false
    },
    Change(.badge, "what is said of it", on: "fares", of: ["Popular", "New"]) { $0.fares.ribbon = "New" },
    Change(.background, "what is said of it, on blue", on: "fares", of: ["Popular"]) {
      $0.fares.ribbonColor = 0x8ECAE6
    },
    Change(.removed, "nothing is said of it", on: "fares", of: ["Popular"]) {
      $0.fares.ribbonIsShown = false
    },
    Change(.alignment, "what is said of it, at the left", on: "fares", of: ["Popular"]) {
      $0.fares.ribbonSide = .leading
    },
    Change(.iconSize, "signs of what is chosen 24 → 30", on: "fares", of: ["circle", "checkmark.circle"]) {
      $0.fares.radio = 30
    },
    Change(.listOrder, "flexible first", on: "fares", of: basic + flex + ["other", "scrollView"]) {
      $0.fares.isReordered = true
    },
    Change(.listRemoved, "no basic fare", on: "fares", of: basic + ["other"]) { $0.fares.hasFirst = false },
    Change(.toggle, "the trip is insured", on: "fares", of: ["Insure", "switch"]) {
      $0.fares.insurance = true
    },
    Change(.underline, "the footnote underlined", on: "fares", of: ["Prices for"]) {
      $0.fares.footnoteIsUnderlined = true
    },
  ]

  private static let lines = ["Two fares", "€62", "Two seats", "€8", "BERLIM", "-€3"]

  static let checkout: [Change] = [
    Change(.title, "the title", on: "checkout", of: ["Checkout", "Pay", "navigationBar"]) {
      $0.checkout.title = "Payment"
    },
    Change(.font, "lines smaller", on: "checkout", of: ["Two fares", "€62", "Two seats", "€8"]) {
      $0.checkout.itemFont = .subheadline
    },
    Change(.label, "what fares cost", on: "checkout", of: ["€62", "€70"]) { $0.checkout.fare = 70 },
    Change(.font, "the total larger", on: "checkout", of: ["€66"]) { $0.checkout.totalFont = .largeTitle },
    Change(.label, "the total's name", on: "checkout", of: ["Total", "To pay"]) {
      $0.checkout.totalLabel = "To pay"
    },
    Change(.codeColor, "what is saved, in blue", on: "checkout", of: ["BERLIM", "-€3"]) {
      $0.checkout.discountColor = 0x1D4ED8
    },
    Change(.removed, "nothing is saved", on: "checkout", of: ["BERLIM", "-€3", "cell"]) {
      $0.checkout.discountIsShown = false
    },
    Change(
      .borderWidth, "a thicker line above the total", on: "checkout", of: ["Total", "€66", "cell"]
    ) {
      $0.checkout.rule = 3
    },
    Change(.sectionHeader, "the header", on: "checkout", of: ["Your trip", "Summary"]) {
      $0.checkout.header = "Summary"
    },
    Change(.sectionFooter, "the footer", on: "checkout", of: ["Taxes", "Without"]) {
      $0.checkout.footer = "Without taxes."
    },
    Change(
      .selection, "another way to pay", on: "checkout", of: ["Pay by", "Card", "MB"], or: Reading.any("text")
    ) {
      $0.checkout.method = 1
    },
    Change(.icon, "a wallet to pay by", on: "checkout", of: ["Pay by", "creditcard", "wallet", "cell"]) {
      $0.checkout.methodIcon = "wallet.pass.fill"
    },
    Change(.placeholder, "a code", on: "checkout", of: ["Promo", "Voucher", "textField", "cell"]) {
      $0.checkout.prompt = "Voucher"
    },
    Change(.toggle, "the terms are not accepted", on: "checkout", of: ["I accept", "switch"]) {
      $0.checkout.terms = false
    },
    Change(.stepper, "three adults", on: "checkout", of: ["2 adults", "3 adults", "stepper"]) {
      $0.checkout.adults = 3
    },
    Change(.icon, "the icon to pay", on: "checkout", of: ["Pay €"]) { $0.checkout.payIcon = "creditcard" },
    Change(.disabled, "to pay", on: "checkout", of: ["Pay €"]) { $0.checkout.payIsDisabled = true },
    Change(
      .rowInset, "lines further in", on: "checkout", of: lines + ["Total", "€66", "cell", "collectionView"]
    ) {
      $0.checkout.rowInset = 30
    },
    Change(
      .listOrder, "seats before fares", on: "checkout",
      of: ["Two fares", "€62", "Two seats", "€8", "cell", "collectionView"]
    ) {
      $0.checkout.isReordered = true
    },
    Change(.added, "an insurance", on: "checkout", of: ["Insurance", "€5", "cell"]) {
      $0.checkout.hasInsurance = true
    },
    Change(.label, "what comes by mail", on: "checkout", of: ["You will", "Your tickets"]) {
      $0.checkout.note = "Your tickets are in the app."
    },
  ]
}
