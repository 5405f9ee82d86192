import SwiftUI

#Preview("In the test's module") {
  Text("One")
  Text("Two")
}

#Preview("With a view of its own") {
  struct Counter: View {
    @State private var count = 3
    var body: some View { Text("Count \(count)") }
  }
  return Counter()
}
