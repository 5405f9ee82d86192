import AppVariants
import SwiftUI

/// A workout that goes on.
struct WorkoutScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack {
      background
      VStack(spacing: 20) {
        head
        time
        MetricsGrid()
        controls
        Laps()
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 24)
      .padding(.top, 12)
    }
    .foregroundStyle(.white)
    .safeAreaInset(edge: .bottom) { banner }
  }

  private var background: some View {
    ZStack(alignment: .top) {
      LinearGradient(
        colors: [Color(hex: look.workout.backTop), .black], startPoint: .top, endPoint: .bottom)
      Circle().fill(Color(hex: look.workout.timeColor).opacity(0.25)).frame(width: 260)
        .blur(radius: look.workout.glow)
        .blendMode(look.workout.glowBlend ? .plusLighter : .normal)
    }
    .ignoresSafeArea()
  }

  private var head: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(look.workout.name).font(.headline)
        Text("Outdoors").font(.footnote).opacity(look.workout.lapOpacity)
      }
      Spacer()
      Gauge(value: look.workout.zone) {
        Text("Zone")
      } currentValueLabel: {
        Text("148")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Color(hex: look.workout.zoneTint))
    }
  }

  private var time: some View {
    let text = Text(look.workout.time).font(.system(size: look.workout.timeSize, weight: .semibold))
    return (look.workout.timeIsMonospaced ? text.monospacedDigit() : text)
      .foregroundStyle(Color(hex: look.workout.timeColor))
  }

  private var controls: some View {
    HStack(spacing: look.workout.buttonGap) {
      if look.workout.hasLap {
        Button("Lap", systemImage: "flag.fill") {}
          .buttonStyle(RoundStyle(size: look.workout.button, color: .white.opacity(0.18)))
      }
      Button("Pause", systemImage: look.workout.pauseIcon) {}
        .buttonStyle(RoundStyle(size: look.workout.button, color: look.lime))
      Button("Stop", systemImage: "stop.fill") {}
        .buttonStyle(RoundStyle(size: look.workout.button, color: Color(hex: look.workout.stopColor)))
    }
    .disabled(look.workout.isLocked)
    .overlay(alignment: .top) {
      if look.workout.isLocked {
        Image(systemName: "lock.fill").offset(y: -14).accessibilityLabel("Locked")
      }
    }
  }

  private var banner: some View {
    Label(look.workout.banner, systemImage: "waveform.path.ecg")
      .font(.subheadline)
      .foregroundStyle(.primary)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
      .background(
        look.workout.bannerIsThick ? .thickMaterial : .ultraThinMaterial,
        in: RoundedRectangle(cornerRadius: 16)
      )
      .padding(.horizontal, 24)
      .environment(\.colorScheme, .dark)
  }
}

/// Four numbers in two columns.
private struct MetricsGrid: View {
  @Environment(\.look) private var look

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 40, verticalSpacing: look.workout.metricGap) {
      GridRow {
        if look.workout.columnsAreSwapped {
          pace
          distance
        } else {
          distance
          pace
        }
      }
      if look.workout.dividers { Divider().overlay(.white.opacity(0.3)).gridCellColumns(2) }
      GridRow {
        metric("Calories", "268")
        metric("Climb", "46 m")
      }
    }
  }

  private var distance: some View { metric("Distance", "4.68 km") }
  private var pace: some View { metric(look.workout.paceLabel, look.workout.pace) }

  private func metric(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(value).font(look.workout.metricFont.font).fontWeight(.medium)
      Text(name).font(.caption).foregroundStyle(.white.opacity(0.6))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// How long each kilometre took.
private struct Laps: View {
  @Environment(\.look) private var look

  private var laps: [(Int, String)] {
    let laps = [(4, "5:08"), (3, "5:15"), (2, "5:21")]
    let shown = look.workout.hasThirdLap ? laps : Array(laps.prefix(2))
    return look.workout.lapIsReversed ? shown.reversed() : shown
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(look.workout.lapHeader).font(.headline)
      ForEach(laps, id: \.0) { number, time in
        HStack {
          Text("Lap \(number)").font(.subheadline)
          Spacer()
          Text(time).font(.subheadline.monospacedDigit())
        }
      }
    }
  }
}
