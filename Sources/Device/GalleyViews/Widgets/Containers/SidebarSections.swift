import Foundation
import Observation

/// The control that closes and opens a section of a sidebar.
struct SectionDisclosure {
  /// Whether the section's rows are there.
  let isExpanded: Bool
  /// A closure that closes or opens the section.
  let toggle: () -> Void
}

/// The sections of a sidebar that a person has closed, if the app does not keep that itself.
@Observable @MainActor final class SidebarSections {
  private var closed: Set<[AnyHashable]> = []

  /// The sections, for readers that depend on the closed ones.
  var read: SidebarSections {
    _ = closed
    return self
  }

  /// Returns the control that closes and opens a section.
  ///
  /// - Parameters:
  ///   - path: The section's position among the views of the list.
  ///   - binding: A binding to whether its rows are visible, if the app sets one.
  func disclosure(of path: [AnyHashable], _ binding: Binding<Bool>?) -> SectionDisclosure {
    if let binding {
      return SectionDisclosure(isExpanded: binding.wrappedValue) { binding.wrappedValue.toggle() }
    }
    return SectionDisclosure(isExpanded: !closed.contains(path)) { [weak self] in
      self?.closed.formSymmetricDifference([path])
    }
  }
}

/// The header of a section of a sidebar, with an arrow that turns as the section is opened.
nonisolated struct SidebarHeader: View {
  let content: AnyView
  let disclosure: SectionDisclosure
  @Environment(\.tint) private var tint

  @MainActor var body: some View {
    HStack(spacing: 8) {
      content
      Spacer(minLength: 0)
      // The only button of a line takes the taps of all of it.
      Button(action: disclosure.toggle) {
        AccessoryIcon("chevron.right", size: 13).inSquare()
          .flipsForRightToLeftLayoutDirection(!disclosure.isExpanded)
          .rotationEffect(.degrees(disclosure.isExpanded ? 90 : 0)).foregroundStyle(tint)
      }
      .accessibilityLabel(disclosure.isExpanded ? "Collapse" : "Expand")
    }
  }
}
