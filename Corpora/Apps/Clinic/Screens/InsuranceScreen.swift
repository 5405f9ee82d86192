import AppVariants
import SwiftUI

/// The card of the insurance, and what it covers.
struct InsuranceScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        InsuranceCard()
        VStack(spacing: look.insurance.rowGap) {
          if look.insurance.linesAreSwapped {
            second
            if look.insurance.dividers { Divider() }
            first
          } else {
            first
            if look.insurance.dividers { Divider() }
            second
          }
          if look.insurance.hasAbroad {
            if look.insurance.dividers { Divider() }
            line("Abroad", share: 0.5)
          }
        }
        .card()
        LabeledContent("Per month") {
          Text(look.insurance.rate, format: .currency(code: "EUR"))
            .fontWeight(look.insurance.valueWeight.weight)
        }
        .card()
        button
      }
      .padding(20)
    }
    .background(look.paper)
    .navigationTitle(look.insurance.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var first: some View { line(look.insurance.covered, share: look.insurance.coverShare) }
  private var second: some View { line("Glasses", share: 0.3) }

  private func line(_ name: String, share: Double) -> some View {
    ProgressView(value: share) {
      HStack {
        Text(name)
        Spacer()
        Text(share, format: .percent).foregroundStyle(.secondary)
      }
      .font(.subheadline)
    }
  }

  @ViewBuilder private var button: some View {
    let label = Label(look.insurance.wallet, systemImage: look.insurance.walletIcon).frame(
      maxWidth: .infinity)
    if look.insurance.walletIsBordered {
      Button(action: {}) { label }.buttonStyle(.bordered).controlSize(.large)
    } else {
      Button(action: {}) { label }.buttonStyle(.borderedProminent).controlSize(.large)
    }
  }
}

/// The card itself.
private struct InsuranceCard: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 0) {
          Text(look.insurance.company).font(.title3).fontWeight(look.insurance.companyWeight.weight)
          Text(look.insurance.plan).font(.footnote).opacity(0.8)
        }
        Spacer()
        if look.insurance.chipIsShown {
          Image(systemName: look.insurance.chipIcon)
            .font(.system(size: look.insurance.chipSize))
            .accessibilityLabel("Logo")
        }
      }
      Spacer()
      Text(look.insurance.number)
        .font(.system(.title2, design: .monospaced).weight(.medium))
        .kerning(look.insurance.numberKerning)
      Spacer().frame(height: 16)
      HStack {
        field("Holder", look.insurance.holder)
        Spacer()
        field("Valid until", look.insurance.until)
      }
    }
    .foregroundStyle(.white)
    .padding(22)
    .frame(maxWidth: 420)
    .frame(height: look.insurance.height)
    .background { ground }
    .clipShape(.rect(cornerRadius: look.insurance.radius, style: .continuous))
    .shadow(color: Color(hex: look.insurance.foot).opacity(0.4), radius: look.insurance.shadow, y: 6)
    .rotationEffect(.degrees(look.insurance.turn))
  }

  private var ground: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: look.insurance.top), Color(hex: look.insurance.foot)], startPoint: .topLeading,
        endPoint: .bottomTrailing)
      Group {
        Circle().fill(.mint).frame(width: 180).offset(x: 110, y: -80)
        Circle().fill(.cyan).frame(width: 140).offset(x: -130, y: 90)
      }
      .opacity(look.insurance.glowOpacity)
      .blur(radius: look.insurance.glowBlur)
      .blendMode(look.insurance.glowBlends ? .plusLighter : .normal)
    }
  }

  private func field(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name).font(.caption2).opacity(0.7)
      Text(value).font(.subheadline.weight(.semibold))
    }
  }
}
