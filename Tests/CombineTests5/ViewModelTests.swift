import Combine
import Foundation
import XCTest

/// A view model as apps write them, in language mode 5.
private class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published var error: String?
  /// Whether results are awaited.
  @Published public var isLoading: Bool = false
  private var cancellables = Set<AnyCancellable>()
  private let all: [String]

  init(all: [String]) {
    self.all = all
    _error = Published(initialValue: nil)
    $query
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .map { [weak self] query in self?.all.filter { $0.hasPrefix(query) } ?? [] }
      .assign(to: &$results)
    $results.dropFirst().sink { [weak self] in self?.isLoading = $0.isEmpty }.store(in: &cancellables)
  }

  func load() -> AnyPublisher<[String], Error> {
    Future { promise in promise(.success(["x"])) }.eraseToAnyPublisher()
  }
}

@MainActor
private final class MainModel: ObservableObject {
  @Published var count = 0
  let events = PassthroughSubject<Int, Never>()
  var cancellable: AnyCancellable?

  init() {
    cancellable = events.receive(on: DispatchQueue.main).sink { [weak self] in self?.count += $0 }
  }
}

final class ViewModelTests: XCTestCase {
  private final class Clock: SubscriptionClock, @unchecked Sendable {
    var now = Duration.zero
    var date: Date { Date(timeIntervalSinceReferenceDate: now / .seconds(1)) }
    var events: [(Duration, () -> Void)] = []

    func after(_ delay: Duration, do action: @escaping () -> Void) { events.append((now + delay, action)) }

    func advance(by duration: Duration) {
      now += duration
      while let index = events.firstIndex(where: { $0.0 <= now }) { events.remove(at: index).1() }
    }
  }

  func testSearchWaitsForTheDevicesClock() {
    let clock = Clock()
    let model = SubscriptionClocks.$current.withValue(clock) { SearchModel(all: ["apple", "pear", "plum"]) }
    var changes = 0
    let cancellable = model.objectWillChange.sink { changes += 1 }
    model.query = "p"
    clock.advance(by: .milliseconds(299))
    XCTAssertEqual(model.results, [])
    clock.advance(by: .milliseconds(1))
    XCTAssertEqual(model.results, ["pear", "plum"])
    XCTAssertEqual(changes, 3)
    cancellable.cancel()
  }

  func testErrorsAreErased() {
    var received: [String] = []
    let model = SearchModel(all: [])
    let cancellable = model.load().replaceError(with: []).sink { received = $0 }
    XCTAssertEqual(received, ["x"])
    cancellable.cancel()
  }

  @MainActor func testModelsOfTheMainActor() {
    let clock = Clock()
    let model = SubscriptionClocks.$current.withValue(clock) { MainModel() }
    model.events.send(2)
    XCTAssertEqual(model.count, 0)
    clock.advance(by: .zero)
    XCTAssertEqual(model.count, 2)
  }
}
