import AppVariants
import SwiftUI

/// What is kept on the phone.
struct DownloadsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: look.downloads.gap) {
        StorageCard()
        VStack(alignment: .leading, spacing: 14) {
          HStack {
            Text(look.downloads.header).font(.title3.bold())
            Spacer()
            Button(look.downloads.pauseAll) {}.font(.subheadline)
          }
          loading
        }
        VStack(alignment: .leading, spacing: 14) {
          Text("On this phone").font(.title3.bold())
          kept
        }
      }
      .padding(20)
    }
    .background(look.page)
    .miniPlayer()
    .navigationTitle(look.downloads.title)
    .navigationBarTitleDisplayMode(look.downloads.titleIsLarge ? .large : .inline)
  }

  @ViewBuilder private var loading: some View {
    DownloadRow(series: .tide, title: "Two in the morning") {
      ProgressView(value: look.downloads.first) {
        EmptyView()
      } currentValueLabel: {
        Text(look.downloads.state)
      }
    } action: {
      Image(systemName: look.downloads.pauseIcon).font(.title2).foregroundStyle(look.accent)
        .accessibilityLabel("Pause")
    }
    DownloadRow(series: .kitchen, title: "Soup for forty") {
      ProgressView(value: look.downloads.second)
    } action: {
      Image(systemName: "pause.circle").font(.title2).foregroundStyle(look.accent)
        .accessibilityLabel("Pause")
    }
    if look.downloads.hasFailed {
      DownloadRow(series: .roads, title: "Nine borders, one tyre") {
        Label("Connection lost", systemImage: "exclamationmark.triangle.fill")
          .font(.caption)
          .foregroundStyle(.orange)
      } action: {
        if look.downloads.retryIsProminent {
          retry.buttonStyle(.borderedProminent)
        } else {
          retry.buttonStyle(.bordered)
        }
      }
    }
  }

  private var retry: some View {
    Button(look.downloads.retry) {}.controlSize(look.downloads.retryIsSmall ? .small : .large)
  }

  @ViewBuilder private var kept: some View {
    if look.downloads.isReordered {
      row(.ledger, "Rent, explained by tenants", 52.4)
      row(.night, "What the ice remembers", 38.1)
    } else {
      row(.night, "What the ice remembers", 38.1)
      row(.ledger, "Rent, explained by tenants", 52.4)
    }
  }

  private func row(_ series: Series, _ title: String, _ size: Double) -> some View {
    DownloadRow(series: series, title: title) {
      Text("\(Text(size, format: .number)) MB").font(.caption).foregroundStyle(.secondary)
    } action: {
      Image(systemName: look.downloads.doneIcon)
        .foregroundStyle(look.downloads.ringTint == 0 ? .green : Color(hex: look.downloads.ringTint))
        .accessibilityLabel("Complete")
    }
  }
}

/// An episode, how far it is, and what can be done.
private struct DownloadRow<Detail: View, Action: View>: View {
  let series: Series
  let title: String
  @ViewBuilder var detail: Detail
  @ViewBuilder var action: Action

  var body: some View {
    HStack(spacing: 12) {
      Artwork(series: series, size: 48, radius: 8)
      VStack(alignment: .leading, spacing: 5) {
        Text(title).font(.subheadline.weight(.medium)).lineLimit(1)
        detail
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      action
    }
  }
}

/// How full the phone is.
private struct StorageCard: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(look.downloads.usedBytes, format: .number).font(.title.bold())
        Text("GB used").foregroundStyle(.secondary)
      }
      GeometryReader { proxy in
        HStack(spacing: 2) {
          Rectangle().fill(Color(hex: look.downloads.usedColor))
            .frame(width: proxy.size.width * look.downloads.used)
          Rectangle().fill(.orange).frame(width: proxy.size.width * look.downloads.other)
          Rectangle().fill(.gray.opacity(0.2))
        }
      }
      .frame(height: look.downloads.barHeight)
      .clipShape(RoundedRectangle(cornerRadius: look.downloads.barRadius))
      .accessibilityElement()
      .accessibilityLabel("Storage")
      HStack(spacing: look.downloads.legendGap) {
        if look.downloads.legendIsSwapped {
          legend("Other apps", .orange)
          legend("Podcasts", Color(hex: look.downloads.usedColor))
        } else {
          legend("Podcasts", Color(hex: look.downloads.usedColor))
          legend("Other apps", .orange)
        }
      }
      .font(.caption)
    }
    .padding(look.downloads.cardPadding)
    .background(look.panel, in: .rect(cornerRadius: 16))
  }

  private func legend(_ name: String, _ color: Color) -> some View {
    HStack(spacing: 6) {
      Circle().fill(color).frame(width: 8, height: 8)
      Text(name)
    }
  }
}
