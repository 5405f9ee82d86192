import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

/// What audits say of labels.
@Suite struct AuditDescriptionTests {
  private func details(_ element: Element, views: ViewDescription? = nil) throws -> [String] {
    var root = Element(
      .application, frame: screenFrame,
      children: [Element(.window, frame: screenFrame, children: [element])])
    root.views = views
    let device = ScriptedDevice([ApplicationTree(bundleIdentifier: "app", root: root)])
    return try AccessibilityAudit(device.capture(), of: "app")
      .issues(of: [.sufficientElementDescription]).map(\.details)
  }

  private func image(_ label: String) -> Element {
    Element(
      .image, label: label, frame: CGRect(x: 10, y: 100, width: 60, height: 60), traits: .image)
  }

  @Test(arguments: [
    "square.and.arrow.up", "crown.fill", "IMG_2041", "DSC01234", "harbour-large.jpg", "cover.HEIC",
    "ic_sunset", "hero_image@2x", "icon-settings", "Asset-2", "btnClose", "4k.tv", "cover@2x.png", "PXL 2",
  ])
  func namesOfFilesAreNoLabels(label: String) throws {
    #expect(
      try details(image(label)) == ["“\(label)” is read aloud, which is the name of a file or a symbol"])
    #expect(try details(button(label)).count == 1)
  }

  @Test(arguments: [
    "globe", "Boats at dawn", "iPhone", "3.5 stars", "Dr. Jekyll", "Wait.", "Version 2", "icon of a saint",
    "Image of the harbour", "Q&A", "São Paulo", "Save…", "4.5", "1.5x", "12.50", "e-mail", "_", ".png",
  ])
  func wordsAre(label: String) throws {
    #expect(try details(image(label)) == [])
    #expect(try details(button(label)) == [])
  }

  @Test(arguments: ["Button", "image", "Icon", "untitled"])
  func kindsAreNoLabels(label: String) throws {
    #expect(
      try details(button(label)) == [
        "“\(label)” is read aloud, which only names the kind of the element"
      ])
  }

  @Test func theTraitSaysWhatItIs() throws {
    #expect(
      try details(button("Save button")) == [
        "“Save button” is read aloud, and then “button” once more for its trait"
      ])
    #expect(
      try details(image("Harbour image")) == [
        "“Harbour image” is read aloud, and then “image” once more for its trait"
      ])
    var shown = button("Push the red button")
    shown.appearance = Appearance()
    shown.appearance?.lines = ["Push the red", "button"]
    // What is seen is what is read.
    #expect(try details(shown) == [])
  }

  @Test func whatIsShownIsForPeopleWhateverItLooksLike() throws {
    var address = button("www.example.org")
    #expect(try details(address).count == 1)
    address.appearance = Appearance()
    address.appearance?.lines = ["www.example.org"]
    #expect(try details(address) == [])
  }

  @Test func theIconOfALabelIsReadWithItsTitle() throws {
    let icon = image("paperplane.fill")
    // The app is element 0, its window 1, the icon 2.
    let alone = ViewDescription("VStack", children: [ViewDescription("Image", element: 2)])
    #expect(try details(icon, views: alone).count == 1)
    let labelled = ViewDescription(
      "VStack", children: [ViewDescription("Label", children: [ViewDescription("Image", element: 2)])])
    #expect(try details(icon, views: labelled) == [])
  }

  @Test func pictureWithoutALabelIsUndescribed() throws {
    #expect(try details(image("")) == ["Nothing is read aloud for it: it has no label"])
    var inside = button("Open")
    inside.children = [image("")]
    #expect(try details(inside) == [])
  }
}
