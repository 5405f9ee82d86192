import Foundation

@testable import GalleyViews

/// Screens on which things come, go or change hands.
struct ArrivalScreenView: View {
  let screen: ChangedScreen
  let isNew: Bool

  var body: some View {
    switch screen {
    case .confetti: trophy
    case .handedOn: lessons
    case .lineAndRow: ranking
    case .filledBars: strength(isNew ? 1 : 3)
    case .wordBank: WordBank(gap: isNew ? 14 : 8) { ForEach(Self.words, id: \.self) { Text($0) } }
    case .limitedLines: meanings
    case .scrolledAway: Departures(first: isNew ? 12 : 0)
    case .pushedAbove: Stops(padding: isNew ? 8 : 0)
    default: EmptyView()
    }
  }

  private static let words = [
    "the", "bear", "drinks", "a", "cup", "of", "coffee", "with", "milk", "every", "morning",
  ]

  private var trophy: some View {
    ZStack {
      if !isNew {
        ForEach(0..<8) { number in
          RoundedRectangle(cornerRadius: 2).fill(number % 2 == 0 ? .orange : .teal)
            .frame(width: 8, height: 16)
            .offset(y: -92)
            .rotationEffect(.degrees(Double(number) * 45))
        }
      }
      Image(systemName: "trophy.fill").font(.system(size: 56)).accessibilityLabel("Trophy")
    }
  }

  private var lessons: some View {
    VStack(spacing: 40) {
      ForEach(0..<4) { number in
        Button("Lesson \(number + 1)") {}
          .overlay(alignment: .top) {
            if number == (isNew ? 2 : 1) { Text("START").font(.caption).fixedSize().offset(y: -24) }
          }
      }
    }
  }

  private var ranking: some View {
    VStack(spacing: 12) {
      Text("2 days left")
      if !isNew { Divider() }
      ForEach(isNew ? ["Ines", "Tobi"] : ["Ines", "Tobi", "Lea"], id: \.self) { name in
        HStack {
          Text(name)
          Spacer()
        }
      }
      Spacer()
    }
    .padding()
  }

  private func strength(_ strength: Int) -> some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(1..<5) { bar in
        Capsule().fill(bar <= strength ? .orange : .gray).frame(width: 4, height: CGFloat(bar) * 5)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Strength")
    .accessibilityValue("\(strength)")
  }

  private var meanings: some View {
    VStack(alignment: .leading) {
      ForEach(["bread", "strawberry jam on a slice of toast, as it is eaten in the morning"], id: \.self) {
        Text($0).lineLimit(isNew ? 2 : 1)
      }
    }
    .padding(.leading, isNew ? 40 : 20)
  }
}

/// Lines of words, each as long as there is room.
private struct WordBank: Layout {
  var gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 300, height: places(in: proposal.width ?? 300, subviews).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (view, place) in zip(subviews, places(in: bounds.width, subviews).places) {
      view.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func places(in width: CGFloat, _ subviews: Subviews) -> (places: [CGPoint], height: CGFloat) {
    var places: [CGPoint] = []
    var next = CGPoint.zero
    var line: CGFloat = 0
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + line + gap)
        line = 0
      }
      places.append(next)
      next.x += size.width + gap
      line = max(line, size.height)
    }
    return (places, next.y + line)
  }
}

/// A list that is scrolled to one of its rows.
private struct Departures: View {
  let first: Int

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 12) {
          ForEach(0..<60) { number in Text("Train \(number)").frame(height: 30).id(number) }
        }
      }
      .onAppear { proxy.scrollTo(first, anchor: .top) }
    }
  }
}

/// A list of rows that builds what can be seen, scrolled to its end.
private struct Stops: View {
  let padding: CGFloat

  var body: some View {
    ScrollViewReader { proxy in
      List(0..<40, id: \.self) { number in
        Text("Stop \(number)").padding(.vertical, padding)
      }
      .onAppear { proxy.scrollTo(39, anchor: .bottom) }
    }
  }
}
