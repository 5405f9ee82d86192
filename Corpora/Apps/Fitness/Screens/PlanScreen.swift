import AppVariants
import SwiftUI

/// What is planned for the week.
struct PlanScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      List {
        WeekStrip().listRowSeparator(.hidden)
        GroupBox {
          goal
        }
        .listRowSeparator(.hidden)
        ForEach(tasks, id: \.self) { TaskRow(name: $0, isDone: done.contains($0)) }
          .listRowSeparator(look.plan.separatorShown ? .visible : .hidden)
        session.listRowSeparator(.hidden)
        Label(look.plan.rest, systemImage: "leaf").font(.footnote).foregroundStyle(.secondary)
          .listRowSeparator(.hidden)
      }
      .listStyle(.plain)
      .navigationTitle(look.plan.title)
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var goal: some View {
    HStack(spacing: 16) {
      CircleProgress(share: look.plan.progress)
      VStack(alignment: .leading, spacing: 2) {
        Text(look.plan.boxTitle).font(.headline).kerning(look.plan.boxKerning)
        Text(look.plan.weeks).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
    }
  }

  private var tasks: [String] {
    var tasks = ["Easy run", "Mobility"]
    if look.plan.hasCore { tasks.append("Core circuit") }
    if look.plan.hasStretch { tasks.append("Stretching") }
    if look.plan.isReordered { tasks.swapAt(0, 1) }
    return tasks
  }

  private var done: Set<String> {
    Set(["Easy run", "Mobility", "Core circuit"].prefix(look.plan.done))
  }

  private var session: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(look.plan.session).font(.headline)
        Spacer()
        Text(look.plan.level)
          .font(.caption.weight(.bold))
          .foregroundStyle(.white)
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(Color(hex: look.plan.levelColor))
          .clipShape(RoundedRectangle(cornerRadius: look.plan.levelRadius))
      }
      Text(look.plan.sessionNote).font(.subheadline).italic(look.plan.noteItalic)
        .lineLimit(look.plan.noteLimit).foregroundStyle(.secondary)
      swapButton.controlSize(look.plan.swapIsLarge ? .large : .small)
    }
    .padding(.vertical, 8)
  }

  @ViewBuilder private var swapButton: some View {
    if look.plan.swapIsBordered {
      Button(look.plan.swap) {}.buttonStyle(.bordered)
    } else {
      Button(look.plan.swap) {}.buttonStyle(.borderedProminent)
    }
  }
}

/// The days of the week.
private struct WeekStrip: View {
  @Environment(\.look) private var look

  private let days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  var body: some View {
    HStack(spacing: look.plan.dayGap) {
      ForEach(Array(days.enumerated()), id: \.offset) { number, name in
        VStack(spacing: 4) {
          Text(name).font(.caption2).foregroundStyle(number == look.plan.day ? Color.white : .secondary)
          Text("\(12 + number)").font(.callout.weight(.semibold))
            .foregroundStyle(number == look.plan.day ? Color.white : .primary)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        .background {
          if number == look.plan.day {
            RoundedRectangle(cornerRadius: look.plan.dayIsRound ? 20 : 6).fill(look.move)
          }
        }
      }
    }
  }
}

/// Something to do today.
private struct TaskRow: View {
  @Environment(\.look) private var look
  let name: String
  let isDone: Bool

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: isDone ? look.plan.doneIcon : "circle").font(.title3)
        .foregroundStyle(isDone ? look.lime : .secondary)
        .accessibilityLabel(isDone ? "Done" : "Open")
      Text(name).strikethrough(isDone && look.plan.struck)
      Spacer()
    }
    .padding(.vertical, look.plan.rowPadding)
  }
}

/// A share as part of a circle.
private struct CircleProgress: View {
  @Environment(\.look) private var look
  let share: Double

  var body: some View {
    ZStack {
      Circle().stroke(.gray.opacity(0.25), lineWidth: 6)
      Circle().trim(from: 0, to: share)
        .stroke(look.move, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      Text("\(Int(share * 100))").font(.caption.bold())
    }
    .frame(width: 46, height: 46)
  }
}
