import GalleyTree
import GalleyViews
import Observation
import Testing

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// A value that bindings lead to.
private final class Store<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// What Apple's page on `Binding` says of its initializers and conformances.
@MainActor @Suite struct BindingTests {
  @Test func aBindingToACollectionIsACollectionOfBindings() {
    let store = Store([Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")])
    let items = store.binding
    #expect(items.count == 3)
    #expect(items.map(\.id) == [1, 2, 3])
    items[1].name.wrappedValue = "B"
    for item in items.reversed() where item.wrappedValue.id == 3 { item.wrappedValue.name = "C" }
    #expect(store.value.map(\.name) == ["a", "B", "C"])
    #expect(items.index(before: items.endIndex) == 2)
  }

  @Test func optionalsAreWrapped() {
    let store = Store("a")
    let optional: Binding<String?> = Binding(store.binding)
    #expect(optional.wrappedValue == "a")
    optional.wrappedValue = "b"
    optional.wrappedValue = nil
    #expect(store.value == "b")
  }

  @Test func optionalsAreUnwrappedWhereThereIsSomething() throws {
    let store = Store<String?>(nil)
    #expect(Binding<String>(store.binding) == nil)
    store.value = "a"
    let inner = try #require(Binding<String>(store.binding))
    inner.wrappedValue = "b"
    #expect(store.value == "b")
    #expect(inner.wrappedValue == "b")
    store.value = nil
    #expect(inner.wrappedValue == "b")
    inner.wrappedValue = "c"
    #expect(store.value == nil)
  }

  @Test func typesAreHidden() {
    let store = Store(3)
    let hidden: Binding<AnyHashable> = Binding(store.binding)
    hidden.wrappedValue = 4
    hidden.wrappedValue = "five"
    #expect(store.value == 4)
    #expect(hidden.wrappedValue == AnyHashable(4))
  }

  @Test func closuresTakeBindingsByTheirProjection() throws {
    struct Fields: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      @State private var words = ["x", "y"]
      var body: some View {
        VStack {
          Text(items.map(\.name).joined() + words.joined()).accessibilityIdentifier("all")
          ForEach($items) { $item in Button("item \(item.id)") { item.name += "!" } }
          ForEach($words, id: \.self) { $word in Button("word \(word)") { word = "z" } }
        }
      }
    }
    let stage = try ViewTestHarness { Fields() }
    stage.tap("item 2")
    stage.tap("word x")
    #expect(stage.find("all")?.label == "ab!zy")
  }

  @Test func rowsOfAListTakeBindings() throws {
    struct Rows: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        List($items) { $item in Button("\(item.name)") { item.name += "!" } }
      }
    }
    let stage = try ViewTestHarness { Rows() }
    stage.tap("b")
    #expect(stage.find("b!") != nil)
    #expect(stage.find("a") != nil)
  }
}
