import Foundation
import Testing

@testable import GalleyRaster

@Suite struct DrawnSymbolTests {
  @Test func itsTextNamesTheWeightUnlessItIsRegular() {
    #expect("\(DrawnSymbol("trash"))" == "trash")
    #expect("\(DrawnSymbol("trash", .bold))" == "trash bold")
    for weight in FontWeight.allCases {
      let symbol = DrawnSymbol("square.and.arrow.up", weight)
      #expect(DrawnSymbol(text: "\(symbol)") == symbol)
    }
    for text in ["", " bold", "trash regular", "trash fat", "trash bold bold", "trash "] {
      #expect(DrawnSymbol(text: text) == nil, "\(text)")
    }
  }

  @Test(.enabled(if: SymbolCatalogueTests.hasIcons, SymbolCatalogueTests.needsIcons))
  func eachDrawingHasADigestOfItsOwn() throws {
    let symbols = [
      DrawnSymbol("trash"), DrawnSymbol("trash", .bold), DrawnSymbol("trash.fill"), DrawnSymbol("folder"),
      DrawnSymbol("1.circle"), DrawnSymbol("2.circle"), DrawnSymbol("trash.slash"),
    ]
    let digests = try symbols.map { try #require($0.digest) }
    #expect(Set(digests).count == symbols.count)
    #expect(digests.allSatisfy { $0.count == 32 })
    #expect(DrawnSymbol("no.such.thing").digest == nil)
  }

  /// A drawing of one layer and one cut.
  private var drawing: SymbolDrawing {
    let square = Path([
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 9, y: 0)), .line(CGPoint(x: 9, y: 9)), .close,
    ])
    let layer = SymbolDrawing.Layer(path: square, level: 1, color: .red, threshold: 0.5, cuts: [square])
    return SymbolDrawing(layers: [layer], whole: square, size: CGSize(width: 9, height: 9))
  }

  @Test func whateverShowsChangesTheDigest() {
    let changes: [(inout SymbolDrawing) -> Void] = [
      { $0.size.width = 10 }, { $0.size.height = 10 }, { $0.whole = nil }, { $0.layers += $0.layers },
      { $0.layers[0].path.segments[1] = .line(CGPoint(x: 9.01, y: 0)) },
      { $0.layers[0].path.segments[0] = .line(CGPoint(x: 0, y: 0)) }, { $0.layers[0].level = 2 },
      { $0.layers[0].color = .blue }, { $0.layers[0].threshold = nil }, { $0.layers[0].cuts = [] },
      { $0.layers[0].fillsHole = true },
    ]
    var digests: Set = [drawing.digest]
    for change in changes {
      var changed = drawing
      change(&changed)
      digests.insert(changed.digest)
    }
    #expect(digests.count == changes.count + 1)
    var equal = drawing
    equal.size.width += 1e-9
    #expect(equal.digest == drawing.digest)
  }
}
