import AppVariants
import Foundation

@testable import Harbour

/// Changes that people make to the harbour's app, in the words of SwiftUI.
enum HarbourMutations {
  typealias Change = Mutation<HarbourLook>

  static let all =
    everywhere + tabs + board + next + flaps + call + berths + chart + ship + deck + tides + charts + wind
    + dial + crew + sailors + log + booking

  private static let everywhere: [Change] = [
    Change(
      .catalogueColor, "sea blue → green in the asset catalogue",
      on: "board berths ship tides crew log booking"
    ) {
      $0.hasRevisedSea = true
    },
    Change(.theme, "colorScheme .dark always", on: "board berths ship tides crew log") {
      $0.forcesDark = true
    },
    Change(.textSize, "dynamicTypeSize .xxLarge", on: "board berths ship tides wind crew log") {
      $0.textSize = .xxLarge
    },
    Change(.locale, "locale en_GB → de_DE", on: "ship booking") { $0.locale = "de_DE" },
  ]

  private static let tabs: [Change] = [
    Change(.label, "tab Board → Today", on: "board berths tides crew", of: ["Board", "Today", "tabBar"]) {
      $0.tabs.board = "Today"
    },
    Change(
      .tabIcon, "tab systemImage ferry.fill → clock.fill", on: "board berths log", of: ["Board", "tabBar"]
    ) {
      $0.tabs.boardIcon = "clock.fill"
    },
    Change(.badge, "badge(3) → badge(7) on Log", on: "board berths crew", of: ["3", "7", "Log"]) {
      $0.tabs.messages = 7
    },
    Change(
      .tabOrder, "Tides before Berths in the TabView", on: "board crew log",
      of: ["Tides", "Berths", "tabBar"], or: Reading.moved("position")
    ) {
      $0.tabs.tidesAreSecond = true
    },
  ]

  private static let notice = ["Berth 1 is", "exclamationmark"]

  private static let board: [Change] = [
    Change(
      .title, "navigationTitle Departures → Sailings", on: "board",
      of: ["Departures", "Sailings", "navigationBar"]
    ) {
      $0.board.title = "Sailings"
    },
    Change(.titleMode, "navigationBarTitleDisplayMode .large → .inline", on: "board") {
      $0.board.titleIsLarge = false
    },
    Change(.toolbarItem, "no ToolbarItem Scan", on: "board", of: ["Scan"]) { $0.board.scanIsShown = false },
    Change(.icon, "Scan qrcode.viewfinder → ticket.fill", on: "board", of: ["Scan"]) {
      $0.board.scan = "ticket.fill"
    },
    Change(.sectionSpacing, "VStack spacing 14 → 22", on: "board") { $0.board.gap = 22 },
    Change(.font, "pier font .title3 → .headline", on: "board", of: ["North Pier"]) {
      $0.board.pierFont = .headline
    },
    Change(.textCase, "date textCase .uppercase → nil", on: "board", of: ["Friday 19"]) {
      $0.board.dateIsUppercased = false
    },
    Change(.kerning, "date tracking 0.8 → 2.5", on: "board", of: ["Friday 19"]) {
      $0.board.dateTracking = 2.5
    },
    Change(.background, "notice background yellow → pink", on: "board", of: notice) {
      $0.board.noticeColor = 0xF8C9D4
    },
    Change(.alignment, "notice frame alignment .leading → .center", on: "board", of: notice) {
      $0.board.noticeSide = .center
    },
  ]

  private static let card = [
    "Sun", "Ferry", "Sea", "Boarded", "Mew Island", "14:20 from", "Boarding", "scrollView",
  ]

  private static let next: [Change] = [
    Change(.aspectRatio, "card frame(height: 170) → 196", on: "board", of: card) { $0.next.height = 196 },
    Change(.cornerStyle, "card clipShape .continuous → .circular", on: "board", of: card) {
      $0.next.isContinuous = false
    },
    Change(.shadow, "card shadow(radius: 12)", on: "board", of: card) { $0.next.shadow = 12 },
    Change(.gradient, "card LinearGradient begins in lilac", on: "board", of: card) {
      $0.next.sky = 0xB9A3DD
    },
    Change(.shapeArgument, "Swell(swing: 6) → 13", on: "board", of: ["Sea"], or: Reading.argument("swing")) {
      $0.next.swing = 13
    },
    Change(.shapeArgument, "Swell(count: 5) → 9", on: "board", of: ["Sea"], or: Reading.argument("count")) {
      $0.next.waves = 9
    },
    Change(
      .shapeArgument, "Ferry(decks: 3) → 2", on: "board", of: ["Ferry"], or: Reading.argument("decks")
    ) {
      $0.next.decks = 2
    },
    Change(.offset, "Ferry offset(x: 70) → offset(x: 0)", on: "board", of: ["Ferry"]) {
      $0.next.ferryShift = 0
    },
    Change(.rotation, "Ferry rotationEffect 0° → −6°", on: "board", of: ["Ferry"]) {
      $0.next.ferryTurn = -6
    },
    Change(.opacity, "Sun opacity 0.9 → 0.4", on: "board", of: ["Sun"]) { $0.next.sunOpacity = 0.4 },
    Change(.blend, "Sun blendMode .normal → .multiply", on: "board", of: ["Sun"]) {
      $0.next.sunIsMultiplied = true
    },
    Change(.wrap, "a departure of two lines", on: "board", of: ["14:20 from"]) {
      $0.next.leaves = "14:20 from berth 2, cars in by 14:10 and no later"
    },
    Change(.label, "Boarding → Last call", on: "board", of: ["Boarding", "Last call"]) {
      $0.next.state = "Last call"
    },
    Change(.material, "Boarding background .regularMaterial → green", on: "board", of: ["Boarding"]) {
      $0.next.stateIsMaterial = false
    },
    Change(.progress, "ProgressView value 0.64 → 0.92", on: "board", of: ["Boarded"]) {
      $0.next.boarded = 0.92
    },
  ]
}
