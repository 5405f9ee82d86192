import AppVariants
import SwiftUI

/// The label for a jar, and how it is printed.
struct LabelScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var press: SkepLook.Press { look.press }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: press.gap) {
        preview
        swatches
        TextField(press.prompt, text: .constant(press.text)).textFieldStyle(.roundedBorder)
        Picker("Sheet", selection: .constant(press.sheet)) {
          Text("Paper").tag(0)
          Text("Film").tag(1)
          Text("Cork").tag(2)
        }
        .pickerStyle(.segmented)
        if press.hasCopies {
          Stepper("\(press.copies) copies", value: .constant(press.copies), in: 1...200)
        }
        Toggle("Show the batch", isOn: .constant(press.showsBatch))
        HStack(spacing: 14) {
          Text("Ink").font(.subheadline)
          Slider(value: .constant(press.ink)).tint(press.inkTint.color(or: palette.honey))
            .accessibilityLabel("Strength of the ink")
        }
        Text(press.hint)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .padding(16)
    }
    .safeAreaInset(edge: .bottom) {
      Button(press.print) {}
        .buttonStyle(WaxButtonStyle(height: press.printHeight))
        .disabled(press.printIsDisabled)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(palette.wax)
    }
    .waxPage()
    .navigationTitle("Label")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        if press.share { Button("Share", systemImage: "square.and.arrow.up") {} }
      }
    }
  }

  @ViewBuilder private var preview: some View {
    let paper = look.paper
    if paper.clips {
      PaperLabel()
        .clipShape(.rect(cornerRadius: paper.radius, style: paper.isContinuous ? .continuous : .circular))
        .shadow(color: .black.opacity(0.35), radius: paper.shadow, y: 2)
    } else {
      PaperLabel().shadow(color: .black.opacity(0.35), radius: paper.shadow, y: 2)
    }
  }

  private var colors: [(name: String, color: Int)] {
    var colors = [
      (name: "Leaf", color: press.accent), (name: "Sky", color: 0x4A88B5), (name: "Clay", color: 0xB5573A),
      (name: "Night", color: 0x2C3347),
    ]
    if press.swatchesAreReordered { colors.swapAt(1, 2) }
    return colors
  }

  private var swatches: some View {
    HStack(spacing: press.swatchGap) {
      ForEach(colors, id: \.name) { color in
        Circle()
          .fill(Color(hex: color.color))
          .frame(width: press.swatch, height: press.swatch)
          .overlay {
            if color.name == "Leaf" {
              Circle().stroke(.primary, lineWidth: press.swatchRing).padding(-4)
            }
          }
          .accessibilityElement()
          .accessibilityLabel("Swatch \(color.name)")
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 42)
  }
}

/// The label itself.
private struct PaperLabel: View {
  @Environment(\.look) private var look

  private var paper: SkepLook.Paper { look.paper }

  var body: some View {
    ZStack {
      RadialGradient(
        colors: [Color(hex: paper.paper), Color(hex: paper.light)], center: .center, startRadius: 10,
        endRadius: 220)
      HStack(spacing: 14) {
        emblem
        words
      }
      .padding(.horizontal, 22)
      Circle()
        .fill(.white)
        .frame(width: 90, height: 90)
        .accessibilityElement()
        .accessibilityLabel("Gloss")
        .opacity(paper.gloss)
        .blur(radius: 12)
        .blendMode(paper.isMultiplied ? .multiply : .normal)
        .offset(x: -140, y: -80)
    }
    .foregroundStyle(Color(hex: 0x3A2A12))
    .frame(height: paper.height)
    .overlay(alignment: .bottomTrailing) {
      if paper.sealIsShown { seal.padding(18) }
    }
    .rotation3DEffect(.degrees(paper.lean), axis: (x: 0, y: 1, z: 0))
    .overlay {
      RoundedRectangle(cornerRadius: 14)
        .strokeBorder(
          Color(hex: 0x8C6A3B),
          style: StrokeStyle(lineWidth: paper.frame, dash: paper.frameIsDashed ? [6, 4] : [])
        )
        .accessibilityElement()
        .accessibilityLabel("Edge of the label")
        .padding(8)
    }
  }

  private var seal: some View {
    Circle()
      .fill(
        AngularGradient(
          colors: [Color(hex: paper.sealColor), .white, Color(hex: paper.sealColor)], center: .center,
          angle: .degrees(paper.sealAngle))
      )
      .frame(width: 34, height: 34)
      .accessibilityElement()
      .accessibilityLabel("Seal")
  }

  private var emblem: some View {
    ZStack {
      Wreath(leaves: paper.leaves, opening: paper.opening)
        .fill(Color(hex: paper.wreathColor))
        .frame(width: 118, height: 118)
        .accessibilityElement()
        .accessibilityLabel("Wreath")
        .scaleEffect(paper.wreathScale)
      BeeShape(wings: paper.wings, stripes: paper.stripes)
        .frame(width: 56, height: 56)
        .accessibilityElement()
        .accessibilityLabel("Bee")
        .rotationEffect(.degrees(paper.beeTurn))
        .offset(y: paper.beeShift)
    }
  }

  private var words: some View {
    VStack(spacing: 5) {
      Text(paper.name)
        .font(.system(size: paper.nameSize, weight: .bold, design: paper.nameIsSerif ? .serif : .default))
        .tracking(paper.tracking)
        .lineLimit(1)
        .minimumScaleFactor(0.4)
      Text(paper.village)
        .font(.caption)
        .textCase(paper.villageIsUppercased ? .uppercase : nil)
        .multilineTextAlignment(paper.villageSide.text)
        .frame(maxWidth: .infinity, alignment: paper.villageSide.frame)
      Text(paper.grams).font(.headline)
      if paper.batchIsShown {
        Text(paper.batch).font(
          .system(.caption2, design: paper.batchIsDigits ? .monospaced : .default))
      }
    }
  }
}
