import AppVariants
import SwiftUI

/// Who does what when: bars over days.
struct PlanScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          Text(look.plan.month).font(.title3.bold())
          Spacer()
          Picker("Zoom", selection: .constant(look.plan.zoom)) {
            Text("Days").tag(0)
            Text("Weeks").tag(1)
          }
          .pickerStyle(.segmented)
          .frame(width: 150)
        }
        Chart14()
        if look.plan.legendIsShown {
          Label(look.plan.legend, systemImage: "hand.draw").font(.footnote).foregroundStyle(.secondary)
        }
        HStack(spacing: look.plan.statGap) {
          stat("9", "days left")
          Divider().frame(height: 34)
          stat("3", "people")
          Divider().frame(height: 34)
          stat("2", "risks")
        }
      }
      .padding(16)
    }
    .background(look.canvas)
    .navigationTitle(look.plan.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private func stat(_ value: String, _ name: String) -> some View {
    VStack {
      Text(value).font(.title2.bold())
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// The chart of two weeks.
private struct Chart14: View {
  @Environment(\.look) private var look

  private var rows: [(name: String, start: Int, length: Int, color: Color)] {
    var rows: [(String, Int, Int, Color)] = [
      ("Design", look.plan.designStart, look.plan.designLength, Color(hex: look.plan.designColor)),
      ("App", 3, 4, Color(hex: 0x2F7DE1)), ("Server", 0, 6, Color(hex: 0x0F766E)),
    ]
    if look.plan.hasLaunch { rows.append(("Launch", 7, 2, Color(hex: 0xD9480F))) }
    if look.plan.isReordered { rows.swapAt(0, 1) }
    return rows.map { (name: $0.0, start: $0.1, length: $0.2, color: $0.3) }
  }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(height: 28)
        ForEach(rows, id: \.name) { row in
          Text(row.name).font(look.plan.nameFont.font).frame(height: look.plan.rowHeight)
        }
      }
      .frame(width: look.plan.nameWidth, alignment: .leading)
      ScrollView(.horizontal, showsIndicators: false) {
        VStack(alignment: .leading, spacing: 0) {
          days
          ForEach(rows, id: \.name) { row in
            bar(row.start, row.length, row.color, row.name)
          }
        }
        .background { grid }
        .overlay(alignment: .topLeading) { today }
        .overlay(alignment: .topLeading) { milestone }
      }
    }
    .padding(12)
    .background(look.paper, in: .rect(cornerRadius: look.plan.cardRadius))
  }

  private var days: some View {
    HStack(spacing: 0) {
      ForEach(9..<23, id: \.self) { day in
        Text("\(day)")
          .font(.caption2)
          .fontWeight(look.plan.dayWeight.weight)
          .foregroundStyle(.secondary)
          .frame(width: look.plan.dayWidth, height: 28)
      }
    }
  }

  private func bar(_ start: Int, _ length: Int, _ color: Color, _ name: String) -> some View {
    RoundedRectangle(cornerRadius: look.plan.barRadius)
      .fill(color.opacity(look.plan.barOpacity))
      .frame(width: CGFloat(length) * look.plan.dayWidth - 2, height: look.plan.barHeight)
      .accessibilityElement()
      .accessibilityLabel("\(name), \(length) days")
      .padding(.leading, CGFloat(start) * look.plan.dayWidth)
      .frame(height: look.plan.rowHeight)
  }

  private var grid: some View {
    Canvas { context, size in
      var path = Path()
      for day in 0...14 {
        let x = CGFloat(day) * look.plan.dayWidth
        path.move(to: CGPoint(x: x, y: 28))
        path.addLine(to: CGPoint(x: x, y: size.height))
      }
      context.stroke(path, with: .color(.gray.opacity(look.plan.gridOpacity)), lineWidth: 1)
    }
  }

  @ViewBuilder private var today: some View {
    if look.plan.todayIsShown {
      Rectangle()
        .fill(Color(hex: look.plan.todayColor))
        .frame(width: 2)
        .padding(.top, 24)
        .offset(x: CGFloat(look.plan.today) * look.plan.dayWidth - 1)
        .accessibilityElement()
        .accessibilityLabel("Today")
    }
  }

  private var milestone: some View {
    VStack(spacing: 2) {
      Image(systemName: look.plan.milestoneIcon)
        .font(.caption2)
        .foregroundStyle(.white)
        .rotationEffect(.degrees(-look.plan.milestoneTurn))
        .frame(width: 20, height: 20)
        .background(.pink)
        .rotationEffect(.degrees(look.plan.milestoneTurn))
        .accessibilityHidden(true)
      Text(look.plan.milestone).font(.caption2.weight(.medium))
    }
    .offset(x: look.plan.dayWidth * 8.4, y: 50)
  }
}
