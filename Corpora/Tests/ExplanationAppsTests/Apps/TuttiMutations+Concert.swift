import AppVariants
import Foundation

@testable import Tutti

extension TuttiMutations {
  private static let picture = ["Picture of", "Dances", "scrollView"]

  static let concert: [Change] = [
    Change(.toolbarItem, "no ToolbarItem Keep", on: "concert", of: ["Keep"]) {
      $0.concert.starIsShown = false
    },
    Change(.icon, "Keep star → heart", on: "concert", of: ["Keep"]) { $0.concert.star = "heart" },
    Change(.image, "pianokeys → music.mic", on: "concert", of: ["Picture of"]) {
      $0.concert.picture = "music.mic"
    },
    Change(.gradient, "hall LinearGradient ends in blue", on: "concert", of: picture) {
      $0.concert.floor = 0x27506B
    },
    Change(
      .opacity, "hall without mask", on: "concert", of: picture, or: Reading.restyled("mask", "gradient")
    ) {
      $0.concert.veil = false
    },
    Change(.fontSize, "title font size 27 → 36", on: "concert", of: ["Dances"]) {
      $0.concert.titleSize = 36
    },
    Change(.truncation, "a long name of the promoter", on: "concert", of: ["Promoter", "Casa da"]) {
      $0.concert.promoter = """
        Casa da Ribeira, together with the society of friends of chamber music, the school of the old town and two \
        bakeries that want to remain unnamed until the books of the season are closed
        """
    },
    Change(.divider, "no Divider between papers", on: "concert") { $0.concert.rule = false },
    Change(.underline, "rules of the house underline()", on: "concert", of: ["Rules of"]) {
      $0.concert.houseRulesAreUnderlined = true
    },
    Change(.controlSize, "controlSize .large → .regular", on: "concert", of: ["Begin", "Publish"]) {
      $0.concert.buttonsAreLarge = false
    },
    Change(.tint, "Begin tint green", on: "concert", of: ["Begin"]) { $0.concert.startTint = 0x1F8A4C },
    Change(.buttonStyle, "Publish .bordered → .plain", on: "concert", of: ["Publish"]) {
      $0.concert.shareIsBordered = false
    },
  ]

  private static let words = ["The suite was"]

  static let essay: [Change] = [
    Change(.lineLimit, "essay lineLimit(2)", on: "concert", of: words) { $0.concert.essayLines = 2 },
    Change(.lineSpacing, "essay lineSpacing 2 → 7", on: "concert", of: words) { $0.concert.essaySpacing = 7 },
    Change(.textAlignment, "essay multilineTextAlignment .leading → .center", on: "concert", of: words) {
      $0.concert.essaySide = .center
    },
    Change(.font, "essay font .callout → .footnote", on: "concert", of: words) {
      $0.concert.essayFont = .footnote
    },
  ]

  private static let works = ["Overture", "Concerto", "Suite", "Waltz"]
  private static let whos = ["Tutti", "I. Marante", "Strings", "Winds"]
  private static let minutes = ["9 min", "31 min", "24 min", "11 min"]
  private static let last = ["Together", "with a pause", "95 min"]
  private static let bars = ["Bar of"]
  private static let table = works + whos + minutes + last + ["scrollView"]

  static let programme: [Change] = [
    Change(.sectionHeader, "Programme → Tonight", on: "concert", of: ["Programme", "Tonight"]) {
      $0.programme.header = "Tonight"
    },
    Change(
      .layoutArgument, "ShareLayout(gap: 3) → 10", on: "concert", of: bars,
      or: Reading.argument("gap") + Reading.sizes
    ) {
      $0.programme.barGap = 10
    },
    Change(.aspectRatio, "bars frame(height: 26) → 40", on: "concert", of: bars) {
      $0.programme.barHeight = 40
    },
    Change(.label, "24 min → 26 min", on: "concert", of: ["24 min", "26 min"]) { $0.programme.suite = 26 },
    Change(
      .layoutArgument, "share(24) → share(48) of the suite's bar", on: "concert", of: bars,
      or: Reading.argument("share", "layout value") + Reading.sizes + Reading.any("value")
    ) {
      $0.programme.suiteShare = 48
    },
    Change(.spacing, "programme Grid verticalSpacing 8 → 15", on: "concert", of: table) {
      $0.programme.rowGap = 15
    },
    Change(.label, "I. Marante → T. Okafor", on: "concert", of: ["I. Marante", "T. Okafor"]) {
      $0.programme.soloist = "T. Okafor"
    },
    Change(.digits, "minutes design .default → .monospaced", on: "concert", of: minutes) {
      $0.programme.minutesAreDigits = true
    },
    Change(.fontWeight, "works fontWeight .semibold → .regular", on: "concert", of: works) {
      $0.programme.workWeight = .regular
    },
    Change(.label, "with a pause → without a pause", on: "concert", of: ["with a pause", "without a"]) {
      $0.programme.pause = "without a pause"
    },
    Change(.listRemoved, "no waltz", on: "concert", of: ["Waltz", "Winds", "11 min", "Bar of Waltz"]) {
      $0.programme.hasWaltz = false
    },
    Change(
      .listOrder, "Concerto before Overture", on: "concert",
      of: [
        "Overture", "Concerto", "Tutti", "I. Marante", "9 min", "31 min", "Bar of Overture",
        "Bar of Concerto", "scrollView",
      ]
    ) {
      $0.programme.isReordered = true
    },
    Change(.columnOrder, "players before works", on: "concert", of: works + whos + ["scrollView"]) {
      $0.programme.columnsAreSwapped = true
    },
    Change(.codeColor, "Overture's bar blue → black", on: "concert", of: ["Bar of Overture"]) {
      $0.programme.pieceColor = 0x1A1A1A
    },
    Change(.codeColor, "95 min foregroundStyle .primary → orange", on: "concert", of: ["95 min"]) {
      $0.programme.totalColor = 0xD9640D
    },
    Change(.divider, "no Divider above the sum", on: "concert") { $0.programme.rule = false },
  ]

  private static let songs = ["Polka in", "Aria for", "March of"]

  static let encores: [Change] = [
    Change(.sectionHeader, "Encores → If they clap", on: "concert", of: ["Encores", "If they"]) {
      $0.encores.header = "If they clap"
    },
    Change(.spacing, "encores VStack spacing 10 → 18", on: "concert", of: songs) { $0.encores.gap = 18 },
    Change(.toggle, "Polka in the rain is off", on: "concert", of: ["Polka in"]) {
      $0.encores.polkaIsPlayed = false
    },
    Change(.toggle, "Aria for two flutes is on", on: "concert", of: ["Aria for"]) {
      $0.encores.ariaIsPlayed = true
    },
    Change(
      .tint, "KeyToggleStyle garnet → blue", on: "concert", of: songs + ["play", "rest"],
      or: Reading.argument("color") + Reading.restyled("style", "toggle style")
    ) {
      $0.encores.tint = 0x2563EB
    },
    Change(
      .aspectRatio, "KeyToggleStyle(width: 46) → 62", on: "concert", of: songs + ["play", "rest"],
      or: Reading.argument("width") + Reading.restyled("style", "toggle style")
    ) {
      $0.encores.width = 62
    },
    Change(.label, "March of the porters → Gallop", on: "concert", of: ["March of", "Gallop"]) {
      $0.encores.third = "Gallop"
    },
    Change(.listRemoved, "no March of the porters", on: "concert", of: ["March of"]) {
      $0.encores.marchIsListed = false
    },
    Change(.listAdded, "an encore Lullaby", on: "concert", of: ["Lullaby"]) {
      $0.encores.lullabyIsListed = true
    },
    Change(
      .cornerRadius, "CrateGroupBoxStyle(radius: 14) → 26", on: "concert",
      of: songs + ["Encores", "scrollView", "GroupBox"],
      or: Reading.argument("radius") + Reading.restyled("style", "group box style")
    ) {
      $0.encores.radius = 26
    },
  ]

  private static let tags = ["Long black", "Own stands", "On the radio"]
  private static let gauge = ["seats sold", "72%"]

  static let hall: [Change] = [
    Change(.progress, "Gauge value 0.72 → 0.95", on: "concert", of: gauge + ["95%"], or: Reading.any("text"))
    {
      $0.hall.sold = 0.95
    },
    Change(
      .tint, "HalfRingGaugeStyle garnet → olive", on: "concert", of: gauge,
      or: Reading.argument("color") + Reading.restyled("style", "gauge style")
    ) {
      $0.hall.tint = 0x6B7A1F
    },
    Change(
      .borderWidth, "HalfRingGaugeStyle(line: 9) → 15", on: "concert", of: gauge,
      or: Reading.argument("line") + Reading.restyled("style", "gauge style")
    ) {
      $0.hall.line = 15
    },
    Change(
      .layoutArgument, "ZigzagLayout(shift: 22) → 46", on: "concert", of: tags, or: Reading.argument("shift")
    ) {
      $0.hall.shift = 46
    },
    Change(
      .layoutArgument, "ZigzagLayout(lineGap: 6) → 13", on: "concert", of: tags,
      or: Reading.argument("lineGap", "line gap")
    ) {
      $0.hall.lineGap = 13
    },
    Change(.cornerRadius, "tags cornerRadius 8 → 1", on: "concert", of: tags) { $0.hall.tagRadius = 1 },
    Change(.borderWidth, "tags strokeBorder lineWidth 1 → 3", on: "concert", of: tags) {
      $0.hall.tagStroke = 3
    },
    Change(.border, "tags strokeBorder in blue", on: "concert", of: tags, or: Reading.paints) {
      $0.hall.tagColor = 0x2F6FD0
    },
    Change(.removed, "no tag On the radio", on: "concert", of: ["On the radio"]) { $0.hall.hasRadio = false },
    Change(.added, "a tag With cameras", on: "concert", of: ["With cameras"]) { $0.hall.hasCamera = true },
    Change(.order, "Own stands before Long black", on: "concert", of: ["Own stands", "Long black"]) {
      $0.hall.tagsAreReordered = true
    },
    Change(.label, "Long black → All in white", on: "concert", of: ["Long black", "All in"]) {
      $0.hall.dress = "All in white"
    },
  ]
}
