import Foundation
import GalleyImage
import GalleyRaster
import GalleyTree

extension ImageNode: DescribedNode {
  package var description: ViewFacts? {
    var facts = ViewFacts("Image")
    switch content {
    case .symbol(let symbol):
      facts.add(.symbol, symbol.name)
      facts.add(.variableValue, FactText.number(ifAny: symbol.value))
    case .missingSymbol(let name): facts.add(.symbol, name)
    case .asset(let image): facts.add(.pixels, image.bitmap.map { String($0.digest.description.prefix(16)) })
    case .drawing, .missing: break
    }
    if content.isSymbol {
      let font = environment.resolvedFont
      facts.add(.size, FactText.number(font.size))
      facts.add(.weight, font.weight == .regular ? nil : FactText.name(font.weight))
      facts.add(.scale, environment.imageScale == .medium ? nil : FactText.name(environment.imageScale))
      facts.add(.foreground, ForegroundStyle(), in: environment)
      facts.add(.symbolRenderingMode, environment.symbolRenderingMode?.name)
    } else {
      facts.add(.image, assetName)
      if isTemplate {
        facts.add(.renderingMode, "template")
        facts.add(.foreground, ForegroundStyle(), in: environment)
      }
    }
    facts.add(.resizable, FactText.flag(isResizable))
    return facts
  }
}
