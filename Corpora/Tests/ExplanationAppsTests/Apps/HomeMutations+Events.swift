import AppVariants
import Foundation

@testable import Home

/// What happens by itself, what the cameras see, what happened, and settings.
extension HomeMutations {
  private static let rules = ["Arriving", "Lights at", "Window open", "switch", "cell"]

  static let automations: [Change] = [
    Change(.toggle, "nothing on arriving", on: "automations", of: ["Arriving", "switch"]) {
      $0.rules.first = false
    },
    Change(.title, "the title", on: "automations", of: ["Automations", "Rules", "navigationBar"]) {
      $0.rules.title = "Rules"
    },
    Change(.sectionHeader, "the header", on: "automations", of: ["Active", "By"]) {
      $0.rules.header = "By itself"
    },
    Change(.sectionFooter, "the footer", on: "automations", of: ["Automations run", "The hub"]) {
      $0.rules.footer = "The hub does all of it."
    },
    Change(.rowInset, "rows' inset 16 → 28", on: "automations", of: rules) { $0.rules.inset = 28 },
    Change(.spacing, "beside symbols 12 → 22", on: "automations", of: rules) { $0.rules.gap = 22 },
    Change(.spacing, "both lines 3 → 9 apart", on: "automations", of: rules) { $0.rules.textGap = 9 },
    Change(.sectionSpacing, "sections 28 → 44 apart", on: "automations") { $0.rules.sectionGap = 44 },
    Change(.codeColor, "discs in red", on: "automations", of: rules) { $0.rules.iconColor = 0xE03131 },
    Change(.icon, "a moon for sunset", on: "automations", of: ["Lights at", "cell"]) {
      $0.rules.secondIcon = "moon.fill"
    },
    Change(.label, "the second's name", on: "automations", of: ["Lights at", "Lamps", "cell"]) {
      $0.rules.second = "Lamps at dusk"
    },
    Change(.font, "second lines larger", on: "automations", of: rules) { $0.rules.detailFont = .callout },
    Change(.fontWeight, "names in bold", on: "automations", of: rules) { $0.rules.nameWeight = .bold },
    Change(.toggle, "nothing at sunset", on: "automations", of: ["Lights at", "switch"]) {
      $0.rules.secondIsOn = false
    },
    Change(
      .listOrder, "sunset first", on: "automations", of: ["Arriving", "Lights at", "cell", "collectionView"]
    ) {
      $0.rules.isReordered = true
    },
    Change(.listRemoved, "nothing for the window", on: "automations", of: ["Window open", "cell"]) {
      $0.rules.hasThird = false
    },
    Change(.listAdded, "for a leak", on: "automations", of: ["Water leak", "cell"]) {
      $0.rules.hasFourth = true
    },
    Change(.tint, "switches in green", on: "automations", of: rules) { $0.rules.tint = 0x2F9E44 },
    Change(
      .divider, "no lines", on: "automations",
      or: Reading.restyled("hidden separators", "separators", "separator")
    ) {
      $0.rules.separators = false
    },
    Change(.buttonTitle, "the button to add", on: "automations", of: ["New automation", "Something"]) {
      $0.rules.add = "Something new"
    },
    Change(.icon, "the icon to add", on: "automations", of: ["New automation", "cell"]) {
      $0.rules.addIcon = "wand.and.stars"
    },
    Change(.disabled, "nothing to be added", on: "automations", of: ["New automation", "cell"]) {
      $0.rules.isDisabled = true
    },
    Change(.background, "rows in yellow", on: "automations", of: rules) { $0.rules.rowColor = 0xFFF3BF },
    Change(.label, "what is tried", on: "automations", of: ["Beta", "New"]) { $0.rules.badge = "New" },
    Change(.padding, "a wider badge, 6 → 12", on: "automations", of: ["Beta"]) {
      $0.rules.ideaPadding = 12
    },
    Change(.toolbarItem, "not to be edited", on: "automations", of: ["Edit"]) {
      $0.rules.editIsShown = false
    },
  ]

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "cell"]

  static let builder: [Change] = [
    Change(.label, "it has a name", on: "builder", of: ["textField", "Name", "Lights out"]) {
      $0.builder.name = "Lights out"
    },
    Change(.sectionHeader, "the first header", on: "builder", of: ["When", "As soon"]) {
      $0.builder.whenHeader = "As soon as"
    },
    Change(.title, "the title", on: "builder", of: ["New automation", "New rule", "navigationBar"]) {
      $0.builder.title = "New rule"
    },
    Change(.placeholder, "what the name is for", on: "builder", of: ["textField", "Name", "What"]) {
      $0.builder.placeholder = "What it is called"
    },
    Change(.selection, "by a sensor", on: "builder", of: ["Starts", "Sunset", "Sensor", "segmented"]) {
      $0.builder.when = 2
    },
    Change(.label, "at seven", on: "builder", of: ["9:00", "7:00", "At", "cell"]) { $0.builder.hour = 19 },
    Change(.stepper, "25 minutes", on: "builder", of: ["Wait", "stepper"]) { $0.builder.minutes = 25 },
    Change(.toggle, "not on Fridays", on: "builder", of: ["Fri"], or: Reading.paints) {
      $0.builder.days[4] = false
    },
    Change(.buttonHeight, "smaller days, 34 → 28", on: "builder", of: days) { $0.builder.day = 28 },
    Change(.spacing, "days 6 → 11 apart", on: "builder", of: days) { $0.builder.dayGap = 11 },
    Change(.cornerRadius, "days as squares", on: "builder", of: days) { $0.builder.dayIsRound = false },
    Change(
      .selection, "the kitchen", on: "builder", of: ["Room", "Hallway", "Kitchen"], or: Reading.any("text")
    ) {
      $0.builder.room = "Kitchen"
    },
    Change(.sectionHeader, "the second header", on: "builder", of: ["Then", "Do"]) {
      $0.builder.thenHeader = "Do this"
    },
    Change(.label, "what is locked", on: "builder", of: ["Lock the", "Close", "cell"]) {
      $0.builder.second = "Close the garage"
    },
    Change(.icon, "the icon of what is locked", on: "builder", of: ["lock.fill", "key", "Lock the", "cell"]) {
      $0.builder.secondIcon = "key.fill"
    },
    Change(
      .listOrder, "the door first", on: "builder",
      of: ["lightbulb", "Turn off", "lock.fill", "Lock the", "cell", "collectionView"]
    ) {
      $0.builder.isReordered = true
    },
    Change(.listRemoved, "not the heating", on: "builder", of: ["thermometer", "Lower", "cell"]) {
      $0.builder.hasThird = false
    },
    Change(.toggle, "nobody is told", on: "builder", of: ["Notify", "switch"]) {
      $0.builder.notifies = false
    },
    Change(.sectionFooter, "the footer", on: "builder", of: ["Nothing", "Not in"]) {
      $0.builder.footer = "Not in holiday mode."
    },
    Change(.disabled, "it can be saved", on: "builder", of: ["Save"]) { $0.builder.saveIsDisabled = false },
    Change(.alignment, "the red button to the left", on: "builder", of: ["Delete"]) {
      $0.builder.deleteSide = .leading
    },
    Change(.sectionSpacing, "sections 24 → 14 apart", on: "builder") { $0.builder.gap = 14 },
  ]

  private static let feeds = [
    "Picture of", "LIVE", "Front door", "Garden", "19:42", "Talk", "No picture", "Offline", "Try",
    "scrollView",
  ]
  private static let street = ["Picture of the street"]
  private static let strips = ["Front door", "Garden", "19:42", "Talk", "scrollView"]

  static let cameras: [Change] = [
    Change(
      .listRemoved, "no garden", on: "cameras",
      of: ["Picture of the garden", "LIVE", "Garden", "19:42:06"]
    ) {
      $0.cameras.hasGarden = false
    },
    Change(.codeColor, "a green frame around what moves", on: "cameras", of: street) {
      $0.cameras.motionColor = 0x51CF66
    },
    Change(.icon, "the icon of what is not there", on: "cameras", of: ["No picture"]) {
      $0.cameras.offlineIcon = "wifi.slash"
    },
    Change(.aspectRatio, "higher pictures", on: "cameras", of: feeds) { $0.cameras.ratio = 1.5 },
    Change(.cornerRadius, "pictures' corners 16 → 0", on: "cameras", of: feeds) { $0.cameras.radius = 0 },
    Change(.spacing, "pictures 16 → 28 apart", on: "cameras", of: feeds) { $0.cameras.gap = 28 },
    Change(.image, "a red sky", on: "cameras", of: street) { $0.cameras.sky = 0xC9506B },
    Change(.codeColor, "badges in green", on: "cameras", of: ["LIVE", "scrollView"]) {
      $0.cameras.liveColor = 0x2F9E44
    },
    Change(.label, "what badges say", on: "cameras", of: ["LIVE", "NOW"]) { $0.cameras.live = "NOW" },
    Change(.padding, "wider badges, 8 → 14", on: "cameras", of: ["LIVE"]) { $0.cameras.livePadding = 14 },
    Change(.alignment, "badges on the other side", on: "cameras", of: ["LIVE"]) {
      $0.cameras.liveSide = .trailing
    },
    Change(.kerning, "badges' letters further apart", on: "cameras", of: ["LIVE"]) {
      $0.cameras.liveKerning = 2.5
    },
    Change(.removed, "no dots on badges", on: "cameras", of: ["LIVE", "Picture of", "scrollView"]) {
      $0.cameras.dotIsShown = false
    },
    Change(.label, "the camera's name", on: "cameras", of: ["Front door", "Porch"]) {
      $0.cameras.name = "Porch"
    },
    Change(.font, "names larger", on: "cameras", of: ["Front door", "Garden"]) {
      $0.cameras.nameFont = .title3
    },
    Change(.material, "thicker glass", on: "cameras", of: strips + ["Picture of"]) {
      $0.cameras.stripIsThick = true
    },
    Change(.padding, "the glass's padding 12 → 22", on: "cameras", of: strips) {
      $0.cameras.stripPadding = 22
    },
    Change(.icon, "a wave to talk", on: "cameras", of: ["Talk"]) { $0.cameras.talkIcon = "phone.fill" },
    Change(.buttonHeight, "a larger button to talk", on: "cameras", of: ["Talk"]) {
      $0.cameras.talkSize = 46
    },
    Change(.removed, "not to talk", on: "cameras", of: ["Talk"]) { $0.cameras.hasTalk = false },
    Change(
      .order, "the button to talk first", on: "cameras", of: ["Talk", "Front door", "19:42:08", "scrollView"]
    ) {
      $0.cameras.talkIsFirst = true
    },
    Change(.shadow, "a larger shadow", on: "cameras", of: feeds) { $0.cameras.shadow = 14 },
    Change(.blur, "less blurred", on: "cameras", of: ["Picture of the garden", "Offline", "No picture"]) {
      $0.cameras.blur = 1
    },
    Change(.label, "since when there is no picture", on: "cameras", of: ["Offline", "Not"]) {
      $0.cameras.offline = "Not reachable"
    },
    Change(.controlSize, "a large button", on: "cameras", of: ["Try"]) { $0.cameras.retryIsSmall = false },
    Change(.removed, "no frame around what moves", on: "cameras", of: street) { $0.cameras.motion = false },
    Change(.scale, "a larger frame around what moves", on: "cameras", of: street) {
      $0.cameras.motionScale = 1.4
    },
    Change(.offset, "who walks is further left", on: "cameras", of: street) {
      $0.cameras.motionShift = -110
    },
    Change(
      .image, "the garden in colours", on: "cameras", of: ["Picture of the garden"],
      or: Reading.restyled("grayscale", "saturation")
    ) {
      $0.cameras.nightIsGray = false
    },
    Change(
      .listOrder, "the garden first", on: "cameras",
      of: ["Picture of", "LIVE", "Front door", "Garden", "19:42", "Talk", "scrollView"]
    ) {
      $0.cameras.gardenIsFirst = true
    },
  ]

  private static let hours = ["19:40", "18:05", "16:22", "8:15"]
  private static let texts = ["Somebody", "Tor unlocked", "Water under", "The heating"]
  private static let symbols = ["bell", "lock.open", "drop", "thermometer"]
  private static let line = hours + texts + symbols + ["Snapshot", "Answer", "Dismiss", "scrollView"]
  private static let chips = ["All", "Doors", "Climate"]

  static let activity: [Change] = [
    Change(.cornerRadius, "round ends of the button to answer", on: "activity", of: ["Answer"]) {
      $0.notices.replyRadius = 15
    },
    Change(.selection, "doors alone", on: "activity", of: ["All", "Doors"], or: Reading.paints) {
      $0.notices.chosen = 1
    },
    Change(.cornerRadius, "what is chosen, with corners 14 → 4", on: "activity", of: chips) {
      $0.notices.chipRadius = 4
    },
    Change(.spacing, "what can be chosen 8 → 18 apart", on: "activity", of: chips) {
      $0.notices.chipGap = 18
    },
    Change(.buttonTitle, "the third to choose", on: "activity", of: ["Climate", "Heating"]) {
      $0.notices.chip = "Heating"
    },
    Change(.divider, "no line below the bar", on: "activity") { $0.notices.barIsShown = false },
    Change(.fontWeight, "the day in light", on: "activity", of: ["Today"]) { $0.notices.dayWeight = .light },
    Change(.hidden, "not how many are new", on: "activity", of: ["3 new"]) {
      $0.notices.unreadIsShown = false
    },
    Change(.font, "hours larger", on: "activity", of: hours) { $0.notices.timeFont = .subheadline },
    Change(.alignment, "hours at the left", on: "activity", of: hours) { $0.notices.timeSide = .leading },
    Change(.avatarSize, "smaller dots, 12 → 7", on: "activity", of: line) { $0.notices.dot = 7 },
    Change(
      .borderWidth, "a thicker line", on: "activity", of: line, or: Reading.sizes
    ) {
      $0.notices.line = 5
    },
    Change(.codeColor, "a violet line", on: "activity", of: line) { $0.notices.lineColor = 0x9775FA },
    Change(
      .codeColor, "the leak in violet", on: "activity", of: ["drop", "Water under", "16:22", "scrollView"]
    ) {
      $0.notices.alarmColor = 0x862E9C
    },
    Change(.spacing, "beside the line 12 → 6", on: "activity", of: line, or: Reading.sizes) {
      $0.notices.gap = 6
    },
    Change(.spacing, "cards 14 → 26 apart", on: "activity", of: line) { $0.notices.rowGap = 26 },
    Change(.padding, "cards' padding 12 → 18", on: "activity", of: line) { $0.notices.padding = 18 },
    Change(.cornerRadius, "cards' corners 14 → 3", on: "activity", of: line) { $0.notices.radius = 3 },
    Change(.wrap, "who rang", on: "activity", of: ["Somebody", "A courier"]) {
      $0.notices.text = "A courier rang at the front door and left a parcel for Ida beside the bicycles."
    },
    Change(.lineSpacing, "lines further apart", on: "activity", of: texts) { $0.notices.textSpacing = 6 },
    Change(.aspectRatio, "a larger picture", on: "activity", of: ["Snapshot"]) {
      $0.notices.thumbnail = 92
    },
    Change(.removed, "no picture", on: "activity", of: ["Snapshot"]) {
      $0.notices.thumbnailIsShown = false
    },
    Change(.icon, "a figure for who rang", on: "activity", of: ["bell", "figure", "Somebody"]) {
      $0.notices.bellIcon = "figure.walk"
    },
    Change(.listRemoved, "no leak", on: "activity", of: ["16:22", "drop", "Water under"]) {
      $0.notices.hasLeak = false
    },
    Change(.listAdded, "the morning as well", on: "activity", of: ["7:02", "sunrise", "Morning was"]) {
      $0.notices.hasMore = true
    },
    Change(
      .listOrder, "the leak before the door", on: "activity",
      of: ["18:05", "16:22", "lock.open", "drop", "Tor unlocked", "Water under", "scrollView"]
    ) {
      $0.notices.isReordered = true
    },
    Change(.buttonTitle, "the button to answer", on: "activity", of: ["Answer", "Talk"]) {
      $0.notices.reply = "Talk"
    },
    Change(.order, "to dismiss first", on: "activity", of: ["Answer", "Dismiss", "scrollView"]) {
      $0.notices.dismissIsFirst = true
    },
    Change(.opacity, "the oldest fades", on: "activity", of: ["8:15", "thermometer", "The heating"]) {
      $0.notices.fade = 0.4
    },
  ]

  private static let initials = ["I", "T", "M", "cell"]
  private static let network = ["Address", "192", "Firmware", "4.2.1", "Signal", "Progress", "cell"]

  static let settings: [Change] = [
    Change(.label, "who lives here", on: "settings", of: ["Ida", "Tor", "cell"]) {
      $0.settings.name = "Tor & Ida"
    },
    Change(.listRemoved, "no signal", on: "settings", of: ["Signal", "Progress", "cell"]) {
      $0.settings.hasSignal = false
    },
    Change(
      .selection, "Fahrenheit", on: "settings", of: ["Units", "Celsius", "Fahrenheit", "cell"],
      or: Reading.any("text")
    ) {
      $0.settings.units = 1
    },
    Change(.alignment, "the version to the left", on: "settings", of: ["Version"]) {
      $0.settings.versionSide = .leading
    },
    Change(.placeholder, "what the field is for", on: "settings", of: ["textField", "Name of", "Address of"])
    {
      $0.settings.placeholder = "Address of the home"
    },
    Change(.label, "how many live here", on: "settings", of: ["4 members", "5 members"]) {
      $0.settings.members = "5 members"
    },
    Change(.avatarSize, "faces 44 → 36", on: "settings", of: initials + ["Ida", "4 members"]) {
      $0.settings.avatar = 36
    },
    Change(.avatarShape, "faces as squares", on: "settings", of: initials) {
      $0.settings.avatarIsRound = false
    },
    Change(.spacing, "faces overlap less", on: "settings", of: initials + ["Ida", "4 members"]) {
      $0.settings.overlap = -4
    },
    Change(.zOrder, "the first face in front", on: "settings", of: initials) {
      $0.settings.frontIsLast = false
    },
    Change(.label, "how the hub is", on: "settings", of: ["Connected", "Updating", "Hub", "cell"]) {
      $0.settings.hubState = "Updating"
    },
    Change(.icon, "the icon of the hub", on: "settings", of: ["wifi", "homepod", "Hub", "cell"]) {
      $0.settings.hubIcon = "homepod.fill"
    },
    Change(
      .toggle, "the network is folded", on: "settings", of: network + ["Network"],
      or: Reading.any("vanished")
    ) {
      $0.settings.advancedIsOpen = false
    },
    Change(
      .font, "the address as other texts", on: "settings", of: ["192", "Address"],
      or: Reading.restyled("font design", "design", "digits") + Reading.sizes
    ) {
      $0.settings.addressIsMonospaced = false
    },
    Change(.progress, "a weak signal", on: "settings", of: ["Progress", "Signal"]) {
      $0.settings.signal = 0.2
    },
    Change(
      .listOrder, "the firmware first", on: "settings",
      of: ["Address", "192", "Firmware", "4.2.1", "cell", "collectionView"]
    ) {
      $0.settings.isReordered = true
    },
    Change(.toggle, "no location", on: "settings", of: ["Use location", "switch"]) {
      $0.settings.location = false
    },
    Change(.tint, "the switch in blue", on: "settings", of: ["Use location", "switch"]) {
      $0.settings.tint = 0x1C7ED6
    },
    Change(.stepper, "five guests", on: "settings", of: ["2 guests", "5 guests", "stepper"]) {
      $0.settings.guests = 5
    },
    Change(.sectionHeader, "the header", on: "settings", of: ["Household", "Who"]) {
      $0.settings.header = "Who lives here"
    },
    Change(.sectionFooter, "the footer", on: "settings", of: ["Everybody", "All see"]) {
      $0.settings.footer = "All see what the sensors see."
    },
    Change(.sectionSpacing, "sections 26 → 38 apart", on: "settings") { $0.settings.sectionGap = 38 },
    Change(
      .rowInset, "the first rows' inset 20 → 34", on: "settings",
      of: initials + ["Ida", "4 members", "textField", "2 guests", "stepper"]
    ) {
      $0.settings.inset = 34
    },
    Change(.codeColor, "the red button in violet", on: "settings", of: ["Remove"]) {
      $0.settings.leaveColor = 0x7048E8
    },
    Change(.buttonTitle, "the red button", on: "settings", of: ["Remove", "Forget"]) {
      $0.settings.leave = "Forget this home"
    },
  ]
}
