import Testing

@testable import GalleyCommands
@testable import SourceReading

@Suite struct TokenizedSourceTests {
  private func texts(_ source: String, ofPackage names: Set<String>? = ["Mine"]) -> String {
    let known = KnownModules(ofPackage: names)
    return TokenizedSource(Array(source.utf8), canImport: known.canImport).tokens.map(\.text).joined(
      separator: " ")
  }

  @Test(arguments: [
    ("#if os(iOS)\na\n#else\nb\n#endif", "b"),
    ("#if os(Linux)\na\n#else\nb\n#endif", "a"),
    ("#if !os(Linux)\na\n#endif\nb", "b"),
    ("#if os(iOS) || os(Linux)\na\n#endif", "a"),
    ("#if os(iOS) && DEBUG\na\n#endif", ""),
    ("#if DEBUG && !(os(macOS) || os(iOS))\na\n#endif", "a"),
    ("#if DEBUG\na\n#else\nb\n#endif", "a b"),
    ("#if canImport(UIKit)\na\n#elseif canImport(Glibc)\nb\n#else\nc\n#endif", "b"),
    ("#if canImport(Mine)\na\n#else\nb\n#endif", "a"),
    ("#if canImport(Other)\na\n#else\nb\n#endif", "b"),
    ("#if targetEnvironment(simulator)\na\n#endif", ""),
    ("#if swift(>=5.9)\na\n#else\nb\n#endif", "a"),
    ("#if compiler(<5)\na\n#else\nb\n#endif", "b"),
    ("#if swift(>=6.9)\na\n#else\nb\n#endif", "a b"),
    ("#if os(iOS)\n#if os(Linux)\na\n#endif\n#else\nb\n#endif\nc", "b c"),
    ("#if os(iOS)\na", ""),
    ("a\n#endif\nb", "a b"),
    ("#else\na", "a"),
    ("#if false\na\n#elseif true\nb\n#endif", "b"),
  ])
  func whatLinuxDoesNotCompileIsLeftOut(_ source: String, _ tokens: String) {
    #expect(texts(source) == tokens)
  }

  @Test func withoutAPackageOtherModulesMayBeThere() {
    #expect(texts("#if canImport(Other)\na\n#else\nb\n#endif", ofPackage: nil) == "a b")
  }

  @Test func placesAreThoseOfTheCompiler() {
    let source = TokenizedSource(Array("a\r\n  é b\r\"x\" c\n".utf8)) { _ in nil }
    let places = source.tokens.map { token in
      let place = source.position(of: token)
      return "\(token.text) \(place.line):\(place.column)"
    }
    #expect(places == ["a 1:1", "é 2:3", "b 2:6", "x 3:1", "c 3:5"])
  }

  @Test func declarationsAreReadByTheirShape() {
    let source = TokenizedSource(
      Array(
        """
        @MainActor public final class A<T>: B, C where T: D {
          @objc private(set) var x = f { 1 }
            .g
          var y: Int { x }
          static let z = [1, 2]
          class func k() {}
          nonisolated override func setUp() async throws { var inner = 1 }
          func test(_ a: Int) -> () throws -> Void { {} }
          enum E { case a; func e() {} }
        }
        extension Outer.A { func more() {} }
        let global = A()
        func f() {}
        """.utf8)
    ) { _ in nil }
    let reader = DeclarationReader(source)
    #expect(reader.types.map { "\($0.keyword) \($0.name)" } == ["class A", "enum E", "extension A"])
    #expect(reader.types[0].attributes == ["@MainActor"])
    #expect(reader.types[0].inherited == ["B", "C"])
    #expect(reader.types[0].members.map(\.name) == ["x", "y", "z", "k", "setUp", "test"])
    let setUp = reader.types[0].members[4]
    #expect(
      setUp.isAsync && setUp.throwsErrors && setUp.isNonisolated && setUp.modifiers.contains("override"))
    #expect(reader.types[0].members[3].isStatic && reader.types[0].members[5].hasParameters)
    #expect(reader.types[0].members[0].attributes == ["@objc"])
    let body = reader.types[0].members[0].body
    #expect(source.tokens[body].map(\.text) == ["f", "{", "1", "}", ".", "g"])
    #expect(reader.types[1].members.map(\.name) == ["e"])
    #expect(reader.types[2].members.map(\.name) == ["more"])
    #expect(reader.globals.map(\.name) == ["global", "f"])
  }
}
