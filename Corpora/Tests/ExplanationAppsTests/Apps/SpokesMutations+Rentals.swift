import AppVariants
import Foundation

@testable import Spokes

extension SpokesMutations {
  private static let slots = ["Slot"]

  static let rentals: [Change] = [
    Change(
      .title, "navigationTitle Rentals → For rent", on: "rentals",
      of: ["Rentals", "For rent", "navigationBar"]
    ) {
      $0.rentals.title = "For rent"
    },
    Change(
      .icon, "Filter line.3.horizontal.decrease.circle → slider.horizontal.3", on: "rentals", of: ["Filter"]
    ) {
      $0.rentals.menu = "slider.horizontal.3"
    },
    Change(
      .spacing, "legend HStack spacing 16 → 30", on: "rentals",
      of: ["Stand", "River", "Park", "Circle", "Water Waves", "Leaf", "leaf", "circle", "water"]
    ) {
      $0.rentals.legendGap = 30
    },
    Change(
      .layoutArgument, "RackLayout(overlap: 14) → 4", on: "rentals", of: slots,
      or: Reading.argument("overlap") + Reading.sizes
    ) {
      $0.rentals.overlap = 4
    },
    Change(
      .layoutArgument, "RackLayout(rise: 4) → 9", on: "rentals", of: slots,
      or: Reading.argument("rise") + Reading.sizes
    ) {
      $0.rentals.rise = 9
    },
    Change(
      .hidden, "DisclosureGroup Before you ride is closed", on: "rentals", of: ["A deposit", "Before you"],
      or: Reading.any("state") + Reading.any("value")
    ) {
      $0.rentals.rulesAreOpen = false
    },
    Change(.wrap, "a longer text on the deposit", on: "rentals", of: ["A deposit"]) {
      $0.rentals.deposit = """
        A deposit of 50 euros is taken for each bicycle, and given back once its lights, its lock and both of its \
        bags have been looked at by one of us, which takes a quarter of an hour at most.
        """
    },
  ]

  private static let bikes = ["Heron", "Otter", "Badger", "Wren"]
  private static let notes = ["Free today", "Back at", "Needs air", "Folds", "Without motor", "Charge"]
  private static let fleet = bikes + notes + ["Out", "scrollView", "collectionView"]

  static let tiles: [Change] = [
    Change(.gridColumns, "LazyVGrid of two → three columns", on: "rentals") { $0.rentals.columns = 3 },
    Change(.font, "bicycles font .headline → .title3", on: "rentals", of: bikes) {
      $0.rentals.bikeFont = .title3
    },
    Change(.label, "Back at 17:00 → Back tomorrow", on: "rentals", of: ["Back at", "Back tomorrow"]) {
      $0.rentals.note = "Back tomorrow"
    },
    Change(.padding, "tiles padding 12 → 18", on: "rentals", of: fleet) { $0.rentals.tileInset = 18 },
    Change(.borderWidth, "tiles strokeBorder lineWidth 1 → 3", on: "rentals", of: fleet) {
      $0.rentals.stroke = 3
    },
    Change(.border, "tiles strokeBorder in blue", on: "rentals", of: fleet, or: Reading.paints) {
      $0.rentals.strokeColor = 0x2F6FD0
    },
    Change(.badge, "Out → On tour", on: "rentals", of: ["Out", "On tour"]) { $0.rentals.sign = "On tour" },
    Change(.offset, "Out offset(x: −10) → offset(x: −80)", on: "rentals", of: ["Out"]) {
      $0.rentals.signShift = -70
    },
    Change(
      .zOrder, "Out behind the tile", on: "rentals", of: ["Out", "Otter", "Back at"],
      or: Reading.any("vanished")
    ) {
      $0.rentals.signIsBehind = true
    },
    Change(.listRemoved, "no Wren", on: "rentals", of: ["Wren", "Folds", "Without motor"]) {
      $0.rentals.hasFolder = false
    },
    Change(.progress, "Gauge value of Charge 0.8 → 0.35", on: "rentals", of: ["Charge", "80%", "35%"]) {
      $0.rentals.charge = 0.35
    },
    Change(
      .tint, "BatteryGaugeStyle moss → red", on: "rentals", of: ["Charge"], or: Reading.argument("color")
    ) {
      $0.rentals.chargeTint = 0xDC2626
    },
  ]

  private static let town = ["Map of"]

  static let map: [Change] = [
    Change(.aspectRatio, "Canvas frame(height: 160) → 130", on: "rentals", of: town + ["North"]) {
      $0.map.height = 130
    },
    Change(
      .drawing, "Canvas ground filled in sand", on: "rentals", of: town, or: Reading.restyled("background")
    ) {
      $0.map.ground = 0xEADCC0
    },
    Change(.drawing, "Canvas river lineWidth 14 → 26", on: "rentals", of: town) { $0.map.river = 26 },
    Change(.drawing, "Canvas with 3 → 5 roads", on: "rentals", of: town, or: Reading.any("moved")) {
      $0.map.roads = 5
    },
    Change(.drawing, "Canvas roads lineWidth 4 → 8", on: "rentals", of: town) { $0.map.roadWidth = 8 },
    Change(.drawing, "Canvas with 4 → 5 stands", on: "rentals", of: town) { $0.map.stands = 5 },
    Change(.drawing, "Canvas without the park", on: "rentals", of: town) { $0.map.parkIsShown = false },
    Change(.drawing, "Canvas park 30 points further left", on: "rentals", of: town, or: Reading.any("moved"))
    {
      $0.map.parkShift = -30
    },
    Change(.clip, "no clipShape of the map", on: "rentals", of: town) { $0.map.clips = false },
    Change(.rotation, "North rotationEffect 0° → −40°", on: "rentals", of: ["North"]) {
      $0.map.northTurn = -40
    },
  ]
}
