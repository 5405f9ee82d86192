import AppVariants
import Foundation

@testable import Lessons

extension LessonsMutations {
  /// Changes of the places beside the lessons.
  static let places = ranking + streak + words + learner + settings

  private static let names = ["Ines", "Tobi", "Mina", "Aaron", "Yuki", "Lea"]
  private static let rows = names + ["I", "T", "M", "A", "Y", "L", "1", "6", "8", "9", "scrollView"]

  private static let ranking: [Change] = [
    Change(.title, "another league", on: "ranking", of: ["Sapphire", "Ruby"]) {
      $0.ranking.league = "Ruby League"
    },
    Change(.label, "how long it lasts", on: "ranking", of: ["2 days", "5 hours"]) {
      $0.ranking.days = "5 hours left"
    },
    Change(.spacing, "parts of rows 12 → 20 apart", on: "ranking", of: rows) { $0.ranking.rowGap = 20 },
    Change(.avatarSize, "faces 40 → 48", on: "ranking", of: ["I", "T", "M", "A", "Y", "L", "scrollView"]) {
      $0.ranking.avatar = 48
    },
    Change(.avatarShape, "square faces", on: "ranking", of: ["I", "T", "M", "A", "Y", "L", "scrollView"]) {
      $0.ranking.avatarIsSquare = true
    },
    Change(.listOrder, "Yuki before Aaron", on: "ranking", of: ["Yuki", "Aaron", "Y", "A"]) {
      $0.ranking.order = ["Ines", "Tobi", "Mina", "Yuki", "Aaron", "Lea"]
    },
    Change(.listRemoved, "without Lea", on: "ranking", of: ["Lea", "L", "6", "90"]) {
      $0.ranking.order = ["Ines", "Tobi", "Mina", "Aaron", "Yuki"]
    },
    Change(.fontWeight, "points in bold", on: "ranking", of: ["1,480", "1,312", "1,111", "840", "617", "90"])
    {
      $0.ranking.pointsWeight = .bold
    },
    Change(
      .digits, "points with equal widths", on: "ranking", of: ["1,480", "1,312", "1,111", "840", "617", "90"]
    ) {
      $0.ranking.usesDigits = true
    },
    Change(.background, "my row in yellow", on: "ranking", of: ["Mina", "3", "M", "1,111"]) {
      $0.ranking.mine = 0xFFF4B8
    },
    Change(.icon, "a shield", on: "ranking", of: ["Medal"]) { $0.ranking.medalIcon = "shield.fill" },
    Change(.label, "the zone", on: "ranking", of: ["Promotion", "Going up"]) {
      $0.ranking.promotion = "Going up"
    },
    Change(.divider, "no line", on: "ranking") { $0.ranking.hasDivider = false },
  ]

  private static let dates = (1...14).map { "\($0)" } + ["scrollView"]
  private static let goal = ["Daily goal", "12 of", "18 of"]

  private static let streak: [Change] = [
    Change(.label, "a day more", on: "streak", of: ["12", "13"]) { $0.streak.days = 13 },
    Change(.fontSize, "the number 72 → 60", on: "streak", of: ["12"]) { $0.streak.numberSize = 60 },
    Change(.codeColor, "a blue flame", on: "streak", of: ["12", "day streak", "Flame"]) {
      $0.streak.flame = 0x1CB0F6
    },
    Change(.sectionHeader, "the month", on: "streak", of: ["June", "This month"]) {
      $0.streak.month = "This month"
    },
    Change(.avatarSize, "dots 32 → 28", on: "streak", of: dates) { $0.streak.dot = 28 },
    Change(.spacing, "weeks 8 → 16 apart", on: "streak", of: dates) { $0.streak.rowGap = 16 },
    Change(
      .progress, "the fifth day, too", on: "streak", of: ["5"],
      or: Reading.paints + Reading.restyled("background", "text colour", "style", "shape")
    ) {
      $0.streak.done = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12]
    },
    Change(.progress, "more of the goal", on: "streak", of: goal, or: Reading.any("text")) {
      $0.streak.goal = 0.9
    },
    Change(.borderWidth, "a thinner ring", on: "streak", of: goal) { $0.streak.goalLine = 6 },
    Change(.order, "freezes before the goal", on: "streak", of: goal + ["Two streak", "snowflake"]) {
      $0.streak.freezeIsFirst = true
    },
    Change(
      .chartData, "another Friday", on: "streak", of: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "other"]
    ) {
      $0.streak.chart[4] = 12
    },
    Change(
      .chartColor, "green bars", on: "streak", of: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "other"]
    ) {
      $0.streak.chartColor = 0x58CC02
    },
  ]

  private static let bread = ["Brot", "Käse", "Milch", "Wasser", "bread", "cheese", "milk", "water"]

  private static let words: [Change] = [
    Change(.title, "the title", on: "words", of: ["Words", "My words", "navigationBar"]) {
      $0.words.title = "My words"
    },
    Change(.titleMode, "a small title", on: "words") { $0.words.isInline = true },
    Change(.placeholder, "what to search", on: "words", of: ["Search", "Find", "searchField"]) {
      $0.words.prompt = "Find a word"
    },
    Change(.sectionHeader, "the first header", on: "words", of: ["FOOD", "EATING"]) {
      $0.words.food = "EATING"
    },
    Change(.textCase, "the first header in small letters", on: "words", of: ["FOOD"]) {
      $0.words.food = "Food"
    },
    Change(.sectionFooter, "the footer", on: "words", of: ["Words fade"]) {
      $0.words.foot = "Words fade within weeks."
    },
    Change(.listAdded, "butter", on: "words", of: ["Butter", "cell"]) {
      $0.words.list.insert("Butter", at: 2)
    },
    Change(.listRemoved, "without milk", on: "words", of: ["Milch", "milk", "cell"]) {
      $0.words.list.remove(at: 2)
    },
    Change(.listOrder, "water first", on: "words", of: bread + ["cell", "collectionView"]) {
      $0.words.list = ["Wasser", "Brot", "Käse", "Milch"]
    },
    Change(.lineLimit, "two lines of what it means", on: "words", of: ["strawberry"]) {
      $0.words.meaningLines = 2
    },
    Change(.rowInset, "rows further in", on: "words", of: bread) { $0.words.insets = 32 },
    Change(
      .progress, "cheese is known less", on: "words", of: ["Strength", "Käse"], or: Reading.paints
    ) {
      $0.words.strength = 1
    },
    Change(.toolbarItem, "nothing to sort", on: "words", of: ["Sort"]) { $0.words.hasSort = false },
    Change(.strikethrough, "milk is done", on: "words", of: ["Milch"]) { $0.words.strikesOld = true },
    Change(.sectionSpacing, "sections 20 → 36 apart", on: "words") { $0.words.sectionGap = 36 },
  ]

  private static let figures = [
    "12", "Day streak", "4,310", "Total XP", "Sapphire", "League", "3", "Top 3", "flame", "bolt", "medal",
    "crown", "scrollView",
  ]
  private static let friends = ["Tobi", "Mina", "Yuki", "To", "Mi", "Yu", "scrollView"]

  private static let learner: [Change] = [
    Change(.label, "the name", on: "learner", of: ["Noor", "Nour"]) { $0.learner.name = "Nour Haddad" },
    Change(.font, "the name larger", on: "learner", of: ["Noor"]) { $0.learner.nameFont = .largeTitle },
    Change(.label, "since when", on: "learner", of: ["Joined"]) { $0.learner.joined = "Since May 2024" },
    Change(.codeColor, "a green cover", on: "learner", of: ["NH", "scrollView"]) {
      $0.learner.cover = 0xB8F28B
    },
    Change(.avatarSize, "the face 96 → 84", on: "learner", of: ["NH"]) { $0.learner.face = 84 },
    Change(.borderWidth, "a thinner line around the face", on: "learner", of: ["NH"]) {
      $0.learner.faceLine = 2
    },
    Change(.shadow, "a shadow of the face", on: "learner", of: ["NH"]) { $0.learner.faceShadow = 8 },
    Change(.spacing, "figures 12 → 20 apart", on: "learner", of: figures, or: Reading.sizes) {
      $0.learner.statGap = 20
    },
    Change(
      .alignment, "all on the left", on: "learner",
      of: ["Noor", "Joined", "18 foll", "25 foll", "Add", "Practice", "scrollView"] + friends
    ) {
      $0.learner.side = .leading
    },
    Change(.label, "follows more", on: "learner", of: ["18 foll", "19 foll"]) {
      $0.learner.following = "19 following"
    },
    Change(.buttonStyle, "a quiet button", on: "learner", of: ["Add"]) {
      $0.learner.buttonIsProminent = false
    },
    Change(.controlSize, "a large button", on: "learner", of: ["Add"]) { $0.learner.buttonIsLarge = true },
    Change(.listRemoved, "without Yuki", on: "learner", of: friends) { $0.learner.friends.removeLast() },
    Change(.spacing, "friends further apart", on: "learner", of: friends) { $0.learner.overlap = 4 },
    Change(.zOrder, "the first friend in front", on: "learner", of: friends) {
      $0.learner.frontIsLast = false
    },
    Change(.opacity, "the note paler", on: "learner", of: ["Practice"]) { $0.learner.note = 0.5 },
  ]

  private static let settings: [Change] = [
    Change(.title, "the title", on: "settings", of: ["Settings", "Preferences", "navigationBar"]) {
      $0.settings.title = "Preferences"
    },
    Change(.stepper, "twenty minutes", on: "settings", of: ["Daily goal"]) { $0.settings.goal = 20 },
    Change(.toggle, "no reminders", on: "settings", of: ["Reminders"]) { $0.settings.reminders = false },
    Change(.toggle, "sounds", on: "settings", of: ["Sounds"]) { $0.settings.sounds = true },
    Change(.selection, "hard", on: "settings", of: ["Level", "Hard", "Normal", "segmented"]) {
      $0.settings.level = 2
    },
    Change(.progress, "a faster voice", on: "settings", of: ["Voice", "slider"]) { $0.settings.speed = 0.9 },
    Change(.sectionHeader, "the last header", on: "settings", of: ["Account", "Your account"]) {
      $0.settings.account = "Your account"
    },
    Change(.buttonTitle, "the last button", on: "settings", of: ["Delete", "Erase"]) {
      $0.settings.delete = "Erase account"
    },
    Change(.label, "the version", on: "settings", of: ["Version"]) {
      $0.settings.version = "Version 4.3 (820)"
    },
    Change(.fontSize, "the version 13 → 11", on: "settings", of: ["Version"]) {
      $0.settings.versionSize = 11
    },
    Change(
      .selection, "privacy folded", on: "settings", of: ["Privacy", "Show me"], or: Reading.any("vanished")
    ) {
      $0.settings.privacyIsOpen = false
    },
    Change(
      .codeColor, "orange icons", on: "settings",
      of: ["Reminders", "Sounds", "bell", "speaker", "collectionView"]
    ) {
      $0.settings.icons = 0xFF9600
    },
  ]
}
