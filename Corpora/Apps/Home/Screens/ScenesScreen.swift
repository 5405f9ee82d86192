import AppVariants
import SwiftUI

/// What is set by one touch.
struct ScenesScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        intro
        SceneGrid()
        suggestions
      }
      .padding(16)
    }
    .background(look.wall)
    .safeAreaInset(edge: .bottom) {
      Button {
      } label: {
        Text(look.scenes.wideTitle)
          .fontWeight(.semibold)
          .frame(maxWidth: .infinity, minHeight: look.scenes.wideHeight)
      }
      .buttonStyle(WideSceneStyle(isBordered: look.scenes.wideIsBordered))
      .padding(.horizontal, 16)
      .padding(.bottom, 8)
    }
    .navigationTitle(look.scenes.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var intro: some View {
    Text(look.scenes.intro)
      .font(.title3.weight(.semibold))
      .lineSpacing(look.scenes.introSpacing)
      .multilineTextAlignment(look.scenes.introSide.text)
      .foregroundStyle(
        look.scenes.gradientText
          ? AnyShapeStyle(
            LinearGradient(colors: [.purple, look.warm], startPoint: .leading, endPoint: .trailing))
          : AnyShapeStyle(.primary)
      )
      .frame(maxWidth: .infinity, alignment: look.scenes.introSide.frame)
  }

  private var suggestions: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(look.scenes.suggested).font(.headline)
      ViewThatFits(in: .horizontal) {
        HStack { capsules }
        VStack(alignment: .leading) { capsules }
      }
    }
  }

  @ViewBuilder private var capsules: some View {
    ForEach([look.scenes.suggestion, "Air the rooms"], id: \.self) { name in
      Text(name)
        .font(.footnote)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .overlay(Capsule().strokeBorder(look.warm, lineWidth: look.scenes.suggestionWidth))
    }
  }
}

/// The scenes, two or three in a row.
private struct SceneGrid: View {
  @Environment(\.look) private var look

  private struct Preset: Identifiable {
    var id: String
    var icon: String
    var top: Int
    var foot: Int
  }

  var body: some View {
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: look.scenes.gap), count: look.scenes.columns),
      spacing: look.scenes.gap
    ) {
      ForEach(presets) { preset in
        Button(action: {}) { label(preset) }
          .buttonStyle(.plain)
          .opacity(preset.id == "Morning" ? 1 : look.scenes.dimsOthers)
      }
    }
  }

  private func label(_ preset: Preset) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Image(systemName: preset.icon).font(.system(size: look.scenes.iconSize)).frame(height: 32)
      Spacer()
      Text(preset.id).font(look.scenes.nameFont.font)
      if look.scenes.countIsShown {
        Text(preset.id == "Morning" ? look.scenes.count : "3 devices").font(.caption).opacity(0.85)
      }
    }
    .foregroundStyle(.white)
    .padding(look.scenes.padding)
    .frame(maxWidth: .infinity, minHeight: look.scenes.height, alignment: .leading)
    .overlay(alignment: Alignment(horizontal: look.scenes.checkSide.horizontal, vertical: .top)) {
      if preset.id == "Morning", look.scenes.checkIsShown {
        Image(systemName: look.scenes.checkIcon).foregroundStyle(.white).padding(12)
          .accessibilityLabel("Active")
      }
    }
    .background { paint(preset) }
    .shadow(color: Color(hex: preset.foot).opacity(0.35), radius: look.scenes.shadow, y: 3)
  }

  @ViewBuilder private func paint(_ preset: Preset) -> some View {
    let shape = RoundedRectangle(cornerRadius: look.scenes.radius, style: .continuous)
    let fill = LinearGradient(
      colors: [Color(hex: preset.top), Color(hex: preset.foot)], startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    .overlay(alignment: .topTrailing) {
      Circle().fill(.white.opacity(look.scenes.glow))
        .frame(width: 80, height: 80)
        .offset(x: 24, y: -24)
        .blur(radius: look.scenes.glowBlur)
        .blendMode(look.scenes.glowBlends ? .overlay : .normal)
    }
    if look.scenes.clips { fill.clipShape(shape) } else { fill }
  }

  private var presets: [Preset] {
    var all = [
      Preset(id: "Morning", icon: look.scenes.morningIcon, top: look.scenes.morningTop, foot: 0xF76B1C),
      Preset(id: look.scenes.film, icon: "film.fill", top: 0x6D3BD1, foot: 0x2C1A66),
      Preset(id: "Away", icon: "figure.walk", top: 0x4FB286, foot: 0x1F6F54),
      Preset(id: "Good night", icon: "moon.stars.fill", top: 0x3F5AA8, foot: look.scenes.nightFoot),
      Preset(id: "Dinner", icon: "fork.knife", top: 0xE56B6F, foot: 0x8D2B4B),
    ]
    if look.scenes.hasSixth {
      all.append(Preset(id: "Read", icon: "book.fill", top: 0x3AA6B9, foot: 0x1B5E78))
    }
    if look.scenes.hasGuests {
      all.append(Preset(id: "Guests", icon: "person.2.fill", top: 0xC06C84, foot: 0x6C5B7B))
    }
    if look.scenes.isReordered { all.swapAt(1, 2) }
    return all
  }
}

/// The button below all, filled or with a border.
private struct WideSceneStyle: ButtonStyle {
  @Environment(\.look) private var look
  var isBordered: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isBordered ? look.warm : .white)
      .background {
        if isBordered {
          Capsule().strokeBorder(look.warm, lineWidth: 2).background(look.tileOn, in: Capsule())
        } else {
          Capsule().fill(look.warm)
        }
      }
  }
}
