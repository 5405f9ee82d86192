import AppVariants
import SwiftUI

/// What every card shares.
struct CardModifier: ViewModifier {
  @Environment(\.look) private var look
  @Environment(\.density) private var density

  func body(content: Content) -> some View {
    content
      .padding(density(look.card.padding))
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        RoundedRectangle(cornerRadius: look.card.radius, style: .continuous)
          .fill(look.sheet)
          .shadow(color: .black.opacity(0.1), radius: look.card.shadow, y: 2)
      }
      .overlay {
        RoundedRectangle(cornerRadius: look.card.radius, style: .continuous)
          .strokeBorder(look.care.opacity(0.5), lineWidth: look.card.stroke)
      }
  }
}

extension View {
  /// Lies on a card.
  func card() -> some View { modifier(CardModifier()) }

  /// A heading above a part of a page.
  func heading(_ font: Font = .title3) -> some View {
    self.font(font.weight(.semibold)).accessibilityAddTraits(.isHeader)
  }
}

/// A symbol above its title.
struct StackedLabelStyle: LabelStyle {
  var spacing: CGFloat = 8
  var size: CGFloat = 24

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) {
      configuration.icon.font(.system(size: size)).foregroundStyle(.tint).frame(height: 30)
      configuration.title
    }
  }
}

/// A square on which something is done.
struct ActionTileStyle: ButtonStyle {
  @Environment(\.look) private var look

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: look.actions.radius, style: .continuous)
    configuration.label
      .labelStyle(StackedLabelStyle(spacing: look.actions.iconGap, size: look.actions.icon))
      .font(look.actions.font.font)
      .frame(maxWidth: .infinity, minHeight: look.actions.height)
      .background(look.sheet, in: shape)
      .overlay(shape.stroke(look.care.opacity(0.25), lineWidth: look.actions.border))
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// A round button on a coloured ground.
struct CallButtonStyle: ButtonStyle {
  @Environment(\.look) private var look

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.bold))
      .foregroundStyle(look.alarm)
      .padding(.horizontal, 18)
      .frame(height: look.banner.callHeight)
      .background(.white, in: RoundedRectangle(cornerRadius: look.banner.callRadius))
  }
}

/// A circle that is ticked off.
struct TickToggleStyle: ToggleStyle {
  @Environment(\.look) private var look

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      ZStack {
        Circle().strokeBorder(look.care.opacity(configuration.isOn ? 0 : 0.4), lineWidth: 2)
        if configuration.isOn {
          Circle().fill(look.care)
          Image(systemName: look.meds.checkIcon).font(.footnote.weight(.heavy)).foregroundStyle(look.sheet)
        }
      }
      .frame(width: look.meds.check, height: look.meds.check)
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .ignore)
    .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
  }
}

/// The face of somebody, by the first letters of the name.
struct Face: View {
  var initials: String
  var color: Int
  var size: CGFloat
  var isRound = true

  var body: some View {
    Text(initials)
      .font(.system(size: size * 0.38, weight: .semibold))
      .foregroundStyle(.white)
      .frame(width: size, height: size)
      .background(Color(hex: color).gradient)
      .clipShape(isRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: size * 0.28)))
  }
}

/// Puts views one after the other, and goes on in the next line.
struct WrapLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(subviews, width: proposal.width ?? .infinity)
    let width = rows.map { $0.last!.frame.maxX }.max() ?? 0
    return CGSize(width: width, height: rows.last?.map(\.frame.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for place in rows(subviews, width: bounds.width).joined() {
      subviews[place.index].place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY),
        proposal: ProposedViewSize(place.frame.size))
    }
  }

  private func rows(_ subviews: Subviews, width: CGFloat) -> [[(index: Int, frame: CGRect)]] {
    var rows: [[(index: Int, frame: CGRect)]] = []
    var (x, y) = (CGFloat.zero, CGFloat.zero)
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if rows.isEmpty || x + size.width > width {
        y = rows.last.map { row in row.map(\.frame.maxY).max()! + spacing } ?? 0
        x = 0
        rows.append([])
      }
      rows[rows.count - 1].append((index, CGRect(origin: CGPoint(x: x, y: y), size: size)))
      x += size.width + spacing
    }
    return rows
  }
}
