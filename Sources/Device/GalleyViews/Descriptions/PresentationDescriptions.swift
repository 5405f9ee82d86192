import Foundation
import GalleyTree

extension SheetNode: DescribedNode {
  package var description: ViewFacts? {
    switch kind {
    case .cover: return ViewFacts("fullScreenCover")
    case .popover: return ViewFacts("popover")
    case .sheet:
      let detent = currentDetent
      return ViewFacts("sheet", [.detent: detent == .large ? nil : detent.name])
    }
  }
}

extension SheetGrabberNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("dragIndicator") }
}

extension AlertNode: DescribedNode {
  package var description: ViewFacts? { ViewFacts("alert", [.title: title]) }
}

extension ConfirmationDialogNode: DescribedNode {
  package var description: ViewFacts? {
    ViewFacts("confirmationDialog", [.title: title.isEmpty ? nil : title])
  }
}
