import AppVariants
import SwiftUI

/// A form for what was picked.
struct EntrySheet: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  var body: some View {
    NavigationStack {
      Form {
        picked
        details
      }
      .listSectionSpacing(look.entry.sectionGap)
      .navigationTitle(look.entry.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button(look.entry.cancel) {} }
        ToolbarItem(placement: .confirmationAction) {
          Button(look.entry.save) {}.disabled(look.entry.saveIsDisabled)
        }
      }
    }
    .tint(look.entry.tint.color(or: palette.leaf))
    .presentationDetents([look.entry.isLarge ? .large : .fraction(0.7)])
    .presentationDragIndicator(.visible)
  }

  private var picked: some View {
    Section {
      Picker("Crop", selection: .constant(look.entry.crop)) {
        Text("Potatoes").tag(0)
        Text(look.entry.second).tag(1)
        Text("Berries").tag(2)
      }
      Stepper("\(look.entry.grams) g", value: .constant(look.entry.grams), in: 0...9000, step: 50)
      DatePicker(
        "Day", selection: .constant(Date(timeIntervalSince1970: look.entry.day)),
        displayedComponents: .date)
      Toggle(look.entry.sharedName, isOn: .constant(look.entry.isShared))
    } header: {
      Text(look.entry.header)
    } footer: {
      Text(look.entry.footer)
    }
  }

  private var details: some View {
    Section("Details") {
      VStack(alignment: .leading) {
        Text("Quality").font(.subheadline)
        Slider(value: .constant(look.entry.quality)) {
          Text("Quality")
        } minimumValueLabel: {
          Image(systemName: "hare")
        } maximumValueLabel: {
          Image(systemName: "star.fill")
        }
        .tint(look.entry.gaugeColor.color(or: look.entry.tint.color(or: palette.leaf)))
      }
      FlowLayout(gap: 8) {
        if look.entry.tagsAreReordered {
          Chip(name: "Sweet", color: palette.leaf)
          Chip(name: look.entry.tag, color: palette.leaf)
        } else {
          Chip(name: look.entry.tag, color: palette.leaf)
          Chip(name: "Sweet", color: palette.leaf)
        }
        Chip(name: "Small", color: palette.leaf)
      }
      TextField(look.entry.prompt, text: .constant(""))
      if look.entry.hasPhoto {
        Button("Add a picture", systemImage: look.entry.photoIcon) {}
          .controlSize(look.entry.addIsLarge ? .large : .small)
          .buttonStyle(.bordered)
      }
    }
  }
}
