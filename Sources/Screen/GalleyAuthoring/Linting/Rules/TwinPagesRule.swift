import GalleyPages

/// Pages have different promises, so that screens can be distinguished.
enum TwinPagesRule: AtlasRule {
  static func problems(of atlas: AtlasLayouts) -> [LayoutProblem] {
    var known: Set<ObjectIdentifier> = []
    let pages = atlas.pages.filter { known.insert(ObjectIdentifier($0.type)).inserted }
    return pages.indices.flatMap { index -> [LayoutProblem] in
      let page = pages[index]
      return pages.indices.compactMap { other in
        guard other != index else { return nil }
        let (isPart, isWhole) = PageMarks.compare(page, pages[other])
        if isPart, isWhole {
          // Either could be reported; the one that was named first is known longer.
          guard other < index else { return nil }
          return LayoutProblem(.indistinguishablePages, in: page, at: page.place, other: pages[other].name)
        }
        guard isPart else { return nil }
        return LayoutProblem(.containedPage, in: page, at: page.place, other: pages[other].name)
      }
    }
  }
}
