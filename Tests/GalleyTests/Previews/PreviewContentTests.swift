import ContentBuilders
import Foundation
import GalleyPreviews
import GalleySimulator
import GalleySystem
import GalleyTree
import SwiftUI
import Testing

/// Several views in a preview, without a container of their own.
@Suite struct PreviewContentTests {
  /// The content builders of previews, by what becomes of several views.
  private static let builders: [String: Set<String>] = [
    "one preview, with the views in a column": ["Preview.body", "_previewContent.body"],
    "a preview for each view": ["PreviewProvider.previews"],
    "the views of the preview that is modified": ["PreviewModifier.body"],
  ]

  /// The sources are the list of content builders, so that none is forgotten.
  @Test func `every content builder of the module SwiftUI is walked`() throws {
    let declared = try DeclaredContentBuilders.names(in: "Sources/Apple/SwiftUI")
    #expect(declared == Self.builders.values.reduce(into: []) { $0.formUnion($1) })
  }

  @Test func `several views of a #Preview are a column in one preview`() throws {
    let shown = try previews("Two Lines")
    #expect(shown.map(\.name) == ["Two Lines"])
    try expectColumn(in: shown[0])
  }

  @Test func `several views of a provider are a preview each`() throws {
    let shown = try previews("Lines")
    #expect(shown.map(\.name) == ["Lines", "Lines 2"])
    for (preview, texts) in zip(shown, [["Upper"], ["Lower"]]) {
      #expect(try tree(of: preview).texts.map(\.label) == texts)
    }
  }

  @Test func `several views of a preview's modifier are a column`() throws {
    try expectColumn(in: try #require(try previews("Modified").first))
  }

  private func previews(_ name: String) throws -> [ShownPreview] {
    try MainActorEntry.run {
      let entries = PreviewRegistry.entries().filter { $0.module == "GalleyTests" && $0.name == name }
      return try #require(entries.first.map { ShownPreview.all(of: $0) })
    }
  }

  private func tree(of preview: ShownPreview) throws -> Element {
    let variants = [PreviewVariant(name: "Light")]
    let pictures = try PreviewRenderer.pictures(
      of: preview, on: .iPhoneX, in: variants, thumbnail: (88, 104))
    return try #require(pictures.first).tree
  }

  private func expectColumn(in preview: ShownPreview) throws {
    let texts = try tree(of: preview).texts
    #expect(texts.map(\.label) == ["Upper", "Lower"])
    guard texts.count == 2 else { return }
    #expect(texts[1].frame.minY >= texts[0].frame.maxY, "\(texts.map(\.frame))")
    #expect(abs(texts[0].frame.midX - texts[1].frame.midX) < 1, "\(texts.map(\.frame))")
  }
}

extension Element {
  /// The texts inside, in the tree's order.
  fileprivate var texts: [Element] {
    (type == .staticText ? [self] : []) + children.flatMap(\.texts)
  }
}
