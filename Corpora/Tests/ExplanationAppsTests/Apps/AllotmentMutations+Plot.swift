import AppVariants
import Foundation

@testable import Allotment

extension AllotmentMutations {
  private static let patches = [
    "Beans", "Peas", "Fallow", "Potatoes", "Shed", "Berries", "Map", "scrollView",
  ]
  private static let pins = ["OW", "12", "scrollView", "Map"]

  static let plan: [Change] = [
    Change(.title, "Plot 27 → My plot", on: "plan", of: ["Plot 27", "My plot", "navigationBar"]) {
      $0.plan.title = "My plot"
    },
    Change(.selection, "winter is chosen", on: "plan", of: ["Season", "Summer", "Winter", "segmented"]) {
      $0.plan.season = 2
    },
    Change(.buttonTitle, "Summer → Warm", on: "plan", of: ["Season", "Summer", "Warm", "segmented"]) {
      $0.plan.second = "Warm"
    },
    Change(.spacing, "beds 8 → 16 apart", on: "plan", of: patches, or: Reading.sizes + Reading.moved("gap")) {
      $0.plan.gap = 16
    },
    Change(.rowHeight, "beds 84 → 68 high", on: "plan", of: patches, or: Reading.moved("row height")) {
      $0.plan.rowHeight = 68
    },
    Change(.padding, "grass 14 → 26 wide around the beds", on: "plan", of: patches) {
      $0.plan.padding = 26
    },
    Change(.cornerRadius, "beds' corners 10 → 2", on: "plan", of: patches) { $0.plan.radius = 2 },
    Change(.cornerRadius, "the map's corners 22 → 6", on: "plan", of: patches) { $0.plan.mapRadius = 6 },
    Change(.codeColor, "the beans in blue", on: "plan", of: ["Beans", "Growing"]) {
      $0.plan.beanColor = 0x8FB8DE
    },
    Change(.label, "Beans → Runner beans", on: "plan", of: ["Beans", "Runner"]) {
      $0.plan.beans = "Runner beans"
    },
    Change(.font, "beds' names subheadline → caption", on: "plan", of: patches) {
      $0.plan.nameFont = .caption
    },
    Change(.borderWidth, "beds' borders 2 → 5", on: "plan", of: patches) { $0.plan.stroke = 5 },
    Change(.border, "beds' borders dashed", on: "plan", of: patches, or: Reading.restyled("border dash")) {
      $0.plan.borderIsDashed = true
    },
    Change(.opacity, "the fallow bed 0.55 → 1", on: "plan", of: ["Fallow"]) { $0.plan.fallowOpacity = 1 },
    Change(.removed, "no shed", on: "plan", of: ["Shed"]) { $0.plan.hasShed = false },
    Change(.added, "a bed of herbs", on: "plan", of: ["Herbs"]) { $0.plan.hasHerbs = true },
    Change(.order, "peas before beans", on: "plan", of: ["Beans", "Peas", "scrollView"]) {
      $0.plan.isReordered = true
    },
    Change(.background, "darker grass", on: "plan", of: patches) { $0.plan.grass = 0xA9C08A },
    Change(.clip, "the map is not clipped", on: "plan", of: patches) { $0.plan.clips = false },
    Change(.rotation, "the compass turned by 40°", on: "plan", of: ["North"]) { $0.plan.compassTurn = 40 },
    Change(.scale, "the compass 1.4 times as large", on: "plan", of: ["North"]) {
      $0.plan.compassScale = 1.4
    },
    Change(.icon, "a line as the compass's needle", on: "plan", of: ["North"]) {
      $0.plan.compassIcon = "arrow.up"
    },
    Change(.zOrder, "Olive's pin before the other", on: "plan", of: pins) { $0.plan.pinIsInFront = true },
    Change(.offset, "both pins 50 further left", on: "plan", of: pins) { $0.plan.pinShift = -50 },
    Change(.avatarSize, "pins 30 → 40", on: "plan", of: pins) { $0.plan.pinSize = 40 },
    Change(.badge, "12 → 15 on the pin", on: "plan", of: ["12", "15"]) { $0.plan.count = "15" },
    Change(
      .spacing, "the legend's signs 16 → 26 apart", on: "plan",
      of: ["Growing", "Fallow", "Path", "scrollView"]
    ) {
      $0.plan.legendGap = 26
    },
    Change(
      .iconSize, "the legend's dots 12 → 18", on: "plan", of: ["Growing", "Fallow", "Path", "scrollView"]
    ) {
      $0.plan.swatch = 18
    },
    Change(.order, "fallow before growing", on: "plan", of: ["Growing", "Fallow", "scrollView"]) {
      $0.plan.legendIsReordered = true
    },
    Change(.removed, "no way to the rows", on: "plan", of: ["Rows"]) { $0.plan.rowsAreShown = false },
    Change(.buttonTitle, "Add a bed → New bed", on: "plan", of: ["Add a", "New bed"]) {
      $0.plan.add = "New bed"
    },
    Change(.buttonStyle, "the button to add, light", on: "plan", of: ["Add a"]) {
      $0.plan.addIsBordered = true
    },
    Change(.controlSize, "the button to add of usual size", on: "plan", of: ["Add a"]) {
      $0.plan.addIsSmall = true
    },
    Change(.shadow, "no shadow of the button to add", on: "plan", of: ["Add a"]) { $0.plan.addShadow = 0 },
  ]

  private static let cells = [
    "Bed", "2026", "2027", "One", "Beans", "Onions", "Two", "Peas", "Kale", "Three", "Fallow", "Potatoes",
    "scrollView",
  ]

  static let rotation: [Change] = [
    Change(.sectionHeader, "Rotation → Next years", on: "plan", of: ["Rotation", "Next years"]) {
      $0.rotation.header = "Next years"
    },
    Change(.textCase, "Rotation in capitals", on: "plan", of: ["Rotation"]) {
      $0.rotation.headerIsUppercased = true
    },
    Change(.spacing, "the table's rows 10 → 16 apart", on: "plan", of: cells + ["A crop"]) {
      $0.rotation.gap = 16
    },
    Change(.columnOrder, "2027 before 2026", on: "plan", of: cells, or: Reading.any("text")) {
      $0.rotation.yearsAreSwapped = true
    },
    Change(.fontWeight, "the table's head semibold → regular", on: "plan", of: ["Bed", "2026", "2027"]) {
      $0.rotation.headWeight = .regular
    },
    Change(.listRemoved, "no third bed in the table", on: "plan", of: ["Three", "Fallow", "Potatoes"]) {
      $0.rotation.hasThird = false
    },
    Change(.divider, "no line below the table's head", on: "plan") { $0.rotation.rule = false },
    Change(.label, "Onions → Garlic", on: "plan", of: ["Onions", "Garlic"]) { $0.rotation.next = "Garlic" },
    Change(.textAlignment, "the note below the table in the middle", on: "plan", of: ["A crop"]) {
      $0.rotation.footSide = .center
    },
  ]

  private static let hero = ["Runner", "Leaf", "scrollView"]
  private static let stats = ["6.4", "area", "18", "plants", "9 May", "sown", "scrollView"]

  static let bed: [Change] = [
    Change(.title, "Bed 3 → Third bed", on: "bed", of: ["Bed 3", "Third", "navigationBar"]) {
      $0.bed.title = "Third bed"
    },
    Change(.label, "Runner beans → French beans", on: "bed", of: ["Runner", "French"]) {
      $0.bed.name = "French beans"
    },
    Change(.fontSize, "the crop's name 32 → 26", on: "bed", of: ["Runner"]) { $0.bed.nameSize = 26 },
    Change(.alignment, "the crop's name in the middle", on: "bed", of: ["Runner"]) {
      $0.bed.nameSide = .center
    },
    Change(.aspectRatio, "the picture 180 → 150 high", on: "bed", of: hero) { $0.bed.hero = 150 },
    Change(.gradient, "the picture begins in orange", on: "bed", of: hero) { $0.bed.heroTop = 0xE0A458 },
    Change(.clip, "the picture does not cut the leaf", on: "bed", of: hero) { $0.bed.heroIsClipped = false },
    Change(.rotation, "the leaf −18° → 30°", on: "bed", of: hero) { $0.bed.leafTurn = 30 },
    Change(.opacity, "the leaf 0.35 → 0.7", on: "bed", of: hero) { $0.bed.leafOpacity = 0.7 },
    Change(.scale, "the leaf 0.7 times as large", on: "bed", of: hero) { $0.bed.leafScale = 0.7 },
    Change(.gradient, "no veil below the crop's name", on: "bed", of: hero) { $0.bed.veil = false },
    Change(.icon, "the bed is kept", on: "bed", of: ["Keep"]) { $0.bed.starIcon = "star.fill" },
    Change(.toolbarItem, "the bed cannot be kept", on: "bed", of: ["Keep"]) { $0.bed.starIsShown = false },
    Change(.order, "plants before the area", on: "bed", of: stats) { $0.bed.statsAreSwapped = true },
    Change(.padding, "figures' padding 12 → 18", on: "bed", of: stats) { $0.bed.statPadding = 18 },
    Change(.spacing, "figures 10 → 18 apart", on: "bed", of: stats, or: Reading.sizes) {
      $0.bed.statGap = 18
    },
    Change(.cornerRadius, "figures' corners 14 → 4", on: "bed", of: stats) { $0.bed.statRadius = 4 },
    Change(.label, "6.4 m² → 7.2 m²", on: "bed", of: ["6.4", "7.2"]) { $0.bed.area = 7.2 },
    Change(.font, "figures title3 → body", on: "bed", of: ["6.4", "18", "9 May"]) {
      $0.bed.statFont = .body
    },
    Change(.lineLimit, "the text in three lines", on: "bed", of: ["Scarlet"]) { $0.bed.aboutLines = 3 },
    Change(.wrap, "a shorter text", on: "bed", of: ["Scarlet"]) {
      $0.bed.about = "Scarlet Emperor climbs along hazel poles that were cut in February."
    },
    Change(.lineSpacing, "the text's lines 3 → 10 apart", on: "bed", of: ["Scarlet"]) {
      $0.bed.aboutSpacing = 10
    },
    Change(.textAlignment, "the text in the middle", on: "bed", of: ["Scarlet"]) {
      $0.bed.aboutSide = .center
    },
  ]

  private static let companions = [
    "Marigold", "Sweetcorn", "Squash", "Nasturtium", "camera", "leaf", "circle", "sparkles", "scrollView",
  ]
  private static let pictures = ["Picture", "May", "June", "July", "scrollView"]

  static let bedParts: [Change] = [
    Change(.spacing, "companions 8 → 14 apart", on: "bed", of: companions, or: Reading.moved("gap")) {
      $0.bed.companionGap = 14
    },
    Change(.padding, "companions' padding 12 → 18", on: "bed", of: companions) {
      $0.bed.companionPadding = 18
    },
    Change(.label, "Marigold → Borage", on: "bed", of: ["Marigold", "Borage"]) {
      $0.bed.companion = "Borage"
    },
    Change(.listRemoved, "no squash among the companions", on: "bed", of: ["Squash", "circle"]) {
      $0.bed.hasSquash = false
    },
    Change(.aspectRatio, "pictures 132 → 170 wide", on: "bed", of: pictures) { $0.bed.pictureWidth = 170 },
    Change(.cornerRadius, "pictures' corners 14 → 2", on: "bed", of: pictures) { $0.bed.pictureRadius = 2 },
    Change(.image, "rain on the picture of May", on: "bed", of: ["Picture of May"]) {
      $0.bed.pictureIcon = "cloud.rain.fill"
    },
    Change(.gradient, "the picture of May ends in violet", on: "bed", of: ["Picture of May", "May"]) {
      $0.bed.pictureFoot = 0x8E6BBF
    },
    Change(
      .listOrder, "June before May", on: "bed", of: ["Picture of May", "Picture of June", "May", "June"]
    ) {
      $0.bed.picturesAreReordered = true
    },
    Change(.stepper, "8 litres → 12 litres", on: "bed", of: ["8 litres", "12 litres", "stepper"]) {
      $0.bed.litres = 12
    },
    Change(.buttonTitle, "Water now → Water", on: "bed", of: ["Water"]) { $0.bed.water = "Water" },
    Change(.icon, "a shower to water with", on: "bed", of: ["Water"]) { $0.bed.waterIcon = "shower.fill" },
    Change(.disabled, "nothing to water", on: "bed", of: ["Water"]) { $0.bed.waterIsDisabled = true },
    Change(.tint, "the button to water in blue", on: "bed", of: ["Water"]) { $0.bed.waterIsTinted = true },
    Change(
      .material, "the bar on paper, not on a material", on: "bed",
      of: ["8 litres", "Water", "stepper", "other", "window", "scrollView"]
    ) {
      $0.bed.barIsMaterial = false
    },
  ]

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private static let stages = [
    "Sown", "9 May", "Pricked", "28 May", "First flo", "12 June", "First pick", "About 5", "scrollView",
  ]

  static let growth: [Change] = [
    Change(.sectionHeader, "Moisture → Water in the soil", on: "bed", of: ["Moisture", "Water in"]) {
      $0.growth.header = "Water in the soil"
    },
    Change(.chartData, "Thursday 44 → 72", on: "bed", of: ["Thu", "other", "chart"]) {
      $0.growth.moisture[3] = 72
    },
    Change(.chartColor, "the curve in violet", on: "bed", of: days + ["other", "chart"]) {
      $0.growth.color = 0x7C3AED
    },
    Change(.aspectRatio, "the chart 120 → 90 high", on: "bed", of: days + ["other", "chart", "Moisture"]) {
      $0.growth.height = 90
    },
    Change(.opacity, "the area below the curve 0.2 → 0.6", on: "bed", of: days + ["other", "chart"]) {
      $0.growth.areaOpacity = 0.6
    },
    Change(.progress, "grown 58% → 90%", on: "bed", of: ["Grown"]) { $0.growth.progress = 0.9 },
    Change(.tint, "the bar of growth in orange", on: "bed", of: ["Grown"]) {
      $0.growth.progressTint = 0xEA580C
    },
    Change(.label, "First flowers → In flower", on: "bed", of: ["First flo", "In flower"]) {
      $0.growth.stage = "In flower"
    },
    Change(.spacing, "stages 14 → 22 apart", on: "bed", of: stages) { $0.growth.stageGap = 22 },
    Change(.iconSize, "stages' dots 14 → 20", on: "bed", of: stages) { $0.growth.dot = 20 },
    Change(.listRemoved, "no first picking", on: "bed", of: ["First pick", "About 5"]) {
      $0.growth.hasLast = false
    },
  ]
}
