import Combine
import Foundation
import Observation
import Testing

@testable import GalleyViews

private struct Dish: Identifiable {
  let id: Int
  let name: String
}

private struct Menu: View {
  let dishes: [Dish]

  var body: some View {
    VStack { ForEach(dishes) { Text($0.name) } }
  }
}

private struct Badge: View {
  let width: CGFloat
  var most: CGFloat = .infinity

  var body: some View {
    Text("new").frame(width: width).frame(maxWidth: most)
  }
}

private final class Basket: ObservableObject {}

@Observable private final class Cart {}

private struct BasketView: View {
  @EnvironmentObject var basket: Basket

  var body: some View { Text("\(ObjectIdentifier(basket).hashValue)") }
}

private struct CartView: View {
  @Environment(Cart.self) private var cart

  var body: some View { Text("\(ObjectIdentifier(cart).hashValue)") }
}

private struct Restless: View {
  @State private var count = 0

  var body: some View {
    count += 1
    return Text("\(count)")
  }
}

private struct Growing: View {
  @State private var height: CGFloat = 10

  var body: some View {
    Color.red.frame(height: height)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0 + 1
      }
  }
}

/// What authors of views are told of their mistakes.
@MainActor @Suite struct ViewProblemTests {
  private func problems(@ViewBuilder _ content: () -> some View) throws -> [String] {
    try ViewTestHarness { content() }.host.problems.all.map(\.description)
  }

  @Test func membersWithOneIdentityAreTold() throws {
    let dishes = [Dish(id: 1, name: "Soup"), Dish(id: 2, name: "Pie"), Dish(id: 1, name: "Stew")]
    #expect(
      try problems { Menu(dishes: dishes) } == [
        "GalleyViewsTests/ViewProblemTests.swift:17: 2 members of the ForEach in Menu have the identity 1, so they share "
          + "their state, and changes may go to the wrong one; give each an id of its own"
      ])
    #expect(try problems { Menu(dishes: Array(dishes.prefix(2))) }.isEmpty)
  }

  @Test func ofSeveralIdentitiesEachIsToldOnce() throws {
    let stage = try ViewTestHarness { ForEach([1, 2, 1, 3, 2, 2], id: \.self) { Text("\($0)") } }
    stage.host.environment.locale = .init(identifier: "de")
    stage.host.flush()
    let counts = stage.host.problems.all.map { problem -> String in
      guard case .duplicateIdentity(let identity, let count, _, _) = problem else { return "" }
      return "\(identity) × \(count)"
    }
    #expect(counts == ["1 × 2", "2 × 3"])
  }

  @Test func membersOfListsAndLazyStacksAreToldWhenTheyAreShown() throws {
    let dishes = (0..<400).map { Dish(id: $0 / 2 == 3 || $0 > 380 ? 7 : $0 + 1_000, name: "Dish \($0)") }
    let list = try problems { List(dishes) { Text($0.name) } }
    #expect(list.count == 1 && list[0].contains("2 members of the ForEach have the identity 7"), "\(list)")
    let stack = try problems {
      ScrollView { LazyVStack { ForEach(dishes) { Text($0.name) }.padding() } }
    }
    #expect(stack.count == 1 && stack[0].contains("2 members of the ForEach have the identity 7"), "\(stack)")
  }

  @Test(arguments: [(-5.0, "-5.0"), (.nan, "nan"), (.infinity, "inf")])
  func framesOfNoLengthAreTold(_ width: Double, _ text: String) throws {
    #expect(
      try problems { Badge(width: width) } == [
        "GalleyViewsTests/ViewProblemTests.swift:26: the frame in Badge has the width \(text), which is as good as none; "
          + "a length is a finite number of points from 0 on"
      ])
  }

  @Test func limitsBelowZeroAreTold() throws {
    let told = try problems { Badge(width: 3, most: -1) }
    #expect(told.count == 1 && told[0].contains("the frame in Badge has the maxWidth -1.0"))
    #expect(try problems { Badge(width: 0) }.isEmpty)
  }

  @Test func aBodyThatSetsWhatItReadsIsTold() throws {
    #expect(
      try ViewTestHarness { Restless() }.host.unsettled?.description
        == "the state declared in GalleyViewsTests/ViewProblemTests.swift:47 is set whenever Restless is evaluated, which "
        + "evaluates it again without end; set it in an action, a task or onAppear instead of a body")
  }

  @Test func aLayoutThatFollowsFromItselfIsTold() throws {
    #expect(
      try ViewTestHarness { Growing() }.host.unsettled?.description
        == "the state declared in GalleyViewsTests/ViewProblemTests.swift:56 is set after each layout of Growing, which "
        + "lays it out again without end; what onChange, onGeometryChange, onPreferenceChange or onAppear sets may not "
        + "change what it follows from")
  }

  private func told(_ end: ExitTest.Result?) -> String {
    String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func aMissingObjectIsToldWithTheViewThatReadsIt() async {
    let object = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try ViewTestHarness { BasketView() } }
    }
    #expect(
      told(object).contains(
        "GalleyViewsTests/ViewProblemTests.swift:35: BasketView reads the @EnvironmentObject Basket, which no view above "
          + "it sets; add .environmentObject(_:) to one of them"))
    let observable = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try ViewTestHarness { CartView() } }
    }
    #expect(
      told(observable).contains(
        "GalleyViewsTests/ViewProblemTests.swift:41: CartView reads the @Environment Cart, which no view above it sets; "
          + "add .environment(_:) to one of them"))
  }
}
