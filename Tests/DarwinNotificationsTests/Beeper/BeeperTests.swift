import DarwinNotifications
import Foundation
import Testing

/// Beepers: the one of the text as it was printed, which is this module's own declaration, and the library's.
@Suite struct BeeperTests {
  /// A space whose notifications arrive at once, which is what everything in a test posts to and observes.
  private static func inSpace(_ body: () throws -> Void) rethrows {
    try NotificationScope.$ofTest.withValue(NotificationSpace { $0.deliver($1) }, operation: body)
  }

  static let kinds = ["printed", "library"]

  /// A beeper of a kind.
  private static func make(_ kind: String, prefix: String? = nil) -> any Beeper {
    switch (kind, prefix) {
    case ("printed", let prefix?): DarwinNotificationCenterBeeper(prefix: prefix)
    case ("printed", nil): DarwinNotificationCenterBeeper()
    case (_, let prefix?): DarwinNotifications.DarwinNotificationCenterBeeper(prefix: prefix)
    default: DarwinNotifications.DarwinNotificationCenterBeeper()
    }
  }

  @Test(arguments: kinds) func aHandlerIsCalledAtEachBeepOfItsIdentifier(_ kind: String) {
    Self.inSpace {
      let (sender, receiver) = (Self.make(kind), Self.make(kind))
      var heard = 0
      receiver.register(identifier: "welcome") { heard += 1 }
      sender.beep(identifier: "welcome")
      sender.beep(identifier: "other")
      sender.beep(identifier: "welcome")
      #expect(heard == 2)
    }
  }

  @Test(arguments: kinds) func twoKindsHearEachOther(_ kind: String) {
    Self.inSpace {
      let (sender, receiver) = (Self.make(kind), Self.make(kind == "printed" ? "library" : "printed"))
      var heard = 0
      receiver.register(identifier: "welcome") { heard += 1 }
      sender.beep(identifier: "welcome")
      #expect(heard == 1)
    }
  }

  @Test(arguments: kinds) func prefixesKeepBeepersApart(_ kind: String) {
    Self.inSpace {
      let receiver = Self.make(kind, prefix: "a")
      var heard = 0
      receiver.register(identifier: "x") { heard += 1 }
      Self.make(kind, prefix: "b").beep(identifier: "x")
      #expect(heard == 0)
      Self.make(kind, prefix: "a").beep(identifier: "x")
      #expect(heard == 1)
    }
  }

  @Test(arguments: kinds) func nobodyHearsABeepWithoutListener(_ kind: String) {
    Self.inSpace { Self.make(kind).beep(identifier: "nobody") }
  }

  @Test(arguments: kinds) func severalListenersAreCalledInTheOrderOfRegistration(_ kind: String) {
    Self.inSpace {
      let receivers = (0..<3).map { _ in Self.make(kind) }
      var heard: [Int] = []
      for (number, receiver) in receivers.enumerated() {
        receiver.register(identifier: "x") { heard.append(number) }
      }
      Self.make(kind).beep(identifier: "x")
      #expect(heard == [0, 1, 2])
    }
  }

  @Test(arguments: kinds) func aHandlerMayUnregisterItselfAndOthers(_ kind: String) {
    Self.inSpace {
      let (first, second) = (Self.make(kind), Self.make(kind))
      var heard: [String] = []
      first.register(identifier: "x") {
        heard.append("first")
        first.unregister(identifier: "x")
        second.unregister(identifier: "x")
      }
      second.register(identifier: "x") { heard.append("second") }
      let sender = Self.make(kind)
      sender.beep(identifier: "x")
      sender.beep(identifier: "x")
      #expect(heard == ["first"])
    }
  }

  @Test(arguments: kinds) func aBeeperThatIsGoneHearsNothing(_ kind: String) {
    Self.inSpace {
      var heard = 0
      var receiver: (any Beeper)? = Self.make(kind)
      receiver?.register(identifier: "x") { heard += 1 }
      receiver = nil
      Self.make(kind).beep(identifier: "x")
      #expect(heard == 0)
    }
  }

  @Test func aSecondHandlerTakesThePlaceOfTheFirst() {
    Self.inSpace {
      let receiver = Self.make("library")
      var heard: [Int] = []
      receiver.register(identifier: "x") { heard.append(1) }
      receiver.register(identifier: "x") { heard.append(2) }
      receiver.beep(identifier: "x")
      #expect(heard == [2])
    }
  }

  @Test func notifyPostBeeps() {
    Self.inSpace {
      let receiver = Self.make("printed", prefix: "org.example")
      var heard = 0
      receiver.register(identifier: "x") { heard += 1 }
      #expect(notify_post("org.example.x") == NOTIFY_STATUS_OK)
      #expect(notify_post("") == NOTIFY_STATUS_INVALID_NAME)
      #expect(heard == 1)
    }
  }

  @Test func outsideOfADeviceBeepsArriveOnTheMainQueue() async {
    // Beepers are used on one thread: this is the main one.
    await MainActor.run {
      let receiver = DarwinNotificationCenterBeeper(prefix: "org.galley.tests.main")
      Heard.receiver = receiver
      receiver.register(identifier: "x") { Heard.count += Thread.isMainThreadOrQueue ? 1 : 100 }
      receiver.beep(identifier: "x")
      #expect(Heard.count == 0)
    }
    // Behind what the beep has put there.
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    await MainActor.run {
      #expect(Heard.count == 1)
      Heard.receiver = nil
    }
  }
}

/// What the test of the main queue has heard.
@MainActor private enum Heard {
  static var receiver: DarwinNotificationCenterBeeper?
  nonisolated(unsafe) static var count = 0
}

extension Thread {
  /// Whether the caller is where the main queue's work is done.
  fileprivate static var isMainThreadOrQueue: Bool {
    dispatchPrecondition(condition: .onQueue(.main))
    return true
  }
}
