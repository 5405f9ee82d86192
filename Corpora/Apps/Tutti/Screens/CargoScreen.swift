import AppVariants
import SwiftUI

/// The cases with the instruments, and the lorry that carries them.
struct CargoScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  /// A case with an instrument.
  private struct Case: Identifiable {
    var name: String
    var note: String
    var symbol: String
    var damp: Double?
    var isCold = false

    var id: String { name }
  }

  private var cargo: TuttiLook.Cargo { look.cargo }
  private var cases: TuttiLook.Cases { look.cases }

  private var load: [Case] {
    var load = [
      Case(name: "Harp", note: cases.note, symbol: "music.note", damp: cases.damp),
      Case(name: "Timpani", note: "Hold 1, flat", symbol: "circle.grid.2x2.fill", isCold: true),
      Case(name: "Double bass", note: "Hold 2, lying", symbol: "waveform", damp: 0.41),
    ]
    if cases.hasCelesta {
      load.append(Case(name: "Celesta", note: "Hold 3, upright", symbol: "pianokeys"))
    }
    return load
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: cargo.gap) {
        lorry
        HStack(spacing: cargo.legendGap) {
          Key(name: "Crates", color: Color(hex: 0xB98B52))
          Key(name: "Straps", color: .black)
          Spacer()
          Image(systemName: "seal.fill")
            .font(.title)
            .foregroundStyle(palette.brass)
            .rotationEffect(.degrees(cargo.stamp))
            .accessibilityLabel("Customs seal")
        }
        ProgressView(value: cargo.scale) { Text("Weight on the scale").font(.footnote) }
          .tint(cargo.scaleTint.color(or: palette.brass))
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: cases.columns), spacing: 16
        ) {
          ForEach(load) { tile($0) }
        }
        DisclosureGroup("On the ramp", isExpanded: .constant(cargo.rulesAreOpen)) {
          Text(cargo.rule)
            .font(.footnote)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.top, 4)
        }
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .background(palette.score)
    .navigationTitle(cargo.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Menu("Sort", systemImage: cargo.menu) {
          Button("By weight") {}
          Button("By hold") {}
        }
      }
    }
  }

  @ViewBuilder private var lorry: some View {
    if look.lorry.clips {
      LorryDrawing().clipShape(.rect(cornerRadius: 16))
    } else {
      LorryDrawing()
    }
  }

  private func tile(_ item: Case) -> some View {
    VStack(alignment: .leading, spacing: 5) {
      Image(systemName: item.symbol)
        .font(.system(size: cases.iconSize))
        .foregroundStyle(palette.garnet)
        .accessibilityLabel("Sign of \(item.name)")
        .frame(height: 34)
      Text(item.name).font(cases.font.font)
      Text(item.note).font(.caption).foregroundStyle(.secondary)
      if let damp = item.damp {
        humidity(damp)
      } else {
        Text("No sensor").font(.caption2).foregroundStyle(.tertiary)
      }
    }
    .padding(cases.inset)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(palette.felt, in: .rect(cornerRadius: 10))
    .background(alignment: .topTrailing) {
      if item.isCold, cases.signIsBehind { sign }
    }
    .overlay {
      RoundedRectangle(cornerRadius: 10)
        .strokeBorder(cases.strokeColor.color(or: .primary.opacity(0.18)), lineWidth: cases.stroke)
    }
    .overlay(alignment: .topTrailing) {
      if item.isCold, !cases.signIsBehind { sign }
    }
  }

  private func humidity(_ damp: Double) -> some View {
    HStack(spacing: 6) {
      ZStack(alignment: .leading) {
        Capsule().fill(.gray.opacity(0.25))
        Capsule().fill(cases.dampTint.color(or: Color(hex: 0x3E7FA8))).frame(width: 60 * damp)
      }
      .frame(width: 60, height: cases.band)
      Text(damp, format: .percent).font(.caption2)
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Humidity")
    .accessibilityValue(Text(damp, format: .percent))
  }

  private var sign: some View {
    Stamp(word: cases.sign, color: Color(hex: 0x2F6FA8)).offset(x: -12 + cases.signShift, y: -9)
  }
}

/// The lorry with the cases, drawn.
private struct LorryDrawing: View {
  @Environment(\.look) private var look

  private var lorry: TuttiLook.Lorry { look.lorry }

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(hex: 0xD9E4EA)))
      let road = CGRect(x: 0, y: size.height - 16, width: size.width, height: 16)
      context.fill(Path(road), with: .color(Color(hex: lorry.road)))
      let hold = CGRect(x: 20, y: 18, width: size.width - 110, height: size.height - 50)
      context.stroke(Path(hold), with: .color(.black), lineWidth: lorry.outline)
      crates(in: context, hold)
      cab(in: context, hold)
      for wheel in 0..<lorry.wheels {
        let x = hold.minX + 12 + (hold.width + 30) * CGFloat(wheel) / CGFloat(max(1, lorry.wheels - 1))
        let side = lorry.wheelSize
        let circle = CGRect(x: x, y: size.height - 16 - side * 0.7, width: side, height: side)
        context.fill(Path(ellipseIn: circle), with: .color(Color(hex: 0x222222)))
      }
      if lorry.ladderIsShown {
        var ladder = Path()
        for rung in 0..<4 {
          let y = hold.minY + hold.height * (CGFloat(rung) + 0.5) / 4
          ladder.move(to: CGPoint(x: 6, y: y))
          ladder.addLine(to: CGPoint(x: 18, y: y))
        }
        context.stroke(ladder, with: .color(Color(hex: 0x6B4A2B)), lineWidth: 2)
      }
    }
    .frame(height: lorry.height)
    .accessibilityElement()
    .accessibilityLabel("Lorry from the side")
  }

  private func crates(in context: GraphicsContext, _ hold: CGRect) {
    let gaps = CGFloat(lorry.crates + 1) * lorry.crateGap
    let width = (hold.width - gaps) / CGFloat(lorry.crates)
    for crate in 0..<lorry.crates {
      let x = hold.minX + lorry.crateGap + CGFloat(crate) * (width + lorry.crateGap)
      let height = hold.height * (crate.isMultiple(of: 2) ? 0.8 : 0.55)
      let box = CGRect(x: x, y: hold.maxY - height, width: width, height: height)
      context.fill(
        Path(roundedRect: box, cornerRadius: lorry.crateRadius), with: .color(Color(hex: 0xB98B52)))
    }
    var strap = Path()
    strap.move(to: CGPoint(x: hold.minX, y: hold.midY))
    strap.addLine(to: CGPoint(x: hold.maxX, y: lorry.strapIsDiagonal ? hold.maxY : hold.midY))
    context.stroke(strap, with: .color(.black), lineWidth: 2)
  }

  private func cab(in context: GraphicsContext, _ hold: CGRect) {
    let cab = CGRect(x: hold.maxX + 6, y: hold.minY + 16, width: 54, height: hold.height - 16)
    context.fill(Path(roundedRect: cab, cornerRadius: 9), with: .color(Color(hex: lorry.cabColor)))
    let light = CGRect(x: cab.maxX - 12, y: cab.maxY - 16 + lorry.lightsShift, width: 9, height: 9)
    context.fill(Path(ellipseIn: light), with: .color(.yellow))
  }
}
