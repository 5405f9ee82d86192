import SwiftUI

/// Pickers of dates and colours.
struct DatesPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_795_435_200)
  @State private var color = Color.orange

  var body: some View {
    Form {
      Section("Compact") {
        DatePicker("Date and time", selection: $date)
        DatePicker("Date", selection: $date, displayedComponents: .date)
        DatePicker("Disabled", selection: $date, displayedComponents: .hourAndMinute).disabled(true)
      }
      Section("Graphical") {
        DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      }
      Section("Colours") {
        ColorPicker("Colour", selection: $color)
        ColorPicker("Disabled", selection: $color).disabled(true)
      }
    }
  }
}
