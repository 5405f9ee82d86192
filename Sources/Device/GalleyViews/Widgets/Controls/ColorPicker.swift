import Foundation

/// A control that chooses a colour: a tap opens a sheet of colours.
///
/// - Reference: [SwiftUI's `ColorPicker`](https://developer.apple.com/documentation/swiftui/colorpicker).
nonisolated public struct ColorPicker<Label: View>: View {
  @Environment(\.isEnabled) private var isEnabled
  @State private var isOpen = false
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a picker with a custom label; translucent colours are not offered.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  private static var colors: [(name: String, color: Color)] {
    [
      ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Blue", .blue),
      ("Purple", .purple), ("Pink", .pink), ("Gray", .gray), ("Black", .black), ("White", .white),
    ]
  }

  /// The colours of the ring around the well.
  private static var wheel: [Color] { [.red, .yellow, .green, .cyan, .blue, .purple, .red] }

  /// The label, and a well with the colour.
  @MainActor public var body: some View {
    HStack(spacing: 8) {
      label.opacity(isEnabled ? 1 : 0.3)
      Spacer(minLength: 0)
      Button {
        isOpen = true
      } label: {
        Circle().fill(selection.wrappedValue).padding(5)
          .overlay {
            Circle().strokeBorder(AngularGradient(colors: Self.wheel, center: .center), lineWidth: 3)
          }
          .frame(width: 28, height: 28)
      }
      .buttonStyle(.plain).opacity(isEnabled ? 1 : 0.5).accessibilityLabel("Color Well")
    }
    .described(as: "ColorPicker")
    .sheet(isPresented: $isOpen) {
      List(Self.colors.indices, id: \.self) { index in
        Button {
          selection.wrappedValue = Self.colors[index].color
          isOpen = false
        } label: {
          HStack(spacing: 12) {
            Circle().fill(Self.colors[index].color).frame(width: 28, height: 28)
            Text(Self.colors[index].name).foregroundStyle(.primary)
          }
        }
      }
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true)
  {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
