import AppVariants
import Foundation

@testable import Clinic

extension ClinicMutations {
  private static let steps = ["checkmark", "Visit", "2", "Details", "3", "Confirm", "cell", "collectionView"]

  static let booking: [Change] = [
    Change(.title, "the title", on: "booking", of: ["New visit", "Ask for", "navigationBar"]) {
      $0.booking.title = "Ask for a visit"
    },
    Change(
      .avatarSize, "steps 26 → 34", on: "booking", of: steps,
      or: Reading.moved("padding", "position", "spacing")
    ) {
      $0.booking.stepDot = 34
    },
    Change(.borderWidth, "thicker lines between steps", on: "booking", of: steps, or: Reading.sizes) {
      $0.booking.stepLine = 6
    },
    Change(.font, "names of steps larger", on: "booking", of: ["Visit", "Details", "Confirm"]) {
      $0.booking.stepFont = .subheadline
    },
    Change(
      .selection, "it is urgent", on: "booking", of: ["Kind", "Check", "Urgent"], or: Reading.any("text")
    ) {
      $0.booking.kind = 2
    },
    Change(.sectionHeader, "the first header", on: "booking", of: ["Reason", "About you"]) {
      $0.booking.reason = "About you"
    },
    Change(
      .placeholder, "what to write", on: "booking", of: ["What brings", "Tell us", "textField", "cell"]
    ) {
      $0.booking.prompt = "Tell us in a few words"
    },
    Change(.rowInset, "the text further in", on: "booking", of: ["What brings", "textField", "cell"]) {
      $0.booking.rowInset = 40
    },
    Change(.label, "another day", on: "booking", of: ["Jun 18", "Jun 23", "Date", "cell"]) {
      $0.booking.day = 5
    },
    Change(.stepper, "three come along", on: "booking", of: ["1 accomp", "3 accomp", "stepper"]) {
      $0.booking.guests = 3
    },
    Change(.toggle, "by video", on: "booking", of: ["By video", "switch"]) { $0.booking.video = true },
    Change(.toggle, "no reminder", on: "booking", of: ["Remind me", "switch"]) {
      $0.booking.reminds = false
    },
    Change(.tint, "the sheet in orange", on: "booking") { $0.booking.tint = 0xC2410C },
    Change(.sectionFooter, "the footer", on: "booking", of: ["You can", "Cancelling"]) {
      $0.booking.footer = "Cancelling is free."
    },
    Change(.label, "what is wrong", on: "booking", of: ["The number", "Too few"]) {
      $0.booking.warning = "Too few digits."
    },
    Change(.removed, "nothing is wrong", on: "booking", of: ["The number", "exclamation", "cell"]) {
      $0.booking.warningIsShown = false
    },
    Change(.icon, "a triangle for what is wrong", on: "booking", of: ["exclamation", "The number"]) {
      $0.booking.warningIcon = "exclamationmark.triangle.fill"
    },
    Change(.codeColor, "what is wrong, in orange", on: "booking", of: ["exclamation", "The number"]) {
      $0.booking.warningColor = 0xEA7A0B
    },
    Change(.sectionSpacing, "sections 20 → 6 apart", on: "booking") { $0.booking.gap = 6 },
    Change(.disabled, "to go on", on: "booking", of: ["Continue"]) { $0.booking.nextIsDisabled = false },
    Change(.buttonTitle, "the button to go on", on: "booking", of: ["Continue", "Next"]) {
      $0.booking.next = "Next"
    },
    Change(.sheetDetent, "half a sheet", on: "booking") { $0.booking.isLarge = false },
    Change(.label, "that it is booked", on: "booked", of: ["Visit booked", "See you", "alert"]) {
      $0.booking.alert = "See you soon"
    },
    Change(.label, "when it is", on: "booked", of: ["Thursday,", "Friday,"]) {
      $0.booking.alertText = "Friday, June 19, at 11:30."
    },
    Change(.removed, "not for the calendar", on: "booked", of: ["Add to"]) {
      $0.booking.hasCalendar = false
    },
  ]

  private static let ranges = ["Range of"]
  private static let values = ["3.9", "1.6", "1.1", "5.2"]
  private static let rows =
    values + [
      "LDL chol", "High", "HDL", "Triglycerides", "Glucose", "mmol", "Range of", "cell", "collectionView",
    ]

  static let results: [Change] = [
    Change(.title, "the title", on: "results", of: ["Results", "Your blood", "navigationBar"]) {
      $0.results.title = "Your blood"
    },
    Change(.sectionHeader, "the first header", on: "results", of: ["Blood lipids", "Laboratory"]) {
      $0.results.heading = "Laboratory"
    },
    Change(.sectionFooter, "the footer", on: "results", of: ["Ranges are", "Ask us"]) {
      $0.results.footer = "Ask us about these."
    },
    Change(.progress, "a higher value", on: "results", of: ["Range of LDL", "cell"]) {
      $0.results.first = 0.93
    },
    Change(.label, "the first value", on: "results", of: ["3.9", "4.4"]) { $0.results.firstValue = "4.4" },
    Change(.font, "values smaller", on: "results", of: values) { $0.results.valueFont = .body },
    Change(.fontWeight, "values in regular", on: "results", of: values) {
      $0.results.valuesAreRounded = false
    },
    Change(.opacity, "paler units", on: "results", of: ["mmol"]) { $0.results.unitOpacity = 0.3 },
    Change(.codeColor, "good ranges in blue", on: "results", of: ["Range of", "cell", "collectionView"]) {
      $0.results.goodColor = 0x2563EB
    },
    Change(.iconSize, "knobs 14 → 19", on: "results", of: ["Range of", "cell", "collectionView"]) {
      $0.results.knob = 19
    },
    Change(.shadow, "a larger shadow of knobs", on: "results", of: ["Range of", "cell", "collectionView"]) {
      $0.results.knobShadow = 6
    },
    Change(.spacing, "above ranges 10 → 18", on: "results", of: rows) { $0.results.rowGap = 18 },
    Change(.rowHeight, "rows 76 → 92", on: "results", of: rows) { $0.results.rowHeight = 92 },
    Change(.badge, "how the value is", on: "results", of: ["High", "Over"]) {
      $0.results.badge = "Over"
    },
    Change(.cornerRadius, "how the value is, with corners 6 → 0", on: "results", of: ["High"]) {
      $0.results.badgeRadius = 0
    },
    Change(.listRemoved, "no glucose", on: "results", of: ["Glucose", "5.2", "mmol", "Range of Glu", "cell"])
    {
      $0.results.hasFourth = false
    },
    Change(
      .listAdded, "potassium", on: "results", of: ["Potassium", "4.1", "mmol", "Range of Pot", "cell"]
    ) {
      $0.results.hasFifth = true
    },
    Change(
      .listOrder, "HDL first", on: "results",
      of: [
        "LDL chol", "HDL chol", "3.9", "1.6", "High", "Range of LDL", "Range of HDL", "cell",
        "collectionView",
      ]
    ) {
      $0.results.isReordered = true
    },
    Change(.chartData, "a lower value in autumn", on: "results", of: ["Sep", "other", "cell"]) {
      $0.results.points[3] = 2.2
    },
    Change(.chartColor, "the chart in pink", on: "results") { $0.results.chartColor = 0xDB2777 },
    Change(
      .removed, "only the line", on: "results", of: ["Jun", "Dec", "Mar", "Sep", "Now", "other", "cell"],
      or: Reading.paints
    ) {
      $0.results.areaIsShown = false
    },
  ]

  private static let discs = ["pills", "capsule", "drop", "wind"]
  private static let names = ["Metoprolol", "Ramipril", "Vitamin D", "Atorvastatin", "Nose spray"]
  private static let amounts = ["50 mg", "5 mg", "2 drops", "20 mg", "One puff"]
  private static let pillRows =
    discs + names + amounts + ["sunrise", "Morning", "moon", "Evening", "scrollView"]
  private static let ring = ["60%", "scrollView"]
  private static let letters = ["M", "T", "W", "F"]

  static let medication: [Change] = [
    Change(.title, "the title", on: "medication", of: ["Medication", "My pills", "navigationBar"]) {
      $0.meds.title = "My pills"
    },
    Change(.progress, "more is taken", on: "medication", of: ring + ["80%"], or: Reading.any("text")) {
      $0.meds.taken = 0.8
    },
    Change(
      .avatarSize, "the ring 118 → 96", on: "medication", of: ring,
      or: Reading.moved("padding", "position", "spacing")
    ) {
      $0.meds.ring = 96
    },
    Change(.borderWidth, "a thicker ring", on: "medication", of: ring) { $0.meds.ringLine = 20 },
    Change(.gradient, "the ring begins in yellow", on: "medication", of: ring) {
      $0.meds.ringFoot = 0xFACC15
    },
    Change(
      .cornerStyle, "the ring's ends are cut", on: "medication", of: ring,
      or: Reading.restyled("line cap", "stroke")
    ) {
      $0.meds.ringIsRound = false
    },
    Change(.fontSize, "how much is taken 28 → 22", on: "medication", of: ["60%"]) {
      $0.meds.percentSize = 22
    },
    Change(.label, "how many are taken", on: "medication", of: ["3 of 5", "All but"]) {
      $0.meds.summary = "All but two"
    },
    Change(.font, "how many are taken, larger", on: "medication", of: ["3 of 5"]) {
      $0.meds.summaryFont = .title3
    },
    Change(.icon, "a star for days", on: "medication", of: ["flame", "star", "12 days"]) {
      $0.meds.streakIcon = "star.fill"
    },
    Change(
      .avatarSize, "days 26 → 30", on: "medication", of: letters + ["scrollView"],
      or: Reading.moved("padding", "position", "spacing")
    ) {
      $0.meds.dot = 30
    },
    Change(.spacing, "days 8 → 3 apart", on: "medication", of: letters) { $0.meds.dotGap = 3 },
    Change(.selection, "taken on Thursday", on: "medication", of: ["T"], or: Reading.paints) {
      $0.meds.missedDay = 4
    },
    Change(
      .padding, "around headers 8 → 18", on: "medication", of: ["sunrise", "Morning", "moon", "Evening"]
    ) {
      $0.meds.headPadding = 18
    },
    Change(.sectionHeader, "the first header", on: "medication", of: ["Morning", "With breakfast"]) {
      $0.meds.morning = "With breakfast"
    },
    Change(.icon, "the sun for the morning", on: "medication", of: ["sunrise", "sun.max", "Morning"]) {
      $0.meds.headIcon = "sun.max.fill"
    },
    Change(.buttonTitle, "the wide button", on: "medication", of: ["Order refill", "Get more"]) {
      $0.meds.refill = "Get more"
    },
    Change(.badge, "two are left", on: "medication", of: ["Order refill"]) { $0.meds.left = 2 },
    Change(.buttonStyle, "the wide button in light", on: "medication", of: ["Order refill"]) {
      $0.meds.refillIsBordered = true
    },
    Change(.disabled, "the wide button", on: "medication", of: ["Order refill"]) {
      $0.meds.refillIsDisabled = true
    },
  ]

  static let doses: [Change] = [
    Change(.spacing, "rows 10 → 18 apart", on: "medication", of: pillRows + ["60%", "3 of"]) {
      $0.meds.rowGap = 18
    },
    Change(.rowInset, "rows' padding 14 → 20", on: "medication", of: pillRows) { $0.meds.rowPadding = 20 },
    Change(.cornerRadius, "rows' corners 14 → 2", on: "medication", of: pillRows) { $0.meds.rowRadius = 2 },
    Change(.label, "the first drug", on: "medication", of: ["Metoprolol", "Bisoprolol"]) {
      $0.meds.pill = "Bisoprolol"
    },
    Change(.codeColor, "the first drug in green", on: "medication", of: ["pills", "Metoprolol"]) {
      $0.meds.pillColor = 0x15803D
    },
    Change(.icon, "a heart for the first drug", on: "medication", of: ["pills", "heart", "Metoprolol"]) {
      $0.meds.pillIcon = "heart.fill"
    },
    Change(.avatarSize, "squares 40 → 48", on: "medication", of: pillRows) { $0.meds.pillBox = 48 },
    Change(.rotation, "symbols turned", on: "medication", of: discs) { $0.meds.pillTurn = 45 },
    Change(.label, "how much of it", on: "medication", of: ["50 mg", "100 mg"]) {
      $0.meds.dose = "100 mg after food"
    },
    Change(.font, "how much, smaller", on: "medication", of: amounts) { $0.meds.doseFont = .caption },
    Change(.iconSize, "circles 28 → 34", on: "medication", of: names + ["switch"]) { $0.meds.check = 34 },
    Change(.icon, "a star for what is taken", on: "medication", of: names + ["switch"]) {
      $0.meds.checkIcon = "star.fill"
    },
    Change(
      .toggle, "Ramipril is taken", on: "medication", of: ["Ramipril", "5 mg", "switch"],
      or: Reading.restyled("strikethrough", "opacity")
    ) {
      $0.meds.secondIsTaken = true
    },
    Change(
      .strikethrough, "what is taken is not struck", on: "medication",
      of: ["Metoprolol", "Vitamin D", "Nose spray"]
    ) {
      $0.meds.takenIsStruck = false
    },
    Change(
      .opacity, "what is taken, paler", on: "medication",
      of: ["Metoprolol", "Vitamin D", "Nose spray", "50 mg", "2 drops", "One puff"]
    ) {
      $0.meds.takenOpacity = 0.25
    },
    Change(.listRemoved, "no vitamin", on: "medication", of: ["Vitamin D", "2 drops", "drop"]) {
      $0.meds.hasVitamin = false
    },
    Change(
      .listOrder, "the spray first", on: "medication",
      of: ["Atorvastatin", "20 mg", "pills", "Nose spray", "One puff", "wind", "switch", "scrollView"]
    ) {
      $0.meds.eveningIsReordered = true
    },
  ]
}
