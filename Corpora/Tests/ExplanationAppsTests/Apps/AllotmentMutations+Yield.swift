import AppVariants
import Foundation

@testable import Allotment

extension AllotmentMutations {
  private static let letters = ["R", "P", "G", "B", "L", "O", "cell"]
  private static let names = ["Runner", "Potato", "Garlic", "Broad", "Leek", "Old pars"]
  private static let latin = ["Phaseolus", "Solanum", "Allium", "Vicia", "Best before"]
  private static let months = ["May –", "Mar", "Oct", "Nov", "Apr"]
  private static let rows = letters + names + latin + months + ["Loved", "2", "collectionView"]

  static let crops: [Change] = [
    Change(.title, "Crops → What grows", on: "crops", of: ["Crops", "What grows", "navigationBar"]) {
      $0.crops.title = "What grows"
    },
    Change(.titleMode, "a small title", on: "crops") { $0.crops.titleIsLarge = false },
    Change(
      .placeholder, "Name or family → Search crops", on: "crops",
      of: ["Name or", "Search crops", "searchField", "textField"]
    ) {
      $0.crops.prompt = "Search crops"
    },
    Change(.selection, "roots alone", on: "crops", of: ["Show", "All", "Roots"], or: Reading.any("text")) {
      $0.crops.filter = 1
    },
    Change(.toolbarItem, "nothing to add", on: "crops", of: ["Add"]) { $0.crops.plusIsShown = false },
    Change(.icon, "a pencil to add", on: "crops", of: ["Add"]) { $0.crops.plusIcon = "square.and.pencil" },
    Change(.sectionHeader, "In the ground → Growing", on: "crops", of: ["In the ground", "Growing"]) {
      $0.crops.header = "Growing"
    },
    Change(
      .font, "the first header prominent", on: "crops", of: ["In the ground"],
      or: Reading.restyled("prominence")
    ) {
      $0.crops.headerIsProminent = true
    },
    Change(.sectionFooter, "three years → two years", on: "crops", of: ["Seeds keep"]) {
      $0.crops.footer = "Seeds keep for two years in a dry tin."
    },
    Change(.avatarSize, "letters 40 → 32", on: "crops", of: rows) { $0.crops.avatar = 32 },
    Change(.avatarShape, "letters in squares", on: "crops", of: letters) { $0.crops.avatarIsRound = false },
    Change(.codeColor, "the beans' letter in blue", on: "crops", of: ["R"]) { $0.crops.beanColor = 0x2B6CB0 },
    Change(.label, "Runner bean → Climbing bean", on: "crops", of: ["Runner", "Climbing"]) {
      $0.crops.name = "Climbing bean"
    },
    Change(.font, "names headline → subheadline", on: "crops", of: names) {
      $0.crops.nameFont = .subheadline
    },
    Change(.fontWeight, "names semibold → regular", on: "crops", of: names) {
      $0.crops.nameWeight = .regular
    },
    Change(.font, "second names subheadline → caption", on: "crops", of: latin) {
      $0.crops.latinFont = .caption
    },
    Change(
      .font, "second names upright", on: "crops", of: latin, or: Reading.restyled("italic", "style")
    ) {
      $0.crops.latinIsItalic = false
    },
    Change(.truncation, "a long second name", on: "crops", of: ["Phaseolus"]) {
      $0.crops.note =
        "Phaseolus coccineus, the variety Scarlet Emperor from the packet that Olive brought from the show in Harrogate three years ago, along with the poles and the twine and a jar of chutney"
    },
    Change(.label, "May – Jun → May – Jul", on: "crops", of: ["May –"]) { $0.crops.months = "May – Jul" },
    Change(.cornerRadius, "months' corners 20 → 3", on: "crops", of: months) { $0.crops.monthsRadius = 3 },
    Change(.hidden, "no months", on: "crops", of: months) { $0.crops.monthsAreShown = false },
    Change(.badge, "2 packets → 5 packets", on: "crops", of: ["2", "5", "Broad", "cell"]) {
      $0.crops.packets = 5
    },
    Change(.rowInset, "rows 10 → 16 in from above and below", on: "crops", of: rows) {
      $0.crops.rowInset = 16
    },
    Change(.spacing, "names 12 → 20 from letters", on: "crops", of: rows) { $0.crops.rowGap = 20 },
    Change(.divider, "no lines between rows", on: "crops", or: Reading.restyled("hidden separators")) {
      $0.crops.separators = false
    },
    Change(.sectionSpacing, "sections 24 → 44 apart", on: "crops") { $0.crops.sectionGap = 44 },
    Change(.listRemoved, "no garlic", on: "crops", of: ["G", "Garlic", "Allium sat", "Oct", "cell"]) {
      $0.crops.hasGarlic = false
    },
    Change(.listAdded, "chard", on: "crops", of: ["C", "Chard", "Beta", "Apr – Jul", "cell"]) {
      $0.crops.hasChard = true
    },
    Change(
      .listOrder, "potatoes first", on: "crops",
      of: [
        "R", "P", "Runner", "Potato", "Phaseolus", "Solanum", "May –", "Mar –", "Loved", "cell",
        "collectionView",
      ]
    ) {
      $0.crops.isReordered = true
    },
    Change(.strikethrough, "old seeds are not struck", on: "crops", of: ["Old pars"]) {
      $0.crops.oldIsStruck = false
    },
    Change(.icon, "a star for what is loved", on: "crops", of: ["Loved"]) {
      $0.crops.heartIcon = "star.fill"
    },
    Change(.codeColor, "the heart in violet", on: "crops", of: ["Loved"]) { $0.crops.heartColor = 0x7C3AED },
    Change(.background, "rows in light green", on: "crops", of: rows) { $0.crops.paperIsTinted = true },
  ]

  private static let monthNames = ["Apr", "May", "Jun", "Jul", "Aug", "Sep", "other", "chart"]

  static let harvest: [Change] = [
    Change(.title, "Harvest → Picked", on: "harvest", of: ["Harvest", "Picked", "navigationBar"]) {
      $0.harvest.title = "Picked"
    },
    Change(.selection, "always is chosen", on: "harvest", of: ["Range", "Year", "Always", "segmented"]) {
      $0.harvest.range = 2
    },
    Change(.label, "48.6 kg → 52.3 kg", on: "harvest", of: ["48.6", "52.3"]) { $0.harvest.total = 52.3 },
    Change(.fontSize, "the total 44 → 34", on: "harvest", of: ["48.6"]) { $0.harvest.totalSize = 34 },
    Change(.digits, "the total's digits of equal width", on: "harvest", of: ["48.6"]) {
      $0.harvest.totalIsDigits = true
    },
    Change(.fontWeight, "the total bold → light", on: "harvest", of: ["48.6"]) {
      $0.harvest.totalWeight = .light
    },
    Change(.label, "12% more → 9% less", on: "harvest", of: ["12%", "9%"]) {
      $0.harvest.delta = "9% less than last year"
    },
    Change(.icon, "an arrow downwards", on: "harvest", of: ["arrow", "12%"]) {
      $0.harvest.deltaIcon = "arrow.down.right"
    },
    Change(.codeColor, "the comparison in red", on: "harvest", of: ["12%", "arrow"]) {
      $0.harvest.deltaColor = 0xB91C1C
    },
    Change(.removed, "no comparison", on: "harvest", of: ["12%", "arrow"]) {
      $0.harvest.deltaIsShown = false
    },
    Change(.sectionSpacing, "parts 20 → 32 apart", on: "harvest") { $0.harvest.gap = 32 },
    Change(.sectionHeader, "the chart's name", on: "harvest", of: ["Kilograms", "By month"]) {
      $0.harvest.boxHeader = "By month"
    },
    Change(.chartData, "July 13.4 → 6", on: "harvest", of: ["Jul", "other", "chart"]) {
      $0.harvest.months[3] = 6
    },
    Change(.chartColor, "bars in blue", on: "harvest", of: monthNames) { $0.harvest.barColor = 0x2B6CB0 },
    Change(.cornerRadius, "bars' corners 4 → 12", on: "harvest", of: monthNames) {
      $0.harvest.barRadius = 12
    },
    Change(.aspectRatio, "the bars' chart 180 → 140 high", on: "harvest", of: monthNames + ["Kilograms"]) {
      $0.harvest.chartHeight = 140
    },
    Change(.removed, "no line at the average", on: "harvest", of: ["Average", "8.1"] + monthNames) {
      $0.harvest.average = false
    },
    Change(.chartColor, "the average in violet", on: "harvest", of: ["Average", "8.1"] + monthNames) {
      $0.harvest.averageColor = 0x7C3AED
    },
    Change(.buttonTitle, "Weigh in → Weigh", on: "harvest", of: ["Weigh"]) { $0.harvest.weigh = "Weigh" },
    Change(.icon, "a plus to weigh", on: "harvest", of: ["Weigh"]) { $0.harvest.weighIcon = "plus" },
    Change(.buttonStyle, "the button to weigh, light", on: "harvest", of: ["Weigh"]) {
      $0.harvest.weighIsPlain = true
    },
    Change(.toolbarItem, "nothing to share", on: "harvest", of: ["Share"]) {
      $0.harvest.exportIsShown = false
    },
    Change(.underline, "the note underlined", on: "harvest", of: ["The club"]) {
      $0.harvest.noteIsUnderlined = true
    },
  ]

  private static let legend = [
    "Potatoes", "Beans", "Berries", "Part of", "19.2", "14.3", "8.9", "scrollView",
  ]
  private static let shareCard = legend + ["By crop", "Best", "other", "chart"]

  static let shares: [Change] = [
    Change(.sectionHeader, "By crop → Crops", on: "harvest", of: ["By crop", "Crops"]) {
      $0.shares.header = "Crops of the year"
    },
    Change(.alignment, "the second heading in the middle", on: "harvest", of: ["By crop"]) {
      $0.shares.headerSide = .center
    },
    Change(
      .chartData, "potatoes 19.2 → 9.5", on: "harvest", of: ["Potatoes", "19.2", "9.5", "other", "chart"],
      or: Reading.any("text")
    ) {
      $0.shares.potatoes = 9.5
    },
    Change(
      .chartColor, "potatoes in violet", on: "harvest", of: ["Potatoes", "Part of Pot", "other", "chart"]
    ) {
      $0.shares.potatoColor = 0x8E6BBF
    },
    Change(.aspectRatio, "the ring 170 → 136", on: "harvest", of: shareCard) { $0.shares.size = 136 },
    Change(.spacing, "crops 12 → 20 apart", on: "harvest", of: legend) { $0.shares.rowGap = 20 },
    Change(.rowHeight, "the crops' bars 8 → 14 high", on: "harvest", of: legend) {
      $0.shares.barHeight = 14
    },
    Change(.progress, "the potatoes' bar 42% → 25%", on: "harvest", of: ["Part of Pot"]) {
      $0.shares.part = 0.25
    },
    Change(.listOrder, "beans before potatoes", on: "harvest", of: shareCard) {
      $0.shares.isReordered = true
    },
    Change(.columnOrder, "weights before names", on: "harvest", of: legend) {
      $0.shares.columnsAreSwapped = true
    },
    Change(.removed, "no cup in the ring", on: "harvest", of: ["Best"]) {
      $0.shares.trophyIsShown = false
    },
    Change(.padding, "the crops' padding 16 → 26", on: "harvest", of: shareCard) { $0.shares.padding = 26 },
    Change(.cornerRadius, "the crops' corners 18 → 4", on: "harvest", of: shareCard) {
      $0.shares.radius = 4
    },
    Change(.shadow, "a shadow of the crops", on: "harvest", of: shareCard) { $0.shares.shadow = 10 },
  ]

  static let entry: [Change] = [
    Change(.sheetDetent, "a sheet over the whole screen", on: "entry") { $0.entry.isLarge = true },
    Change(.title, "Weigh in → New entry", on: "entry", of: ["Weigh in", "New entry", "navigationBar"]) {
      $0.entry.title = "New entry"
    },
    Change(
      .selection, "berries, not beans", on: "entry", of: ["Crop", "Beans", "Berries"], or: Reading.any("text")
    ) {
      $0.entry.crop = 2
    },
    Change(.label, "Beans → Broad beans in the picker", on: "entry", of: ["Crop", "Beans", "Broad"]) {
      $0.entry.second = "Broad beans"
    },
    Change(.sectionHeader, "Picked → Today’s basket", on: "entry", of: ["Picked", "Today"]) {
      $0.entry.header = "Today’s basket"
    },
    Change(.sectionFooter, "without leaves → without soil", on: "entry", of: ["Without"]) {
      $0.entry.footer = "Without soil, please."
    },
    Change(.stepper, "850 g → 1200 g", on: "entry", of: ["850", "1200", "stepper"]) {
      $0.entry.grams = 1200
    },
    Change(.progress, "quality 0.7 → 0.3", on: "entry", of: ["Quality", "slider"]) {
      $0.entry.quality = 0.3
    },
    Change(.label, "another day", on: "entry", of: ["Day", "21 Jun", "24 Jun", "Jun", "datePicker"]) {
      $0.entry.day += 3 * 86_400
    },
    Change(.toggle, "nothing for the food bank", on: "entry", of: ["Half for", "switch"]) {
      $0.entry.isShared = false
    },
    Change(.label, "half → a third", on: "entry", of: ["Half for", "A third"]) {
      $0.entry.sharedName = "A third for the food bank"
    },
    Change(
      .placeholder, "a note for next year → a remark", on: "entry",
      of: ["A note", "Remark", "textField", "cell"]
    ) {
      $0.entry.prompt = "Remark"
    },
    Change(.buttonTitle, "Save → Done", on: "entry", of: ["Save", "Done"]) { $0.entry.save = "Done" },
    Change(.disabled, "it cannot be saved", on: "entry", of: ["Save"]) { $0.entry.saveIsDisabled = true },
    Change(.buttonTitle, "Cancel → Close", on: "entry", of: ["Cancel", "Close"]) {
      $0.entry.cancel = "Close"
    },
    Change(.tint, "the sheet in blue", on: "entry") { $0.entry.tint = 0x2B6CB0 },
    Change(.tint, "the slider in orange", on: "entry", of: ["Quality", "slider"]) {
      $0.entry.gaugeColor = 0xEA580C
    },
    Change(.sectionSpacing, "sections 20 → 40 apart", on: "entry") { $0.entry.sectionGap = 40 },
    Change(.label, "First pick → Second pick", on: "entry", of: ["First pick", "Second pick"]) {
      $0.entry.tag = "Second pick"
    },
    Change(.order, "Sweet before First pick", on: "entry", of: ["Sweet", "First pick", "cell"]) {
      $0.entry.tagsAreReordered = true
    },
    Change(.removed, "no picture to add", on: "entry", of: ["Add a", "cell"]) {
      $0.entry.hasPhoto = false
    },
    Change(.icon, "a photo on the button", on: "entry", of: ["Add a"]) { $0.entry.photoIcon = "photo" },
    Change(.controlSize, "the button for pictures, small", on: "entry", of: ["Add a"]) {
      $0.entry.addIsLarge = false
    },
  ]
}
