import AppVariants
import SwiftUI

/// What is shown at the gate.
struct PassScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          VStack(spacing: 0) {
            PassHead()
            TearLine()
            PassStub()
          }
          .compositingGroup()
          .shadow(color: .black.opacity(0.25), radius: look.pass.shadow, y: 6)
          .opacity(look.pass.isGreyed ? 0.5 : 1)
          extras
        }
        .padding(Metrics.gutter)
      }
      .background {
        LinearGradient(
          colors: [Color(hex: look.pass.top), Color(hex: look.pass.bottom)], startPoint: .topLeading,
          endPoint: .bottomTrailing
        )
        .ignoresSafeArea()
      }
      .navigationTitle("Boarding pass")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.hidden, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .principal) { Text("Boarding pass").font(.headline).foregroundStyle(.white) }
      }
    }
  }

  @ViewBuilder private var extras: some View {
    if look.pass.hasLounge {
      Label("Lounge access at gate A10", systemImage: "cup.and.saucer")
        .font(.subheadline)
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(14)
        .background(.white.opacity(0.15), in: RoundedRectangle(cornerRadius: 14))
    }
    if look.pass.walletStyle {
      Button(look.pass.wallet, systemImage: "creditcard") {}.buttonStyle(.borderedProminent).tint(.black)
    } else {
      Button(look.pass.wallet, systemImage: "creditcard") {}.buttonStyle(.bordered).tint(.white)
    }
    Text(look.pass.notice).font(.footnote).foregroundStyle(.white.opacity(0.8))
      .multilineTextAlignment(.center)
  }
}

/// From where to where, and when.
private struct PassHead: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 18) {
      HStack {
        airport(look.pass.from, "London", .leading)
        Spacer()
        Image(systemName: look.pass.planeIcon)
          .font(.title2)
          .foregroundStyle(look.ocean)
          .rotationEffect(.degrees(look.pass.planeTurn))
          .offset(y: look.pass.planeShift)
          .accessibilityLabel("to")
        Spacer()
        airport(look.pass.to, "Lisbon", .trailing)
      }
      HStack(spacing: look.pass.columnGap) {
        if look.pass.columnsAreSwapped {
          fact("Seat", look.pass.seat)
          fact("Gate", look.pass.gate, color: Color(hex: look.pass.gateColor))
        } else {
          fact("Gate", look.pass.gate, color: Color(hex: look.pass.gateColor))
          fact("Seat", look.pass.seat)
        }
        fact("Boarding", look.pass.boarding)
        Spacer(minLength: 0)
      }
    }
    .padding(look.pass.padding)
    .background(
      look.paper,
      in: UnevenRoundedRectangle(topLeadingRadius: look.pass.radius, topTrailingRadius: look.pass.radius))
  }

  private func airport(_ code: String, _ city: String, _ side: HorizontalAlignment) -> some View {
    VStack(alignment: side, spacing: 0) {
      Text(code).font(.system(size: look.pass.codeSize, weight: .heavy))
      Text(city).font(.footnote).foregroundStyle(.secondary)
    }
  }

  private func fact(_ name: String, _ value: String, color: Color? = nil) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name).font(.caption2).tracking(look.pass.labelTracking).foregroundStyle(.secondary)
      Text(value).font(.title3.weight(.semibold)).foregroundStyle(color ?? look.ink)
    }
  }
}

/// Where the stub is torn off: dashes between two notches.
private struct TearLine: View {
  @Environment(\.look) private var look

  var body: some View {
    HorizontalLine()
      .stroke(.secondary, style: StrokeStyle(lineWidth: look.pass.dash, dash: [6, 5]))
      .frame(height: 20)
      .padding(.horizontal, 18)
      .background(look.paper, in: NotchedStrip(radius: 10))
  }
}

private struct HorizontalLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

private struct NotchedStrip: Shape {
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addArc(
        center: CGPoint(x: rect.maxX, y: rect.midY), radius: radius, startAngle: .degrees(-90),
        endAngle: .degrees(90), clockwise: true)
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addArc(
        center: CGPoint(x: rect.minX, y: rect.midY), radius: radius, startAngle: .degrees(90),
        endAngle: .degrees(-90), clockwise: true)
      path.closeSubpath()
    }
  }
}

/// The part with the bars.
private struct PassStub: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 14) {
      HStack {
        Text(look.pass.passenger).font(.subheadline.weight(.semibold))
        Spacer()
        Text(look.pass.stub).font(.footnote).foregroundStyle(.secondary)
      }
      Bars().frame(height: look.pass.barHeight)
    }
    .padding(look.pass.padding)
    .background(
      look.paper,
      in: UnevenRoundedRectangle(
        bottomLeadingRadius: look.pass.radius, bottomTrailingRadius: look.pass.radius))
  }
}

/// Bars that a reader understands.
private struct Bars: View {
  @Environment(\.look) private var look

  var body: some View {
    Canvas { context, size in
      var x: CGFloat = 0
      var number = 7
      while x < size.width {
        number = (number * 31 + 17) % 101
        let width = CGFloat(number % 4) + 1.5
        context.fill(
          Path(CGRect(x: x, y: 0, width: min(width, size.width - x), height: size.height)),
          with: .color(look.ink))
        x += width + CGFloat(number % 3) + 2
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Barcode")
    .accessibilityAddTraits(.isImage)
  }
}
