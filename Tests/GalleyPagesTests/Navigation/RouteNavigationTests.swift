import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import SeededCases
import Testing

@testable import MailApp

@Suite struct RouteNavigationTests {
  private func mail(_ screen: [ApplicationTree]) -> MailDevice {
    let mail = MailDevice.typing(screen, fields: ["composer.to"])
    mail.device.onTap("inbox.compose") { $0.applications = Mail.composer }
    mail.device.onTap("composer.send") { $0.applications = Mail.inbox() }
    mail.device.onTap("row.open") { $0.applications = Mail.message("Hello") }
    mail.device.onTap("Inbox") { $0.applications = Mail.inbox() }
    return mail
  }

  @Test func thePageThatItBeginsOnNeedNotBeInTheAtlas() throws {
    let mail = mail(Mail.inbox())
    let inbox = try Page<Inbox>(on: mail.app)
    let message = try Atlas.with(Atlas {}) { try inbox.navigate(to: Message.self) }
    #expect(try message.text.text == "Hello")
  }

  @Test func theShortestWayIsTaken() throws {
    let mail = mail(Mail.inbox())
    let composer = try Atlas.with(.mail) { try mail.app.navigate(to: Composer.self) }
    #expect(try composer.send.exists)
    let message = try Atlas.with(.mail) { try composer.navigate(to: Message.self) }
    #expect(try message.text.text == "Hello")
    #expect(
      mail.automator.log.steps.map(\.title) == ["Navigate to Composer", "Navigate to Message"])
    let steps = mail.automator.log.steps[1].steps.map(\.title)
    #expect(steps == ["Tap send of Composer", "Tap messages “Hello”.open of Inbox"])
  }

  @Test func aPageThatIsThereNeedsNoStep() throws {
    let mail = mail(Mail.inbox())
    _ = try mail.app.navigate(to: Inbox.self)
    #expect(mail.device.gestures.isEmpty)
  }

  @Test func whereNoWayLeadsOnItGoesBack() throws {
    let mail = mail(Mail.inbox())
    let message = try Page<Inbox>(on: mail.app).messages[0].open.tap()
    let composer = try Atlas.with(.mail) { try message.navigate(to: Composer.self) }
    #expect(try composer.send.exists)
    #expect(mail.device.gestures.count == 3)
  }

  @Test func overlaysAreDismissedOnTheWay() throws {
    let mail = mail(Mail.inbox())
    mail.device.onTap("composer.send") { device in
      device.applications = Mail.inbox(extra: [Mail.rating])
    }
    mail.device.onTap("rating.later") { $0.applications = Mail.inbox() }
    mail.device.applications = Mail.composer
    _ = try Atlas.with(.mail) { try mail.app.navigate(to: Message.self) }
  }

  @Test func rowsThatComeLateOpenAWay() throws {
    struct Shop: Layout {
      let title = Label("inbox.title")
      let offers = Rows("inbox.message", of: MessageRow.self)
      var body: Blueprint {
        Required { title }
        Optionally { offers }
      }
    }
    let mail = mail(Mail.inbox([]))
    mail.device.after(.seconds(3)) { $0.applications = Mail.inbox(["Late"]) }
    let atlas = Atlas { Shop.self }
    _ = try Atlas.with(atlas) { try mail.app.navigate(to: Message.self) }
  }

  @Test func noKnownWayIsToldWithAllThatIsKnown() throws {
    let mail = mail(Mail.inbox())
    let error = try Atlas.with(.mail) { try pageError { try mail.app.navigate(to: TwoFactor.self) } }
    expectGolden(plain(error).split(separator: "\n").prefix(6).joined(separator: "\n"))
  }

  @Test func aTapWithoutEffectIsNotTriedTwice() throws {
    let house = House(doors: [[1: .locked], [:], [:], [:], [:], [:]], at: 0)
    let error = try Atlas.with(House.atlas) { try pageError { try house.navigate(to: 1) } }
    expectGolden(plain(error).split(separator: "\n").prefix(5).joined(separator: "\n"))
  }

  @Test func aDoorToAnotherRoomIsLeftAgainByAnotherWay() throws {
    let house = House(
      doors: [[1: .wrong(2), 3: .honest], [:], [0: .honest], [1: .honest], [:], [:]], at: 0)
    try Atlas.with(House.atlas) { try house.navigate(to: 1) }
    #expect(house.trail == [0, 2, 0, 3, 1])
  }

  private func house(_ generator: inout SeededGenerator, isHonest: Bool) -> House {
    let range = 0..<House.count
    var doors: [[Int: House.Door]] = range.map { _ in [:] }
    for from in range {
      for to in range where from != to && Int.random(in: 0..<3, using: &generator) == 0 {
        if isHonest {
          let delay = Duration.milliseconds(Int.random(in: 1...3000, using: &generator))
          let door: House.Door = Bool.random(using: &generator) ? .honest : .slow(delay)
          (doors[from][to], doors[to][from]) = (door, door)
        } else {
          let choices: [House.Door] = [
            .honest, .slow(.milliseconds(Int.random(in: 1...7000, using: &generator))), .locked,
            .wrong(Int.random(in: range, using: &generator)),
          ]
          doors[from][to] = choices.randomElement(using: &generator)
        }
      }
    }
    let house = House(doors: doors, at: Int.random(in: range, using: &generator))
    house.hasBack = Bool.random(using: &generator)
    house.show()
    return house
  }

  /// Where every door does what it says and can be gone through both ways, whatever can be reached is reached.
  @Test(arguments: Soak.seeds(150)) func honestHousesAreCrossed(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let house = house(&generator, isHonest: true)
    let target = Int.random(in: 0..<House.count, using: &generator)
    let isReachable = house.reachable(from: house.room).contains(target)
    do {
      try Atlas.with(House.atlas) { try house.navigate(to: target) }
      #expect(house.room == target)
    } catch let error as PageError {
      #expect(!isReachable, "\(error)")
    }
  }

  /// Whatever the doors do, it ends in time and with a limited number of steps, and is there or explains.
  @Test(arguments: Soak.seeds(250)) func anyHouseIsLeftOrExplained(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let house = house(&generator, isHonest: false)
    let target = Int.random(in: 0..<House.count, using: &generator)
    let limit = Int.random(in: 1...60, using: &generator)
    do {
      try Atlas.with(House.atlas) { try house.navigate(to: target, limit: limit) }
      #expect(house.room == target)
    } catch let error as PageError {
      guard case .navigation(let failure) = error.failure else { throw error }
      // The last step back may take several tries.
      #expect(failure.steps.count <= limit + 6)
      #expect(house.room != target || failure.steps.count >= limit)
      if case .limit = failure.problem { #expect(failure.steps.count >= limit) }
    }
    #expect(house.device.now <= .seconds(30 * (limit + 2)))
    #expect(house.device.gestures.count <= 3 * limit + 10)
  }
}
