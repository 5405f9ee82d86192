import SwiftUI

#Preview("Twice") {
  Text("The first")
}

#Preview("Twice") {
  Text("The second")
}
