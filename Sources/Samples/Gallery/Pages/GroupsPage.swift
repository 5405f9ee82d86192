import SwiftUI

/// Labels, groups and boxes.
struct GroupsPage: View {
  @State private var isOpen = true
  @State private var isShut = false

  var body: some View {
    Page {
      Part("Labels") {
        Line {
          Label("Both", systemImage: "star")
          Label("Title", systemImage: "star").labelStyle(.titleOnly)
          Label("Icon", systemImage: "star").labelStyle(.iconOnly)
        }
        Label("Large and green", systemImage: "leaf.fill").font(.title2).foregroundStyle(.green)
        LabeledContent("Label", value: "Value")
      }
      GroupBox("Box") { Text("What is in the box").frame(maxWidth: .infinity, alignment: .leading) }
      GroupBox {
        Text("Without a title").frame(maxWidth: .infinity, alignment: .leading)
      }
      Part("Groups that open") {
        DisclosureGroup("Open", isExpanded: $isOpen) {
          Text("Inside").frame(maxWidth: .infinity, alignment: .leading)
        }
        DisclosureGroup("Shut", isExpanded: $isShut) { Text("Inside") }
      }
      Part("Controls in a group") {
        ControlGroup {
          Button("Less", systemImage: "minus") {}
          Button("More", systemImage: "plus") {}
        }
      }
      Divider()
      HStack {
        Text("Left")
        Divider()
        Text("Right")
      }
      .frame(height: 24)
    }
  }
}
