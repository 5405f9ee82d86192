import Combine
import Foundation
import Testing

@Suite struct ObservableObjectTests {
  private class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    var plain = 0
  }

  private final class Derived: Model {
    @Published var extra: Int?
  }

  private final class Manual: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
  }

  private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
  }

  @Test func `an object says that it changes before it does`() {
    let model = Model()
    var seen: [Int] = []
    let cancellable = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 1
    model.count = 2
    model.plain = 9
    model.name = "b"
    #expect(seen == [0, 1, 2])
    cancellable.cancel()
    model.count = 3
    #expect(seen.count == 3)
  }

  @Test func `published properties of superclasses count too`() {
    let model = Derived()
    var count = 0
    let cancellable = model.objectWillChange.sink { count += 1 }
    model.extra = 1
    model.name = "b"
    #expect(count == 2)
    // Seen as its superclass, it is the same object with the same publisher.
    #expect((model as Model).objectWillChange === model.objectWillChange)
    cancellable.cancel()
  }

  @Test func `an object without published properties has one publisher too`() {
    let first = Manual()
    let second = Manual()
    var count = 0
    let cancellable = first.objectWillChange.sink { count += 1 }
    first.value = 1
    second.value = 1
    #expect(count == 1 && first.objectWillChange !== second.objectWillChange)
    cancellable.cancel()
  }

  @Test func `publishers of released objects are not given to others`() {
    var publishers: [ObservableObjectPublisher] = []
    for _ in 0..<500 { publishers.append(Manual().objectWillChange) }
    #expect(Set(publishers.map(ObjectIdentifier.init)).count == 500)
  }

  @Test func `an object may have a publisher of its own`() {
    let own = Own()
    let recorder = own.objectWillChange.recorded()
    own.objectWillChange.send(5)
    #expect(recorder.values == [5])
  }

  @Test func `a published property sends its value, and then each new one before it is set`() {
    let model = Model()
    var seen: [(sent: Int, held: Int)] = []
    let cancellable = model.$count.sink { seen.append(($0, model.count)) }
    model.count = 5
    #expect(seen.map(\.sent) == [0, 5] && seen.map(\.held) == [0, 0] && model.count == 5)
    cancellable.cancel()
  }

  @Test func `assigning to a published property lasts as long as its object`() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    weak let released = model
    var changes = 0
    let cancellable = model!.objectWillChange.sink { changes += 1 }
    subject.map { $0 * 2 }.assign(to: &model!.$count)
    subject.send(4)
    #expect(model?.count == 8 && changes == 1)
    cancellable.cancel()
    model = nil
    #expect(released == nil)
    subject.send(5)
  }

  @Test func `assigning to a property keeps the object until the end`() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Model?
    var cancellable: AnyCancellable?
    do {
      let model = Model()
      released = model
      cancellable = subject.assign(to: \.plain, on: model)
      subject.send(3)
      #expect(model.plain == 3)
    }
    #expect(released != nil)
    subject.send(completion: .finished)
    #expect(released == nil)
    cancellable?.cancel()
  }
}
