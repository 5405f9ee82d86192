import AppVariants
import Foundation

@testable import Clinic

extension ClinicMutations {
  private static let theirs = ["Hello Mara", "Yes, please"]
  private static let said = theirs + ["Thank you", "W4", "scrollView"]

  static let chat: [Change] = [
    Change(.title, "the title", on: "messages", of: ["Ward 4", "Heart ward", "navigationBar"]) {
      $0.chat.title = "Heart ward"
    },
    Change(.label, "how fast it answers", on: "messages", of: ["Answers", "Online"]) {
      $0.chat.subtitle = "Online"
    },
    Change(.textCase, "the day in capitals", on: "messages", of: ["Yesterday"]) {
      $0.chat.dayIsUppercased = true
    },
    Change(.wrap, "a longer question", on: "messages", of: ["Thank you"]) {
      $0.chat.second = "Thank you! Shall I come in this week, or is it enough to wait for the next visit?"
    },
    Change(.cornerRadius, "messages' corners 18 → 7", on: "messages", of: said) { $0.chat.radius = 7 },
    Change(.bubbleTail, "no corner of messages sharp", on: "messages", of: said) { $0.chat.tail = 18 },
    Change(.padding, "messages' padding 12 → 18", on: "messages", of: said) { $0.chat.padding = 18 },
    Change(.spacing, "messages 10 → 20 apart", on: "messages") { $0.chat.gap = 20 },
    Change(.bubbleColor, "one's own in indigo", on: "messages", of: ["Thank you"]) {
      $0.chat.ownColor = 0x4338CA
    },
    Change(.bubbleColor, "theirs in sand", on: "messages", of: theirs) { $0.chat.theirColor = 0xD6C7A1 },
    Change(.lineSpacing, "line spacing 0 → 6", on: "messages", of: theirs) { $0.chat.lineSpacing = 6 },
    Change(.label, "the time", on: "messages", of: ["16:20", "9:05"]) { $0.chat.time = "9:05" },
    Change(.font, "the time larger", on: "messages", of: ["16:20"]) { $0.chat.timeFont = .footnote },
    Change(.hidden, "not whether it is read", on: "messages", of: ["Read"]) { $0.chat.readIsShown = false },
    Change(.icon, "an eye for what is read", on: "messages", of: ["Read"]) { $0.chat.readIcon = "eye.fill" },
    Change(.avatarSize, "faces 30 → 38", on: "messages", of: ["W4"]) { $0.chat.face = 38 },
    Change(.avatarShape, "faces as squares", on: "messages", of: ["W4"]) { $0.chat.faceIsRound = false },
    Change(.label, "the file's name", on: "messages", of: ["Results, June", "Blood, June"]) {
      $0.chat.file = "Blood, June 9"
    },
    Change(.icon, "the file's icon", on: "messages", of: ["doc.text", "paperclip", "Results, June"]) {
      $0.chat.fileIcon = "paperclip"
    },
    Change(
      .borderWidth, "the file's border 1 → 3", on: "messages",
      of: ["doc.text", "Results, June", "214", "scrollView"]
    ) {
      $0.chat.fileStroke = 3
    },
    Change(.listRemoved, "no file", on: "messages", of: ["doc.text", "Results, June", "214"]) {
      $0.chat.hasFile = false
    },
    Change(.placeholder, "what to write", on: "messages", of: ["Write to", "Message", "textField"]) {
      $0.chat.prompt = "Message"
    },
    Change(.cornerRadius, "the field's corners 18 → 5", on: "messages", of: ["Write to", "textField"]) {
      $0.chat.fieldRadius = 5
    },
    Change(.icon, "the button to send", on: "messages", of: ["Send"]) {
      $0.chat.sendIcon = "arrow.up.circle.fill"
    },
    Change(.removed, "no note below", on: "messages", of: ["Not for"]) { $0.chat.noteIsShown = false },
  ]

  private static let plastic = [
    "Nordhälsa", "Family Plus", "Logo", "4821", "Holder", "Mara", "Valid", "12/28", "scrollView",
  ]

  static let insurance: [Change] = [
    Change(.label, "the company", on: "insurance", of: ["Nordhälsa", "Sydhälsa"]) {
      $0.insurance.company = "Sydhälsa"
    },
    Change(.fontWeight, "the company in medium", on: "insurance", of: ["Nordhälsa"]) {
      $0.insurance.companyWeight = .medium
    },
    Change(.kerning, "a tighter number", on: "insurance", of: ["4821"]) { $0.insurance.numberKerning = 0 },
    Change(.gradient, "the card begins in purple", on: "insurance", of: plastic) {
      $0.insurance.top = 0x7E22CE
    },
    Change(.aspectRatio, "the card 200 → 232 high", on: "insurance", of: plastic) {
      $0.insurance.height = 232
    },
    Change(.cornerRadius, "the card's corners 22 → 8", on: "insurance", of: plastic) {
      $0.insurance.radius = 8
    },
    Change(.shadow, "a smaller shadow of the card", on: "insurance", of: plastic) {
      $0.insurance.shadow = 4
    },
    Change(.rotation, "the card turned", on: "insurance", of: plastic) { $0.insurance.turn = -4 },
    Change(.blur, "glows with edges", on: "insurance", of: plastic) { $0.insurance.glowBlur = 2 },
    Change(.opacity, "stronger glows", on: "insurance", of: plastic) { $0.insurance.glowOpacity = 0.75 },
    Change(.blend, "glows over the card", on: "insurance", of: plastic) { $0.insurance.glowBlends = false },
    Change(.icon, "a heart as the logo", on: "insurance", of: ["Logo"]) {
      $0.insurance.chipIcon = "heart.fill"
    },
    Change(.iconSize, "a smaller logo", on: "insurance", of: ["Logo"]) { $0.insurance.chipSize = 20 },
    Change(.removed, "no logo", on: "insurance", of: ["Logo"]) { $0.insurance.chipIsShown = false },
    Change(
      .spacing, "rows 14 → 24 apart", on: "insurance", of: ["Dental", "Glasses", "Abroad", "scrollView"]
    ) {
      $0.insurance.rowGap = 24
    },
    Change(.divider, "no lines", on: "insurance") { $0.insurance.dividers = false },
    Change(.label, "what is covered", on: "insurance", of: ["Dental", "Teeth"]) {
      $0.insurance.covered = "Teeth"
    },
    Change(.progress, "less is covered", on: "insurance", of: ["Dental"], or: Reading.any("text")) {
      $0.insurance.coverShare = 0.4
    },
    Change(.listRemoved, "nothing abroad", on: "insurance", of: ["Abroad"]) {
      $0.insurance.hasAbroad = false
    },
    Change(.order, "glasses first", on: "insurance", of: ["Dental", "Glasses", "scrollView"]) {
      $0.insurance.linesAreSwapped = true
    },
    Change(.fontWeight, "what it costs, in bold", on: "insurance", of: ["€42"]) {
      $0.insurance.valueWeight = .bold
    },
    Change(.buttonStyle, "the button in light", on: "insurance", of: ["Show at"]) {
      $0.insurance.walletIsBordered = true
    },
  ]

  private static let everybody = ["JL", "ML", "BL"]
  private static let members = [
    "JL", "EL", "BL", "Online", "Jonas", "Husband", "Elis", "Child", "Birgit", "Mother", "cell",
    "collectionView",
  ]

  static let family: [Change] = [
    Change(.buttonTitle, "to invite", on: "family", of: ["Invite", "Add a", "cell"]) {
      $0.family.invite = "Add a person"
    },
    Change(.sectionHeader, "the header", on: "family", of: ["Members", "Who"]) {
      $0.family.header = "Who you care for"
    },
    Change(.sectionFooter, "the footer", on: "family", of: ["Children", "Everybody"]) {
      $0.family.footer = "Everybody sees all."
    },
    Change(.avatarSize, "members' faces 48 → 38", on: "family", of: members) { $0.family.face = 38 },
    Change(.avatarSize, "the large faces 72 → 60", on: "family", of: everybody) { $0.family.big = 60 },
    Change(.spacing, "the large faces lap less", on: "family", of: everybody) { $0.family.lap = -8 },
    Change(.borderWidth, "rings 4 → 1", on: "family", of: everybody + ["cell"]) { $0.family.ring = 1 },
    Change(.shadow, "a larger shadow of faces", on: "family", of: everybody + ["cell"]) {
      $0.family.shadow = 10
    },
    Change(.zOrder, "the middle one behind", on: "family", of: everybody + ["cell"]) {
      $0.family.middleIsInFront = false
    },
    Change(.scale, "the middle one larger", on: "family", of: ["ML"]) { $0.family.middleScale = 1.2 },
    Change(.codeColor, "the middle one in blue", on: "family", of: ["ML"]) {
      $0.family.middleColor = 0x2563EB
    },
    Change(.alignment, "how many, at the left", on: "family", of: ["Four people"]) {
      $0.family.captionSide = .leading
    },
    Change(.font, "who they are, smaller", on: "family", of: ["Husband", "Child", "Mother"]) {
      $0.family.sonRoleFont = .caption
    },
    Change(.badge, "five requests", on: "family", of: ["1", "5", "Requests", "cell"]) {
      $0.family.requests = 5
    },
    Change(.spacing, "beside faces 14 → 26", on: "family", of: members) { $0.family.rowGap = 26 },
    Change(.rowInset, "rows 10 → 16 in", on: "family", of: members) { $0.family.rowInset = 16 },
    Change(.hidden, "no arrows", on: "family", of: members + ["chevron"]) { $0.family.chevron = false },
    Change(.listRemoved, "without Birgit", on: "family", of: ["BL", "Birgit", "Mother", "cell"]) {
      $0.family.hasGrandmother = false
    },
    Change(.listAdded, "with Tove", on: "family", of: ["TL", "Tove", "Child", "cell"]) {
      $0.family.hasBaby = true
    },
    Change(.listOrder, "Elis first", on: "family", of: members) { $0.family.isReordered = true },
    Change(.removed, "not who is there", on: "family", of: ["Online"]) { $0.family.dotIsShown = false },
    Change(.iconSize, "a larger dot", on: "family", of: ["Online"]) { $0.family.dot = 20 },
  ]

  static let profile: [Change] = [
    Change(
      .truncation, "a long address", on: "profile", of: ["mara@"]
    ) {
      $0.settings.account =
        "mara.elisabet.lindqvist-johansson.the.younger.of.two.at.home.and.at.work@mail.lindqvist-and-family.example"
    },
    Change(.iconSize, "the figure 54 → 40", on: "profile", of: ["person.crop", "cell"]) {
      $0.settings.face = 40
    },
    Change(.toggle, "no reminders", on: "profile", of: ["Before visits", "switch"]) {
      $0.settings.reminders = false
    },
    Change(.tint, "the switch in pink", on: "profile", of: ["Before visits", "switch"]) {
      $0.settings.tint = 0xDB2777
    },
    Change(.stepper, "six hours ahead", on: "profile", of: ["2 hours", "6 hours", "stepper"]) {
      $0.settings.lead = 6
    },
    Change(.selection, "a loud sound", on: "profile", of: ["Sound", "Soft", "Loud", "segmented"]) {
      $0.settings.sound = 2
    },
    Change(.label, "the language", on: "profile", of: ["English", "Svenska", "Language", "cell"]) {
      $0.settings.language = "Svenska"
    },
    Change(
      .cornerRadius, "round symbols", on: "profile", of: ["person.2", "globe", "lock", "Unlock", "cell"]
    ) {
      $0.settings.iconRadius = 14
    },
    Change(.order, "the language first", on: "profile", of: ["Family", "Language", "cell", "collectionView"])
    {
      $0.settings.isReordered = true
    },
    Change(
      .toggle, "storage folded", on: "profile", of: ["Storage", "Records", "128", "Export", "cell"],
      or: Reading.any("vanished")
    ) {
      $0.settings.dataIsOpen = false
    },
    Change(.progress, "more is stored", on: "profile", of: ["Records"]) { $0.settings.share = 0.8 },
    Change(.sectionFooter, "the version", on: "profile", of: ["Version"]) {
      $0.settings.version = "Version 7.0"
    },
  ]

  private static let tips = ["Sleep well", "Ten minutes", "Salt, and", "scrollView"]

  static let documents: [Change] = [
    Change(.label, "that there are none", on: "documents", of: ["No documents", "Nothing"]) {
      $0.documents.empty = "Nothing here"
    },
    Change(.icon, "a folder", on: "documents", of: ["doc.text", "folder", "No documents"]) {
      $0.documents.icon = "folder"
    },
    Change(.wrap, "a short text", on: "documents", of: ["Letters and", "Letters appear"]) {
      $0.documents.text = "Letters appear here."
    },
    Change(.buttonStyle, "to scan, in light", on: "documents", of: ["Scan a"]) {
      $0.documents.actionIsProminent = false
    },
    Change(.removed, "not from files", on: "documents", of: ["Import"]) { $0.documents.hasOther = false },
    Change(.borderWidth, "a thicker border", on: "documents") { $0.documents.stroke = 5 },
    Change(.cornerRadius, "the border's corners 24 → 0", on: "documents") { $0.documents.radius = 0 },
    Change(.selection, "letters alone", on: "documents", of: ["Show", "All", "Letters", "segmented"]) {
      $0.documents.filter = 1
    },
    Change(.font, "a larger heading of cards", on: "documents", of: ["Worth"]) {
      $0.tips.headingFont = .title
    },
    Change(.underline, "to see all, underlined", on: "documents", of: ["See all"]) {
      $0.tips.allIsUnderlined = true
    },
    Change(.aspectRatio, "wider cards", on: "documents", of: tips) { $0.tips.width = 240 },
    Change(.spacing, "cards 14 → 28 apart", on: "documents", of: tips) { $0.tips.gap = 28 },
    Change(.label, "the first card", on: "documents", of: ["Sleep well", "Rest before"]) {
      $0.tips.first = "Rest before a blood test"
    },
    Change(.lineLimit, "one line on cards", on: "documents", of: ["Sleep well"]) { $0.tips.lines = 1 },
    Change(.textAlignment, "texts of cards in the middle", on: "documents", of: tips) {
      $0.tips.textSide = .center
    },
    Change(.opacity, "stronger symbols on cards", on: "documents", of: tips) { $0.tips.iconOpacity = 0.8 },
    Change(.blur, "blurred symbols on cards", on: "documents", of: tips) { $0.tips.iconBlur = 5 },
    Change(.blend, "symbols laid over cards", on: "documents", of: tips) { $0.tips.iconBlends = true },
    Change(.material, "texts of cards on a material", on: "documents", of: tips) { $0.tips.material = true },
    Change(.gradient, "the first card in red", on: "documents", of: ["Sleep well", "scrollView"]) {
      $0.tips.firstTop = 0xB91C1C
    },
  ]

  static let onboarding: [Change] = [
    Change(.label, "the title", on: "onboarding", of: ["Your clinic", "Welcome"]) {
      $0.onboarding.title = "Welcome"
    },
    Change(.fontSize, "the title 30 → 24", on: "onboarding", of: ["Your clinic"]) {
      $0.onboarding.titleSize = 24
    },
    Change(.alignment, "the title at the left", on: "onboarding", of: ["Your clinic"]) {
      $0.onboarding.titleSide = .leading
    },
    Change(.lineSpacing, "line spacing 4 → 12", on: "onboarding", of: ["Book visits"]) {
      $0.onboarding.textSpacing = 12
    },
    Change(.gradient, "the page begins in yellow", on: "onboarding") { $0.onboarding.top = 0xFDE68A },
    Change(.avatarSize, "the disc 190 → 150", on: "onboarding", of: ["Emblem", "window"]) {
      $0.onboarding.disc = 150
    },
    Change(.icon, "a heart as the emblem", on: "onboarding", of: ["Emblem"]) {
      $0.onboarding.icon = "heart.fill"
    },
    Change(.offset, "signs closer", on: "onboarding", of: ["heart", "calendar", "message"]) {
      $0.onboarding.satelliteShift = 74
    },
    Change(.selection, "the second page", on: "onboarding", of: ["Page"], or: Reading.paints) {
      $0.onboarding.page = 1
    },
    Change(.buttonTitle, "the wide button", on: "onboarding", of: ["Get started", "Begin"]) {
      $0.onboarding.start = "Begin"
    },
    Change(.buttonHeight, "the wide button 52 → 60", on: "onboarding", of: ["Get started"]) {
      $0.onboarding.startHeight = 60
    },
    Change(.underline, "the other button underlined", on: "onboarding", of: ["I have"]) {
      $0.onboarding.signIsUnderlined = true
    },
    Change(.toggle, "the terms are agreed to", on: "onboarding", of: ["I agree", "switch"]) {
      $0.onboarding.termsIsOn = true
    },
    Change(.spacing, "parts 22 → 32 apart", on: "onboarding") { $0.onboarding.gap = 32 },
  ]
}
