import AppVariants
import Charts
import SwiftUI

/// A bed: how it stands, and how it grows.
struct BedScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        BedHero()
        VStack(alignment: .leading, spacing: 20) {
          BedStats()
          Text(look.bed.about)
            .lineLimit(look.bed.aboutLines == 0 ? nil : look.bed.aboutLines)
            .lineSpacing(look.bed.aboutSpacing)
            .multilineTextAlignment(look.bed.aboutSide.text)
            .frame(maxWidth: .infinity, alignment: look.bed.aboutSide.frame)
          companions
          BedPictures()
          StageList()
          MoistureBox()
          Toggle(look.growth.remindName, isOn: .constant(look.growth.reminds))
          Text(look.growth.note).font(.footnote).foregroundStyle(.secondary)
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 20)
      }
    }
    .background(palette.linen)
    .navigationTitle(look.bed.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if look.bed.starIsShown { Button("Keep", systemImage: look.bed.starIcon) {} }
      }
    }
    .safeAreaInset(edge: .bottom) { bar }
  }

  private var companions: some View {
    FlowLayout(gap: look.bed.companionGap) {
      companion(look.bed.companion, "camera.macro")
      companion("Sweetcorn", "leaf.fill")
      if look.bed.hasSquash { companion("Squash", "circle.fill") }
      companion("Nasturtium", "sparkles")
    }
  }

  private func companion(_ name: String, _ icon: String) -> some View {
    Label(name, systemImage: icon)
      .font(.footnote)
      .padding(.horizontal, look.bed.companionPadding)
      .padding(.vertical, 7)
      .background(.tint.opacity(0.14), in: .capsule)
  }

  private var bar: some View {
    HStack(spacing: 16) {
      Stepper("\(look.bed.litres) litres", value: .constant(look.bed.litres), in: 1...30)
      Button(look.bed.water, systemImage: look.bed.waterIcon) {}
        .buttonStyle(.borderedProminent)
        .tint(look.bed.waterIsTinted ? .blue : palette.leaf)
        .disabled(look.bed.waterIsDisabled)
    }
    .padding(16)
    .background(look.bed.barIsMaterial ? AnyShapeStyle(.bar) : AnyShapeStyle(palette.paper))
  }
}

/// Leaves, and the crop's name on them.
private struct BedHero: View {
  @Environment(\.look) private var look

  @ViewBuilder var body: some View {
    let hero = LinearGradient(
      colors: [Color(hex: look.bed.heroTop), Color(hex: 0x2D4B2A)], startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    .overlay { leaf }
    .frame(height: look.bed.hero)
    .overlay(alignment: .bottom) {
      Text(look.bed.name)
        .font(.system(size: look.bed.nameSize, weight: .bold, design: .serif))
        .foregroundStyle(.white)
        .padding(16)
        .frame(maxWidth: .infinity, alignment: look.bed.nameSide.frame)
        .background(
          look.bed.veil
            ? AnyShapeStyle(
              LinearGradient(colors: [.clear, .black.opacity(0.5)], startPoint: .top, endPoint: .bottom))
            : AnyShapeStyle(.clear))
    }
    if look.bed.heroIsClipped { hero.clipped() } else { hero }
  }

  private var leaf: some View {
    LeafShape()
      .fill(.white)
      .frame(width: 230, height: 230)
      .rotationEffect(.degrees(look.bed.leafTurn))
      .scaleEffect(look.bed.leafScale)
      .opacity(look.bed.leafOpacity)
      .offset(x: 70, y: 30)
      .accessibilityElement()
      .accessibilityLabel("Leaf")
  }
}

/// The figures of a bed.
private struct BedStats: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: look.bed.statGap) {
      if look.bed.statsAreSwapped {
        stat("18", "plants")
        area
      } else {
        area
        stat("18", "plants")
      }
      stat("9 May", "sown")
    }
  }

  private var area: some View {
    stat("\(look.bed.area.formatted(.number.locale(Locale(identifier: look.locale)))) m²", "area")
  }

  private func stat(_ value: String, _ name: String) -> some View {
    VStack(spacing: 2) {
      Text(value).font(look.bed.statFont.font.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.7)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .padding(look.bed.statPadding)
    .frame(maxWidth: .infinity)
    .background(palette.paper, in: .rect(cornerRadius: look.bed.statRadius))
  }
}

/// Pictures of the bed.
private struct BedPictures: View {
  @Environment(\.look) private var look

  private var pictures: [(name: String, icon: String, foot: Int)] {
    var pictures = [
      (name: "May", icon: look.bed.pictureIcon, foot: look.bed.pictureFoot),
      (name: "June", icon: "cloud.sun.fill", foot: 0x6BA5C8),
      (name: "July", icon: "leaf.fill", foot: 0x4C8C4A),
    ]
    if look.bed.picturesAreReordered { pictures.swapAt(0, 1) }
    return pictures
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: look.bed.pictureGap) {
        ForEach(pictures, id: \.name) { picture in
          LinearGradient(
            colors: [Color(hex: 0xFBE8C8), Color(hex: picture.foot)], startPoint: .top, endPoint: .bottom
          )
          .overlay {
            Image(systemName: picture.icon).font(.system(size: 40)).foregroundStyle(.white)
              .accessibilityLabel("Picture of \(picture.name)")
          }
          .overlay(alignment: .bottomLeading) {
            Text(picture.name).font(.caption.bold()).foregroundStyle(.white).padding(8)
          }
          .frame(width: look.bed.pictureWidth, height: 88)
          .clipShape(.rect(cornerRadius: look.bed.pictureRadius))
        }
      }
    }
    .frame(height: 88)
  }
}

/// How moist the bed was during the week.
private struct MoistureBox: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    GroupBox(look.growth.header) {
      Chart(Array(days.enumerated()), id: \.offset) { index, day in
        AreaMark(x: .value("Day", day), y: .value("Moisture", look.growth.moisture[index]))
          .foregroundStyle(color.opacity(look.growth.areaOpacity))
          .interpolationMethod(.catmullRom)
        LineMark(x: .value("Day", day), y: .value("Moisture", look.growth.moisture[index]))
          .foregroundStyle(color)
          .interpolationMethod(.catmullRom)
      }
      .chartYScale(domain: 0...100)
      .frame(height: look.growth.height)
    }
  }

  private var color: Color { look.growth.color.color(or: .blue) }
}

/// The stages of growth, one below the other.
private struct StageList: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(look.growth.stages).font(.headline)
        Spacer()
        ProgressView(value: look.growth.progress)
          .frame(width: 120)
          .tint(look.growth.progressTint.color(or: palette.leaf))
          .accessibilityLabel("Grown")
      }
      VStack(alignment: .leading, spacing: look.growth.stageGap) {
        stage("Sown", "9 May", isDone: true)
        stage("Pricked out", "28 May", isDone: true)
        stage(look.growth.stage, look.growth.stageNote, isDone: true)
        if look.growth.hasLast { stage("First picking", "About 5 July", isDone: false) }
      }
      .background(alignment: .leading) {
        Rectangle()
          .fill(.secondary.opacity(0.4))
          .frame(width: look.growth.line)
          .padding(.vertical, 8)
          .padding(.leading, look.growth.dot / 2 - look.growth.line / 2)
      }
    }
    .card()
  }

  private func stage(_ name: String, _ note: String, isDone: Bool) -> some View {
    HStack(spacing: 12) {
      Circle()
        .fill(isDone ? look.growth.doneColor.color(or: palette.leaf) : palette.paper)
        .overlay { Circle().strokeBorder(palette.leaf, lineWidth: 2) }
        .frame(width: look.growth.dot, height: look.growth.dot)
      Text(name).font(.subheadline)
      Spacer()
      Text(note).font(.footnote).foregroundStyle(.secondary)
    }
  }
}
