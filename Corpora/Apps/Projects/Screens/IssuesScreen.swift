import AppVariants
import SwiftUI

/// An issue in a row.
private struct IssueLine: Identifiable {
  var id: String
  var name: String
  var status: Status
  var hours: String
}

/// All issues in a grid.
struct IssuesScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        Button {
        } label: {
          HStack(spacing: 6) {
            Text(look.issues.sort)
            Image(systemName: look.issues.sortIcon).imageScale(.small)
          }
          .font(.footnote)
        }
        IssueGrid()
        Text(look.issues.total)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, alignment: look.issues.totalSide.frame)
      }
      .padding(16)
    }
    .background(look.canvas)
    .navigationTitle(look.issues.title)
    .navigationBarTitleDisplayMode(look.issues.titleIsLarge ? .large : .inline)
    .searchable(
      text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: look.issues.prompt)
  }
}

/// Number, name, state and hours.
private struct IssueGrid: View {
  @Environment(\.look) private var look

  private var lines: [IssueLine] {
    var lines = [
      IssueLine(id: "212", name: look.issues.first, status: .doing, hours: look.issues.hours),
      IssueLine(id: "219", name: "Boarding card", status: .open, hours: "4.0"),
      IssueLine(id: "198", name: "Prices", status: .review, hours: "11.0"),
    ]
    if look.issues.hasThird {
      lines.append(IssueLine(id: "190", name: "Passkeys", status: .done, hours: "1.5"))
    }
    if look.issues.hasNew { lines.append(IssueLine(id: "230", name: "Refunds", status: .open, hours: "2.0")) }
    if look.issues.isReordered { lines.swapAt(1, 2) }
    return lines
  }

  var body: some View {
    Grid(
      alignment: .leading, horizontalSpacing: look.issues.columnGap, verticalSpacing: look.issues.rowGap
    ) {
      GridRow {
        Text("No.")
        Text("Name")
        if look.issues.columnsAreSwapped {
          Text("Hours").gridColumnAlignment(.trailing)
          Text("State")
        } else {
          Text("State")
          Text("Hours").gridColumnAlignment(.trailing)
        }
      }
      .font(.caption)
      .fontWeight(look.issues.headWeight.weight)
      .opacity(look.issues.headOpacity)
      ForEach(lines) { line in
        if look.issues.dividers { Divider().gridCellUnsizedAxes(.horizontal) }
        GridRow {
          Text(line.id).font(.caption.monospacedDigit()).foregroundStyle(.secondary)
          Text(line.name).font(.subheadline).lineLimit(look.issues.nameLimit)
          if look.issues.columnsAreSwapped {
            hours(line.hours)
            StatusPill(status: line.status)
          } else {
            StatusPill(status: line.status)
            hours(line.hours)
          }
        }
      }
    }
    .padding(look.issues.paper)
    .frame(maxWidth: .infinity)
    .background(look.paper, in: .rect(cornerRadius: look.issues.boxRadius))
  }

  private func hours(_ hours: String) -> some View {
    (look.issues.hoursAreDigits ? Text(hours).monospacedDigit() : Text(hours)).font(
      look.issues.hoursFont.font)
  }
}
