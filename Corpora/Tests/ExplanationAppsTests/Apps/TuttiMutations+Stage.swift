import AppVariants
import Foundation

@testable import Tutti

extension TuttiMutations {
  private static let leaders = ["IM", "TO", "GW", "AR", "HN"]
  private static let keys = ["Risers", "Grand piano", "Lamps"]

  static let stage: [Change] = [
    Change(
      .selection, "Picker selection American → German", on: "stage",
      of: ["Seating", "American", "German", "segmented"]
    ) {
      $0.stage.seating = 1
    },
    Change(.sectionSpacing, "VStack spacing 16 → 26", on: "stage") { $0.stage.gap = 26 },
    Change(.stepper, "Stepper 3 → 4 rows", on: "stage", of: ["3 rows", "4 rows", "stepper"]) {
      $0.stage.rows = 4
    },
    Change(.spacing, "legend HStack spacing 18 → 32", on: "stage", of: keys) { $0.stage.legendGap = 32 },
    Change(.removed, "no legend", on: "stage", of: keys) { $0.stage.legendIsShown = false },
    Change(.label, "Podium 20 cm → Podium 30 cm", on: "stage", of: ["Podium"]) {
      $0.stage.podium = "Podium 30 cm"
    },
    Change(.material, "Podium background .ultraThickMaterial → brass", on: "stage", of: ["Podium"]) {
      $0.stage.material = false
    },
    Change(
      .textAlignment, "note multilineTextAlignment .leading → .trailing", on: "stage", of: ["The cable"]
    ) {
      $0.stage.noteSide = .trailing
    },
    Change(
      .cornerRadius, "FeltCard(radius: 14) → 30", on: "stage",
      of: leaders + ["Leaders", "Podium", "scrollView"], or: Reading.argument("radius")
    ) {
      $0.stage.cardRadius = 30
    },
  ]

  private static let boards = ["Plan of"]

  static let plan: [Change] = [
    Change(.aspectRatio, "Canvas frame(height: 210) → 236", on: "stage", of: boards + ["Audience"]) {
      $0.plan.height = 236
    },
    Change(
      .drawing, "Canvas boards filled in grey", on: "stage", of: boards, or: Reading.restyled("background")
    ) {
      $0.plan.boards = 0xC9CCD0
    },
    Change(.drawing, "Canvas with 3 → 2 risers", on: "stage", of: boards) { $0.plan.risers = 2 },
    Change(.drawing, "Canvas risers lineWidth 10 → 18", on: "stage", of: boards) { $0.plan.riserWidth = 18 },
    Change(.drawing, "Canvas without the harp", on: "stage", of: boards) { $0.plan.harpIsShown = false },
    Change(
      .drawing, "Canvas piano 30 points further right", on: "stage", of: boards, or: Reading.any("moved")
    ) {
      $0.plan.pianoShift = 30
    },
    Change(
      .drawing, "Canvas piano turned by 25°", on: "stage", of: boards,
      or: Reading.restyled("rotation") + Reading.any("moved")
    ) {
      $0.plan.pianoTurn = 25
    },
    Change(.drawing, "Canvas podium 26 → 40 points", on: "stage", of: boards, or: Reading.sizes) {
      $0.plan.podium = 40
    },
    Change(
      .drawing, "Canvas podium round", on: "stage", of: boards, or: Reading.restyled("shape", "corner radius")
    ) {
      $0.plan.podiumIsRound = true
    },
    Change(
      .drawing, "Canvas cable without dash", on: "stage", of: boards,
      or: Reading.restyled("dash", "dashes", "line style", "stroke style")
    ) {
      $0.plan.cableIsDashed = false
    },
    Change(.drawing, "Canvas with 5 → 8 lamps", on: "stage", of: boards, or: Reading.any("moved")) {
      $0.plan.lamps = 8
    },
    Change(.clip, "no clipShape of the plan", on: "stage", of: boards) { $0.plan.clips = false },
    Change(.rotation, "Audience rotationEffect 0° → 60°", on: "stage", of: ["Audience"]) {
      $0.plan.arrow = 60
    },
  ]

  static let desks: [Change] = [
    Change(
      .layoutArgument, "PodiumLayout(spread: 150) → 110", on: "stage", of: leaders,
      or: Reading.argument("spread")
    ) {
      $0.desks.spread = 110
    },
    Change(
      .layoutArgument, "PodiumLayout(bow: 96) → 80", on: "stage", of: leaders, or: Reading.argument("bow")
    ) {
      $0.desks.bow = 80
    },
    Change(.order, "GW before TO", on: "stage", of: ["TO", "GW"]) { $0.desks.isReordered = true },
    Change(.removed, "no leader HN", on: "stage", of: ["HN"]) { $0.desks.hasHarp = false },
    Change(.avatarSize, "initials frame 40 → 48", on: "stage", of: leaders, or: Reading.argument("size")) {
      $0.desks.size = 48
    },
    Change(
      .avatarShape, "initials .circle → .rect(cornerRadius: 8)", on: "stage", of: leaders,
      or: Reading.argument("isRound", "is round")
    ) {
      $0.desks.isRound = false
    },
    Change(.background, "IM red → blue", on: "stage", of: ["IM"], or: Reading.argument("color")) {
      $0.desks.leader = 0x2563EB
    },
    Change(
      .border, "IM strokeBorder yellow lineWidth 3", on: "stage", of: ["IM"],
      or: Reading.argument("ring") + Reading.any("appeared")
    ) {
      $0.desks.ring = 3
    },
  ]

  private static let advice = ["Winds first"]

  static let tuning: [Change] = [
    Change(.gradient, "RadialGradient begins in blue", on: "tuning") { $0.tuning.middle = 0x2B4A6F },
    Change(.removed, "no button Done", on: "tuning", of: ["Done"]) { $0.tuning.closeIsShown = false },
    Change(.iconSize, "signs font size 22 → 30", on: "tuning", of: ["Sign of"]) { $0.tuning.icon = 30 },
    Change(.order, "Clarinets before Violins", on: "tuning", of: ["Violins 11", "Clarinets 4", "Sign of"]) {
      $0.tuning.pillsAreReordered = true
    },
    Change(.removed, "no pill Trumpets", on: "tuning", of: ["Trumpets 0", "Sign of Trumpets"]) {
      $0.tuning.hasTrumpet = false
    },
    Change(.material, "advice background .regularMaterial → green", on: "tuning", of: advice) {
      $0.tuning.adviceIsMaterial = false
    },
    Change(.lineSpacing, "advice lineSpacing 1 → 8", on: "tuning", of: advice) {
      $0.tuning.adviceSpacing = 8
    },
    Change(.textAlignment, "advice multilineTextAlignment .leading → .trailing", on: "tuning", of: advice) {
      $0.tuning.adviceSide = .trailing
    },
    Change(.cornerRadius, "advice cornerRadius 16 → 3", on: "tuning", of: advice) {
      $0.tuning.adviceRadius = 3
    },
    Change(
      .buttonHeight, "ValveButtonStyle(height: 48) → 64", on: "tuning", of: ["Give the"],
      or: Reading.argument("height")
    ) {
      $0.tuning.button = 64
    },
    Change(.buttonTitle, "Give the A → Silence", on: "tuning", of: ["Give the", "Silence"]) {
      $0.tuning.stop = "Silence"
    },
  ]

  private static let spectrum = ["Overtones"]

  static let overtones: [Change] = [
    Change(.drawing, "Canvas with 12 → 8 bars", on: "tuning", of: spectrum, or: Reading.any("moved")) {
      $0.tuning.bars = 8
    },
    Change(.drawing, "Canvas bars decay 0.72 → 0.88", on: "tuning", of: spectrum, or: Reading.any("moved")) {
      $0.tuning.decay = 0.88
    },
    Change(
      .drawing, "Canvas bars 8 → 15 points wide", on: "tuning", of: spectrum,
      or: Reading.restyled("width") + Reading.any("moved")
    ) {
      $0.tuning.barWidth = 15
    },
    Change(.drawing, "Canvas bars gold → mint", on: "tuning", of: spectrum) {
      $0.tuning.barColor = 0x7FD1AE
    },
    Change(.drawing, "Canvas without the floor", on: "tuning", of: spectrum) {
      $0.tuning.floorIsShown = false
    },
    Change(
      .drawing, "Canvas bars cornerRadius 0 → 4", on: "tuning", of: spectrum,
      or: Reading.restyled("corner radius", "corners", "shape")
    ) {
      $0.tuning.roundBars = true
    },
  ]

  private static let dots = ["Beat", "Record lamp", "piano", "forte"]

  static let metronome: [Change] = [
    Change(.blur, "Halo blur(radius: 24) → 4", on: "tuning", of: ["Halo"]) { $0.metronome.halo = 4 },
    Change(
      .shapeArgument, "MetronomeCase(lean: 0.26) → 0.5", on: "tuning", of: ["Metronome"],
      or: Reading.argument("lean")
    ) {
      $0.metronome.lean = 0.5
    },
    Change(
      .shapeArgument, "MetronomeCase(foot: 0.14) → 0.3", on: "tuning", of: ["Metronome"],
      or: Reading.argument("foot")
    ) {
      $0.metronome.foot = 0.3
    },
    Change(.scale, "case scaleEffect 1 → 0.85", on: "tuning", of: ["Metronome"]) {
      $0.metronome.bodyScale = 0.85
    },
    Change(.opacity, "case opacity 0.8 → 0.4", on: "tuning", of: ["Metronome"]) {
      $0.metronome.bodyOpacity = 0.4
    },
    Change(.rotation, "Pendulum rotationEffect 18° → −12°", on: "tuning", of: ["Pendulum"]) {
      $0.metronome.swing = -12
    },
    Change(
      .offset, "Pendulum weight 34 → 74 points below the tip", on: "tuning", of: ["Pendulum"],
      or: Reading.sizes + Reading.argument("heights") + Reading.restyled("drawing", "shape", "path")
    ) {
      $0.metronome.weight = 74
    },
    Change(.shadow, "Pendulum shadow(radius: 8)", on: "tuning", of: ["Pendulum"]) {
      $0.metronome.rodShadow = 8
    },
    Change(.progress, "Circle trim(to: 0.6) → 0.9", on: "tuning", of: ["Rest of"]) {
      $0.metronome.arc = 0.9
    },
    Change(.label, "442 → 440", on: "tuning", of: ["442", "440"]) { $0.metronome.pitch = "440" },
    Change(.fontSize, "pitch font size 44 → 32", on: "tuning", of: ["442"]) { $0.metronome.pitchSize = 32 },
    Change(.kerning, "unit tracking 0 → 2", on: "tuning", of: ["hertz"]) { $0.metronome.unitTracking = 2 },
    Change(.listRemoved, "three beats instead of four", on: "tuning", of: ["Beat 4"]) {
      $0.metronome.beats = 3
    },
    Change(.spacing, "beats HStack spacing 12 → 22", on: "tuning", of: dots) { $0.metronome.beatGap = 22 },
    Change(
      .order, "forte before piano", on: "tuning", of: ["piano", "forte"], or: Reading.any("text")
    ) {
      $0.metronome.captionsAreReordered = true
    },
    Change(.hidden, "Record lamp opacity 1 → 0", on: "tuning", of: ["Record lamp"]) {
      $0.metronome.lampIsLit = 0
    },
  ]
}
