import AppVariants
import Foundation

@testable import Harbour

extension HarbourMutations {
  private static let tideRows = [
    "Low water", "High water", "03:10", "12:05", "0.4 m", "2.1 m", "scrollView",
  ]

  static let tides: [Change] = [
    Change(
      .selection, "Picker selection Day → Week", on: "tides", of: ["Range", "Day", "Week", "segmented"]
    ) {
      $0.tides.range = 1
    },
    Change(.label, "1.4 m → 0.9 m", on: "tides", of: ["1.4 m", "0.9 m"]) { $0.tides.level = "0.9 m" },
    Change(.fontWeight, "level weight .bold → .light", on: "tides", of: ["1.4 m"]) {
      $0.tides.levelWeight = .light
    },
    Change(.digits, "level design .default → .monospaced", on: "tides", of: ["1.4 m"]) {
      $0.tides.levelIsDigits = true
    },
    Change(.icon, "arrow.up.right → arrow.down.right", on: "tides", of: ["arrow", "rising"]) {
      $0.tides.trendIcon = "arrow.down.right"
    },
    Change(.shapeArgument, "Moon(lit: 0.32) → 0.8", on: "tides", of: ["Moon"], or: Reading.argument("lit")) {
      $0.tides.lit = 0.8
    },
    Change(.iconSize, "Moon frame 44 → 56", on: "tides", of: ["Moon"]) { $0.tides.moon = 56 },
    Change(.spacing, "Grid verticalSpacing 8 → 14", on: "tides", of: tideRows) { $0.tides.tableGap = 14 },
    Change(.listOrder, "high before low water", on: "tides", of: tideRows) {
      $0.tides.tableIsReordered = true
    },
    Change(.columnOrder, "times before names", on: "tides", of: tideRows) {
      $0.tides.columnsAreSwapped = true
    },
    Change(.divider, "no Divider between tides", on: "tides") { $0.tides.rule = false },
  ]

  private static let hours = ["0", "6", "12", "18", "24", "Hour", "Metres", "other", "chart"]
  private static let days = [
    "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Out", "Back", "other", "chart",
  ]

  static let charts: [Change] = [
    Change(.sectionHeader, "Water above chart datum → Level", on: "tides", of: ["Water above", "Level"]) {
      $0.tides.header = "Level"
    },
    Change(.chartData, "water at noon 2.1 → 1.2", on: "tides", of: hours) { $0.tides.heights[4] = 1.2 },
    Change(.chartColor, "water blue → violet", on: "tides", of: hours) { $0.tides.color = 0x7C3AED },
    Change(
      .borderWidth, "LineMark lineWidth 2.5 → 5", on: "tides", of: hours,
      or: Reading.restyled("line style", "stroke style")
    ) {
      $0.tides.line = 5
    },
    Change(.opacity, "AreaMark opacity 0.2 → 0.55", on: "tides", of: hours, or: Reading.paints) {
      $0.tides.area = 0.55
    },
    Change(.removed, "no RuleMark", on: "tides", of: ["Now", "13"] + hours) { $0.tides.nowIsShown = false },
    Change(
      .chartAxis, "chartYScale(domain: 0...2.5) → 0...4", on: "tides", of: hours,
      or: Reading.restyled("y scale", "y domain") + Reading.any("resized") + Reading.any("moved")
    ) {
      $0.tides.top = 4
    },
    Change(
      .chartAxis, "chartYAxis(.hidden)", on: "tides", of: hours,
      or: Reading.restyled("y axis") + Reading.sizes
    ) {
      $0.tides.yAxisIsShown = false
    },
    Change(.textCase, "header textCase nil → .uppercase", on: "tides", of: ["Passengers"]) {
      $0.traffic.headerIsUppercased = true
    },
    Change(
      .chartData, "Saturday's passengers out 610 → 250", on: "tides", of: ["Sat", "Out", "other", "chart"]
    ) {
      $0.traffic.out[5] = 250
    },
    Change(
      .chartColor, "Out blue → teal", on: "tides", of: days, or: Reading.restyled("colour of series “Out”")
    ) {
      $0.traffic.outColor = 0x0D9488
    },
    Change(.cornerRadius, "BarMark cornerRadius 3 → 7", on: "tides", of: days) { $0.traffic.barRadius = 7 },
    Change(.chartAxis, "chartLegend(.hidden)", on: "tides", of: days, or: Reading.restyled("legend")) {
      $0.traffic.legendIsShown = false
    },
  ]

  private static let warning = ["Gale warning"]
  private static let pills = ["Gusts 19", "Air 11", "Swell 2", "Sign of"]

  static let wind: [Change] = [
    Change(.gradient, "RadialGradient begins in green", on: "wind") { $0.wind.middle = 0x2F6B4F },
    Change(.removed, "no button Close", on: "wind", of: ["Close"]) { $0.wind.closeIsShown = false },
    Change(.iconSize, "signs font size 22 → 30", on: "wind", of: ["Sign of"]) { $0.wind.icon = 30 },
    Change(.order, "Air before Gusts", on: "wind", of: ["Gusts 19", "Air 11", "Sign of"]) {
      $0.wind.pillsAreReordered = true
    },
    Change(.removed, "no pill Swell", on: "wind", of: ["Swell 2", "Sign of Swell"]) {
      $0.wind.hasSwellPill = false
    },
    Change(.material, "warning background .ultraThinMaterial → brown", on: "wind", of: warning) {
      $0.wind.warningIsMaterial = false
    },
    Change(.lineSpacing, "warning lineSpacing 1 → 7", on: "wind", of: warning) {
      $0.wind.warningSpacing = 7
    },
    Change(.textAlignment, "warning multilineTextAlignment .leading → .center", on: "wind", of: warning) {
      $0.wind.warningSide = .center
    },
    Change(.buttonHeight, "BuoyButtonStyle(height: 46) → 60", on: "wind", of: ["Hoist"]) {
      $0.wind.button = 60
    },
    Change(.buttonTitle, "Hoist the signal → Stop all ferries", on: "wind", of: ["Hoist", "Stop all"]) {
      $0.wind.hoist = "Stop all ferries"
    },
  ]

  static let dial: [Change] = [
    Change(.blur, "Glow blur(radius: 30) → 8", on: "wind", of: ["Glow"]) { $0.wind.glow = 8 },
    Change(
      .shapeArgument, "WindRose(points: 4) → 6", on: "wind", of: ["Rose"], or: Reading.argument("points")
    ) {
      $0.wind.points = 6
    },
    Change(
      .shapeArgument, "WindRose(waist: 0.2) → 0.4", on: "wind", of: ["Rose"], or: Reading.argument("waist")
    ) {
      $0.wind.waist = 0.4
    },
    Change(.opacity, "Rose opacity 0.35 → 0.75", on: "wind", of: ["Rose"]) { $0.wind.roseOpacity = 0.75 },
    Change(.scale, "Rose scaleEffect 1 → 0.8", on: "wind", of: ["Rose"]) { $0.wind.roseScale = 0.8 },
    Change(.rotation, "Needle rotationEffect 225° → 315°", on: "wind", of: ["Needle"]) {
      $0.wind.direction = 315
    },
    Change(.shadow, "Needle shadow(radius: 8)", on: "wind", of: ["Needle"]) { $0.wind.needleShadow = 8 },
    Change(.progress, "Circle trim(to: 0.58) → 0.85", on: "wind", of: ["Gusts of"]) { $0.wind.gust = 0.85 },
    Change(.label, "14 → 17", on: "wind", of: ["14", "17"]) { $0.wind.speed = "17" },
    Change(.fontSize, "speed font size 64 → 52", on: "wind", of: ["14"]) { $0.wind.speedSize = 52 },
    Change(.kerning, "unit tracking 0 → 1.5", on: "wind", of: ["metres per"]) { $0.wind.unitTracking = 1.5 },
  ]
}
