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
  /// The results of transforming every element, several at once, in the order of the elements: for work that waits for other
  /// programs, and so is worth more threads than there are cores.
  package func concurrentMap<Result: Sendable>(
    width: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    let next = Atomic(0)
    let group = DispatchGroup()
    // The closures end before this function does.
    for number in 0..<Swift.min(width, count) {
      DispatchQueue(label: "concurrentMap.\(number)").async(group: group) {
        while true {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < count else { return }
          let result = transform(self[index])
          results.withLock { $0[index] = result }
        }
      }
    }
    group.wait()
    return results.withLock { $0 }.compactMap(\.self)
  }
}
