import AppVariants
import Foundation

@testable import Cookbook

/// Changes that people make to the app for cooks, in the words of SwiftUI.
enum CookbookMutations {
  typealias Change = Mutation<CookbookLook>

  static let all =
    everywhere + bar + hello + feature + featureParts + ideas + macros + rest + recipes + cards + recipe
    + recipeTexts + parts + cookBar + cooking + dial + controls + week + weekRows + strip + shopping
    + shoppingRows + till + pantry + jars + freezer + nutrition + energy + minerals + charts + edit
    + editParts

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "herb green → blue in the asset catalogue",
      on: "today recipes recipe week shopping pantry nutrition edit"
    ) {
      $0.hasRevisedHerb = true
    },
    Change(.theme, "colorScheme .dark always", on: "today recipes recipe week shopping pantry nutrition") {
      $0.forcesDark = true
    },
    Change(
      .textSize, "dynamicTypeSize .xxLarge", on: "today recipes recipe cooking week shopping pantry nutrition"
    ) {
      $0.textSize = .xxLarge
    },
    Change(.locale, "locale en_GB → de_DE", on: "recipe week shopping nutrition") { $0.locale = "de_DE" },
  ]

  private static let bar: [Change] = [
    Change(
      .label, "tab Today → Tonight", on: "today recipes week pantry", of: ["Today", "Tonight", "tabBar"]
    ) {
      $0.bar.today = "Tonight"
    },
    Change(
      .tabIcon, "tab systemImage fork.knife → house.fill", on: "today recipes shopping",
      of: ["Today", "tabBar"]
    ) {
      $0.bar.todayIcon = "house.fill"
    },
    Change(
      .tabIcon, "tab systemImage archivebox.fill → refrigerator.fill", on: "week shopping pantry",
      of: ["Pantry", "tabBar"]
    ) {
      $0.bar.pantryIcon = "refrigerator.fill"
    },
    Change(
      .badge, "badge(5) → badge(7) on Shopping", on: "today recipes week pantry", of: ["5", "7", "Shopping"]
    ) {
      $0.bar.badge = 7
    },
    Change(
      .removed, "no badge on Shopping", on: "today recipes shopping", of: ["5", "Shopping"],
      or: Reading.any("text") + Reading.any("value")
    ) {
      $0.bar.badgeIsShown = false
    },
    Change(
      .tabOrder, "Week before Recipes in the TabView", on: "today week pantry",
      of: ["Week", "Recipes", "tabBar"],
      or: Reading.moved("position")
    ) {
      $0.bar.weekIsSecond = true
    },
  ]

  private static let page = ["Tuesday 9", "Good evening", "NK", "Saffron", "Ideas", "scrollView"]

  private static let hello: [Change] = [
    Change(
      .title, "navigationTitle Tonight → This evening", on: "today",
      of: ["Tonight", "This evening", "navigationBar"]
    ) {
      $0.hello.title = "This evening"
    },
    Change(.titleMode, "navigationBarTitleDisplayMode .large → .inline", on: "today") {
      $0.hello.titleIsLarge = false
    },
    Change(.toolbarItem, "no ToolbarItem Notices", on: "today", of: ["Notices"]) {
      $0.hello.bellIsShown = false
    },
    Change(.icon, "Notices bell → bell.badge.fill", on: "today", of: ["Notices"]) {
      $0.hello.bell = "bell.badge.fill"
    },
    Change(.sectionSpacing, "VStack spacing 20 → 30", on: "today") { $0.hello.gap = 30 },
    Change(.padding, "padding(.leading) 16 → 24 of the page", on: "today", of: page) {
      $0.hello.leading = 24
    },
    Change(.padding, "padding(.trailing) 16 → 28 of the page", on: "today", of: page) {
      $0.hello.trailing = 28
    },
    Change(.label, "Noor → Jonas", on: "today", of: ["Good evening"]) {
      $0.hello.greeting = "Good evening, Jonas"
    },
    Change(.font, "greeting font .title3 → .headline", on: "today", of: ["Good evening"]) {
      $0.hello.greetingFont = .headline
    },
    Change(.fontWeight, "greeting fontWeight .semibold → .light", on: "today", of: ["Good evening"]) {
      $0.hello.greetingWeight = .light
    },
    Change(.textCase, "date textCase .uppercase → nil", on: "today", of: ["Tuesday 9"]) {
      $0.hello.dateIsUppercased = false
    },
    Change(.kerning, "date tracking 1 → 3", on: "today", of: ["Tuesday 9"]) { $0.hello.dateTracking = 3 },
    Change(.avatarSize, "initials frame 44 → 54", on: "today", of: ["NK"]) { $0.hello.face = 54 },
    Change(.avatarShape, "initials .circle → .rect(cornerRadius: 10)", on: "today", of: ["NK"]) {
      $0.hello.faceIsRound = false
    },
    Change(.background, "initials background violet → teal", on: "today", of: ["NK"]) {
      $0.hello.faceColor = 0x0F766E
    },
    Change(.removed, "no overlay with the unread dot", on: "today", of: ["Unread"]) {
      $0.hello.dotIsShown = false
    },
    Change(.codeColor, "unread dot fill red → blue", on: "today", of: ["Unread"]) {
      $0.hello.dotColor = 0x2563EB
    },
    Change(.offset, "unread dot offset(x: 2) → offset(x: -30)", on: "today", of: ["Unread"]) {
      $0.hello.dotShift = -30
    },
  ]

  private static let card = [
    "Rosette", "Saffron", "35 min", "clock", "4 plates", "person", "Easy", "Keep", "Cook now", "scrollView",
  ]

  private static let feature: [Change] = [
    Change(.aspectRatio, "card frame(height: 210) → 240", on: "today", of: card) { $0.feature.height = 240 },
    Change(.cornerRadius, "card clipShape cornerRadius 26 → 8", on: "today", of: card) {
      $0.feature.radius = 8
    },
    Change(.cornerStyle, "card clipShape .continuous → .circular", on: "today", of: card) {
      $0.feature.isContinuous = false
    },
    Change(.shadow, "card shadow(radius: 14)", on: "today", of: card) { $0.feature.shadow = 14 },
    Change(.gradient, "card LinearGradient begins in teal", on: "today", of: card) {
      $0.feature.top = 0x2A9D8F
    },
    Change(.gradient, "card LinearGradient ends in indigo", on: "today", of: card) {
      $0.feature.bottom = 0x3730A3
    },
    Change(.gradient, "veil black opacity 0.6 → 0.1", on: "today", of: card, or: Reading.restyled("opacity"))
    {
      $0.feature.veil = 0.1
    },
    Change(
      .shapeArgument, "Rosette(petals: 7) → 5", on: "today", of: ["Rosette"], or: Reading.argument("petals")
    ) {
      $0.feature.petals = 5
    },
    Change(
      .shapeArgument, "Rosette(depth: 0.28) → 0.6", on: "today", of: ["Rosette"],
      or: Reading.argument("depth")
    ) {
      $0.feature.depth = 0.6
    },
    Change(.iconSize, "Rosette frame 190 → 130", on: "today", of: ["Rosette"]) { $0.feature.rosette = 130 },
    Change(.opacity, "Rosette opacity 0.3 → 0.7", on: "today", of: ["Rosette"]) {
      $0.feature.rosetteOpacity = 0.7
    },
    Change(.rotation, "Rosette rotationEffect 0° → 25°", on: "today", of: ["Rosette"]) {
      $0.feature.rosetteTurn = 25
    },
    Change(.scale, "Rosette scaleEffect 1 → 0.7", on: "today", of: ["Rosette"]) {
      $0.feature.rosetteScale = 0.7
    },
    Change(.offset, "Rosette offset(x: 90) → offset(x: 20)", on: "today", of: ["Rosette"]) {
      $0.feature.rosetteShift = 20
    },
    Change(.blur, "Rosette blur(radius: 6)", on: "today", of: ["Rosette"]) { $0.feature.rosetteBlur = 6 },
    Change(.blend, "Rosette blendMode .normal → .overlay", on: "today", of: ["Rosette"]) {
      $0.feature.rosetteIsBlended = true
    },
  ]

  private static let featureParts: [Change] = [
    Change(.label, "dish Saffron risotto → Mushroom risotto", on: "today", of: ["Saffron", "Mushroom"]) {
      $0.feature.name = "Mushroom risotto with peas"
    },
    Change(.wrap, "dish of two lines", on: "today", of: ["Saffron"]) {
      $0.feature.name = "Saffron risotto with young peas, lemon zest and a spoon of mascarpone from the dairy"
    },
    Change(.font, "dish font .title2 → .headline", on: "today", of: ["Saffron"]) {
      $0.feature.nameFont = .headline
    },
    Change(.textAlignment, "dish alignment .leading → .center", on: "today", of: ["Saffron"]) {
      $0.feature.nameSide = .center
    },
    Change(.label, "35 min → 50 min", on: "today", of: ["35 min", "50 min"]) { $0.feature.time = "50 min" },
    Change(.icon, "clock → timer", on: "today", of: ["clock", "timer", "35 min"]) {
      $0.feature.timeIcon = "timer"
    },
    Change(.order, "people before the time", on: "today", of: ["35 min", "clock", "4 plates", "person"]) {
      $0.feature.isReordered = true
    },
    Change(.label, "Easy → Medium", on: "today", of: ["Easy", "Medium"]) { $0.feature.level = "Medium" },
    Change(.removed, "no overlay Easy", on: "today", of: ["Easy"]) { $0.feature.levelIsShown = false },
    Change(.material, "Easy background .thinMaterial → mint", on: "today", of: ["Easy"]) {
      $0.feature.levelIsMaterial = false
    },
    Change(.icon, "Keep bookmark → heart", on: "today", of: ["Keep"]) { $0.feature.keep = "heart" },
    Change(.iconSize, "Keep frame 40 → 52", on: "today", of: ["Keep"]) { $0.feature.keepSize = 52 },
    Change(.material, "Keep background .ultraThinMaterial → black", on: "today", of: ["Keep"]) {
      $0.feature.keepIsMaterial = false
    },
    Change(.alignment, "Keep overlay .topTrailing → .bottomTrailing", on: "today", of: ["Keep"]) {
      $0.feature.keepIsAtTop = false
    },
    Change(.buttonTitle, "Cook now → Start", on: "today", of: ["Cook now", "Start"]) {
      $0.feature.cook = "Start"
    },
    Change(.buttonStyle, "Cook now .borderedProminent → .bordered", on: "today", of: ["Cook now"]) {
      $0.feature.cookIsProminent = false
    },
  ]

  private static let chips = [
    "Under 20", "One pot", "Soup", "Baking", "bolt", "frying", "mug", "oven", "scrollView",
  ]

  private static let ideas: [Change] = [
    Change(.sectionHeader, "Ideas → For tonight", on: "today", of: ["Ideas", "For tonight"]) {
      $0.ideas.header = "For tonight"
    },
    Change(.buttonTitle, "Show all → All ideas", on: "today", of: ["Show all", "All ideas"]) {
      $0.ideas.all = "All ideas"
    },
    Change(.spacing, "chips HStack spacing 10 → 18", on: "today", of: chips) { $0.ideas.gap = 18 },
    Change(.padding, "chips padding(.horizontal) 14 → 20", on: "today", of: chips) { $0.ideas.padding = 20 },
    Change(.label, "Under 20 min → Under 30 min", on: "today", of: ["Under"]) {
      $0.ideas.first = "Under 30 min"
    },
    Change(.icon, "bolt.fill → hare.fill", on: "today", of: ["bolt", "hare", "Under 20"]) {
      $0.ideas.firstIcon = "hare.fill"
    },
    Change(
      .bubbleColor, "One pot is chosen", on: "today", of: ["One pot", "frying"], or: Reading.any("state")
    ) {
      $0.ideas.isSecondChosen = true
    },
    Change(.cornerRadius, "chips cornerRadius 18 → 6", on: "today", of: chips) { $0.ideas.radius = 6 },
    Change(.borderWidth, "chips strokeBorder lineWidth 1 → 3", on: "today", of: chips) {
      $0.ideas.stroke = 3
    },
    Change(.border, "chips strokeBorder in red", on: "today", of: chips, or: Reading.paints) {
      $0.ideas.strokeColor = 0xDC2626
    },
    Change(.removed, "no chip Soup", on: "today", of: ["Soup", "mug"]) { $0.ideas.hasSoup = false },
    Change(.order, "One pot before Under 20 min", on: "today", of: chips) { $0.ideas.isReordered = true },
  ]

  private static let macroPanel = [
    "Eaten", "flame", "1,340", "Part of", "Protein", "Carbs", "Fat", "Details", "scrollView",
  ]

  private static let macros: [Change] = [
    Change(.sectionHeader, "Eaten today → So far", on: "today", of: ["Eaten", "So far"]) {
      $0.macros.header = "So far"
    },
    Change(.icon, "flame.fill → chart.pie.fill", on: "today", of: ["flame", "chart", "Eaten"]) {
      $0.macros.headerIcon = "chart.pie.fill"
    },
    Change(.progress, "Gauge value of Protein 0.62 → 0.9", on: "today", of: ["Part of Protein", "62", "90"]) {
      $0.macros.protein = 0.9
    },
    Change(.tint, "Gauge tint of Carbs orange → violet", on: "today", of: ["Part of Carbs", "44"]) {
      $0.macros.carbsTint = 0x7C3AED
    },
    Change(.label, "Carbs → Starch", on: "today", of: ["Carbs", "Starch", "Part of"]) {
      $0.macros.carbsName = "Starch"
    },
    Change(.label, "1,340 kcal → 1,520 kcal", on: "today", of: ["1,340", "1,520"]) { $0.macros.total = 1520 },
    Change(.digits, "kcal monospacedDigit()", on: "today", of: ["1,340"]) { $0.macros.totalIsDigits = true },
    Change(.spacing, "gauges HStack spacing 18 → 30", on: "today", of: macroPanel) { $0.macros.gap = 30 },
    Change(
      .order, "Carbs before Protein", on: "today",
      of: ["Part of", "Protein", "Carbs", "62", "44", "scrollView"]
    ) {
      $0.macros.isReordered = true
    },
    Change(.removed, "no Gauge Fat", on: "today", of: ["Part of Fat", "Fat", "80"]) {
      $0.macros.hasFat = false
    },
    Change(.underline, "Details underline()", on: "today", of: ["Details"]) {
      $0.macros.linkIsUnderlined = true
    },
    Change(.buttonTitle, "Details → More", on: "today", of: ["Details", "More"]) { $0.macros.link = "More" },
    Change(.padding, "panel padding(.top) 16 → 28", on: "today", of: macroPanel) {
      $0.macros.paddingTop = 28
    },
    Change(.cornerRadius, "panel cornerRadius 16 → 2", on: "today", of: macroPanel) { $0.macros.radius = 2 },
    Change(.border, "panel strokeBorder(lineWidth: 2)", on: "today", of: macroPanel) { $0.macros.border = 2 },
  ]

  private static let firstRest = ["Half a tray", "1 day", "Sign of Half"]
  private static let secondRest = ["Roast", "2 days", "Sign of Roast"]
  private static let restRows =
    firstRest + secondRest + ["Lentil", "3 days", "Sign of", "Remind", "scrollView"]

  private static let rest: [Change] = [
    Change(.sectionHeader, "Leftovers → In the fridge", on: "today", of: ["Leftovers", "In the fridge"]) {
      $0.rest.header = "In the fridge"
    },
    Change(.label, "focaccia → ciabatta", on: "today", of: ["Half a tray", "Sign of Half"]) {
      $0.rest.first = "Half a tray of ciabatta"
    },
    Change(.label, "1 day → Today", on: "today", of: ["1 day", "Today"]) { $0.rest.firstDays = "Today" },
    Change(.codeColor, "days foregroundStyle brown → blue", on: "today", of: ["1 day", "2 days", "3 days"]) {
      $0.rest.dayColor = 0x1D4ED8
    },
    Change(.spacing, "rows VStack spacing 12 → 20", on: "today", of: restRows) { $0.rest.rowGap = 20 },
    Change(.iconSize, "signs font size 22 → 16", on: "today", of: ["Sign of"]) { $0.rest.icon = 16 },
    Change(.icon, "birthday.cake.fill → takeoutbag.and.cup.and.straw.fill", on: "today", of: ["Sign of Half"])
    {
      $0.rest.firstIcon = "takeoutbag.and.cup.and.straw.fill"
    },
    Change(.codeColor, "signs .tint → .secondary", on: "today", of: ["Sign of"]) { $0.rest.isTinted = false },
    Change(.divider, "no Divider between leftovers", on: "today") { $0.rest.dividers = false },
    Change(.listRemoved, "no lentil soup", on: "today", of: ["Lentil", "3 days", "Sign of Lentil"]) {
      $0.rest.hasSoup = false
    },
    Change(.listAdded, "rice", on: "today", of: ["Rice", "Today", "Sign of Rice"]) { $0.rest.hasRice = true },
    Change(.listOrder, "carrots before focaccia", on: "today", of: firstRest + secondRest + ["scrollView"]) {
      $0.rest.isReordered = true
    },
    Change(.strikethrough, "carrots without strikethrough", on: "today", of: ["Roast"]) {
      $0.rest.eatenIsStruck = false
    },
    Change(.toggle, "Remind me is off", on: "today", of: ["Remind", "switch"]) { $0.rest.reminds = false },
    Change(.label, "17:00 → 16:30", on: "today", of: ["Remind"]) { $0.rest.remind = "Remind me at 16:30" },
    Change(.opacity, "note opacity 0.7 → 0.3", on: "today", of: ["Rice keeps"]) { $0.rest.noteOpacity = 0.3 },
    Change(.alignment, "note frame alignment .leading → .trailing", on: "today", of: ["Rice keeps"]) {
      $0.rest.noteSide = .trailing
    },
  ]
}
