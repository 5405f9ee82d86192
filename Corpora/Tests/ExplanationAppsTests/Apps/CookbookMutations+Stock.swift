import AppVariants
import Foundation

@testable import Cookbook

extension CookbookMutations {
  private static let items = ["Young peas", "Leeks", "Fennel", "Garlic", "Parmesan", "Cream"]
  private static let remarks = ["In the pod", "Thin ones", "With its", "Fresh", "Aged", "30 %"]
  private static let amounts = ["150 g", "3", "2", "1", "120 g", "200 ml"]
  private static let itemRows = items + remarks + amounts + ["Offer", "cell", "collectionView"]
  private static let overview = ["Market hall", "Bought", "9 of", "cell", "collectionView"]

  static let shopping: [Change] = [
    Change(
      .title, "navigationTitle Shopping → To buy", on: "shopping",
      of: ["Shopping", "To buy", "navigationBar"]
    ) {
      $0.shopping.title = "To buy"
    },
    Change(.toolbarItem, "no ToolbarItem Edit", on: "shopping", of: ["Edit"]) {
      $0.shopping.editIsShown = false
    },
    Change(.icon, "Send square.and.arrow.up → envelope", on: "shopping", of: ["Send"]) {
      $0.shopping.share = "envelope"
    },
    Change(.label, "Saturday → Friday", on: "shopping", of: ["Market hall"]) {
      $0.shopping.subtitle = "Market hall, Friday morning"
    },
    Change(
      .progress, "Gauge value 9 → 12", on: "shopping", of: ["Bought", "9 of", "12 of"],
      or: Reading.any("text")
    ) {
      $0.shopping.bought = 12
    },
    Change(.tint, "Gauge tint herb → orange", on: "shopping", of: ["Bought", "9 of"]) {
      $0.shopping.gaugeTint = 0xEA580C
    },
    Change(.padding, "overview padding 14 → 22", on: "shopping", of: overview) {
      $0.shopping.cardPadding = 22
    },
    Change(.cornerRadius, "overview cornerRadius 14 → 3", on: "shopping", of: overview) {
      $0.shopping.cardRadius = 3
    },
    Change(
      .sectionHeader, "header Vegetables → Greengrocer", on: "shopping", of: ["Vegetables", "Greengrocer"]
    ) {
      $0.shopping.first = "Greengrocer"
    },
    Change(.sectionHeader, "header Dairy → Cheese counter", on: "shopping", of: ["Dairy", "Cheese"]) {
      $0.shopping.second = "Cheese counter"
    },
    Change(.textCase, "header textCase .uppercase → nil", on: "shopping", of: ["Vegetables"]) {
      $0.shopping.headerIsUppercased = false
    },
    Change(.sectionFooter, "blue bags → cool box", on: "shopping", of: ["Bring"]) {
      $0.shopping.footer = "Bring the cool box."
    },
    Change(.sectionSpacing, "listSectionSpacing 14 → 30", on: "shopping") { $0.shopping.sectionGap = 30 },
    Change(
      .order, "section Dairy before Vegetables", on: "shopping",
      of: itemRows + ["Vegetables", "Dairy", "Butter"]
    ) {
      $0.shopping.sectionsAreReordered = true
    },
    Change(
      .placeholder, "TextField Add something → Anything else?", on: "shopping",
      of: ["Add something", "Anything", "textField", "cell"]
    ) {
      $0.shopping.prompt = "Anything else?"
    },
    Change(.icon, "plus.circle.fill → doc.text.viewfinder", on: "shopping", of: ["Read a"]) {
      $0.shopping.addIcon = "doc.text.viewfinder"
    },
    Change(.badge, "badge(2) → badge(4)", on: "shopping", of: ["2", "4", "Butter", "cell"]) {
      $0.shopping.badge = 4
    },
  ]

  static let shoppingRows: [Change] = [
    Change(.label, "Young peas → Sugar peas", on: "shopping", of: ["Young peas", "Sugar peas"]) {
      $0.shopping.peas = "Sugar peas"
    },
    Change(.label, "150 g → 400 g", on: "shopping", of: ["150 g", "400 g"]) {
      $0.shopping.peasAmount = "400 g"
    },
    Change(.lineLimit, "remarks lineLimit 1 → 2", on: "shopping", of: ["In the pod", "Young peas"]) {
      $0.shopping.noteLines = 2
    },
    Change(.iconSize, "check marks 22 → 28", on: "shopping", of: itemRows) { $0.shopping.check = 28 },
    Change(.spacing, "check marks HStack spacing 12 → 22", on: "shopping", of: itemRows) {
      $0.shopping.checkGap = 22
    },
    Change(
      .toggle, "leeks are bought", on: "shopping", of: ["Leeks"],
      or: Reading.restyled("symbol", "strikethrough", "decoration", "picture", "opacity")
    ) {
      $0.shopping.leeksAreBought = true
    },
    Change(.strikethrough, "fennel without strikethrough", on: "shopping", of: ["Fennel"]) {
      $0.shopping.boughtIsStruck = false
    },
    Change(.opacity, "fennel opacity 0.55 → 1", on: "shopping", of: ["Fennel", "With its", "2", "cell"]) {
      $0.shopping.boughtOpacity = 1
    },
    Change(.font, "names font .body → .callout", on: "shopping", of: items) {
      $0.shopping.nameFont = .callout
    },
    Change(.fontWeight, "names fontWeight .regular → .semibold", on: "shopping", of: items) {
      $0.shopping.nameWeight = .semibold
    },
    Change(.digits, "amounts monospaced()", on: "shopping", of: amounts) {
      $0.shopping.amountsAreDigits = true
    },
    Change(.codeColor, "amounts foregroundStyle .secondary → blue", on: "shopping", of: amounts) {
      $0.shopping.amountColor = 0x1D4ED8
    },
    Change(.rowInset, "listRowInsets top and bottom 7 → 14", on: "shopping", of: itemRows) {
      $0.shopping.rowInset = 14
    },
    Change(.label, "Offer → −20 %", on: "shopping", of: ["Offer", "−20"]) { $0.shopping.offer = "−20 %" },
    Change(.removed, "no tag Offer", on: "shopping", of: ["Offer"]) { $0.shopping.offerIsShown = false },
    Change(.codeColor, "Offer orange → violet", on: "shopping", of: ["Offer"]) {
      $0.shopping.offerColor = 0x6D28D9
    },
    Change(.cornerRadius, "Offer cornerRadius 20 → 3", on: "shopping", of: ["Offer"]) {
      $0.shopping.offerRadius = 3
    },
    Change(.listRemoved, "no cream", on: "shopping", of: ["Cream", "30 %", "200 ml", "cell"]) {
      $0.shopping.hasCream = false
    },
    Change(.listAdded, "yogurt", on: "shopping", of: ["Yogurt", "Plain", "500 g", "cell"]) {
      $0.shopping.hasYogurt = true
    },
    Change(.listRemoved, "no garlic", on: "shopping", of: ["Garlic", "Fresh", "1", "cell"]) {
      $0.shopping.hasGarlic = false
    },
    Change(
      .listOrder, "leeks before peas", on: "shopping",
      of: ["Young peas", "Leeks", "In the pod", "Thin ones", "150 g", "3", "cell", "collectionView"]
    ) {
      $0.shopping.isReordered = true
    },
    Change(.divider, "listRowSeparator .hidden", on: "shopping", or: Reading.restyled("hidden separators")) {
      $0.shopping.separators = false
    },
    Change(.background, "listRowBackground plate → light green", on: "shopping", of: itemRows) {
      $0.shopping.rowIsTinted = true
    },
  ]

  private static let tillBar = ["At the till", "£23.45", "£27.10", "Pay by"]

  static let till: [Change] = [
    Change(.label, "At the till → Altogether", on: "shopping", of: ["At the till", "Altogether"]) {
      $0.till.label = "Altogether"
    },
    Change(.label, "£23.45 → £31.20", on: "shopping", of: ["£23", "£31"]) { $0.till.sum = 31.2 },
    Change(.fontSize, "sum font size 26 → 20", on: "shopping", of: ["£23"]) { $0.till.sumSize = 20 },
    Change(.fontWeight, "sum weight .bold → .regular", on: "shopping", of: ["£23"]) {
      $0.till.sumWeight = .regular
    },
    Change(.digits, "sum design .default → .monospaced", on: "shopping", of: ["£23"]) {
      $0.till.sumIsDigits = true
    },
    Change(.removed, "no former sum", on: "shopping", of: ["£27"]) { $0.till.beforeIsShown = false },
    Change(.strikethrough, "former sum without strikethrough", on: "shopping", of: ["£27"]) {
      $0.till.beforeIsStruck = false
    },
    Change(.buttonTitle, "Pay by phone → Pay", on: "shopping", of: ["Pay"]) { $0.till.pay = "Pay" },
    Change(.icon, "wave.3.right → creditcard.fill", on: "shopping", of: ["Pay by"]) {
      $0.till.payIcon = "creditcard.fill"
    },
    Change(.buttonHeight, "Pay frame(minHeight: 44)", on: "shopping", of: ["Pay by"]) {
      $0.till.payHeight = 44
    },
    Change(.buttonStyle, "Pay .borderedProminent → .bordered", on: "shopping", of: ["Pay by"]) {
      $0.till.payIsProminent = false
    },
    Change(.disabled, "Pay disabled()", on: "shopping", of: ["Pay by"]) { $0.till.payIsDisabled = true },
    Change(.controlSize, "Pay controlSize .large → .small", on: "shopping", of: ["Pay by"]) {
      $0.till.payIsLarge = false
    },
    Change(.material, "background .bar → sand", on: "shopping", of: tillBar + ["other", "collectionView"]) {
      $0.till.isMaterial = false
    },
    Change(.padding, "bar padding 14 → 22", on: "shopping", of: tillBar) { $0.till.padding = 22 },
    Change(.shadow, "bar shadow(radius: 10)", on: "shopping", of: tillBar + ["other", "collectionView"]) {
      $0.till.shadow = 10
    },
    Change(.order, "Pay before the sum", on: "shopping", of: tillBar) { $0.till.isSwapped = true },
  ]

  private static let jarNames = ["Flour", "Lentils", "Sugar", "Salt", "Rice"]
  private static let jarNotes = ["until August", "until 2027", "no date", "until May"]
  private static let tiles = jarNames + jarNotes + ["Jar of", "Low", "scrollView", "collectionView"]
  private static let warning = ["3 things", "exclamationmark"]

  static let pantry: [Change] = [
    Change(
      .title, "navigationTitle Pantry → In stock", on: "pantry", of: ["Pantry", "In stock", "navigationBar"]
    ) {
      $0.pantry.title = "In stock"
    },
    Change(.titleMode, "navigationBarTitleDisplayMode .large → .inline", on: "pantry") {
      $0.pantry.titleIsLarge = false
    },
    Change(.toolbarItem, "no ToolbarItem Scan", on: "pantry", of: ["Scan"]) { $0.pantry.addIsShown = false },
    Change(.icon, "Scan barcode.viewfinder → plus", on: "pantry", of: ["Scan"]) { $0.pantry.add = "plus" },
    Change(.label, "3 things → 2 things", on: "pantry", of: ["3 things", "2 things"]) {
      $0.pantry.warning = "2 things want to be eaten this week"
    },
    Change(.icon, "exclamationmark.triangle.fill → clock.fill", on: "pantry", of: warning + ["clock"]) {
      $0.pantry.warningIcon = "clock.fill"
    },
    Change(.background, "warning background sand → pink", on: "pantry", of: warning) {
      $0.pantry.warningColor = 0xFBCFE8
    },
    Change(.removed, "no warning", on: "pantry", of: warning) { $0.pantry.warningIsShown = false },
    Change(.cornerRadius, "warning cornerRadius 12 → 0", on: "pantry", of: warning) {
      $0.pantry.warningRadius = 0
    },
    Change(.alignment, "warning frame alignment .leading → .trailing", on: "pantry", of: warning) {
      $0.pantry.warningSide = .trailing
    },
    Change(.sectionHeader, "On the shelf → In jars", on: "pantry", of: ["On the shelf", "In jars"]) {
      $0.pantry.header = "In jars"
    },
    Change(.kerning, "header tracking 0 → 2", on: "pantry", of: ["On the shelf"]) {
      $0.pantry.headerTracking = 2
    },
    Change(.gridColumns, "LazyVGrid of three → two columns", on: "pantry") { $0.pantry.columns = 2 },
    Change(.spacing, "LazyVGrid spacing 12 → 20", on: "pantry", of: tiles, or: Reading.sizes) {
      $0.pantry.gap = 20
    },
    Change(
      .contentInset, "padding(.horizontal) 16 → 28", on: "pantry",
      of: tiles + warning + ["On the", "Freezer"]
    ) {
      $0.pantry.sideInset = 28
    },
  ]

  static let jars: [Change] = [
    Change(.padding, "tiles padding 12 → 18", on: "pantry", of: tiles) { $0.pantry.tilePadding = 18 },
    Change(.cornerRadius, "tiles cornerRadius 16 → 4", on: "pantry", of: tiles) { $0.pantry.tileRadius = 4 },
    Change(.borderWidth, "tiles strokeBorder lineWidth 1 → 3", on: "pantry", of: tiles) {
      $0.pantry.tileStroke = 3
    },
    Change(.border, "tiles strokeBorder in green", on: "pantry", of: tiles, or: Reading.paints) {
      $0.pantry.tileStrokeColor = 0x15803D
    },
    Change(.aspectRatio, "jars frame height 64 → 80", on: "pantry", of: tiles) { $0.pantry.jar = 80 },
    Change(
      .shapeArgument, "Jar(neck: 0.7) → 0.45", on: "pantry", of: ["Jar of"], or: Reading.argument("neck")
    ) {
      $0.pantry.neck = 0.45
    },
    Change(.shapeArgument, "Jar(lid: 0.14) → 0.24", on: "pantry", of: ["Jar of"], or: Reading.argument("lid"))
    {
      $0.pantry.lid = 0.24
    },
    Change(
      .shapeArgument, "Jar(foot: 12) → 3", on: "pantry", of: ["Jar of"],
      or: Reading.argument("foot") + Reading.restyled("corner radius")
    ) {
      $0.pantry.foot = 3
    },
    Change(.progress, "flour 80 % → 30 %", on: "pantry", of: ["Jar of Flour"]) { $0.pantry.flour = 0.3 },
    Change(.codeColor, "flour fill sand → blue", on: "pantry", of: ["Jar of Flour"]) {
      $0.pantry.flourColor = 0x3B82F6
    },
    Change(.opacity, "levels opacity 1 → 0.5", on: "pantry", of: ["Jar of"], or: Reading.paints) {
      $0.pantry.levelOpacity = 0.5
    },
    Change(.borderWidth, "jars lineWidth 1.5 → 3", on: "pantry", of: ["Jar of"]) { $0.pantry.glass = 3 },
    Change(.label, "Flour → Rye flour", on: "pantry", of: ["Flour", "Rye", "Jar of"]) {
      $0.pantry.name = "Rye flour"
    },
    Change(.label, "until August → until March", on: "pantry", of: ["until August", "until March"]) {
      $0.pantry.note = "until March"
    },
    Change(.font, "names font .subheadline → .headline", on: "pantry", of: jarNames) {
      $0.pantry.nameFont = .headline
    },
    Change(.font, "notes font .caption → .caption2", on: "pantry", of: jarNotes) {
      $0.pantry.noteFont = .caption2
    },
    Change(.badge, "Low → Last", on: "pantry", of: ["Low", "Last"]) { $0.pantry.low = "Last" },
    Change(.removed, "no sign Low", on: "pantry", of: ["Low"]) { $0.pantry.lowIsShown = false },
    Change(.offset, "Low offset(x: 16) → offset(x: −8)", on: "pantry", of: ["Low"]) {
      $0.pantry.lowShift = -24
    },
    Change(.zOrder, "Low behind the jar", on: "pantry", of: ["Low", "Jar of Sugar"]) {
      $0.pantry.lowIsBehind = true
    },
    Change(.rotation, "Low rotationEffect 8° → −20°", on: "pantry", of: ["Low"]) { $0.pantry.lowTurn = -20 },
    Change(.listRemoved, "no salt", on: "pantry", of: ["Salt", "no date", "Jar of Salt"]) {
      $0.pantry.hasSalt = false
    },
    Change(.listAdded, "honey", on: "pantry", of: ["Honey", "from Olga", "Jar of Honey"]) {
      $0.pantry.hasHoney = true
    },
    Change(
      .listOrder, "lentils before flour", on: "pantry",
      of: [
        "Flour", "Lentils", "until August", "until 2027", "Jar of Flour", "Jar of Len", "scrollView",
        "collectionView",
      ]
    ) {
      $0.pantry.isReordered = true
    },
  ]

  private static let drawers = ["Drawers"]
  private static let frozen = [
    "Peas, two", "since March", "Raspberries", "since July", "Sliced", "since May", "Alarm",
  ]
  private static let freezerPanel = frozen + drawers + ["Freezer", "Temperature", "Frost", "scrollView"]

  static let freezer: [Change] = [
    Change(.sectionHeader, "Freezer → In the cold", on: "pantry", of: ["Freezer", "In the cold"]) {
      $0.freezer.header = "In the cold"
    },
    Change(.label, "−18° → −12°", on: "pantry", of: ["Temperature", "-18", "-12"]) {
      $0.freezer.degrees = -12
    },
    Change(.progress, "Gauge value 0.3 → 0.8", on: "pantry", of: ["Temperature", "-18"]) {
      $0.freezer.gauge = 0.8
    },
    Change(.gradient, "Gauge tint begins in teal", on: "pantry", of: ["Temperature", "-18"]) {
      $0.freezer.gaugeStart = 0x0D9488
    },
    Change(.drawing, "Canvas with 4 → 3 shelves", on: "pantry", of: drawers, or: Reading.any("moved")) {
      $0.freezer.shelves = 3
    },
    Change(.drawing, "Canvas shelves stroked in brown", on: "pantry", of: drawers) {
      $0.freezer.shelfColor = 0x7C4A21
    },
    Change(.drawing, "Canvas shelves lineWidth 3 → 7", on: "pantry", of: drawers) {
      $0.freezer.shelfLine = 7
    },
    Change(
      .drawing, "Canvas door filled in lilac", on: "pantry", of: drawers, or: Reading.restyled("background")
    ) {
      $0.freezer.door = 0xE4DDF4
    },
    Change(.drawing, "Canvas with two more boxes", on: "pantry", of: drawers) {
      $0.freezer.boxes = [3, 3, 4, 2]
    },
    Change(.drawing, "Canvas boxes filled in red", on: "pantry", of: drawers) {
      $0.freezer.boxColor = 0xB91C1C
    },
    Change(.aspectRatio, "Canvas frame(height: 130) → 100", on: "pantry", of: drawers) {
      $0.freezer.height = 100
    },
    Change(.clip, "no clipShape of the drawers", on: "pantry", of: drawers + ["Frost"]) {
      $0.freezer.clips = false
    },
    Change(.label, "two bags → three bags", on: "pantry", of: ["Peas"]) {
      $0.freezer.first = "Peas, three bags"
    },
    Change(.label, "since March → since April", on: "pantry", of: ["since March", "since April", "Peas"]) {
      $0.freezer.firstDate = "since April"
    },
    Change(.listRemoved, "no bread", on: "pantry", of: ["Sliced", "since May"]) {
      $0.freezer.hasBread = false
    },
    Change(.listAdded, "chicken stock", on: "pantry", of: ["Chicken", "since June"]) {
      $0.freezer.hasStock = true
    },
    Change(.spacing, "rows VStack spacing 10 → 18", on: "pantry", of: frozen + ["scrollView"]) {
      $0.freezer.rowGap = 18
    },
    Change(
      .listOrder, "raspberries before peas", on: "pantry",
      of: ["Peas, two", "since March", "Raspberries", "since July", "scrollView"]
    ) {
      $0.freezer.isReordered = true
    },
    Change(.padding, "panel padding 16 → 26", on: "pantry", of: freezerPanel) { $0.freezer.padding = 26 },
    Change(.cornerRadius, "panel cornerRadius 16 → 2", on: "pantry", of: freezerPanel) {
      $0.freezer.radius = 2
    },
    Change(.shadow, "panel shadow(radius: 10)", on: "pantry", of: freezerPanel) { $0.freezer.shadow = 10 },
    Change(.toggle, "Alarm is off", on: "pantry", of: ["Alarm", "switch"]) { $0.freezer.alarm = false },
    Change(.label, "−15° → −10°", on: "pantry", of: ["Alarm"]) { $0.freezer.alarmName = "Alarm above −10°" },
    Change(.tint, "Alarm tint herb → orange", on: "pantry", of: ["Alarm", "switch"]) {
      $0.freezer.alarmTint = 0xEA580C
    },
    Change(.opacity, "frost opacity 0.35 → 0.9", on: "pantry", of: ["Frost", "Drawers"]) {
      $0.freezer.frost = 0.9
    },
    Change(.blur, "frost blur(radius: 12) → 2", on: "pantry", of: ["Frost", "Drawers"]) {
      $0.freezer.frostBlur = 2
    },
    Change(.blend, "frost blendMode .normal → .difference", on: "pantry", of: ["Frost", "Drawers"]) {
      $0.freezer.frostIsScreened = true
    },
    Change(.divider, "no Divider in the freezer", on: "pantry") { $0.freezer.dividers = false },
  ]
}
