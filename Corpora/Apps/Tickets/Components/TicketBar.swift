import AppVariants
import SwiftUI

/// The bar at the bottom, which floats.
struct TicketBar: View {
  /// Where it leads.
  enum Place: String, CaseIterable {
    case search, tickets, saved, profile
  }

  @Environment(\.look) private var look
  @Environment(\.theme) private var theme
  var place: Place

  private var order: [Place] {
    look.bar.savedIsThird ? Place.allCases : [.search, .saved, .tickets, .profile]
  }

  var body: some View {
    HStack {
      ForEach(order, id: \.self) { item in
        Button {
        } label: {
          Label(name(item), systemImage: icon(item)).labelStyle(BarLabelStyle(isChosen: item == place))
        }
        .buttonStyle(.plain)
        .overlay(alignment: .topTrailing) { if item == .tickets, look.bar.badgeIsShown { badge } }
        .accessibilityAddTraits(item == place ? .isSelected : [])
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.vertical, 10)
    .padding(.horizontal, 8)
    .background(
      look.bar.material ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(theme.stub),
      in: RoundedRectangle(cornerRadius: look.bar.radius, style: .continuous)
    )
    .shadow(color: .black.opacity(0.18), radius: look.bar.shadow, y: 3)
    .frame(maxWidth: 460)
    .padding(.horizontal, 20)
    .padding(.bottom, 4)
  }

  private var badge: some View {
    Text("\(look.bar.badge)")
      .font(.caption2.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(.red, in: .capsule)
      .offset(x: 2, y: -5)
  }

  private func name(_ item: Place) -> String {
    switch item {
    case .search: "Search"
    case .tickets: look.bar.tickets
    case .saved: "Saved"
    case .profile: "Me"
    }
  }

  private func icon(_ item: Place) -> String {
    switch item {
    case .search: look.bar.searchIcon
    case .tickets: "ticket.fill"
    case .saved: "star.fill"
    case .profile: "person.fill"
    }
  }
}

/// A symbol above a name.
private struct BarLabelStyle: LabelStyle {
  @Environment(\.look) private var look
  var isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: look.bar.iconSize)).frame(height: 24)
      configuration.title.font(.caption2.weight(isChosen ? .bold : .regular))
    }
    .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    .frame(minWidth: 56)
  }
}
