import Foundation
import Galley
import Testing
import XCTest

@testable import Galley
@testable import GalleyAuthoring
@testable import GalleyChecks
@testable import GalleyPages

/// The atlas of this target.
final class RegisteredAtlas: AtlasRegistration { static let atlas = Atlas { RegisteredPage.self } }

struct RegisteredPage: Layout {
  let title = Label("registered.title")
  var body: Blueprint { Required { title } }
}

@Suite struct RegistrationTests {
  @Test func theRunningTestsTargetIsKnown() {
    #expect(RunningTest.module == "GalleyTests")
    #expect(Atlas.current?.pages.map { "\($0)" } == ["RegisteredPage"])
  }

  @Test func itIsKnownInTasksOfTheTest() async {
    let names = await withTaskGroup(of: String?.self) { group in
      for _ in 0..<8 { group.addTask { RunningTest.module } }
      return await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(names == ["GalleyTests"])
  }

  @Test func anAtlasOfTheTaskComesFirst() throws {
    try Atlas.with(Atlas {}) {
      #expect(Atlas.current?.pages.isEmpty == true)
      try RegisteredAtlases.verify()
    }
  }

  @Test func anAtlasWithErrorsStopsTheTestsOfItsTarget() throws {
    try RegisteredAtlases.verify()
    let entry = try #require(RegisteredAtlases.entry(of: "FaultyAtlas"))
    let mistakes = #expect(throws: LayoutValidationError.self) { try RegisteredAtlases.verify(entry) }
    #expect(mistakes?.module == "FaultyAtlas")
    #expect(mistakes?.problems.map(\.rule) == [.duplicateLocator])
  }
}

/// The same under XCTest.
final class RegistrationXCTests: XCTestCase {
  func testTheRunningTestsTargetIsKnown() {
    XCTAssertEqual(RunningTest.module, "GalleyTests")
    XCTAssertEqual(Atlas.current?.pages.map { "\($0)" }, ["RegisteredPage"])
  }

  func testAClassIsKnownByItsModule() {
    XCTAssertEqual(RunningTest.module(of: RegistrationXCTests.self), "GalleyTests")
    XCTAssertEqual(RunningTest.module(of: Nested.Inner<Int>.self), "GalleyTests")
  }

  private enum Nested {
    class Inner<T> {}
  }
}
