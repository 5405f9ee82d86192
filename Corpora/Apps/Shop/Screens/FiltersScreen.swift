import AppVariants
import SwiftUI

/// Which products are shown.
struct FiltersScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      Form {
        Section("Price") {
          Slider(value: .constant(look.priceLimit)).accessibilityLabel("Up to")
          Toggle("Only in stock", isOn: .constant(look.onlyInStock))
        }
        Section {
          Picker("Material", selection: .constant(look.materialSelection)) {
            Text("Iron").tag(0)
            Text("Steel").tag(1)
            Text("Copper").tag(2)
          }
          .pickerStyle(.inline)
          .labelsHidden()
        } header: {
          Text(look.filterHeader)
        } footer: {
          Text(look.filterFooter)
        }
        .listRowInsets(EdgeInsets(top: 4, leading: look.filterRowInset, bottom: 4, trailing: 16))
        Section("Tags") {
          HStack(spacing: look.tagSpacing) {
            ForEach(["Oven", "Gift", "Sale"], id: \.self) { tag($0) }
          }
          Stepper("At least \(look.minimumStars) stars", value: .constant(look.minimumStars), in: 1...5)
        }
        Section {
          Button(look.showTitle) {}
            .buttonStyle(.borderedProminent)
            .controlSize(look.showIsLarge ? .large : .small)
            .frame(maxWidth: .infinity)
        }
        .listRowBackground(Color.clear)
      }
      .listSectionSpacing(look.filterSpacing)
      .navigationTitle("Filters")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        if look.hasResetItem { ToolbarItem(placement: .topBarLeading) { Button("Reset") {} } }
        ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
      }
    }
  }

  private func tag(_ name: String) -> some View {
    Text(name)
      .font(.footnote)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(look.tagIsFilled ? look.kitchen.opacity(0.16) : .clear, in: Capsule())
      .overlay { Capsule().strokeBorder(look.kitchen.opacity(0.5), lineWidth: 1) }
  }
}
