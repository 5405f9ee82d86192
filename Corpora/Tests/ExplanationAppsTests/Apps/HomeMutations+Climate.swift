import AppVariants
import Foundation

@testable import Home

/// How warm it is, scenes, and what is used.
extension HomeMutations {
  private static let dial = ["Thermostat", "scrollView"]
  private static let keys = ["Colder", "Warmer"]
  private static let gauges = ["48%", "Humidity", "Valve", "Damp", "scrollView"]
  private static let times = ["6:30", "8:15", "17:00", "22:30"]
  private static let table =
    times + ["Wake", "Work", "Evening", "Night", "21°", "18°", "21.5°", "16°", "scrollView"]

  static let climate: [Change] = [
    Change(.toggle, "not to save while away", on: "climate", of: ["Eco", "switch"]) {
      $0.climate.eco = false
    },
    Change(.title, "the title", on: "climate", of: ["Climate", "Heating", "navigationBar"]) {
      $0.climate.title = "Heating"
    },
    Change(.chartData, "it is to be warmer", on: "climate", of: dial) { $0.climate.target = 0.85 },
    Change(
      .borderWidth, "a thinner dial, 22 → 12", on: "climate", of: dial
    ) {
      $0.climate.line = 12
    },
    Change(
      .cornerStyle, "the dial's ends are cut", on: "climate", of: dial,
      or: Reading.restyled("line cap", "stroke", "cap")
    ) {
      $0.climate.lineIsRound = false
    },
    Change(.gradient, "the dial ends in violet", on: "climate", of: dial) {
      $0.climate.dialFoot = 0x7048E8
    },
    Change(
      .opacity, "the dial's ground is darker", on: "climate", of: dial, or: Reading.restyled("stroke")
    ) {
      $0.climate.trackOpacity = 0.4
    },
    Change(.removed, "no marks on the dial", on: "climate", of: dial) { $0.climate.ticks = false },
    Change(.shadow, "a larger shadow of the knob", on: "climate", of: dial) { $0.climate.knobShadow = 10 },
    Change(.label, "what it does", on: "climate", of: ["Heating to", "Warming"]) {
      $0.climate.caption = "Warming up to"
    },
    Change(.textCase, "what it does in small letters", on: "climate", of: ["Heating to"]) {
      $0.climate.captionIsUppercased = false
    },
    Change(.fontSize, "smaller degrees, 62 → 50", on: "climate", of: ["21.5"]) {
      $0.climate.degreesSize = 50
    },
    Change(.fontWeight, "degrees in semibold", on: "climate", of: ["21.5"]) {
      $0.climate.degreesWeight = .semibold
    },
    Change(.label, "how warm it is now", on: "climate", of: ["Now", "19.8"]) {
      $0.climate.now = "Now 17.1°"
    },
    Change(.buttonHeight, "larger buttons, 56 → 68", on: "climate", of: keys) {
      $0.climate.buttonSize = 68
    },
    Change(.spacing, "buttons 48 → 20 apart", on: "climate", of: keys) { $0.climate.buttonGap = 20 },
    Change(.icon, "the icon to make it warmer", on: "climate", of: ["Warmer"]) {
      $0.climate.plusIcon = "chevron.up"
    },
    Change(.disabled, "not to be made colder", on: "climate", of: ["Colder"]) {
      $0.climate.minusIsDisabled = true
    },
    Change(.border, "a border of buttons", on: "climate", of: keys) { $0.climate.buttonBorder = 2 },
    Change(.selection, "to cool", on: "climate", of: ["Mode", "Heat", "Cool"]) { $0.climate.mode = 1 },
    Change(.buttonTitle, "the third mode", on: "climate", of: ["Auto", "Both", "Mode"]) {
      $0.climate.third = "Both"
    },
    Change(.added, "that a window is open", on: "climate", of: ["A window", "wind"]) {
      $0.climate.hasNote = true
    },
    Change(
      .progress, "more damp", on: "climate", of: ["48%", "81%", "Humidity", "Damp"], or: Reading.any("text")
    ) {
      $0.climate.humidity = 0.81
    },
    Change(.chartColor, "a ring in teal", on: "climate", of: ["48%", "Humidity", "Damp"]) {
      $0.climate.gaugeIsTeal = true
    },
    Change(.progress, "the valve is nearly closed", on: "climate", of: ["Valve"]) {
      $0.climate.valve = 0.12
    },
    Change(.order, "the valve first", on: "climate", of: gauges) { $0.climate.gaugesAreSwapped = true },
    Change(.label, "what the ring is called", on: "climate", of: ["Humidity", "Damp"]) {
      $0.climate.gaugeLabel = "Damp air"
    },
    Change(.sectionHeader, "the header of times", on: "climate", of: ["Schedule", "Every day"]) {
      $0.climate.schedule = "Every day"
    },
    Change(.digits, "times as the font has digits", on: "climate", of: times) {
      $0.climate.timeIsMonospaced = false
    },
    Change(.strikethrough, "work is struck", on: "climate", of: ["18°"]) { $0.climate.workIsStruck = true },
    Change(.spacing, "columns 18 → 34 apart", on: "climate", of: table) { $0.climate.columnGap = 34 },
    Change(.columnOrder, "names before times", on: "climate", of: table) {
      $0.climate.columnsAreSwapped = true
    },
    Change(.padding, "the box's padding 16 → 24", on: "climate", of: table + ["clock", "Schedule"]) {
      $0.climate.boxPadding = 24
    },
    Change(
      .cornerRadius, "boxes' corners 16 → 4", on: "climate",
      of: gauges + table + ["clock", "Schedule", "Eco"]
    ) {
      $0.climate.boxRadius = 4
    },
  ]

  private static let names = ["Morning", "Film", "Away", "Good night", "Dinner", "Read"]
  private static let presets = names + ["Active", "scrollView"]

  static let scenes: [Change] = [
    Change(.removed, "not how much scenes set", on: "scenes", of: presets, or: Reading.text("label")) {
      $0.scenes.countIsShown = false
    },
    Change(.wrap, "a longer word above", on: "scenes", of: ["One touch"]) {
      $0.scenes.intro =
        "One touch for a whole room, for all of them, or for nothing but the lamp beside the bed."
    },
    Change(.lineSpacing, "the lines above further apart", on: "scenes", of: ["One touch"]) {
      $0.scenes.introSpacing = 8
    },
    Change(.textAlignment, "the word above in the middle", on: "scenes", of: ["One touch"]) {
      $0.scenes.introSide = .center
    },
    Change(.codeColor, "the word above without a gradient", on: "scenes", of: ["One touch"]) {
      $0.scenes.gradientText = false
    },
    Change(.gridColumns, "three in a row", on: "scenes") { $0.scenes.columns = 3 },
    Change(.spacing, "scenes 12 → 22 apart", on: "scenes", of: presets, or: Reading.sizes) {
      $0.scenes.gap = 22
    },
    Change(.rowHeight, "higher scenes, 104 → 124", on: "scenes", of: presets) { $0.scenes.height = 124 },
    Change(.cornerRadius, "scenes' corners 22 → 8", on: "scenes", of: presets) { $0.scenes.radius = 8 },
    Change(.padding, "scenes' padding 16 → 24", on: "scenes", of: presets) { $0.scenes.padding = 24 },
    Change(.gradient, "morning begins in pink", on: "scenes", of: ["Morning"]) {
      $0.scenes.morningTop = 0xF472B6
    },
    Change(.gradient, "the night ends in violet", on: "scenes", of: ["Good night"]) {
      $0.scenes.nightFoot = 0x86198F
    },
    Change(.icon, "a cup for the morning", on: "scenes", of: ["Morning"]) {
      $0.scenes.morningIcon = "cup.and.saucer.fill"
    },
    Change(.iconSize, "smaller symbols", on: "scenes", of: names) { $0.scenes.iconSize = 19 },
    Change(.label, "a scene's name", on: "scenes", of: ["Film", "Cinema"]) { $0.scenes.film = "Cinema" },
    Change(.font, "names larger", on: "scenes", of: names) { $0.scenes.nameFont = .title2 },
    Change(.label, "how much it sets", on: "scenes", of: ["Morning"]) { $0.scenes.count = "9 devices" },
    Change(
      .listOrder, "away before the film", on: "scenes", of: ["Film", "Away", "scrollView"]
    ) {
      $0.scenes.isReordered = true
    },
    Change(.listRemoved, "not to read", on: "scenes", of: ["Read"]) { $0.scenes.hasSixth = false },
    Change(.listAdded, "for guests", on: "scenes", of: ["Guests"]) { $0.scenes.hasGuests = true },
    Change(.removed, "not which one holds", on: "scenes", of: ["Morning", "Active", "checkmark"]) {
      $0.scenes.checkIsShown = false
    },
    Change(.icon, "the mark of what holds", on: "scenes", of: ["Morning", "Active", "checkmark"]) {
      $0.scenes.checkIcon = "star.fill"
    },
    Change(.alignment, "the mark in the middle", on: "scenes", of: ["Morning", "Active", "checkmark"]) {
      $0.scenes.checkSide = .center
    },
    Change(.shadow, "no shadow of scenes", on: "scenes", of: presets) { $0.scenes.shadow = 1 },
    Change(.opacity, "what does not hold, fainter", on: "scenes", of: presets) {
      $0.scenes.dimsOthers = 0.6
    },
    Change(.blend, "light lies over scenes", on: "scenes", of: presets) { $0.scenes.glowBlends = true },
    Change(.blur, "light with edges", on: "scenes", of: presets) { $0.scenes.glowBlur = 2 },
    Change(.clip, "scenes are not cut", on: "scenes", of: presets) { $0.scenes.clips = false },
    Change(.sectionHeader, "the header below scenes", on: "scenes", of: ["Suggested", "Why not"]) {
      $0.scenes.suggested = "Why not"
    },
    Change(.borderWidth, "thicker capsules", on: "scenes", of: ["Dim at", "Air the", "scrollView"]) {
      $0.scenes.suggestionWidth = 2.5
    },
    Change(.buttonTitle, "the wide button", on: "scenes", of: ["Create", "Add a"]) {
      $0.scenes.wideTitle = "Add a scene"
    },
    Change(.buttonStyle, "the wide button with a border", on: "scenes", of: ["Create"]) {
      $0.scenes.wideIsBordered = true
    },
    Change(.buttonHeight, "a higher wide button", on: "scenes", of: ["Create"]) {
      $0.scenes.wideHeight = 62
    },
  ]

  private static let used = ["41.6", "kWh", "chart.line", "8%", "Grid", "Solar", "scrollView"]
  private static let bars = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "other", "scrollView"]
  private static let consumers = ["Heat pump", "Washer", "Oven", "Lights", "Most", "scrollView"]

  static let energy: [Change] = [
    Change(.fontWeight, "the figure in light", on: "energy", of: ["41.6"]) { $0.energy.usedWeight = .light },
    Change(.icon, "the icon of the washer", on: "energy", of: ["Washer", "scrollView"]) {
      $0.energy.washerIcon = "drop"
    },
    Change(.chartColor, "what the grid gives in grey", on: "energy", of: bars + ["Grid"]) {
      $0.energy.gridColor = 0x868E96
    },
    Change(.selection, "the month", on: "energy", of: ["Range", "Week", "Month"]) { $0.energy.range = 2 },
    Change(.label, "how much was used", on: "energy", of: ["41.6", "12.9"]) { $0.energy.used = 12.9 },
    Change(.fontSize, "a smaller figure, 44 → 34", on: "energy", of: ["41.6"]) {
      $0.energy.usedSize = 34
    },
    Change(
      .font, "a figure that is not round", on: "energy", of: ["41.6"],
      or: Reading.restyled("font design", "design")
    ) {
      $0.energy.usedIsRounded = false
    },
    Change(.label, "the unit", on: "energy", of: ["kWh"]) { $0.energy.unit = "kWh since Monday" },
    Change(.icon, "the icon of the trend", on: "energy", of: ["chart.line", "arrow", "8%"]) {
      $0.energy.deltaIcon = "arrow.down.right"
    },
    Change(.codeColor, "the trend in blue", on: "energy", of: ["chart.line", "8%"]) {
      $0.energy.deltaColor = 0x1C7ED6
    },
    Change(.chartData, "less on Saturday", on: "energy", of: ["Sa", "other", "scrollView"]) {
      $0.energy.grid[5] = 2.4
    },
    Change(.chartColor, "what the roof makes in green", on: "energy", of: bars + ["Solar"]) {
      $0.energy.solarColor = 0x40C057
    },
    Change(.cornerRadius, "bars' corners 3 → 9", on: "energy", of: bars) { $0.energy.barRadius = 9 },
    Change(
      .aspectRatio, "narrower bars, 22 → 12", on: "energy", of: bars,
      or: [Reading(kind: "resized", property: "bar width")]
    ) {
      $0.energy.barWidth = 12
    },
    Change(.removed, "not the average", on: "energy", of: bars + ["5.9", "Average"]) {
      $0.energy.averageIsShown = false
    },
    Change(.rowHeight, "a lower chart, 190 → 150", on: "energy", of: bars) { $0.energy.chartHeight = 150 },
    Change(.removed, "no numbers beside bars", on: "energy", of: bars + ["0", "2", "4", "6", "8"]) {
      $0.energy.axisIsShown = false
    },
    Change(.order, "the roof first", on: "energy", of: ["Grid", "Solar", "scrollView"]) {
      $0.energy.legendIsSwapped = true
    },
    Change(.spacing, "the legend 18 → 34 apart", on: "energy", of: ["Grid", "Solar"]) {
      $0.energy.legendGap = 34
    },
    Change(.lineLimit, "a hint of one line", on: "energy", of: ["Run the"]) { $0.energy.tipLimit = 1 },
    Change(.borderWidth, "a thicker border of the hint", on: "energy", of: ["Run the", "scrollView"]) {
      $0.energy.tipBorder = 4
    },
    Change(.opacity, "a stronger hint", on: "energy", of: ["Run the", "scrollView"]) {
      $0.energy.tipOpacity = 0.45
    },
    Change(.removed, "no hint", on: "energy", of: ["Run the"]) { $0.energy.hasTip = false },
    Change(.progress, "the heat pump uses less", on: "energy", of: ["Heat pump"]) { $0.energy.first = 0.35 },
    Change(.label, "what uses most", on: "energy", of: ["Heat pump", "Boiler"]) {
      $0.energy.second = "Boiler"
    },
    Change(
      .digits, "figures in one width", on: "energy", of: ["Heat pump", "Washer", "Oven", "Lights"],
      or: Reading.restyled("font design", "design")
    ) {
      $0.energy.figureIsMonospaced = true
    },
    Change(.tint, "lines in violet", on: "energy", of: consumers) { $0.energy.deviceTint = 0x7048E8 },
    Change(.listOrder, "the washer first", on: "energy", of: ["Heat pump", "Washer", "scrollView"]) {
      $0.energy.isReordered = true
    },
    Change(.padding, "cards' padding 18 → 26", on: "energy", of: used + bars + consumers) {
      $0.energy.cardPadding = 26
    },
  ]
}
