import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Labels of a title and an icon: the title says all that is spoken.
///
/// - Reference: Apple's tutorial *Scrumdinger*, whose row is heard as “Length, 5 minutes”.
@MainActor @Suite struct LabelElementTests {
  @Test func `icons of labels are not spoken where children are combined`() throws {
    let stage = try ViewTestHarness {
      List {
        HStack {
          Label("Length", systemImage: "clock")
          Spacer()
          Text("5 minutes")
        }
        .accessibilityElement(children: .combine)
        HStack {
          Image(systemName: "star")
          Text("rated")
        }
        .accessibilityElement(children: .combine)
      }
    }
    #expect(stage.find("Length, 5 minutes") != nil)
    #expect(stage.find("Length, 5 minutes")?.traits.contains(.image) == false)
    // A picture beside a text is none of a label.
    #expect(stage.elements.contains { $0.label.hasSuffix(", rated") })
  }

  @Test func `a label's own words are those of one element`() throws {
    let stage = try ViewTestHarness {
      List {
        HStack {
          Label("4", systemImage: "person.3").accessibilityLabel("4 attendees")
          Spacer()
          Text("x")
        }
        Label("5", systemImage: "clock").accessibilityLabel("5 minutes")
      }
    }
    for words in ["4 attendees", "5 minutes"] {
      #expect(stage.elements.filter { $0.label == words }.map(\.type) == [.staticText])
    }
    #expect(stage.find("4") == nil && stage.find("5") == nil)
    #expect(stage.all(.image).map(\.identifier) == ["person.3", "clock"])
  }

  @Test func `an icon alone is heard by its title`() throws {
    let stage = try ViewTestHarness {
      HStack {
        Label("Alarm", systemImage: "clock").labelStyle(.iconOnly)
        Label("", systemImage: "house").accessibilityElement(children: .combine)
        Label("Bell", systemImage: "bell").labelStyle(.iconOnly).accessibilityLabel("Ring")
        Label {
        } icon: {
          Image(systemName: "star").accessibilityLabel("Rated")
        }
        .accessibilityElement(children: .combine)
      }
    }
    for words in ["Alarm", "Ring", "Rated", "Home"] { #expect(stage.find(words) != nil, "\(words)") }
  }

  @Test func `words under a condition count where it holds`() throws {
    let stage = try ViewTestHarness {
      VStack {
        Text("a").accessibilityLabel("first").accessibilityLabel("other", isEnabled: false)
        Text("b").accessibilityLabel(Text("second"), isEnabled: true).accessibilityValue("3", isEnabled: true)
          .accessibilityHint("opens", isEnabled: true)
        Text("c").accessibilityValue("4", isEnabled: false).accessibilityHint("opens", isEnabled: false)
          .accessibilityIdentifier("c.id", isEnabled: false)
      }
    }
    #expect(stage.find("first") != nil && stage.find("other") == nil)
    #expect(stage.find("second")?.value == .text("3") && stage.find("second")?.accessibility?.hint == "opens")
    let plain = try #require(stage.find("c"))
    #expect(plain.value == nil && plain.accessibility == nil && plain.identifier.isEmpty)
  }
}
