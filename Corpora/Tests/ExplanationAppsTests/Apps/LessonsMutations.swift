import AppVariants
import Foundation

@testable import Lessons

/// What people change about the app for languages.
enum LessonsMutations {
  typealias Change = Mutation<LessonsLook>

  static let all = everywhere + tabs + path + exercise + match + card + finished + places

  private static let everywhere: [Change] = [
    Change(
      .tint, "the tint in purple", on: "path exercise ranking words learner settings"
    ) {
      $0.tint = 0xCE82FF
    },
    Change(.theme, "dark always", on: "path exercise match finished ranking words learner settings") {
      $0.forcesDark = true
    },
    Change(.textSize, "large text", on: "exercise card ranking words learner settings") {
      $0.textSize = .xxLarge
    },
  ]

  private static let tabs: [Change] = [
    Change(.tabIcon, "the icon of the first place", on: "path words streak learner", of: ["Learn", "house"]) {
      $0.tabs.learnIcon = "graduationcap"
    },
    Change(.label, "the name of the third place", on: "path words ranking", of: ["League", "Ranks"]) {
      $0.tabs.ranking = "Ranks"
    },
    Change(.badge, "nine news", on: "path ranking learner", of: ["Streak"]) { $0.tabs.badge = 9 },
  ]

  private static let banner = ["SECTION 1", "Order food", "Guidebook", "scrollView"]
  private static let steps = ["Lesson", "star", "START", "scrollView"]

  private static let path: [Change] = [
    Change(.label, "the unit", on: "path", of: ["Order food", "At the bakery"]) {
      $0.path.unit = "At the bakery"
    },
    Change(.wrap, "a longer unit", on: "path", of: ["Order food"]) {
      $0.path.unit = "Order food and drink in a restaurant"
    },
    Change(.codeColor, "the banner in teal", on: "path", of: banner) { $0.path.banner = 0x00B8A9 },
    Change(.cornerRadius, "the banner's corners 16 → 4", on: "path", of: banner) {
      $0.path.bannerRadius = 4
    },
    Change(.padding, "the banner's padding 16 → 22", on: "path", of: banner) { $0.path.bannerPadding = 22 },
    Change(.spacing, "steps 18 → 26 apart", on: "path", of: banner + steps + ["Chest"]) {
      $0.path.gap = 26
    },
    Change(.offset, "a straighter path", on: "path", of: steps) { $0.path.swing = 36 },
    Change(.buttonHeight, "larger steps", on: "path", of: steps) { $0.path.step = 72 },
    Change(.icon, "crowns instead of stars", on: "path", of: steps) { $0.path.icon = "crown.fill" },
    Change(
      .progress, "one step further", on: "path", of: steps,
      or: Reading.paints + Reading.restyled("opacity") + Reading.any("moved") + Reading.any("vanished")
        + Reading.any("appeared")
    ) {
      $0.path.reached = 3
    },
    Change(.label, "what the bubble says", on: "path", of: ["START", "JUMP"]) { $0.path.bubble = "JUMP IN" },
    Change(.removed, "no bubble", on: "path", of: ["START"]) { $0.path.bubbleIsShown = false },
    Change(.label, "four hearts", on: "path", of: ["5", "4", "heart"]) { $0.path.hearts = 4 },
    Change(.label, "how many gems", on: "path", of: ["1,240", "980", "diamond"]) { $0.path.gems = "980" },
    Change(.removed, "no chest", on: "path", of: ["Chest"]) { $0.path.hasChest = false },
    Change(.opacity, "locked steps paler", on: "path", of: steps) { $0.path.lockedOpacity = 0.2 },
  ]

  private static let words = [
    "the", "bear", "drinks", "a", "cup", "of", "coffee", "tea", "every", "morning",
  ]

  private static let exercise: [Change] = [
    Change(.progress, "further", on: "exercise", of: ["Progress"]) { $0.exercise.share = 0.7 },
    Change(.rowHeight, "a thicker bar", on: "exercise", of: ["Progress"]) { $0.exercise.barHeight = 20 },
    Change(.label, "the task", on: "exercise", of: ["Translate", "Write this"]) {
      $0.exercise.task = "Write this in English"
    },
    Change(.fontWeight, "the task in regular", on: "exercise", of: ["Translate"]) {
      $0.exercise.taskWeight = .regular
    },
    Change(.label, "the sentence", on: "exercise", of: ["Der Bär"]) {
      $0.exercise.bubble = "Der Bär trinkt jeden Abend eine Tasse Kaffee mit Milch."
    },
    Change(.lineLimit, "the sentence on one line", on: "exercise", of: ["Der Bär"]) {
      $0.exercise.bubbleLines = 1
    },
    Change(.lineSpacing, "lines further apart", on: "exercise", of: ["Der Bär"]) {
      $0.exercise.bubbleLineSpacing = 8
    },
    Change(.padding, "the bubble's padding 14 → 22", on: "exercise", of: ["Der Bär", "Listen"]) {
      $0.exercise.bubblePadding = 22
    },
    Change(.icon, "a tortoise", on: "exercise", of: ["Teacher"]) { $0.exercise.face = "tortoise.fill" },
    Change(.iconSize, "a smaller teacher", on: "exercise", of: ["Teacher"]) { $0.exercise.faceSize = 56 },
    Change(.order, "other words first", on: "exercise", of: words) {
      $0.exercise.bank = [
        "tea", "the", "bear", "drinks", "a", "cup", "of", "coffee", "every", "morning",
      ]
    },
    Change(.listRemoved, "without tea", on: "exercise", of: words) {
      $0.exercise.bank.removeAll { $0 == "tea" }
    },
    Change(.listAdded, "with evening", on: "exercise", of: ["evening"]) {
      $0.exercise.bank.insert("evening", at: 4)
    },
    Change(.spacing, "words 8 → 14 apart", on: "exercise", of: words, or: Reading.moved("gap")) {
      $0.exercise.chipGap = 14
    },
    Change(.cornerRadius, "words' corners 12 → 4", on: "exercise", of: words) { $0.exercise.chipRadius = 4 },
    Change(.borderWidth, "words' lines 2 → 1", on: "exercise", of: words) { $0.exercise.chipLine = 1 },
    Change(.underline, "the verb underlined", on: "exercise", of: ["drinks"]) {
      $0.exercise.underlinesVerb = true
    },
    Change(.buttonTitle, "the button", on: "exercise", of: ["CHECK", "SUBMIT"]) {
      $0.exercise.button = "SUBMIT"
    },
    Change(.disabled, "the button is ready", on: "exercise", of: ["CHECK"]) {
      $0.exercise.isDisabled = false
    },
    Change(.removed, "nothing to skip", on: "exercise", of: ["Skip"]) { $0.exercise.hasSkip = false },
  ]

  private static let pairs = ["Milch", "milk", "Brot", "water", "Käse", "bread", "Wasser", "cheese"]

  private static let match: [Change] = [
    Change(.label, "the task", on: "match", of: ["Tap the", "Match"]) { $0.match.title = "Match the words" },
    Change(.gridColumns, "three columns", on: "match", of: pairs) { $0.match.columns = 3 },
    Change(.spacing, "words 12 → 20 apart", on: "match", of: pairs, or: Reading.sizes) { $0.match.gap = 20 },
    Change(.buttonHeight, "words 56 → 68", on: "match", of: pairs) { $0.match.height = 68 },
    Change(.selection, "bread instead of milk", on: "match", of: ["milk", "bread"]) {
      $0.match.chosen = "bread"
    },
    Change(.codeColor, "chosen in purple", on: "match", of: ["milk"]) { $0.match.chosenColor = 0xCE82FF },
    Change(.order, "milk first", on: "match", of: ["milk", "Milch"]) { $0.match.isSwapped = true },
    Change(.progress, "less time", on: "match", of: ["Clock"]) { $0.match.clock = 0.2 },
    Change(.codeColor, "the clock in red", on: "match", of: ["Clock"]) { $0.match.clockColor = 0xFF4B4B },
    Change(.label, "the hint", on: "match", of: ["Ten", "Five"]) { $0.match.hint = "Five seconds left" },
    Change(.opacity, "the hint paler", on: "match", of: ["Ten"]) { $0.match.hintOpacity = 0.5 },
  ]

  private static let front = ["NOUN", "die Apfel", "apple juice", "Listen"]

  private static let card: [Change] = [
    Change(.label, "the word", on: "card", of: ["die Apfel", "der Saft"]) { $0.card.word = "der Saft" },
    Change(.font, "the word smaller", on: "card", of: ["die Apfel"]) { $0.card.wordFont = .title2 },
    Change(.label, "what it means", on: "card", of: ["apple juice", "apple spritzer"]) {
      $0.card.meaning = "apple spritzer"
    },
    Change(.aspectRatio, "a wider card", on: "card", of: front + ["Next"]) { $0.card.ratio = 0.9 },
    Change(.cornerRadius, "the cards' corners 24 → 10", on: "card", of: front + ["Next"]) {
      $0.card.radius = 10
    },
    Change(.shadow, "a smaller shadow", on: "card", of: front) { $0.card.shadow = 4 },
    Change(.rotation, "the next card turned more", on: "card", of: ["Next"]) { $0.card.tilt = -9 },
    Change(.scale, "the next card smaller", on: "card", of: ["Next"]) { $0.card.scale = 0.85 },
    Change(.gradient, "a card that ends in pink", on: "card", of: front) { $0.card.foot = 0xFF86D0 },
    Change(.blur, "the meaning hidden", on: "card", of: ["apple juice"]) { $0.card.blur = 6 },
    Change(.alignment, "the kind on the right", on: "card", of: ["NOUN"]) { $0.card.tagSide = .trailing },
    Change(.removed, "nothing to hear", on: "card", of: ["Listen"]) { $0.card.hasSpeaker = false },
    Change(.order, "easy first", on: "card", of: ["Easy", "Hard"]) { $0.card.buttonsAreSwapped = true },
  ]

  private static let tiles = [
    "TOTAL XP", "24", "GOOD", "92%", "QUICK", "2:10", "target", "bolt", "stopwatch",
    "other",
  ]

  private static let finished: [Change] = [
    Change(.title, "the title", on: "finished", of: ["Lesson complete", "Well done"]) {
      $0.finished.title = "Well done!"
    },
    Change(.kerning, "the title wider", on: "finished", of: ["Lesson complete"]) {
      $0.finished.titleKerning = 1.5
    },
    Change(.label, "more points", on: "finished", of: ["24", "36"]) { $0.finished.points = 36 },
    Change(.label, "less right", on: "finished", of: ["92%", "85%"]) { $0.finished.accuracy = "85%" },
    Change(.spacing, "tiles 12 → 20 apart", on: "finished", of: tiles, or: Reading.sizes) {
      $0.finished.tileGap = 20
    },
    Change(.padding, "tiles with wider edges", on: "finished", of: tiles) { $0.finished.tileLine = 4 },
    Change(.shadow, "less glow", on: "finished", of: ["Trophy", "window"]) { $0.finished.goldGlow = 6 },
    Change(.removed, "no time", on: "finished", of: ["QUICK", "2:10", "stopwatch", "other"]) {
      $0.finished.hasTime = false
    },
    Change(.removed, "no confetti", on: "finished") { $0.finished.confetti = false },
    Change(.cornerRadius, "the button's corners 14 → 24", on: "finished", of: ["CONTINUE"]) {
      $0.finished.buttonRadius = 24
    },
    Change(.buttonHeight, "the button 48 → 60", on: "finished", of: ["CONTINUE"]) {
      $0.finished.buttonHeight = 60
    },
    Change(.buttonTitle, "the button", on: "finished", of: ["CONTINUE", "NEXT"]) {
      $0.finished.buttonTitle = "NEXT LESSON"
    },
  ]
}
