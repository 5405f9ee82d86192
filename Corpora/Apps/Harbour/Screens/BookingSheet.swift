import AppVariants
import SwiftUI

/// The form for a booking, as a sheet.
struct BookingSheet: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var booking: HarbourLook.Booking { look.booking }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(booking.name, text: .constant(""))
          if booking.rowsAreReordered {
            day
            guests
          } else {
            guests
            day
          }
        }
        Section {
          Picker("Kind", selection: .constant(booking.vehicle)) {
            Text("Car").tag(0)
            Text("Motorcycle").tag(1)
            Text("Lorry").tag(2)
          }
          Slider(value: .constant(booking.metres)) { Text("Length") }
            .tint(booking.metresTint.color(or: palette.sea))
        } header: {
          Text("Vehicle")
        } footer: {
          Text(booking.footer)
        }
        Section {
          Toggle("There and back", isOn: .constant(booking.comesBack))
          if booking.hasCabin { LabeledContent("Cabin", value: "Four bunks") }
          LabeledContent("To pay") { Text(48.5, format: .currency(code: "EUR")) }
          Button("Discard", role: .destructive) {}
        }
      }
      .navigationTitle("New booking")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) {
          Button(booking.save) {}.disabled(booking.saveIsDisabled)
        }
      }
    }
    .tint(palette.sea)
    .presentationDetents([booking.isLarge ? .large : .medium])
  }

  private var guests: some View {
    Stepper("\(booking.guests) passengers", value: .constant(booking.guests), in: 1...9)
  }

  private var day: some View {
    DatePicker(
      "Day", selection: .constant(Date(timeIntervalSince1970: booking.day)), displayedComponents: .date)
  }
}
