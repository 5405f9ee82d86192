import SwiftUI

/// An icon of a settings row: a white symbol on a coloured tile.
struct SettingsIcon: View {
  let symbol: String
  let color: Color

  var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 16))
      .foregroundStyle(.white)
      .frame(width: 29, height: 29)
      .background(color, in: RoundedRectangle(cornerRadius: 6.5, style: .continuous))
  }
}

/// A row of the settings that opens a page.
struct SettingsRow: View {
  let title: String
  let symbol: String
  let color: Color
  var value = ""

  var body: some View {
    NavigationLink {
      Text(title).navigationTitle(title)
    } label: {
      LabeledContent {
        Text(value)
      } label: {
        Label {
          Text(title)
        } icon: {
          SettingsIcon(symbol: symbol, color: color)
        }
      }
    }
  }
}

/// The first page of Settings.
struct SettingsRoot: View {
  @State private var isInAirplaneMode = false
  @State private var words = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            Text("Apple Account")
          } label: {
            HStack(spacing: 12) {
              Text("JA").font(.system(size: 24, weight: .medium, design: .rounded)).foregroundStyle(.white)
                .frame(width: 60, height: 60)
                .background(Color(.systemGray2).gradient, in: Circle())
              VStack(alignment: .leading, spacing: 2) {
                Text("Johnny Appleseed").font(.title3)
                Text("Apple Account, iCloud+, and more").font(.footnote).foregroundStyle(.secondary)
              }
            }
          }
        }
        Section {
          Toggle(isOn: $isInAirplaneMode) {
            Label {
              Text("Airplane Mode")
            } icon: {
              SettingsIcon(symbol: "airplane", color: .orange)
            }
          }
          SettingsRow(title: "Wi-Fi", symbol: "wifi", color: .blue, value: "Home")
          SettingsRow(title: "Bluetooth", symbol: "dot.radiowaves.left.and.right", color: .blue, value: "On")
          SettingsRow(title: "Cellular", symbol: "antenna.radiowaves.left.and.right", color: .green)
          SettingsRow(title: "Battery", symbol: "battery.100", color: .green)
        }
        Section {
          SettingsRow(title: "General", symbol: "gear", color: .gray)
          SettingsRow(title: "Accessibility", symbol: "figure.walk", color: .blue)
          SettingsRow(title: "Camera", symbol: "camera.fill", color: .gray)
          SettingsRow(title: "Display & Brightness", symbol: "sun.max.fill", color: .blue)
        }
      }
      .navigationTitle("Settings")
      .searchable(text: $words)
    }
  }
}

/// The page of networks.
struct WiFiSettings: View {
  @State private var isOn = true

  var body: some View {
    NavigationStack {
      List {
        Section {
          Toggle("Wi-Fi", isOn: $isOn)
          NetworkRow(name: "Home", isJoined: true)
        } footer: {
          Text("This network is used for handoff and for calls.")
        }
        Section("My Networks") {
          NetworkRow(name: "Library")
          NetworkRow(name: "Office")
        }
        Section("Other Networks") {
          NetworkRow(name: "Café Central", isSecured: false)
          NetworkRow(name: "Neighbours")
          Button("Other…") {}.foregroundStyle(.primary)
        }
        Section {
          Picker("Ask to Join Networks", selection: .constant("Notify")) {
            Text("Off").tag("Off")
            Text("Notify").tag("Notify")
            Text("Ask").tag("Ask")
          }
          .pickerStyle(.navigationLink)
        } footer: {
          Text(
            "Known networks will be joined automatically. If no known networks are available, you will be notified of available networks."
          )
        }
      }
      .navigationTitle("Wi-Fi")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Edit") {} }
    }
  }
}

/// A network with its lock and strength.
private struct NetworkRow: View {
  let name: String
  var isJoined = false
  var isSecured = true

  var body: some View {
    HStack(spacing: 8) {
      if isJoined { Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint) }
      Text(name)
      Spacer()
      if isSecured { Image(systemName: "lock.fill").imageScale(.small) }
      Image(systemName: "wifi")
      Button {
      } label: {
        Image(systemName: "info.circle").font(.title3)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Details of \(name)")
    }
  }
}

/// The page of appearance, brightness and text.
struct DisplaySettings: View {
  @State private var isAutomatic = false
  @State private var isBold = false
  @State private var isTrueTone = true
  @State private var brightness = 0.6

  var body: some View {
    NavigationStack {
      Form {
        Section("Appearance") {
          HStack {
            Spacer()
            AppearanceChoice(name: "Light", color: .white, isChosen: true)
            Spacer()
            AppearanceChoice(name: "Dark", color: .black, isChosen: false)
            Spacer()
          }
          .padding(.vertical, 8)
          Toggle("Automatic", isOn: $isAutomatic)
        }
        Section {
          NavigationLink("Text Size") { Text("Text Size") }
          Toggle("Bold Text", isOn: $isBold)
        }
        Section {
          Slider(value: $brightness) {
            Text("Brightness")
          } minimumValueLabel: {
            Image(systemName: "sun.min.fill").foregroundStyle(.secondary)
          } maximumValueLabel: {
            Image(systemName: "sun.max.fill").foregroundStyle(.secondary)
          }
          Toggle("True Tone", isOn: $isTrueTone)
        } header: {
          Text("Brightness")
        } footer: {
          Text(
            "Automatically adapt the display to ambient lighting, so that colors look the same everywhere.")
        }
        Section {
          LabeledContent("Auto-Lock", value: "30 seconds")
          LabeledContent("Night Shift", value: "Off")
        }
      }
      .navigationTitle("Display & Brightness")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// A picture of a screen, its name, and whether it is chosen.
private struct AppearanceChoice: View {
  let name: String
  let color: Color
  let isChosen: Bool

  var body: some View {
    VStack(spacing: 10) {
      RoundedRectangle(cornerRadius: 8).fill(color.gradient).frame(width: 60, height: 110)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.separator))
      Text(name).font(.subheadline)
      Image(systemName: isChosen ? "checkmark.circle.fill" : "circle").font(.title2)
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
    }
  }
}
