import AppVariants
import SwiftUI

/// One frame of a hive: its comb, drawn, and what is on it.
struct FrameScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var zones: SkepLook.Zones { look.zones }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: zones.gap) {
        comb
        slots
        Picker("Side", selection: .constant(zones.side)) {
          Text("Front").tag(0)
          Text("Back").tag(1)
        }
        .pickerStyle(.segmented)
        shares
        chips
        Stepper("Frame \(zones.number)", value: .constant(zones.number), in: 1...10)
        Slider(value: .constant(zones.light)) {
          Text("Light")
        } minimumValueLabel: {
          if zones.endsAreShown { Image(systemName: "moon").accessibilityLabel("Dark") }
        } maximumValueLabel: {
          if zones.endsAreShown { Image(systemName: "sun.max").accessibilityLabel("Bright") }
        }
        .tint(zones.lightTint.color(or: palette.honey))
        remark
      }
      .padding(16)
    }
    .waxPage()
    .navigationTitle("Frame")
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(zones.barColor.color(or: palette.wax), for: .navigationBar)
    .toolbarBackground(zones.barColor == 0 ? .automatic : .visible, for: .navigationBar)
  }

  @ViewBuilder private var comb: some View {
    if look.frame.clips {
      CombDrawing().clipShape(.rect(cornerRadius: 18))
    } else {
      CombDrawing()
    }
  }

  private var slots: some View {
    SlotLayout(gap: look.slots.gap, lift: look.slots.lift) {
      ForEach(0..<(look.slots.hasTenth ? 10 : 9), id: \.self) { slot in
        RoundedRectangle(cornerRadius: look.slots.radius)
          .fill(Color(hex: slot > 7 ? look.slots.foundation : look.slots.color))
          .accessibilityElement()
          .accessibilityLabel("Slot \(slot + 1)")
          .layoutValue(key: SlotLayout.IsPulled.self, value: slot == look.slots.chosen)
      }
    }
  }

  private var shares: some View {
    HStack(spacing: zones.shareGap) {
      share("Brood", 38, 0x8A5A33)
      share("Pollen", 14, 0xD98A3D)
      share("Honey", zones.share, zones.shareColor)
    }
  }

  private func share(_ name: String, _ percent: Int, _ color: Int) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Rectangle().fill(Color(hex: color)).frame(height: 10).accessibilityElement()
        .accessibilityLabel("Bar of \(name)")
      Text("\(percent) % \(name)").font(.caption).fontWeight(zones.shareIsBold ? .bold : .regular)
    }
  }

  private var names: [String] {
    var names = ["Capped brood", "Eggs", "Bee bread", "Nectar"]
    if zones.hasDrones { names.append("Drones") }
    if zones.hasPlay { names.append("Play cups") }
    if zones.isReordered { names.swapAt(0, 1) }
    return names
  }

  private var chips: some View {
    ChipLayout(spacing: zones.chipGap, lineSpacing: zones.lineGap) {
      ForEach(names, id: \.self) { name in
        Text(name)
          .font(.footnote)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .overlay {
            RoundedRectangle(cornerRadius: zones.chipRadius)
              .strokeBorder(zones.chipColor.color(or: .secondary), lineWidth: zones.chipStroke)
          }
      }
    }
  }

  private var remark: some View {
    HStack(spacing: 10) {
      Image(systemName: zones.warning).foregroundStyle(palette.heather).accessibilityLabel("Remark")
      Text(zones.remark)
        .font(.footnote)
        .frame(maxWidth: .infinity, alignment: zones.remarkSide.frame)
    }
    .padding(12)
    .background(
      zones.remarkIsMaterial ? AnyShapeStyle(.thickMaterial) : AnyShapeStyle(Color(hex: 0xE3D3EC)),
      in: .rect(cornerRadius: 12))
  }
}

/// The comb in its frame, drawn.
private struct CombDrawing: View {
  @Environment(\.look) private var look

  private var frame: SkepLook.Frame { look.frame }

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(hex: 0xD7E0D2)))
      var tilted = context
      tilted.translateBy(x: size.width / 2, y: size.height / 2)
      tilted.rotate(by: .degrees(frame.tilt))
      tilted.translateBy(x: -size.width / 2, y: -size.height / 2)
      let box = CGRect(x: 26, y: 30, width: size.width - 52, height: size.height - 50)
      cells(in: tilted, box)
      wires(in: tilted, box)
      tilted.stroke(Path(box), with: .color(Color(hex: frame.wood)), lineWidth: frame.woodWidth)
      if frame.ears {
        let bar = CGRect(x: 6, y: box.minY - 12, width: size.width - 12, height: 10)
        tilted.fill(Path(roundedRect: bar, cornerRadius: 3), with: .color(Color(hex: frame.wood)))
      }
      if frame.queenIsShown {
        let queen = CGRect(x: box.midX - 30 + frame.queenShift, y: box.midY - 6, width: 28, height: 12)
        tilted.fill(Path(ellipseIn: queen), with: .color(.black))
        let dot = CGRect(x: queen.minX + 5, y: queen.midY - 3, width: 6, height: 6)
        tilted.fill(Path(ellipseIn: dot), with: .color(.white))
      }
      if frame.shine {
        var line = Path()
        line.move(to: CGPoint(x: box.minX + 14, y: box.maxY - 12))
        line.addLine(to: CGPoint(x: box.minX + 60, y: box.minY + 14))
        tilted.stroke(line, with: .color(.white.opacity(0.5)), lineWidth: 6)
      }
    }
    .frame(height: frame.height)
    .accessibilityElement()
    .accessibilityLabel("Comb")
  }

  private func cells(in context: GraphicsContext, _ box: CGRect) {
    let step = box.height / CGFloat(frame.rows)
    let side = step * 1.1
    let columns = Int(box.width / side)
    for row in 0..<frame.rows {
      for column in 0..<columns {
        let shift = row.isMultiple(of: 2) ? 0.25 : 0.75
        let middle = CGPoint(
          x: box.minX + (CGFloat(column) + shift) * box.width / CGFloat(columns),
          y: box.minY + (CGFloat(row) + 0.5) * step)
        let far = hypot((middle.x - box.midX) / box.width, (middle.y - box.midY) / box.height)
        let hole = hypot(middle.x - box.maxX + 40, middle.y - box.maxY + 30)
        guard hole > frame.hole else { continue }
        let cell = CGRect(
          x: middle.x - side / 2 + frame.cellGap / 2, y: middle.y - side / 2 + frame.cellGap / 2,
          width: side - frame.cellGap, height: side - frame.cellGap)
        let path = frame.cellsAreRound ? Path(ellipseIn: cell) : Hexagon().path(in: cell)
        let color = Color(hex: far < frame.brood ? frame.broodColor : frame.honeyColor)
        context.fill(path, with: .color(color))
      }
    }
  }

  private func wires(in context: GraphicsContext, _ box: CGRect) {
    var path = Path()
    for wire in 0..<frame.wires {
      let y = box.minY + box.height * (CGFloat(wire) + 1) / CGFloat(frame.wires + 1)
      path.move(to: CGPoint(x: box.minX, y: y))
      path.addLine(to: CGPoint(x: box.maxX, y: y))
    }
    context.stroke(
      path, with: .color(.black.opacity(0.7)),
      style: StrokeStyle(lineWidth: 1.5, dash: frame.wiresAreDashed ? [5, 4] : []))
  }
}
