import Combine
import Foundation
import SeededCases
import Testing

/// Values of demand behave as [Combine documents them](https://developer.apple.com/documentation/combine/subscribers/demand).
@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func `demands add up, and no limit stays none`() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + .unlimited == .unlimited)
    #expect(Demand.unlimited - 5 == .unlimited)
    #expect(Demand.max(2) - .max(3) == Demand.none)
    #expect(Demand.max(7) - .unlimited == Demand.none)
    #expect(Demand.max(3) * 4 == .max(12))
    #expect(Demand.max(.max) + .max(.max) != .unlimited)
    #expect(Demand.none.max == 0 && Demand.unlimited.max == nil)
    #expect(Demand.unlimited > 5 && Demand.none < 1 && Demand.max(3) == 3)
    #expect(Demand.max(3).description == "max(3)" && Demand.unlimited.description == "unlimited")
  }

  /// A subscriber never gets more than it asked for, whatever is between it and the source.
  @Test(arguments: Soak.seeds(40)) func `no chain sends more than was asked for`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let chain = RandomChain(using: &random)
    let recorder = chain.publisher.recorded(.none)
    var asked = 0
    for _ in 0..<30 {
      let count = Int.random(in: 0...4, using: &random)
      asked += count
      if count > 0 { recorder.request(.max(count)) }
      #expect(recorder.values == Array(chain.expected.prefix(asked)), "\(chain.description)")
    }
    recorder.request(.unlimited)
    #expect(recorder.values == chain.expected && recorder.isFinished, "\(chain.description)")
  }

  @Test(arguments: Soak.seeds(60)) func `a chain of operators does what arrays do`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let chain = RandomChain(using: &random)
    let recorder = chain.publisher.recorded()
    #expect(recorder.values == chain.expected && recorder.isFinished, "\(chain.description)")
  }
}
