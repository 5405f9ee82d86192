import BrowserSuites
import Foundation
import GalleyJSON
import GalleySystem
import GalleyWebDriver
import Glibc
import Testing

@testable import GalleyBrowser

/// Browsers that start, and that leave nothing behind, whatever is killed.
@Suite(.inTurn, .serialized) struct StartedBrowserTests {
  @Test func `a browser starts, answers over one connection, and ends without a trace`() throws {
    try BrowserEngine.chromium.require()
    let browser = try StartedBrowser(chromium: .chromium(), ChromiumSettings())
    let process = try #require(browser.process)
    try browser.session.post("/url", ["url": "data:text/html,<title>Hello</title>"])
    #expect(try browser.session.send("GET", "/title", as: String.self) == "Hello")
    #expect(browser.session.server.connectionCount == 1)
    #expect(BrowserProcesses.of(process.folder).count > 2)
    #expect(browser.browserProcess.map { BrowserProcesses.of(process.folder).contains($0) } == true)
    browser.end()
    #expect(BrowserProcesses.waitForEnd(of: process.folder))
  }

  /// Chromium may run the first scripts of a page before it gives that page the size.
  @Test func `a browser keeps the size of its font without DevTools`() throws {
    try BrowserEngine.chromium.require()
    var settings = ChromiumSettings()
    settings.fontSize = 26
    let browser = try StartedBrowser(chromium: .chromium(), settings)
    defer { browser.end() }
    try browser.session.post("/url", ["url": "data:text/html,<title>Hello</title>"])
    let script: JSONValue = [
      "script": "return getComputedStyle(document.documentElement).fontSize", "args": [],
    ]
    let deadline = ContinuousClock.now + .seconds(30)
    var size = ""
    repeat {
      size = try browser.session.send("POST", "/execute/sync", script, as: String.self)
    } while size != "26px" && ContinuousClock.now < deadline
    #expect(size == "26px")
  }

  @Test func `the end of the driver ends the browser`() throws {
    try BrowserEngine.chromium.require()
    let browser = try StartedBrowser(chromium: .chromium(), ChromiumSettings())
    let process = try #require(browser.process)
    let driver = try #require(self.driver(of: browser))
    kill(driver, SIGKILL)
    let pid = try #require(browser.browserProcess)
    let deadline = ContinuousClock.now + .seconds(30)
    while ProcessTable.entry(pid)?.hasEnded == false, ContinuousClock.now < deadline { poll(nil, 0, 20) }
    #expect(ProcessTable.entry(pid)?.hasEnded != false)
    browser.end()
    #expect(BrowserProcesses.waitForEnd(of: process.folder))
  }

  /// The driver is the process that started the browser.
  private func driver(of browser: StartedBrowser) -> pid_t? {
    browser.browserProcess.flatMap { ProcessTable.entry($0)?.parent }
  }

  @Test func `a browser that was killed is an error of its commands, and nothing stays`() throws {
    try BrowserEngine.chromium.require()
    let browser = try StartedBrowser(chromium: .chromium(), ChromiumSettings())
    let process = try #require(browser.process)
    kill(try #require(browser.browserProcess), SIGKILL)
    #expect(throws: WebDriverError.self) {
      try browser.session.send("GET", "/title", within: .seconds(30), as: String.self)
    }
    browser.end()
    #expect(BrowserProcesses.waitForEnd(of: process.folder))
  }

  @Test(arguments: BrowserEngine.allCases)
  func `the end of the test ends driver and browser`(in engine: BrowserEngine) throws {
    try engine.require()
    try LostAnswers.retry(in: engine) { try endTest(of: engine) }
  }

  /// The line of a program that started no browser.
  private struct StartFailure: Error, CustomStringConvertible { let description: String }

  private func endTest(of engine: BrowserEngine) throws {
    var pair: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair) == 0)
    let program = Bundle.main.bundleURL.appendingPathComponent("browser-starter").path
    let starter = try Subprocess(program, [engine.rawValue], environment: ProcessInfo.processInfo.environment)
      .start(output: .descriptor(pair[1]))
    close(pair[1])
    let output = Descriptor(pair[0])
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output.number, &byte, 1) == 1, byte != 10 { line.append(byte) }
    let text = String(decoding: line, as: UTF8.self)
    let words = text.split(separator: " ")
    guard words.count == 2 else {
      _ = Subprocess.wait(for: starter)
      throw StartFailure(description: text)
    }
    let folder = String(words[0])
    let all = BrowserProcesses.of(folder)
    #expect(all.count > 2)
    kill(starter, SIGKILL)
    _ = Subprocess.wait(for: starter)
    #expect(BrowserProcesses.waitForEnd(of: folder))
    #expect(all.allSatisfy { ProcessTable.entry($0)?.hasEnded != false })
    #expect(try words[1] == "0" || all.contains(#require(pid_t(words[1]))))
    #expect(locks(of: all) == [])
  }

  /// The locks that screens leave beside their sockets when nobody lets them end.
  private func locks(of processes: [pid_t]) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? []
    return names.filter { $0.hasPrefix(".X") && $0.hasSuffix("-lock") }.filter { name in
      let text = (try? String(contentsOfFile: "/tmp/\(name)", encoding: .utf8)) ?? ""
      return pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)).map(processes.contains) == true
    }
  }

  @Test func `WebKitGTK draws in the size and the scale of the device, without a trace afterwards`() throws {
    try BrowserEngine.webkit.require()
    var settings = WebKitSettings()
    settings.size = CGSize(width: 320, height: 500)
    settings.scale = 2
    try LostAnswers.retry(in: .webkit) {
      let browser = try StartedBrowser(webkit: WebKitPrograms(), settings)
      let folder = try #require(browser.process).folder
      let facts = try browser.session.send(
        "POST", "/execute/sync",
        ["script": "return [innerWidth, innerHeight, devicePixelRatio]", "args": []],
        as: [Double].self)
      #expect(facts == [320, 500, 2])
      let all = BrowserProcesses.of(folder)
      #expect(all.contains { ProcessTable.command(of: $0).first?.hasSuffix("Xvfb") == true })
      browser.end()
      #expect(BrowserProcesses.waitForEnd(of: folder))
      #expect(all.allSatisfy { ProcessTable.entry($0)?.hasEnded != false })
      #expect(locks(of: all) == [])
    }
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
