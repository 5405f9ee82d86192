import AppVariants
import Charts
import SwiftUI

/// Who travels, how often and how.
struct ProfileScreen: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        head
        loyalty
        stats
        GroupBox(look.profile.header) { chart }
        settings
        signOut
        Text(look.profile.version).font(.caption).foregroundStyle(.tertiary)
      }
      .padding(20)
    }
    .background(theme.ground)
    .navigationTitle("Me")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var head: some View {
    HStack(spacing: 16) {
      Image(systemName: "person.fill")
        .font(.largeTitle)
        .foregroundStyle(.white)
        .frame(width: look.profile.face, height: look.profile.face)
        .background(theme.rail)
        .clipShape(look.profile.faceIsRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 18)))
        .overlay {
          (look.profile.faceIsRound ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 18)))
            .stroke(Color(hex: look.profile.levelColor), lineWidth: look.profile.faceRing)
        }
      VStack(alignment: .leading, spacing: 3) {
        Text(look.profile.name).font(look.profile.nameFont.font).bold()
        Text(look.profile.mail).font(.subheadline).lineLimit(1).truncationMode(.middle)
      }
      Spacer(minLength: 0)
    }
  }

  private var loyalty: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(look.profile.level, systemImage: look.profile.levelIcon)
        .font(.subheadline.bold())
        .foregroundStyle(Color(hex: look.profile.levelColor))
      GeometryReader { proxy in
        Capsule().fill(.quaternary)
          .overlay(alignment: .leading) {
            Capsule().fill(Color(hex: look.profile.levelColor))
              .frame(width: proxy.size.width * look.profile.points)
          }
      }
      .frame(height: look.profile.barHeight)
      .accessibilityElement()
      .accessibilityLabel("Points")
      .accessibilityValue(Text(look.profile.points, format: .percent))
      Text(look.profile.pointsText).font(.caption)
    }
  }

  private var stats: some View {
    HStack(spacing: look.profile.statGap) {
      if look.profile.statsAreSwapped {
        stat("9,412", "kilometres")
        stat(look.profile.trips, "trips")
      } else {
        stat(look.profile.trips, "trips")
        stat("9,412", "kilometres")
      }
    }
  }

  private func stat(_ value: String, _ name: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(value).font(.title2.weight(.heavy))
      Text(name).font(.footnote).foregroundStyle(.secondary)
    }
    .wide()
    .padding(look.profile.statPadding)
    .paper(look.profile.statRadius, fill: theme.stub)
  }

  private var chart: some View {
    Chart(look.profile.month.indices, id: \.self) { index in
      BarMark(
        x: .value("Month", ["Jan", "Feb", "Mar", "Apr", "May", "Jun"][index]),
        y: .value("Trips", look.profile.month[index])
      )
      .foregroundStyle(look.profile.chartColor.color(or: theme.rail))
    }
    .frame(height: look.profile.chartHeight)
  }

  private var settings: some View {
    VStack(spacing: look.profile.rowGap) {
      Toggle(look.profile.newsName, isOn: .constant(look.profile.news))
      Toggle("Tell me of delays", isOn: .constant(look.profile.delays))
        .tint(look.profile.toggleTint.color(or: theme.rail))
      Picker("Appearance", selection: .constant(look.profile.mode)) {
        Text("Light").tag(0)
        Text("System").tag(1)
        Text("Dark").tag(2)
      }
      .pickerStyle(.segmented)
      if look.profile.hasPets {
        Label("Ways to pay", systemImage: look.profile.rowIcon).wide()
      }
    }
  }

  @ViewBuilder private var signOut: some View {
    if look.profile.signOutIsFilled {
      Button(look.profile.signOut, role: .destructive) {}.buttonStyle(.borderedProminent)
    } else {
      Button(look.profile.signOut, role: .destructive) {}.buttonStyle(.bordered)
    }
  }
}
