import AppVariants
import SwiftUI

/// A member: the card, the dues and the settings.
struct MemberScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var member: AllotmentLook.Member { look.member }

  var body: some View {
    Form {
      Section { MemberCard() }
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)
      dues
      Section("Settings") {
        if member.rowsAreReordered {
          Toggle("Frost warnings", isOn: .constant(true)).tint(member.toggleTint.color(or: .green))
          letters
        } else {
          letters
          Toggle("Frost warnings", isOn: .constant(true)).tint(member.toggleTint.color(or: .green))
        }
        Picker("Units", selection: .constant(member.units)) {
          Text("Kilograms").tag(0)
          Text("Pounds").tag(1)
        }
        Stepper("\(member.guests) guests", value: .constant(member.guests), in: 0...6)
      }
      Section {
        Label(member.mail, systemImage: member.mailIcon).lineLimit(1)
        if member.phoneIsShown { Label("0117 496 0000", systemImage: "phone") }
        leave
      } footer: {
        Text(member.version)
      }
    }
    .scrollContentBackground(.hidden)
    .background(palette.linen)
    .navigationTitle(member.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var letters: some View { Toggle(member.newsName, isOn: .constant(member.news)) }

  private var dues: some View {
    Section {
      LabeledContent(member.duesLabel) { Text(member.dues, format: .currency(code: "GBP")) }
      ProgressView(value: member.paid) { Text("Paid") }
      Picker("Pay by", selection: .constant(member.method)) {
        Text("Card").tag(0)
        Text("Bank").tag(1)
      }
      if member.hasWaiting { Text("Waiting list").badge(member.waiting) }
    } header: {
      Text(member.header)
    } footer: {
      Text(member.footer)
    }
  }

  @ViewBuilder private var leave: some View {
    if member.leaveIsFilled {
      Button(member.leave, role: .destructive) {}.buttonStyle(.borderedProminent)
    } else {
      Button(member.leave, role: .destructive) {}
    }
  }
}

/// The card at the gate.
private struct MemberCard: View {
  @Environment(\.look) private var look

  private var card: AllotmentLook.Card { look.card }

  private var shape: AnyShape {
    card.corners
      ? AnyShape(.rect(cornerRadius: card.radius, style: .continuous))
      : AnyShape(
        UnevenRoundedRectangle(topLeadingRadius: card.radius, bottomTrailingRadius: card.radius))
  }

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: card.top), Color(hex: 0x79A86B)], startPoint: .topLeading,
        endPoint: .bottomTrailing)
      LeafShape()
        .fill(Color(hex: 0xF5D76E).opacity(0.5))
        .frame(width: card.leaf, height: card.leaf)
        .rotationEffect(.degrees(card.leafTurn))
        .blendMode(card.leafIsBlended ? .overlay : .normal)
        .offset(x: 90, y: 20)
        .accessibilityElement()
        .accessibilityLabel("Leaf")
      if card.stampIsBehind { stamp.zIndex(-1) } else { stamp }
      words
    }
    .frame(height: card.height)
    .clipShape(shape)
  }

  private var words: some View {
    VStack(alignment: card.side.horizontal, spacing: 4) {
      Text("Hazel Lane Allotments").font(.caption.weight(.semibold)).opacity(0.85)
      Spacer()
      Text(card.name).font(.title2.bold()).tracking(card.nameTracking)
      HStack(alignment: .bottom) {
        if card.numberIsShown { Text(card.number).font(.footnote.monospaced()) }
        Spacer()
        GateCode(color: card.codeColor.color(or: .white)).frame(width: 76, height: 34)
      }
    }
    .foregroundStyle(.white)
    .padding(18)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: card.side.frame)
  }

  private var stamp: some View {
    Text(card.stamp)
      .font(.title3.weight(.black))
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .overlay { RoundedRectangle(cornerRadius: 6).stroke(.white, lineWidth: card.stroke) }
      .shadow(color: .black.opacity(0.6), radius: card.shadow, y: card.shadow / 2)
      .rotationEffect(.degrees(card.stampTurn))
      .scaleEffect(card.stampScale)
      .opacity(card.stampOpacity)
      .offset(x: 100 - card.stampShift, y: -50)
  }
}

/// Stripes that the gate reads.
private struct GateCode: View {
  var color: Color

  var body: some View {
    Canvas { context, size in
      var x: CGFloat = 0
      var state = 5
      while x < size.width {
        state = (state * 29 + 13) % 101
        let width = CGFloat(state % 3 + 1)
        context.fill(Path(CGRect(x: x, y: 0, width: width, height: size.height)), with: .color(color))
        x += width + CGFloat(state % 2 + 1) * 1.5
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Code")
  }
}
