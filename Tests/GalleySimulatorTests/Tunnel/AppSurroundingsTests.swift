import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import Testing

/// The user defaults, files, environment and notifications that an app finds, and what a test does with them.
@Suite struct AppSurroundingsTests {
  @Test func aTestSetsReadsAndResetsUserDefaults() throws {
    let stage = try TunnelStage { $0.userDefaultsSetObject("dark", forKey: "theme") }
    let tunnel = stage.tunnel
    #expect(try stage.text("theme") == "dark")
    #expect(try tunnel.perform("default", "theme", returning: String.self) == "dark")
    tunnel.userDefaultsSetObject("sepia", forKey: "theme")
    #expect(try stage.text("theme") == "sepia")
    #expect(tunnel.userDefaultsObject(forKey: "theme") as? String == "sepia")
    try stage.launch()
    #expect(try stage.text("theme") == "sepia")
    tunnel.userDefaultsRemoveObject(forKey: "theme")
    #expect(tunnel.userDefaultsObject(forKey: "theme") == nil)
    #expect(try stage.text("theme") == "light")
    tunnel.userDefaultsRegisterDefaults(["theme": "grey"])
    #expect(try tunnel.perform("default", "theme", returning: String.self) == "grey")
    tunnel.userDefaultsSetObject(7, forKey: "theme")
    tunnel.userDefaultsReset()
    #expect(try tunnel.perform("default", "theme", returning: String.self) == "grey")
    #expect(!tunnel.userDefaultsSetObject(Thread.self, forKey: "theme"))
  }

  @Test func suitesAreTheirOwn() throws {
    let stage = try TunnelStage()
    stage.tunnel.userDefaultsSetObject("yes", forKey: "key", suiteName: "group.example")
    #expect(try stage.tunnel.perform("suite", "key", returning: String.self) == "yes")
    #expect(try stage.tunnel.perform("default", "key", returning: String.self) == "none")
    stage.tunnel.userDefaultsResetSuiteName("group.example")
    #expect(stage.tunnel.userDefaultsObject(forKey: "key", suiteName: "group.example") == nil)
  }

  @Test func filesGoIntoTheSandboxAndComeOutOfIt() throws {
    let stage = try TunnelStage()
    let tunnel = stage.tunnel
    try tunnel.perform("save", "written by the app")
    #expect(
      tunnel.downloadItems(fromPath: "note.txt", relativeTo: .documentDirectory)
        == [Data("written by the app".utf8)])
    let own = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("from the test".utf8).write(to: own)
    defer { try? FileManager.default.removeItem(at: own) }
    #expect(tunnel.uploadItem(atPath: own.path, toPath: "a/test.txt", relativeTo: .documentDirectory))
    #expect(tunnel.uploadItem(atPath: own.path, toPath: "other.txt", relativeTo: .documentDirectory))
    #expect(
      try tunnel.perform("documents", "", returning: [String].self) == ["a", "note.txt", "other.txt"])
    #expect(tunnel.downloadItems(fromPath: "*.txt", relativeTo: .documentDirectory)?.count == 2)
    #expect(
      tunnel.downloadItems(fromPath: "a/test.*", relativeTo: .documentDirectory)
        == [Data("from the test".utf8)])
    #expect(tunnel.downloadItems(fromPath: "none", relativeTo: .documentDirectory) == nil)
    for path in ["../out", "a/../../out", "", "."] {
      #expect(!tunnel.uploadItem(atPath: own.path, toPath: path, relativeTo: .documentDirectory))
    }
    #expect(!tunnel.uploadItem(atPath: own.path + "none", toPath: nil, relativeTo: .documentDirectory))
    #expect(!tunnel.uploadItem(atPath: own.path, toPath: "x", relativeTo: .applicationDirectory))
    tunnel.resetFilesystem()
    #expect(try tunnel.perform("documents", "", returning: [String].self) == [])
  }

  @Test func theFilesAreGoneWithTheDevice() throws {
    func home() throws -> URL {
      let stage = try TunnelStage()
      try stage.tunnel.perform("save", "short-lived")
      let home = stage.tunnel.sandboxHome
      #expect(FileManager.default.fileExists(atPath: home.path))
      return home
    }
    let url = try home()
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func theAppsOfParallelTestsMeetTheirOwnDevices() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let stage = try TunnelStage(environment: ["NUMBER": "\(number)"]) { tunnel in
            tunnel.stubRequests(
              matching: SBTRequestMatch(url: "shared.example"),
              response: SBTStubResponse(response: "\(number)"))
          }
          let tunnel = stage.tunnel
          tunnel.userDefaultsSetObject(number, forKey: "number")
          for _ in 0..<5 {
            try stage.fetch("https://shared.example/")
            stage.device.advance(by: .zero)
            try tunnel.perform("save", "\(number)")
            try tunnel.perform("notify", "greeting")
            #expect(try stage.diary == "200 \(number); greeted")
            #expect(try tunnel.perform("environment", "NUMBER", returning: String.self) == "\(number)")
            #expect(try tunnel.perform("default", "number", returning: String.self) == "\(number)")
            #expect(
              tunnel.downloadItems(fromPath: "note.txt", relativeTo: .documentDirectory)
                == [Data("\(number)".utf8)])
            try tunnel.perform("clear")
            await Task.yield()
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func outsideOfADeviceAllIsFoundations() {
    #expect(SimulatedUserDefaults.standard === UserDefaults.standard)
    #expect(SimulatedNotificationCenter.default === NotificationCenter.default)
    #expect(SimulatedFileManager.default === FileManager.default)
  }
}
