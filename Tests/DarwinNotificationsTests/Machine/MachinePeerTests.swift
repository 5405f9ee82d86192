import DarwinNotifications
import Foundation
import TemporaryFolders
import Testing

/// Notifications among processes.
@Suite struct MachinePeerTests {
  @Test func tenThousandBeepsOfFourProcessesArriveOnceAndInOrder() throws {
    try BeepPlace.use { place in
      let listener = try place.start("listen")
      #expect(listener.line() == "ready")
      let senders = try (0..<4).map { try place.start("send", "sender\($0)", "2500") }
      for sender in senders { #expect(sender.end() == 0) }
      // What has been sent is in the listener's socket or beyond: this is behind it.
      try #require(MachinePeers(place.folder).send("end") == 1)
      var numbers: [String: [Int]] = [:]
      while let line = listener.line(), line != "end" {
        let parts = line.split(separator: ".")
        numbers[String(parts[0]), default: []].append(Int(parts[1]) ?? -1)
      }
      #expect(listener.end() == 0)
      #expect(numbers.keys.sorted() == ["sender0", "sender1", "sender2", "sender3"])
      for (_, received) in numbers { #expect(received == Array(0..<2500)) }
      #expect(place.folder.sockets.isEmpty)
    }
  }

  @Test func theSocketOfAKilledProcessIsRemovedByWhoeverSends() throws {
    try BeepPlace.use { place in
      let (killed, other) = (try place.start("listen"), try place.start("listen"))
      #expect(killed.line() == "ready")
      #expect(other.line() == "ready")
      #expect(place.folder.sockets.count == 2)
      killed.kill()
      #expect(place.folder.sockets.count == 2)
      #expect(MachinePeers(place.folder).send("x") == 1)
      #expect(place.folder.sockets.count == 1)
      #expect(other.line() == "x")
      other.kill()
    }
  }

  @Test func theSocketOfAKilledProcessIsRemovedByWhoeverListens() throws {
    try BeepPlace.use { place in
      let killed = try place.start("listen")
      #expect(killed.line() == "ready")
      killed.kill()
      let other = try place.start("listen")
      #expect(other.line() == "ready")
      #expect(place.folder.sockets.count == 1)
      try #require(MachinePeers(place.folder).send("end") == 1)
      #expect(other.end() == 0)
      #expect(place.folder.sockets.isEmpty)
    }
  }

  @Test func nobodyIsReachedInAFolderThatIsNotThere() throws {
    try BeepPlace.use { place in
      #expect(MachinePeers(place.folder).send("x") == 0)
      #expect(!FileManager.default.fileExists(atPath: place.folder.path))
    }
  }

  @Test func theFolderIsTheUsersAlone() throws {
    try BeepPlace.use { place in
      #expect(place.folder.make())
      let mode =
        try FileManager.default.attributesOfItem(atPath: place.folder.path)[.posixPermissions] as? Int
      #expect(mode == 0o700)
    }
  }

  @Test func aFolderThatOthersMayWriteToIsNotUsed() throws {
    try BeepPlace.use { place in
      try FileManager.default.createDirectory(atPath: place.folder.path, withIntermediateDirectories: true)
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: place.folder.path)
      #expect(!place.folder.make())
      #expect(!MachinePeers(place.folder).listen())
      #expect(place.folder.sockets.isEmpty)
    }
  }

  @Test func namesThatAreTooLongGoNowhere() throws {
    try BeepPlace.use { place in
      let listener = try place.start("listen")
      #expect(listener.line() == "ready")
      let peers = MachinePeers(place.folder)
      #expect(peers.send(String(repeating: "x", count: MachinePeers.longestName + 1)) == 0)
      #expect(peers.send("") == 0)
      let longest = String(repeating: "x", count: MachinePeers.longestName)
      #expect(peers.send(longest) == 1)
      #expect(listener.line() == longest)
      try #require(peers.send("end") == 1)
      #expect(listener.end() == 0)
    }
  }

  @Test func aFolderWithALongPathIsLikeAnyOther() throws {
    try BeepPlace.use(below: String(repeating: "long/", count: 60)) { place in
      let killed = try place.start("listen")
      #expect(killed.line() == "ready")
      killed.kill()
      let listener = try place.start("listen")
      #expect(listener.line() == "ready")
      #expect(place.folder.sockets.count == 1)
      try #require(MachinePeers(place.folder).send("end") == 1)
      #expect(listener.end() == 0)
      #expect(place.folder.sockets.isEmpty)
    }
  }

  @Test func theFolderIsInTheUsersOwn() {
    #expect(PeerFolder(environment: ["XDG_RUNTIME_DIR": "/run/user/7"]).path == "/run/user/7/galley-beeps")
    for value in [nil, "", "relative"] {
      let folder = PeerFolder(environment: value.map { ["XDG_RUNTIME_DIR": $0] } ?? [:])
      #expect(folder.path == "/tmp/galley-beeps-\(geteuid())")
    }
  }
}
