import Foundation

@testable import GalleyViews

/// Parts that an app repeats, of which one change alters one, or one in each row.
@MainActor struct RepeatedParts {
  let isNew: Bool

  /// A table that loses a column, whose cells say and look different from row to row.
  var tides: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
      ForEach([("04:10", "Ebb"), ("10:25", "Flood"), ("16:40", "Ebb"), ("22:55", "Slack")], id: \.0) {
        time, state in
        GridRow {
          Text(time)
          if !isNew { Text(state).foregroundStyle(state == "Slack" ? .red : .secondary) }
          Text("Pier \(time.prefix(2))")
        }
      }
    }
  }

  /// Two switches, each of which is turned.
  var switches: some View {
    VStack {
      Toggle("Fenders out", isOn: .constant(isNew))
      Toggle("Lights on", isOn: .constant(!isNew))
    }
    .padding()
  }

  /// Rows each of which holds a stack that gets a padding.
  var rows: some View {
    List(["Bow", "Stern", "Keel"], id: \.self) { name in
      NavigationLink {
        Text(name)
      } label: {
        HStack {
          Image(systemName: "sailboat")
          VStack(alignment: .leading) {
            Text(name)
            Text("Oiled in May").font(.footnote)
          }
        }
        .padding(.vertical, isNew ? 8 : 0)
      }
    }
  }

  /// Rows one of which has the check mark.
  var materials: some View {
    Form {
      Section("Hull") {
        Picker("Material", selection: .constant(isNew ? 1 : 2)) {
          Text("Iron").tag(0)
          Text("Steel").tag(1)
          Text("Copper").tag(2)
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
    }
  }

  /// Words that are their own identity, of which one is another one.
  var chips: some View {
    HStack {
      ForEach(["Ketch", isNew ? "Alloy" : "Steel", "Two masts"], id: \.self) { name in
        Text(name).padding(6).background(.mint, in: .capsule)
      }
    }
  }

  /// A chain of links that are filled up to a value.
  var chain: some View {
    ProgressView("Chain", value: isNew ? 0.75 : 0.5).progressViewStyle(ChainStyle()).padding()
  }
}

private struct ChainStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      ForEach(0..<8) { number in
        Capsule()
          .fill(Color.teal.opacity(Double(number) < (configuration.fractionCompleted ?? 0) * 8 ? 1 : 0.25))
          .frame(height: 8)
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Chain")
    .accessibilityValue("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
  }
}
