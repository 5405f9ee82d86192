import Foundation
import GalleyTree
import GalleyViews
import Testing

private struct Sorting: View {
  @State private var order = "name"

  var body: some View {
    VStack {
      Text("by \(order)")
      Menu("Sort") {
        Picker("Order", selection: $order) {
          ForEach(["name", "price", "rating"], id: \.self) { Text($0) }
        }
      }
    }
  }
}

@MainActor @Suite struct MenuPickerItemTests {
  @Test func eachOptionOfAPickerInAMenuIsAnItem() throws {
    let stage = try ViewTestHarness { Sorting() }
    for order in ["rating", "price", "name"] {
      stage.tap("Sort")
      stage.advance(.seconds(1))
      stage.tap(order)
      stage.advance(.seconds(1))
      #expect(stage.find("by \(order)") != nil)
      #expect(stage.find("Order") == nil, "the menu is closed")
    }
  }
}
