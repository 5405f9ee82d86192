import Charts
import Foundation

@testable import GalleyViews

/// Screens with controls and decorations that an app draws itself, of which one is otherwise.
struct ControlScreenView: View {
  let screen: ChangedScreen
  let isNew: Bool

  var body: some View {
    switch screen {
    case .dial: dial(to: isNew ? 0.75 : 0.5)
    case .ring: ring(percent: isNew ? 81 : 48)
    case .drawnSwitch: power(isOn: !isNew)
    case .nestedCorners: power(radius: isNew ? 8 : 15)
    case .rowGround: automations
    case .badgeSide: picture(alignment: isNew ? .topTrailing : .topLeading)
    case .badgeColor: picture(color: isNew ? .green : .red)
    case .foldedRows: network
    case .coloredShadow: scene(isNew ? .purple : .blue)
    case .barWidth: hours(isNew ? 12 : 22)
    default: StateScreenView(screen: screen, isNew: isNew)
    }
  }

  private func dial(to end: Double) -> some View {
    ZStack {
      Circle().trim(from: 0.1, to: end).stroke(.orange, lineWidth: 20)
      Circle().fill(.white).frame(width: 18, height: 18).shadow(radius: 4).offset(x: 120)
        .rotationEffect(.degrees(360 * end))
      Text("21.5°").font(.largeTitle)
    }
    .frame(width: 240, height: 240)
  }

  private func ring(percent: Int) -> some View {
    HStack {
      ZStack {
        Circle().trim(from: 0, to: 0.8 * Double(percent) / 100).stroke(.blue, lineWidth: 6)
        Text("\(percent)%").font(.caption)
      }
      .frame(width: 54, height: 54)
      Text("Humidity")
    }
  }

  private func power(isOn: Bool = true, radius: CGFloat = 15) -> some View {
    HStack {
      Image(systemName: "lightbulb.fill").foregroundStyle(isOn ? .orange : .gray)
      Text("Floor lamp")
      Spacer()
      ZStack(alignment: isOn ? .trailing : .leading) {
        RoundedRectangle(cornerRadius: radius).fill(isOn ? .orange : .gray)
        Image(systemName: "power").font(.caption).frame(width: 24, height: 24)
          .background(.white, in: .rect(cornerRadius: radius - 3))
          .padding(3)
      }
      .frame(width: 56, height: 30)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Power switch")
      .accessibilityValue(isOn ? "On" : "Off")
    }
    .padding()
  }

  private var automations: some View {
    List(["Sunset", "Arriving"], id: \.self) { name in
      Text(name).listRowBackground(isNew ? Color.yellow : nil)
    }
  }

  private func picture(alignment: Alignment = .topLeading, color: Color = .red) -> some View {
    LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
      .frame(height: 200)
      .overlay(alignment: alignment) {
        HStack(spacing: 4) {
          Circle().fill(.white).frame(width: 6, height: 6)
          Text("LIVE").font(.caption2.bold()).foregroundStyle(.white)
        }
        .padding(.horizontal, 8)
        .background(color, in: .capsule)
        .padding(12)
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Picture of the street")
      .accessibilityAddTraits(.isImage)
  }

  private var network: some View {
    List {
      DisclosureGroup("Network", isExpanded: .constant(!isNew)) {
        LabeledContent("Address", value: "192.168.0.12")
        LabeledContent("Firmware", value: "4.2.1")
      }
      Text("Privacy")
    }
  }

  private func scene(_ color: Color) -> some View {
    Text("Good night").foregroundStyle(.white).padding(24)
      .background(LinearGradient(colors: [.black, color], startPoint: .leading, endPoint: .trailing))
      .shadow(color: color.opacity(0.35), radius: 8, y: 4)
  }

  private func hours(_ width: CGFloat) -> some View {
    Chart {
      ForEach([("Mo", 4.1), ("Tu", 3.2), ("We", 5)], id: \.0) { day, hours in
        BarMark(x: .value("Day", day), y: .value("Hours", hours), width: .fixed(width))
      }
    }
    .frame(height: 200)
    .padding()
  }
}
