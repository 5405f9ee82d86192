import AppVariants
import SwiftUI

/// What plays, in a bar that floats above the tabs.
struct MiniPlayer: View {
  @Environment(\.look) private var look

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: look.mini.radius, style: .continuous)
  }

  var body: some View {
    HStack(spacing: look.mini.gap) {
      Artwork(series: .tide, size: look.mini.artSize, radius: 7)
      VStack(alignment: .leading, spacing: 1) {
        Text(look.mini.title).font(.subheadline).fontWeight(look.mini.titleWeight.weight).lineLimit(1)
        if look.mini.detailIsShown {
          Text(look.mini.detail).font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 8)
      Button("Play or pause", systemImage: look.mini.playIcon) {}
        .font(.title3)
      if look.mini.forwardIsShown {
        Button("Skip forward", systemImage: "goforward.30") {}.font(.title3)
      }
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.plain)
    .padding(.horizontal, 10)
    .padding(.vertical, 8)
    .overlay(alignment: .bottomLeading) {
      GeometryReader { proxy in
        look.accent
          .frame(width: proxy.size.width * look.mini.progress, height: look.mini.progressHeight)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
      .clipShape(shape)
      .allowsHitTesting(false)
    }
    .background(
      look.mini.isThick ? AnyShapeStyle(.ultraThickMaterial) : AnyShapeStyle(.regularMaterial), in: shape
    )
    .background { shape.fill(look.panel).shadow(color: .black.opacity(0.25), radius: look.mini.shadow, y: 3) }
    .padding(.horizontal, look.mini.inset)
    .padding(.bottom, 6)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("miniPlayer")
  }
}
