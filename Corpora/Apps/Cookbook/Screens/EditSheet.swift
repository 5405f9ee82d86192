import AppVariants
import SwiftUI

/// The form of a recipe of one's own, as a sheet.
struct EditSheet: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var edit: CookbookLook.Edit { look.edit }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(edit.name, text: .constant(""))
          if edit.hasSource { LabeledContent("Source", value: "Grandmother") }
          TextField(edit.note, text: .constant(""), axis: .vertical)
        }
        Section {
          cooking
        } header: {
          Text(edit.header)
        } footer: {
          Text(edit.footer)
        }
        Section { picture }
        Section("Words") { tags }
        Section {
          Toggle(edit.publicName, isOn: .constant(edit.isPublic))
          Toggle("Ask how it was", isOn: .constant(edit.asks)).disabled(edit.askIsDisabled)
          if edit.removeIsShown { Button(edit.remove, role: .destructive) {} }
        }
      }
      .listSectionSpacing(edit.sectionGap)
      .navigationTitle(edit.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button(edit.cancel) {} }
        ToolbarItem(placement: .confirmationAction) {
          Button(edit.save) {}.disabled(edit.saveIsDisabled)
        }
      }
    }
    .tint(edit.tint.color(or: palette.herb))
    .presentationDetents([edit.isLarge ? .large : .medium])
  }

  @ViewBuilder private var cooking: some View {
    Picker("Course", selection: .constant(edit.course)) {
      Text("Starter").tag(0)
      Text(edit.main).tag(1)
      Text("Dessert").tag(2)
    }
    if edit.rowsAreReordered {
      minutes
      plates
    } else {
      plates
      minutes
    }
    HStack {
      Image(systemName: edit.heatIcon).foregroundStyle(.secondary).accessibilityLabel("Heat")
      Slider(value: .constant(edit.heat)) { Text("How hot") }
        .tint(edit.heatTint.color(or: palette.herb))
    }
    DatePicker(
      "First cooked", selection: .constant(Date(timeIntervalSince1970: edit.day)), displayedComponents: .date)
  }

  private var plates: some View {
    Stepper("\(edit.plates) plates", value: .constant(edit.plates), in: 1...12)
  }

  private var minutes: some View {
    Stepper("\(edit.minutes) minutes", value: .constant(edit.minutes), in: 5...240, step: 5)
  }

  private var picture: some View {
    HStack(spacing: 14) {
      LinearGradient(
        colors: [Color(hex: edit.frame), Color(hex: edit.frameBottom)], startPoint: .top, endPoint: .bottom
      )
      .overlay {
        Image(systemName: edit.frameIcon).font(.title).foregroundStyle(.white).accessibilityLabel(
          "Photo of the dish")
      }
      .clipShape(.rect(cornerRadius: edit.frameRadius))
      .overlay {
        RoundedRectangle(cornerRadius: edit.frameRadius)
          .strokeBorder(
            .secondary,
            style: StrokeStyle(lineWidth: edit.frameStroke, dash: edit.frameIsDashed ? [5, 4] : []))
      }
      .frame(width: 110, height: edit.frameHeight)
      Spacer()
      if edit.photoIsShown {
        if edit.photoIsProminent {
          photo.buttonStyle(.borderedProminent)
        } else {
          photo.buttonStyle(.bordered)
        }
      }
    }
  }

  private var photo: some View {
    Button(edit.photo, systemImage: edit.photoIcon) {}.controlSize(edit.photoIsLarge ? .large : .regular)
  }

  private var tags: some View {
    TagLayout(gap: edit.tagGap, lineGap: 8) {
      ForEach(tagNames, id: \.self) { name in
        Tag(name: name, color: palette.herb, radius: edit.tagRadius)
      }
    }
    .padding(.vertical, 4)
  }

  private var tagNames: [String] {
    var names = [edit.tag, "Rice"]
    if edit.hasSpringTag { names.append("Spring") }
    names.append("Italy")
    if edit.tagsAreReordered { names.swapAt(0, 1) }
    return names
  }
}
