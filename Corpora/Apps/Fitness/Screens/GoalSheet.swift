import AppVariants
import SwiftUI

/// The goal of the day, on a sheet.
struct GoalSheet: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      VStack(spacing: look.goal.gap) {
        amount
        ProgressView(value: look.goal.share) { Text("Ambition").font(.footnote) }
        if look.goal.linesShown { Divider() }
        Toggle("Remind me at noon", isOn: .constant(look.goal.reminder))
        Stepper("\(look.goal.rest) days of rest", value: .constant(look.goal.rest), in: 0...3)
        hint
        Button(look.goal.save) {}
          .buttonStyle(WideStyle(radius: look.goal.saveRadius))
          .disabled(look.goal.isDisabled)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 24)
      .navigationTitle(look.goal.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button(look.goal.cancel) {} }
      }
    }
  }

  private var amount: some View {
    HStack(spacing: look.goal.buttonGap) {
      Button("Less", systemImage: "minus") {}
        .buttonStyle(RoundStyle(size: look.goal.buttonSize, color: look.move))
      VStack(spacing: 0) {
        Text(look.number(look.goal.calories)).font(.system(size: look.goal.bigSize, weight: .bold))
        Text(look.goal.unit).font(.footnote).foregroundStyle(.secondary)
      }
      Button("More", systemImage: "plus") {}
        .buttonStyle(RoundStyle(size: look.goal.buttonSize, color: look.move))
    }
  }

  @ViewBuilder private var hint: some View {
    HStack(spacing: 8) {
      if look.goal.hintIcon {
        Image(systemName: "info.circle").foregroundStyle(look.sky).accessibilityLabel("Hint")
      }
      Text(look.goal.hint).font(.footnote).foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
  }
}
