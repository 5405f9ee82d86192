import AppVariants
import Foundation

@testable import Spokes

extension SpokesMutations {
  private static let advice = ["Loosen the"]

  static let truing: [Change] = [
    Change(.gradient, "RadialGradient begins in blue", on: "truing") { $0.truing.middle = 0x31476B },
    Change(.removed, "no button Close", on: "truing", of: ["Close"]) { $0.truing.closeIsShown = false },
    Change(.iconSize, "signs font size 22 → 30", on: "truing", of: ["Sign of"]) { $0.truing.icon = 30 },
    Change(.order, "Dish before Turns", on: "truing", of: ["Turns 14", "Dish 2", "Sign of"]) {
      $0.truing.pillsAreReordered = true
    },
    Change(.removed, "no pill Hop", on: "truing", of: ["Hop 1", "Sign of Hop"]) {
      $0.truing.hasRunoutPill = false
    },
    Change(.material, "advice background .ultraThinMaterial → brown", on: "truing", of: advice) {
      $0.truing.adviceIsMaterial = false
    },
    Change(.lineSpacing, "advice lineSpacing 1 → 8", on: "truing", of: advice) {
      $0.truing.adviceSpacing = 8
    },
    Change(.textAlignment, "advice multilineTextAlignment .leading → .center", on: "truing", of: advice) {
      $0.truing.adviceSide = .center
    },
    Change(.cornerRadius, "advice cornerRadius 14 → 2", on: "truing", of: advice) {
      $0.truing.adviceRadius = 2
    },
    Change(
      .buttonHeight, "PedalButtonStyle(height: 46) → 62", on: "truing", of: ["Hold the"],
      or: Reading.argument("height")
    ) {
      $0.truing.button = 62
    },
    Change(.buttonTitle, "Hold the rim → Release", on: "truing", of: ["Hold the", "Release"]) {
      $0.truing.hold = "Release"
    },
  ]

  private static let rim = ["Trace of"]

  static let trace: [Change] = [
    Change(.drawing, "Canvas with 3 → 5 waves", on: "truing", of: rim, or: Reading.any("moved")) {
      $0.truing.waves = 5
    },
    Change(.drawing, "Canvas waves 12 → 5 points high", on: "truing", of: rim, or: Reading.any("moved")) {
      $0.truing.swing = 5
    },
    Change(.drawing, "Canvas line lineWidth 2 → 5", on: "truing", of: rim) { $0.truing.trace = 5 },
    Change(.drawing, "Canvas line mint → yellow", on: "truing", of: rim) { $0.truing.traceColor = 0xFFD54A },
    Change(.drawing, "Canvas without the zero line", on: "truing", of: rim) {
      $0.truing.zeroIsShown = false
    },
  ]

  private static let ring = ["Top 98", "Drive 104", "Base 101", "Plain 92"]

  static let dial: [Change] = [
    Change(.blur, "Glow blur(radius: 28) → 6", on: "truing", of: ["Glow"]) { $0.dial.glow = 6 },
    Change(
      .shapeArgument, "Wheel(spokes: 20) → 32", on: "truing", of: ["Wheel"], or: Reading.argument("spokes")
    ) {
      $0.dial.spokes = 32
    },
    Change(
      .shapeArgument, "Wheel(crossing: 2) → 4", on: "truing", of: ["Wheel"], or: Reading.argument("crossing")
    ) {
      $0.dial.crossing = 4
    },
    Change(.scale, "Wheel scaleEffect 1 → 0.85", on: "truing", of: ["Wheel"]) { $0.dial.wheelScale = 0.85 },
    Change(.opacity, "Wheel opacity 0.5 → 0.9", on: "truing", of: ["Wheel"]) { $0.dial.wheelOpacity = 0.9 },
    Change(.rotation, "Needle rotationEffect 140° → 220°", on: "truing", of: ["Needle"]) {
      $0.dial.direction = 220
    },
    Change(.shadow, "Needle shadow(radius: 9)", on: "truing", of: ["Needle"]) { $0.dial.needleShadow = 9 },
    Change(.progress, "Circle trim(to: 0.62) → 0.88", on: "truing", of: ["Tension"]) {
      $0.dial.tension = 0.88
    },
    Change(.label, "0.4 → 1.2", on: "truing", of: ["0.4", "1.2"]) { $0.dial.value = "1.2" },
    Change(.fontSize, "value font size 46 → 34", on: "truing", of: ["0.4"]) { $0.dial.valueSize = 34 },
    Change(.kerning, "unit tracking 0 → 1.8", on: "truing", of: ["millimetres"]) {
      $0.dial.unitTracking = 1.8
    },
    Change(
      .layoutArgument, "RingLayout(radius: 136) → 122", on: "truing", of: ring, or: Reading.argument("radius")
    ) {
      $0.dial.ring = 122
    },
    Change(
      .layoutArgument, "RingLayout(start: 0) → 25", on: "truing", of: ring, or: Reading.argument("start")
    ) {
      $0.dial.start = 25
    },
    Change(.order, "Plain before Drive", on: "truing", of: ["Drive 104", "Plain 92"]) {
      $0.dial.labelsAreReordered = true
    },
    Change(.hidden, "Valve opacity 1 → 0", on: "truing", of: ["Valve"]) { $0.dial.valve = 0 },
  ]
}
