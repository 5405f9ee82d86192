import AppVariants
import Foundation

@testable import Projects

/// Figures, plans, and pages that have little to show.
extension ProjectsMutations {
  private static let closed = ["48", "closed", "+12", "arrow"]
  private static let opened = ["31", "opened", "1,204"]

  static let progress: [Change] = [
    Change(.title, "the title", on: "progress", of: ["Progress", "Figures", "navigationBar"]) {
      $0.progress.title = "Figures"
    },
    Change(.titleMode, "a small title", on: "progress") { $0.progress.titleIsLarge = false },
    Change(
      .selection, "a year", on: "progress", of: ["Range", "Week", "Month", "Year", "segmentedControl"]
    ) {
      $0.progress.range = 2
    },
    Change(.label, "how many were closed", on: "progress", of: ["48", "57"]) { $0.progress.done = 57 },
    Change(.label, "what they are called", on: "progress", of: ["closed", "done"]) {
      $0.progress.doneLabel = "done"
    },
    Change(.fontSize, "numbers 30 → 24", on: "progress", of: ["48", "31"]) { $0.progress.numberSize = 24 },
    Change(.kerning, "numbers wider", on: "progress", of: ["48", "31"]) { $0.progress.numberKerning = 3 },
    Change(.spacing, "numbers 12 → 26 apart", on: "progress", of: closed + opened, or: Reading.sizes) {
      $0.progress.statGap = 26
    },
    Change(.columnOrder, "what was opened first", on: "progress", of: closed + opened + ["scrollView"]) {
      $0.progress.statsAreSwapped = true
    },
    Change(.label, "less than before", on: "progress", of: ["+12", "-3"]) { $0.progress.trend = "-3%" },
    Change(.icon, "the arrow", on: "progress", of: ["arrow", "+12"]) {
      $0.progress.trendIcon = "arrow.down.right"
    },
    Change(.codeColor, "the change in red", on: "progress", of: ["arrow", "+12"]) {
      $0.progress.trendColor = 0xC92A2A
    },
    Change(.chartData, "another third week", on: "progress", of: weeks + ["other"]) {
      $0.progress.bars = [6, 9, 10, 11, 8]
    },
    Change(.chartColor, "bars in violet", on: "progress", of: weeks + ["other"]) {
      $0.progress.barColor = 0x7048E8
    },
    Change(.cornerRadius, "bars' corners 4 → 12", on: "progress", of: weeks + ["other"]) {
      $0.progress.barRadius = 12
    },
    Change(.rowHeight, "a lower chart", on: "progress", of: weeks + ["other"]) {
      $0.progress.chartHeight = 130
    },
    Change(.removed, "no goal", on: "progress", of: ["8", "Goal", "other"]) {
      $0.progress.goalIsShown = false
    },
    Change(.hidden, "no axis", on: "progress", of: ["0", "5", "10", "15", "other"]) {
      $0.progress.axis = false
    },
    Change(
      .chartData, "less is done", on: "progress", of: slices + ["other", "0.4", "0.35", "0.25"],
      or: Reading.any("text")
    ) {
      $0.progress.slices = [0.4, 0.35, 0.25]
    },
    Change(
      .aspectRatio, "a thinner ring", on: "progress", of: slices + ["other"],
      or: Reading.restyled("path", "line width", "inner radius", "shape", "width")
    ) {
      $0.progress.inner = 0.8
    },
    Change(.spacing, "the legend 8 → 15 apart", on: "progress", of: states) {
      $0.progress.legendGap = 15
    },
    Change(.order, "the legend reversed", on: "progress", of: states + ["scrollView"]) {
      $0.progress.legendIsReordered = true
    },
    Change(.progress, "the sprint is nearly over", on: "progress", of: ["Sprint"]) {
      $0.progress.gauge = 0.9
    },
    Change(.tint, "the sprint in orange", on: "progress", of: ["Sprint"]) {
      $0.progress.gaugeTint = 0xE8590C
    },
    Change(.label, "how it goes", on: "progress", of: ["On track", "Late"]) {
      $0.progress.gaugeText = "Late by two days"
    },
    Change(
      .codeColor, "review in violet", on: "progress", of: slices + ["Review", "other", "scrollView"]
    ) {
      $0.progress.sliceColor = 0x9C36B5
    },
    Change(.wrap, "a short note", on: "progress", of: ["Counted", "Without"]) {
      $0.progress.note = "Without drafts."
    },
    Change(.sectionSpacing, "boxes 14 → 26 apart", on: "progress") { $0.progress.boxGap = 26 },
    Change(.sectionHeader, "the title of a box", on: "progress", of: ["Closed a", "Each"]) {
      $0.progress.boxTitle = "Each week"
    },
    Change(.font, "the note in italics", on: "progress", of: ["Counted"], or: Reading.restyled("italic")) {
      $0.progress.noteIsItalic = true
    },
    Change(.textAlignment, "a centred note", on: "progress", of: ["Counted"]) {
      $0.progress.noteSide = .center
    },
  ]

  private static let rows = ["Design", "App", "Server", "Launch"]
  private static let days = (9...22).map(String.init)
  private static let chart = rows + days + ["Today", "Beta", "scrollView"]

  static let plan: [Change] = [
    Change(.title, "the title", on: "plan", of: ["Plan", "Weeks ahead", "navigationBar"]) {
      $0.plan.title = "Weeks ahead"
    },
    Change(.aspectRatio, "wider days", on: "plan", of: chart, or: Reading.moved("spacing", "position")) {
      $0.plan.dayWidth = 34
    },
    Change(.rowHeight, "rows 44 → 56", on: "plan", of: chart) { $0.plan.rowHeight = 56 },
    Change(.rowHeight, "bars 26 → 16", on: "plan", of: rows) { $0.plan.barHeight = 16 },
    Change(.cornerRadius, "bars' corners 6 → 13", on: "plan", of: rows) { $0.plan.barRadius = 13 },
    Change(.chartData, "design takes longer", on: "plan", of: ["Design"], or: Reading.any("text")) {
      $0.plan.designLength = 7
    },
    Change(.offset, "design begins later", on: "plan", of: ["Design"], or: Reading.any("moved")) {
      $0.plan.designStart = 3
    },
    Change(.chartColor, "design in red", on: "plan", of: ["Design"]) { $0.plan.designColor = 0xE03131 },
    Change(.opacity, "paler bars", on: "plan", of: rows) { $0.plan.barOpacity = 0.5 },
    Change(.offset, "today is later", on: "plan", of: ["Today"]) { $0.plan.today = 8 },
    Change(.codeColor, "today in green", on: "plan", of: ["Today"]) { $0.plan.todayColor = 0x2B8A3E },
    Change(.removed, "without today", on: "plan", of: ["Today"]) { $0.plan.todayIsShown = false },
    Change(.aspectRatio, "narrower names", on: "plan", of: chart, or: Reading.moved("position", "spacing")) {
      $0.plan.nameWidth = 64
    },
    Change(.font, "names larger", on: "plan", of: rows) { $0.plan.nameFont = .body },
    Change(.label, "the milestone", on: "plan", of: ["Beta", "Gold"]) { $0.plan.milestone = "Gold" },
    Change(.rotation, "the milestone is no diamond", on: "plan", of: ["Beta", "scrollView"]) {
      $0.plan.milestoneTurn = 0
    },
    Change(.icon, "the milestone's symbol", on: "plan", of: ["Beta", "scrollView", "flag", "star"]) {
      $0.plan.milestoneIcon = "flag.fill"
    },
    Change(
      .listOrder, "the app before design", on: "plan", of: ["Design", "App", "scrollView"]
    ) {
      $0.plan.isReordered = true
    },
    Change(.listRemoved, "no launch", on: "plan", of: ["Launch"]) { $0.plan.hasLaunch = false },
    Change(.selection, "weeks", on: "plan", of: ["Zoom", "Days", "Weeks", "segmentedControl"]) {
      $0.plan.zoom = 1
    },
    Change(.label, "the hint", on: "plan", of: ["Drag", "Tap"]) { $0.plan.legend = "Tap a bar for more" },
    Change(.removed, "no hint", on: "plan", of: ["Drag", "hand"]) { $0.plan.legendIsShown = false },
    Change(.hidden, "no grid", on: "plan") { $0.plan.gridOpacity = 0 },
    Change(.cornerRadius, "the card's corners 12 → 0", on: "plan", of: chart) { $0.plan.cardRadius = 0 },
    Change(.fontWeight, "days in bold", on: "plan", of: days) { $0.plan.dayWeight = .bold },
    Change(.sectionHeader, "the month", on: "plan", of: ["June", "Summer"]) { $0.plan.month = "Summer" },
    Change(
      .spacing, "figures 18 → 34 apart", on: "plan",
      of: ["9", "days left", "3", "people", "2", "risks", "scrollView"]
    ) {
      $0.plan.statGap = 34
    },
  ]

  private static let tip = ["Mention", "at", "window"]

  static let inbox: [Change] = [
    Change(.title, "the title", on: "inbox", of: ["Inbox", "News", "navigationBar"]) {
      $0.inbox.title = "News"
    },
    Change(.selection, "all of it", on: "inbox", of: ["Which", "Unread", "All", "segmentedControl"]) {
      $0.inbox.scope = 1
    },
    Change(.label, "what is said", on: "inbox", of: ["You are", "Nothing"]) {
      $0.inbox.emptyTitle = "Nothing is new"
    },
    Change(.image, "another picture", on: "inbox", of: ["tray", "sun", "You are"]) {
      $0.inbox.icon = "sun.max"
    },
    Change(.wrap, "a longer text", on: "inbox", of: ["New comments"]) {
      $0.inbox.text = "New comments and mentions will be shown here, and what was assigned to you by others."
    },
    Change(.buttonTitle, "the button", on: "inbox", of: ["See", "Read"]) { $0.inbox.action = "Read again" },
    Change(.buttonStyle, "a bordered button", on: "inbox", of: ["See"]) {
      $0.inbox.actionIsProminent = false
    },
    Change(.controlSize, "a large button", on: "inbox", of: ["See"]) { $0.inbox.actionIsLarge = true },
    Change(.removed, "one button", on: "inbox", of: ["Change"]) { $0.inbox.hasSecondAction = false },
    Change(.icon, "the icon in the bar", on: "inbox", of: ["Settings"]) { $0.inbox.settings = "bell" },
    Change(.removed, "no tip", on: "inbox", of: tip) { $0.inbox.tipIsShown = false },
    Change(.label, "the tip", on: "inbox", of: ["Mention", "Swipe"]) {
      $0.inbox.tip = "Swipe to mark as read."
    },
    Change(.cornerRadius, "the tip's corners 12 → 2", on: "inbox", of: tip) { $0.inbox.tipRadius = 2 },
    Change(.borderWidth, "the tip's border 1 → 3", on: "inbox", of: tip) { $0.inbox.tipBorder = 3 },
    Change(.padding, "the tip's padding 14 → 22", on: "inbox", of: tip) { $0.inbox.tipPadding = 22 },
    Change(.icon, "the tip's icon", on: "inbox", of: ["at", "bolt", "Mention"]) {
      $0.inbox.tipIcon = "bolt"
    },
    Change(.codeColor, "the tip in green", on: "inbox", of: tip) { $0.inbox.tipTint = 0x2B8A3E },
    Change(.spacing, "beside the tip's icon 12 → 24", on: "inbox", of: tip) { $0.inbox.tipGap = 24 },
    Change(.contentInset, "further above the edge", on: "inbox", or: Reading.moved("spacing")) {
      $0.inbox.bottom = 48
    },
  ]

  private static let fan = ["Plan", "Board", "scrollView", "window"]
  private static let features = ["A board", "Figures", "Told", "rectangle", "chart.pie", "bell"]

  static let welcome: [Change] = [
    Change(.label, "the title", on: "welcome", of: ["Work,", "Know what"]) {
      $0.welcome.title = "Know what is up"
    },
    Change(.fontSize, "the title 32 → 26", on: "welcome", of: ["Work,"]) { $0.welcome.titleSize = 26 },
    Change(.textAlignment, "the title at the left", on: "welcome", of: ["Work,", "Boards,"]) {
      $0.welcome.titleSide = .leading
    },
    Change(.wrap, "a short text", on: "welcome", of: ["Boards,"]) { $0.welcome.text = "Boards, for all." },
    Change(.lineSpacing, "line spacing 3 → 10", on: "welcome", of: ["Boards,"]) {
      $0.welcome.textSpacing = 10
    },
    Change(.buttonTitle, "the wide button", on: "welcome", of: ["Create", "Begin"]) {
      $0.welcome.start = "Begin"
    },
    Change(.cornerRadius, "the wide button's corners 14 → 25", on: "welcome", of: ["Create"]) {
      $0.welcome.startRadius = 25
    },
    Change(.buttonTitle, "the other button", on: "welcome", of: ["I was", "Sign in"]) {
      $0.welcome.join = "Sign in"
    },
    Change(.underline, "the other button underlined", on: "welcome", of: ["I was"]) {
      $0.welcome.joinIsUnderlined = true
    },
    Change(.selection, "the second page", on: "welcome", of: ["Page"], or: Reading.paints) {
      $0.welcome.page = 1
    },
    Change(.iconSize, "dots 8 → 12", on: "welcome", of: ["Page"]) { $0.welcome.dots = 12 },
    Change(.spacing, "dots 8 → 18 apart", on: "welcome", of: ["Page"], or: Reading.sizes) {
      $0.welcome.dotGap = 18
    },
    Change(.gradient, "a pink page", on: "welcome") { $0.welcome.top = 0xFFB3D1 },
    Change(.rotation, "a card turned further", on: "welcome", of: ["Plan", "scrollView", "window"]) {
      $0.welcome.tilt = -20
    },
    Change(.scale, "a smaller card", on: "welcome", of: ["Board", "scrollView", "window"]) {
      $0.welcome.cardScale = 0.8
    },
    Change(.offset, "cards further apart", on: "welcome", of: fan, or: Reading.moved("spacing")) {
      $0.welcome.cardShift = 62
    },
    Change(.zOrder, "the plan in front", on: "welcome", of: fan) { $0.welcome.frontIsFirst = false },
    Change(.blend, "cards multiplied", on: "welcome", of: ["Board", "scrollView", "window"]) {
      $0.welcome.cardBlend = true
    },
    Change(.blur, "a card blurred", on: "welcome", of: ["Board", "scrollView", "window"]) {
      $0.welcome.cardBlur = 5
    },
    Change(.cornerRadius, "cards' corners 18 → 4", on: "welcome", of: fan) { $0.welcome.cardRadius = 4 },
    Change(.shadow, "smaller shadows of cards", on: "welcome", of: fan) { $0.welcome.cardShadow = 3 },
    Change(.spacing, "features 14 → 24 apart", on: "welcome", of: features) {
      $0.welcome.featureGap = 24
    },
    Change(.icon, "the first feature's icon", on: "welcome", of: ["rectangle", "square", "A board"]) {
      $0.welcome.featureIcon = "square.grid.2x2"
    },
    Change(
      .iconSize, "features' icons 20 → 27", on: "welcome", of: features
    ) {
      $0.welcome.featureIconSize = 27
    },
    Change(.label, "the first feature", on: "welcome", of: ["A board", "Boards for"]) {
      $0.welcome.feature = "Boards for everybody"
    },
    Change(
      .order, "figures first", on: "welcome",
      of: ["A board", "Figures", "rectangle", "chart.pie", "scrollView", "window"]
    ) {
      $0.welcome.featuresAreSwapped = true
    },
    Change(.listRemoved, "two features", on: "welcome", of: ["Told", "bell"]) {
      $0.welcome.hasThird = false
    },
    Change(.buttonTitle, "the button above", on: "welcome", of: ["Skip", "Later"]) {
      $0.welcome.skip = "Later"
    },
    Change(.removed, "not to be skipped", on: "welcome", of: ["Skip"]) { $0.welcome.skipIsShown = false },
    Change(.contentInset, "the page's inset 28 → 44", on: "welcome") { $0.welcome.inset = 44 },
    Change(.label, "the terms", on: "welcome", of: ["By going", "Terms"]) {
      $0.welcome.legal = "Terms apply."
    },
    Change(.opacity, "paler terms", on: "welcome", of: ["By going"]) { $0.welcome.legalOpacity = 0.4 },
  ]
}
