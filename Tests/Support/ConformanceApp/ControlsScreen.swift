import Foundation
import GalleyServices
import GalleyTree
import GalleyViews

/// Controls with attributes of every kind, and what an app may be asked.
struct ControlsScreen: View {
  @State private var volume = 0.5
  @State private var isOn = true
  @State private var name = ""
  @State private var size = "Medium"
  @State private var photos = "not asked"
  @State private var opened = "nothing"
  @Environment(\.permissions) private var permissions
  @Environment(\.colorScheme) private var scheme
  @Environment(\.pasteboard) private var pasteboard

  var body: some View {
    VStack(spacing: 12) {
      Text(scheme == .dark ? "dark" : "light").accessibilityIdentifier("scheme")
      Text(opened).accessibilityIdentifier("opened")
      Button("Photos: \(photos)") { permissions.request(.photos) { photos = $0.rawValue } }
        .accessibilityIdentifier("photos")
      Button("Disabled") {}.disabled(true)
      Button("Copy") { pasteboard.string = "of the app" }
      Button("Paste") { opened = pasteboard.string ?? "nothing" }
      Slider(value: $volume).accessibilityIdentifier("volume")
      Toggle("Sound", isOn: $isOn)
      TextField("Your name", text: $name).accessibilityIdentifier("name")
      Picker("Size", selection: $size) {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.wheel)
    }
    .onOpenURL { opened = $0.absoluteString }
  }
}

/// What an audit finds fault with, and what it does not.
struct AuditScreen: View {
  var body: some View {
    VStack(spacing: 24) {
      Text("Easy to read").accessibilityIdentifier("readable")
      Text("Hard to read").foregroundStyle(Color(hex: 0xC8C8C8)).accessibilityIdentifier("faint")
      Text("A text that is much too long for the little room that it has been given").lineLimit(1)
        .frame(width: 120).accessibilityIdentifier("clipped")
      Button {
      } label: {
        Text("Large").frame(width: 100, height: 50)
      }
      Button("Small") {}
      Button {
      } label: {
        Color.blue.frame(width: 50, height: 50)
      }
      .accessibilityIdentifier("nameless")
    }
    .tint(Color(hex: 0x003080))
  }
}
