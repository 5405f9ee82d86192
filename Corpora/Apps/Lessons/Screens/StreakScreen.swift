import AppVariants
import Charts
import SwiftUI

/// The days on which something was learnt.
struct StreakScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          VStack(alignment: .leading) {
            Text("\(look.streak.days)").font(.system(size: look.streak.numberSize, weight: .heavy))
            Text("day streak").font(.title3.bold())
          }
          Spacer()
          Image(systemName: "flame.fill").font(.system(size: 80)).accessibilityLabel("Flame")
        }
        .foregroundStyle(Color(hex: look.streak.flame))
        if look.streak.freezeIsFirst {
          freeze
          goal
        } else {
          goal
          freeze
        }
        Text(look.streak.month).font(.headline)
        month
        week
      }
      .padding(20)
    }
  }

  private var goal: some View {
    HStack(spacing: 16) {
      ZStack {
        Circle().stroke(Palette.line, lineWidth: look.streak.goalLine)
        Circle().trim(from: 0, to: look.streak.goal).stroke(.orange, lineWidth: look.streak.goalLine)
          .rotationEffect(.degrees(-90))
      }
      .frame(width: 56, height: 56)
      VStack(alignment: .leading) {
        Text("Daily goal").bold()
        Text("\(Int(look.streak.goal * 20)) of 20 XP").foregroundStyle(Palette.calm)
      }
      Spacer()
    }
    .boxed()
  }

  private var freeze: some View {
    HStack {
      Image(systemName: "snowflake").foregroundStyle(.cyan)
      Text("Two streak freezes")
      Spacer()
    }
    .boxed()
  }

  private var month: some View {
    VStack(spacing: look.streak.rowGap) {
      ForEach(0..<2) { week in
        HStack(spacing: 0) {
          ForEach(1..<8) { day in
            let number = week * 7 + day
            let isDone = look.streak.done.contains(number)
            Text("\(number)")
              .font(.footnote.bold())
              .foregroundStyle(isDone ? .white : Palette.calm)
              .frame(width: look.streak.dot, height: look.streak.dot)
              .background(isDone ? Color.orange : .clear, in: .circle)
              .frame(maxWidth: .infinity)
          }
        }
      }
    }
    .boxed()
  }

  private var week: some View {
    Chart {
      ForEach(Array(zip(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], look.streak.chart)), id: \.0) {
        BarMark(x: .value("Day", $0.0), y: .value("XP", $0.1))
          .foregroundStyle(Color(hex: look.streak.chartColor))
          .cornerRadius(4)
      }
    }
    .frame(height: 120)
  }
}
