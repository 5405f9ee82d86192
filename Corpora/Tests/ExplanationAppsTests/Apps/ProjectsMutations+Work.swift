import AppVariants
import Foundation

@testable import Projects

/// An issue, what happened to it, and who is at it.
extension ProjectsMutations {
  private static let tasks = ["Reproduce", "Ask for", "Tell", "cell"]

  static let issue: [Change] = [
    Change(.title, "the number", on: "issue", of: ["FA-212", "Ferry", "navigationBar"]) {
      $0.issue.number = "Ferry 212"
    },
    Change(.wrap, "a short name", on: "issue", of: ["Timetable", "Old times"]) {
      $0.issue.title = "Old times"
    },
    Change(.font, "the name smaller", on: "issue", of: ["Timetable"]) { $0.issue.titleFont = .headline },
    Change(.wrap, "a short text", on: "issue", of: ["Open the", "Wait for"]) {
      $0.issue.text = "Wait for midnight."
    },
    Change(.lineSpacing, "line spacing 2 → 8", on: "issue", of: ["Open the"]) { $0.issue.textSpacing = 8 },
    Change(
      .selection, "it is in review", on: "issue", of: ["State", "In progress", "Review"],
      or: Reading.any("text")
    ) {
      $0.issue.status = "Review"
    },
    Change(.stepper, "an estimate of five", on: "issue", of: ["Estimate", "stepper"]) {
      $0.issue.estimate = 5
    },
    Change(.toggle, "not watched", on: "issue", of: ["Watch", "switch"]) { $0.issue.watches = false },
    Change(.toggle, "blocked", on: "issue", of: ["Blocked", "switch"]) { $0.issue.blocked = true },
    Change(.label, "a later day", on: "issue", of: ["Due", "Jun"]) { $0.issue.due = 17 },
    Change(.label, "who is at it", on: "issue", of: ["Assignee", "Noor", "Nobody"]) {
      $0.issue.assignee = "Nobody else"
    },
    Change(.avatarSize, "the face 26 → 34", on: "issue", of: ["NA", "Assignee", "cell"]) {
      $0.issue.assigneeSize = 34
    },
    Change(.label, "the tag", on: "issue", of: ["iOS", "Web"]) { $0.issue.tag = "Web" },
    Change(.removed, "it is no bug", on: "issue", of: ["Bug"]) { $0.issue.hasTag = false },
    Change(.strikethrough, "what is done is not struck", on: "issue", of: ["Reproduce"]) {
      $0.issue.firstIsStruck = false
    },
    Change(.icon, "what is done", on: "issue", of: ["Reproduce", "cell"]) {
      $0.issue.checkIcon = "star.fill"
    },
    Change(
      .selection, "the server was asked", on: "issue", of: ["Ask for", "cell"],
      or: Reading.paints + Reading.restyled("symbol", "picture")
    ) {
      $0.issue.secondIsDone = true
    },
    Change(.listRemoved, "the support is not told", on: "issue", of: ["Tell", "cell"]) {
      $0.issue.hasThird = false
    },
    Change(.listOrder, "the server first", on: "issue", of: tasks + ["collectionView"]) {
      $0.issue.subtasksAreSwapped = true
    },
    Change(.sectionHeader, "the header", on: "issue", of: ["Details", "Who"]) {
      $0.issue.header = "Who and when"
    },
    Change(.sectionFooter, "the footer", on: "issue", of: ["Estimates", "Half"]) {
      $0.issue.footer = "Half days, not hours."
    },
    Change(.sectionSpacing, "sections 24 → 12 apart", on: "issue") { $0.issue.gap = 12 },
    Change(.placeholder, "the field below", on: "issue", of: ["Write", "Say", "textField"]) {
      $0.issue.prompt = "Say something"
    },
    Change(.icon, "the icon to send", on: "issue", of: ["Send"]) {
      $0.issue.sendIcon = "arrow.up.circle.fill"
    },
    Change(.bubbleColor, "a green comment", on: "issue", of: ["Happens"]) {
      $0.issue.bubbleColor = 0xD3F9D8
    },
    Change(.bubbleTail, "a comment without a corner", on: "issue", of: ["Happens"]) {
      $0.issue.bubbleTail = false
    },
    Change(.label, "what was said", on: "issue", of: ["Happens", "Not in"]) {
      $0.issue.comment = "Not in Helsinki, where I am now."
    },
    Change(.spacing, "beside the face 10 → 22", on: "issue", of: ["PS", "Happens", "Pekka", "cell"]) {
      $0.issue.commentGap = 22
    },
    Change(.removed, "not when it was said", on: "issue", of: ["Pekka"]) { $0.issue.commentHasTime = false },
    Change(
      .material, "thicker glass", on: "issue", of: ["Write", "Send", "Start", "textField", "window"]
    ) {
      $0.issue.barIsThick = true
    },
    Change(.buttonTitle, "the button", on: "issue", of: ["Start", "Close"]) { $0.issue.follow = "Close it" },
    Change(.buttonStyle, "a bordered button", on: "issue", of: ["Start"]) {
      $0.issue.followIsProminent = false
    },
    Change(.controlSize, "a large button", on: "issue", of: ["Start"]) { $0.issue.followIsLarge = true },
    Change(.disabled, "not to be begun", on: "issue", of: ["Start"]) { $0.issue.isDisabled = true },
    Change(
      .rowInset, "the first rows' inset 20 → 34", on: "issue",
      of: ["Timetable", "Open the", "iOS", "Bug", "cell"]
    ) {
      $0.issue.rowInset = 34
    },
  ]

  private static let symbols = ["arrow.right", "bubble", "tag", "arrow.triangle", "checkmark"]
  private static let texts = ["Noor moved", "Pekka", "Lin added", "Sven merged", "Sven closed"]
  private static let times = ["9:12", "8:55", "8:31", "8:02", "16:40"]
  private static let events =
    symbols + texts + times + ["Happens", "Bug", "iOS", "Access", "scrollView"]

  static let activity: [Change] = [
    Change(.title, "the title", on: "activity", of: ["Activity", "News", "navigationBar"]) {
      $0.activity.title = "News"
    },
    Change(.avatarSize, "discs 30 → 38", on: "activity", of: symbols + ["scrollView"]) {
      $0.activity.dot = 38
    },
    Change(.cornerStyle, "squares for discs", on: "activity", of: symbols) { $0.activity.dotIsRound = false },
    Change(.borderWidth, "a thicker line", on: "activity", of: events, or: Reading.sizes) {
      $0.activity.line = 5
    },
    Change(.hidden, "no line", on: "activity") { $0.activity.lineIsShown = false },
    Change(.spacing, "beside discs 14 → 24", on: "activity", of: events) { $0.activity.gap = 24 },
    Change(.spacing, "events 18 → 30 apart", on: "activity", of: events) { $0.activity.rowGap = 30 },
    Change(.label, "what Noor did", on: "activity", of: ["Noor"]) {
      $0.activity.first = "Noor closed FA-212"
    },
    Change(.icon, "its symbol", on: "activity", of: ["arrow.right", "flag", "Noor"]) {
      $0.activity.firstIcon = "flag.fill"
    },
    Change(.codeColor, "its disc", on: "activity", of: ["arrow.right", "Noor", "scrollView"]) {
      $0.activity.firstColor = 0xC2255C
    },
    Change(.wrap, "a short comment", on: "activity", of: ["Happens"]) {
      $0.activity.quote = "Happens in Helsinki, too."
    },
    Change(.lineLimit, "comments of one line", on: "activity", of: ["Happens"]) {
      $0.activity.quoteLimit = 1
    },
    Change(.cornerRadius, "comments' corners 8 → 0", on: "activity", of: ["Happens"]) {
      $0.activity.quoteRadius = 0
    },
    Change(.opacity, "stronger comments", on: "activity", of: ["Happens"]) {
      $0.activity.quoteOpacity = 0.18
    },
    Change(.underline, "comments underlined", on: "activity", of: ["Happens"]) {
      $0.activity.linkIsUnderlined = true
    },
    Change(.label, "when", on: "activity", of: ["9:12", "now"]) { $0.activity.time = "now" },
    Change(
      .order, "times before texts", on: "activity", of: texts + times + ["scrollView"],
      or: Reading.moved("position", "alignment")
    ) {
      $0.activity.timeSide = .leading
    },
    Change(.font, "times larger", on: "activity", of: times) { $0.activity.timeFont = .body },
    Change(.sectionHeader, "the day", on: "activity", of: ["Today", "Thursday"]) {
      $0.activity.today = "Thursday"
    },
    Change(.listOrder, "tags before all", on: "activity", of: events) { $0.activity.isReordered = true },
    Change(.listRemoved, "nothing merged", on: "activity", of: ["arrow.triangle", "Sven merged", "8:02"]) {
      $0.activity.hasMerge = false
    },
    Change(.listAdded, "a release", on: "activity", of: ["shippingbox", "Version", "7:30"]) {
      $0.activity.hasRelease = true
    },
    Change(.selection, "mine", on: "activity", of: ["Whose", "Everybody", "Mine", "segmentedControl"]) {
      $0.activity.scope = 1
    },
    Change(.icon, "the icon in the bar", on: "activity", of: ["Notify"]) { $0.activity.filterIcon = "eye" },
    Change(.toolbarItem, "not to be told", on: "activity", of: ["Notify"]) { $0.activity.hasBell = false },
    Change(.removed, "which tags is not shown", on: "activity", of: ["Bug", "iOS", "Access", "scrollView"]) {
      $0.activity.chips = false
    },
    Change(.background, "lighter heads of days", on: "activity", of: ["Today", "Yesterday"]) {
      $0.activity.headerMaterial = true
    },
  ]

  private static let names = ["Noor", "Pekka", "Lin Duarte", "Sven Aho"]
  private static let roles = ["iOS", "Server", "Design", "Tests"]
  private static let initials = ["NA", "PS", "LD", "SA"]
  private static let loads = ["32 of", "20 of", "24 of", "8 of"]
  private static let people = names + roles + initials + loads + ["Online", "scrollView"]
  private static let head = ["NA", "PS", "LD", "+4", "scrollView"]

  static let team: [Change] = [
    Change(.title, "the title", on: "team", of: ["Quay", "Our team", "navigationBar"]) {
      $0.team.title = "Our team"
    },
    Change(.avatarSize, "faces 52 → 66", on: "team", of: head) { $0.team.face = 66 },
    Change(.spacing, "faces closer", on: "team", of: head) { $0.team.overlap = -26 },
    Change(
      .borderWidth, "faces' rings 3 → 6", on: "team", of: head,
      or: Reading.sizes + Reading.moved("padding", "position", "spacing")
    ) {
      $0.team.ring = 6
    },
    Change(.zOrder, "the first face in front", on: "team", of: head) { $0.team.firstInFront = true },
    Change(.label, "how many more", on: "team", of: ["+4", "+9"]) { $0.team.more = "+9" },
    Change(.label, "what is said of them", on: "team", of: ["Six", "Hiring"]) {
      $0.team.tagline = "Hiring a designer"
    },
    Change(.textAlignment, "it at the left", on: "team", of: ["Six"]) { $0.team.taglineSide = .leading },
    Change(.buttonTitle, "the button", on: "team", of: ["Invite", "Add"]) { $0.team.invite = "Add" },
    Change(.icon, "the button's icon", on: "team", of: ["Invite"]) { $0.team.inviteIcon = "envelope" },
    Change(
      .buttonStyle, "a plain button", on: "team", of: ["Invite"],
      or: Reading.sizes + Reading.restyled("button style")
    ) {
      $0.team.inviteIsBordered = false
    },
    Change(.gridColumns, "three in a row", on: "team") { $0.team.columns = 3 },
    Change(.spacing, "cards 12 → 24 apart", on: "team", of: people, or: Reading.sizes) {
      $0.team.gap = 24
    },
    Change(.padding, "cards' padding 14 → 22", on: "team", of: people) { $0.team.cardPadding = 22 },
    Change(.cornerRadius, "cards' corners 14 → 2", on: "team", of: people) { $0.team.cardRadius = 2 },
    Change(.shadow, "cards with a shadow", on: "team", of: people) { $0.team.cardShadow = 7 },
    Change(.label, "the first name", on: "team", of: ["Noor", "N. Amari"]) { $0.team.first = "N. Amari" },
    Change(.label, "what Noor does", on: "team", of: ["iOS", "Android"]) { $0.team.role = "Android" },
    Change(.font, "what they do, larger", on: "team", of: roles) { $0.team.roleFont = .body },
    Change(.fontWeight, "names in regular", on: "team", of: names) { $0.team.nameWeight = .regular },
    Change(.progress, "Noor has less to do", on: "team", of: ["32 of"]) { $0.team.load = 0.45 },
    Change(.tint, "the bar of Noor", on: "team", of: ["32 of"]) { $0.team.loadTint = 0x7048E8 },
    Change(.label, "how many hours", on: "team", of: ["32 of", "38 of"]) { $0.team.loadText = "38 of 40 h" },
    Change(.removed, "not who is here", on: "team", of: ["Online"]) { $0.team.isOnline = false },
    Change(.codeColor, "the dot of who is here", on: "team", of: ["Online", "NA", "scrollView"]) {
      $0.team.onlineColor = 0xE8B10C
    },
    Change(.opacity, "who is away, paler", on: "team", of: ["SA", "Sven Aho", "scrollView"]) {
      $0.team.faceOpacity = 0.4
    },
    Change(.blur, "who is away, blurred", on: "team", of: ["SA", "Sven Aho", "scrollView"]) {
      $0.team.faceGlow = 4
    },
    Change(.listOrder, "Pekka first", on: "team", of: people) { $0.team.isReordered = true },
    Change(.listRemoved, "without Sven", on: "team", of: ["SA", "Sven Aho", "Tests", "8 of"]) {
      $0.team.hasFourth = false
    },
    Change(
      .removed, "who is away is closed", on: "team", of: ["Away", "Sven is"],
      or: Reading.any("value") + Reading.any("state")
    ) {
      $0.team.awayIsOpen = false
    },
    Change(.label, "who is away", on: "team", of: ["Sven is", "Nobody"]) { $0.team.away = "Nobody at all" },
    Change(.gradient, "a violet band", on: "team", of: head) { $0.team.headTop = 0x862E9C },
    Change(.aspectRatio, "a higher band", on: "team", of: head, or: Reading.moved("position", "spacing")) {
      $0.team.headHeight = 120
    },
    Change(.clip, "the circle beyond the band", on: "team", of: head + ["Invite"]) {
      $0.team.headIsClipped = false
    },
  ]
}
