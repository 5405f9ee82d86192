import AppVariants
import SwiftUI

/// The rooms, one a page.
struct RoomsScreen: View {
  @Environment(\.look) private var look
  var adjustsLight = false

  var body: some View {
    TabView {
      RoomPage()
      emptyRoom("Kitchen", "fork.knife")
      emptyRoom("Bedroom", "bed.double.fill")
    }
    .tabViewStyle(.page(indexDisplayMode: look.rooms.dotsAreShown ? .always : .never))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
    .background(look.wall)
    .ignoresSafeArea(edges: .top)
    .sheet(isPresented: .constant(adjustsLight)) {
      LightSheet().presentationDetents([look.light.isLarge ? .large : .fraction(0.82)])
    }
  }

  private func emptyRoom(_ name: String, _ icon: String) -> some View {
    ContentUnavailableView(name, systemImage: icon, description: Text("Nothing is on here."))
  }
}

/// A room with what is in it.
private struct RoomPage: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        hero
        VStack(alignment: .leading, spacing: 18) {
          FactRow()
          Text(look.rooms.header).font(.headline)
          DeviceCard()
          adjust
        }
        .padding(.horizontal, 16)
        .offset(y: look.rooms.cardLift)
      }
    }
    .ignoresSafeArea(edges: .top)
  }

  private var hero: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [Color(hex: look.rooms.heroTop), look.night], startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      Image(systemName: look.rooms.heroIcon)
        .font(.system(size: 150))
        .foregroundStyle(.white.opacity(look.rooms.heroIconOpacity))
        .rotationEffect(.degrees(look.rooms.heroTurn))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
        .accessibilityHidden(true)
      Text(look.rooms.name)
        .font(.system(size: look.rooms.nameSize, weight: look.rooms.nameWeight.weight, design: .rounded))
        .foregroundStyle(.white)
        .padding(.leading, 20)
        .padding(.bottom, 44)
    }
    .frame(height: look.rooms.heroHeight)
    .clipShape(UnevenRoundedRectangle(bottomTrailingRadius: look.rooms.heroCorner))
  }

  @ViewBuilder private var adjust: some View {
    let button = Button {
    } label: {
      Label(look.rooms.buttonTitle, systemImage: "slider.horizontal.3").frame(maxWidth: .infinity)
    }
    .controlSize(.large)
    if look.rooms.buttonIsProminent {
      button.buttonStyle(.borderedProminent)
    } else {
      button.buttonStyle(.bordered)
    }
  }
}

/// What the sensors of a room say.
private struct FactRow: View {
  @Environment(\.look) private var look

  var body: some View {
    HStack(spacing: look.rooms.factGap) {
      if look.rooms.factsAreSwapped {
        air
        temperature
      } else {
        temperature
        air
      }
      if look.rooms.humidityIsShown { fact("48%", "Humidity", "humidity.fill") }
    }
  }

  private var temperature: some View { fact(look.rooms.temperature, "Warm", "thermometer.medium") }
  private var air: some View { fact("612", "CO₂ ppm", "wind") }

  private func fact(_ value: String, _ name: String, _ icon: String) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(value).font(.title3).fontWeight(look.rooms.factWeight.weight)
      Text("\(Image(systemName: icon)) \(name)").font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .panel(padding: look.rooms.factPadding, radius: 14)
  }
}

/// What can be switched in a room.
private struct DeviceCard: View {
  @Environment(\.look) private var look

  private struct Device: Hashable {
    var name: String
    var state: String
    var icon: String
    var isOn: Bool
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(devices, id: \.self) { device in
        Toggle(isOn: .constant(device.isOn)) {
          HStack(spacing: look.rooms.rowGap) {
            Image(systemName: device.icon)
              .foregroundStyle(device.isOn ? look.warm : .secondary)
              .frame(width: look.rooms.iconBox, height: look.rooms.iconBox)
              .background(.gray.opacity(0.14), in: .rect(cornerRadius: look.rooms.iconRadius))
            VStack(alignment: .leading, spacing: 1) {
              Text(device.name)
              Text(device.state).italic(look.rooms.stateIsItalic).font(.caption).foregroundStyle(.secondary)
            }
          }
        }
        .toggleStyle(.power)
        .padding(.vertical, look.rooms.rowPadding)
        if device.name == "Floor lamp", look.rooms.dimmerIsShown {
          Slider(value: .constant(look.rooms.dimmer)) {
            Text("Brightness")
          } minimumValueLabel: {
            Image(systemName: "sun.min").imageScale(.small)
          } maximumValueLabel: {
            Image(systemName: "sun.max.fill").imageScale(.small)
          }
          .foregroundStyle(.secondary)
          .padding(.bottom, 10)
        }
        if look.rooms.dividers, device != devices.last {
          Divider().padding(.leading, look.rooms.dividerInset)
        }
      }
    }
    .padding(.horizontal, 14)
    .background { RoundedRectangle(cornerRadius: look.rooms.cardRadius).fill(look.tileOn) }
  }

  private var devices: [Device] {
    var devices = [
      Device(name: "Floor lamp", state: "70%, candle", icon: "lamp.table.fill", isOn: look.rooms.lampIsOn),
      Device(
        name: look.rooms.second, state: look.rooms.secondState, icon: look.rooms.secondIcon, isOn: false),
      Device(name: "Speakers", state: "Playing jazz", icon: "hifispeaker.fill", isOn: true),
    ]
    if look.rooms.hasFourth {
      devices.append(Device(name: "Window", state: "Open a crack", icon: "wind", isOn: false))
    }
    if look.rooms.isReordered { devices.swapAt(1, 2) }
    return devices
  }
}
