import SwiftUI

#Preview("In the test's module") {
  Text("One")
  Text("Two")
}
