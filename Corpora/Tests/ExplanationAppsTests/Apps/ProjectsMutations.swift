import AppVariants
import Foundation

@testable import Projects

/// What people change about the app for projects.
enum ProjectsMutations {
  typealias Change = Mutation<ProjectsLook>

  static let all =
    everywhere + home + board + cards + filter + issues + issue + activity + team + progress + plan + inbox
    + welcome

  private static let tags = ["Bug", "iOS", "Design", "Access", "Server"]

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "the colour signal of the catalogue",
      on: "home board filter issues issue activity team progress inbox welcome"
    ) {
      $0.hasRevisedSignal = true
    },
    Change(.theme, "dark always", on: "home board issues issue activity team progress plan inbox welcome") {
      $0.forcesDark = true
    },
    Change(.textSize, "large text", on: "home issue activity progress inbox") { $0.textSize = .xxLarge },
    Change(.locale, "German formats", on: "home issue") { $0.locale = "de_DE" },
    Change(
      .codeColor, "the colour of what is in progress", on: "board",
      of: doing + ["scrollView"]
    ) {
      $0.tokens.doing = 0x0CA678
    },
    Change(
      .codeColor, "the colour of what is in progress in rows", on: "issues",
      of: ["In progress", "clock", "scrollView"]
    ) {
      $0.tokens.doing = 0x0CA678
    },
    Change(
      .codeColor, "the colour of what is in review in rows", on: "issues",
      of: ["Review", "eye", "scrollView"]
    ) {
      $0.tokens.review = 0x9C36B5
    },
    Change(.cornerRadius, "tags' corners 11 → 4", on: "board filter issue activity", of: tags) {
      $0.tokens.tagRadius = 4
    },
    Change(.spacing, "tags 6 → 14 apart", on: "board filter issue activity", of: tags) {
      $0.tokens.tagGap = 14
    },
    Change(.cornerRadius, "boxes' corners 12 → 3", on: "progress", of: boxes) { $0.tokens.boxRadius = 3 },
    Change(.padding, "boxes' padding 14 → 20", on: "progress", of: boxes) { $0.tokens.boxPadding = 20 },
    Change(.spacing, "below the titles of boxes 12 → 4", on: "progress", of: boxes) {
      $0.tokens.boxSpacing = 4
    },
  ]

  static let weeks = ["W20", "W21", "W22", "W23", "W24"]
  static let slices = ["0.5", "0.3", "0.2"]
  static let states = ["Done", "Review", "In progress"]
  static let boxes =
    weeks + slices + states + [
      "48", "closed", "arrow", "+12", "31", "opened", "1,204", "Closed a", "By state", "chart.pie", "Sprint",
      "On track", "other", "scrollView",
    ]

  private static let rows = [
    "Ferry", "Ticket", "Harbour", "Progress", "62", "30", "85", "Archive", "archivebox", "cell",
  ]

  private static let home: [Change] = [
    Change(.title, "the title", on: "home", of: ["Workspace", "Quay", "navigationBar"]) {
      $0.home.title = "Quay"
    },
    Change(.titleMode, "a small title", on: "home") { $0.home.titleIsLarge = false },
    Change(.badge, "seven are new", on: "home", of: ["3", "7", "Inbox", "cell"]) { $0.home.inboxCount = 7 },
    Change(.icon, "a bell for the inbox", on: "home", of: ["Inbox", "tray", "bell", "cell"]) {
      $0.home.inboxIcon = "bell"
    },
    Change(.label, "what is mine", on: "home", of: ["My issues", "Assigned"]) {
      $0.home.mine = "Assigned to me"
    },
    Change(.sectionHeader, "the header", on: "home", of: ["Projects", "What we"]) {
      $0.home.header = "What we do"
    },
    Change(.sectionFooter, "the footer", on: "home", of: ["Synced", "Offline"]) {
      $0.home.footer = "Offline since noon"
    },
    Change(.label, "the first project", on: "home", of: ["Ferry", "Boats"]) { $0.home.first = "Boats" },
    Change(.tint, "the first project's colour", on: "home", of: ["Ferry", "Progress", "cell"]) {
      $0.home.firstColor = 0x5F3DC4
    },
    Change(.avatarSize, "squares 26 → 34", on: "home", of: rows) { $0.home.squareSize = 34 },
    Change(.cornerRadius, "squares' corners 6 → 13", on: "home", of: rows) { $0.home.squareRadius = 13 },
    Change(.progress, "a longer bar", on: "home", of: ["Progress", "Ferry", "cell"]) {
      $0.home.share = 0.8
    },
    Change(.label, "how much is done", on: "home", of: ["62", "80"]) { $0.home.shareText = 0.8 },
    Change(.removed, "no bars", on: "home", of: ["Progress"]) { $0.home.shareIsShown = false },
    Change(.font, "how much is done, larger", on: "home", of: ["62", "30", "85"]) {
      $0.home.detailFont = .subheadline
    },
    Change(.listOrder, "tickets first", on: "home", of: rows + ["collectionView"]) {
      $0.home.isReordered = true
    },
    Change(.listRemoved, "no archive", on: "home", of: ["Archive", "archivebox", "cell"]) {
      $0.home.hasArchive = false
    },
    Change(.listAdded, "the winter plan", on: "home", of: ["Winter", "Progress", "10", "cell"]) {
      $0.home.hasFourth = true
    },
    Change(.spacing, "beside squares 12 → 20", on: "home", of: rows, or: Reading.sizes) {
      $0.home.rowGap = 20
    },
    Change(.icon, "to add a project", on: "home", of: ["New"]) { $0.home.newIcon = "plus" },
    Change(.label, "who is signed in", on: "home", of: ["Lin Duarte", "Lin D."]) {
      $0.home.account = "Lin D."
    },
    Change(.label, "the team", on: "home", of: ["Quay Studio", "Free plan"]) { $0.home.team = "Free plan" },
    Change(.avatarSize, "the face 34 → 44", on: "home", of: ["LD", "Lin Duarte"]) { $0.home.faceSize = 44 },
    Change(.divider, "no line above the account", on: "home") { $0.home.barHasLine = false },
  ]

  private static let open = [
    "To do", "12", "FA-212", "Timetable", "Bug", "iOS", "calendar", "Fri", "bubble", "4", "NA", "PS",
    "Urgent", "FA-219", "Boarding", "Design", "LD", "Add",
  ]
  private static let doing = [
    "In progress", "3", "Sketch", "FA-207", "New start", "Design", "iOS", "Access", "calendar", "Mon",
    "bubble", "4", "SA", "NA", "LD", "Add",
  ]
  private static let columns =
    open + doing + ["Review", "FA-198", "Prices", "Done", "FA-190", "Sign in", "scrollView"]
  private static let heads = ["To do", "In progress", "Review", "Done"]

  private static let board: [Change] = [
    Change(.title, "the title", on: "board", of: ["Ferry", "All boats", "navigationBar"]) {
      $0.board.title = "All boats"
    },
    Change(.aspectRatio, "narrower columns", on: "board", of: columns) { $0.board.columnWidth = 236 },
    Change(.spacing, "columns 14 → 30 apart", on: "board", of: columns) { $0.board.columnGap = 30 },
    Change(.cornerRadius, "columns' corners 14 → 2", on: "board", of: columns) { $0.board.columnRadius = 2 },
    Change(.padding, "columns' padding 10 → 16", on: "board", of: columns) { $0.board.columnPadding = 16 },
    Change(.opacity, "stronger columns", on: "board", of: columns) { $0.board.columnOpacity = 0.3 },
    Change(.spacing, "cards 10 → 20 apart", on: "board", of: columns) { $0.board.cardGap = 20 },
    Change(.font, "heads larger", on: "board", of: heads) { $0.board.headFont = .title3 },
    Change(.textCase, "heads in capitals", on: "board", of: heads) { $0.board.headIsUppercased = true },
    Change(.background, "numbers without capsules", on: "board", of: ["12", "3", "5", "48"]) {
      $0.board.countIsFilled = false
    },
    Change(.label, "how many", on: "board", of: ["12", "17"]) { $0.board.openCount = 17 },
    Change(.listOrder, "boarding first", on: "board", of: open + ["scrollView"]) {
      $0.board.isReordered = true
    },
    Change(.columnOrder, "what is in progress first", on: "board", of: columns) {
      $0.board.columnsAreSwapped = true
    },
    Change(.listRemoved, "no boarding", on: "board", of: ["FA-219", "Boarding", "Design", "LD"]) {
      $0.board.hasSecond = false
    },
    Change(.listAdded, "refunds", on: "board", of: ["FA-230", "Refund", "Bug", "SA"]) {
      $0.board.hasUrgent = true
    },
    Change(.buttonTitle, "the button below", on: "board", of: ["Add issue", "Create"]) {
      $0.board.add = "Create"
    },
    Change(
      .border, "a line without dashes", on: "board", of: ["Add issue"],
      or: Reading.restyled("line style", "dash", "border dash")
    ) {
      $0.board.addIsDashed = false
    },
    Change(.icon, "the button's icon", on: "board", of: ["Add issue"]) {
      $0.board.addIcon = "square.and.pencil"
    },
    Change(.selection, "the list", on: "board", of: ["View", "Board", "List", "segmentedControl"]) {
      $0.board.mode = 1
    },
    Change(.icon, "the icon to filter", on: "board", of: ["Filter"]) {
      $0.board.filterIcon = "slider.horizontal.3"
    },
    Change(.toolbarItem, "no options", on: "board", of: ["Options"]) { $0.board.hasMenu = false },
    Change(.removed, "nothing to be known", on: "board", of: ["Sprint", "clock", "Dismiss"]) {
      $0.board.bannerIsShown = false
    },
    Change(.label, "what has to be known", on: "board", of: ["Sprint", "Release"]) {
      $0.board.banner = "Release is on Monday"
    },
    Change(.background, "a red banner", on: "board", of: ["Sprint", "clock", "Dismiss", "window"]) {
      $0.board.bannerColor = 0xFFC9C9
    },
    Change(.removed, "a banner that stays", on: "board", of: ["Dismiss"]) { $0.board.bannerClose = false },
  ]

  private static let faces = ["NA", "PS", "LD", "SA"]
  private static let titles = ["Timetable", "Boarding", "New start", "Prices", "Sign in"]

  private static let cards: [Change] = [
    Change(.cornerRadius, "cards' corners 10 → 2", on: "board", of: columns) { $0.card.radius = 2 },
    Change(.padding, "cards' padding 12 → 18", on: "board", of: columns) { $0.card.padding = 18 },
    Change(.shadow, "cards' shadow 3 → 9", on: "board", of: columns) { $0.card.shadow = 9 },
    Change(.borderWidth, "cards' border 1 → 3", on: "board", of: columns) { $0.card.border = 3 },
    Change(
      .borderWidth, "wider stripes", on: "board", of: columns,
      or: Reading.sizes + Reading.moved("padding", "position")
    ) {
      $0.card.stripe = 10
    },
    Change(.font, "titles smaller", on: "board", of: titles) { $0.card.titleFont = .caption },
    Change(.fontWeight, "titles in bold", on: "board", of: titles) { $0.card.titleWeight = .bold },
    Change(.wrap, "a short title", on: "board", of: ["Timetable", "Old times"]) {
      $0.card.title = "Old times"
    },
    Change(.lineLimit, "titles of one line", on: "board", of: titles) { $0.card.titleLimit = 1 },
    Change(.label, "the number", on: "board", of: ["FA-212", "FA-312"]) { $0.card.number = "FA-312" },
    Change(.label, "until when", on: "board", of: ["Fri", "Today"]) { $0.card.due = "Today" },
    Change(.icon, "a clock before dates", on: "board", of: ["Fri", "Mon", "calendar", "clock"]) {
      $0.card.dueIcon = "clock"
    },
    Change(.codeColor, "dates in blue", on: "board", of: ["Fri", "Mon", "calendar"]) {
      $0.card.dueColor = 0x1971C2
    },
    Change(.badge, "nine comments", on: "board", of: ["4", "9"]) { $0.card.comments = 9 },
    Change(.avatarSize, "faces 24 → 30", on: "board", of: faces) { $0.card.faceSize = 30 },
    Change(.spacing, "faces apart", on: "board", of: faces) { $0.card.faceGap = 3 },
    Change(.removed, "no sketch", on: "board", of: ["Sketch"]) { $0.card.pictureIsShown = false },
    Change(.aspectRatio, "a higher sketch", on: "board", of: ["Sketch"]) { $0.card.pictureHeight = 110 },
    Change(.gradient, "a sketch of the evening", on: "board", of: ["Sketch"]) {
      $0.card.pictureTop = 0xE8590C
    },
    Change(.zOrder, "the last face in front", on: "board", of: faces + ["scrollView"]) {
      $0.card.flagInFront = false
    },
    Change(.icon, "the mark of urgent issues", on: "board", of: ["Urgent"]) { $0.card.flag = "bolt.fill" },
    Change(
      .order, "comments before dates", on: "board",
      of: ["Fri", "Mon", "calendar", "4", "bubble", "scrollView"]
    ) {
      $0.card.footIsSwapped = true
    },
    Change(.rotation, "an urgent card turned", on: "board", of: open + ["scrollView"]) { $0.card.tilt = -3 },
  ]

  private static let filter: [Change] = [
    Change(.sheetDetent, "a large sheet", on: "filter") { $0.filter.isLarge = true },
    Change(.title, "the title", on: "filter", of: ["Filter", "Show", "navigationBar"]) {
      $0.filter.title = "Show only"
    },
    Change(.toggle, "not what is to do", on: "filter", of: ["To do", "switch"]) {
      $0.filter.openIsOn = false
    },
    Change(.toggle, "what is done", on: "filter", of: ["Done", "switch"]) { $0.filter.doneIsOn = true },
    Change(.buttonTitle, "the first tag", on: "filter", of: ["iOS", "Web"]) { $0.filter.tag = "Web" },
    Change(.removed, "no tag of design", on: "filter", of: ["Design"]) { $0.filter.hasDesign = false },
    Change(.added, "a tag of access", on: "filter", of: ["Access"]) { $0.filter.hasAccess = true },
    Change(
      .selection, "what is urgent", on: "filter",
      of: ["Priority", "Any", "High", "Urgent", "segmentedControl"]
    ) {
      $0.filter.priority = 2
    },
    Change(.progress, "a longer time", on: "filter", of: ["Age"]) { $0.filter.age = 0.8 },
    Change(.label, "how long", on: "filter", of: ["Changed"]) {
      $0.filter.ageText = "Changed within 30 days"
    },
    Change(.buttonTitle, "the button below", on: "filter", of: ["Show 12", "Apply"]) {
      $0.filter.apply = "Apply"
    },
    Change(.cornerRadius, "the button's corners 10 → 24", on: "filter", of: ["Show 12"]) {
      $0.filter.applyRadius = 24
    },
    Change(.disabled, "nothing to be shown", on: "filter", of: ["Show 12"]) { $0.filter.isDisabled = true },
    Change(.buttonTitle, "the button in the bar", on: "filter", of: ["Reset", "Clear"]) {
      $0.filter.reset = "Clear all"
    },
    Change(.sectionHeader, "the header", on: "filter", of: ["Tags", "Labels"]) {
      $0.filter.header = "Labels"
    },
    Change(.sectionSpacing, "parts 22 → 14 apart", on: "filter") { $0.filter.gap = 14 },
    Change(.divider, "no line", on: "filter") { $0.filter.divider = false },
  ]

  private static let hours = ["6.5", "4.0", "11.0", "1.5"]
  private static let columnHeads = ["No.", "Name", "State", "Hours"]
  private static let pills = [
    "In progress", "To do", "Review", "Done", "clock", "circle", "eye", "checkmark",
  ]
  private static let table =
    hours + columnHeads + pills + [
      "212", "219", "198", "190", "Timetable", "Boarding", "Prices", "Passkeys", "scrollView",
    ]

  private static let issues: [Change] = [
    Change(.title, "the title", on: "issues", of: ["Issues", "Everything", "navigationBar"]) {
      $0.issues.title = "Everything"
    },
    Change(.titleMode, "a small title", on: "issues") { $0.issues.titleIsLarge = false },
    Change(.placeholder, "the prompt", on: "issues", of: ["Search", "Number", "searchField"]) {
      $0.issues.prompt = "Number or name"
    },
    Change(.buttonTitle, "how it is sorted", on: "issues", of: ["Sorted"]) {
      $0.issues.sort = "Sorted by number"
    },
    Change(.icon, "the icon to sort", on: "issues", of: ["Sorted"]) { $0.issues.sortIcon = "chevron.down" },
    Change(.spacing, "rows 14 → 22 apart", on: "issues", of: table) { $0.issues.rowGap = 22 },
    Change(.spacing, "columns 12 → 4 apart", on: "issues", of: table, or: Reading.sizes) {
      $0.issues.columnGap = 4
    },
    Change(.label, "the first name", on: "issues", of: ["Timetable", "Old times"]) {
      $0.issues.first = "Old times"
    },
    Change(
      .truncation, "a long name", on: "issues", of: ["Timetable"], or: Reading.sizes
    ) {
      $0.issues.first =
        "Timetable shows yesterday after midnight, but only for ferries that go in summer alone"
    },
    Change(.label, "the hours", on: "issues", of: ["6.5", "8.0"]) { $0.issues.hours = "8.0" },
    Change(.digits, "proportional digits", on: "issues", of: hours) { $0.issues.hoursAreDigits = false },
    Change(.font, "hours smaller", on: "issues", of: hours) { $0.issues.hoursFont = .caption },
    Change(.columnOrder, "hours before states", on: "issues", of: table) {
      $0.issues.columnsAreSwapped = true
    },
    Change(.listRemoved, "no passkeys", on: "issues", of: ["190", "Passkeys", "checkmark", "Done", "1.5"]) {
      $0.issues.hasThird = false
    },
    Change(.listAdded, "refunds", on: "issues", of: ["230", "Refunds", "circle", "To do", "2.0"]) {
      $0.issues.hasNew = true
    },
    Change(
      .listOrder, "prices before boarding", on: "issues",
      of: [
        "219", "Boarding", "To do", "circle", "4.0", "198", "Prices", "Review", "eye", "11.0", "scrollView",
      ]
    ) {
      $0.issues.isReordered = true
    },
    Change(.fontWeight, "heads in regular", on: "issues", of: columnHeads) {
      $0.issues.headWeight = .regular
    },
    Change(.opacity, "heads stronger", on: "issues", of: columnHeads) { $0.issues.headOpacity = 1 },
    Change(.divider, "no lines", on: "issues") { $0.issues.dividers = false },
    Change(.cornerRadius, "pills' corners 9 → 3", on: "issues", of: pills) { $0.issues.pillRadius = 3 },
    Change(.background, "states without pills", on: "issues", of: pills) { $0.issues.pillIsFilled = false },
    Change(.label, "how many", on: "issues", of: ["4 issues", "9 issues"]) {
      $0.issues.total = "9 issues, 40 hours"
    },
    Change(.alignment, "how many, at the left", on: "issues", of: ["4 issues"]) {
      $0.issues.totalSide = .leading
    },
    Change(.padding, "the table's padding 16 → 24", on: "issues", of: table) { $0.issues.paper = 24 },
    Change(.cornerRadius, "the table's corners 14 → 0", on: "issues", of: table) { $0.issues.boxRadius = 0 },
  ]
}
