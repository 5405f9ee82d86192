import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// The results of transforming every element on all cores, in the order of the elements.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    // Taking turns costs much less than anything that is worth several cores.
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0 }.compactMap(\.self)
  }
}
