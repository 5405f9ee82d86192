import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite struct FoundationTests {
  private struct Person: Codable, Equatable {
    var name: String
  }

  @Test func `notifications are sent to who has asked for them`() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    let recorder = center.publisher(for: name).recorded(.max(1))
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: name, object: nil, userInfo: ["n": 2])
    center.post(name: Notification.Name("other"), object: nil)
    #expect(recorder.values.map { $0.userInfo?["n"] as? Int } == [1])
    recorder.request(.unlimited)
    center.post(name: name, object: nil, userInfo: ["n": 3])
    recorder.cancel()
    center.post(name: name, object: nil)
    #expect(recorder.values.count == 2)
  }

  @Test func `data becomes values, or an error`() {
    let good = Just(Data(#"{"name":"Ada"}"#.utf8)).decode(type: Person.self, decoder: JSONDecoder())
      .recorded()
    #expect(good.values == [Person(name: "Ada")])
    let bad = Just(Data("?".utf8)).decode(type: Person.self, decoder: JSONDecoder()).recorded()
    #expect(bad.error is DecodingError)
    let coder = JSONEncoder()
    #expect(
      Just(Person(name: "Bo")).encode(encoder: coder).recorded().values == [Data(#"{"name":"Bo"}"#.utf8)])
  }

  @Test func `a request that cannot be loaded fails with an error of URLs`() async {
    let url = URL(fileURLWithPath: "/nowhere/at/all")
    var failure: URLError?
    do {
      for try await _ in URLSession.shared.dataTaskPublisher(for: url).map(\.data).values {}
    } catch {
      failure = error as? URLError
    }
    #expect(failure != nil)
  }

  @Test func `values are waited for one by one`() async throws {
    var seen: [Int] = []
    for await value in [1, 2, 3].publisher.values { seen.append(value) }
    #expect(seen == [1, 2, 3])
    let failing = [1, 2].publisher.tryMap { value in
      if value == 2 { throw Fault.first }
      return value
    }
    seen = []
    await #expect(throws: Fault.first) {
      for try await value in failing.values { seen.append(value) }
    }
    #expect(seen == [1])
  }

  @Test func `a future makes its value once`() async {
    var calls = 0
    let future = Future<Int, Never> { promise in
      calls += 1
      promise(.success(4))
      promise(.success(5))
    }
    #expect(future.recorded().values == [4] && future.recorded().values == [4] && calls == 1)
    #expect(await future.value == 4)
  }
}
