import AppVariants
import SwiftUI

/// The lessons of a unit, on a path that winds.
struct PathScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 0) {
      counters
      ScrollView {
        VStack(spacing: look.path.gap) {
          banner
          ForEach(0..<5) { number in
            LessonStep(number: number)
              .offset(x: CGFloat([0, -1, -1, 0, 1][number]) * look.path.swing)
          }
          if look.path.hasChest {
            Image(systemName: "shippingbox.fill").font(.system(size: 44)).foregroundStyle(Palette.gold)
              .accessibilityLabel("Chest")
          }
        }
        .padding(.horizontal, 16)
        .padding(.bottom, 24)
      }
    }
  }

  private var counters: some View {
    HStack {
      Label("German", systemImage: "flag.fill").labelStyle(.iconOnly).foregroundStyle(Palette.wrong)
      Spacer()
      Label("12", systemImage: "flame.fill").foregroundStyle(.orange)
      Spacer()
      Label(look.path.gems, systemImage: "diamond.fill").foregroundStyle(Color(hex: 0x1CB0F6))
      Spacer()
      Label("\(look.path.hearts)", systemImage: "heart.fill").foregroundStyle(Palette.wrong)
    }
    .font(.headline)
    .padding(.horizontal, 20)
    .padding(.vertical, 10)
  }

  private var banner: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text("SECTION 1, UNIT 4").font(.caption).bold().opacity(0.8)
        Text(look.path.unit).font(.title3.bold())
      }
      Spacer()
      Divider().overlay(.white)
      Image(systemName: "list.bullet.rectangle").font(.title2).accessibilityLabel("Guidebook")
    }
    .fixedSize(horizontal: false, vertical: true)
    .foregroundStyle(.white)
    .padding(look.path.bannerPadding)
    .background(Color(hex: look.path.banner), in: .rect(cornerRadius: look.path.bannerRadius))
  }
}

/// A lesson as a stone on the path.
private struct LessonStep: View {
  @Environment(\.look) private var look
  var number: Int

  private var isReached: Bool { number <= look.path.reached }
  private var isNext: Bool { number == look.path.reached }
  private var color: Color { isReached ? Color(hex: 0x58CC02) : Color(hex: 0xAFAFAF) }

  var body: some View {
    Button {
    } label: {
      Image(systemName: look.path.icon)
        .font(.title)
        .foregroundStyle(.white)
        .frame(width: look.path.step, height: look.path.step * 0.88)
        .background(color, in: .ellipse)
        .background { Ellipse().fill(color.opacity(0.6)).offset(y: 6) }
    }
    .buttonStyle(.plain)
    .opacity(isReached ? 1 : look.path.lockedOpacity)
    .accessibilityLabel("Lesson \(number + 1)")
    .overlay(alignment: .top) {
      if isNext, look.path.bubbleIsShown {
        Text(look.path.bubble).font(.caption.bold()).foregroundStyle(Palette.right)
          .boxed(8, radius: 10)
          .fixedSize()
          .offset(y: -30)
      }
    }
  }
}
