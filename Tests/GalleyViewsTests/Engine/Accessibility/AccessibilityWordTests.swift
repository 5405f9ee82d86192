import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Words and elements that views tell assistive technology.
@MainActor @Suite struct AccessibilityWordTests {
  @Test func wordsComeInAllForms() throws {
    let name = "a name"
    let stage = try ViewTestHarness {
      VStack {
        Color.red.accessibilityElement().accessibilityLabel("literal").accessibilityValue(Text("value"))
          .accessibilityHint("nothing that a test sees")
        Color.red.accessibilityElement().accessibilityLabel(name)
        Color.red.accessibilityElement().accessibilityLabel(Text("text \(2)"))
        Text("shown").accessibilityLabel("spoken")
      }
    }
    for label in ["literal", "a name", "text 2", "spoken"] { #expect(stage.find(label) != nil, "\(label)") }
    #expect(stage.find("literal")?.value == .text("value"))
    #expect(stage.find("shown") == nil)
  }

  @Test func traitsComeAndGo() throws {
    let stage = try ViewTestHarness {
      VStack {
        Text("head").accessibilityAddTraits(.isHeader)
        Button("chosen") {}.accessibilityAddTraits(.isSelected)
        Text("plain").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isHeader)
        Button {
        } label: {
          Text("label").accessibilityElement(children: .combine).accessibilityAddTraits(.isSelected)
        }
      }
    }
    #expect(stage.find("head")?.traits.contains(.header) == true)
    #expect(stage.find("chosen")?.isSelected == true)
    #expect(stage.find("plain")?.traits.contains(.header) == false)
    #expect(stage.find("plain")?.isSelected == true)
    #expect(stage.find("label")?.isSelected == true)
  }

  @Test func anotherViewStandsForTheView() throws {
    let stage = try ViewTestHarness {
      Color.red.frame(width: 50, height: 20)
        .accessibilityRepresentation { Toggle("as a switch", isOn: .constant(true)) }
    }
    #expect(stage.all(.switch).first?.label == "as a switch")
  }
}
