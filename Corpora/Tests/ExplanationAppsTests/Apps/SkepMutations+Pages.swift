import AppVariants
import Foundation

@testable import Skep

extension SkepMutations {
  static let journal: [Change] = [
    Change(
      .title, "navigationTitle Journal → Visits", on: "journal", of: ["Journal", "Visits", "navigationBar"]
    ) {
      $0.journal.title = "Visits"
    },
    Change(
      .placeholder, "searchable prompt → Search entries", on: "journal",
      of: ["Hive or", "Search entries", "searchField", "textField"]
    ) {
      $0.journal.prompt = "Search entries"
    },
    Change(.icon, "New entry square.and.pencil → plus", on: "journal", of: ["New entry"]) {
      $0.journal.add = "plus"
    },
    Change(.toolbarItem, "no ToolbarItem New entry", on: "journal", of: ["New entry"]) {
      $0.journal.addIsShown = false
    },
    Change(.sectionHeader, "header This month → May", on: "journal", of: ["This month", "May"]) {
      $0.journal.may = "May"
    },
    Change(.sectionFooter, "footer seven → ten years", on: "journal", of: ["Entries are"]) {
      $0.journal.footer = "Entries are kept for ten years."
    },
    Change(.contentInset, "contentMargins(.top) 0 → 28", on: "journal") { $0.journal.margin = 28 },
    Change(
      .rowHeight, "defaultMinListRowHeight 44 → 80", on: "journal",
      or: Reading.any("moved") + [Reading(kind: "resized", property: "row height")]
    ) {
      $0.journal.rowHeight = 80
    },
    Change(.rowInset, "listRowInsets top and bottom 9 → 18", on: "journal", of: visits) {
      $0.journal.rowInset = 18
    },
    Change(.sectionSpacing, "listSectionSpacing 20 → 44", on: "journal") { $0.journal.sectionGap = 44 },
    Change(.background, "listRowBackground comb → straw", on: "journal", of: visits) {
      $0.journal.rowColor = 0xEFE2AF
    },
    Change(.divider, "listRowSeparator .hidden", on: "journal", or: Reading.restyled("hidden separators")) {
      $0.journal.separators = false
    },
    Change(.toggle, "Only my hives is off", on: "journal", of: ["Only my", "switch"]) {
      $0.journal.onlyMine = false
    },
    Change(.toggle, "Remind me on Fridays is on", on: "journal", of: ["Remind me", "switch"]) {
      $0.journal.reminds = true
    },
    Change(
      .progress, "ProgressView value 0.66 → 0.2", on: "journal", of: ["Sending", "progressIndicator"]
    ) {
      $0.journal.synced = 0.2
    },
    Change(.tint, "ProgressView tint amber → blue", on: "journal", of: ["Sending", "progressIndicator"]) {
      $0.journal.syncTint = 0x2563EB
    },
    Change(
      .label, "Sending photographs → Waiting for a network", on: "journal",
      of: ["Sending", "Waiting for", "progressIndicator"]
    ) {
      $0.journal.syncWords = "Waiting for a network"
    },
  ]

  private static let days = ["21", "17", "12"]
  private static let titles = ["Queen seen", "First super", "Split in"]
  private static let details = ["Calm, no", "Foundation in", "The old"]
  private static let kilos = ["31.4", "29.0", "22.5"]
  private static let visits = days + titles + details + kilos + ["Attachment", "3", "cell", "collectionView"]

  static let pages: [Change] = [
    Change(.iconSize, "days frame 42 → 54", on: "journal", of: days + ["cell"]) { $0.pages.tile = 54 },
    Change(.cornerRadius, "days cornerRadius 10 → 21", on: "journal", of: days) {
      $0.pages.tileRadius = 21
    },
    Change(.background, "days background amber → slate", on: "journal", of: days) {
      $0.pages.tileColor = 0x51606F
    },
    Change(.font, "titles font .body → .headline", on: "journal", of: titles) {
      $0.pages.titleFont = .headline
    },
    Change(.label, "Queen seen → Queen not seen", on: "journal", of: ["Queen seen", "Queen not"]) {
      $0.pages.first = "Queen not seen"
    },
    Change(.truncation, "a long headline", on: "journal", of: ["Queen seen"]) {
      $0.pages.first = """
        Queen seen, eggs in three frames, and a patch of chalk brood no larger than a coin at the lower edge of the \
        fourth one, which I took out and burned behind the shed before anybody could see it
        """
    },
    Change(.wrap, "a detail of two lines", on: "journal", of: ["Calm, no"]) {
      $0.pages.detail =
        "Calm, no cells, two frames of food left, and the second super is already heavy at both sides."
    },
    Change(.lineLimit, "details lineLimit(2) → lineLimit(1)", on: "journal", of: details) {
      $0.pages.detailLines = 1
    },
    Change(.label, "two → five frames of food", on: "journal", of: ["Calm, no"]) {
      $0.pages.detail = "Calm, no cells, five frames of food left."
    },
    Change(.badge, "badge(3) → badge(9)", on: "journal", of: ["3", "9", "Queen seen", "21", "cell"]) {
      $0.pages.photos = 9
    },
    Change(.label, "31.4 → 30.8", on: "journal", of: ["31.4", "30.8"]) { $0.pages.kilos = "30.8" },
    Change(.digits, "weights design .default → .monospaced", on: "journal", of: kilos) {
      $0.pages.kilosAreDigits = true
    },
    Change(
      .listRemoved, "no entry of the 12th", on: "journal", of: ["12", "Split in", "The old", "22.5", "cell"]
    ) {
      $0.pages.hasSplit = false
    },
    Change(
      .listAdded, "an entry of the 9th", on: "journal", of: ["9", "Fed a", "Rain for", "24.1", "cell"]
    ) {
      $0.pages.hasFeeding = true
    },
    Change(
      .listOrder, "the 17th before the 21st", on: "journal",
      of: [
        "21", "17", "Queen seen", "First super", "Calm, no", "Foundation in", "31.4", "29.0", "3",
        "Attachment", "cell", "collectionView",
      ]
    ) {
      $0.pages.isReordered = true
    },
    Change(.icon, "Attachment paperclip → camera.fill", on: "journal", of: ["Attachment"]) {
      $0.pages.pin = "camera.fill"
    },
    Change(.removed, "no Attachment", on: "journal", of: ["Attachment"]) { $0.pages.pinIsShown = false },
    Change(
      .hidden, "details redacted(reason: .placeholder)", on: "journal", of: details,
      or: Reading.restyled("redaction", "redacted", "placeholder") + Reading.any("state")
        + Reading.any("text")
    ) {
      $0.pages.detailsAreRedacted = true
    },
  ]

  static let entry: [Change] = [
    Change(.sheetDetent, "presentationDetents .large → .medium", on: "entry") { $0.entry.isLarge = false },
    Change(.buttonTitle, "Save → Keep", on: "entry", of: ["Save", "Keep"]) { $0.entry.save = "Keep" },
    Change(.disabled, "Save disabled()", on: "entry", of: ["Save"]) { $0.entry.saveIsDisabled = true },
    Change(
      .placeholder, "TextField Headline → What happened?", on: "entry",
      of: ["Headline", "What happened", "textField", "cell"]
    ) {
      $0.entry.headline = "What happened?"
    },
    Change(
      .stepper, "Stepper 6 → 8 frames", on: "entry", of: ["6 frames", "8 frames", "stepper"]
    ) {
      $0.entry.frames = 8
    },
    Change(
      .label, "DatePicker selection three days earlier", on: "entry",
      of: ["Day", "21 May", "18 May", "Date Picker", "datePicker"]
    ) {
      $0.entry.day -= 3 * 86_400
    },
    Change(
      .order, "frames before Day", on: "entry",
      of: ["6 frames", "Day", "Date Picker", "stepper", "datePicker", "21 May", "cell", "collectionView"]
    ) {
      $0.entry.isReordered = true
    },
    Change(
      .selection, "Picker selection Hive 4 → Nucleus", on: "entry", of: ["Hive", "Hive 4", "Nucleus"],
      or: Reading.any("text")
    ) {
      $0.entry.hive = 2
    },
    Change(.toggle, "Queen seen is off", on: "entry", of: ["Queen seen", "switch"]) {
      $0.entry.queenSeen = false
    },
    Change(.toggle, "Eggs seen is on", on: "entry", of: ["Eggs seen", "switch"]) {
      $0.entry.eggsSeen = true
    },
    Change(.listAdded, "row Queen cells", on: "entry", of: ["Queen cells", "two, capped", "cell"]) {
      $0.entry.hasCells = true
    },
    Change(
      .codeColor, "ColorPicker selection blue → red", on: "entry",
      of: ["Colour of", "Color Well", "colorWell", "cell"],
      or: Reading.any("value") + Reading.any("state")
    ) {
      $0.entry.mark = 0xC53030
    },
    Change(.sectionHeader, "header Colony → What you saw", on: "entry", of: ["Colony", "What you"]) {
      $0.entry.header = "What you saw"
    },
    Change(.sectionFooter, "footer comes from → is read by hand", on: "entry", of: ["The weight"]) {
      $0.entry.footer = "The weight is read by hand."
    },
    Change(.progress, "Slider value 0.7 → 0.2", on: "entry", of: ["Calmness", "slider"]) {
      $0.entry.mood = 0.2
    },
    Change(.tint, "Slider tint amber → purple", on: "entry", of: ["Calmness", "slider"]) {
      $0.entry.moodTint = 0x7C3AED
    },
  ]
}
