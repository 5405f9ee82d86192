import Foundation
import GalleyPages
import GoldenFiles
import SeededCases
import Testing

/// Times in reports.
@Suite struct InSecondsTests {
  private struct Fact: Codable, Equatable {
    @InSeconds var time: Duration
  }

  private func json(_ time: Duration) throws -> String {
    String(decoding: try JSONEncoder().encode(Fact(time: time)), as: UTF8.self)
  }

  @Test func timesAreNumbersOfSeconds() throws {
    #expect(try json(.seconds(5)) == #"{"time":5}"#)
    #expect(try json(.milliseconds(1750)) == #"{"time":1.75}"#)
    #expect(try json(.microseconds(16_667)) == #"{"time":0.016667}"#)
    #expect(try json(.zero - .milliseconds(250)) == #"{"time":-0.25}"#)
  }

  @Test func whatWasWrittenIsReadAgain() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<1000 {
      let fact = Fact(
        time: .nanoseconds(Int64.random(in: -1_000_000_000_000...1_000_000_000_000, using: &generator)))
      #expect(try JSONDecoder().decode(Fact.self, from: JSONEncoder().encode(fact)) == fact)
    }
  }

  @Test func whatIsNoTimeIsRefused() {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Fact.self, from: Data(#"{"time":1e300}"#.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expectGolden(context.debugDescription)
  }
}
