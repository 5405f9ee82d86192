import SwiftUI

/// Switches, steppers and sliders, on, off and disabled.
struct SwitchesPage: View {
  @State private var isOn = true
  @State private var isOff = false
  @State private var count = 3
  @State private var part = 0.4

  var body: some View {
    Form {
      Section("Toggles") {
        Toggle("On", isOn: $isOn)
        Toggle("Off", isOn: $isOff)
        Toggle("On, disabled", isOn: $isOn).disabled(true)
        Toggle("Off, disabled", isOn: $isOff).disabled(true)
        Toggle("Tinted", isOn: $isOn).tint(.orange)
        HStack {
          Toggle("Chosen", isOn: $isOn)
          Toggle("Not chosen", isOn: $isOff)
        }
        .toggleStyle(.button)
      }
      Section("Steppers") {
        Stepper("Count: \(count)", value: $count, in: 0...5)
        Stepper("Disabled", value: $count).disabled(true)
      }
      Section("Sliders") {
        Slider(value: $part)
        Slider(value: $part) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "minus")
        } maximumValueLabel: {
          Image(systemName: "plus")
        }
        .tint(.green)
        Slider(value: $part).disabled(true)
      }
    }
  }
}
