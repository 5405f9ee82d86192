import AppVariants
import SwiftUI

/// The whole home at a glance.
struct DashboardScreen: View {
  @Environment(\.look) private var look
  var isLeaving = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: look.dash.gap) {
        StatusStrip()
        Greeting()
        VStack(alignment: .leading, spacing: 10) {
          Text(look.dash.favourites)
            .font(look.dash.favouritesFont.font)
            .bold()
            .textCase(look.dash.favouritesIsUppercased ? .uppercase : nil)
          FavouriteGrid()
        }
      }
      .padding(.horizontal, look.dash.inset)
      .padding(.bottom, 20)
    }
    .background {
      LinearGradient(
        colors: [look.wall, Color(hex: look.dash.wallFoot).opacity(0.6)], startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
    .navigationTitle(look.dash.title)
    .navigationBarTitleDisplayMode(look.dash.titleIsLarge ? .large : .inline)
    .toolbar {
      if look.dash.hasCamerasButton {
        ToolbarItem(placement: .topBarLeading) {
          Button("Cameras", systemImage: "video.fill") {}
        }
      }
      ToolbarItem(placement: .topBarTrailing) {
        Menu {
          Button("Add accessory") {}
          Button("Add scene") {}
        } label: {
          Label("Add", systemImage: look.dash.addIcon)
        }
      }
    }
    .confirmationDialog(look.leave.title, isPresented: .constant(isLeaving), titleVisibility: .visible) {
      Button(look.leave.confirm, role: .destructive) {}
      if look.leave.hasAway { Button("Keep the night lights") {} }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text(look.leave.message)
    }
  }
}

/// What holds in the house, as capsules that scroll.
private struct StatusStrip: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: look.dash.chipGap) {
        if look.dash.chipsAreSwapped {
          lights
          climate
        } else {
          climate
          lights
        }
        chip(look.dash.security, look.dash.securityIcon, Color(hex: 0x2A9D8F))
        if look.dash.hasEnergyChip { chip("0.9 kW", "bolt.fill", .green) }
      }
    }
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
  }

  private var climate: some View {
    chip("19–22°", "thermometer.medium", Color(hex: look.dash.climateColor))
  }

  private var lights: some View { chip("5 on", "lightbulb.fill", .yellow) }

  private func chip(_ text: String, _ icon: String, _ color: Color) -> some View {
    HStack(spacing: 6) {
      Image(systemName: icon).foregroundStyle(color)
      Text(text)
    }
    .font(look.dash.chipFont.font.weight(.medium))
    .padding(.horizontal, look.dash.chipPadding)
    .padding(.vertical, 8)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: look.dash.chipIsSquare ? 6 : 18))
  }
}

/// Who is at home, and what the sky does.
private struct Greeting: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: look.dash.weatherSide.horizontal, spacing: 4) {
      Text(look.dash.greeting)
        .font(.title2.weight(.semibold))
        .kerning(look.dash.greetingKerning)
      Label(look.dash.weather, systemImage: look.dash.weatherIcon)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .symbolRenderingMode(.hierarchical)
    }
    .frame(maxWidth: .infinity, alignment: look.dash.weatherSide.frame)
  }
}
