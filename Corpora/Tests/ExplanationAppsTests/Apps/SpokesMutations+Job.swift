import AppVariants
import Foundation

@testable import Spokes

extension SpokesMutations {
  private static let hero = ["Picture of", "City tourer", "scrollView"]

  static let job: [Change] = [
    Change(.toolbarItem, "no ToolbarItem Pin", on: "job", of: ["Pin"]) { $0.job.pinIsShown = false },
    Change(.icon, "Pin pin → bookmark", on: "job", of: ["Pin"]) { $0.job.pin = "bookmark" },
    Change(.image, "bicycle → wrench.adjustable.fill", on: "job", of: ["Picture of"]) {
      $0.job.picture = "wrench.adjustable.fill"
    },
    Change(.gradient, "hero LinearGradient begins in brown", on: "job", of: hero) { $0.job.sky = 0x8A4B2A },
    Change(.opacity, "hero without mask", on: "job", of: hero, or: Reading.restyled("mask", "gradient")) {
      $0.job.veil = false
    },
    Change(.fontSize, "name font size 28 → 22", on: "job", of: ["City tourer"]) { $0.job.nameSize = 22 },
    Change(.truncation, "a long name of the owner", on: "job", of: ["Owner", "Nora Whitfield"]) {
      $0.job.customer = """
        Nora Whitfield, or her neighbour on the second floor of the house at the corner of the old market, who has the \
        key to the yard as well as to the shed
        """
    },
    Change(.divider, "no Divider between papers", on: "job") { $0.job.rule = false },
    Change(.underline, "terms underline()", on: "job", of: ["Terms of"]) { $0.job.termsAreUnderlined = true },
    Change(.controlSize, "controlSize .large → .regular", on: "job", of: ["Hand over", "Call"]) {
      $0.job.buttonsAreLarge = false
    },
    Change(.tint, "Hand over tint blue", on: "job", of: ["Hand over"]) { $0.job.handTint = 0x2563EB },
    Change(.buttonStyle, "Call .bordered → .plain", on: "job", of: ["Call"]) {
      $0.job.callIsBordered = false
    },
  ]

  private static let words = ["The rear wheel"]

  static let complaint: [Change] = [
    Change(.lineLimit, "complaint lineLimit(2)", on: "job", of: words) { $0.job.complaintLines = 2 },
    Change(.lineSpacing, "complaint lineSpacing 2 → 8", on: "job", of: words) {
      $0.job.complaintSpacing = 8
    },
    Change(.textAlignment, "complaint multilineTextAlignment .leading → .trailing", on: "job", of: words) {
      $0.job.complaintSide = .trailing
    },
    Change(.font, "complaint font .subheadline → .footnote", on: "job", of: words) {
      $0.job.complaintFont = .footnote
    },
  ]

  private static let facts = ["28 inch", "Disc brakes", "Eight gears", "Steel", "Hub dynamo", "Mudguards"]

  static let chips: [Change] = [
    Change(
      .layoutArgument, "FlowLayout(gap: 8) → 13", on: "job", of: facts, or: Reading.argument("gap")
    ) {
      $0.chips.gap = 13
    },
    Change(
      .layoutArgument, "FlowLayout(lineGap: 8) → 18", on: "job", of: facts,
      or: Reading.argument("lineGap", "line gap")
    ) {
      $0.chips.lineGap = 18
    },
    Change(.cornerRadius, "chips cornerRadius 9 → 2", on: "job", of: facts) { $0.chips.radius = 2 },
    Change(.borderWidth, "chips strokeBorder lineWidth 1 → 3", on: "job", of: facts) { $0.chips.stroke = 3 },
    Change(.border, "chips strokeBorder in orange", on: "job", of: facts, or: Reading.paints) {
      $0.chips.strokeColor = 0xE07B1F
    },
    Change(.removed, "no chip Hub dynamo", on: "job", of: ["Hub dynamo"]) { $0.chips.hasDynamo = false },
    Change(.added, "a chip Rear rack", on: "job", of: ["Rear rack"]) { $0.chips.hasRack = true },
    Change(
      .order, "Eight gears before 28 inch", on: "job",
      of: ["28 inch", "Eight gears", "Disc brakes", "scrollView"]
    ) {
      $0.chips.isReordered = true
    },
    Change(.label, "Steel → Alloy", on: "job", of: ["Steel", "Alloy"]) { $0.chips.steel = "Alloy" },
  ]

  private static let doings = ["True the", "New pads", "Oil the"]

  static let tasks: [Change] = [
    Change(.sectionHeader, "To do → Tasks", on: "job", of: ["To do", "Tasks"]) { $0.tasks.header = "Tasks" },
    Change(.spacing, "tasks VStack spacing 12 → 20", on: "job", of: doings) { $0.tasks.gap = 20 },
    Change(.toggle, "True the rear wheel is off", on: "job", of: ["True the"]) {
      $0.tasks.wheelIsTrue = false
    },
    Change(.toggle, "New pads in front is on", on: "job", of: ["New pads"]) { $0.tasks.padsAreNew = true },
    Change(.tint, "CheckToggleStyle moss → violet", on: "job", of: doings, or: Reading.argument("color")) {
      $0.tasks.tint = 0x7C3AED
    },
    Change(.iconSize, "CheckToggleStyle(size: 22) → 30", on: "job", of: doings, or: Reading.argument("size"))
    {
      $0.tasks.box = 30
    },
    Change(.label, "Oil the chain → Replace the chain", on: "job", of: ["Oil the", "Replace the"]) {
      $0.tasks.third = "Replace the chain"
    },
    Change(.strikethrough, "done tasks without strikethrough", on: "job", of: ["True the"]) {
      $0.tasks.doneIsStruck = false
    },
    Change(.listRemoved, "no task Oil the chain", on: "job", of: ["Oil the"]) {
      $0.tasks.chainIsOpen = false
    },
    Change(.listAdded, "a task Bleed the rear brake", on: "job", of: ["Bleed the"]) {
      $0.tasks.bleedIsShown = true
    },
  ]

  private static let names = ["Labour", "Brake pads", "Inner tube", "Total"]
  private static let prices = ["38.00", "14.50", "7.90", "60.40"]
  private static let lines = names + prices + ["scrollView"]

  static let bill: [Change] = [
    Change(.spacing, "bill Grid verticalSpacing 6 → 12", on: "job", of: lines) { $0.bill.rowGap = 12 },
    Change(.label, "Labour 38.00 → 52.00", on: "job", of: ["38.00", "52.00"]) { $0.bill.labour = "52.00" },
    Change(.fontWeight, "total fontWeight .bold → .regular", on: "job", of: ["Total", "60.40"]) {
      $0.bill.totalWeight = .regular
    },
    Change(.codeColor, "total foregroundStyle .primary → red", on: "job", of: ["60.40"]) {
      $0.bill.totalColor = 0xC81E1E
    },
    Change(.divider, "no Divider above the total", on: "job") { $0.bill.rule = false },
    Change(.columnOrder, "prices before names", on: "job", of: lines) { $0.bill.columnsAreSwapped = true },
    Change(
      .listOrder, "Brake pads before Labour", on: "job",
      of: ["Labour", "Brake pads", "38.00", "14.50", "scrollView"]
    ) {
      $0.bill.isReordered = true
    },
    Change(.listRemoved, "no inner tube", on: "job", of: ["Inner tube", "7.90"]) { $0.bill.hasTube = false },
    Change(
      .borderWidth, "stripe frame(width: 4) → 10", on: "job", of: lines + ["Budget"], or: Reading.sizes
    ) {
      $0.bill.stripe = 10
    },
    Change(.progress, "ProgressView value 0.55 → 0.85", on: "job", of: ["Budget", "progressIndicator"]) {
      $0.bill.used = 0.85
    },
    Change(.tint, "ProgressView tint moss → orange", on: "job", of: ["Budget", "progressIndicator"]) {
      $0.bill.usedTint = 0xEA580C
    },
  ]

  static let intake: [Change] = [
    Change(.sheetDetent, "presentationDetents .large → .medium", on: "intake") { $0.intake.isLarge = false },
    Change(.buttonTitle, "Take in → Save", on: "intake", of: ["Take in", "Save"]) {
      $0.intake.save = "Save"
    },
    Change(.disabled, "Take in disabled()", on: "intake", of: ["Take in"]) {
      $0.intake.saveIsDisabled = true
    },
    Change(
      .placeholder, "TextField Name of the owner → Owner", on: "intake",
      of: ["Name of", "Owner", "textField", "cell"]
    ) {
      $0.intake.name = "Owner"
    },
    Change(.stepper, "Stepper 2 → 4 keys", on: "intake", of: ["2 keys", "4 keys", "stepper"]) {
      $0.intake.keys = 4
    },
    Change(
      .label, "DatePicker selection four days later", on: "intake",
      of: ["Pick-up", "19 Jun", "23 Jun", "Date Picker", "datePicker"]
    ) {
      $0.intake.day += 4 * 86_400
    },
    Change(
      .order, "Pick-up before keys", on: "intake",
      of: ["2 keys", "Pick-up", "Date Picker", "stepper", "datePicker", "19 Jun", "cell", "collectionView"]
    ) {
      $0.intake.rowsAreReordered = true
    },
    Change(
      .selection, "Picker selection Tourer → Mountain bike", on: "intake",
      of: ["Build", "Tourer", "Mountain bike"], or: Reading.any("text")
    ) {
      $0.intake.kind = 2
    },
    Change(.progress, "Slider value 0.3 → 0.75", on: "intake", of: ["Urgency", "slider"]) {
      $0.intake.urgency = 0.75
    },
    Change(.tint, "Slider tint moss → red", on: "intake", of: ["Urgency", "slider"]) {
      $0.intake.urgencyTint = 0xDC2626
    },
    Change(.sectionHeader, "header Bicycle → The bicycle", on: "intake", of: ["Bicycle", "The bicycle"]) {
      $0.intake.header = "The bicycle"
    },
    Change(.sectionFooter, "footer 1980 → 1990", on: "intake", of: ["Frames older"]) {
      $0.intake.footer = "Frames older than 1990 are weighed first."
    },
    Change(.toggle, "Lend a bicycle is on", on: "intake", of: ["Lend a", "switch"]) {
      $0.intake.lends = true
    },
    Change(.toggle, "Insured is off", on: "intake", of: ["Insured", "switch"]) {
      $0.intake.isInsured = false
    },
    Change(.listAdded, "row Lock", on: "intake", of: ["Lock", "Combination", "cell"]) {
      $0.intake.hasLock = true
    },
  ]
}
