import AppVariants
import Foundation

@testable import Tutti

extension TuttiMutations {
  private static let times = ["09:30", "11:00", "13:15", "18:45"]
  private static let titles = ["Warm-up", "Stage rehearsal", "Lunch", "Talk"]
  private static let places = ["Room of", "Great hall", "Canteen", "Foyer"]
  private static let marks = ["Mark of"]
  private static let rows = times + titles + places + marks + ["Rail", "scrollView"]

  static let schedule: [Change] = [
    Change(.sectionHeader, "The day → Timetable", on: "day", of: ["The day", "Timetable"]) {
      $0.schedule.header = "Timetable"
    },
    Change(.label, "09:30 → 10:15", on: "day", of: ["09:30", "10:15"]) { $0.schedule.first = "10:15" },
    Change(.spacing, "schedule VStack spacing 14 → 21", on: "day", of: rows) { $0.schedule.gap = 21 },
    Change(.spacing, "appointments HStack spacing 12 → 22", on: "day", of: rows) {
      $0.schedule.columnGap = 22
    },
    Change(
      .padding, "FeltCard(inset: 14) → 22", on: "day", of: rows + ["The day"],
      or: Reading.argument("inset")
    ) {
      $0.schedule.inset = 22
    },
    Change(
      .cornerRadius, "FeltCard(radius: 16) → 4", on: "day", of: rows + ["The day"],
      or: Reading.argument("radius")
    ) {
      $0.schedule.radius = 4
    },
    Change(.iconSize, "marks frame 12 → 18", on: "day", of: marks) { $0.schedule.dot = 18 },
    Change(
      .aspectRatio, "rail frame(width: 2) → 5", on: "day", of: ["Rail"],
      or: Reading.restyled("line width", "stroke")
    ) {
      $0.schedule.railWidth = 5
    },
    Change(.strikethrough, "Warm-up without strikethrough", on: "day", of: ["Warm-up"]) {
      $0.schedule.doneIsStruck = false
    },
    Change(.listRemoved, "no talk", on: "day", of: ["18:45", "Talk", "Foyer", "Mark of Talk"]) {
      $0.schedule.hasTalk = false
    },
    Change(
      .listAdded, "a photograph", on: "day", of: ["12:40", "Photograph", "Stairs", "Mark of Photograph"]
    ) {
      $0.schedule.hasPhoto = true
    },
    Change(
      .listOrder, "Lunch before Stage rehearsal", on: "day",
      of: [
        "11:00", "13:15", "Stage rehearsal", "Lunch", "Great hall", "Canteen", "Mark of Lunch",
        "Mark of Stage", "scrollView",
      ]
    ) {
      $0.schedule.isReordered = true
    },
    Change(.columnOrder, "marks before times", on: "day", of: times + marks + ["scrollView"]) {
      $0.schedule.columnsAreSwapped = true
    },
    Change(.codeColor, "places foregroundStyle .secondary → green", on: "day", of: places) {
      $0.schedule.placeColor = 0x2E7D4F
    },
    Change(.fontWeight, "titles fontWeight .medium → .heavy", on: "day", of: titles) {
      $0.schedule.titleWeight = .heavy
    },
    Change(.hidden, "no places", on: "day", of: places) { $0.schedule.placesAreShown = false },
    Change(.truncation, "a long place for lunch", on: "day", of: ["Canteen"]) {
      $0.schedule.lunch = """
        Canteen of the hall, which is reached over the yard behind the stage, past the two lorries and up the iron \
        stairs to the left of the lift for the scenery and the chairs of the choir
        """
    },
  ]

  private static let strip = [
    "Seville", "Madrid", "Porto", "14 June", "16 June", "18 June", "Picture of", "scrollView",
  ]
  private static let pictures = ["Picture of"]

  static let cities: [Change] = [
    Change(.sectionHeader, "Next → Next cities", on: "day", of: ["Next"]) {
      $0.cities.header = "Next cities"
    },
    Change(.spacing, "cities HStack spacing 12 → 24", on: "day", of: strip) { $0.cities.gap = 24 },
    Change(.aspectRatio, "cities frame(width: 118) → 96", on: "day", of: strip) { $0.cities.width = 96 },
    Change(.cornerRadius, "pictures cornerRadius 12 → 2", on: "day", of: strip) { $0.cities.corner = 2 },
    Change(.codeColor, "pictures blue → plum", on: "day", of: strip) { $0.cities.sky = 0x7D4B73 },
    Change(.icon, "Seville tram.fill → sun.horizon.fill", on: "day", of: ["Picture of Seville"]) {
      $0.cities.picture = "sun.horizon.fill"
    },
    Change(.label, "14 June → 15 June", on: "day", of: ["14 June", "15 June"]) { $0.cities.date = "15 June" },
    Change(
      .listOrder, "Madrid before Seville", on: "day",
      of: [
        "Seville", "Madrid", "14 June", "16 June", "Picture of Seville", "Picture of Madrid", "scrollView",
      ]
    ) {
      $0.cities.isReordered = true
    },
    Change(.listRemoved, "no Porto", on: "day", of: ["Porto", "18 June", "Picture of Porto"]) {
      $0.cities.hasPorto = false
    },
    Change(.opacity, "pictures opacity 1 → 0.5", on: "day", of: strip) { $0.cities.veil = 0.5 },
  ]

  private static let coach = ["Call the", "Bus", "bus"]

  static let call: [Change] = [
    Change(.buttonTitle, "Call the coach → Order taxis", on: "day", of: ["Call the", "Order taxis"]) {
      $0.call.title = "Order taxis"
    },
    Change(.buttonStyle, "ValveButtonStyle → .bordered", on: "day", of: coach) { $0.call.isValve = false },
    Change(.disabled, "Call the coach disabled()", on: "day", of: coach) { $0.call.isDisabled = true },
    Change(.removed, "no button Mute", on: "day", of: ["Mute"]) { $0.call.muteIsShown = false },
    Change(
      .buttonHeight, "ValveButtonStyle(height: 50) → 62", on: "day", of: coach,
      or: Reading.argument("height")
    ) {
      $0.call.height = 62
    },
    Change(.shadow, "Call the coach shadow(radius: 6)", on: "day", of: coach) { $0.call.glow = 6 },
  ]
}
