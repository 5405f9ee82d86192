import AppVariants
import Foundation

@testable import Clinic

/// What people change about the app of a clinic.
enum ClinicMutations {
  typealias Change = Mutation<ClinicLook>

  static let all =
    everywhere + cards + today + banner + visit + actions + rail + cancelling + doctor + doctorDetails
    + booking + results + medication + doses + chat + insurance + family + profile + documents + onboarding

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "the colour care of the catalogue",
      on:
        "today visits doctor booking results medication messages insurance family profile documents onboarding"
    ) {
      $0.hasRevisedCare = true
    },
    Change(.theme, "dark always", on: "today visits doctor results medication messages profile onboarding") {
      $0.forcesDark = true
    },
    Change(.textSize, "large text", on: "today doctor medication messages family documents") {
      $0.textSize = .xxLarge
    },
    Change(.locale, "German formats", on: "booking results insurance") { $0.locale = "de_DE" },
    Change(
      .tabIcon, "the icon of the first tab", on: "today visits medication family", of: ["Today", "tabBar"]
    ) {
      $0.tabs.todayIcon = "house.fill"
    },
    Change(
      .label, "the tab of visits", on: "today medication messages profile",
      of: ["Visits", "Calendar", "tabBar"]
    ) {
      $0.tabs.visits = "Calendar"
    },
    Change(
      .badge, "nine are unread", on: "today visits insurance family", of: ["Messages", "tabBar", "2", "9"]
    ) {
      $0.tabs.unread = 9
    },
    Change(
      .tabOrder, "medication before visits", on: "today messages documents profile",
      of: ["Visits", "Medication", "tabBar"]
    ) {
      $0.tabs.medsAreFirst = true
    },
  ]

  private static let visitParts = [
    "Next visit", "THU", "18", "Dr. Amara", "Cardiology", "mappin", "House C", "Reschedule", "Directions",
    "In 2 days",
  ]
  private static let figures = ["14", "years", "1,900", "patients", "4 days", "waiting"]
  private static let hours = [
    "clock", "Opening", "Monday", "Tuesday", "Wednesday", "Thursday", "08:00", "13:00", "09:00", "House",
    "Video",
  ]
  private static let covers = ["Dental", "Glasses", "Abroad", "Per month", "€42"]
  private static let doseSummary = ["60%", "3 of 5", "flame", "12 days", "M", "T", "W", "F"]
  private static let onCards = visitParts + figures + hours + covers + doseSummary + ["scrollView"]

  private static let cards: [Change] = [
    Change(.cornerRadius, "cards' corners 18 → 4", on: "today doctor medication insurance", of: onCards) {
      $0.card.radius = 4
    },
    Change(.padding, "compact cards", on: "today doctor medication insurance", of: onCards) {
      $0.isCompact = true
    },
    Change(.padding, "cards' padding 16 → 24", on: "today medication insurance", of: onCards) {
      $0.card.padding = 24
    },
    Change(.shadow, "a larger shadow of cards", on: "today doctor medication insurance", of: onCards) {
      $0.card.shadow = 18
    },
    Change(.border, "cards with a border", on: "today doctor medication insurance", of: onCards) {
      $0.card.stroke = 2
    },
  ]

  private static let today: [Change] = [
    Change(.title, "the title", on: "today", of: ["Today", "Overview", "navigationBar"]) {
      $0.today.title = "Overview"
    },
    Change(.titleMode, "a small title", on: "today") { $0.today.titleIsLarge = false },
    Change(.toolbarItem, "no card in the bar", on: "today", of: ["Insurance"]) {
      $0.today.hasCardButton = false
    },
    Change(.sectionSpacing, "parts 20 → 34 apart", on: "today") { $0.today.gap = 34 },
    Change(.contentInset, "the page's inset 18 → 30", on: "today") { $0.today.inset = 30 },
    Change(.label, "the greeting", on: "today", of: ["Good morning", "Hello"]) {
      $0.today.greeting = "Hello again,"
    },
    Change(.kerning, "a wider name", on: "today", of: ["Mara"]) { $0.today.nameKerning = 1.5 },
    Change(
      .font, "the name in italics", on: "today", of: ["Mara"], or: Reading.restyled("italic", "style")
    ) {
      $0.today.nameIsItalic = true
    },
    Change(.avatarSize, "faces 40 → 50", on: "today", of: ["ML", "JL", "EL"]) { $0.today.faceSize = 50 },
    Change(.spacing, "faces that lap less", on: "today", of: ["ML", "JL", "EL"]) { $0.today.faceLap = -4 },
    Change(.avatarShape, "faces as squares", on: "today", of: ["ML", "JL", "EL"]) {
      $0.today.faceIsRound = false
    },
    Change(.zOrder, "the first face in front", on: "today", of: ["ML", "JL", "EL"]) {
      $0.today.firstFaceIsInFront = true
    },
  ]

  private static let alarm = ["phone", "Emergency", "Open day", "Call", "cross", "scrollView"]

  private static let banner: [Change] = [
    Change(.removed, "no banner", on: "today", of: ["phone", "Emergency", "Open day", "Call"]) {
      $0.banner.isShown = false
    },
    Change(.label, "what the line is", on: "today", of: ["Emergency line", "Call us"]) {
      $0.banner.title = "Call us at once"
    },
    Change(.opacity, "when it is open, paler", on: "today", of: ["Open day"]) {
      $0.banner.textOpacity = 0.5
    },
    Change(.icon, "a case for the line", on: "today", of: ["phone", "cross.case", "Emergency"]) {
      $0.banner.icon = "cross.case.fill"
    },
    Change(.buttonTitle, "to call", on: "today", of: ["Call", "Dial"]) { $0.banner.call = "Dial" },
    Change(.cornerRadius, "the button to call, with corners 17 → 6", on: "today", of: ["Call"]) {
      $0.banner.callRadius = 6
    },
    Change(.buttonHeight, "the button to call 34 → 42", on: "today", of: ["Call"]) {
      $0.banner.callHeight = 42
    },
    Change(.gradient, "the banner ends in blue", on: "today", of: alarm) { $0.banner.foot = 0x1E3A8A },
    Change(.rotation, "the cross upright", on: "today", of: alarm) { $0.banner.crossTurn = -30 },
    Change(.offset, "the cross further in", on: "today", of: alarm) { $0.banner.crossShift = 8 },
    Change(.opacity, "a stronger cross", on: "today", of: alarm) { $0.banner.crossOpacity = 0.5 },
    Change(.clip, "the banner does not cut", on: "today", of: alarm) { $0.banner.clips = false },
  ]

  private static let visit: [Change] = [
    Change(.sectionHeader, "the heading of the visit", on: "today", of: ["Next visit", "Coming up"]) {
      $0.visit.heading = "Coming up"
    },
    Change(.textCase, "the heading of the visit as written", on: "today", of: ["Next visit"]) {
      $0.visit.headingIsUppercased = false
    },
    Change(.kerning, "the heading of the visit wider", on: "today", of: ["Next visit"]) {
      $0.visit.headingTracking = 2.5
    },
    Change(.fontWeight, "the day in light", on: "today", of: ["18"]) { $0.visit.dayWeight = .light },
    Change(
      .avatarSize, "the day's box 58 → 70", on: "today", of: visitParts + ["scrollView"],
      or: Reading.moved("padding", "position", "spacing")
    ) {
      $0.visit.dayBox = 70
    },
    Change(.cornerRadius, "the day as a circle", on: "today", of: ["THU", "18", "scrollView"]) {
      $0.visit.dayRadius = 29
    },
    Change(.font, "the doctor's name larger", on: "today", of: ["Dr. Amara"]) {
      $0.visit.doctorFont = .title3
    },
    Change(.wrap, "a long reason", on: "today", of: ["Cardiology"]) {
      $0.visit.reason = "Cardiology, yearly check of rhythm and blood pressure with an ultrasound"
    },
    Change(.icon, "a house for the place", on: "today", of: ["mappin", "building", "House C"]) {
      $0.visit.placeIcon = "building.2.fill"
    },
    Change(.removed, "no place", on: "today", of: ["mappin", "House C"]) { $0.visit.placeIsShown = false },
    Change(.added, "what to bring along", on: "today", of: ["creditcard", "Bring"]) {
      $0.visit.hasNote = true
    },
    Change(.label, "in how many days", on: "today", of: ["In 2 days", "Tomorrow"]) {
      $0.visit.pill = "Tomorrow"
    },
    Change(.alignment, "in how many days, at the left", on: "today", of: ["In 2 days"]) {
      $0.visit.pillSide = .leading
    },
    Change(.background, "in how many days, on green", on: "today", of: ["In 2 days"]) {
      $0.visit.pillColor = 0x4ADE80
    },
    Change(.divider, "no line above the buttons", on: "today") { $0.visit.divider = false },
    Change(.buttonStyle, "to move it, without a ground", on: "today", of: ["Reschedule"]) {
      $0.visit.moveIsPlain = true
    },
    Change(.controlSize, "a large button for the way", on: "today", of: ["Directions"]) {
      $0.visit.routeIsLarge = true
    },
    Change(.icon, "a map for the way", on: "today", of: ["Directions"]) {
      $0.visit.routeIcon = "map.fill"
    },
    Change(.order, "the way first", on: "today", of: ["Reschedule", "Directions", "scrollView"]) {
      $0.visit.buttonsAreSwapped = true
    },
    Change(.spacing, "buttons 10 → 26 apart", on: "today", of: ["Reschedule", "Directions"]) {
      $0.visit.buttonGap = 26
    },
  ]

  private static let tiles = ["Book", "Results", "Refill", "Documents", "Vaccines", "scrollView"]

  private static let actions: [Change] = [
    Change(.sectionHeader, "the heading of tiles", on: "today", of: ["What do", "Shortcuts"]) {
      $0.actions.heading = "Shortcuts"
    },
    Change(.gridColumns, "wider tiles", on: "today") { $0.actions.minimum = 150 },
    Change(.spacing, "tiles 12 → 22 apart", on: "today", of: tiles, or: Reading.sizes) {
      $0.actions.gap = 22
    },
    Change(.buttonHeight, "tiles 92 → 76", on: "today", of: tiles) { $0.actions.height = 76 },
    Change(.iconSize, "tiles' symbols 24 → 30", on: "today", of: tiles) { $0.actions.icon = 30 },
    Change(.spacing, "tiles' names further from symbols", on: "today", of: tiles) {
      $0.actions.iconGap = 16
    },
    Change(.cornerRadius, "tiles' corners 16 → 4", on: "today", of: tiles) { $0.actions.radius = 4 },
    Change(.borderWidth, "tiles' borders 1 → 3", on: "today", of: tiles) { $0.actions.border = 3 },
    Change(.font, "tiles' names larger", on: "today", of: tiles) { $0.actions.font = .callout },
    Change(.icon, "a plus to book", on: "today", of: ["Book"]) { $0.actions.bookIcon = "plus.circle" },
    Change(.buttonTitle, "to refill", on: "today", of: ["Refill", "Renew"]) { $0.actions.refill = "Renew" },
    Change(.listRemoved, "no vaccines", on: "today", of: ["Vaccines"]) { $0.actions.hasVaccines = false },
    Change(.listAdded, "visits by video", on: "today", of: ["Video visit"]) { $0.actions.hasVideo = true },
    Change(.listOrder, "results first", on: "today", of: ["Book", "Results", "scrollView"]) {
      $0.actions.isReordered = true
    },
  ]

  private static let blood = ["drop", "Blood sample", "Fasting"]
  private static let heart = ["waveform", "Dr. Amara", "Cardiology"]
  private static let gym = ["figure.walk", "Physiotherapy", "Gym"]
  private static let blocks = blood + heart + gym + ["scrollView"]
  private static let clock = ["8:00", "9:00", "10:00", "11:00", "12:00", "13:00", "14:00"]
  private static let days = ["Mon, 15", "Tue, 16", "Wed, 17", "Thu, 18", "Fri, 19", "Sat, 20"]

  private static let rail: [Change] = [
    Change(.title, "the title", on: "visits", of: ["Visits", "This week", "navigationBar"]) {
      $0.rail.title = "This week"
    },
    Change(.icon, "a disc with a plus", on: "visits", of: ["Book"]) { $0.rail.addIcon = "plus.circle.fill" },
    Change(.toolbarItem, "no filter", on: "visits", of: ["Filter"]) { $0.rail.hasFilter = false },
    Change(
      .selection, "Friday is chosen", on: "visits", of: ["Wed, 17", "Fri, 19"], or: Reading.paints
    ) {
      $0.rail.day = 4
    },
    Change(.spacing, "days 8 → 2 apart", on: "visits", of: days, or: Reading.sizes) { $0.rail.dayGap = 2 },
    Change(.cornerRadius, "the day's corners 14 → 4", on: "visits", of: ["Wed, 17"]) {
      $0.rail.dayRadius = 4
    },
    Change(.font, "days larger", on: "visits", of: days) { $0.rail.dayFont = .title2 },
    Change(.rowHeight, "hours 64 → 78 high", on: "visits", of: blocks + clock + ["Now"]) {
      $0.rail.hour = 78
    },
    Change(.font, "hours larger", on: "visits", of: clock) { $0.rail.hourFont = .subheadline },
    Change(.opacity, "stronger lines", on: "visits", of: clock + ["scrollView"]) {
      $0.rail.lineOpacity = 0.6
    },
    Change(.offset, "it is earlier", on: "visits", of: ["Now"]) { $0.rail.now = 0.42 },
    Change(.removed, "not when it is now", on: "visits", of: ["Now"]) { $0.rail.nowIsShown = false },
    Change(.cornerRadius, "visits' corners 10 → 0", on: "visits", of: blocks) { $0.rail.blockRadius = 0 },
    Change(.padding, "visits' padding 10 → 22", on: "visits", of: blocks) { $0.rail.blockInset = 22 },
    Change(.opacity, "visits stronger", on: "visits", of: blocks) { $0.rail.blockFill = 0.45 },
    Change(.borderWidth, "visits' edge 4 → 9", on: "visits", of: blocks, or: Reading.sizes) {
      $0.rail.edge = 9
    },
    Change(.codeColor, "the sample in pink", on: "visits", of: blood + ["scrollView"]) {
      $0.rail.firstColor = 0xDB2777
    },
    Change(.label, "the first visit", on: "visits", of: ["Blood sample", "Urine"]) {
      $0.rail.first = "Urine sample"
    },
    Change(
      .font, "notes in italics", on: "visits", of: ["Fasting", "Cardiology", "Gym"],
      or: Reading.restyled("italic", "style")
    ) {
      $0.rail.noteIsItalic = true
    },
    Change(.rowHeight, "a shorter sample", on: "visits", of: blood + ["scrollView"]) {
      $0.rail.firstLength = 0.72
    },
    Change(.icon, "a heart for the doctor", on: "visits", of: ["waveform", "heart", "Dr. Amara"]) {
      $0.rail.secondIcon = "heart.fill"
    },
    Change(.strikethrough, "physiotherapy is off", on: "visits", of: ["Physiotherapy"]) {
      $0.rail.thirdIsCancelled = true
    },
    Change(.listRemoved, "no physiotherapy", on: "visits", of: gym) { $0.rail.hasThird = false },
    Change(.listAdded, "the pharmacy", on: "visits", of: ["pills", "Pharmacy", "Pick up"]) {
      $0.rail.hasFourth = true
    },
    Change(.zOrder, "the sample in front", on: "visits", of: blood + heart + ["scrollView"]) {
      $0.rail.laterIsInFront = false
    },
    Change(.sectionFooter, "the footer", on: "visits", of: ["Times are", "All times"]) {
      $0.rail.footer = "All times are local."
    },
  ]

  private static let cancelling: [Change] = [
    Change(.label, "the question", on: "cancel", of: ["Cancel this", "Do you", "sheet"]) {
      $0.rail.question = "Do you want to cancel?"
    },
    Change(.label, "what is cancelled", on: "cancel", of: ["Blood sample, Thu", "Your sample"]) {
      $0.rail.message = "Your sample at nine."
    },
    Change(.buttonTitle, "the red button", on: "cancel", of: ["Cancel visit", "Yes"]) {
      $0.rail.cancel = "Yes, cancel"
    },
    Change(.removed, "not to be moved", on: "cancel", of: ["Move it"]) { $0.rail.hasMove = false },
  ]

  private static let head = [
    "Photo", "person", "Verified", "Dr. Amara", "Cardiologist", "Stars", "4.8", "(212", "scrollView",
  ]

  private static let doctor: [Change] = [
    Change(.image, "another figure for the photo", on: "doctor", of: ["person", "Photo"]) {
      $0.doctor.photoIcon = "person.crop.circle"
    },
    Change(.gradient, "the photo's ground ends in purple", on: "doctor", of: ["Photo", "person"]) {
      $0.doctor.photoFoot = 0x6D28D9
    },
    Change(.avatarShape, "a round photo", on: "doctor", of: ["Photo", "person"]) {
      $0.doctor.photoRadius = 52
    },
    Change(.avatarSize, "the photo 104 → 84", on: "doctor", of: ["Photo", "person"]) {
      $0.doctor.photo = 84
    },
    Change(.removed, "not verified", on: "doctor", of: ["Verified"]) { $0.doctor.sealIsShown = false },
    Change(.iconSize, "the seal 24 → 34", on: "doctor", of: ["Verified"]) { $0.doctor.sealSize = 34 },
    Change(.spacing, "beside the photo 16 → 28", on: "doctor", of: head) { $0.doctor.headGap = 28 },
    Change(.alignment, "texts at the photo's top", on: "doctor", of: head) { $0.doctor.headIsOnTop = true },
    Change(.codeColor, "red stars", on: "doctor", of: ["Stars"]) { $0.doctor.starColor = 0xE11D48 },
    Change(.icon, "hearts for stars", on: "doctor", of: ["Stars"]) { $0.doctor.starIcon = "heart.fill" },
    Change(.progress, "two stars", on: "doctor", of: ["Stars"], or: Reading.paints) { $0.doctor.stars = 2 },
    Change(.iconSize, "stars 14 → 18", on: "doctor", of: ["Stars"]) { $0.doctor.starSize = 18 },
    Change(.fontWeight, "the rating in regular", on: "doctor", of: ["4.8"]) {
      $0.doctor.ratingWeight = .regular
    },
    Change(.label, "how many have rated", on: "doctor", of: ["(212", "(9"]) { $0.doctor.reviews = "98" },
    Change(.fontSize, "figures 22 → 28", on: "doctor", of: ["14", "1,900", "4 days"]) {
      $0.doctor.figureSize = 28
    },
    Change(.divider, "no lines between figures", on: "doctor") { $0.doctor.figureDividers = false },
    Change(.order, "patients first", on: "doctor", of: ["14", "years", "1,900", "patients", "scrollView"]) {
      $0.doctor.figuresAreSwapped = true
    },
  ]

  private static let tags = ["Heart rhythm", "Blood pressure", "Ultrasound", "Sports", "scrollView"]
  private static let times = ["08:00", "13:00", "09:00"]

  private static let doctorDetails: [Change] = [
    Change(.spacing, "tags 8 → 16 apart", on: "doctor", of: tags) { $0.doctor.tagGap = 16 },
    Change(.padding, "tags' padding 12 → 17", on: "doctor", of: tags) { $0.doctor.tagPadding = 17 },
    Change(.cornerRadius, "tags' corners 14 → 3", on: "doctor", of: tags) { $0.doctor.tagRadius = 3 },
    Change(.opacity, "tags on a stronger ground", on: "doctor", of: tags) { $0.doctor.tagFill = 0.35 },
    Change(.label, "the first tag", on: "doctor", of: ["Heart rhythm", "Arrhythmia"]) {
      $0.doctor.tag = "Arrhythmia"
    },
    Change(.listRemoved, "three tags", on: "doctor", of: ["Sports"]) { $0.doctor.hasTag = false },
    Change(.sectionHeader, "the heading of hours", on: "doctor", of: ["Opening", "When"]) {
      $0.doctor.hours = "When to come"
    },
    Change(.spacing, "rows 10 → 18 apart", on: "doctor", of: hours + ["scrollView"]) {
      $0.doctor.rowGap = 18
    },
    Change(.spacing, "columns 18 → 34 apart", on: "doctor", of: hours + ["scrollView"], or: Reading.sizes) {
      $0.doctor.columnGap = 34
    },
    Change(.label, "Monday's hours", on: "doctor", of: ["08:00 – 12", "10:00"]) {
      $0.doctor.monday = "10:00 – 12:00"
    },
    Change(.strikethrough, "Wednesday as usual", on: "doctor", of: ["09:00"]) {
      $0.doctor.wednesdayIsStruck = false
    },
    Change(.digits, "proportional digits", on: "doctor", of: times) {
      $0.doctor.hoursAreMonospaced = false
    },
    Change(.fontWeight, "Thursday in regular", on: "doctor", of: ["Thursday"]) {
      $0.doctor.todayIsBold = false
    },
    Change(.columnOrder, "places before hours", on: "doctor", of: hours + ["scrollView"]) {
      $0.doctor.columnsAreSwapped = true
    },
    Change(.lineLimit, "one line about the doctor", on: "doctor", of: ["Amara treats"]) {
      $0.doctor.aboutLines = 1
    },
    Change(.lineSpacing, "line spacing 2 → 8", on: "doctor", of: ["Amara treats"]) {
      $0.doctor.aboutSpacing = 8
    },
    Change(.textAlignment, "about the doctor, in the middle", on: "doctor", of: ["Amara treats"]) {
      $0.doctor.aboutSide = .center
    },
    Change(.label, "what it costs", on: "doctor", of: ["$80", "$120"]) { $0.doctor.price = "$120" },
    Change(.buttonTitle, "the wide button", on: "doctor", of: ["Book a", "Ask for"]) {
      $0.doctor.book = "Ask for a time"
    },
    Change(.cornerRadius, "the wide button's corners 25 → 10", on: "doctor", of: ["Book a"]) {
      $0.doctor.bookRadius = 10
    },
    Change(.buttonHeight, "the wide button 50 → 60", on: "doctor", of: ["Book a"]) {
      $0.doctor.bookHeight = 60
    },
    Change(.gradient, "the wide button flat", on: "doctor", of: ["Book a"]) {
      $0.doctor.bookIsGradient = false
    },
    Change(.icon, "a bookmark to save", on: "doctor", of: ["Save"]) { $0.doctor.saveIcon = "bookmark" },
  ]
}
