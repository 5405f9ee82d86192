import AppVariants
import SwiftUI

/// A thing that can be switched.
struct Accessory: Identifiable {
  var name: String
  var state: String
  var icon: String
  var color: Color
  var isOn = true

  var id: String { name }
}

/// A thing as a tile, which a touch switches.
struct AccessoryTile: View {
  @Environment(\.look) private var look
  let accessory: Accessory

  var body: some View {
    Button {
    } label: {
      VStack(alignment: .leading, spacing: 0) {
        disc
        Spacer(minLength: 6)
        Text(accessory.name)
          .font(.subheadline)
          .fontWeight(look.tile.nameWeight.weight)
          .lineLimit(1)
        Text(accessory.state)
          .font(look.tile.stateFont.font)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, minHeight: look.tile.height, alignment: .leading)
    }
    .buttonStyle(TileStyle(isOn: accessory.isOn))
    .contextMenu {
      Button("Details", systemImage: "slider.horizontal.3") {}
      Button("Remove from favorites", systemImage: "star.slash", role: .destructive) {}
    }
  }

  private var disc: some View {
    Image(systemName: accessory.icon)
      .font(.system(size: look.tile.iconFont, weight: .semibold))
      .rotationEffect(.degrees(accessory.icon == "fan.fill" ? look.tile.fanTurn : 0))
      .foregroundStyle(accessory.isOn ? .white : .secondary)
      .frame(width: look.tile.disc, height: look.tile.disc)
      .background {
        RoundedRectangle(cornerRadius: look.tile.discIsRound ? look.tile.disc / 2 : 8)
          .fill(accessory.isOn ? accessory.color : .gray.opacity(0.2))
      }
  }
}

/// How tiles are painted, on and off.
private struct TileStyle: ButtonStyle {
  @Environment(\.look) private var look
  var isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(
      cornerRadius: look.tile.radius, style: look.tile.isContinuous ? .continuous : .circular)
    configuration.label
      .padding(look.tile.padding)
      .background {
        shape
          .fill(look.tileOn.opacity(isOn ? 1 : look.tile.offOpacity))
          .shadow(color: .black.opacity(isOn ? 0.18 : 0), radius: look.tile.shadow, y: 3)
      }
      .overlay { shape.strokeBorder(look.warm, lineWidth: isOn ? look.tile.borderWidth : 0) }
      .foregroundStyle(.primary)
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

/// The things that are used most.
struct FavouriteGrid: View {
  @Environment(\.look) private var look

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: look.tile.minimum), spacing: look.tile.gap)],
      spacing: look.tile.gap
    ) {
      ForEach(accessories) { accessory in
        AccessoryTile(accessory: accessory)
          .overlay(alignment: .topTrailing) {
            if accessory.name == "Front door", look.tile.batteryIsShown { BatteryBadge() }
          }
      }
    }
  }

  private var accessories: [Accessory] {
    var all = [
      Accessory(
        name: "Reading lamp", state: look.tile.lampState, icon: look.tile.lampIcon,
        color: Color(hex: look.tile.lampColor)),
      Accessory(
        name: "Front door", state: look.tile.doorState, icon: "lock.fill", color: Color(hex: 0x2A9D8F)),
      Accessory(
        name: look.tile.fan, state: "Off", icon: "fan.fill", color: Color(hex: 0x4D96FF), isOn: false),
      Accessory(
        name: "Thermostat", state: "Heating to 21.5°", icon: "flame.fill", color: Color(hex: 0xE76F51)),
    ]
    if look.tile.hasSpeaker {
      all.append(
        Accessory(
          name: "Kitchen speaker", state: "Paused", icon: "hifispeaker.fill", color: .purple, isOn: false))
    }
    if look.tile.hasWasher {
      all.append(Accessory(name: "Washer", state: "14 min left", icon: "washer", color: .cyan))
    }
    if look.tile.isReordered { all.swapAt(0, 1) }
    return all
  }
}

/// How full a battery is.
private struct BatteryBadge: View {
  @Environment(\.look) private var look

  var body: some View {
    Label(look.tile.battery, systemImage: "battery.25percent")
      .font(.caption2.weight(.bold))
      .foregroundStyle(.white)
      .padding(.horizontal, 7)
      .padding(.vertical, 3)
      .background(.red, in: Capsule())
      .padding(10)
  }
}
