import BaselineFixtures
import Foundation
import GalleySystem
import Testing

@testable import galley_tools

/// Objects that are reused as long as nothing changes that they were compiled from.
@Suite struct ObjectCacheTests {
  private let sandbox: Sandbox
  private let cache: ObjectCache
  private var imported: String { "\(sandbox.root)/Shop.swiftmodule" }

  init() throws {
    sandbox = try Sandbox()
    cache = ObjectCache(folder: sandbox.root + "/objects")
    try sandbox.write("object", to: "made.o")
    try sandbox.write("module", to: "Shop.swiftmodule")
  }

  /// Keeps the object as if its compiler had begun some time after the last change of any file.
  private func keep(_ key: String, since began: Int64 = FileStamp.now + 1_000_000_000) {
    cache.keep("\(sandbox.root)/made.o", as: key, from: [imported], since: began)
  }

  @Test func `an object is found until a file has changed`() throws {
    #expect(cache.object("a") == nil)
    keep("a")
    let object = try #require(cache.object("a"))
    #expect(try String(contentsOfFile: object, encoding: .utf8) == "object")
    #expect(cache.object("b") == nil)
    try sandbox.write("module, changed", to: "Shop.swiftmodule")
    #expect(cache.object("a") == nil)
    keep("a")
    #expect(cache.object("a") != nil)
    try FileManager.default.removeItem(atPath: imported)
    #expect(cache.object("a") == nil)
  }

  @Test func `what changed while it was compiled is not kept`() {
    keep("a", since: 0)
    #expect(cache.object("a") == nil)
    cache.keep("\(sandbox.root)/made.o", as: "b", from: [], since: FileStamp.now + 1_000_000_000)
    #expect(cache.object("b") == nil)
  }

  @Test func `old objects go`() throws {
    for number in 0..<40 { keep("key-\(number)") }
    let files = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
    #expect(files.count { $0.hasSuffix(".o") } == 16)
    #expect(files.count == 32)
    #expect(cache.object("key-39") != nil)
  }

  @Test func `arguments and sources decide on the key`() {
    let key = ObjectCache.key(["-O"], [("A.swift", "x")])
    #expect(key == ObjectCache.key(["-O"], [("A.swift", "x")]))
    #expect(key != ObjectCache.key(["-Onone"], [("A.swift", "x")]))
    #expect(key != ObjectCache.key(["-O"], [("A.swift", "y")]))
  }

  @Test func `files are read from the compiler's rules`() {
    let rules = "/t/X.o : /t/A.swift /b/My\\ Module.swiftmodule /b/Shop.swiftmodule\n/t/X.d : /t/A.swift\n"
    #expect(
      ObjectCache.dependencies(in: rules) == [
        "/t/A.swift", "/b/My Module.swiftmodule", "/b/Shop.swiftmodule", "/t/A.swift",
      ])
  }
}
