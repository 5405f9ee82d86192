import AppVariants
import Foundation

@testable import Harbour

extension HarbourMutations {
  private static let times = ["14:20", "14:45", "15:10", "15:30"]
  private static let places = ["Mew Island", "Holm Sound", "Tern Rock", "Skerry"]
  private static let states = ["On time", "10 min", "Cancelled"]
  private static let flapRows = times + places + states + ["1", "2", "3", "4", "scrollView"]

  static let flaps: [Change] = [
    Change(.label, "14:20 → 14:25", on: "board", of: ["14:20", "14:25"]) { $0.flaps.first = "14:25" },
    Change(.spacing, "Grid verticalSpacing 8 → 12", on: "board", of: flapRows) { $0.flaps.rowGap = 12 },
    Change(
      .codeColor, "flaps foregroundStyle yellow → white", on: "board", of: times + ["1", "2", "3", "4"]
    ) {
      $0.flaps.letterColor = 0xFFFFFF
    },
    Change(.codeColor, "late foregroundStyle orange → red", on: "board", of: ["10 min"]) {
      $0.flaps.lateColor = 0xFF5A4F
    },
    Change(.fontWeight, "places fontWeight .regular → .bold", on: "board", of: places) {
      $0.flaps.nameWeight = .bold
    },
    Change(.strikethrough, "Tern Rock without strikethrough", on: "board", of: ["Tern Rock"]) {
      $0.flaps.cancelledIsStruck = false
    },
    Change(.divider, "no Divider between departures", on: "board") { $0.flaps.rules = false },
    Change(.listRemoved, "no Skerry", on: "board", of: ["15:30", "Skerry", "3", "On time"]) {
      $0.flaps.hasSkerry = false
    },
    Change(.listAdded, "the night ferry", on: "board", of: ["23:55", "Mainland", "4", "On time"]) {
      $0.flaps.hasNightFerry = true
    },
    Change(
      .listOrder, "Holm Sound before Mew Island", on: "board",
      of: [
        "14:20", "14:45", "Mew Island", "Holm Sound", "2", "4", "On time", "10 min", "scrollView",
      ]
    ) {
      $0.flaps.isReordered = true
    },
    Change(.columnOrder, "berths before times", on: "board", of: flapRows) {
      $0.flaps.columnsAreSwapped = true
    },
  ]

  static let call: [Change] = [
    Change(.buttonTitle, "Call passengers → Announce", on: "board", of: ["Call pass", "Announce"]) {
      $0.call.title = "Announce"
    },
    Change(.buttonStyle, "BuoyButtonStyle → .bordered", on: "board", of: ["Call pass"]) {
      $0.call.isBuoy = false
    },
    Change(.disabled, "Call passengers disabled()", on: "board", of: ["Call pass"]) {
      $0.call.isDisabled = true
    },
    Change(.removed, "no button Mute", on: "board", of: ["Mute"]) { $0.call.muteIsShown = false },
  ]

  private static let ships = ["MS Gannet", "MS Tern", "MS Plover", "Tug Heron"]
  private static let notes = ["Under repair", "Loading", "Taking fuel", "Ready"]
  private static let flags = ["Flag"]
  private static let tiles =
    ships + notes + flags + ["1", "2", "3", "4", "Full", "scrollView", "collectionView"]

  static let berths: [Change] = [
    Change(
      .icon, "Filter line.3.horizontal.decrease.circle → slider.horizontal.3", on: "berths", of: ["Filter"]
    ) {
      $0.berths.menu = "slider.horizontal.3"
    },
    Change(.spacing, "legend HStack spacing 16 → 28", on: "berths", of: ["Pier", "Boats", "Depth"]) {
      $0.berths.legendGap = 28
    },
    Change(
      .layoutArgument, "QuayLayout(bend: 14) → 34", on: "berths", of: flags, or: Reading.argument("bend")
    ) {
      $0.berths.bend = 34
    },
    Change(
      .shapeArgument, "Saltire(arm: 6) → 11", on: "berths", of: ["Flag M", "Saltire"],
      or: Reading.argument("arm")
    ) {
      $0.berths.arm = 11
    },
    Change(.gridColumns, "LazyVGrid of two → three columns", on: "berths") { $0.berths.columns = 3 },
    Change(.label, "Loading cars → Unloading", on: "berths", of: ["Loading", "Unloading"]) {
      $0.berths.note = "Unloading"
    },
    Change(.font, "ships font .headline → .subheadline", on: "berths", of: ships) {
      $0.berths.shipFont = .subheadline
    },
    Change(.borderWidth, "tiles strokeBorder lineWidth 1 → 3", on: "berths", of: tiles) {
      $0.berths.stroke = 3
    },
    Change(.border, "tiles strokeBorder in orange", on: "berths", of: tiles, or: Reading.paints) {
      $0.berths.strokeColor = 0xE07B1F
    },
    Change(.badge, "Full → Half full", on: "berths", of: ["Full", "Half"]) { $0.berths.sign = "Half full" },
    Change(.offset, "Full offset(x: −10) → offset(x: −60)", on: "berths", of: ["Full"]) {
      $0.berths.signShift = -50
    },
    Change(
      .zOrder, "Full behind the tile", on: "berths", of: ["Full", "MS Tern", "Loading"],
      or: Reading.any("vanished")
    ) {
      $0.berths.signIsBehind = true
    },
    Change(
      .listRemoved, "no tug at berth 4", on: "berths", of: ["Tug Heron", "Ready", "4", "Flag S"]
    ) {
      $0.berths.hasTug = false
    },
    Change(
      .hidden, "DisclosureGroup Rules is closed", on: "berths", of: ["Keep the lane", "Rules of"],
      or: Reading.any("state") + Reading.any("value")
    ) {
      $0.berths.rulesAreOpen = false
    },
  ]

  private static let water = ["Chart of"]

  static let chart: [Change] = [
    Change(
      .drawing, "Canvas water filled in mint", on: "berths", of: water, or: Reading.restyled("background")
    ) {
      $0.chart.water = 0xC9EBDD
    },
    Change(.drawing, "Canvas with 4 → 6 depth lines", on: "berths", of: water, or: Reading.any("moved")) {
      $0.chart.lines = 6
    },
    Change(.drawing, "Canvas depth lines lineWidth 1.5 → 4", on: "berths", of: water) {
      $0.chart.lineWidth = 4
    },
    Change(.drawing, "Canvas with 3 → 4 boats", on: "berths", of: water) { $0.chart.boats = 4 },
    Change(.drawing, "Canvas without the beam", on: "berths", of: water) { $0.chart.lightIsShown = false },
    Change(.aspectRatio, "Canvas frame(height: 170) → 140", on: "berths", of: water) {
      $0.chart.height = 140
    },
    Change(.clip, "no clipShape of the chart", on: "berths", of: water) { $0.chart.clips = false },
    Change(.rotation, "North rotationEffect 0° → 35°", on: "berths", of: ["North"]) {
      $0.chart.northTurn = 35
    },
  ]

  private static let about = ["Built in"]

  static let ship: [Change] = [
    Change(.toolbarItem, "no ToolbarItem Follow", on: "ship", of: ["Follow"]) { $0.ship.starIsShown = false },
    Change(.image, "sailboat.fill → ferry.fill", on: "ship", of: ["Picture of"]) {
      $0.ship.picture = "ferry.fill"
    },
    Change(.gradient, "hero LinearGradient begins in violet", on: "ship", of: ["Picture of", "MS Tern"]) {
      $0.ship.sky = 0x6D4AA8
    },
    Change(
      .opacity, "hero without mask", on: "ship", of: ["Picture of", "MS Tern", "scrollView"],
      or: Reading.restyled("mask", "gradient")
    ) {
      $0.ship.veil = false
    },
    Change(.fontSize, "name font size 30 → 24", on: "ship", of: ["MS Tern"]) { $0.ship.nameSize = 24 },
    Change(.lineLimit, "text lineLimit(2)", on: "ship", of: about) { $0.ship.aboutLines = 2 },
    Change(.lineSpacing, "text lineSpacing 2 → 7", on: "ship", of: about) { $0.ship.aboutSpacing = 7 },
    Change(.textAlignment, "text multilineTextAlignment .leading → .center", on: "ship", of: about) {
      $0.ship.aboutSide = .center
    },
    Change(.progress, "Gauge value of Fuel 0.72 → 0.3", on: "ship", of: ["Fuel", "72%", "30%"]) {
      $0.ship.fuel = 0.3
    },
    Change(.codeColor, "Fuel orange → green", on: "ship", of: ["Fuel", "72%"]) {
      $0.ship.fuelColor = 0x2E8B57
    },
    Change(.order, "Water before Fuel", on: "ship", of: ["Fuel", "Water", "72%", "45%", "scrollView"]) {
      $0.ship.tanksAreReordered = true
    },
    Change(.truncation, "a long name of the captain", on: "ship", of: ["Captain", "Ida Sandvik"]) {
      $0.ship.captain = "Ida Sandvik, with Bo Lund as her mate until Saturday evening"
    },
    Change(.divider, "no Divider between papers", on: "ship") { $0.ship.rules = false },
    Change(.underline, "manual underline()", on: "ship", of: ["Manual"]) {
      $0.ship.manualIsUnderlined = true
    },
    Change(.controlSize, "controlSize .large → .regular", on: "ship", of: ["Clear for", "Plan"]) {
      $0.ship.sailIsLarge = false
    },
    Change(.tint, "Clear for departure tint green", on: "ship", of: ["Clear for"]) {
      $0.ship.sailTint = 0x2E8B57
    },
    Change(.buttonStyle, "Plan .bordered → .plain", on: "ship", of: ["Plan"]) {
      $0.ship.planIsBordered = false
    },
  ]

  private static let vehicles = ["Lorry", "Camper", "Estate", "Post", "Tractor", "Bus"]

  static let deck: [Change] = [
    Change(.sectionHeader, "Car deck → Lower deck", on: "ship", of: ["Car deck", "Lower deck"]) {
      $0.deck.header = "Lower deck"
    },
    Change(
      .layoutArgument, "LaneLayout(gap: 4) → 10", on: "ship", of: vehicles,
      or: Reading.argument("gap") + Reading.sizes
    ) {
      $0.deck.gap = 10
    },
    Change(
      .layoutArgument, "LaneLayout(metres: 30) → 38", on: "ship", of: vehicles,
      or: Reading.argument("metres") + Reading.sizes
    ) {
      $0.deck.metres = 38
    },
    Change(
      .layoutArgument, "lorry's layoutValue 14 → 10 metres", on: "ship", of: ["Lorry", "Camper"],
      or: Reading.argument("MetresKey", "layout value", "metres") + Reading.sizes
    ) {
      $0.deck.lorry = 10
    },
    Change(.codeColor, "lorry grey → teal", on: "ship", of: ["Lorry"], or: Reading.paints) {
      $0.deck.lorryColor = 0x0F766E
    },
    Change(.cornerRadius, "vehicles cornerRadius 5 → 12", on: "ship", of: vehicles) { $0.deck.radius = 12 },
    Change(.removed, "no bus", on: "ship", of: ["Bus"]) { $0.deck.hasBus = false },
    Change(.added, "a van", on: "ship", of: ["Van"]) { $0.deck.hasVan = true },
    Change(.order, "Post before Estate", on: "ship", of: ["Estate", "Post"]) { $0.deck.isReordered = true },
  ]
}
