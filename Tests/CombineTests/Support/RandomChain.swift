import Combine

/// A chain of operators made by chance, and what plain functions of arrays make of the same values.
struct RandomChain {
  private(set) var publisher: AnyPublisher<Int, Never>
  private(set) var expected: [Int]
  private(set) var description: String

  init<Generator: RandomNumberGenerator>(using random: inout Generator) {
    let count = Int.random(in: 0...30, using: &random)
    expected = (0..<count).map { _ in Int.random(in: 0..<10, using: &random) }
    publisher = expected.publisher.eraseToAnyPublisher()
    description = "\(expected)"
    for _ in 0..<Int.random(in: 1...6, using: &random) { extend(using: &random) }
  }

  private mutating func extend<Generator: RandomNumberGenerator>(using random: inout Generator) {
    let number = Int.random(in: 1...5, using: &random)
    let before = expected
    switch Int.random(in: 0..<20, using: &random) {
    case 0: add("map", publisher.map { $0 + number }, before.map { $0 + number })
    case 1: add("filter", publisher.filter { $0 % 2 == 0 }, before.filter { $0 % 2 == 0 })
    case 2:
      let transform = { (value: Int) in value % number == 0 ? nil : value }
      add("compactMap", publisher.compactMap(transform), before.compactMap(transform))
    case 3: add("dropFirst", publisher.dropFirst(number), Array(before.dropFirst(number)))
    case 4: add("prefix", publisher.prefix(number * 3), Array(before.prefix(number * 3)))
    case 5:
      add("prefix while", publisher.prefix { $0 < number * 2 }, Array(before.prefix { $0 < number * 2 }))
    case 6: add("drop while", publisher.drop { $0 < number * 2 }, Array(before.drop { $0 < number * 2 }))
    case 7:
      var sum = 0
      add(
        "scan", publisher.scan(0, +),
        before.map {
          sum += $0; return sum
        })
    case 8:
      let groups = stride(from: 0, to: before.count, by: number).map {
        before[$0..<min($0 + number, before.count)].reduce(0, +)
      }
      add("collect", publisher.collect(number).map { $0.reduce(0, +) }, groups)
    case 9:
      let kept = before.enumerated().filter { $0.offset == 0 || before[$0.offset - 1] != $0.element }
      add("removeDuplicates", publisher.removeDuplicates(), kept.map(\.element))
    case 10:
      add(
        "flatMap", publisher.flatMap(maxPublishers: .max(1)) { [$0, number].publisher },
        before.flatMap { [$0, number] })
    case 11: add("append", publisher.append([number, 0]), before + [number, 0])
    case 12: add("prepend", publisher.prepend(number), [number] + before)
    case 13:
      add("zip", publisher.zip((0..<20).publisher).map { $0 + $1 }, zip(before, 0..<20).map { $0 + $1 })
    case 14: add("replaceEmpty", publisher.replaceEmpty(with: number), before.isEmpty ? [number] : before)
    case 15: add("last", publisher.last(), Array(before.suffix(1)))
    case 16: add("count", publisher.count(), [before.count])
    case 17:
      add(
        "tryMap, catch",
        publisher.tryMap { value in
          if value == number { throw Fault.first }
          return value
        }
        .catch { _ in [7, 8].publisher },
        before.prefix { $0 != number } + (before.contains(number) ? [7, 8] : []))
    case 18:
      let first = before.firstIndex(of: number).map { Array(before[...$0]) } ?? before
      add(
        "output, replaceError",
        publisher.setFailureType(to: Fault.self).flatMap(maxPublishers: .max(1)) { value in
          value == number
            ? Fail(error: Fault.first).eraseToAnyPublisher()
            : Just(value).setFailureType(to: Fault.self).eraseToAnyPublisher()
        }
        .replaceError(with: number), first)
    default:
      add("share", publisher.first { $0 > number }, Array(before.first { $0 > number }.map { [$0] } ?? []))
    }
  }

  private mutating func add(_ name: String, _ next: some Publisher<Int, Never>, _ values: [Int]) {
    publisher = next.eraseToAnyPublisher()
    expected = values
    description += " | \(name)"
  }
}
