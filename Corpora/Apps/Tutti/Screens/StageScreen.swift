import AppVariants
import SwiftUI

/// The plan of the stage, and who leads which section.
struct StageScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var stage: TuttiLook.Stage { look.stage }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: stage.gap) {
        Picker("Seating", selection: .constant(stage.seating)) {
          Text("American").tag(0)
          Text("German").tag(1)
        }
        .pickerStyle(.segmented)
        plan
        if stage.legendIsShown { legend }
        FeltCard(title: "Leaders", radius: stage.cardRadius) { leaders }
        Stepper("\(stage.rows) rows of risers", value: .constant(stage.rows), in: 0...6)
          .font(.subheadline)
        Text("The cable runs below the second row, and the harp stays where it was yesterday.")
          .font(.footnote)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(stage.noteSide.text)
          .frame(maxWidth: .infinity, alignment: stage.noteSide.frame)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .background(palette.score)
    .navigationTitle("Stage")
    .navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder private var plan: some View {
    if look.plan.clips {
      StagePlan().clipShape(.rect(cornerRadius: 20))
    } else {
      StagePlan()
    }
  }

  private var legend: some View {
    HStack(spacing: stage.legendGap) {
      Key(name: "Risers", color: Color(hex: look.plan.riserColor))
      Key(name: "Grand piano", color: .black)
      Key(name: "Lamps", color: .yellow)
    }
  }

  private var leaders: some View {
    PodiumLayout(spread: look.desks.spread, bow: look.desks.bow) {
      ForEach(sections, id: \.letters) { section in
        Initials(
          letters: section.letters, color: section.color, size: look.desks.size,
          isRound: look.desks.isRound, ring: section.letters == "IM" ? look.desks.ring : 0)
      }
    }
    .background(alignment: .bottom) {
      Text(stage.podium)
        .font(.caption2.weight(.medium))
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(
          stage.material ? AnyShapeStyle(.ultraThickMaterial) : AnyShapeStyle(palette.brass), in: .capsule)
    }
  }

  private var sections: [(letters: String, color: Int)] {
    var sections = [
      (letters: "IM", color: look.desks.leader), (letters: "TO", color: 0x3E6B8A),
      (letters: "GW", color: 0x5B7A4A), (letters: "AR", color: 0x7A5B8A),
    ]
    if look.desks.hasHarp { sections.append((letters: "HN", color: 0xA9761F)) }
    if look.desks.isReordered { sections.swapAt(1, 2) }
    return sections
  }
}

/// The plan of the stage, drawn.
private struct StagePlan: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var plan: TuttiLook.Plan { look.plan }

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(hex: plan.boards)))
      let front = CGPoint(x: size.width / 2, y: size.height - 22)
      for riser in 0..<plan.risers {
        var arc = Path()
        arc.addArc(
          center: front, radius: 78 + CGFloat(riser) * 30, startAngle: .degrees(-155),
          endAngle: .degrees(-25), clockwise: false)
        context.stroke(arc, with: .color(Color(hex: plan.riserColor)), lineWidth: plan.riserWidth)
      }
      podium(in: context, at: front)
      piano(in: context, size)
      if plan.harpIsShown {
        var harp = Path()
        harp.addLines([
          CGPoint(x: size.width * 0.84, y: size.height * 0.55),
          CGPoint(x: size.width * 0.84 + 34, y: size.height * 0.55 + 10),
          CGPoint(x: size.width * 0.84, y: size.height * 0.55 + 40),
        ])
        harp.closeSubpath()
        context.fill(harp, with: .color(Color(hex: 0xB8892F)))
      }
      var cable = Path()
      cable.move(to: CGPoint(x: 0, y: size.height - 10))
      cable.addLine(to: CGPoint(x: size.width, y: size.height - 46))
      context.stroke(
        cable, with: .color(.black),
        style: StrokeStyle(lineWidth: 1.5, dash: plan.cableIsDashed ? [6, 4] : []))
      for lamp in 0..<plan.lamps {
        let x = size.width * (CGFloat(lamp) + 0.5) / CGFloat(plan.lamps)
        context.fill(Path(ellipseIn: CGRect(x: x - 5, y: 6, width: 10, height: 10)), with: .color(.yellow))
      }
    }
    .overlay(alignment: .topLeading) {
      Image(systemName: "arrow.down.circle.fill")
        .font(.title3)
        .foregroundStyle(palette.garnet)
        .rotationEffect(.degrees(plan.arrow))
        .accessibilityLabel("Audience")
        .padding(12)
        .padding(.top, 12)
    }
    .frame(height: plan.height)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Plan of the stage")
  }

  private func podium(in context: GraphicsContext, at front: CGPoint) {
    let side = plan.podium
    let square = CGRect(x: front.x - side / 2, y: front.y - side / 2, width: side, height: side)
    let path = plan.podiumIsRound ? Path(ellipseIn: square) : Path(square)
    context.fill(path, with: .color(palette.garnet))
  }

  private func piano(in context: GraphicsContext, _ size: CGSize) {
    var turned = context
    turned.translateBy(x: size.width * 0.15 + plan.pianoShift, y: size.height * 0.62)
    turned.rotate(by: .degrees(plan.pianoTurn))
    turned.fill(
      Path(roundedRect: CGRect(x: -24, y: -16, width: 48, height: 32), cornerRadius: 9), with: .color(.black))
    turned.fill(Path(CGRect(x: -24, y: 10, width: 48, height: 6)), with: .color(.white))
  }
}
