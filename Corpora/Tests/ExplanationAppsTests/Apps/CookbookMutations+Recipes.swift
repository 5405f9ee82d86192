import AppVariants
import Foundation

@testable import Cookbook

extension CookbookMutations {
  private static let tags = [
    "All", "Vegetarian", "Quick", "Baking", "Without", "Kids", "For guests", "scrollView",
  ]
  private static let names = ["Saffron", "Focaccia", "Miso", "Lemon", "Green"]
  private static let times = ["35 min", "3 h", "45 min", "1 h 20", "25 min"]
  private static let shelf =
    names + times + ["Picture of", "Rating", "New", "Loved", "scrollView", "collectionView"]

  static let recipes: [Change] = [
    Change(
      .title, "navigationTitle Recipes → Cookbook", on: "recipes",
      of: ["Recipes", "Cookbook", "navigationBar"]
    ) {
      $0.recipes.title = "Cookbook"
    },
    Change(.titleMode, "navigationBarTitleDisplayMode .large → .inline", on: "recipes") {
      $0.recipes.titleIsLarge = false
    },
    Change(
      .placeholder, "searchable prompt → Search", on: "recipes",
      of: ["Dish or", "Search", "searchField", "textField"]
    ) {
      $0.recipes.prompt = "Search"
    },
    Change(.toolbarItem, "no ToolbarItem Add", on: "recipes", of: ["Add"]) { $0.recipes.plusIsShown = false },
    Change(.icon, "Add plus → square.and.pencil", on: "recipes", of: ["Add"]) {
      $0.recipes.plus = "square.and.pencil"
    },
    Change(.icon, "Sort arrow.up.arrow.down → line.3.horizontal.decrease", on: "recipes", of: ["Sort"]) {
      $0.recipes.sort = "line.3.horizontal.decrease"
    },
    Change(.layoutArgument, "TagLayout(gap: 8) → 16", on: "recipes", of: tags, or: Reading.argument("gap")) {
      $0.recipes.tagGap = 16
    },
    Change(
      .layoutArgument, "TagLayout(lineGap: 8) → 18", on: "recipes", of: tags,
      or: Reading.argument("lineGap", "line gap")
    ) {
      $0.recipes.lineGap = 18
    },
    Change(.label, "Vegetarian → Vegan", on: "recipes", of: ["Vegetarian", "Vegan"]) {
      $0.recipes.tag = "Vegan"
    },
    Change(
      .selection, "Quick is chosen", on: "recipes", of: ["All", "Quick"], or: Reading.paints
    ) {
      $0.recipes.chosen = 2
    },
    Change(.order, "Baking before Quick", on: "recipes", of: ["Quick", "Baking", "scrollView"]) {
      $0.recipes.tagsAreReordered = true
    },
    Change(.removed, "no tag Without gluten", on: "recipes", of: ["Without"]) {
      $0.recipes.hasGluten = false
    },
    Change(.sectionHeader, "24 recipes → 31 recipes", on: "recipes", of: ["24 rec", "31 rec"]) {
      $0.recipes.header = "31 recipes"
    },
    Change(.font, "count font .headline → .title2", on: "recipes", of: ["24 rec"]) {
      $0.recipes.headerFont = .title2
    },
    Change(.alignment, "count frame alignment .leading → .trailing", on: "recipes", of: ["24 rec"]) {
      $0.recipes.headerSide = .trailing
    },
    Change(.gridColumns, "LazyVGrid of two → three columns", on: "recipes") { $0.recipes.columns = 3 },
    Change(.spacing, "LazyVGrid spacing 14 → 24", on: "recipes", of: shelf, or: Reading.sizes) {
      $0.recipes.gap = 24
    },
    Change(.contentInset, "padding(.horizontal) 16 → 24", on: "recipes", of: shelf + tags) {
      $0.recipes.sideInset = 24
    },
  ]

  static let cards: [Change] = [
    Change(.aspectRatio, "pictures frame(height: 110) → 84", on: "recipes", of: shelf) {
      $0.recipes.height = 84
    },
    Change(.cornerRadius, "cards cornerRadius 16 → 4", on: "recipes", of: shelf) { $0.recipes.radius = 4 },
    Change(.gradient, "risotto picture begins in pink", on: "recipes", of: ["Picture of Saffron"]) {
      $0.recipes.top = 0xF472B6
    },
    Change(.image, "risotto leaf.fill → sparkles", on: "recipes", of: ["Picture of Saffron"]) {
      $0.recipes.icon = "sparkles"
    },
    Change(.font, "names font .subheadline → .footnote", on: "recipes", of: names) {
      $0.recipes.nameFont = .footnote
    },
    Change(.fontWeight, "names fontWeight .semibold → .regular", on: "recipes", of: names) {
      $0.recipes.nameWeight = .regular
    },
    Change(.lineLimit, "names lineLimit 2 → 1", on: "recipes", of: ["Saffron"]) {
      $0.recipes.nameLines = 1
    },
    Change(.padding, "cards padding 10 → 16", on: "recipes", of: shelf) { $0.recipes.padding = 16 },
    Change(.label, "35 min → 40 min", on: "recipes", of: ["35 min", "40 min"]) { $0.recipes.time = "40 min" },
    Change(.hidden, "no times", on: "recipes", of: times) { $0.recipes.timesAreShown = false },
    Change(
      .shapeArgument, "Star(points: 5) → 6", on: "recipes recipe", of: ["Rating"],
      or: Reading.argument("points")
    ) {
      $0.recipes.starPoints = 6
    },
    Change(
      .shapeArgument, "Star(inner: 0.45) → 0.7", on: "recipes recipe", of: ["Rating"],
      or: Reading.argument("inner")
    ) {
      $0.recipes.starInner = 0.7
    },
    Change(.spacing, "stars HStack spacing 2 → 5", on: "recipes recipe", of: ["Rating"], or: Reading.sizes) {
      $0.recipes.starGap = 5
    },
    Change(.codeColor, "stars fill orange → red", on: "recipes recipe", of: ["Rating"]) {
      $0.recipes.starColor = 0xDC2626
    },
    Change(.progress, "risotto 4 → 2 stars", on: "recipes", of: ["Rating"], or: Reading.paints) {
      $0.recipes.stars = 2
    },
    Change(.icon, "Loved heart.fill → bookmark.fill", on: "recipes", of: ["Loved"]) {
      $0.recipes.heart = "bookmark.fill"
    },
    Change(.codeColor, "Loved foregroundStyle white → red", on: "recipes", of: ["Loved"]) {
      $0.recipes.heartColor = 0xB91C1C
    },
    Change(.badge, "New → Fresh", on: "recipes", of: ["New", "Fresh"]) { $0.recipes.new = "Fresh" },
    Change(.removed, "no overlay New", on: "recipes", of: ["New"]) { $0.recipes.newIsShown = false },
    Change(.cornerRadius, "New cornerRadius 20 → 2", on: "recipes", of: ["New"]) { $0.recipes.newRadius = 2 },
    Change(
      .listOrder, "Focaccia before risotto", on: "recipes",
      of: [
        "Saffron", "Focaccia", "Picture of Saffron", "Picture of Foc", "35 min", "3 h", "Rating", "New",
        "Loved",
        "scrollView", "collectionView",
      ]
    ) {
      $0.recipes.isReordered = true
    },
    Change(
      .listRemoved, "no lemon tart", on: "recipes", of: ["Lemon", "1 h 20", "Picture of Lemon", "Rating"]
    ) {
      $0.recipes.hasTart = false
    },
    Change(.listAdded, "ramen", on: "recipes", of: ["Ramen", "2 h", "Picture of Ramen", "Rating"]) {
      $0.recipes.hasRamen = true
    },
    Change(.border, "cards strokeBorder(lineWidth: 2)", on: "recipes", of: shelf) { $0.recipes.border = 2 },
    Change(.shadow, "cards shadow(radius: 8)", on: "recipes", of: shelf) { $0.recipes.shadow = 8 },
    Change(.opacity, "risotto picture opacity 1 → 0.5", on: "recipes", of: ["Picture of Saffron"]) {
      $0.recipes.fadeOpacity = 0.5
    },
    Change(
      .codeColor, "risotto picture grayscale(1)", on: "recipes", of: ["Picture of Saffron"],
      or: Reading.restyled("grayscale", "saturation")
    ) {
      $0.recipes.grayscale = 1
    },
  ]

  private static let plate = ["Plate on"]

  static let recipe: [Change] = [
    Change(
      .title, "navigationTitle Risotto → Recipe", on: "recipe", of: ["Risotto", "Recipe", "navigationBar"]
    ) {
      $0.recipe.title = "Recipe"
    },
    Change(.toolbarItem, "no ToolbarItem Favourite", on: "recipe", of: ["Favourite"]) {
      $0.recipe.starIsShown = false
    },
    Change(.icon, "Favourite star → heart", on: "recipe", of: ["Favourite"]) { $0.recipe.star = "heart" },
    Change(.icon, "Share square.and.arrow.up → paperplane", on: "recipe", of: ["Share"]) {
      $0.recipe.share = "paperplane"
    },
    Change(.aspectRatio, "Canvas frame(height: 140) → 180", on: "recipe", of: plate) { $0.recipe.hero = 180 },
    Change(.drawing, "Canvas with 9 → 7 stripes", on: "recipe", of: plate) { $0.recipe.stripes = 7 },
    Change(.drawing, "Canvas stripes 10 → 18 wide", on: "recipe", of: plate, or: Reading.sizes) {
      $0.recipe.stripeWidth = 18
    },
    Change(.drawing, "Canvas stripes filled in blue", on: "recipe", of: plate) {
      $0.recipe.stripeColor = 0x3B82F6
    },
    Change(
      .drawing, "Canvas cloth filled in mint", on: "recipe", of: plate, or: Reading.restyled("background")
    ) {
      $0.recipe.cloth = 0xD1FAE5
    },
    Change(.drawing, "Canvas plate's radius 56 → 46", on: "recipe", of: plate, or: Reading.sizes) {
      $0.recipe.plateReach = 46
    },
    Change(.drawing, "Canvas rim lineWidth 4 → 1", on: "recipe", of: plate) { $0.recipe.plateLine = 1 },
    Change(.drawing, "Canvas with 12 → 9 peas", on: "recipe", of: plate) { $0.recipe.peas = 9 },
    Change(.drawing, "Canvas peas filled in red", on: "recipe", of: plate) { $0.recipe.peaColor = 0xB91C1C },
    Change(.drawing, "Canvas without steam", on: "recipe", of: plate) { $0.recipe.steam = false },
    Change(.shapeArgument, "Wave(swing: 10) → 22", on: "recipe", of: plate, or: Reading.argument("swing")) {
      $0.recipe.wave = 22
    },
    Change(.shapeArgument, "Wave(count: 4) → 7", on: "recipe", of: plate, or: Reading.argument("count")) {
      $0.recipe.waves = 7
    },
    Change(.clip, "no clipShape(Wave)", on: "recipe", of: plate, or: Reading.restyled("shape")) {
      $0.recipe.heroIsClipped = false
    },
    Change(.avatarSize, "faces frame 30 → 38", on: "recipe", of: ["TC", "NK", "JB", "By Teresa"]) {
      $0.recipe.faces = 38
    },
    Change(.spacing, "faces HStack spacing −10 → 4", on: "recipe", of: ["TC", "NK", "JB", "By Teresa"]) {
      $0.recipe.facesLap = 4
    },
    Change(.zOrder, "faces zIndex reversed", on: "recipe", of: ["TC", "NK", "JB"]) {
      $0.recipe.facesAreReversed = true
    },
    Change(.progress, "4 → 3 stars", on: "recipe", of: ["Rating"], or: Reading.paints) {
      $0.recipe.rating = 3
    },
    Change(.iconSize, "stars frame 16 → 20", on: "recipe", of: ["Rating"]) { $0.recipe.ratingSize = 20 },
  ]

  private static let stats = ["35 min", "Time", "Easy", "Level", "412 kcal", "Energy", "scrollView"]

  static let recipeTexts: [Change] = [
    Change(.label, "with peas → with asparagus", on: "recipe", of: ["Saffron"]) {
      $0.recipe.name = "Saffron risotto with asparagus"
    },
    Change(.fontSize, "name font size 28 → 24", on: "recipe", of: ["Saffron"]) { $0.recipe.nameSize = 24 },
    Change(.font, "name design .serif → .default", on: "recipe", of: ["Saffron"]) {
      $0.recipe.nameIsSerif = false
    },
    Change(
      .alignment, "heading alignment .leading → .center", on: "recipe",
      of: ["Saffron", "By Teresa", "TC", "Rating"]
    ) {
      $0.recipe.nameSide = .center
    },
    Change(.label, "By Teresa Colombo → By Jo Brandt", on: "recipe", of: ["By "]) {
      $0.recipe.author = "By Jo Brandt"
    },
    Change(
      .font, "author italic()", on: "recipe", of: ["By Teresa"], or: Reading.restyled("italic", "style")
    ) {
      $0.recipe.authorIsItalic = true
    },
    Change(.label, "35 min → 50 min", on: "recipe", of: ["35 min", "50 min"]) { $0.recipe.time = "50 min" },
    Change(.label, "Time → Duration", on: "recipe", of: ["Time", "Duration"]) {
      $0.recipe.timeName = "Duration"
    },
    Change(.font, "figures font .title3 → .body", on: "recipe", of: ["35 min", "Easy", "412"]) {
      $0.recipe.statFont = .body
    },
    Change(.padding, "figures padding(.vertical) 10 → 20", on: "recipe", of: stats) {
      $0.recipe.statPadding = 20
    },
    Change(.cornerRadius, "figures cornerRadius 14 → 3", on: "recipe", of: stats) {
      $0.recipe.statRadius = 3
    },
    Change(.divider, "no Divider between figures", on: "recipe") { $0.recipe.statDividers = false },
    Change(.order, "Level before Time", on: "recipe", of: ["35 min", "Time", "Easy", "Level", "scrollView"]) {
      $0.recipe.statsAreSwapped = true
    },
    Change(.label, "two minutes → five minutes", on: "recipe", of: ["A creamy"]) {
      $0.recipe.about =
        "A creamy rice that takes its colour from a pinch of saffron and its freshness from peas which go in at the very end. Stir slowly, add the stock a ladle at a time, and let it rest for five minutes under a lid before you serve it."
    },
    Change(.lineLimit, "text lineLimit(3)", on: "recipe", of: ["A creamy"]) { $0.recipe.aboutLines = 3 },
    Change(.lineSpacing, "text lineSpacing 3 → 8", on: "recipe", of: ["A creamy"]) {
      $0.recipe.aboutSpacing = 8
    },
    Change(.font, "text font .body → .callout", on: "recipe", of: ["A creamy"]) {
      $0.recipe.aboutFont = .callout
    },
    Change(.textAlignment, "text multilineTextAlignment .leading → .trailing", on: "recipe", of: ["A creamy"])
    {
      $0.recipe.aboutSide = .trailing
    },
  ]

  private static let ingredients = ["Carnaroli", "Young peas", "Vegetable", "Lemon"]
  private static let amounts = ["320 g", "150 g", "1.1 l", "1"]
  private static let partRows = ingredients + amounts + ["scrollView"]

  static let parts: [Change] = [
    Change(
      .selection, "Picker selection Parts → Method", on: "recipe",
      of: ["View", "Parts", "Method", "segmented"]
    ) {
      $0.parts.tab = 1
    },
    Change(.label, "Method → Steps", on: "recipe", of: ["Method", "Steps", "View", "segmented"]) {
      $0.parts.tabName = "Steps"
    },
    Change(.stepper, "Stepper 4 → 6 plates", on: "recipe", of: ["For 4", "For 6", "stepper"]) {
      $0.parts.plates = 6
    },
    Change(.spacing, "parts VStack spacing 9 → 15", on: "recipe", of: partRows) { $0.parts.gap = 15 },
    Change(.padding, "parts padding 16 → 24", on: "recipe", of: partRows) { $0.parts.padding = 24 },
    Change(.cornerRadius, "parts cornerRadius 16 → 4", on: "recipe", of: partRows) { $0.parts.radius = 4 },
    Change(.label, "Carnaroli rice → Arborio rice", on: "recipe", of: ["Carnaroli", "Arborio"]) {
      $0.parts.first = "Arborio rice"
    },
    Change(.label, "320 g → 280 g", on: "recipe", of: ["320 g", "280 g"]) { $0.parts.firstAmount = "280 g" },
    Change(.fontWeight, "amounts fontWeight .regular → .bold", on: "recipe", of: amounts) {
      $0.parts.amountIsBold = true
    },
    Change(.digits, "amounts monospaced()", on: "recipe", of: amounts) { $0.parts.amountsAreDigits = true },
    Change(.iconSize, "check marks 22 → 28", on: "recipe", of: partRows) { $0.parts.check = 28 },
    Change(.spacing, "check marks HStack spacing 10 → 20", on: "recipe", of: partRows) {
      $0.parts.checkGap = 20
    },
    Change(
      .toggle, "rice is taken", on: "recipe", of: ["Carnaroli"],
      or: Reading.restyled("symbol", "strikethrough", "decoration", "picture")
    ) {
      $0.parts.riceIsTaken = true
    },
    Change(.strikethrough, "stock without strikethrough", on: "recipe", of: ["Vegetable"]) {
      $0.parts.takenIsStruck = false
    },
    Change(.listRemoved, "no lemon", on: "recipe", of: ["Lemon", "1"]) { $0.parts.hasLemon = false },
    Change(.listAdded, "white wine", on: "recipe", of: ["White wine", "80 ml"]) { $0.parts.hasWine = true },
    Change(
      .listOrder, "peas before rice", on: "recipe",
      of: ["Carnaroli", "Young peas", "320 g", "150 g", "scrollView"]
    ) {
      $0.parts.isReordered = true
    },
    Change(.divider, "no Divider between parts", on: "recipe") { $0.parts.dividers = false },
    Change(.columnOrder, "amounts before names", on: "recipe", of: partRows) {
      $0.parts.columnsAreSwapped = true
    },
    Change(
      .hidden, "DisclosureGroup Swaps is closed", on: "recipe", of: ["No saffron", "Swaps"],
      or: Reading.any("state") + Reading.any("value")
    ) {
      $0.parts.swapIsOpen = false
    },
    Change(.label, "turmeric → paprika", on: "recipe", of: ["No saffron"]) {
      $0.parts.swap = "No saffron? Take paprika."
    },
    Change(.font, "swap font .footnote → .body", on: "recipe", of: ["No saffron"]) {
      $0.parts.swapFont = .body
    },
    Change(.label, "£2.35 → £2.80", on: "recipe", of: ["£2.", "Cost a"]) { $0.parts.cost = 2.8 },
    Change(.underline, "note underline()", on: "recipe", of: ["Freeze"]) { $0.parts.noteIsUnderlined = true },
    Change(.removed, "no note", on: "recipe", of: ["Freeze"]) { $0.parts.noteIsShown = false },
    Change(.borderWidth, "facts lineWidth 1 → 3", on: "recipe", of: ["Energy a", "Cost a", "412", "£2.35"]) {
      $0.parts.border = 3
    },
    Change(
      .border, "facts strokeBorder in orange", on: "recipe", of: ["Energy a", "Cost a", "412", "£2.35"],
      or: Reading.paints
    ) {
      $0.parts.borderColor = 0xEA580C
    },
    Change(
      .border, "facts StrokeStyle dash [6, 4]", on: "recipe", of: ["Energy a", "Cost a", "412", "£2.35"],
      or: Reading.restyled("dash", "border dash", "stroke style")
    ) {
      $0.parts.borderIsDashed = true
    },
  ]

  static let cookBar: [Change] = [
    Change(.buttonTitle, "Start cooking → Cook", on: "recipe", of: ["Start cooking", "Cook"]) {
      $0.parts.cook = "Cook"
    },
    Change(.icon, "play.fill → flame.fill", on: "recipe", of: ["Start cooking"]) {
      $0.parts.cookIcon = "flame.fill"
    },
    Change(.disabled, "Start cooking disabled()", on: "recipe", of: ["Start cooking"]) {
      $0.parts.cookIsDisabled = true
    },
    Change(.controlSize, "controlSize .large → .regular", on: "recipe", of: ["Start cooking", "Plan"]) {
      $0.parts.cookIsLarge = false
    },
    Change(.tint, "Start cooking tint red", on: "recipe", of: ["Start cooking"]) {
      $0.parts.cookTint = 0xB91C1C
    },
    Change(.removed, "no button Plan", on: "recipe", of: ["Plan"]) { $0.parts.planIsShown = false },
    Change(.buttonStyle, "Plan .bordered → .plain", on: "recipe", of: ["Plan"]) {
      $0.parts.planIsPlain = true
    },
    Change(
      .material, "background .bar → cream", on: "recipe",
      of: ["Start cooking", "Plan", "other", "tabBar", "scrollView"]
    ) {
      $0.parts.barIsMaterial = false
    },
    Change(.padding, "bar padding 14 → 24", on: "recipe", of: ["Start cooking", "Plan"]) {
      $0.parts.barPadding = 24
    },
  ]
}
