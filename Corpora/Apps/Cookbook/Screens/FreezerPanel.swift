import AppVariants
import SwiftUI

/// The freezer: how cold it is, and what lies in it.
struct FreezerPanel: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var freezer: CookbookLook.Freezer { look.freezer }

  private var rows: [(name: String, date: String)] {
    var rows = [
      (name: freezer.first, date: freezer.firstDate), (name: "Raspberries", date: "since July"),
    ]
    if freezer.hasBread { rows.append((name: "Sliced bread", date: "since May")) }
    if freezer.hasStock { rows.append((name: "Chicken stock", date: "since June")) }
    if freezer.isReordered { rows.swapAt(0, 1) }
    return rows
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(freezer.header).font(.headline)
        Spacer()
        Gauge(value: freezer.gauge) {
          Text("Temperature")
        } currentValueLabel: {
          Text("\(Int(freezer.degrees))°")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [Color(hex: freezer.gaugeStart), .red]))
        .accessibilityLabel("Temperature")
      }
      drawer
      VStack(spacing: freezer.rowGap) {
        ForEach(rows, id: \.name) { row in
          LabeledContent(row.name, value: row.date)
          if freezer.dividers { Divider() }
        }
        Toggle(freezer.alarmName, isOn: .constant(freezer.alarm))
          .tint(freezer.alarmTint.color(or: palette.herb))
      }
    }
    .panel(freezer.padding, radius: freezer.radius)
    .shadow(color: .black.opacity(0.35), radius: freezer.shadow)
  }

  @ViewBuilder private var drawer: some View {
    if freezer.clips { picture.clipShape(.rect(cornerRadius: 12)) } else { picture }
  }

  private var picture: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(hex: freezer.door)))
      let height = size.height / CGFloat(freezer.shelves)
      for shelf in 0..<freezer.shelves {
        var line = Path()
        let y = CGFloat(shelf + 1) * height - 4
        line.move(to: CGPoint(x: 10, y: y))
        line.addLine(to: CGPoint(x: size.width - 10, y: y))
        context.stroke(line, with: .color(Color(hex: freezer.shelfColor)), lineWidth: freezer.shelfLine)
        for box in 0..<freezer.boxes[shelf % freezer.boxes.count] {
          let frame = CGRect(x: 20 + CGFloat(box) * 46, y: y - height * 0.7, width: 38, height: height * 0.6)
          context.fill(
            Path(roundedRect: frame, cornerRadius: 3), with: .color(Color(hex: freezer.boxColor).opacity(0.8))
          )
        }
      }
    }
    .overlay(alignment: .topTrailing) {
      Ellipse()
        .fill(.white)
        .frame(width: 150, height: 90)
        .blur(radius: freezer.frostBlur)
        .opacity(freezer.frost)
        .blendMode(freezer.frostIsScreened ? .difference : .normal)
        .offset(x: 40, y: -20)
        .accessibilityElement()
        .accessibilityLabel("Frost")
    }
    .frame(height: freezer.height)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Drawers")
  }
}
