import GalleyPages

/// A page does not declare an element of one of its components: it would find that as well.
///
/// Rows are left out, as the element around a row is an element of the row, too.
enum RepeatedInComponentRule: LayoutRule {
  static func problems(of layout: LayoutDescription) -> [LayoutProblem] {
    let own = layout.properties.compactMap { property -> (name: String, declaration: ElementDeclaration)? in
      guard case .element(let declaration, _) = property.member else { return nil }
      return (property.name, declaration)
    }
    return layout.properties.flatMap { property -> [LayoutProblem] in
      guard case .component(_, let type) = property.member, type != layout.type else { return [] }
      let inner = LayoutDescription.of(type)
      return own.compactMap { name, declaration in
        let twin = inner.properties.first { other in
          guard case .element(let other, _) = other.member, !other.locator.conditions.contains(.itself) else {
            return false
          }
          return DuplicateLocatorRule.clash(declaration, other)
        }
        return twin.map {
          LayoutProblem(
            .repeatedInComponent, in: layout, name, at: declaration.place,
            other: "\(property.name).\($0.name)")
        }
      }
    }
  }
}
