import AppVariants
import SwiftUI

/// The plot from above, and the crops of each bed by year.
struct PlanScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        Picker("Season", selection: .constant(look.plan.season)) {
          Text("Spring").tag(0)
          Text(look.plan.second).tag(1)
          Text("Winter").tag(2)
        }
        .pickerStyle(.segmented)
        PlotMap()
        legend
        RotationTable()
      }
      .padding(16)
      .padding(.bottom, 64)
    }
    .background(palette.linen)
    .overlay(alignment: .bottomTrailing) { add.padding(20) }
    .navigationTitle(look.plan.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var legend: some View {
    HStack(spacing: look.plan.legendGap) {
      if look.plan.legendIsReordered {
        sign("Fallow", Color(hex: 0xB9A58A))
        sign("Growing", Color(hex: look.plan.beanColor))
      } else {
        sign("Growing", Color(hex: look.plan.beanColor))
        sign("Fallow", Color(hex: 0xB9A58A))
      }
      sign("Path", Color(hex: look.plan.stepColor))
      Spacer()
      if look.plan.rowsAreShown { Button(look.plan.rows, systemImage: "list.bullet") {} }
    }
    .font(.footnote)
  }

  private func sign(_ name: String, _ color: Color) -> some View {
    HStack(spacing: 5) {
      Circle().fill(color).frame(width: look.plan.swatch, height: look.plan.swatch)
      Text(name)
    }
  }

  @ViewBuilder private var add: some View {
    let button = Button(look.plan.add, systemImage: "plus") {}
      .buttonBorderShape(.capsule)
      .controlSize(look.plan.addIsSmall ? .regular : .large)
    Group {
      if look.plan.addIsBordered {
        button.buttonStyle(.bordered)
      } else {
        button.buttonStyle(.borderedProminent)
      }
    }
    .shadow(color: .black.opacity(0.25), radius: look.plan.addShadow, y: 4)
  }
}

/// The beds on grass, with paths between.
private struct PlotMap: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  /// A bed of the plot.
  private struct Bed: Identifiable {
    var name: String
    var color: Int
    var share: CGFloat
    var isFallow = false

    var id: String { name }
  }

  private var beds: [Bed] {
    var beds = [
      Bed(name: look.plan.beans, color: look.plan.beanColor, share: 0.6),
      Bed(name: "Peas", color: 0xBFD98F, share: 0.4),
      Bed(name: "Fallow", color: 0xB9A58A, share: 0.35, isFallow: true),
      Bed(name: "Potatoes", color: 0xD9C27A, share: 0.65),
    ]
    if look.plan.hasShed { beds.append(Bed(name: "Shed", color: 0x9E7B5B, share: 0.3)) }
    beds.append(Bed(name: "Berries", color: 0xD98C9A, share: 0.4))
    if look.plan.hasHerbs { beds.append(Bed(name: "Herbs", color: 0x86B8A5, share: 0.3)) }
    if look.plan.isReordered { beds.swapAt(0, 1) }
    return beds
  }

  @ViewBuilder var body: some View {
    let map = BedMosaic(gap: look.plan.gap, rowHeight: look.plan.rowHeight) {
      ForEach(beds) { bed in tile(bed).layoutValue(key: BedShare.self, value: bed.share) }
    }
    .padding(look.plan.padding)
    .background { Grass(color: Color(hex: look.plan.grass), stepColor: Color(hex: look.plan.stepColor)) }
    .overlay(alignment: .bottomTrailing) { compass }
    .overlay(alignment: .center) { pins }
    if look.plan.clips {
      map.clipShape(.rect(cornerRadius: look.plan.mapRadius))
    } else {
      map
    }
  }

  private func tile(_ bed: Bed) -> some View {
    Button {
    } label: {
      Text(bed.name)
        .font(look.plan.nameFont.font.weight(.semibold))
        .foregroundStyle(.black.opacity(0.8))
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(hex: bed.color), in: .rect(cornerRadius: look.plan.radius))
        .overlay {
          RoundedRectangle(cornerRadius: look.plan.radius)
            .strokeBorder(
              palette.soil,
              style: StrokeStyle(lineWidth: look.plan.stroke, dash: look.plan.borderIsDashed ? [6, 4] : []))
        }
        .opacity(bed.isFallow ? look.plan.fallowOpacity : 1)
    }
    .buttonStyle(.plain)
  }

  private var compass: some View {
    Image(systemName: look.plan.compassIcon)
      .font(.title3)
      .foregroundStyle(.red)
      .frame(width: 40, height: 40)
      .background(.regularMaterial, in: .circle)
      .rotationEffect(.degrees(look.plan.compassTurn))
      .scaleEffect(look.plan.compassScale)
      .padding(22)
      .accessibilityLabel("North")
  }

  private var pins: some View {
    HStack(spacing: -8) {
      pin("OW", 0x8E5EA2).zIndex(look.plan.pinIsInFront ? 1 : 0)
      pin(look.plan.count, 0x2B6CB0)
    }
    .offset(x: look.plan.pinShift, y: 22)
  }

  private func pin(_ name: String, _ color: Int) -> some View {
    Text(name)
      .font(.system(size: look.plan.pinSize * 0.4, weight: .bold))
      .foregroundStyle(.white)
      .frame(width: look.plan.pinSize, height: look.plan.pinSize)
      .background(Color(hex: color), in: .circle)
      .overlay { Circle().stroke(.white, lineWidth: 2) }
  }
}

/// Grass with a path of steps, drawn by hand.
private struct Grass: View {
  var color: Color
  var stepColor: Color

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
      for step in 0..<24 {
        let x = size.width * CGFloat(step) / 24
        let y = size.height / 2 + sin(CGFloat(step) / 3) * 10
        context.fill(Path(ellipseIn: CGRect(x: x, y: y - 5, width: 10, height: 10)), with: .color(stepColor))
      }
      for blade in 0..<60 {
        let x = CGFloat(blade * 47 % 100) / 100 * size.width
        let y = CGFloat(blade * 31 % 97) / 97 * size.height
        var path = Path()
        path.move(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: x + 2, y: y - 6))
        context.stroke(path, with: .color(.green.opacity(0.35)), lineWidth: 1)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Map")
  }
}

/// The crops of each bed, year by year.
private struct RotationTable: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(look.rotation.header)
        .textCase(look.rotation.headerIsUppercased ? .uppercase : nil)
        .font(.headline)
      Grid(
        alignment: .leading, horizontalSpacing: look.rotation.columnGap, verticalSpacing: look.rotation.gap
      ) {
        row("Bed", "2026", "2027").fontWeight(look.rotation.headWeight.weight)
        if look.rotation.rule { Divider() }
        row("One", "Beans", look.rotation.next)
        row("Two", "Peas", "Kale")
        if look.rotation.hasThird { row("Three", "Fallow", "Potatoes") }
      }
      .font(.subheadline)
      Text(look.rotation.foot)
        .font(.footnote)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(look.rotation.footSide.text)
        .frame(maxWidth: .infinity, alignment: look.rotation.footSide.frame)
    }
    .card()
  }

  private func row(_ bed: String, _ now: String, _ next: String) -> some View {
    GridRow {
      Text(bed).frame(maxWidth: .infinity, alignment: .leading)
      Text(look.rotation.yearsAreSwapped ? next : now).frame(maxWidth: .infinity, alignment: .leading)
      Text(look.rotation.yearsAreSwapped ? now : next).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
