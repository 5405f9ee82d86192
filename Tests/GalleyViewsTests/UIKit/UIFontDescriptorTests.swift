import Foundation
import Testing

@testable import GalleyViews

@MainActor @Suite struct UIFontDescriptorTests {
  /// Metrics are those of the device whose views are evaluated.
  private struct Reading: View {
    var body: some View { Text("\(Int(UIFontMetrics.default.scaledValue(for: 17).rounded()))") }
  }

  @Test func `a design of a kind of text is a font of SwiftUI`() throws {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
    let rounded = try #require(descriptor.withDesign(.rounded))
    let font = UIFont(descriptor: rounded, size: 0)
    #expect(font.pointSize == 34)
    #expect(Font(font) == Font.system(size: 34, weight: .regular, design: .rounded))
    #expect(UIFont(descriptor: rounded, size: 20).pointSize == 20)
    #expect(rounded != descriptor && rounded == rounded.withDesign(.rounded))
  }

  @Test func `features are taken and left`() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(plain.symbolicTraits == [])
    let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(Font(UIFont(descriptor: both, size: 0)) == Font.system(size: 17, weight: .bold).italic())
    #expect(both.withSymbolicTraits([])?.symbolicTraits == [])
    #expect(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test func `names tell the design and the weight`() {
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".AppleSystemUIFont-Regular")
    #expect(
      UIFont.monospacedSystemFont(ofSize: 17, weight: .bold).fontName == ".AppleSystemUIFontMonospaced-Bold")
    #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
  }

  @Test func `lines are as high as those of the system's font, without rounding`() {
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    #expect(UIFont.boldSystemFont(ofSize: 34).lineHeight == 40.57421875)
    #expect(UIFont.monospacedSystemFont(ofSize: 13, weight: .regular).lineHeight == 15.513671875)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).lineHeight == 13.126953125)
  }

  @Test func `lengths grow as a kind of text does`() throws {
    #expect(UIFontMetrics.default.scaledValue(for: 20) == 20)
    let stage = try ViewTestHarness(
      width: 200, height: 100, environment: { $0.dynamicTypeSize = .accessibility5 }
    ) {
      Reading()
    }
    // Body text is of 53 points there.
    #expect(stage.frame("53").width > 0)
    #expect(
      UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 40), maximumPointSize: 30).pointSize == 30)
  }
}
