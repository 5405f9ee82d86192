import AppVariants
import Foundation

@testable import Podcasts

/// Chapters, the queue, what was downloaded, searching and settings.
extension PodcastsMutations {
  private static let names = ["Two in", "Below the", "A boat", "Who pays", "Credits"]
  private static let lengths = ["6:20", "7:45", "17:35", "9:12", "2:08"]
  private static let numbers = ["1", "2", "3", "4", "5"]
  private static let chapterRows = names + lengths + numbers + ["waveform", "scrollView"]
  private static let wave = ["Waveform", "The harbour", "scrollView"]

  static let chapters: [Change] = [
    Change(.title, "the title", on: "chapters", of: ["Chapters", "Parts", "navigationBar"]) {
      $0.chapters.title = "Parts"
    },
    Change(.rowHeight, "lower waves", on: "chapters", of: ["Waveform"]) { $0.chapters.waveHeight = 44 },
    Change(.chartColor, "waves in teal", on: "chapters", of: ["Waveform"]) {
      $0.chapters.waveColor = 0x1D9A8A
    },
    Change(.chartData, "played further", on: "chapters", of: ["Waveform"], or: Reading.paints) {
      $0.chapters.wavePlayed = 0.75
    },
    Change(
      .gradient, "waves do not fade", on: "chapters", of: ["Waveform"],
      or: Reading.restyled("mask", "opacity")
    ) {
      $0.chapters.fadeIsOn = false
    },
    Change(.padding, "the card's padding 14 → 22", on: "chapters", of: wave + ["waveform.circle"]) {
      $0.chapters.cardPadding = 22
    },
    Change(.cornerRadius, "the card's corners 16 → 4", on: "chapters", of: wave) {
      $0.chapters.cardRadius = 4
    },
    Change(.border, "the card with a border", on: "chapters", of: wave) { $0.chapters.cardBorder = 2 },
    Change(.avatarSize, "numbers 28 → 34", on: "chapters", of: numbers + ["scrollView"]) {
      $0.chapters.number = 34
    },
    Change(.avatarShape, "numbers in squares", on: "chapters", of: numbers) {
      $0.chapters.numberIsRound = false
    },
    Change(.spacing, "numbers further away, 12 → 20", on: "chapters", of: chapterRows) {
      $0.chapters.rowGap = 20
    },
    Change(.label, "a chapter", on: "chapters", of: ["A boat", "The man"]) {
      $0.chapters.third = "The man on the boat"
    },
    Change(
      .listOrder, "who pays before the boat", on: "chapters",
      of: ["A boat", "17:35", "Who pays", "9:12", "scrollView"]
    ) {
      $0.chapters.isReordered = true
    },
    Change(.listRemoved, "no credits", on: "chapters", of: ["Credits", "2:08", "5"]) {
      $0.chapters.hasCredits = false
    },
    Change(.font, "lengths larger", on: "chapters", of: lengths) { $0.chapters.lengthFont = .body },
    Change(
      .opacity, "what plays, stronger", on: "chapters",
      of: ["2", "Below the", "waveform", "7:45", "scrollView"]
    ) {
      $0.chapters.paint = 0.35
    },
    Change(.icon, "what plays has a speaker", on: "chapters", of: ["waveform", "speaker", "Below the"]) {
      $0.chapters.nowIcon = "speaker.wave.2.fill"
    },
    Change(.icon, "the icon to close", on: "chapters", of: ["Close"]) {
      $0.chapters.close = "chevron.down"
    },
    Change(.padding, "rows' padding 10 → 16", on: "chapters", of: chapterRows) {
      $0.chapters.gap = 16
    },
    Change(.divider, "no lines", on: "chapters") { $0.chapters.dividers = false },
    Change(.strikethrough, "what was heard is not struck", on: "chapters", of: ["Two in"]) {
      $0.chapters.lineStruck = false
    },
  ]

  private static let waiting = [
    "Cover of Night", "What the ice", "Night Science", "Cover of The Ledger", "Rent", "The Ledger",
    "Cover of Weeds", "Nettles", "Weeds", "Reorder", "cell",
  ]

  static let queue: [Change] = [
    Change(.title, "the title", on: "queue", of: ["Queue", "Up next", "navigationBar"]) {
      $0.queue.title = "Up next"
    },
    Change(.sectionHeader, "the header", on: "queue", of: ["Playing next", "Later"]) {
      $0.queue.header = "Later"
    },
    Change(.sectionFooter, "the footer", on: "queue", of: ["3 episodes", "About"]) {
      $0.queue.footer = "About two hours"
    },
    Change(.buttonTitle, "the button to clear", on: "queue", of: ["Clear", "Remove"]) {
      $0.queue.clear = "Remove all"
    },
    Change(.listOrder, "rent first", on: "queue", of: waiting + ["collectionView"]) {
      $0.queue.isReordered = true
    },
    Change(
      .listRemoved, "two wait", on: "queue",
      of: ["Cover of Weeds", "Nettles", "Weeds", "Reorder Nettles", "cell"]
    ) {
      $0.queue.hasThird = false
    },
    Change(
      .listAdded, "soup waits", on: "queue",
      of: ["Cover of Kitchen", "Soup", "Kitchen", "Reorder Soup", "cell"]
    ) {
      $0.queue.hasFourth = true
    },
    Change(.removed, "not to be moved", on: "queue", of: ["Reorder"]) { $0.queue.edits = false },
    Change(.avatarSize, "covers 44 → 54", on: "queue", of: ["Cover of", "cell"]) { $0.queue.artSize = 54 },
    Change(.font, "second lines larger", on: "queue", of: ["24 min", "Night Science", "The Ledger", "Weeds"])
    {
      $0.queue.detailFont = .subheadline
    },
    Change(.truncation, "a long title", on: "queue", of: ["Rent", "Reorder Rent"]) {
      $0.queue.second =
        "Rent, explained by the tenants of nine houses in a street that is to be widened, who have met twice"
    },
    Change(.toggle, "not to keep playing", on: "queue", of: ["Keep", "switch"]) { $0.queue.autoplay = false },
    Change(.spacing, "both lines 2 → 8 apart", on: "queue", of: waiting + ["The harbour", "24 min"]) {
      $0.queue.spacing = 8
    },
    Change(.sectionSpacing, "sections 24 → 40 apart", on: "queue") { $0.queue.sectionGap = 40 },
    Change(.icon, "the icon of what plays", on: "queue", of: ["Playing", "cell"]) {
      $0.queue.nowIcon = "waveform"
    },
    Change(.codeColor, "the icon of what plays in red", on: "queue", of: ["Playing", "cell"]) {
      $0.queue.nowColor = 0xE03131
    },
    Change(.rowInset, "rows' inset 16 → 28", on: "queue", of: waiting) { $0.queue.inset = 28 },
  ]

  private static let card = ["6.4", "GB used", "Storage", "Podcasts", "Other", "scrollView"]

  static let downloads: [Change] = [
    Change(.title, "the title", on: "downloads", of: ["Downloaded", "Offline", "navigationBar"]) {
      $0.downloads.title = "Offline"
    },
    Change(.titleMode, "a large title", on: "downloads") { $0.downloads.titleIsLarge = true },
    Change(.label, "how much is used", on: "downloads", of: ["6.4", "8.1"]) { $0.downloads.usedBytes = 8.1 },
    Change(.chartData, "more is used", on: "downloads", of: ["Storage", "scrollView"]) {
      $0.downloads.used = 0.62
    },
    Change(.chartColor, "the bar's colour", on: "downloads", of: ["Storage", "Podcasts", "scrollView"]) {
      $0.downloads.usedColor = 0x0CA678
    },
    Change(.rowHeight, "a thicker bar", on: "downloads", of: ["Storage"]) { $0.downloads.barHeight = 24 },
    Change(.cornerRadius, "the bar's corners 7 → 0", on: "downloads", of: ["Storage"]) {
      $0.downloads.barRadius = 0
    },
    Change(.spacing, "the legend 16 → 32 apart", on: "downloads", of: ["Podcasts", "Other"]) {
      $0.downloads.legendGap = 32
    },
    Change(.order, "other apps first", on: "downloads", of: ["Podcasts", "Other", "scrollView"]) {
      $0.downloads.legendIsSwapped = true
    },
    Change(.padding, "the card's padding 16 → 26", on: "downloads", of: card) {
      $0.downloads.cardPadding = 26
    },
    Change(.progress, "nearly there", on: "downloads", of: ["Progress"]) { $0.downloads.first = 0.92 },
    Change(.progress, "the soup is half there", on: "downloads", of: ["Progress"]) {
      $0.downloads.second = 0.5
    },
    Change(.label, "how far it is", on: "downloads", of: ["31.2", "44"]) {
      $0.downloads.state = "44 of 48 MB"
    },
    Change(.icon, "it waits", on: "downloads", of: ["Pause"]) { $0.downloads.pauseIcon = "play.circle" },
    Change(.icon, "what is complete", on: "downloads", of: ["Complete"]) {
      $0.downloads.doneIcon = "checkmark.seal.fill"
    },
    Change(.codeColor, "what is complete in blue", on: "downloads", of: ["Complete"]) {
      $0.downloads.ringTint = 0x1C7ED6
    },
    Change(
      .listRemoved, "nothing has failed", on: "downloads",
      of: ["Cover of Slow", "Nine", "exclamation", "Connection", "Retry"]
    ) {
      $0.downloads.hasFailed = false
    },
    Change(.buttonTitle, "to try again", on: "downloads", of: ["Retry", "Again"]) {
      $0.downloads.retry = "Again"
    },
    Change(.buttonStyle, "a filled button", on: "downloads", of: ["Retry"]) {
      $0.downloads.retryIsProminent = true
    },
    Change(.controlSize, "a large button", on: "downloads", of: ["Retry"]) {
      $0.downloads.retryIsSmall = false
    },
    Change(.buttonTitle, "the button for all", on: "downloads", of: ["Pause All", "Stop"]) {
      $0.downloads.pauseAll = "Stop all"
    },
    Change(.sectionHeader, "the header", on: "downloads", of: ["Downloading", "On the way"]) {
      $0.downloads.header = "On the way"
    },
    Change(
      .listOrder, "rent before the ice", on: "downloads",
      of: ["Cover of Night", "Cover of The", "What the ice", "Rent", "38.1", "52.4", "scrollView"]
    ) {
      $0.downloads.isReordered = true
    },
    Change(.sectionSpacing, "parts 24 → 36 apart", on: "downloads") { $0.downloads.gap = 36 },
  ]

  private static let categories = ["News", "Science", "Comedy", "History", "Sport"]
  private static let pills = ["night trains", "bread", "tides"]

  static let search: [Change] = [
    Change(.title, "the title", on: "search", of: ["Search", "Discover", "navigationBar"]) {
      $0.search.title = "Discover"
    },
    Change(.placeholder, "the prompt", on: "search", of: ["Shows", "What", "searchField"]) {
      $0.search.prompt = "What about?"
    },
    Change(.selection, "the library", on: "search", of: ["Scope", "All", "Your Library", "segmentedControl"])
    {
      $0.search.scope = 1
    },
    Change(.sectionHeader, "the header", on: "search", of: ["Browse", "Categories"]) {
      $0.search.header = "Categories"
    },
    Change(.sectionHeader, "the header of the chart", on: "search", of: ["Top Shows", "Most"]) {
      $0.search.chart = "Most heard"
    },
    Change(.gridColumns, "three columns", on: "search") { $0.search.columns = 3 },
    Change(.aspectRatio, "tiles 92 → 70 high", on: "search", of: categories) { $0.search.tileHeight = 70 },
    Change(.cornerRadius, "tiles' corners 14 → 2", on: "search", of: categories) {
      $0.search.tileRadius = 2
    },
    Change(.spacing, "tiles 12 → 22 apart", on: "search", of: categories, or: Reading.sizes) {
      $0.search.tileGap = 22
    },
    Change(.fontWeight, "names in regular", on: "search", of: categories) {
      $0.search.nameWeight = .regular
    },
    Change(.alignment, "names in the middle", on: "search", of: categories) { $0.search.nameSide = .center },
    Change(.background, "the news in red", on: "search", of: ["News"]) { $0.search.newsColor = 0xC92A2A },
    Change(.icon, "a globe for science", on: "search", of: ["Science"]) { $0.search.scienceIcon = "globe" },
    Change(.iconSize, "smaller icons on tiles", on: "search", of: categories) { $0.search.iconSize = 22 },
    Change(.rotation, "icons turned the other way", on: "search", of: categories) {
      $0.search.iconTurn = 14
    },
    Change(.clip, "icons stick out", on: "search", of: categories) { $0.search.iconIsClipped = false },
    Change(.listRemoved, "no sport", on: "search", of: ["Sport"]) { $0.search.hasSport = false },
    Change(.listOrder, "science first", on: "search", of: ["News", "Science", "scrollView"]) {
      $0.search.isReordered = true
    },
    Change(.fontSize, "ranks 26 → 34", on: "search", of: ["1", "2"]) { $0.search.rank = 34 },
    Change(.font, "ranks in italics", on: "search", of: ["1", "2"], or: Reading.restyled("italic")) {
      $0.search.rankIsItalic = true
    },
    Change(.buttonTitle, "what was searched for", on: "search", of: ["night trains", "ferries"]) {
      $0.search.recent = "ferries"
    },
    Change(.removed, "nothing of before", on: "search", of: pills + ["scrollView"]) {
      $0.search.hasRecents = false
    },
    Change(.spacing, "capsules 8 → 16 apart", on: "search", of: pills) { $0.search.pillGap = 16 },
    Change(.borderWidth, "capsules' border 1 → 3", on: "search", of: pills) { $0.search.pillBorder = 3 },
    Change(
      .listOrder, "the ledger leads", on: "search",
      of: ["Cover of Night", "Cover of The", "Night Science", "Lumen", "The Ledger", "North", "scrollView"]
    ) {
      $0.search.chartIsSwapped = true
    },
  ]

  private static let squares = ["Wi-Fi", "Sync", "Notifications", "Speed", "Shortcuts"]
  private static let icons =
    squares + ["wifi", "arrow.triangle", "bell", "gauge", "square.stack", "switch", "cell"]

  static let settings: [Change] = [
    Change(.title, "the title", on: "settings", of: ["Settings", "Preferences", "navigationBar"]) {
      $0.settings.title = "Preferences"
    },
    Change(.spacing, "beside icons 14 → 22", on: "settings", of: icons) { $0.settings.labelGap = 22 },
    Change(.avatarSize, "squares 28 → 34", on: "settings", of: icons) { $0.settings.iconBox = 34 },
    Change(.cornerRadius, "squares' corners 7 → 14", on: "settings", of: icons) {
      $0.settings.iconRadius = 14
    },
    Change(.label, "the name", on: "settings", of: ["Jonas", "Mira"]) { $0.settings.name = "Mira Ek" },
    Change(.label, "since when", on: "settings", of: ["Member", "Trial"]) {
      $0.settings.plan = "Trial until Friday"
    },
    Change(.avatarSize, "initials 54 → 44", on: "settings", of: ["JE", "cell"]) { $0.settings.avatar = 44 },
    Change(.toggle, "not synced", on: "settings", of: ["Sync", "switch"]) { $0.settings.sync = false },
    Change(.toggle, "without Wi-Fi", on: "settings", of: ["Wi-Fi", "switch"]) {
      $0.settings.wifiOnly = false
    },
    Change(
      .selection, "ten are kept", on: "settings", of: ["Keep", "5 episodes", "10 episodes"],
      or: Reading.any("text")
    ) {
      $0.settings.limit = "10 episodes"
    },
    Change(.label, "what is kept", on: "settings", of: ["Keep", "Hold"]) { $0.settings.limitName = "Hold" },
    Change(.sectionHeader, "the header", on: "settings", of: ["Downloads", "Offline"]) {
      $0.settings.header = "Offline"
    },
    Change(.sectionFooter, "the footer", on: "settings", of: ["Episodes", "Nothing"]) {
      $0.settings.footer = "Nothing is removed by itself."
    },
    Change(
      .listOrder, "speed first", on: "settings",
      of: ["Notifications", "Speed", "bell", "gauge", "cell", "collectionView"]
    ) {
      $0.settings.isReordered = true
    },
    Change(.listRemoved, "no shortcuts", on: "settings", of: ["Shortcuts", "square.stack", "cell"]) {
      $0.settings.hasSiri = false
    },
    Change(.codeColor, "the bell's square", on: "settings", of: ["Notifications", "bell", "cell"]) {
      $0.settings.bellColor = 0x7048E8
    },
    Change(.icon, "the icon of speed", on: "settings", of: ["Speed", "gauge", "hare", "cell"]) {
      $0.settings.speedIcon = "hare.fill"
    },
    Change(.stepper, "45 seconds", on: "settings", of: ["Skip", "stepper"]) { $0.settings.skip = 45 },
    Change(.progress, "more boost", on: "settings", of: ["Boost", "Voice"]) { $0.settings.boost = 0.8 },
    Change(.tint, "the boost's colour", on: "settings", of: ["Boost"]) { $0.settings.boostTint = 0x2B8A3E },
    Change(
      .selection, "high quality", on: "settings",
      of: ["Quality", "Low", "Normal", "High", "segmentedControl"]
    ) {
      $0.settings.quality = 2
    },
    Change(.badge, "five notices", on: "settings", of: ["Notifications", "2", "5", "cell"]) {
      $0.settings.badge = 5
    },
    Change(.placeholder, "the field", on: "settings", of: ["Name on", "Nickname", "textField"]) {
      $0.settings.nickname = "Nickname"
    },
    Change(.label, "the version", on: "settings", of: ["Version", "7.2", "7.3"]) {
      $0.settings.version = "7.3 (1420)"
    },
    Change(.buttonTitle, "to sign out", on: "settings", of: ["Sign Out", "Log"]) {
      $0.settings.signOut = "Log out"
    },
    Change(.alignment, "to sign out at the left", on: "settings", of: ["Sign Out"]) {
      $0.settings.signOutSide = .leading
    },
    Change(.sectionSpacing, "sections 28 → 16 apart", on: "settings") { $0.settings.gap = 16 },
  ]
}
