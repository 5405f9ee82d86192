import AppVariants
import SwiftUI

/// The stays behind the sheet for guests.
struct GuestsHost: View {
  @Environment(\.look) private var look

  var body: some View {
    StaysScreen()
      .sheet(isPresented: .constant(true)) {
        GuestsSheet()
          .presentationDetents(look.guests.isLarge ? [.large] : [.height(520)])
          .presentationDragIndicator(.visible)
      }
  }
}

/// Who comes along.
struct GuestsSheet: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: look.guests.rowGap) {
      Text(look.guests.title).font(.title3.weight(.bold)).padding(.top, 8)
      CountRow(name: "Adults", note: "13 and older", count: look.guests.adults)
      line
      CountRow(name: "Children", note: look.guests.childNote, count: look.guests.children)
      line
      Toggle("Travelling with pets", isOn: .constant(look.guests.hasPets)).font(.body)
      TextField(look.guests.code, text: .constant(""))
        .padding(.horizontal, 14)
        .frame(height: 46)
        .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: look.guests.codeRadius))
      prices
      Button {
      } label: {
        Text(look.guests.done).frame(maxWidth: .infinity)
      }
      .buttonStyle(FilledButtonStyle())
      .disabled(look.guests.isDisabled)
    }
    .padding(look.guests.inset)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  @ViewBuilder private var line: some View { if look.guests.linesAreShown { Divider() } }

  private var prices: some View {
    Grid(alignment: .leading, verticalSpacing: 8) {
      GridRow {
        Text("5 nights").font(.subheadline)
        Text(look.price(92_000)).font(.subheadline).gridColumnAlignment(.trailing)
      }
      if look.guests.hasTax {
        GridRow {
          Text("City tax").font(.subheadline)
          Text(look.price(2_000)).font(.subheadline)
        }
      }
      GridRow(alignment: .firstTextBaseline) {
        Text(look.guests.totalLabel).font(.headline)
        Text(look.price(94_000)).font(look.guests.totalFont.font).bold()
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }
}

/// A number of people, with buttons for more and fewer.
private struct CountRow: View {
  @Environment(\.look) private var look
  let name: String
  let note: String
  let count: Int

  var body: some View {
    HStack(spacing: 14) {
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.body.weight(.medium))
        Text(note).font(.caption).foregroundStyle(Color(hex: look.guests.noteColor))
      }
      Spacer()
      round("Fewer \(name.lowercased())", look.guests.minusIcon)
      Text("\(count)").font(.body.monospacedDigit()).frame(minWidth: 20)
      round("More \(name.lowercased())", "plus")
    }
  }

  private func round(_ title: String, _ icon: String) -> some View {
    Button {
    } label: {
      Image(systemName: icon)
        .font(.footnote.weight(.bold))
        .frame(width: look.guests.buttonSize, height: look.guests.buttonSize)
        .overlay { Circle().strokeBorder(look.ocean, lineWidth: look.guests.buttonBorder) }
    }
    .accessibilityLabel(title)
  }
}
