import BaselineFixtures
import Foundation
import Glibc
import Testing

@testable import GalleyCommands

/// `galley watch` in a real terminal.
@Suite(.serialized, .timeLimit(.minutes(5))) struct WatchTerminalTests {
  private static let ready = "q quit · Enter again · a all · o page"

  private func open(_ words: [String] = [], _ environment: [String: String] = [:]) throws -> (
    FakeBundle, PseudoTerminal
  ) {
    let fake = try FakeBundle(testing: ["ShopTests.CartTests/adds()"])
    try fake.sandbox.write("", to: "Sources/Shop/Cart.swift")
    let terminal = try PseudoTerminal(
      ["watch"] + words, in: fake.sandbox, environment: fake.environment.merging(environment) { $1 })
    return (fake, terminal)
  }

  private func runs(_ fake: FakeBundle) throws -> [String] {
    try fake.calls().filter { $0.hasPrefix("tests ") }
  }

  @Test func `keys run tests again, and q quits`() throws {
    let (fake, terminal) = try open()
    try terminal.wait(for: Self.ready)
    #expect(!terminal.isRestored)
    try "// 1\n".write(
      toFile: fake.sandbox.root + "/Sources/Shop/Cart.swift", atomically: true, encoding: .utf8)
    try terminal.wait(for: "Testing: Sources/Shop/Cart.swift changed")
    try terminal.wait(for: Self.ready)
    for key in ["r", "\r", "a"] {
      terminal.type(key)
      try terminal.wait(for: Self.ready)
    }
    terminal.type("o")
    try terminal.wait(for: "Page: file://\(fake.sandbox.root)/.build/galley-watch/index.html")
    terminal.type("q")
    let end = terminal.end()
    #expect(end.status == 0 && end.reason == .exit)
    #expect(terminal.isRestored)
    let (all, some) = (
      "tests - --testing-library swift-testing",
      "tests - --filter ^ShopTests\\. --testing-library swift-testing"
    )
    // Without tests in MailTests that the program lists, the plan still has two targets.
    #expect(try runs(fake) == [all, some, some, some, all])
  }

  @Test(
    arguments: [("\u{03}", nil, 130), ("", SIGTERM, 143), ("", SIGHUP, 129)] as [(String, Int32?, Int32)])
  func `the terminal is given back however it ends`(_ keys: String, _ signal: Int32?, _ status: Int32) throws
  {
    let (_, terminal) = try open()
    try terminal.wait(for: Self.ready)
    if let signal { kill(terminal.process.processIdentifier, signal) } else { terminal.type(keys) }
    let end = terminal.end()
    #expect(end.status == status && end.reason == .exit)
    #expect(terminal.isRestored)
  }

  @Test(arguments: [("blocks", "▀"), ("kitty", "\u{1B}_Ga=T,f=100,q=2,C=1,"), ("sixel", "\u{1B}P0;1;0q")])
  func `a rendered view is drawn`(_ method: String, _ mark: String) throws {
    let fake = try FakeBuild()
    try RenderedCard.prepare(fake)
    let terminal = try PseudoTerminal(
      ["watch", "--render", "Shop.Card", "--images", method], in: fake.sandbox, environment: fake.environment)
    try terminal.wait(for: "Rendering Shop.Card")
    try terminal.wait(for: "Shop.Card.iphone-x-light.png")
    try terminal.wait(for: mark)
    try terminal.wait(for: "Rendered. Waiting for changes.")
    try terminal.wait(for: Self.ready)
    let page = try fake.sandbox.text(".build/galley-watch/index.html")
    #expect(
      page.contains("src=\"file://\(fake.sandbox.root)/.build/galley-render/Shop.Card.iphone-x-light.png?"))
    terminal.type("q")
    #expect(terminal.end().status == 0)
  }
}
