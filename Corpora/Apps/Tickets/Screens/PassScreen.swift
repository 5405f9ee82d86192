import AppVariants
import SwiftUI

/// The ticket, to be shown at the gate.
struct PassScreen: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    ScrollView {
      VStack(spacing: 22) {
        CountdownRow()
        ZStack(alignment: .top) {
          RoundedRectangle(cornerRadius: look.pass.radius)
            .fill(theme.board)
            .frame(maxWidth: 440)
            .frame(height: 200)
            .padding(.horizontal, 18)
            .offset(y: -look.pass.peekLift)
            .zIndex(look.pass.peekIsInFront ? 1 : 0)
            .accessibilityElement()
            .accessibilityLabel("Return ticket")
          BoardingPass().zIndex(0.5)
        }
        .padding(.top, 8)
        if look.pass.actionIsPlain {
          Button(look.pass.action, systemImage: "wallet.pass") {}.buttonStyle(.plain)
        } else {
          Button(look.pass.action, systemImage: "wallet.pass") {}.buttonStyle(.bordered)
        }
        Toggle("Bright at the gate", isOn: .constant(look.pass.brightness)).font(.subheadline)
      }
      .padding(24)
    }
    .background(theme.ground)
  }
}

/// How long it is until it leaves.
private struct CountdownRow: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: 16) {
      Circle()
        .trim(from: 0, to: look.pass.ring)
        .stroke(.tint, style: StrokeStyle(lineWidth: look.pass.ringWidth, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .background { Circle().stroke(.quaternary, lineWidth: look.pass.ringWidth) }
        .frame(width: 46, height: 46)
        .accessibilityElement()
        .accessibilityLabel("Until it leaves")
        .accessibilityValue(Text(look.pass.ring, format: .percent))
      VStack(alignment: .leading, spacing: 0) {
        Text("Leaves in").font(.footnote).foregroundStyle(.secondary)
        Text(look.pass.countdown)
          .font(look.pass.countdownFont.font)
          .when(look.pass.countdownIsDigits) { $0.monospacedDigit() }
      }
      Spacer()
    }
  }
}

/// Paper with a line to tear it off at.
private struct BoardingPass: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: 0) {
      head
      details
      HorizontalLine()
        .stroke(.secondary, style: StrokeStyle(lineWidth: look.pass.dashWidth, dash: [look.pass.dash, 5]))
        .frame(height: 2)
        .opacity(look.pass.dashIsShown ? 0.6 : 0)
        .padding(.horizontal, 22)
      Barcode()
    }
    .background(theme.stub)
    .clipShape(
      TicketShape(radius: look.pass.radius, notch: look.pass.notch, height: look.pass.headHeight + 154)
    )
    .shadow(color: .black.opacity(0.22), radius: look.pass.shadow, y: 6)
    .overlay(alignment: .bottomTrailing) { if look.pass.stamp { stamp } }
    .frame(maxWidth: 440)
  }

  private var head: some View {
    HStack(alignment: .lastTextBaseline) {
      station(look.pass.from, "Porto", .leading)
      Spacer()
      VStack(spacing: 6) {
        Image(systemName: look.pass.arrow).font(.title2)
        Text(look.pass.title).font(.caption)
      }
      Spacer()
      station("LIS", "Lisboa", .trailing)
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 22)
    .frame(height: look.pass.headHeight)
    .background {
      LinearGradient(
        colors: [theme.rail, Color(hex: look.pass.headFoot)], startPoint: .top, endPoint: .bottom)
    }
  }

  private func station(_ code: String, _ name: String, _ side: HorizontalAlignment) -> some View {
    VStack(alignment: side, spacing: 2) {
      Text(name).font(.footnote)
      Text(code)
        .font(
          .system(
            size: look.pass.codeSize, weight: .bold,
            design: look.pass.codeIsMonospaced ? .monospaced : .default))
    }
  }

  private var details: some View {
    Grid(
      alignment: .leading, horizontalSpacing: look.pass.columnGap, verticalSpacing: look.pass.rowGap
    ) {
      GridRow {
        field("Passenger", "Ravi M.")
        if look.pass.columnsAreSwapped {
          field("Platform", look.pass.platform)
          field("Departs", "08:12")
        } else {
          field("Departs", "08:12")
          field("Platform", look.pass.platform)
        }
      }
      GridRow {
        field("Class", "Second")
        if look.pass.hasCar { field("Car", "22") }
        field("Seat", "3B")
      }
    }
    .padding(22)
    .frame(height: 153)
  }

  private func field(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(name)
        .font(look.pass.labelFont.font)
        .tracking(look.pass.labelTracking)
        .textCase(look.pass.labelIsUppercased ? .uppercase : nil)
        .foregroundStyle(.secondary)
      Text(value).fontWeight(look.pass.valueWeight.weight)
    }
    .wide()
  }

  private var stamp: some View {
    Text("VALID")
      .font(.title3.weight(.black))
      .foregroundStyle(.green)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .overlay(RoundedRectangle(cornerRadius: 6).stroke(.green, lineWidth: 3))
      .rotationEffect(.degrees(look.pass.stampTurn))
      .scaleEffect(look.pass.stampScale)
      .opacity(look.pass.stampOpacity)
      .offset(x: -26 - look.pass.stampShift, y: -112)
  }
}

/// Bars for the gate.
private struct Barcode: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 8) {
      Canvas { context, size in
        var x: CGFloat = 0
        var seed = 7
        while x < size.width {
          seed = (seed * 31 + 11) % 97
          let width = CGFloat(seed % 4 + 1) * look.pass.barStep / 2
          context.fill(
            Path(CGRect(x: x, y: 0, width: min(width, size.width - x), height: size.height)),
            with: .color(.primary))
          x += width + CGFloat(seed % 3 + 1) * look.pass.barStep / 2
        }
      }
      .frame(height: look.pass.barHeight)
      .accessibilityElement()
      .accessibilityLabel("Barcode")
      Text(look.pass.code).font(.footnote).kerning(look.pass.codeKerning).foregroundStyle(.secondary)
    }
    .padding(22)
  }
}
