import AppVariants
import Foundation

@testable import Cookbook

extension CookbookMutations {
  static let edit: [Change] = [
    Change(.sheetDetent, "presentationDetents .large → .medium", on: "edit") { $0.edit.isLarge = false },
    Change(
      .title, "navigationTitle New recipe → Your recipe", on: "edit",
      of: ["New rec", "Your rec", "navigationBar"]
    ) {
      $0.edit.title = "Your recipe"
    },
    Change(.buttonTitle, "Cancel → Close", on: "edit", of: ["Cancel", "Close"]) { $0.edit.cancel = "Close" },
    Change(.buttonTitle, "Save → Done", on: "edit", of: ["Save", "Done"]) { $0.edit.save = "Done" },
    Change(.disabled, "Save disabled()", on: "edit", of: ["Save"]) { $0.edit.saveIsDisabled = true },
    Change(
      .placeholder, "TextField Name of the dish → Dish", on: "edit",
      of: ["Name of", "Dish", "textField", "cell"]
    ) {
      $0.edit.name = "Dish"
    },
    Change(
      .placeholder, "TextField Where is it from? → Source", on: "edit",
      of: ["Where is", "Source", "textField", "textView", "cell"]
    ) {
      $0.edit.note = "Source"
    },
    Change(.sectionHeader, "header Cooking → In the kitchen", on: "edit", of: ["Cooking", "In the kitchen"]) {
      $0.edit.header = "In the kitchen"
    },
    Change(.sectionFooter, "soaking and resting → cooling", on: "edit", of: ["Times without"]) {
      $0.edit.footer = "Times without cooling."
    },
    Change(
      .selection, "Picker selection Main course → Dessert", on: "edit", of: ["Course", "Main", "Dessert"],
      or: Reading.any("text")
    ) {
      $0.edit.course = 2
    },
    Change(.label, "Main course → Main dish", on: "edit", of: ["Course", "Main"]) {
      $0.edit.main = "Main dish"
    },
    Change(.stepper, "Stepper 4 → 8 plates", on: "edit", of: ["4 plates", "8 plates", "stepper"]) {
      $0.edit.plates = 8
    },
    Change(.stepper, "Stepper 35 → 90 minutes", on: "edit", of: ["35 min", "90 min", "stepper"]) {
      $0.edit.minutes = 90
    },
    Change(.progress, "Slider value 0.4 → 0.85", on: "edit", of: ["How hot", "slider"]) {
      $0.edit.heat = 0.85
    },
    Change(.tint, "Slider tint herb → red", on: "edit", of: ["How hot", "slider"]) {
      $0.edit.heatTint = 0xDC2626
    },
    Change(.icon, "flame → thermometer.medium", on: "edit", of: ["Heat"]) {
      $0.edit.heatIcon = "thermometer.medium"
    },
    Change(
      .label, "DatePicker selection five days later", on: "edit",
      of: ["First cooked", "9 Jun", "14 Jun", "datePicker"]
    ) {
      $0.edit.day += 5 * 86_400
    },
    Change(
      .order, "minutes before plates", on: "edit",
      of: ["4 plates", "35 min", "stepper", "cell", "collectionView"]
    ) {
      $0.edit.rowsAreReordered = true
    },
    Change(.listAdded, "row Source", on: "edit", of: ["Source", "Grandmother", "cell"]) {
      $0.edit.hasSource = true
    },
    Change(.sectionSpacing, "listSectionSpacing 20 → 38", on: "edit") { $0.edit.sectionGap = 38 },
    Change(.tint, "tint herb → violet", on: "edit") { $0.edit.tint = 0x7C3AED },
  ]

  private static let photo = ["Photo of"]
  private static let words = ["Vegetarian", "Rice", "Spring", "Italy", "cell"]

  static let editParts: [Change] = [
    Change(.gradient, "photo LinearGradient begins in orange", on: "edit", of: photo) {
      $0.edit.frame = 0xF59E0B
    },
    Change(.gradient, "photo LinearGradient ends in navy", on: "edit", of: photo) {
      $0.edit.frameBottom = 0x1E3A8A
    },
    Change(.aspectRatio, "photo frame height 90 → 120", on: "edit", of: photo + ["cell", "Add a photo"]) {
      $0.edit.frameHeight = 120
    },
    Change(.cornerRadius, "photo cornerRadius 12 → 0", on: "edit", of: photo + ["cell"]) {
      $0.edit.frameRadius = 0
    },
    Change(.image, "photo → camera.macro", on: "edit", of: photo) { $0.edit.frameIcon = "camera.macro" },
    Change(
      .border, "photo StrokeStyle without dash", on: "edit", of: photo + ["cell"],
      or: Reading.restyled("dash", "border dash", "stroke style")
    ) {
      $0.edit.frameIsDashed = false
    },
    Change(.borderWidth, "photo lineWidth 2 → 5", on: "edit", of: photo + ["cell"]) {
      $0.edit.frameStroke = 5
    },
    Change(.buttonTitle, "Add a photo → Camera", on: "edit", of: ["Add a photo", "Camera"]) {
      $0.edit.photo = "Camera"
    },
    Change(.icon, "camera.fill → photo.on.rectangle", on: "edit", of: ["Add a photo"]) {
      $0.edit.photoIcon = "photo.on.rectangle"
    },
    Change(.controlSize, "Add a photo controlSize .regular → .large", on: "edit", of: ["Add a photo"]) {
      $0.edit.photoIsLarge = true
    },
    Change(.buttonStyle, "Add a photo .bordered → .borderedProminent", on: "edit", of: ["Add a photo"]) {
      $0.edit.photoIsProminent = true
    },
    Change(.removed, "no button Add a photo", on: "edit", of: ["Add a photo"]) {
      $0.edit.photoIsShown = false
    },
    Change(.label, "word Vegetarian → Vegan", on: "edit", of: ["Vegetarian", "Vegan"]) {
      $0.edit.tag = "Vegan"
    },
    Change(.layoutArgument, "TagLayout(gap: 8) → 20", on: "edit", of: words, or: Reading.argument("gap")) {
      $0.edit.tagGap = 20
    },
    Change(.cornerRadius, "words cornerRadius 20 → 3", on: "edit", of: words) { $0.edit.tagRadius = 3 },
    Change(.order, "Rice before Vegetarian", on: "edit", of: ["Vegetarian", "Rice", "cell"]) {
      $0.edit.tagsAreReordered = true
    },
    Change(.removed, "no word Spring", on: "edit", of: ["Spring"]) { $0.edit.hasSpringTag = false },
    Change(.toggle, "Show it to friends is on", on: "edit", of: ["Show it", "switch"]) {
      $0.edit.isPublic = true
    },
    Change(.label, "to friends → to everybody", on: "edit", of: ["Show it"]) {
      $0.edit.publicName = "Show it to everybody"
    },
    Change(.disabled, "Ask how it was disabled()", on: "edit", of: ["Ask", "switch"]) {
      $0.edit.askIsDisabled = true
    },
    Change(.buttonTitle, "Discard the draft → Delete", on: "edit", of: ["Discard", "Delete"]) {
      $0.edit.remove = "Delete"
    },
    Change(.listRemoved, "no button Discard", on: "edit", of: ["Discard", "cell"]) {
      $0.edit.removeIsShown = false
    },
  ]
}
