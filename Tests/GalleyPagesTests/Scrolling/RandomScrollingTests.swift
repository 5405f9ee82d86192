import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice
import SeededCases
import Testing

@testable import MailApp

/// Whatever a screen does while it is scrolled, a search ends in time, and either finds or explains.
@Suite struct RandomScrollingTests {
  private func world(
    _ generator: inout SeededGenerator
  ) -> (world: ScrollingWorld, isOrderly: Bool, shelves: [String]) {
    var manner = ScrollingWorld.Manner()
    manner.axis = Int.random(in: 0..<4, using: &generator) == 0 ? .horizontal : .vertical
    manner.slack = [0, 4, 10, 16].randomElement(using: &generator) ?? 10
    manner.isLazy = Bool.random(using: &generator)
    manner.itemWidth = Double(Int.random(in: 60...300, using: &generator))
    var isOrderly = true
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      manner.isDeaf = true
      isOrderly = false
    case 1:
      manner.jumpsEvery = Int.random(in: 1...6, using: &generator)
      isOrderly = false
    case 2:
      manner.loading = (
        batch: Int.random(in: 1...20, using: &generator),
        delay: .milliseconds(Int.random(in: 0...4000, using: &generator)),
        total: Int.random(in: 5...60, using: &generator)
      )
    case 3:
      // What is never let go of would grow for ever as well.
      manner.isLazy = true
      manner.loading = (batch: 20, delay: .milliseconds(500), total: nil)
      isOrderly = false
    default: break
    }
    let hasHeaders = manner.axis == .vertical && manner.loading == nil && Bool.random(using: &generator)
    let hasShelves =
      manner.axis == .vertical && manner.loading == nil && Int.random(in: 0..<3, using: &generator) == 0
    var parts: [ScrollingWorld.Part] = []
    var shelves: [String] = []
    for index in 0..<Int.random(in: 1...40, using: &generator) {
      if hasHeaders, Int.random(in: 0..<6, using: &generator) == 0 {
        parts.append(.header("Section \(index)", length: Double(Int.random(in: 20...60, using: &generator))))
      }
      if hasShelves, Int.random(in: 0..<5, using: &generator) == 0 {
        let count = Int.random(in: 1...12, using: &generator)
        parts.append(.shelf("shelf.\(index)", (0..<count).map { "Item \(index).\($0)" }, length: 150))
        shelves += (0..<count).map { "\(index).\($0)" }
      }
      let longest = manner.axis == .vertical ? 260 : 200
      parts.append(.row("Row \(index)", length: Double(Int.random(in: 30...longest, using: &generator))))
    }
    let length = parts.map(\.length).reduce(0, +) - (manner.axis == .vertical ? 642 : 375)
    let offset = length > 0 ? Double.random(in: 0...length, using: &generator).rounded() : 0
    return (ScrollingWorld(parts, manner, offset: offset), isOrderly, shelves)
  }

  @Test(arguments: Soak.seeds(150)) func aSearchForARowEndsAndFindsOrExplains(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (world, isOrderly, _) = world(&generator)
    let all = world.parts.compactMap(\.row)
    let wanted =
      Int.random(in: 0..<4, using: &generator) == 0 ? "Row x" : all.randomElement(using: &generator) ?? ""
    let page = try world.page()
    let limit = Duration.seconds(world.manner.loading?.total == nil && world.manner.loading != nil ? 60 : 300)
    do {
      let row = try page.rows.scroll(to: wanted, world.manner.axis, within: limit)
      #expect(try row.title.text == wanted)
      #expect(world.isInView(wanted), "\(wanted) should be in view")
    } catch let error as PageError {
      guard case .rows(let failure) = error.failure else { throw error }
      let isThere = world.parts.contains { $0.row == wanted }
      #expect(!isOrderly || !isThere, "an orderly list shows each of its rows: \(error)")
      if isOrderly {
        #expect(failure.problem == .notInList)
        #expect(failure.seen == world.parts.compactMap(\.row))
      }
      #expect(error.description.contains("\n  tree:"))
    }
    #expect(world.device.now <= limit + .seconds(10))
    #expect(world.device.gestures.count < 600)
  }

  @Test(arguments: Soak.seeds(60)) func strokesToBothEndsEnd(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (world, isOrderly, _) = world(&generator)
    let page = try world.page()
    let limit = Duration.seconds(isOrderly ? 200 : 40)
    do {
      try page.list.scrollToEnd(world.manner.axis, within: limit)
      if let last = world.parts.compactMap(\.row).last, isOrderly { #expect(world.isInView(last)) }
      try page.list.scrollToTop(world.manner.axis, within: limit)
      if isOrderly { #expect(world.offset == 0) }
    } catch let error as PageError {
      guard case .rows(let failure) = error.failure, case .endless = failure.problem else { throw error }
      #expect(!isOrderly)
    }
    #expect(world.device.now <= .seconds(420))
  }

  @Test(arguments: Soak.seeds(40)) func itemsOfShelvesAreFound(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var manner = ScrollingWorld.Manner()
    manner.itemWidth = Double(Int.random(in: 60...300, using: &generator))
    manner.isLazy = Bool.random(using: &generator)
    let count = Int.random(in: 8...20, using: &generator)
    let items = Int.random(in: 9...20, using: &generator)
    let parts = (0..<count).map { shelf in
      ScrollingWorld.Part.shelf(
        "shelf.\(shelf)", (0..<items).map { "Item \(shelf).\($0)" },
        length: Double(Int.random(in: 60...500, using: &generator)))
    }
    let world = ScrollingWorld(parts, manner)
    let page = try world.page()
    let wanted = "Item 7.\(Int.random(in: 0..<items, using: &generator))"
    #expect(try page.items.scroll(to: wanted, in: page.shelf).title.text == wanted)
    #expect(world.isInView(wanted, of: "shelf.7"), "\(wanted) should be in view")
    let error = try pageError { try page.items.scroll(to: "Item 6.0", in: page.shelf) }
    guard case .rows(let failure) = error.failure else { throw error }
    #expect(failure.seen == (0..<items).map { "Item 7.\($0)" })
  }
}
