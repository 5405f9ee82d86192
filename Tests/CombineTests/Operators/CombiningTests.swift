import Combine
import SeededCases
import Testing

@Suite struct CombiningTests {
  @Test func `merging sends values as they come, and ends with the last publisher`() {
    let (a, b, c) = (
      PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>()
    )
    let recorder = a.merge(with: b, c).recorded()
    a.send(1)
    c.send(3)
    b.send(2)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(recorder.values == [1, 3, 2] && !recorder.isFinished)
    c.send(completion: .finished)
    #expect(recorder.isFinished)
    let failing = a.merge(with: b).recorded()
    #expect(failing.isFinished)
    let other = PassthroughSubject<Int, Fault>()
    let merged = other.merge(with: c.append(Empty(completeImmediately: false))).recorded()
    other.send(completion: .failure(.second))
    #expect(merged.error == .second)
  }

  @Test func `the newest of each are sent once each has one`() {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>(),
      CurrentValueSubject<Bool, Never>(true)
    )
    let recorder = a.combineLatest(b, c) { "\($0)\($1)\($2)" }.recorded()
    a.send(1)
    a.send(2)
    #expect(recorder.values == [])
    b.send("x")
    c.send(false)
    a.send(3)
    #expect(recorder.values == ["2xtrue", "2xfalse", "3xfalse"])
    for end in [{ a.send(completion: .finished) }, { b.send(completion: .finished) }] { end() }
    c.send(true)
    #expect(recorder.values.last == "3xtrue" && !recorder.isFinished)
    c.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func `who asks late gets the newest combination`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.combineLatest(b, +).recorded(.none)
    a.send(1)
    b.send(10)
    a.send(2)
    recorder.request(.max(1))
    #expect(recorder.values == [12])
  }

  @Test func `zipping makes tuples in order, and ends when none can be made any more`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = a.zip(b).map { "\($0)\($1)" }.recorded()
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(completion: .finished)
    #expect(recorder.values == ["1x"] && !recorder.isFinished)
    b.send("y")
    #expect(recorder.values == ["1x", "2y"] && recorder.isFinished)
  }

  @Test func `switching listens to the newest publisher only`() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = outer.switchToLatest().recorded()
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    second.send(4)
    #expect(recorder.values == [1, 3, 4] && !recorder.isFinished)
    second.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func `publishers that cannot fail go with those that can`() {
    let failing = [1, 2].publisher.flatMap {
      $0 == 2
        ? Fail<Int, Fault>(error: .first).eraseToAnyPublisher()
        : Just($0).setFailureType(to: Fault.self).eraseToAnyPublisher()
    }
    #expect(failing.recorded().error == .first)
    let steady = [1, 2].publisher.setFailureType(to: Fault.self).flatMap { Just($0 * 2) }
    #expect(steady.recorded().values == [2, 4])
  }

  @Test func `so many publishers are listened to at once`() {
    var made: [PassthroughSubject<Int, Never>] = []
    let recorder = (0..<4).publisher.flatMap(maxPublishers: .max(2)) { _ in
      let subject = PassthroughSubject<Int, Never>()
      made.append(subject)
      return subject
    }
    .recorded()
    #expect(made.count == 2)
    made[0].send(5)
    made[0].send(completion: .finished)
    #expect(made.count == 3 && recorder.values == [5])
  }

  @Test func `retrying subscribes anew, so many times`() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Fault> in
      attempts += 1
      return attempts < 3
        ? Fail(error: .first).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Fault.self).eraseToAnyPublisher()
    }
    #expect(publisher.retry(1).recorded().error == .first && attempts == 2)
    #expect(publisher.retry(1).recorded().values == [3])
  }

  @Test func `a shared publisher is asked once, and again after all have left`() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let (a, b) = (shared.recorded(), shared.recorded())
    subject.send(1)
    #expect(subscriptions == 1 && a.values == [1] && b.values == [1])
    a.cancel()
    b.cancel()
    subject.send(2)
    let c = shared.recorded()
    subject.send(3)
    #expect(subscriptions == 2 && c.values == [3])
  }

  @Test func `a connectable publisher waits for its connection`() {
    let publisher = [1, 2].publisher.makeConnectable()
    let recorder = publisher.recorded()
    #expect(recorder.values == [])
    let connection = publisher.connect()
    #expect(recorder.values == [1, 2] && recorder.isFinished)
    connection.cancel()
  }

  @Test func `printing writes what passes`() {
    final class Lines: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let lines = Lines()
    _ = [1, 2].publisher.print("numbers", to: lines).sink { _ in }
    #expect(
      lines.text.split(separator: "\n").dropFirst().map(String.init) == [
        "numbers: request unlimited", "numbers: receive value: (1)", "numbers: receive value: (2)",
        "numbers: receive finished",
      ])
  }

  @Test func `events are handled in order`() {
    var log: [String] = []
    let recorder = [1].publisher
      .handleEvents(
        receiveSubscription: { _ in log.append("subscription") },
        receiveOutput: { log.append("value \($0)") },
        receiveCompletion: { _ in log.append("end") }, receiveCancel: { log.append("cancel") },
        receiveRequest: { log.append("request \($0)") }
      )
      .recorded(.max(3))
    recorder.cancel()
    #expect(log == ["subscription", "request max(3)", "value 1", "end"])
  }

  /// Values of merged sequences are those of all of them, each in its order.
  @Test(arguments: Soak.seeds(30)) func `merging loses nothing under any demand`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = (0..<Int.random(in: 1...5, using: &random)).map { part in
      (0..<Int.random(in: 0...9, using: &random)).map { part * 100 + $0 }
    }
    let recorder = Publishers.MergeMany(parts.map(\.publisher)).recorded(.none)
    for _ in 0..<60 { recorder.request(.max(Int.random(in: 1...3, using: &random))) }
    #expect(recorder.isFinished && recorder.values.sorted() == parts.flatMap { $0 })
    for (index, part) in parts.enumerated() { #expect(recorder.values.filter { $0 / 100 == index } == part) }
  }
}
