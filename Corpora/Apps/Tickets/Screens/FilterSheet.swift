import AppVariants
import SwiftUI

/// What is wanted of trips.
struct FilterSheet: View {
  @Environment(\.look) private var look

  private var chips: [(name: String, icon: String, isOn: Bool)] {
    var chips = [
      ("Wi-Fi", look.filters.icon, look.filters.wifi), (look.filters.quiet, "speaker.slash.fill", false),
      ("Sockets", "powerplug.fill", true), ("Food", "fork.knife", false),
    ]
    if look.filters.hasPets { chips.append(("Pets", "pawprint.fill", false)) }
    if look.filters.isReordered { chips.swapAt(0, 2) }
    return chips
  }

  var body: some View {
    VStack(alignment: .leading, spacing: look.filters.gap) {
      HStack {
        Button(look.filters.reset) {}
        Spacer()
        Text(look.filters.title).font(.headline)
        Spacer()
        Button("Close", systemImage: "xmark.circle.fill") {}
          .labelStyle(.iconOnly)
          .foregroundStyle(.secondary)
      }
      Text(look.filters.header)
        .font(.subheadline.weight(.semibold))
        .textCase(look.filters.headerIsUppercased ? .uppercase : nil)
      ChipLayout(gap: look.filters.chipGap) {
        ForEach(chips, id: \.name) { chip in
          Toggle(isOn: .constant(chip.isOn)) { Label(chip.name, systemImage: chip.icon) }
            .toggleStyle(ChipToggleStyle())
        }
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(look.filters.priceText).font(.subheadline)
        Slider(value: .constant(look.filters.price)) { Text("Price") }
      }
      Stepper(
        "At most \(look.filters.changes) changes", value: .constant(look.filters.changes), in: 0...4)
      Toggle(look.filters.directName, isOn: .constant(look.filters.direct))
      Spacer(minLength: 0)
      Button(action: {}) { Text(look.filters.apply).frame(maxWidth: .infinity) }
        .buttonStyle(.borderedProminent)
        .controlSize(look.filters.applyIsLarge ? .large : .regular)
    }
    .padding(20)
    .tint(look.filters.tint.color(or: look.theme.rail))
    .presentationDetents(look.filters.isLarge ? [.large] : [.fraction(0.62)])
    .presentationDragIndicator(.visible)
  }
}

/// A chip that is on or off.
private struct ChipToggleStyle: ToggleStyle {
  @Environment(\.look) private var look

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .font(look.filters.chipFont.font)
        .foregroundStyle(configuration.isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .padding(.horizontal, look.filters.chipPadding)
        .frame(height: 36)
        .background {
          RoundedRectangle(cornerRadius: look.filters.chipRadius)
            .fill(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
        }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}
