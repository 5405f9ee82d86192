import SwiftUI

/// Progress and gauges, and the view for missing content; endless indicators are on a separate page.
struct ProgressPage: View {
  var body: some View {
    Page {
      Part("Progress") {
        ProgressView(value: 0.3)
        ProgressView("Uploading", value: 0.7)
        ProgressView(value: 0.5) {
          Text("Copying")
        } currentValueLabel: {
          Text("50 %")
        }
        .tint(.green)
      }
      Part("Gauges") {
        Gauge(value: 0.6) {
          Text("Memory")
        } currentValueLabel: {
          Text("60 %")
        }
        HStack(spacing: 24) {
          Gauge(value: 0.4) {
            Text("AQI")
          } currentValueLabel: {
            Text("40")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: 0.4) {
            Text("AQI")
          } currentValueLabel: {
            Text("40")
          }
          .gaugeStyle(.accessoryCircularCapacity).tint(.orange)
        }
        Gauge(value: 0.8) { Text("Battery") }.gaugeStyle(.accessoryLinear).tint(.green)
      }
      Part("Loading") {
        VStack(alignment: .leading) {
          Text("A headline that is not there yet").font(.headline)
          Text("And a line of text below it")
        }
        .redacted(reason: .placeholder)
      }
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New messages are shown here."))
    }
  }
}

/// The indicator of something that loads, which turns without an end.
struct LoadingPage: View {
  var body: some View {
    Page {
      Part("Loading") {
        ProgressView()
        ProgressView("Loading")
        ProgressView().controlSize(.large).tint(.orange)
      }
    }
  }
}
