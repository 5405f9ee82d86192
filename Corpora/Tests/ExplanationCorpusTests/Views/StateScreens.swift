import Foundation

@testable import GalleyViews

/// Screens that show one state or length at several places, of which it is otherwise.
struct StateScreenView: View {
  let screen: ChangedScreen
  let isNew: Bool

  var body: some View {
    switch screen {
    case .share: cover(isNew ? 0.4 : 0.75)
    case .angle: taken(isNew ? 80 : 60)
    case .doneRow: medicine(isTaken: isNew)
    case .markOnScale: level(isNew ? 0.93 : 0.72)
    case .clippedShape: face(isNew ? AnyShape(.rect(cornerRadius: 12)) : AnyShape(.circle))
    case .hourHeight: day(hour: isNew ? 78 : 64)
    case .numberFormat: blood
    case .gridCell: actions
    case .underlinedRun: event
    case .ringWidth: countdown(isNew ? 11 : 6)
    case .stopSize: stops(isNew ? 14 : 9)
    case .ownLayout:
      ChipLayout(gap: isNew ? 16 : 8) { ForEach(["Porto", "Braga", "Faro"], id: \.self) { Text($0) } }
    case .chosenChip: chips(chosen: isNew ? "Pets" : "Wi-Fi")
    case .typedText: SearchScreen(text: isNew ? "Leek soup" : "Leek")
    case .boldBarButtons: bars(isNew ? .bold : .regular)
    default: ArrivalScreenView(screen: screen, isNew: isNew)
    }
  }

  private func bars(_ weight: Font.Weight) -> some View {
    TabView {
      VStack {
        Text("Basket")
        Spacer()
        HStack {
          Button("Later") {}
          Button("Pay") {}
        }
        .buttonStyle(.bordered)
        .fontWeight(weight)
      }
      .tabItem { Label("Basket", systemImage: "cart") }
      Text("Orders").tabItem { Label("Orders", systemImage: "shippingbox") }
    }
  }

  private func cover(_ share: Double) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text("Dental")
        Spacer()
        Text(share, format: .percent).foregroundStyle(.secondary)
      }
      ProgressView(value: share)
    }
    .padding()
  }

  private func taken(_ percent: Int) -> some View {
    let end = Angle.degrees(3.6 * Double(percent))
    return ZStack {
      Circle().stroke(
        AngularGradient(colors: [.green, .teal], center: .center, startAngle: .zero, endAngle: end),
        lineWidth: 14)
      Text("\(percent)%").font(.title)
    }
    .frame(width: 160, height: 160)
  }

  private func medicine(isTaken: Bool) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text("Ramipril").strikethrough(isTaken)
        Text("5 mg")
      }
      .opacity(isTaken ? 0.5 : 1)
      Spacer()
      Toggle("Ramipril", isOn: .constant(isTaken)).toggleStyle(CheckStyle())
    }
    .padding()
  }

  private func level(_ share: Double) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.gray).frame(width: 300, height: 6)
      Circle().fill(.red).frame(width: 16, height: 16).offset(x: 300 * share)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Glucose")
    .accessibilityValue(Text(share, format: .percent))
  }

  private func face(_ shape: AnyShape) -> some View {
    Text("ML").padding(10).background(.teal, in: shape).clipShape(shape)
  }

  private func day(hour: CGFloat) -> some View {
    ZStack(alignment: .topLeading) {
      VStack(spacing: 0) {
        ForEach(8..<12) { Text("\($0):00").frame(height: hour, alignment: .top) }
      }
      VStack(spacing: 4) {
        ForEach(["Blood sample", "Physiotherapy"], id: \.self) { name in
          Text(name).frame(width: 200, height: hour - 4).background(.yellow)
        }
      }
      .padding(.leading, 80)
    }
  }

  private var blood: some View {
    VStack {
      Text(isNew ? "13. 6. 2026" : "13/6/2026")
      ForEach(["Glucose", "Ferritin"], id: \.self) { name in
        Capsule().fill(.blue).frame(width: 200, height: 8)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(name)
          .accessibilityValue(isNew ? "72 %" : "72%")
      }
    }
  }

  private var event: some View {
    let more = Text(" More")
    return Text("Voices until \(Text("midnight").bold()) by the harbour.\(isNew ? more : more.underline())")
  }

  private func countdown(_ width: CGFloat) -> some View {
    ZStack {
      Circle().stroke(.gray, lineWidth: width)
      Circle().trim(from: 0, to: 0.3).stroke(.orange, lineWidth: width)
    }
    .frame(width: 120, height: 120)
    .accessibilityElement().accessibilityLabel("Until it leaves")
  }

  private func stops(_ size: CGFloat) -> some View {
    GeometryReader { place in
      ForEach([0.3, 0.7], id: \.self) { share in
        Circle().fill(.orange).frame(width: size, height: size).offset(x: place.size.width * share)
      }
    }
    .frame(height: size)
    .accessibilityElement().accessibilityLabel("Two stops")
  }

  private func chips(chosen: String) -> some View {
    HStack {
      Text("Comfort")
      ForEach(["Wi-Fi", "Pets"], id: \.self) { name in
        let isChosen = name == chosen
        Button(name) {}.buttonStyle(.plain).padding(8)
          .foregroundStyle(isChosen ? .white : .black)
          .background(isChosen ? .orange : .clear, in: .capsule)
          .accessibilityAddTraits(isChosen ? .isSelected : [])
      }
    }
  }

  private var actions: some View {
    let names = ["Call", "Write", "Visit", "Order", "Pay"] + (isNew ? ["Video"] : [])
    return ScrollView {
      VStack(spacing: 12) {
        if !isNew { Text("Open day on Saturday").frame(height: 90) }
        Color.gray.frame(height: 380)
        LazyVGrid(columns: Array(repeating: GridItem(), count: 3), spacing: 10) {
          ForEach(names, id: \.self) { Text($0).frame(maxWidth: .infinity).frame(height: 90) }
        }
      }
    }
  }
}

/// A circle with a check mark.
private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(configuration.isOn ? .clear : .gray, lineWidth: 2)
      if configuration.isOn {
        Circle().fill(.green)
        Image(systemName: "checkmark").foregroundStyle(.white)
      }
    }
    .frame(width: 28, height: 28)
  }
}

/// Views one after the other.
private struct ChipLayout: Layout {
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(gap * CGFloat(sizes.count - 1)) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for view in subviews {
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += view.sizeThatFits(.unspecified).width + gap
    }
  }
}

/// A field that somebody is typing in.
private struct SearchScreen: View {
  let text: String
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack {
      TextField("Search", text: .constant(text)).textFieldStyle(.roundedBorder).focused($isTyping)
      Text("Recent")
      Spacer()
    }
    .padding()
    .onAppear { isTyping = true }
  }
}
