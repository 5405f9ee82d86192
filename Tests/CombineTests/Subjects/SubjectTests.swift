import Combine
import Foundation
import Testing

@Suite struct SubjectTests {
  @Test func `a passthrough subject drops what nobody asked for`() {
    let subject = PassthroughSubject<Int, Fault>()
    let recorder = subject.recorded(.max(1))
    subject.send(1)
    subject.send(2)
    recorder.request(.max(1))
    #expect(recorder.values == [1])
    subject.send(3)
    #expect(recorder.values == [1, 3])
    subject.send(completion: .failure(.first))
    subject.send(4)
    #expect(recorder.error == .first && recorder.values == [1, 3])
    #expect(subject.recorded().error == .first)
  }

  @Test func `a current value subject owes its newest value to who asks later`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.recorded(.none)
    subject.send(2)
    subject.value = 3
    recorder.request(.max(1))
    #expect(recorder.values == [3] && subject.value == 3)
    recorder.request(.max(1))
    #expect(recorder.values == [3])
    subject.send(4)
    #expect(recorder.values == [3, 4])
    subject.send(completion: .finished)
    #expect(recorder.isFinished && subject.recorded().values.isEmpty)
  }

  @Test func `what is sent while a value is received comes after it, to every subscriber`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let first = subject.sink { value in
      seen.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(seen == [1, 2, 3])
    first.cancel()
    subject.send(9)
    #expect(seen == [1, 2, 3])
  }

  @Test func `a subscription ends when its cancellable is released`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    subject.sink { seen.append($0) }.store(in: &set)
    subject.sink { seen.append($0 * 10) }.store(in: &list)
    subject.send(1)
    set = []
    subject.send(2)
    list = []
    subject.send(3)
    #expect(seen == [1, 10, 20])
  }

  @Test func `a released sink lets go of what its closures hold`() {
    final class Token {}
    let subject = PassthroughSubject<Int, Never>()
    weak var held: Token?
    var cancellable: AnyCancellable?
    do {
      let token = Token()
      held = token
      cancellable = subject.map { $0 }.receive(on: ImmediateScheduler.shared).sink { _ in _ = token }
    }
    #expect(held != nil)
    cancellable?.cancel()
    #expect(held == nil)
    withExtendedLifetime(cancellable) {}
  }

  @Test func `values of many threads come one at a time, and none is lost`() async {
    let subjects = (0..<4).map { _ in Transferred(PassthroughSubject<Int, Never>()) }
    let seen = Transferred(Counter())
    let cancellable = Publishers.MergeMany(subjects.map(\.value)).sink { seen.value.add($0) }
    await withTaskGroup(of: Void.self) { group in
      for subject in subjects {
        group.addTask { for value in 1...500 { subject.value.send(value) } }
      }
    }
    cancellable.cancel()
    // The sum of 1 to 500, four times; the counter is not locked, and loses what comes twice at once.
    #expect(seen.value.sum == 4 * 125_250)
  }

  /// Takes values without a lock.
  private final class Counter {
    private(set) var sum = 0

    func add(_ value: Int) { sum += value }
  }
}

/// A value that tests use on several threads because that is what they test.
struct Transferred<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
