import GalleyAutomation
import GalleyViews

extension Key {
  init(_ input: KeyInput) {
    switch input {
    case .character(let character): self = .character(character)
    case .delete: self = .delete
    case .forwardDelete: self = .forwardDelete
    case .enter: self = .enter
    case .tab: self = .tab
    case .escape: self = .escape
    case .leftArrow: self = .leftArrow
    case .rightArrow: self = .rightArrow
    case .selectAll: self = .selectAll
    }
  }
}
