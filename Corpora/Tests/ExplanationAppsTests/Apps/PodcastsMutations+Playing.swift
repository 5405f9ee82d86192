import AppVariants
import Foundation

@testable import Podcasts

/// Shows, episodes, and playing them.
extension PodcastsMutations {
  private static let head = ["Cover of Deep", "Deep Tide", "Harbour"]
  private static let facts = ["4.8", "(1,248", "Documentary", "scrollView"]

  static let show: [Change] = [
    Change(.label, "the name", on: "show", of: ["Deep Tide", "Low Tide"]) { $0.show.name = "Low Tide" },
    Change(.font, "the name larger", on: "show", of: ["Deep Tide"]) { $0.show.nameFont = .largeTitle },
    Change(.label, "who makes it", on: "show", of: ["Harbour", "Quay"]) { $0.show.author = "Quay Radio" },
    Change(.underline, "who makes it underlined", on: "show", of: ["Harbour"]) {
      $0.show.authorIsUnderlined = true
    },
    Change(.avatarSize, "the cover 168 → 132", on: "show", of: ["Cover of Deep"]) { $0.show.artSize = 132 },
    Change(.shadow, "a smaller shadow of the cover", on: "show", of: ["Cover of Deep"]) {
      $0.show.artShadow = 3
    },
    Change(.rotation, "the cover turned", on: "show", of: ["Cover of Deep"]) { $0.show.artTurn = -6 },
    Change(.blur, "a sharper glow", on: "show", of: head + ["scrollView"]) { $0.show.glow = 12 },
    Change(.alignment, "the head at the left", on: "show", of: head) { $0.show.side = .leading },
    Change(.buttonTitle, "the button to follow", on: "show", of: ["Follow", "Subscribe"]) {
      $0.show.follow = "Subscribe"
    },
    Change(.icon, "a bell to follow", on: "show", of: ["Follow"]) { $0.show.followIcon = "bell" },
    Change(
      .background, "followed, in green", on: "show", of: ["Follow"], or: Reading.restyled("material")
    ) {
      $0.show.followIsOn = true
    },
    Change(.buttonTitle, "the wide button", on: "show", of: ["Latest", "Play"]) {
      $0.show.latest = "Play the latest"
    },
    Change(.icon, "the wide button's icon", on: "show", of: ["Latest"]) { $0.show.latestIcon = "headphones" },
    Change(.buttonHeight, "buttons 48 → 58", on: "show", of: ["Latest", "Follow"]) {
      $0.show.latestHeight = 58
    },
    Change(.cornerRadius, "the wide button's corners 12 → 24", on: "show", of: ["Latest"]) {
      $0.show.latestRadius = 24
    },
    Change(.spacing, "buttons 12 → 28 apart", on: "show", of: ["Latest", "Follow"], or: Reading.sizes) {
      $0.show.buttonGap = 28
    },
    Change(.wrap, "a shorter text", on: "show", of: ["Stories"]) {
      $0.show.about = "Stories from the water."
    },
    Change(.lineLimit, "one line", on: "show", of: ["Stories"]) { $0.show.aboutLimit = 1 },
    Change(.lineSpacing, "line spacing 2 → 9", on: "show", of: ["Stories"]) { $0.show.aboutSpacing = 9 },
    Change(.label, "a better rating", on: "show", of: ["4.8", "4.9"]) { $0.show.rating = "4.9" },
    Change(.label, "more ratings", on: "show", of: ["(1,248", "(2,031"]) { $0.show.ratings = 2031 },
    Change(.codeColor, "the star's colour", on: "show", of: ["star", "4.8", "(1,248", "scrollView"]) {
      $0.show.starColor = 0xD6336C
    },
    Change(.label, "the genre", on: "show", of: ["Documentary", "Travel"]) { $0.show.genre = "Travel" },
    Change(.order, "the genre first", on: "show", of: facts) { $0.show.factsAreSwapped = true },
    Change(.buttonTitle, "another season", on: "show", of: ["Season"]) { $0.show.season = "Season 2" },
    Change(.sectionHeader, "the header", on: "show", of: ["Episodes", "All episodes"]) {
      $0.show.header = "All episodes"
    },
    Change(.toolbarItem, "not to be shared", on: "show", of: ["Share"]) { $0.show.hasShare = false },
    Change(.sectionSpacing, "parts 16 → 24 apart", on: "show") { $0.show.gap = 24 },
    Change(.gradient, "a violet page", on: "show") { $0.show.topColor = 0x7B4BD1 },
  ]

  private static let notes = ["Every night", "Ana Whitlock spoke", "Thanks", "harbour.example"]
  private static let stamps = ["00:00", "06:20", "14:05", "31:40"]
  private static let chapterNames = ["Two in", "Below the", "A boat", "Who pays"]
  private static let sponsor = ["Supported", "Kettle", "cup.and"]
  private static let hosts = ["AW", "Ana Whitlock", "OL", "Omar"]

  static let episode: [Change] = [
    Change(.label, "the title", on: "episode", of: ["The harbour", "A harbour"]) {
      $0.episode.title = "A harbour at night"
    },
    Change(.font, "the title smaller", on: "episode", of: ["The harbour"]) { $0.episode.titleFont = .title3 },
    Change(.label, "the date", on: "episode", of: ["12 March", "19 March"]) { $0.episode.date = "19 March" },
    Change(.label, "which episode", on: "episode", of: ["S3"]) { $0.episode.season = "S3 E5" },
    Change(.border, "its number without a border", on: "episode", of: ["S3"]) {
      $0.episode.seasonIsBordered = false
    },
    Change(.cornerRadius, "the border's corners 4 → 9", on: "episode", of: ["S3"]) {
      $0.episode.seasonRadius = 9
    },
    Change(.sectionSpacing, "parts 18 → 28 apart", on: "episode") { $0.episode.gap = 28 },
    Change(.buttonTitle, "the button", on: "episode", of: ["Resume", "Play"]) {
      $0.episode.play = "Play again"
    },
    Change(.controlSize, "a small button", on: "episode", of: ["Resume"]) { $0.episode.playIsLarge = false },
    Change(.buttonStyle, "a bordered button", on: "episode", of: ["Resume"]) {
      $0.episode.playIsProminent = false
    },
    Change(.icon, "the icon to save", on: "episode", of: ["Save"]) { $0.episode.saveIcon = "bookmark.fill" },
    Change(.font, "smaller notes", on: "episode", of: notes) { $0.episode.noteFont = .subheadline },
    Change(.lineSpacing, "line spacing 4 → 9", on: "episode", of: notes) { $0.episode.noteSpacing = 9 },
    Change(.textAlignment, "centred notes", on: "episode", of: notes) { $0.episode.noteSide = .center },
    Change(.wrap, "the second paragraph", on: "episode", of: ["Ana Whitlock spoke", "Ana asked"]) {
      $0.episode.second = "Ana asked everybody."
    },
    Change(.removed, "no thanks", on: "episode", of: ["Thanks"]) { $0.episode.hasThanks = false },
    Change(.underline, "a link without a line", on: "episode", of: ["harbour.example"]) {
      $0.episode.linkIsUnderlined = false
    },
    Change(.label, "the link", on: "episode", of: ["harbour.example"]) {
      $0.episode.link = "harbour.example/notes"
    },
    Change(.sectionHeader, "the header", on: "episode", of: ["In this", "Chapters"]) {
      $0.episode.chapters = "Chapters"
    },
    Change(.spacing, "chapters 8 → 16 apart", on: "episode", of: stamps + chapterNames) {
      $0.episode.chapterGap = 16
    },
    Change(.digits, "proportional digits", on: "episode", of: stamps) { $0.episode.stampIsDigits = false },
    Change(.label, "when a chapter begins", on: "episode", of: ["06:20", "07:45"]) {
      $0.episode.stamp = "07:45"
    },
    Change(.listRemoved, "three chapters", on: "episode", of: ["31:40", "Who pays"]) {
      $0.episode.hasFourthChapter = false
    },
    Change(.codeColor, "stamps in orange", on: "episode", of: stamps) { $0.episode.stampColor = 0xD9730D },
    Change(.label, "the box's title", on: "episode", of: ["Supported", "With"]) {
      $0.episode.box = "With thanks to"
    },
    Change(.icon, "the box's icon", on: "episode", of: sponsor + ["heart"]) {
      $0.episode.boxIcon = "heart.fill"
    },
    Change(.label, "who pays", on: "episode", of: ["Kettle", "Brine"]) {
      $0.episode.sponsor = "Brine, who make soap."
    },
    Change(.removed, "nobody pays", on: "episode", of: sponsor + ["scrollView"]) {
      $0.episode.boxIsShown = false
    },
    Change(.avatarSize, "hosts 38 → 48", on: "episode", of: hosts) { $0.episode.hostSize = 48 },
    Change(.avatarShape, "hosts less round", on: "episode", of: ["AW", "OL"]) {
      $0.episode.hostsAreRound = false
    },
    Change(.order, "Omar first", on: "episode", of: hosts + ["scrollView"]) {
      $0.episode.hostsAreSwapped = true
    },
    Change(
      .removed, "the transcript is closed", on: "episode", of: ["Transcript", "Is anybody"],
      or: Reading.any("value") + Reading.any("state")
    ) {
      $0.episode.transcriptIsOpen = false
    },
    Change(.font, "the transcript upright", on: "episode", of: ["Is anybody"], or: Reading.restyled("italic"))
    {
      $0.episode.transcriptIsItalic = false
    },
    Change(.borderWidth, "a thicker bar", on: "episode", of: ["Is anybody", "scrollView"], or: Reading.sizes)
    {
      $0.episode.quoteBar = 7
    },
  ]

  private static let transport = ["Back", "Play or", "Forward"]
  private static let actions = ["1.2", "Timer", "Output", "Queue"]

  static let player: [Change] = [
    Change(.avatarSize, "the cover 236 → 200", on: "player", of: ["Cover of Deep"]) {
      $0.player.artSize = 200
    },
    Change(.cornerRadius, "the cover's corners 18 → 4", on: "player", of: ["Cover of Deep"]) {
      $0.player.artRadius = 4
    },
    Change(.shadow, "a smaller shadow of the cover", on: "player", of: ["Cover of Deep"]) {
      $0.player.artShadow = 6
    },
    Change(.scale, "a smaller cover in pauses", on: "player", of: ["Cover of Deep"]) {
      $0.player.artScale = 0.8
    },
    Change(.label, "the title", on: "player", of: ["The harbour", "Two in"]) {
      $0.player.title = "Two in the afternoon"
    },
    Change(.kerning, "the title wider", on: "player", of: ["The harbour"]) { $0.player.titleKerning = 1.5 },
    Change(.fontSize, "the title 22 → 26", on: "player", of: ["The harbour"]) { $0.player.titleSize = 26 },
    Change(.label, "the show", on: "player", of: ["Deep Tide", "Low Tide"]) { $0.player.show = "Low Tide" },
    Change(.opacity, "the show paler", on: "player", of: ["Deep Tide"]) { $0.player.showOpacity = 0.4 },
    Change(.progress, "played further", on: "player", of: ["Position"]) { $0.player.progress = 0.7 },
    Change(.label, "the time", on: "player", of: ["18:04", "30:11"]) { $0.player.elapsed = "30:11" },
    Change(.digits, "proportional digits", on: "player", of: ["18:04", "-24:56"]) {
      $0.player.timesAreDigits = false
    },
    Change(.icon, "ten seconds back", on: "player", of: ["Back"]) { $0.player.back = "gobackward.10" },
    Change(.icon, "to play", on: "player", of: ["Play or"]) { $0.player.playIcon = "play.fill" },
    Change(.iconSize, "the middle icon 46 → 56", on: "player", of: ["Play or"]) { $0.player.playSize = 56 },
    Change(.spacing, "buttons 26 → 42 apart", on: "player", of: transport) { $0.player.transportGap = 42 },
    Change(.buttonTitle, "the speed", on: "player", of: ["1.2", "1.5"]) { $0.player.speed = "1.5×" },
    Change(.border, "the speed without a border", on: "player", of: ["1.2"]) {
      $0.player.speedIsBordered = false
    },
    Change(.progress, "louder", on: "player", of: ["Volume"]) { $0.player.volume = 0.9 },
    Change(.removed, "no volume", on: "player", of: ["Volume"]) { $0.player.volumeIsShown = false },
    Change(.spacing, "actions 44 → 30 apart", on: "player", of: actions) { $0.player.barGap = 30 },
    Change(.order, "the timer first", on: "player", of: ["1.2", "Timer", "window"]) {
      $0.player.barIsSwapped = true
    },
    Change(.icon, "where it sounds", on: "player", of: ["Output"]) { $0.player.airIcon = "headphones" },
    Change(.gradient, "a red head of the page", on: "player") { $0.player.top = 0x9B2C2C },
    Change(.blur, "a sharper light", on: "player") { $0.player.blob = 20 },
    Change(.blend, "the light is added", on: "player") { $0.player.blobBlend = true },
    Change(.offset, "the light further left", on: "player") { $0.player.blobShift = -30 },
    Change(.removed, "no handle", on: "player") { $0.player.grabber = false },
    Change(.label, "the chapter", on: "player", of: ["Chapter"]) {
      $0.player.caption = "Chapter 3: A boat for nine years"
    },
    Change(.material, "thicker glass", on: "player", of: ["Chapter"]) { $0.player.captionIsThick = true },
    Change(.removed, "no heart", on: "player", of: ["Like"]) { $0.player.heart = false },
    Change(.sectionSpacing, "parts 16 → 10 apart", on: "player") { $0.player.gap = 10 },
  ]

  private static let minutes = ["15 minutes", "30 minutes", "45 minutes"]

  static let timer: [Change] = [
    Change(.sheetDetent, "a large sheet", on: "timer") { $0.timer.isLarge = true },
    Change(.title, "the title", on: "timer", of: ["Sleep", "Good night", "navigationBar"]) {
      $0.timer.title = "Good night"
    },
    Change(
      .selection, "45 minutes", on: "timer", of: minutes + ["checkmark", "cell"],
      or: Reading.any("vanished") + Reading.any("appeared") + Reading.any("moved")
    ) {
      $0.timer.choice = 3
    },
    Change(.stepper, "40 minutes", on: "timer", of: ["In 25", "In 40", "stepper"]) { $0.timer.custom = 40 },
    Change(.toggle, "not fading out", on: "timer", of: ["Fade", "switch"]) { $0.timer.fades = false },
    Change(.buttonTitle, "the button in the bar", on: "timer", of: ["Done", "Close"]) {
      $0.timer.done = "Close"
    },
    Change(.listRemoved, "not at the end", on: "timer", of: ["End of", "cell"]) { $0.timer.hasEnd = false },
    Change(.sectionHeader, "the header", on: "timer", of: ["Stop", "Play for"]) {
      $0.timer.header = "Play for"
    },
    Change(.sectionFooter, "the footer", on: "timer", of: ["Playing", "The last"]) {
      $0.timer.footer = "The last ten seconds are quieter."
    },
    Change(.icon, "the mark of the choice", on: "timer", of: ["30 minutes", "checkmark", "moon", "cell"]) {
      $0.timer.checkIcon = "moon.fill"
    },
    Change(.buttonTitle, "the wide button", on: "timer", of: ["Start", "Good"]) {
      $0.timer.start = "Good night"
    },
    Change(.disabled, "not to be started", on: "timer", of: ["Start"]) { $0.timer.isDisabled = true },
    Change(.cornerRadius, "the wide button's corners 12 → 23", on: "timer", of: ["Start"]) {
      $0.timer.startRadius = 23
    },
    Change(.listOrder, "the longest first", on: "timer", of: minutes + ["cell", "collectionView"]) {
      $0.timer.isReordered = true
    },
  ]
}
