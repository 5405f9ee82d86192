import AppVariants
import SwiftUI

/// What the board shows.
struct FilterSheet: View {
  @Environment(\.look) private var look

  private var tags: [String] {
    [look.filter.tag, "Bug", "Server"] + (look.filter.hasDesign ? ["Design"] : [])
      + (look.filter.hasAccess ? ["Access"] : [])
  }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: look.filter.gap) {
        VStack(spacing: 12) {
          Toggle("To do", isOn: .constant(look.filter.openIsOn))
          Toggle("Done", isOn: .constant(look.filter.doneIsOn))
        }
        if look.filter.divider { Divider() }
        VStack(alignment: .leading, spacing: 10) {
          Text(look.filter.header).font(.headline)
          FlowLayout(spacing: look.tokens.tagGap) {
            ForEach(tags, id: \.self) { name in
              Button {
              } label: {
                Tag(name: name)
              }
              .buttonStyle(.plain)
            }
          }
        }
        Picker("Priority", selection: .constant(look.filter.priority)) {
          Text("Any").tag(0)
          Text("High").tag(1)
          Text("Urgent").tag(2)
        }
        .pickerStyle(.segmented)
        VStack(alignment: .leading, spacing: 6) {
          Text(look.filter.ageText).font(.subheadline)
          Slider(value: .constant(look.filter.age)).accessibilityLabel("Age")
        }
        Spacer(minLength: 0)
        Button(look.filter.apply) {}
          .buttonStyle(SolidButtonStyle(radius: look.filter.applyRadius))
          .disabled(look.filter.isDisabled)
      }
      .padding(20)
      .navigationTitle(look.filter.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button(look.filter.reset) {} }
      }
    }
  }
}
