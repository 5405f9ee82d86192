import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import ScriptedDevice

@testable import MailApp

/// The number of a room, as a type.
protocol RoomNumber: Sendable {
  static var number: Int { get }
}

enum R0: RoomNumber { static let number = 0 }
enum R1: RoomNumber { static let number = 1 }
enum R2: RoomNumber { static let number = 2 }
enum R3: RoomNumber { static let number = 3 }
enum R4: RoomNumber { static let number = 4 }
enum R5: RoomNumber { static let number = 5 }

/// A page with doors to all others, of which a house may have any.
struct Room<N: RoomNumber>: Layout {
  let title = Label(.identifier("room.\(N.number)"))
  let door0 = Button("door.0", opens: Room<R0>.self)
  let door1 = Button("door.1", opens: Room<R1>.self)
  let door2 = Button("door.2", opens: Room<R2>.self)
  let door3 = Button("door.3", opens: Room<R3>.self)
  let door4 = Button("door.4", opens: Room<R4>.self)
  let door5 = Button("door.5", opens: Room<R5>.self)

  var body: Blueprint {
    Required { title }
    Optionally {
      door0
      door1
      door2
      door3
      door4
      door5
    }
  }
}

/// Rooms with doors that do what they say, or not.
final class House {
  /// The behavior of a door.
  enum Door {
    /// The room it says.
    case honest
    /// The room it says, after a while.
    case slow(Duration)
    /// Nothing.
    case locked
    /// Another room.
    case wrong(Int)
  }

  static let count = 6
  let device: ScriptedDevice
  let app: Application
  /// The doors of each room, by the room they say they lead to.
  var doors: [[Int: Door]]
  /// The rooms that were gone through, for the back button.
  var trail: [Int]
  /// Whether there is a back button that works.
  var hasBack = false

  init(doors: [[Int: Door]], at room: Int, device: ScriptedDevice = ScriptedDevice([])) {
    self.doors = doors
    self.device = device
    trail = [room]
    app = Application(Mail.name, on: Automator(driver: device))
    device.states[Mail.name] = .runningForeground
    for number in 0..<Self.count {
      device.onTap("door.\(number)") { _ in self.open(number) }
    }
    device.onTap("BackButton") { _ in
      if self.trail.count > 1 { self.trail.removeLast() }
      self.show()
    }
    show()
  }

  var room: Int { trail[trail.count - 1] }

  private func open(_ number: Int) {
    switch doors[room][number] {
    case .honest: enter(number)
    case .slow(let delay): device.after(delay) { _ in self.enter(number) }
    case .wrong(let other): enter(other)
    case .locked, nil: break
    }
  }

  private func enter(_ room: Int) {
    trail.append(room)
    show()
  }

  func show() {
    let back = Element(
      .button, identifier: "BackButton", label: "Back", frame: CGRect(x: 8, y: 48, width: 60, height: 36))
    let buttons = (0..<Self.count).filter { doors[room][$0] != nil }.map { number in
      Element(
        .button, identifier: "door.\(number)", label: "Door \(number)",
        frame: CGRect(x: 16, y: 120 + Double(number) * 60, width: 200, height: 44))
    }
    let isBackShown = hasBack && trail.count > 1
    device.applications = Mail.app(
      [Mail.bar("Room \(room)", identifier: "room.\(room)", isBackShown ? [back] : [])] + buttons)
  }

  static let atlas = Atlas {
    Room<R0>.self
    Room<R1>.self
    Room<R2>.self
    Room<R3>.self
    Room<R4>.self
    Room<R5>.self
  }

  /// Goes to a room by its number.
  func navigate(to number: Int, limit: Int = 60) throws {
    switch number {
    case 0: _ = try app.navigate(to: Room<R0>.self, limit: limit)
    case 1: _ = try app.navigate(to: Room<R1>.self, limit: limit)
    case 2: _ = try app.navigate(to: Room<R2>.self, limit: limit)
    case 3: _ = try app.navigate(to: Room<R3>.self, limit: limit)
    case 4: _ = try app.navigate(to: Room<R4>.self, limit: limit)
    default: _ = try app.navigate(to: Room<R5>.self, limit: limit)
    }
  }

  /// The rooms that can be reached by doors that do what they say.
  func reachable(from start: Int) -> Set<Int> {
    var reached: Set<Int> = [start]
    var queue = [start]
    while let room = queue.popLast() {
      for (number, door) in doors[room] where reached.insert(number).inserted {
        if case .locked = door { reached.remove(number) } else { queue.append(number) }
      }
    }
    return reached
  }
}
