import Foundation
import GalleyTree
import GalleyViews
import Testing

/// What controls say of themselves.
@MainActor @Suite struct ControlDescriptionTests {
  @Test func buttonsSayTheirStyleAndRole() throws {
    let views = try DescribedViews {
      VStack {
        Button("Buy") {}.buttonStyle(.borderedProminent).controlSize(.large).tint(.green)
          .buttonBorderShape(.capsule)
        Button("Delete", role: .destructive) {}.disabled(true)
      }
    }
    let buttons = views.all.filter { $0.kind == "Button" }.map(\.facts)
    #expect(
      buttons == [
        [
          "style": "borderedProminent", "controlSize": "large", "tint": "#34C759FF", "borderShape": "capsule",
        ], ["role": "destructive", "isEnabled": "false", "tint": "#FF3B30FF"],
      ])
    #expect(views.first("Button")?.children.map(\.kind) == ["Text"])
  }

  @Test func whatRepresentsAViewStandsForIt() throws {
    let views = try DescribedViews {
      HStack {
        Text("Ramipril")
        Button("Take") {}.accessibilityRepresentation { Toggle("Taken", isOn: .constant(true)) }
      }
    }
    // The application, its window, the text, and then the switch.
    #expect(views.first("Button")?.element == (views.first("Text")?.element).map { $0 + 1 })
  }

  @Test func controlsSayTheirValues() throws {
    let views = try DescribedViews {
      VStack {
        Toggle("Wi-Fi", isOn: .constant(true))
        Slider(value: .constant(3), in: 0...10, step: 0.5)
        Stepper("Guests", value: .constant(2))
        ProgressView(value: 0.25)
        ProgressView()
        Gauge(value: 0.4) { Text("Load") }
      }
    }
    #expect(views.facts("Toggle") == ["isOn": "true"])
    #expect(views.facts("Slider") == ["value": "3", "range": "0…10", "step": "0.5"])
    #expect(views.first("Stepper") != nil)
    let progress = views.all.filter { $0.kind == "ProgressView" }.map(\.facts)
    #expect(progress == [["value": "0.25"], ["style": "circular"]])
    #expect(views.facts("Gauge") == ["value": "0.4"])
  }

  @Test func fieldsSayTheirTextsButForSecrets() throws {
    let views = try DescribedViews {
      VStack {
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
        TextField("City", text: .constant(""))
        SecureField("Password", text: .constant("tell nobody"))
        TextEditor(text: .constant("long text"))
      }
    }
    let fields = views.all.filter { $0.kind == "TextField" }.map(\.facts)
    #expect(fields.first?["text"] == "Ada")
    #expect(fields.first?["placeholder"] == "Name")
    #expect(fields.first?["style"] == "roundedBorder")
    #expect(fields.last?["text"] == nil)
    #expect(fields.last?["size"] == "17")
    #expect(views.facts("SecureField")?["text"] == "hidden")
    #expect(views.facts("TextEditor")?["text"] == "long text")
    #expect(views.all.allSatisfy { !$0.facts.values.contains { $0.contains("nobody") } })
  }

  @Test func pickersSayWhatIsChosen() throws {
    let views = try DescribedViews {
      VStack {
        Picker("Size", selection: .constant(2)) {
          Text("S").tag(1)
          Text("M").tag(2)
        }.pickerStyle(.segmented)
        Picker("Colour", selection: .constant("red")) { Text("Red").tag("red") }.pickerStyle(.menu)
        Picker("Hour", selection: .constant(7)) { ForEach(0..<24) { Text("\($0) o'clock") } }.pickerStyle(
          .wheel)
      }
    }
    let pickers = views.all.filter { $0.kind == "Picker" }.map { [$0.facts["style"], $0.facts["selection"]] }
    #expect(pickers == [["segmented", "M"], ["menu", "Red"], ["wheel", "7 o'clock"]])
    #expect(
      views.all.filter { $0.kind == "segment" }.map { $0.facts["isSelected"] } == [nil, "true"])
  }

  @Test func viewsMadeOfOthersSayWhatTheyAre() throws {
    let views = try DescribedViews {
      VStack {
        Menu("More") { Button("Share") {} }
        Label("Inbox", systemImage: "tray")
        Label("Outbox", systemImage: "paperplane").labelStyle(.titleOnly)
        Link("Site", destination: URL(string: "https://example.org/")!)
        DisclosureGroup("Details", isExpanded: .constant(true)) { Text("more") }
        DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 0)))
      }
    }
    #expect(views.first("Menu") != nil)
    #expect(
      views.all.filter { $0.kind == "Label" }.map(\.facts) == [[:], ["style": "titleOnly"]])
    #expect(views.facts("Image")?["symbol"] == "tray")
    #expect(views.facts("Link") == ["destination": "https://example.org/"])
    #expect(views.facts("DisclosureGroup") == ["isExpanded": "true"])
    #expect(views.facts("DatePicker") == [:])
  }
}
