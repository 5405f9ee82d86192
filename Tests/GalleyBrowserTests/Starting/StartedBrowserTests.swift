import Foundation
import GalleySystem
import Glibc
import Testing

@testable import GalleyBrowser

/// Browsers that start, and that leave nothing behind, whatever is killed.
@Suite(.inTurn, .serialized, .whereChromiumIsInstalled) struct StartedBrowserTests {
  /// The processes of a browser: their command lines name its folder, or its driver wrote there.
  private func processes(of folder: String) -> [pid_t] {
    ProcessTable().entries.values.filter { entry in
      !entry.hasEnded && ProcessTable.command(of: entry.pid).contains { $0.contains(folder) }
    }.map(\.pid)
  }

  /// Waits until all processes of a browser have ended and its folder is gone.
  private func waitForEnd(of folder: String) -> Bool {
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      if processes(of: folder).isEmpty, !FileManager.default.fileExists(atPath: folder) { return true }
      poll(nil, 0, 20)
    }
    return false
  }

  @Test func `a browser starts, answers over one connection, and ends without a trace`() throws {
    let browser = try StartedBrowser(chromium: .chromium(), ChromiumSettings())
    let process = try #require(browser.process)
    try browser.session.post("/url", ["url": "data:text/html,<title>Hello</title>"])
    #expect(try browser.session.send("GET", "/title", as: String.self) == "Hello")
    #expect(browser.session.server.connectionCount == 1)
    #expect(processes(of: process.folder).count > 2)
    #expect(browser.browserProcess.map { processes(of: process.folder).contains($0) } == true)
    browser.end()
    #expect(processes(of: process.folder) == [])
    #expect(!FileManager.default.fileExists(atPath: process.folder))
  }

  @Test func `the end of the driver ends the browser`() throws {
    let browser = try StartedBrowser(chromium: .chromium(), ChromiumSettings())
    let process = try #require(browser.process)
    let driver = try #require(self.driver(of: browser))
    kill(driver, SIGKILL)
    let pid = try #require(browser.browserProcess)
    let deadline = ContinuousClock.now + .seconds(30)
    while ProcessTable.entry(pid)?.hasEnded == false, ContinuousClock.now < deadline { poll(nil, 0, 20) }
    #expect(ProcessTable.entry(pid)?.hasEnded != false)
    browser.end()
    #expect(waitForEnd(of: process.folder))
  }

  /// The driver is the process that started the browser.
  private func driver(of browser: StartedBrowser) -> pid_t? {
    browser.browserProcess.flatMap { ProcessTable.entry($0)?.parent }
  }

  @Test func `a browser that was killed is an error of its commands, and nothing stays`() throws {
    let browser = try StartedBrowser(chromium: .chromium(), ChromiumSettings())
    let process = try #require(browser.process)
    kill(try #require(browser.browserProcess), SIGKILL)
    #expect(throws: WebDriverError.self) {
      try browser.session.send("GET", "/title", within: .seconds(30), as: String.self)
    }
    browser.end()
    #expect(waitForEnd(of: process.folder))
  }

  @Test func `the end of the test ends driver and browser`() throws {
    var pair: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair) == 0)
    let program = Bundle.main.bundleURL.appendingPathComponent("browser-starter").path
    let starter = try Subprocess(program, [], environment: ProcessInfo.processInfo.environment)
      .start(output: .descriptor(pair[1]))
    close(pair[1])
    let output = Descriptor(pair[0])
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output.number, &byte, 1) == 1, byte != 10 { line.append(byte) }
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    try #require(words.count == 2)
    let folder = String(words[0])
    #expect(processes(of: folder).count > 2)
    kill(starter, SIGKILL)
    _ = Subprocess.wait(for: starter)
    #expect(waitForEnd(of: folder))
    #expect(try ProcessTable.entry(#require(pid_t(words[1])))?.hasEnded != false)
  }

  @Test func `a program that is no driver is an error with its output`() throws {
    #expect {
      try DriverProcess("/bin/echo", arguments: { _ in ["nothing listens"] })
    } throws: { error in
      "\(error)".contains("/bin/echo did not start") && "\(error)".contains("nothing listens")
    }
  }

  @Test func `a missing program is an error that names its package`() {
    #expect(
      BrowserError.missing(program: "chromedriver", package: "chromium-driver").description.contains(
        "apt-get install chromium-driver"))
  }
}
