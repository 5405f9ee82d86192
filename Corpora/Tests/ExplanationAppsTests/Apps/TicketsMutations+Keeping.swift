import AppVariants
import Foundation

@testable import Tickets

extension TicketsMutations {
  private static let rows = [
    "tram", "music", "Porto – Lis", "New", "Weekdays", "Porto – Bra", "Fridays", "Night of", "July 2", "Kept",
    "3", "cell", "collectionView",
  ]

  static let saved: [Change] = [
    Change(.title, "the title", on: "saved", of: ["Saved", "For later", "navigationBar"]) {
      $0.saved.title = "For later"
    },
    Change(.titleMode, "a small title", on: "saved") { $0.saved.titleIsLarge = false },
    Change(.toolbarItem, "not to be edited", on: "saved", of: ["Edit"]) { $0.saved.editIsShown = false },
    Change(.label, "the first trip", on: "saved", of: ["Porto – Lis", "To work"]) {
      $0.saved.first = "To work"
    },
    Change(.font, "notes smaller", on: "saved", of: ["Weekdays", "Fridays", "July 2"]) {
      $0.saved.noteFont = .caption
    },
    Change(.icon, "a case for the first trip", on: "saved", of: ["tram", "briefcase", "Porto – Lis"]) {
      $0.saved.icon = "briefcase.fill"
    },
    Change(.avatarSize, "discs 44 → 34", on: "saved", of: rows) { $0.saved.iconBox = 34 },
    Change(.avatarShape, "discs as squares", on: "saved", of: ["tram", "music", "cell"]) {
      $0.saved.iconIsRound = false
    },
    Change(.codeColor, "the first disc in pink", on: "saved", of: ["tram", "Porto – Lis", "cell"]) {
      $0.saved.iconColor = 0xD6336C
    },
    Change(.badge, "five messages", on: "saved", of: ["3", "5", "Night of", "cell"]) { $0.saved.alerts = 5 },
    Change(.removed, "nothing is new", on: "saved", of: ["New"]) { $0.saved.badgeIsShown = false },
    Change(.spacing, "beside discs 14 → 24", on: "saved", of: rows) { $0.saved.rowGap = 24 },
    Change(.rowInset, "rows 12 → 20 in", on: "saved", of: rows) { $0.saved.rowInset = 20 },
    Change(.sectionHeader, "the second header", on: "saved", of: ["Events", "Nights"]) {
      $0.saved.eventsHeader = "Nights out"
    },
    Change(.sectionFooter, "the footer", on: "saved", of: ["Swipe", "Hold"]) {
      $0.saved.hint = "Hold a row to share it."
    },
    Change(
      .listOrder, "Braga first", on: "saved",
      of: ["tram", "Porto – Lis", "New", "Weekdays", "Porto – Bra", "Fridays", "cell", "collectionView"]
    ) {
      $0.saved.isReordered = true
    },
    Change(
      .listRemoved, "without Braga", on: "saved", of: ["tram", "Porto – Bra", "Fridays", "Kept", "cell"]
    ) {
      $0.saved.hasBraga = false
    },
    Change(.listAdded, "with Coimbra", on: "saved", of: ["bus", "Porto – Coi", "Every day", "Kept", "cell"]) {
      $0.saved.hasCoimbra = true
    },
    Change(.icon, "stars without fill", on: "saved", of: ["Kept"]) { $0.saved.starIsFilled = false },
  ]

  private static let poster = ["Poster", "Night of", "Like", "scrollView"]
  private static let date = ["Jul", "2", "Thursday", "mappin", "Casa da", "scrollView"]

  static let event: [Change] = [
    Change(.label, "the name", on: "event", of: ["Night of", "Fado by"]) {
      $0.event.name = "Fado by the river"
    },
    Change(.fontSize, "the name 34 → 26", on: "event", of: ["Night of"]) { $0.event.nameSize = 26 },
    Change(.font, "the name upright", on: "event", of: ["Night of"], or: Reading.restyled("italic", "style"))
    {
      $0.event.nameIsItalic = false
    },
    Change(.aspectRatio, "a lower poster", on: "event", of: poster) { $0.event.poster = 240 },
    Change(.gradient, "the poster begins in green", on: "event", of: poster) { $0.event.top = 0x14532D },
    Change(.iconSize, "a smaller sun", on: "event", of: poster) { $0.event.circle = 130 },
    Change(.offset, "the sun at the left", on: "event", of: poster) { $0.event.circleShift = -80 },
    Change(.blend, "the sun laid on", on: "event", of: poster) { $0.event.circleBlends = false },
    Change(.blur, "a blurred sun", on: "event", of: poster) { $0.event.circleBlur = 20 },
    Change(.clip, "the poster does not cut", on: "event", of: poster) { $0.event.clips = false },
    Change(.image, "headphones on the poster", on: "event", of: ["Poster"]) {
      $0.event.icon = "headphones"
    },
    Change(.icon, "it is liked", on: "event", of: ["Like"]) { $0.event.heart = "heart.fill" },
    Change(.label, "another day", on: "event", of: ["2", "9"]) { $0.event.date += 7 * 86_400 },
    Change(
      .avatarSize, "the day's box 56 → 68", on: "event", of: date,
      or: Reading.moved("padding", "position", "spacing")
    ) {
      $0.event.dateBox = 68
    },
    Change(.cornerRadius, "the day in a circle", on: "event", of: ["Jul", "2", "scrollView"]) {
      $0.event.dateRadius = 28
    },
    Change(.label, "where it is", on: "event", of: ["Casa da", "Coliseu"]) { $0.event.venue = "Coliseu" },
    Change(.wrap, "a short text", on: "event", of: ["Voices"]) {
      $0.event.about = "Voices until midnight, with Ana."
    },
    Change(.lineSpacing, "line spacing 3 → 11", on: "event", of: ["Voices"]) { $0.event.aboutSpacing = 11 },
    Change(.textAlignment, "the text in the middle", on: "event", of: ["Voices"]) {
      $0.event.aboutSide = .center
    },
    Change(.codeColor, "her name in no colour", on: "event", of: ["Voices"]) {
      $0.event.boldIsColored = false
    },
    Change(.underline, "more is not underlined", on: "event", of: ["Voices"]) {
      $0.event.moreIsUnderlined = false
    },
  ]

  private static let friends = ["AS", "MP", "JC", "TB"]
  private static let tiers = ["Stalls", "Balcony", "Standing", "€42", "€28", "€15", "Progress", "scrollView"]

  static let eventPlaces: [Change] = [
    Change(.listRemoved, "no standing", on: "event", of: ["Standing", "€15", "Progress"]) {
      $0.event.tiers = 2
    },
    Change(.label, "the second place", on: "event", of: ["Balcony", "Gallery"]) {
      $0.event.balcony = "Gallery"
    },
    Change(.label, "the second price", on: "event", of: ["€28", "€30"]) { $0.event.balconyPrice = "€30" },
    Change(.spacing, "places 10 → 18 apart", on: "event", of: tiers) { $0.event.tierGap = 18 },
    Change(.borderWidth, "places' borders 1 → 3", on: "event", of: tiers) { $0.event.tierStroke = 3 },
    Change(.progress, "more is left", on: "event", of: ["Progress"]) { $0.event.left = 0.7 },
    Change(.stepper, "five tickets", on: "event", of: ["2 tickets", "5 tickets", "stepper"]) {
      $0.event.count = 5
    },
    Change(.removed, "not who goes", on: "event", of: friends + ["and nine"]) {
      $0.event.goingIsShown = false
    },
    Change(.avatarSize, "faces 30 → 38", on: "event", of: friends) { $0.event.face = 38 },
    Change(.spacing, "faces that lap less", on: "event", of: friends) { $0.event.faceLap = -3 },
    Change(.zOrder, "the first face in front", on: "event", of: friends + ["scrollView"]) {
      $0.event.firstIsInFront = true
    },
    Change(.border, "thicker rings of faces", on: "event", of: friends) { $0.event.faceRing = 5 },
    Change(.buttonTitle, "the button", on: "event", of: ["Get tickets", "Buy"]) { $0.event.buy = "Buy" },
    Change(.buttonStyle, "the button in light", on: "event", of: ["Get tickets"]) {
      $0.event.buyIsLight = true
    },
  ]

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
  private static let figures = ["38", "trips", "9,412", "kilometres", "scrollView"]

  static let profile: [Change] = [
    Change(.label, "the name", on: "profile", of: ["Ravi Men", "R. Men"]) {
      $0.profile.name = "R. Menezes"
    },
    Change(.font, "the name smaller", on: "profile", of: ["Ravi Men"]) { $0.profile.nameFont = .headline },
    Change(.truncation, "a long address", on: "profile", of: ["ravi@"]) {
      $0.profile.mail =
        "ravi@travelling-with-the-whole-family-since-nineteen-ninety-four-and-still-on-the-way-to-lisboa.menezes.example"
    },
    Change(.avatarSize, "the figure 76 → 60", on: "profile", of: ["person"]) { $0.profile.face = 60 },
    Change(.avatarShape, "the figure in a square", on: "profile", of: ["person"]) {
      $0.profile.faceIsRound = false
    },
    Change(.borderWidth, "the ring 3 → 7", on: "profile", of: ["person"]) { $0.profile.faceRing = 7 },
    Change(.icon, "a crown for the level", on: "profile", of: ["star", "crown", "Gold"]) {
      $0.profile.levelIcon = "crown.fill"
    },
    Change(.label, "the level", on: "profile", of: ["Gold", "Silver"]) {
      $0.profile.level = "Silver traveller"
    },
    Change(.progress, "more points", on: "profile", of: ["Points"]) { $0.profile.points = 0.9 },
    Change(.rowHeight, "a higher bar", on: "profile", of: ["Points"]) { $0.profile.barHeight = 18 },
    Change(.label, "how many trips", on: "profile", of: ["38", "41"]) { $0.profile.trips = "41" },
    Change(.spacing, "figures 12 → 24 apart", on: "profile", of: figures, or: Reading.sizes) {
      $0.profile.statGap = 24
    },
    Change(.padding, "figures' padding 14 → 20", on: "profile", of: figures) { $0.profile.statPadding = 20 },
    Change(.cornerRadius, "figures' corners 16 → 4", on: "profile", of: figures) {
      $0.profile.statRadius = 4
    },
    Change(.order, "kilometres first", on: "profile", of: figures) { $0.profile.statsAreSwapped = true },
    Change(.chartData, "fewer trips in April", on: "profile", of: ["Apr", "other"]) {
      $0.profile.month[3] = 2
    },
    Change(.chartColor, "bars in teal", on: "profile", of: months + ["other"]) {
      $0.profile.chartColor = 0x0D9488
    },
    Change(.aspectRatio, "a lower chart", on: "profile", of: months + ["other", "Trips a"]) {
      $0.profile.chartHeight = 90
    },
    Change(.sectionHeader, "the chart's name", on: "profile", of: ["Trips a", "This year"]) {
      $0.profile.header = "This year"
    },
    Change(.toggle, "no offers", on: "profile", of: ["Offers", "switch"]) { $0.profile.news = false },
    Change(.tint, "the switch in blue", on: "profile", of: ["Tell me", "switch"]) {
      $0.profile.toggleTint = 0x1D4ED8
    },
    Change(
      .selection, "dark always", on: "profile", of: ["Appearance", "System", "Dark", "segmented"]
    ) {
      $0.profile.mode = 2
    },
    Change(
      .spacing, "rows 16 → 26 apart", on: "profile",
      of: ["Offers", "Tell me", "Appearance", "creditcard", "Ways", "scrollView"]
    ) {
      $0.profile.rowGap = 26
    },
    Change(.buttonStyle, "to sign out, filled", on: "profile", of: ["Sign out"]) {
      $0.profile.signOutIsFilled = true
    },
  ]
}
