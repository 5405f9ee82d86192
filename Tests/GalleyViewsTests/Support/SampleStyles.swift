// Without the element tree, whose `Configuration` would hide that of the styles.
import Foundation
import GalleyViews

/// A style that says what it is given, and counts how often the label was tapped before.
struct TellingStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @State private var shown = 0

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(configuration.isPressed ? "pressed" : "idle")
      Text(isEnabled ? "enabled" : "disabled")
      if configuration.role == .destructive { Text("destructive") }
    }
    .frame(width: 200, height: 100)
    .background(configuration.isPressed ? Color.red : Color.blue)
  }
}

/// A style that acts at the second tap only.
struct TwiceStyle: PrimitiveButtonStyle {
  @State private var taps = 0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 100, height: 40)
      .onTapGesture {
        taps += 1
        if taps == 2 { configuration.trigger() }
      }
  }
}

/// A style that puts something around a button of the style further out.
struct FramedStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).padding(10).background(Color.green)
  }
}

/// A toggle as a button with a box.
struct CheckboxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "[x]" : "[ ]")
        configuration.label
      }
    }
  }
}

/// A style that passes its toggle on, with the binding.
struct PassingStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Toggle(configuration)
      Toggle("twin", isOn: configuration.$isOn).toggleStyle(.button)
    }
  }
}

/// A label with its icon above the title.
struct UprightStyle: LabelStyle {
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
      Text(scheme == .dark ? "dark" : "light")
    }
  }
}

/// A label of the style further out, on yellow.
struct TintedStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).background(Color.yellow)
  }
}

/// Progress in words.
struct PercentStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) of 100" } ?? "unknown")
      configuration.currentValueLabel
    }
  }
}

/// A field with a red line below.
struct UnderlinedStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    VStack(spacing: 2) {
      configuration
      Rectangle().fill(Color.red).frame(height: 2)
    }
    .padding(5)
  }
}
