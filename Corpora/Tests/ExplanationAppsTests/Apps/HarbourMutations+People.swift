import AppVariants
import Foundation

@testable import Harbour

extension HarbourMutations {
  private static let faces = ["IS", "BL", "MA", "PS", "RA"]
  private static let names = ["Ida Sandvik", "Bo Lund", "Mina Aho", "Per Strand", "Ruth Amsel"]
  private static let jobs = ["Captain", "Engineer", "Cook", "Back on", "On the course"]
  private static let sailorRows = faces + names + jobs + ["6", "cell", "collectionView"]

  static let crew: [Change] = [
    Change(
      .placeholder, "searchable prompt → Search", on: "crew",
      of: ["Name or", "Search", "searchField", "textField"]
    ) {
      $0.crew.prompt = "Search"
    },
    Change(.sectionHeader, "header On watch → On board", on: "crew", of: ["On watch", "On board"]) {
      $0.crew.first = "On board"
    },
    Change(.sectionFooter, "six, noon and six → eight and eight", on: "crew", of: ["Watches"]) {
      $0.crew.footer = "Watches change at eight and eight."
    },
    Change(.contentInset, "contentMargins(.top) 0 → 30", on: "crew") { $0.crew.margin = 30 },
    Change(
      .rowHeight, "defaultMinListRowHeight 44 → 78", on: "crew",
      or: Reading.any("moved") + [Reading(kind: "resized", property: "row height")]
    ) {
      $0.crew.rowHeight = 78
    },
    Change(.rowInset, "listRowInsets top and bottom 8 → 14", on: "crew", of: sailorRows) {
      $0.crew.rowInset = 14
    },
    Change(.sectionSpacing, "listSectionSpacing 20 → 36", on: "crew") { $0.crew.sectionGap = 36 },
    Change(.background, "listRowBackground deck → sand", on: "crew", of: sailorRows) {
      $0.crew.rowColor = 0xD9C9A3
    },
    Change(.divider, "listRowSeparator .hidden", on: "crew", or: Reading.restyled("hidden separators")) {
      $0.crew.separators = false
    },
    Change(.toggle, "Swaps are open is off", on: "crew", of: ["Swaps", "switch"]) {
      $0.crew.swapIsOn = false
    },
    Change(.tint, "ProgressView tint sea → orange", on: "crew", of: ["Rested"]) {
      $0.crew.restedTint = 0xEA580C
    },
  ]

  static let sailors: [Change] = [
    Change(.avatarSize, "initials frame 38 → 48", on: "crew", of: faces) { $0.crew.face = 48 },
    Change(.avatarShape, "initials .circle → .rect(cornerRadius: 8)", on: "crew", of: faces) {
      $0.crew.faceIsRound = false
    },
    Change(.label, "Captain → First mate", on: "crew", of: ["Captain", "First mate"]) {
      $0.crew.note = "First mate, MS Tern"
    },
    Change(.truncation, "a long remark on the captain", on: "crew", of: ["Captain"]) {
      $0.crew.note =
        "Captain, MS Tern, and after the holidays of the two from Holm Sound of MS Plover as well, from the first boat in the morning until the last one in the evening is moored"
    },
    Change(.font, "names font .body → .callout", on: "crew", of: names) { $0.crew.nameFont = .callout },
    Change(.badge, "badge(6) → badge(8)", on: "crew", of: ["6", "8", "Ida", "cell"]) { $0.crew.hours = 8 },
    Change(.listRemoved, "no cook", on: "crew", of: ["Mina", "MA", "Cook", "cell"]) {
      $0.crew.hasCook = false
    },
    Change(.listAdded, "a trainee", on: "crew", of: ["Kit", "KM", "Trainee", "cell"]) {
      $0.crew.hasTrainee = true
    },
    Change(
      .listOrder, "Bo before Ida", on: "crew",
      of: ["Ida", "Bo Lund", "IS", "BL", "Captain", "Engineer", "6", "cell", "collectionView"]
    ) {
      $0.crew.isReordered = true
    },
  ]

  private static let own = ["MS Tern, come", "Heron, tow"]
  private static let others = ["MS Tern: ", "Pilot 7", "Tug Heron"]
  private static let times = ["13:48", "13:49", "13:55", "14:02", "14:03"]
  private static let calls = own + others + times + ["scrollView"]

  static let log: [Change] = [
    Change(
      .title, "navigationTitle Channel 12 → Radio", on: "log", of: ["Channel", "Radio", "navigationBar"]
    ) {
      $0.log.title = "Radio"
    },
    Change(.spacing, "VStack spacing 12 → 20", on: "log", of: calls + ["Today", "Forecast", "South-west"]) {
      $0.log.gap = 20
    },
    Change(.padding, "calls padding 11 → 17", on: "log", of: calls) { $0.log.padding = 17 },
    Change(
      .bubbleTail, "calls without a sharp corner", on: "log", of: calls,
      or: Reading.restyled(
        "radius", "bottom leading radius", "bottom trailing radius", "bottomLeadingRadius",
        "bottomTrailingRadius", "path")
    ) {
      $0.log.hasTails = false
    },
    Change(.bubbleColor, "own calls sea → violet", on: "log", of: own + ["scrollView"]) {
      $0.log.ownColor = 0x6D28D9
    },
    Change(.bubbleColor, "others' calls deck → sand", on: "log", of: others + ["scrollView"]) {
      $0.log.otherColor = 0xD8C79C
    },
    Change(.font, "calls font .body → .callout", on: "log", of: own + others) { $0.log.font = .callout },
    Change(.underline, "ships' names underlineStyle .single", on: "log", of: others) {
      $0.log.shipIsUnderlined = true
    },
    Change(.codeColor, "ships' names sea → red", on: "log", of: others) { $0.log.shipColor = 0xC0362C },
    Change(.label, "ten minutes → five minutes", on: "log", of: ["MS Tern: "]) {
      $0.log.answer = "Harbour, MS Tern. Berth 2 in five minutes, please."
    },
    Change(.hidden, "no times", on: "log", of: times) { $0.log.timesAreShown = false },
    Change(.removed, "no pilot", on: "log", of: ["Pilot 7", "13:55"]) { $0.log.hasPilot = false },
    Change(.added, "one more answer", on: "log", of: ["Tug Heron: At three", "14:04"]) {
      $0.log.hasAnswer = true
    },
    Change(
      .placeholder, "TextField Message to all ships → Speak", on: "log",
      of: ["Message to", "Speak", "textField"]
    ) {
      $0.log.prompt = "Speak"
    },
    Change(.icon, "Send arrow.up.circle.fill → paperplane.fill", on: "log", of: ["Send"]) {
      $0.log.send = "paperplane.fill"
    },
    Change(.strikethrough, "forecast without strikethrough", on: "log", of: ["South-west"]) {
      $0.log.weatherIsOld = false
    },
  ]

  static let booking: [Change] = [
    Change(.sheetDetent, "presentationDetents .large → .medium", on: "booking") {
      $0.booking.isLarge = false
    },
    Change(.buttonTitle, "Book → Pay", on: "booking", of: ["Book", "Pay"]) { $0.booking.save = "Pay" },
    Change(.disabled, "Book disabled()", on: "booking", of: ["Book"]) { $0.booking.saveIsDisabled = true },
    Change(
      .placeholder, "TextField Name of the driver → Driver", on: "booking",
      of: ["Name of", "Driver", "textField", "cell"]
    ) {
      $0.booking.name = "Driver"
    },
    Change(.stepper, "Stepper 2 → 5 passengers", on: "booking", of: ["2 pass", "5 pass", "stepper"]) {
      $0.booking.guests = 5
    },
    Change(
      .label, "DatePicker selection three days later", on: "booking",
      of: ["Day", "19 Jun", "22 Jun", "datePicker"]
    ) {
      $0.booking.day += 3 * 86_400
    },
    Change(
      .order, "Day before passengers", on: "booking",
      of: ["2 pass", "Day", "stepper", "datePicker", "19 Jun", "cell", "collectionView"]
    ) {
      $0.booking.rowsAreReordered = true
    },
    Change(
      .selection, "Picker selection Car → Lorry", on: "booking", of: ["Kind", "Car", "Lorry"],
      or: Reading.any("text")
    ) {
      $0.booking.vehicle = 2
    },
    Change(.progress, "Slider value 0.35 → 0.8", on: "booking", of: ["Length", "slider"]) {
      $0.booking.metres = 0.8
    },
    Change(.tint, "Slider tint sea → red", on: "booking", of: ["Length", "slider"]) {
      $0.booking.metresTint = 0xDC2626
    },
    Change(.sectionFooter, "Trailers → Roof boxes", on: "booking", of: ["Trailers", "Roof boxes"]) {
      $0.booking.footer = "Roof boxes count in full."
    },
    Change(.toggle, "There and back is on", on: "booking", of: ["There and", "switch"]) {
      $0.booking.comesBack = true
    },
    Change(.listAdded, "row Cabin", on: "booking", of: ["Cabin", "Four bunks", "cell"]) {
      $0.booking.hasCabin = true
    },
  ]
}
