import AppVariants
import SwiftUI

/// The columns of a project.
struct BoardScreen: View {
  @Environment(\.look) private var look
  var isFiltering = false

  var body: some View {
    VStack(spacing: 0) {
      Picker("View", selection: .constant(look.board.mode)) {
        Text("Board").tag(0)
        Text("List").tag(1)
        Text("Plan").tag(2)
      }
      .pickerStyle(.segmented)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      if look.board.bannerIsShown { Banner() }
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: look.board.columnGap) {
          ForEach(statuses, id: \.self) { BoardColumn(status: $0) }
        }
        .padding(16)
        .frame(maxHeight: .infinity, alignment: .top)
      }
      .scrollIndicators(.hidden)
    }
    .background(look.canvas)
    .navigationTitle(look.board.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Filter", systemImage: look.board.filterIcon) {}
        if look.board.hasMenu {
          Menu {
            Button("Rename") {}
          } label: {
            Label("Options", systemImage: "ellipsis.circle")
          }
        }
      }
    }
    .sheet(isPresented: .constant(isFiltering)) {
      FilterSheet().presentationDetents(look.filter.isLarge ? [.large] : [.height(520)])
    }
  }

  private var statuses: [Status] {
    look.board.columnsAreSwapped ? [.doing, .open, .review, .done] : [.open, .doing, .review, .done]
  }
}

/// Something that everybody has to know.
private struct Banner: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack {
      Label(look.board.banner, systemImage: "clock").font(.footnote)
      Spacer()
      if look.board.bannerClose {
        Button("Dismiss", systemImage: "xmark") {}.labelStyle(.iconOnly).font(.footnote).tint(.black)
      }
    }
    .foregroundStyle(.black)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(Color(hex: look.board.bannerColor))
  }
}

/// The issues of one state.
private struct BoardColumn: View {
  @Environment(\.look) private var look
  let status: Status

  var body: some View {
    VStack(alignment: .leading, spacing: look.board.cardGap) {
      HStack {
        Circle().fill(look.color(of: status)).frame(width: 8, height: 8)
        Text(status.rawValue)
          .font(look.board.headFont.font)
          .fontWeight(.semibold)
          .textCase(look.board.headIsUppercased ? .uppercase : nil)
        Text("\(count)")
          .font(.caption.weight(.medium))
          .padding(.horizontal, 7)
          .padding(.vertical, 1)
          .background(.gray.opacity(look.board.countIsFilled ? 0.2 : 0), in: Capsule())
        Spacer()
      }
      ForEach(cards, id: \.self) { IssueCard(model: $0) }
      Button {
      } label: {
        Label(look.board.add, systemImage: look.board.addIcon)
          .font(.footnote)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 10)
          .overlay {
            RoundedRectangle(cornerRadius: 8)
              .strokeBorder(
                .gray.opacity(0.5),
                style: StrokeStyle(lineWidth: 1, dash: look.board.addIsDashed ? [4, 3] : []))
          }
      }
      .tint(.secondary)
    }
    .padding(look.board.columnPadding)
    .frame(width: look.board.columnWidth)
    .background(
      look.color(of: status).opacity(look.board.columnOpacity),
      in: .rect(cornerRadius: look.board.columnRadius))
  }

  /// How many there are with those that are not shown.
  private var count: Int {
    switch status {
    case .open: look.board.openCount
    case .doing: 3
    case .review: 5
    case .done: 48
    }
  }

  private var cards: [CardModel] {
    switch status {
    case .open:
      var cards = [
        CardModel(
          number: look.card.number, title: look.card.title, status: .open, tags: ["Bug", "iOS"],
          due: look.card.due, members: [.noor, .pekka], isUrgent: true)
      ]
      if look.board.hasSecond {
        cards.append(
          CardModel(
            number: "FA-219", title: "Boarding card in landscape", status: .open, tags: ["Design"],
            members: [.lin]))
      }
      if look.board.hasUrgent {
        cards.append(
          CardModel(
            number: "FA-230", title: "Refund is paid twice", status: .open, tags: ["Bug"], members: [.sven]))
      }
      if look.board.isReordered, cards.count > 1 { cards.swapAt(0, 1) }
      return cards
    case .doing:
      return [
        CardModel(
          number: "FA-207", title: "New start page", status: .doing, tags: ["Design", "iOS", "Access"],
          due: "Mon 17", members: [.lin, .noor, .sven], hasPicture: true)
      ]
    case .review:
      return [
        CardModel(
          number: "FA-198", title: "Prices with children", status: .review, tags: ["iOS"], members: [.pekka])
      ]
    case .done:
      return [
        CardModel(
          number: "FA-190", title: "Sign in with a passkey", status: .done, tags: ["iOS"], members: [.noor])
      ]
    }
  }
}
