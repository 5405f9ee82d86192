import AppVariants
import SwiftUI

/// A night: how long, how deep, and when to get up.
struct SleepScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        head
        StagesCard()
        alarm
        insight
      }
      .padding(20)
    }
    .foregroundStyle(.white)
    .background { NightSky() }
  }

  private var head: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(look.sleep.date).font(.subheadline).opacity(0.7)
        Text(look.sleep.duration).font(look.sleep.durationFont.font).bold()
      }
      Spacer()
      Gauge(value: look.sleep.score, in: 0...100) {
        Text("Score")
      } currentValueLabel: {
        Text("\(Int(look.sleep.score))").foregroundStyle(.white)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(Color(hex: look.sleep.scoreTint))
    }
  }

  private var alarm: some View {
    Toggle(isOn: .constant(look.sleep.alarmIsOn)) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Wake up at \(look.sleep.alarm)").font(.headline)
        Text("Every weekday").font(.footnote).opacity(0.7)
      }
    }
    .padding(look.sleep.boxPadding)
    .background(.white.opacity(look.sleep.cardOpacity), in: RoundedRectangle(cornerRadius: 16))
  }

  private var insight: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: look.sleep.insightIcon).font(.title3).foregroundStyle(.yellow).accessibilityLabel(
        "Insight")
      Text(look.sleep.insight)
        .font(.subheadline)
        .lineSpacing(look.sleep.insightSpacing)
        .lineLimit(look.sleep.insightLimit)
    }
    .padding(look.sleep.boxPadding)
    .overlay {
      RoundedRectangle(cornerRadius: 16).strokeBorder(.white.opacity(0.3), lineWidth: look.sleep.cardBorder)
    }
  }
}

/// The sky at night behind everything.
private struct NightSky: View {
  @Environment(\.look) private var look

  private let places: [CGPoint] = [
    CGPoint(x: 40, y: 90), CGPoint(x: 150, y: 60), CGPoint(x: 230, y: 130), CGPoint(x: 90, y: 620),
    CGPoint(x: 320, y: 560), CGPoint(x: 200, y: 700),
  ]

  var body: some View {
    ZStack(alignment: .topLeading) {
      LinearGradient(
        colors: [Color(hex: look.sleep.top), Color(hex: look.sleep.bottom)], startPoint: .top,
        endPoint: .bottom)
      if look.sleep.stars {
        ForEach(Array(places.enumerated()), id: \.offset) { number, place in
          Circle().fill(.white.opacity(0.7)).frame(
            width: CGFloat(3 + number % 3), height: CGFloat(3 + number % 3)
          )
          .blur(radius: look.sleep.starBlur)
          .offset(x: place.x, y: place.y)
        }
      }
      Image(systemName: "moon.fill")
        .font(.system(size: 60))
        .foregroundStyle(.white.opacity(0.25))
        .rotationEffect(.degrees(look.sleep.moonTurn))
        .scaleEffect(look.sleep.moonScale)
        .offset(x: 260, y: 640 + look.sleep.moonShift)
        .accessibilityLabel("Moon")
    }
    .ignoresSafeArea()
  }
}

/// How deep the sleep was, from left to right.
private struct StagesCard: View {
  @Environment(\.look) private var look

  private var colors: [Color] {
    [
      .orange, Color(hex: 0x7D9BFF), Color(hex: look.sleep.deepColor), Color(hex: 0x7D9BFF),
      Color(hex: 0xB48CFF),
    ]
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Stages").font(.headline)
      GeometryReader { space in
        HStack(spacing: look.sleep.barGap) {
          ForEach(0..<look.sleep.stages.count, id: \.self) { stage in
            Rectangle().fill(colors[stage]).frame(width: width(stage, of: space.size.width))
          }
        }
        .clipShape(RoundedRectangle(cornerRadius: look.sleep.barRadius))
      }
      .frame(height: look.sleep.barHeight)
      .accessibilityElement()
      .accessibilityLabel("Stages of sleep")
      legend
    }
    .padding(look.sleep.boxPadding)
    .background(.white.opacity(look.sleep.cardOpacity), in: RoundedRectangle(cornerRadius: 16))
  }

  private func width(_ stage: Int, of whole: CGFloat) -> CGFloat {
    (whole - look.sleep.barGap * CGFloat(look.sleep.stages.count - 1)) * look.sleep.stages[stage]
  }

  private var legend: some View {
    let entries = [
      ("Awake", Color.orange), ("Light", Color(hex: 0x7D9BFF)), ("Deep", Color(hex: look.sleep.deepColor)),
      ("REM", Color(hex: 0xB48CFF)),
    ]
    return HStack(spacing: 14) {
      ForEach(look.sleep.legendIsReordered ? entries.reversed() : entries, id: \.0) { name, color in
        HStack(spacing: 5) {
          RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 10, height: 10)
          Text(name).font(.caption)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: look.sleep.legendSide.frame)
  }
}
