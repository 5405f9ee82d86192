import AppVariants
import Foundation

@testable import Skep

extension SkepMutations {
  private static let sheet = [
    "Wreath", "Bee", "Gloss", "Edge of", "Seal", "Linden honey", "from the", "500 g", "L 0521", "other",
  ]

  static let paper: [Change] = [
    Change(.aspectRatio, "label frame(height: 186) → 212", on: "label", of: sheet) { $0.paper.height = 212 },
    Change(.gradient, "RadialGradient begins in mint", on: "label", of: sheet) {
      $0.paper.paper = 0xD6F2E2
    },
    Change(.gradient, "RadialGradient ends in pink", on: "label", of: sheet) { $0.paper.light = 0xF2A9BE },
    Change(.cornerStyle, "label clipShape .continuous → .circular", on: "label", of: sheet) {
      $0.paper.isContinuous = false
    },
    Change(.cornerRadius, "label cornerRadius 22 → 6", on: "label", of: sheet) { $0.paper.radius = 6 },
    Change(.shadow, "label shadow(radius: 5) → 14", on: "label", of: sheet) { $0.paper.shadow = 14 },
    Change(.clip, "no clipShape of the label", on: "label", of: sheet) { $0.paper.clips = false },
    Change(.borderWidth, "edge strokeBorder lineWidth 1.5 → 5", on: "label", of: ["Edge of"]) {
      $0.paper.frame = 5
    },
    Change(
      .border, "edge dash [] → [6, 4]", on: "label", of: ["Edge of"],
      or: Reading.restyled("dash", "dashes", "line style", "stroke style")
    ) {
      $0.paper.frameIsDashed = true
    },
    Change(
      .shapeArgument, "Wreath(leaves: 9) → 5", on: "label", of: ["Wreath"], or: Reading.argument("leaves")
    ) {
      $0.paper.leaves = 5
    },
    Change(
      .shapeArgument, "Wreath(opening: 70) → 160", on: "label", of: ["Wreath"],
      or: Reading.argument("opening")
    ) {
      $0.paper.opening = 160
    },
    Change(.codeColor, "wreath green → brick", on: "label", of: ["Wreath"]) {
      $0.paper.wreathColor = 0xA8483A
    },
    Change(.scale, "wreath scaleEffect 1 → 0.8", on: "label", of: ["Wreath"]) {
      $0.paper.wreathScale = 0.8
    },
    Change(
      .shapeArgument, "BeeShape(wings: 0.34) → 0.16", on: "label", of: ["Bee"],
      or: Reading.argument("wings")
    ) {
      $0.paper.wings = 0.16
    },
    Change(
      .shapeArgument, "BeeShape(stripes: 4) → 7", on: "label", of: ["Bee"], or: Reading.argument("stripes")
    ) {
      $0.paper.stripes = 7
    },
    Change(.rotation, "bee rotationEffect 0° → −35°", on: "label", of: ["Bee"]) { $0.paper.beeTurn = -35 },
    Change(.offset, "bee offset(y: 0) → offset(y: −20)", on: "label", of: ["Bee"]) {
      $0.paper.beeShift = -20
    },
    Change(.opacity, "gloss opacity 0.5 → 1", on: "label", of: ["Gloss"]) { $0.paper.gloss = 1 },
    Change(.blend, "gloss blendMode .normal → .multiply", on: "label", of: ["Gloss"]) {
      $0.paper.isMultiplied = true
    },
    Change(
      .rotation, "label rotation3DEffect 0° → 24° around y", on: "label", of: sheet,
      or: Reading.restyled("rotation3DEffect", "3D rotation", "transform") + Reading.sizes
    ) {
      $0.paper.lean = 24
    },
    Change(
      .gradient, "AngularGradient angle 0° → 90°", on: "label", of: ["Seal"],
      or: Reading.restyled("angle", "gradient angle", "rotation")
    ) {
      $0.paper.sealAngle = 90
    },
    Change(.gradient, "AngularGradient clay → blue", on: "label", of: ["Seal"]) {
      $0.paper.sealColor = 0x2F6FD0
    },
    Change(.removed, "no seal", on: "label", of: ["Seal"]) { $0.paper.sealIsShown = false },
  ]

  private static let name = ["Linden honey"]
  private static let village = ["from the"]

  static let words: [Change] = [
    Change(.label, "Linden honey → Forest honey", on: "label", of: name + ["Forest honey"]) {
      $0.paper.name = "Forest honey"
    },
    Change(.fontSize, "name font size 25 → 19", on: "label", of: name) { $0.paper.nameSize = 19 },
    Change(.font, "name design .serif → .default", on: "label", of: name, or: Reading.any("resized")) {
      $0.paper.nameIsSerif = false
    },
    Change(.kerning, "name tracking 0 → −1", on: "label", of: name) { $0.paper.tracking = -1 },
    Change(.label, "500 g → 250 g", on: "label", of: ["500 g", "250 g"]) { $0.paper.grams = "250 g" },
    Change(.wrap, "a place of more lines", on: "label", of: village) {
      $0.paper.village = "from the slope above Wendell, where the lindens of the old avenue meet the clover"
    },
    Change(.textCase, "place textCase nil → .uppercase", on: "label", of: village) {
      $0.paper.villageIsUppercased = true
    },
    Change(.textAlignment, "place multilineTextAlignment .center → .leading", on: "label", of: village) {
      $0.paper.villageSide = .leading
    },
    Change(.removed, "no batch", on: "label", of: ["L 0521"]) { $0.paper.batchIsShown = false },
    Change(.label, "L 0521 → L 0604", on: "label", of: ["L 0521", "L 0604"]) { $0.paper.batch = "L 0604" },
    Change(.digits, "batch design .monospaced → .default", on: "label", of: ["L 0521"]) {
      $0.paper.batchIsDigits = false
    },
  ]

  private static let swatches = ["Swatch"]
  private static let button = ["Print"]

  static let press: [Change] = [
    Change(.spacing, "VStack spacing 14 → 20", on: "label") { $0.press.gap = 20 },
    Change(
      .selection, "Picker selection Paper → Film", on: "label", of: ["Sheet", "Paper", "Film", "segmented"]
    ) {
      $0.press.sheet = 1
    },
    Change(.stepper, "Stepper 24 → 48 copies", on: "label", of: ["24 copies", "48 copies", "stepper"]) {
      $0.press.copies = 48
    },
    Change(.toggle, "Show the batch is off", on: "label", of: ["Show the", "switch"]) {
      $0.press.showsBatch = false
    },
    Change(.progress, "Slider value 0.6 → 0.25", on: "label", of: ["Strength of", "slider"]) {
      $0.press.ink = 0.25
    },
    Change(.tint, "Slider tint amber → green", on: "label", of: ["Strength of", "slider"]) {
      $0.press.inkTint = 0x2E8B57
    },
    Change(
      .placeholder, "TextField Name on the label → Title", on: "label",
      of: ["Name on", "Title", "textField"]
    ) {
      $0.press.prompt = "Title"
    },
    Change(
      .label, "TextField with the text Robinia", on: "label", of: ["Name on", "Robinia", "textField"]
    ) {
      $0.press.text = "Robinia"
    },
    Change(.codeColor, "swatch Leaf green → mustard", on: "label", of: ["Swatch Leaf"]) {
      $0.press.accent = 0xC9A227
    },
    Change(.spacing, "swatches HStack spacing 14 → 28", on: "label", of: swatches) {
      $0.press.swatchGap = 28
    },
    Change(.iconSize, "swatches frame 28 → 22", on: "label", of: swatches) { $0.press.swatch = 22 },
    Change(.borderWidth, "ring of swatch Leaf lineWidth 3 → 1", on: "label", of: ["Swatch Leaf"]) {
      $0.press.swatchRing = 1
    },
    Change(.order, "swatch Clay before Sky", on: "label", of: ["Swatch Sky", "Swatch Clay"]) {
      $0.press.swatchesAreReordered = true
    },
    Change(.label, "Twelve labels → Ten labels", on: "label", of: ["Twelve labels", "Ten labels"]) {
      $0.press.hint = "Ten labels fit on a sheet."
    },
    Change(.buttonTitle, "Print → Send to the printer", on: "label", of: button + ["Send to"]) {
      $0.press.print = "Send to the printer"
    },
    Change(
      .buttonHeight, "WaxButtonStyle(height: 50) → 64", on: "label", of: button,
      or: Reading.argument("height")
    ) {
      $0.press.printHeight = 64
    },
    Change(.disabled, "Print disabled()", on: "label", of: button) { $0.press.printIsDisabled = true },
    Change(.toolbarItem, "no ToolbarItem Share", on: "label", of: ["Share"]) { $0.press.share = false },
    Change(.removed, "no Stepper copies", on: "label", of: ["24 copies", "stepper"]) {
      $0.press.hasCopies = false
    },
  ]

  private static let advice = ["Watch where"]
  private static let things = ["Veil", "Ladder", "Box", "Neighbour", "Picture of"]
  private static let steps = ["Stage 1", "Stage 2", "Stage 3", "Stage 4"]

  static let swarm: [Change] = [
    Change(.gradient, "RadialGradient begins in green", on: "swarm") { $0.swarm.middle = 0x1F4A2E },
    Change(.removed, "no button Close", on: "swarm", of: ["Close"]) { $0.swarm.closeIsShown = false },
    Change(.label, "A swarm is leaving → A swarm has left", on: "swarm", of: ["A swarm"]) {
      $0.swarm.title = "A swarm has left"
    },
    Change(.font, "title font .title2 → .headline", on: "swarm", of: ["A swarm"]) {
      $0.swarm.titleFont = .headline
    },
    Change(.label, "Hive 7 → Hive 3", on: "swarm", of: ["Hive 7", "Hive 3"]) { $0.swarm.kicker = "Hive 3" },
    Change(.kerning, "Hive 7 tracking 1.5 → 5", on: "swarm", of: ["Hive 7"]) {
      $0.swarm.kickerTracking = 5
    },
    Change(.lineSpacing, "advice lineSpacing 2 → 9", on: "swarm", of: advice) {
      $0.swarm.adviceSpacing = 9
    },
    Change(.textAlignment, "advice multilineTextAlignment .center → .leading", on: "swarm", of: advice) {
      $0.swarm.adviceSide = .leading
    },
    Change(.material, "advice background .thinMaterial → olive", on: "swarm", of: advice) {
      $0.swarm.adviceIsMaterial = false
    },
    Change(.cornerRadius, "advice cornerRadius 18 → 4", on: "swarm", of: advice) {
      $0.swarm.adviceRadius = 4
    },
    Change(.iconSize, "symbols font size 20 → 28", on: "swarm", of: ["Picture of"]) { $0.swarm.icon = 28 },
    Change(
      .order, "Ladder before Veil", on: "swarm",
      of: ["Veil", "Ladder", "Picture of Veil", "Picture of Ladder"]
    ) {
      $0.swarm.isReordered = true
    },
    Change(.listRemoved, "no Neighbour", on: "swarm", of: ["Neighbour", "Picture of Neighbour"]) {
      $0.swarm.hasCall = false
    },
    Change(.spacing, "things HStack spacing 18 → 34", on: "swarm", of: things) { $0.swarm.chipGap = 34 },
    Change(.buttonTitle, "I am on my way → Ignore", on: "swarm", of: ["I am", "Ignore"]) {
      $0.swarm.go = "Ignore"
    },
    Change(
      .buttonHeight, "WaxButtonStyle(height: 48) → 60", on: "swarm", of: ["I am"],
      or: Reading.argument("height")
    ) {
      $0.swarm.goHeight = 60
    },
    Change(
      .codeColor, "stage 3 reached", on: "swarm", of: ["Stage 3"], or: Reading.any("value")
    ) {
      $0.swarm.stage = 2
    },
    Change(.listAdded, "five stages instead of four", on: "swarm", of: ["Stage 5"]) {
      $0.swarm.stages = 5
    },
    Change(.spacing, "stages HStack spacing 8 → 2", on: "swarm", of: steps) { $0.swarm.stageGap = 2 },
    Change(.aspectRatio, "stages frame(height: 6) → 12", on: "swarm", of: steps) {
      $0.swarm.stageHeight = 12
    },
    Change(.order, "things before the buzzing", on: "swarm", of: things + ["Buzzing"]) {
      $0.swarm.chipsAreFirst = true
    },
  ]

  private static let wave = ["Buzzing"]

  static let buzz: [Change] = [
    Change(
      .drawing, "Canvas with 14 → 20 bars", on: "swarm", of: wave,
      or: Reading.any("moved") + Reading.any("resized")
    ) {
      $0.swarm.buzz = 20
    },
    Change(
      .drawing, "Canvas bars spread 0.7 → 1.3", on: "swarm", of: wave,
      or: Reading.any("moved") + Reading.any("resized")
    ) {
      $0.swarm.buzzSpread = 1.3
    },
    Change(.drawing, "Canvas bars gold → rose", on: "swarm", of: wave) { $0.swarm.buzzColor = 0xE58FA0 },
    Change(
      .drawing, "Canvas bars 7 → 13 points wide", on: "swarm", of: wave,
      or: Reading.restyled("width") + Reading.any("resized")
    ) {
      $0.swarm.buzzWidth = 13
    },
    Change(.drawing, "Canvas without the line", on: "swarm", of: wave) { $0.swarm.floor = false },
    Change(
      .drawing, "Canvas bars cornerRadius 3.5 → 0", on: "swarm", of: wave,
      or: Reading.restyled("corner radius", "corners", "shape")
    ) {
      $0.swarm.roundBuzz = false
    },
  ]

  private static let circles = ["Ring 1", "Ring 2", "Ring 3"]

  static let pulse: [Change] = [
    Change(.listAdded, "four rings instead of three", on: "swarm", of: ["Ring 4"]) { $0.pulse.rings = 4 },
    Change(
      .scale, "rings scaleEffect 0.16 → 0.08 apart", on: "swarm", of: circles
    ) {
      $0.pulse.step = 0.08
    },
    Change(.codeColor, "rings gold → cyan", on: "swarm", of: circles) { $0.pulse.ringColor = 0x5FD3E6 },
    Change(.blur, "Halo blur(radius: 26) → 5", on: "swarm", of: ["Halo"]) { $0.pulse.halo = 5 },
    Change(
      .shapeArgument, "Pollen(points: 6) → 10", on: "swarm", of: ["Pollen"], or: Reading.argument("points")
    ) {
      $0.pulse.points = 10
    },
    Change(.opacity, "Pollen opacity 0.8 → 0.3", on: "swarm", of: ["Pollen"]) { $0.pulse.opacity = 0.3 },
    Change(.scale, "Pollen scaleEffect 1 → 0.85", on: "swarm", of: ["Pollen"]) { $0.pulse.scale = 0.85 },
    Change(.progress, "Circle trim(to: 0.7) → 0.35", on: "swarm", of: ["Time left"]) {
      $0.pulse.rest = 0.35
    },
    Change(.borderWidth, "Circle stroke lineWidth 7 → 3", on: "swarm", of: ["Time left"]) {
      $0.pulse.line = 3
    },
    Change(.rotation, "Needle rotationEffect 40° → 130°", on: "swarm", of: ["Needle"]) {
      $0.pulse.needle = 130
    },
    Change(.shadow, "Needle shadow(radius: 6)", on: "swarm", of: ["Needle"]) { $0.pulse.glow = 6 },
    Change(.label, "12:40 → 04:15", on: "swarm", of: ["12:40", "04:15"]) { $0.pulse.time = "04:15" },
    Change(.fontSize, "time font size 46 → 34", on: "swarm", of: ["12:40"]) { $0.pulse.timeSize = 34 },
    Change(
      .font, "unit without italic()", on: "swarm", of: ["until they"],
      or: Reading.restyled("italic", "font style", "slant")
    ) {
      $0.pulse.unitIsItalic = false
    },
    Change(.hidden, "Live opacity 1 → 0", on: "swarm", of: ["Live"]) { $0.pulse.lamp = 0 },
    Change(.progress, "Circle trim(from: 0) → 0.25", on: "swarm", of: ["Time left"]) {
      $0.pulse.start = 0.25
    },
    Change(
      .border, "Circle lineCap .round → .butt", on: "swarm", of: ["Time left"],
      or: Reading.restyled("line cap", "line style", "stroke style")
    ) {
      $0.pulse.isButt = true
    },
    Change(
      .border, "Circle dash [] → [3, 14]", on: "swarm", of: ["Time left"],
      or: Reading.restyled("dash", "dashes", "line style", "stroke style")
    ) {
      $0.pulse.isDashed = true
    },
  ]
}
