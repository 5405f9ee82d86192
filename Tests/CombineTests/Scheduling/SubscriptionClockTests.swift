import Combine
import Foundation
import Testing

/// Everything that waits runs on the clock that was current when the subscription was made.
@Suite struct SubscriptionClockTests {
  private let clock = ManualClock()

  @Test func `a timer fires with the dates of the clock until it is cancelled`() {
    let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    let recorder = clock.run { timer.recorded() }
    clock.advance(by: .milliseconds(350))
    #expect(recorder.values.map(\.timeIntervalSinceReferenceDate) == [0.1, 0.2, 0.3])
    recorder.cancel()
    clock.advance(by: .seconds(1))
    #expect(recorder.values.count == 3 && clock.pending == 0)
  }

  @Test func `a value is sent when no other has come for a while`() {
    let subject = PassthroughSubject<String, Never>()
    let recorder = clock.run { subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).recorded() }
    for text in ["a", "ab", "abc"] {
      subject.send(text)
      clock.advance(by: .milliseconds(200))
    }
    #expect(recorder.values == [])
    clock.advance(by: .milliseconds(100))
    #expect(recorder.values == ["abc"])
    subject.send("lost")
    subject.send(completion: .finished)
    clock.advance(by: .seconds(1))
    #expect(recorder.values == ["abc"] && recorder.isFinished)
  }

  @Test func `a debounced value that nobody asked for is lost`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = clock.run { subject.debounce(for: 1, scheduler: DispatchQueue.main).recorded(.none) }
    subject.send(1)
    clock.advance(by: .seconds(2))
    recorder.request(.unlimited)
    subject.send(2)
    clock.advance(by: .seconds(2))
    #expect(recorder.values == [2])
  }

  @Test(arguments: [(true, [1, 4, 5]), (false, [1, 2, 5])])
  func `at most one value is sent in an interval`(_ latest: Bool, _ expected: [Int]) {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = clock.run {
      subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: latest).recorded()
    }
    for value in 1...4 {
      subject.send(value)
      clock.advance(by: .milliseconds(100))
    }
    #expect(recorder.values == [1])
    clock.advance(by: .seconds(3))
    subject.send(5)
    subject.send(completion: .finished)
    clock.advance(by: .zero)
    #expect(recorder.values == expected && recorder.isFinished)
  }

  @Test func `delaying keeps order and distances`() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = clock.run { subject.delay(for: 2, scheduler: OperationQueue.main).recorded() }
    subject.send(1)
    clock.advance(by: .seconds(1))
    subject.send(2)
    subject.send(completion: .finished)
    clock.advance(by: .seconds(1))
    #expect(recorder.values == [1] && !recorder.isFinished)
    clock.advance(by: .seconds(1))
    #expect(recorder.values == [1, 2] && recorder.isFinished)
  }

  @Test func `another queue's work is done on the clock too, in order`() {
    let recorder = clock.run {
      [1, 2, 3].publisher.subscribe(on: DispatchQueue.global()).map { $0 * 2 }.receive(on: DispatchQueue.main)
        .recorded()
    }
    #expect(recorder.values == [])
    clock.advance(by: .zero)
    #expect(recorder.values == [2, 4, 6] && recorder.isFinished)
  }

  @Test func `nothing comes for a while, and it ends`() {
    let subject = PassthroughSubject<Int, Fault>()
    let recorder = clock.run {
      subject.timeout(.seconds(2), scheduler: DispatchQueue.main, customError: { .second }).recorded()
    }
    clock.advance(by: .seconds(1))
    subject.send(1)
    clock.advance(by: .milliseconds(1500))
    #expect(recorder.values == [1] && recorder.error == nil)
    clock.advance(by: .seconds(1))
    #expect(recorder.error == .second)
  }

  @Test func `the clock is current while it does what is due`() {
    let subject = PassthroughSubject<Int, Never>()
    var inner: AnyCancellable?
    var seen: [TimeInterval] = []
    let outer = clock.run {
      subject.receive(on: RunLoop.main).sink { _ in
        inner = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink {
          seen.append($0.timeIntervalSinceReferenceDate)
        }
      }
    }
    subject.send(1)
    clock.advance(by: .seconds(2))
    #expect(seen == [1, 2])
    inner?.cancel()
    outer.cancel()
  }

  @Test func `schedulers know the clock's time, and repeat on it`() {
    var count = 0
    let repetition = clock.run { () -> any Cancellable in
      #expect(RunLoop.main.now.date == clock.date)
      return DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: 1), interval: .seconds(2))
      {
        count += 1
      }
    }
    clock.advance(by: .seconds(6))
    repetition.cancel()
    clock.advance(by: .seconds(6))
    #expect(count == 3)
  }

  @Test func `a scheduler of an app's own keeps its time`() {
    let recorder = clock.run {
      [1, 2].publisher.delay(for: 5, scheduler: ImmediateScheduler.shared).recorded()
    }
    #expect(recorder.values == [1, 2] && recorder.isFinished)
  }

  @Test func `without a clock, queues do the work`() async {
    let value = await withCheckedContinuation { continuation in
      let cancellable = Transferred(Shelf())
      cancellable.value.held = Just(7).receive(on: DispatchQueue.global()).delay(
        for: 0.001, scheduler: DispatchQueue.global()
      )
      .sink {
        continuation.resume(returning: $0)
        cancellable.value.held = nil
      }
    }
    #expect(value == 7)
  }

  private final class Shelf {
    var held: AnyCancellable?
  }
}
