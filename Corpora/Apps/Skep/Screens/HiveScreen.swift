import AppVariants
import SwiftUI

/// One hive: its boxes, its queen, its mites, and what was written about it.
struct HiveScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var hive: SkepLook.Hive { look.hive }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: hive.gap) {
        HStack(alignment: .bottom, spacing: 18) {
          HiveBoxes()
          facts
        }
        .frame(height: 168)
        Picker("Pane", selection: .constant(hive.pane)) {
          Text("Brood").tag(0)
          Text("Queen").tag(1)
          Text("Health").tag(2)
        }
        .pickerStyle(.segmented)
        QueenCard()
        if hive.mitesAreFirst { mites } else { temper }
        if hive.rule { Divider() }
        if hive.mitesAreFirst { temper } else { mites }
        NotesView()
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .background(palette.wax)
    .navigationTitle(hive.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar(.hidden, for: .tabBar)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if hive.flagIsShown { Button("Follow up", systemImage: hive.flag) {} }
      }
    }
    .safeAreaInset(edge: .bottom) { bar }
    .alert("They are hungry", isPresented: .constant(hive.isHungry)) {
      Button("Feed today") {}
    } message: {
      Text("Two kilograms lighter than a week ago.")
    }
  }

  private var rows: [(name: String, value: String)] {
    var rows = [
      (name: "Weight", value: hive.weight),
      (name: "Frames", value: "11 of 20"),
      (name: "Food", value: "9.5 kg"),
    ]
    if hive.hasFoundation { rows.append((name: "Comb", value: "wired wax")) }
    if hive.factsAreReordered { rows.swapAt(0, 1) }
    return rows
  }

  private var facts: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(hive.site).font(.footnote).foregroundStyle(.secondary).lineLimit(1).truncationMode(.middle)
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 14, verticalSpacing: hive.factGap) {
        ForEach(rows, id: \.name) { row in
          GridRow {
            if hive.valuesAreFirst {
              value(row.value)
              Text(row.name)
            } else {
              Text(row.name)
              value(row.value)
            }
          }
          .font(.subheadline)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func value(_ value: String) -> some View {
    Text(value)
      .font(.system(.subheadline, design: hive.factsAreDigits ? .monospaced : .default))
      .fontWeight(hive.factWeight.weight)
  }

  private var temper: some View {
    HStack {
      Text("Temper").font(.subheadline)
      Spacer()
      HStack(spacing: hive.dotGap) {
        ForEach(1..<6) { number in
          Circle()
            .fill(number <= hive.temper ? hive.temperColor.color(or: palette.honey) : .gray.opacity(0.3))
            .frame(width: hive.dot, height: hive.dot)
            .accessibilityElement()
            .accessibilityLabel("Temper \(number)")
        }
      }
      .frame(height: 20)
    }
  }

  private var mites: some View {
    Gauge(value: look.mites.value) {
      Text("Mites")
    } currentValueLabel: {
      Text(look.mites.words)
    }
    .gaugeStyle(
      RulerGaugeStyle(
        color: look.mites.tint.color(or: palette.heather), line: look.mites.line, ticks: look.mites.ticks))
  }

  private var bar: some View {
    HStack(spacing: 10) {
      Button(hive.inspect) {}
        .buttonStyle(.borderedProminent)
        .tint(hive.inspectTint.color(or: palette.honey))
      if hive.feedIsBordered {
        Button("Feed") {}.buttonStyle(.bordered)
      } else {
        Button("Feed") {}.buttonStyle(.plain)
      }
      Spacer()
      Text("last seen 4 days ago").font(.caption).foregroundStyle(.secondary)
    }
    .controlSize(hive.buttonsAreLarge ? .large : .small)
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(palette.comb)
  }
}

/// The boxes of the hive, one on top of the other.
private struct HiveBoxes: View {
  @Environment(\.look) private var look

  private var boxes: SkepLook.Boxes { look.boxes }

  var body: some View {
    VStack(spacing: boxes.gap) {
      Gable(pitch: boxes.pitch, eaves: boxes.eaves)
        .fill(Color(hex: boxes.roof))
        .frame(width: boxes.width + 12, height: 30)
        .accessibilityElement()
        .accessibilityLabel("Roof")
      ForEach(0..<boxes.supers, id: \.self) { number in
        box("Super \(number + 1)", height: boxes.height, wood: boxes.wood)
      }
      box("Brood box", height: 36, wood: 0xB98543)
      HStack(spacing: boxes.width - 36) {
        Rectangle().frame(width: 8)
        Rectangle().frame(width: 8)
      }
      .foregroundStyle(.brown)
      .frame(height: boxes.legs)
      .accessibilityElement()
      .accessibilityLabel("Legs")
    }
    .rotationEffect(.degrees(boxes.turn), anchor: .bottom)
    .shadow(color: .black.opacity(0.6), radius: boxes.shadow)
  }

  private func box(_ name: String, height: CGFloat, wood: Int) -> some View {
    RoundedRectangle(cornerRadius: boxes.radius)
      .fill(Color(hex: wood))
      .frame(width: boxes.width, height: height)
      .accessibilityElement()
      .accessibilityLabel(name)
      .overlay {
        if name == "Brood box" {
          Capsule()
            .fill(.black)
            .frame(width: 30, height: 5)
            .offset(x: boxes.doorShift, y: 10)
            .accessibilityElement()
            .accessibilityLabel("Entrance")
        } else if boxes.grips {
          Capsule()
            .fill(.black.opacity(0.4))
            .frame(width: 22, height: 4)
            .accessibilityElement()
            .accessibilityLabel("Grip")
        }
      }
  }
}

/// The queen of the hive.
private struct QueenCard: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var queen: SkepLook.Queen { look.queen }

  var body: some View {
    HStack(spacing: 14) {
      portrait
      VStack(alignment: .leading, spacing: 2) {
        Text(queen.name).font(queen.nameFont.font)
        Text(queen.origin).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer(minLength: 0)
      Image(systemName: queen.sign)
        .font(.title2)
        .foregroundStyle(palette.heather)
        .imageScale(queen.signIsSmall ? .small : .medium)
        .accessibilityLabel("Rank")
        .rotationEffect(.degrees(queen.signTurn))
    }
    .waxCard(radius: queen.radius, inset: queen.inset)
    .background(alignment: .topTrailing) {
      if queen.statusIsBehind { status }
    }
    .overlay {
      RoundedRectangle(cornerRadius: queen.radius, style: .continuous)
        .strokeBorder(palette.honey, lineWidth: queen.border)
    }
    .overlay(alignment: .topTrailing) {
      if !queen.statusIsBehind { status }
    }
  }

  private var status: some View {
    Pill(word: queen.status, color: Color(hex: 0x4E8F5A)).offset(x: -16 + queen.statusShift, y: -8)
  }

  private var portrait: some View {
    BeeShape(wings: 0.3, stripes: 5)
      .fill(.black)
      .padding(8)
      .rotationEffect(.degrees(queen.wing))
      .frame(width: queen.portrait, height: queen.portrait)
      .background(
        Color(hex: 0xF3D27A),
        in: queen.isRound ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 10))
      )
      .accessibilityElement()
      .accessibilityLabel("Portrait of the queen")
      .overlay(alignment: .bottomTrailing) {
        Circle()
          .fill(Color(hex: queen.mark))
          .stroke(.white, lineWidth: queen.ring)
          .frame(width: 15, height: 15)
          .offset(x: queen.markShift)
          .accessibilityElement()
          .accessibilityLabel("Mark of the year")
      }
  }
}

/// What the beekeeper has written.
private struct NotesView: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var notes: SkepLook.Notes { look.notes }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(notes.header).font(.headline)
      Text(
        """
        They came out of the winter on eight frames and have not looked back. Keep the entrance narrow until the \
        lindens open, and give the second super a week before the others.
        """
      )
      .font(notes.font.font)
      .fontDesign(notes.isSerif ? .serif : nil)
      .lineLimit(notes.lines == 0 ? nil : notes.lines)
      .lineSpacing(notes.spacing)
      .multilineTextAlignment(notes.side.text)
      .frame(maxWidth: .infinity, alignment: notes.side.frame)
      DisclosureGroup("Pedigree", isExpanded: .constant(notes.isOpen)) {
        Text("Mated on the island, line 14")
          .font(.footnote)
          .underline(notes.linkIsUnderlined)
          .foregroundStyle(palette.honey)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.top, 4)
      }
    }
  }
}
