import AppVariants
import Foundation

@testable import Spokes

/// Changes that people make to the workshop's app, in the words of SwiftUI.
enum SpokesMutations {
  typealias Change = Mutation<SpokesLook>

  static let all =
    everywhere + tabs + bench + stand + stubs + queue + bar + job + complaint + chips + tasks + bill + intake
    + stock + items + part + cog + wear + rentals + tiles + map + figures + load + takings + truing + trace
    + dial + chat + bubbles

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "moss green → indigo in the asset catalogue",
      on: "bench job stock part rentals figures chat intake"
    ) {
      $0.hasRevisedMoss = true
    },
    Change(.theme, "colorScheme .dark always", on: "bench job stock part rentals figures chat") {
      $0.forcesDark = true
    },
    Change(
      .textSize, "dynamicTypeSize .xxLarge", on: "bench job stock part rentals figures truing chat"
    ) {
      $0.textSize = .xxLarge
    },
    Change(.locale, "locale en_GB → de_DE", on: "rentals intake") { $0.locale = "de_DE" },
    Change(.tint, "tint of the whole app moss → orange", on: "bench stock part rentals chat") {
      $0.tint = 0xD9730D
    },
  ]

  private static let tabs: [Change] = [
    Change(.label, "tab Bench → Today", on: "bench stock rentals chat", of: ["Bench", "Today", "tabBar"]) {
      $0.tabs.bench = "Today"
    },
    Change(
      .tabIcon, "tab systemImage wrench.and.screwdriver.fill → hammer.fill", on: "bench stock figures",
      of: ["Bench", "wrench", "hammer", "tabBar"]
    ) {
      $0.tabs.benchIcon = "hammer.fill"
    },
    Change(.badge, "badge(2) → badge(5) on Chat", on: "bench rentals figures", of: ["2", "5", "Chat"]) {
      $0.tabs.messages = 5
    },
    Change(
      .tabOrder, "Figures before Rentals in the TabView", on: "bench stock chat",
      of: ["Figures", "Rentals", "tabBar", "other"], or: Reading.moved("position")
    ) {
      $0.tabs.figuresAreThird = true
    },
  ]

  private static let notice = ["The compressor", "exclamationmark"]

  private static let bench: [Change] = [
    Change(
      .title, "navigationTitle Workshop → Repairs", on: "bench job",
      of: ["Workshop", "Repairs", "BackButton", "navigationBar"]
    ) {
      $0.bench.title = "Repairs"
    },
    Change(.titleMode, "navigationBarTitleDisplayMode .large → .inline", on: "bench") {
      $0.bench.titleIsLarge = false
    },
    Change(.toolbarItem, "no ToolbarItem Scan", on: "bench", of: ["Scan"]) { $0.bench.scanIsShown = false },
    Change(.icon, "Scan barcode.viewfinder → camera.fill", on: "bench", of: ["Scan"]) {
      $0.bench.scan = "camera.fill"
    },
    Change(.sectionSpacing, "VStack spacing 16 → 26", on: "bench") { $0.bench.gap = 26 },
    Change(.padding, "padding(.horizontal) 16 → 28", on: "bench") { $0.bench.side = 28 },
    Change(.font, "day font .title3 → .headline", on: "bench", of: ["Monday bench"]) {
      $0.bench.dayFont = .headline
    },
    Change(.textCase, "week textCase .uppercase → nil", on: "bench", of: ["Week 24"]) {
      $0.bench.weekIsUppercased = false
    },
    Change(.kerning, "week tracking 0.6 → 2.4", on: "bench", of: ["Week 24"]) { $0.bench.weekTracking = 2.4 },
    Change(.label, "a shorter notice", on: "bench", of: notice + ["Compressor off"]) {
      $0.bench.notice = "Compressor off at noon."
    },
    Change(.background, "notice background green → rose", on: "bench", of: notice + ["scrollView"]) {
      $0.bench.noticeColor = 0xF6CBD1
    },
    Change(.alignment, "notice frame alignment .leading → .center", on: "bench", of: notice) {
      $0.bench.noticeSide = .center
    },
    Change(
      .icon, "notice exclamationmark.triangle.fill → bell.fill", on: "bench",
      of: ["exclamationmark", "bell", "The compressor"]
    ) {
      $0.bench.noticeIcon = "bell.fill"
    },
  ]

  private static let wheels = ["Rear wheel", "Front wheel"]
  private static let bike = wheels + ["Frame"]
  private static let card = bike + ["Lamp", "Chain", "City tourer", "Ready by", "On the stand", "scrollView"]

  private static let stand: [Change] = [
    Change(.aspectRatio, "card frame(height: 172) → 204", on: "bench", of: card) { $0.stand.height = 204 },
    Change(.cornerStyle, "card clipShape .continuous → .circular", on: "bench", of: card) {
      $0.stand.isContinuous = false
    },
    Change(.shadow, "card shadow(radius: 10)", on: "bench", of: card) { $0.stand.shadow = 10 },
    Change(.gradient, "card LinearGradient begins in pink", on: "bench", of: card) {
      $0.stand.wall = 0xE8B9B0
    },
    Change(.shapeArgument, "Wheel(spokes: 16) → 28", on: "bench", of: wheels, or: Reading.argument("spokes"))
    {
      $0.stand.spokes = 28
    },
    Change(
      .shapeArgument, "Wheel(tyre: 5) → 9", on: "bench", of: wheels,
      or: Reading.argument("tyre") + Reading.restyled("line width", "stroke")
    ) {
      $0.stand.tyre = 9
    },
    Change(
      .shapeArgument, "BikeFrame(slack: 0.18) → 0.3", on: "bench", of: ["Frame"],
      or: Reading.argument("slack")
    ) {
      $0.stand.slack = 0.3
    },
    Change(.codeColor, "frame petrol → crimson", on: "bench", of: ["Frame"]) {
      $0.stand.frameColor = 0xA3213B
    },
    Change(.offset, "bicycle offset(x: 0) → offset(x: −40)", on: "bench", of: bike) {
      $0.stand.bikeShift = -40
    },
    Change(.rotation, "bicycle rotationEffect 0° → −8°", on: "bench", of: bike) { $0.stand.bikeTurn = -8 },
    Change(.scale, "bicycle scaleEffect 1 → 0.8", on: "bench", of: bike) { $0.stand.bikeScale = 0.8 },
    Change(.opacity, "Lamp opacity 0.75 → 0.3", on: "bench", of: ["Lamp"]) { $0.stand.lampOpacity = 0.3 },
    Change(.blend, "Lamp blendMode .normal → .multiply", on: "bench", of: ["Lamp"]) {
      $0.stand.lampIsMultiplied = true
    },
    Change(.fontWeight, "name weight .bold → .regular", on: "bench", of: ["City tourer"]) {
      $0.stand.nameWeight = .regular
    },
    Change(.wrap, "a remark of two lines", on: "bench", of: ["Ready by"]) {
      $0.stand.due = "Ready by 16:30, if the rims come with the second parcel"
    },
    Change(.label, "On the stand → Waiting", on: "bench", of: ["On the stand", "Waiting"]) {
      $0.stand.state = "Waiting"
    },
    Change(.material, "On the stand background .regularMaterial → green", on: "bench", of: ["On the stand"]) {
      $0.stand.stateIsMaterial = false
    },
    Change(.progress, "ProgressView value 0.6 → 0.9", on: "bench", of: ["Chain"]) { $0.stand.done = 0.9 },
    Change(
      .drawing, "ChainProgressStyle(links: 12) → 8", on: "bench", of: ["Chain"],
      or: Reading.argument("links") + Reading.restyled("style", "progress style") + Reading.sizes
    ) {
      $0.stand.links = 8
    },
  ]
}
