import Combine
import Foundation
import GalleyTree
import GalleyViews
import Testing

private final class Basket: ObservableObject {
  @Published var items = 0
  @Published var name = "basket"
  var untold = 0
  /// Adds to the number of baskets that were made.
  init(_ made: Made? = nil) { made?.count += 1 }
}

private final class Made {
  var count = 0
}

private struct BasketView: View {
  @ObservedObject var basket: Basket

  var body: some View {
    VStack {
      Text("\(basket.name): \(basket.items)").accessibilityIdentifier("shown")
      Button("add") { basket.items += 1 }
      Button("quietly") { basket.untold += 1 }
      Stepper("items", value: $basket.items).accessibilityIdentifier("stepper")
    }
  }
}

private struct OwnerView: View {
  @StateObject private var basket: Basket
  @State private var turns = 0

  init(_ made: Made) {
    _basket = StateObject(wrappedValue: Basket(made))
  }

  var body: some View {
    VStack {
      Button("turn \(turns)") { turns += 1 }.accessibilityIdentifier("turn")
      BasketView(basket: basket)
      Button("rename") { $basket.name.wrappedValue = "sack" }
    }
  }
}

private struct InnerView: View {
  @EnvironmentObject private var basket: Basket

  var body: some View {
    Button("\(basket.items)") { $basket.items.wrappedValue += 2 }.accessibilityIdentifier("inner")
  }
}

private struct ChoiceView: View {
  let first = Basket()
  let second = Basket()
  @State private var isSecond = false

  var body: some View {
    VStack {
      BasketView(basket: isSecond ? second : first)
      Button("other") { isSecond.toggle() }
    }
  }
}

/// Objects of Combine in views.
///
/// Rules are from [`ObservedObject`](https://developer.apple.com/documentation/swiftui/observedobject),
/// [`StateObject`](https://developer.apple.com/documentation/swiftui/stateobject) and
/// [`EnvironmentObject`](https://developer.apple.com/documentation/swiftui/environmentobject).
@MainActor @Suite struct ObservableObjectTests {
  /// The binding stays the same while its value does not, and the object tells nobody who reads.
  @Test func aViewWithABindingToAnObjectShowsItsChanges() throws {
    struct Inner: View {
      @Binding var items: Int

      var body: some View { Text("\(items) inside") }
    }
    struct Outer: View {
      @ObservedObject var basket: Basket

      var body: some View { Inner(items: $basket.items) }
    }
    let basket = Basket()
    let stage = try ViewTestHarness { Outer(basket: basket) }
    basket.items = 3
    stage.host.flush()
    #expect(stage.find("3 inside") != nil)
  }

  @Test func anObservedObjectThatChangesIsShown() throws {
    let basket = Basket()
    let window = try ViewTestHarness { BasketView(basket: basket) }
    window.tap("add")
    #expect(window.find("shown")?.label == "basket: 1")
    let version = window.host.updatePass
    window.tap("quietly")
    #expect(basket.untold == 1)
    #expect(window.host.updatePass == version, "nothing was said")
    basket.name = "bag"
    window.host.flush()
    #expect(window.find("shown")?.label == "bag: 1")
  }

  @Test func anObjectOfTheViewIsMadeOnceAndKept() throws {
    let made = Made()
    let window = try ViewTestHarness { OwnerView(made) }
    for turn in 1...3 {
      window.tap("turn")
      window.tap("add")
      #expect(window.find("shown")?.label == "basket: \(turn)")
    }
    window.tap("rename")
    #expect(window.find("shown")?.label == "sack: 3")
    #expect(made.count == 1)
  }

  @Test func anObjectOfTheEnvironmentIsFoundAndObserved() throws {
    let basket = Basket()
    let window = try ViewTestHarness { VStack { InnerView() }.environmentObject(basket) }
    window.tap("inner")
    #expect(basket.items == 2)
    #expect(window.find("inner")?.label == "2")
  }

  @Test func anotherObjectInThePlaceOfOneIsObserved() throws {
    let view = ChoiceView()
    let window = try ViewTestHarness { view }
    window.tap("add")
    window.tap("other")
    #expect(window.find("shown")?.label == "basket: 0")
    view.second.items = 7
    window.host.flush()
    #expect(window.find("shown")?.label == "basket: 7")
    let version = window.host.updatePass
    view.first.items = 9
    window.host.flush()
    #expect(window.host.updatePass == version, "nobody looks at it")
  }

  @Test func valuesOfAPublisherAreReceivedOnce() throws {
    let subject = PassthroughSubject<Int, Never>()
    let current = CurrentValueSubject<String, Never>("at once")
    let received = Received()
    let window = try ViewTestHarness { ReceivingView(subject: subject, current: current, received: received) }
    #expect(received.texts == ["at once"])
    subject.send(1)
    window.host.flush()
    subject.send(2)
    window.host.flush()
    #expect(received.texts == ["at once", "1 after 0", "2 after 1"])
    #expect(window.find("sum")?.label == "3")
    window.tap("leave")
    subject.send(3)
    #expect(received.texts.count == 3)
  }
}

private final class Received {
  var texts: [String] = []
}

private struct ReceivingView: View {
  let subject: PassthroughSubject<Int, Never>
  let current: CurrentValueSubject<String, Never>
  let received: Received
  @State private var sum = 0
  @State private var isThere = true

  var body: some View {
    VStack {
      Button("leave") { isThere = false }
      if isThere {
        Text("\(sum)").accessibilityIdentifier("sum")
          .onReceive(subject) { number in
            received.texts.append("\(number) after \(sum)")
            sum += number
          }
          .onReceive(current) { received.texts.append($0) }
      }
    }
  }
}
