import AppVariants
import Foundation

@testable import Fitness

/// Goals, friends, settings and awards.
extension FitnessMutations {
  private static let goalSheet = [
    "Less", "520", "calories", "More", "Ambition", "progressIndicator", "Remind", "1 days", "stepper", "Hint",
    "Most",
    "Save", "switch",
  ]

  static let goal: [Change] = [
    Change(.sheetDetent, "a large sheet", on: "goal") { $0.goal.isLarge = true },
    Change(.title, "the title", on: "goal", of: ["Daily", "Every day", "navigationBar"]) {
      $0.goal.title = "Every day"
    },
    Change(.label, "more calories", on: "goal", of: ["520", "560"]) { $0.goal.calories = 560 },
    Change(.fontSize, "the number 54 → 46", on: "goal", of: ["520"]) { $0.goal.bigSize = 46 },
    Change(.label, "the unit", on: "goal", of: ["calories", "kcal"]) { $0.goal.unit = "kcal each day" },
    Change(.buttonHeight, "round buttons 52 → 42", on: "goal", of: ["Less", "More"]) {
      $0.goal.buttonSize = 42
    },
    Change(.spacing, "round buttons 30 → 16 apart", on: "goal", of: ["Less", "520", "calories", "More"]) {
      $0.goal.buttonGap = 16
    },
    Change(.progress, "more ambition", on: "goal", of: ["Ambition", "progressIndicator"]) {
      $0.goal.share = 0.75
    },
    Change(.toggle, "no reminder", on: "goal", of: ["Remind", "switch"]) { $0.goal.reminder = false },
    Change(.stepper, "two days of rest", on: "goal", of: ["1 days", "2 days", "stepper"]) {
      $0.goal.rest = 2
    },
    Change(.buttonTitle, "the button", on: "goal", of: ["Save goal", "Use"]) {
      $0.goal.save = "Use this goal"
    },
    Change(.cornerRadius, "the button's corners 14 → 25", on: "goal", of: ["Save goal"]) {
      $0.goal.saveRadius = 25
    },
    Change(.disabled, "not to be saved", on: "goal", of: ["Save goal"]) { $0.goal.isDisabled = true },
    Change(.spacing, "spacing 20 → 13", on: "goal", of: goalSheet) { $0.goal.gap = 13 },
    Change(.removed, "a hint without an icon", on: "goal", of: ["Hint"]) { $0.goal.hintIcon = false },
    Change(.divider, "no line", on: "goal") { $0.goal.linesShown = false },
    Change(.buttonTitle, "the button in the bar", on: "goal", of: ["Cancel", "Close"]) {
      $0.goal.cancel = "Close"
    },
  ]

  private static let people = ["You", "Priya", "Theo"]
  private static let points = ["4,210", "3,980", "3,415"]
  private static let rows = people + points + ["Y", "P", "T", "4", "5", "6", "Cheer", "scrollView"]
  private static let podium = ["Idris", "2", "Noor", "1", "Lena", "3", "scrollView"]

  static let friends: [Change] = [
    Change(.selection, "the team", on: "friends", of: ["Scope", "Friends", "Team", "segmentedControl"]) {
      $0.friends.scope = 1
    },
    Change(.label, "who is first", on: "friends", of: ["Noor", "Sana"]) { $0.friends.first = "Sana" },
    Change(.rowHeight, "a higher podium", on: "friends", of: podium) { $0.friends.podium = 120 },
    Change(.cornerRadius, "the podium's corners 12 → 0", on: "friends", of: podium) {
      $0.friends.podiumRadius = 0
    },
    Change(.codeColor, "the first one's colour", on: "friends", of: ["1", "Noor", "scrollView"]) {
      $0.friends.podiumTop = 0x8E6CCF
    },
    Change(.order, "the third on the left", on: "friends", of: ["Idris", "2", "Lena", "3", "scrollView"]) {
      $0.friends.podiumSwapped = true
    },
    Change(.icon, "a star above the first", on: "friends", of: ["Crown"]) { $0.friends.crown = "star.fill" },
    Change(.removed, "nothing above the first", on: "friends", of: ["Crown"]) {
      $0.friends.crownIsShown = false
    },
    Change(.offset, "the cup lower", on: "friends", of: ["Crown"]) { $0.friends.crownShift = -4 },
    Change(.avatarSize, "avatars 42 → 32", on: "friends", of: rows) { $0.friends.avatar = 32 },
    Change(.avatarShape, "square avatars", on: "friends", of: ["Y", "P", "T"]) {
      $0.friends.avatarIsRound = false
    },
    Change(.hidden, "nobody online", on: "friends", of: ["P", "Priya", "scrollView"]) {
      $0.friends.onlineShown = false
    },
    Change(.zOrder, "the dot behind", on: "friends", of: ["P", "Priya", "scrollView"]) {
      $0.friends.badgeInFront = false
    },
    Change(
      .listOrder, "Priya first", on: "friends", of: rows
    ) {
      $0.friends.isReordered = true
    },
    Change(.listRemoved, "no Theo", on: "friends", of: ["Theo", "T", "6", "3,415", "Cheer"]) {
      $0.friends.hasTheo = false
    },
    Change(.listAdded, "Ann", on: "friends", of: ["Ann", "A", "7", "3,120", "Cheer"]) {
      $0.friends.hasAnn = true
    },
    Change(.label, "more points", on: "friends", of: ["4,210", "4,365"]) { $0.friends.points = "4,365" },
    Change(.fontWeight, "points regular", on: "friends", of: points) { $0.friends.pointsWeight = .regular },
    Change(.fontSize, "ranks 17 → 22", on: "friends", of: ["4", "5", "6"]) { $0.friends.rankSize = 22 },
    Change(.spacing, "rows 10 → 18 apart", on: "friends", of: rows + ["This week"]) {
      $0.friends.rowGap = 18
    },
    Change(.padding, "rows' padding 12 → 18", on: "friends", of: rows) { $0.friends.rowPadding = 18 },
    Change(.background, "the own row", on: "friends", of: ["You", "4", "Y", "4,210", "scrollView"]) {
      $0.friends.meColor = 0x1485C9
    },
    Change(.opacity, "the own row stronger", on: "friends", of: ["You", "4", "Y", "4,210", "scrollView"]) {
      $0.friends.meOpacity = 0.3
    },
    Change(.buttonStyle, "buttons without a border", on: "friends", of: ["Cheer"]) {
      $0.friends.cheerIsBordered = false
    },
    Change(.buttonTitle, "the buttons", on: "friends", of: ["Cheer", "Wave"]) { $0.friends.cheer = "Wave" },
    Change(.sectionHeader, "the header", on: "friends", of: ["This week", "Since"]) {
      $0.friends.header = "Since Monday"
    },
  ]

  private static let settingsRows = [
    "Pause", "Voice", "switch", "5 days", "stepper", "Units", "Volume", "slider", "cell",
  ]
  private static let links = ["Notices", "Health", "Export", "cell"]

  static let settings: [Change] = [
    Change(.label, "the name", on: "settings", of: ["Mira"]) { $0.settings.name = "Mira Solano" },
    Change(.background, "the plan without a capsule", on: "settings", of: ["Premium"]) {
      $0.settings.planIsFilled = false
    },
    Change(.buttonTitle, "the button", on: "settings", of: ["See plans", "Upgrade"]) {
      $0.settings.upgrade = "Upgrade"
    },
    Change(.controlSize, "a smaller button", on: "settings", of: ["See plans"]) {
      $0.settings.upgradeSmall = true
    },
    Change(.toggle, "no pauses", on: "settings", of: ["Pause by", "switch"]) { $0.settings.watch = false },
    Change(.toggle, "no coach", on: "settings", of: ["Voice", "switch"]) { $0.settings.coach = false },
    Change(.stepper, "six days", on: "settings", of: ["5 days", "6 days", "stepper"]) {
      $0.settings.goalDays = 6
    },
    Change(.selection, "miles", on: "settings", of: ["Units", "Metric", "Imperial"], or: Reading.any("text"))
    {
      $0.settings.units = 1
    },
    Change(.progress, "louder", on: "settings", of: ["Volume", "slider"]) { $0.settings.volume = 0.75 },
    Change(
      .sectionHeader, "the header", on: "settings", of: ["WORKOUTS", "Workouts", "TRAINING", "Training"]
    ) {
      $0.settings.header = "Training"
    },
    Change(.sectionFooter, "the footer", on: "settings", of: ["Pauses", "Stops"]) {
      $0.settings.footer = "Stops the clock at traffic lights."
    },
    Change(.rowInset, "rows' inset 20 → 36", on: "settings", of: settingsRows) { $0.settings.inset = 36 },
    Change(.sectionSpacing, "sections 24 → 8 apart", on: "settings") { $0.settings.gap = 8 },
    Change(.placeholder, "the field", on: "settings", of: ["Nickname", "What", "textField"]) {
      $0.settings.placeholder = "What friends call you"
    },
    Change(.label, "the weight", on: "settings", of: ["62.5", "61.8", "Weight"]) {
      $0.settings.weight = "61.8 kg"
    },
    Change(.avatarSize, "squares 29 → 36", on: "settings", of: links) { $0.settings.iconBox = 36 },
    Change(.cornerRadius, "squares' corners 7 → 14", on: "settings", of: links) {
      $0.settings.iconRadius = 14
    },
    Change(.codeColor, "the bell's colour", on: "settings", of: ["Notices", "cell"]) {
      $0.settings.bellColor = 0x2E7D4F
    },
    Change(.icon, "the icon of health", on: "settings", of: ["Health", "cell"]) {
      $0.settings.heartIcon = "heart.fill"
    },
    Change(.listOrder, "health first", on: "settings", of: ["Notices", "Health", "cell", "collectionView"]) {
      $0.settings.isReordered = true
    },
    Change(.listRemoved, "no export", on: "settings", of: ["Export", "cell"]) {
      $0.settings.hasExport = false
    },
    Change(.badge, "four notices", on: "settings", of: ["Notices", "1", "4", "cell"]) {
      $0.settings.badge = 4
    },
    Change(.tint, "the tint of settings", on: "settings") { $0.settings.tintColor = 0x1E7F5C },
  ]

  private static let medal = ["Medal", "100", "Every day"]
  private static let page = medal + ["You closed", "14 May", "Share", "Done"]

  static let award: [Change] = [
    Change(.title, "the name", on: "award", of: ["100 days", "A hundred"]) {
      $0.award.name = "A hundred days"
    },
    Change(.fontSize, "the name 34 → 28", on: "award", of: ["100 days"]) { $0.award.nameSize = 28 },
    Change(.wrap, "a shorter text", on: "award", of: ["You closed"]) {
      $0.award.text = "You closed your rings on a hundred days in a row."
    },
    Change(.textAlignment, "the text to the left", on: "award", of: ["You closed"]) {
      $0.award.textSide = .leading
    },
    Change(.lineSpacing, "line spacing 3 → 9", on: "award", of: ["You closed"]) { $0.award.textSpacing = 9 },
    Change(.gradient, "a medal of silver", on: "award", of: medal + ["window"]) { $0.award.start = 0xA9B4C2 },
    Change(.rotation, "the medal turned", on: "award", of: medal) { $0.award.turn = -14 },
    Change(.scale, "a smaller medal", on: "award", of: medal) { $0.award.scale = 0.8 },
    Change(.label, "the number", on: "award", of: ["Medal", "100", "C"]) { $0.award.number = "C" },
    Change(.borderWidth, "the medal's rim 10 → 18", on: "award", of: medal) { $0.award.rim = 18 },
    Change(.shadow, "the medal's shadow 18 → 4", on: "award", of: medal) { $0.award.shadow = 4 },
    Change(.blur, "a sharper glow", on: "award", of: medal + ["window"]) { $0.award.glow = 8 },
    Change(.blend, "the glow's blend", on: "award", of: medal + ["window"]) { $0.award.glowBlend = true },
    Change(.zOrder, "the ribbon behind", on: "award", of: medal) { $0.award.ribbonIsInFront = false },
    Change(.codeColor, "the ribbon's colour", on: "award", of: medal) { $0.award.ribbonColor = 0x1C5D99 },
    Change(.clip, "the shine not cut", on: "award", of: medal) { $0.award.isClipped = false },
    Change(.icon, "the icon to share", on: "award", of: ["Share"]) { $0.award.shareIcon = "paperplane" },
    Change(.buttonTitle, "the button", on: "award", of: ["Done", "Go on"]) { $0.award.done = "Go on" },
    Change(.buttonStyle, "no button is filled", on: "award", of: ["Done"]) {
      $0.award.doneIsProminent = false
    },
    Change(.spacing, "spacing 16 → 26", on: "award", of: page + ["100 days"]) { $0.award.gap = 26 },
    Change(.underline, "the date underlined", on: "award", of: ["14 May"]) {
      $0.award.dateIsUnderlined = true
    },
    Change(.removed, "no button to close", on: "award", of: ["Close"]) { $0.award.close = false },
  ]
}
