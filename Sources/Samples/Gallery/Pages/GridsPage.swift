import SwiftUI

/// Grids, lazy and not.
struct GridsPage: View {
  var body: some View {
    Page {
      Part("Grid") {
        Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
          GridRow {
            Text("Fruit").bold()
            Text("Colour").bold()
            Text("Price").bold().gridColumnAlignment(.trailing)
          }
          Divider()
          GridRow {
            Text("Apple")
            Text("Red")
            Text("0.40")
          }
          GridRow {
            Text("Plum")
            Text("Blue").gridCellColumns(1)
            Text("12.00")
          }
          GridRow { Text("All that there is today").gridCellColumns(3) }
        }
      }
      Part("As many columns as fit") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 8)], spacing: 8) { tiles(9) }
      }
      Part("Columns of different widths") {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.flexible(maximum: 80))]) {
          tiles(6)
        }
      }
      Part("Rows") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(34)), GridItem(.fixed(34))], spacing: 8) { tiles(16, width: 60) }
        }
        .frame(height: 78)
      }
    }
  }

  private func tiles(_ count: Int, width: CGFloat? = nil) -> some View {
    ForEach(0..<count, id: \.self) { number in
      RoundedRectangle(cornerRadius: 8).fill(
        Color(hue: Double(number) / 16, saturation: 0.5, brightness: 0.9)
      )
      .frame(width: width, height: 34)
      .overlay { Text("\(number)") }
    }
  }
}
