import AppVariants
import SwiftUI

/// How warm it is, and how warm it is to be.
struct ClimateScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(spacing: look.climate.gap) {
        Picker("Mode", selection: .constant(look.climate.mode)) {
          Text("Heat").tag(0)
          Text("Cool").tag(1)
          Text(look.climate.third).tag(2)
          Text("Off").tag(3)
        }
        .pickerStyle(.segmented)
        Dial()
        HStack(spacing: look.climate.buttonGap) {
          Button("Colder", systemImage: "minus") {}.disabled(look.climate.minusIsDisabled)
          Button("Warmer", systemImage: look.climate.plusIcon) {}
        }
        .buttonStyle(RoundKeyStyle())
        if look.climate.hasNote {
          Label("A window is open", systemImage: "wind").font(.footnote)
        }
        GaugePair()
        ScheduleBox()
        Toggle(look.climate.ecoName, isOn: .constant(look.climate.eco))
          .panel(padding: 14, radius: look.climate.boxRadius)
      }
      .padding(16)
    }
    .background(look.wall)
    .navigationTitle(look.climate.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The thermostat.
private struct Dial: View {
  @Environment(\.look) private var look

  private var style: StrokeStyle {
    StrokeStyle(lineWidth: look.climate.line, lineCap: look.climate.lineIsRound ? .round : .butt)
  }

  var body: some View {
    ZStack {
      ring
      VStack(spacing: 2) {
        Text(look.climate.caption)
          .font(.caption.weight(.medium))
          .textCase(look.climate.captionIsUppercased ? .uppercase : nil)
          .foregroundStyle(.secondary)
        Text(look.climate.degrees)
          .font(.system(size: look.climate.degreesSize, weight: look.climate.degreesWeight.weight))
        Label(look.climate.now, systemImage: look.climate.nowIcon)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .frame(width: look.climate.dial, height: look.climate.dial)
    .padding(.vertical, 8)
  }

  private var ring: some View {
    ZStack {
      Circle()
        .trim(from: 0.12, to: 0.88)
        .stroke(.gray.opacity(look.climate.trackOpacity), style: style)
      Circle()
        .trim(from: 0.12, to: 0.12 + 0.76 * look.climate.target)
        .stroke(
          AngularGradient(
            colors: [Color(hex: 0xF9C74F), Color(hex: look.climate.dialFoot)], center: .center,
            startAngle: .degrees(43), endAngle: .degrees(250)),
          style: style)
      if look.climate.ticks {
        ForEach(0..<19) { tick in
          Capsule().fill(.gray.opacity(0.4))
            .frame(width: 8, height: 2)
            .offset(x: look.climate.dial / 2 - 28)
            .rotationEffect(.degrees(43 + Double(tick) * 15.2))
        }
      }
      Circle().fill(.white)
        .frame(width: 18, height: 18)
        .shadow(color: .black.opacity(0.35), radius: look.climate.knobShadow)
        .offset(x: look.climate.dial / 2)
        .rotationEffect(.degrees((0.12 + 0.76 * look.climate.target) * 360))
    }
    .rotationEffect(.degrees(90))
    .accessibilityElement()
    .accessibilityLabel("Thermostat")
    .accessibilityValue(look.climate.degrees)
  }
}

/// How damp it is, and how far the valve is open.
private struct GaugePair: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: look.climate.gaugeGap) {
      if look.climate.gaugesAreSwapped {
        valve
        humidity
      } else {
        humidity
        valve
      }
    }
  }

  private var humidity: some View {
    HStack(spacing: 12) {
      Gauge(value: look.climate.humidity) {
        Text("Damp")
      } currentValueLabel: {
        Text(look.climate.humidity, format: .percent)
      }
      .gaugeStyle(OpenRingGaugeStyle(color: look.climate.gaugeIsTeal ? .teal : .blue))
      Text(look.climate.gaugeLabel).font(.subheadline)
      Spacer(minLength: 0)
    }
    .panel(padding: 12, radius: look.climate.boxRadius)
  }

  private var valve: some View {
    Gauge(value: look.climate.valve) {
      Text("Valve").font(.subheadline)
    } currentValueLabel: {
      Text(look.climate.valve, format: .percent).font(.caption)
    }
    .gaugeStyle(.linearCapacity)
    .frame(height: 54)
    .panel(padding: 12, radius: look.climate.boxRadius)
  }
}

/// When it is how warm.
private struct ScheduleBox: View {
  @Environment(\.look) private var look

  private var degrees: [String] { ["21°", look.climate.work, "21.5°", "16°"] }
  private let names = ["Wake", "Work", "Evening", "Night"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(look.climate.schedule, systemImage: "clock").font(.headline)
      Grid(
        alignment: .leadingFirstTextBaseline, horizontalSpacing: look.climate.columnGap,
        verticalSpacing: look.climate.rowGap
      ) {
        ForEach(0..<(look.climate.hasFourth ? 4 : 3), id: \.self) { row in
          GridRow {
            if look.climate.columnsAreSwapped {
              Text(names[row])
              time(row)
            } else {
              time(row)
              Text(names[row])
            }
            Text(degrees[row])
              .fontWeight(.semibold)
              .strikethrough(row == 1 && look.climate.workIsStruck)
              .frame(maxWidth: .infinity, alignment: .trailing)
          }
        }
      }
      .font(.subheadline)
    }
    .panel(padding: look.climate.boxPadding, radius: look.climate.boxRadius)
  }

  private func time(_ row: Int) -> some View {
    Text(look.climate.times[row])
      .if(look.climate.timeIsMonospaced) { $0.monospacedDigit() }
      .foregroundStyle(.secondary)
      .gridColumnAlignment(.trailing)
  }
}
