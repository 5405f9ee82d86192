import SwiftUI

#Preview("With declarations of every kind") {
  protocol Named { var name: String { get } }
  enum Size: String, CaseIterable { case small, large }
  final class Model: Named {
    let name = "Model"
  }
  struct Row: View {
    let text: String
    var body: some View { Text(text) }
  }
  typealias Rows = [Row]
  func rows(of model: any Named) -> Rows {
    Size.allCases.map { Row(text: "\(model.name), \($0.rawValue)") }
  }
  return VStack {
    ForEach(rows(of: Model()).map(\.text), id: \.self) { Row(text: $0) }
  }
}

#Preview("With state and a type") {
  @Previewable @State var count = 2
  struct Number: View {
    let value: Int
    var body: some View { Text("Number \(value)") }
  }
  return Number(value: count)
}
