import SwiftUI

/// A kitchen timer, set by a wheel.
struct TimerView: View {
  let preferences: Preferences

  var body: some View {
    @Bindable var preferences = preferences
    VStack(spacing: 24) {
      Picker("Minutes", selection: $preferences.timerMinutes) {
        ForEach(Array(stride(from: 5, through: 90, by: 5)), id: \.self) { Text("\($0) min") }
      }
      .pickerStyle(.wheel)
      .accessibilityIdentifier("timer.minutes")
      Button("Start") { preferences.startTimer() }
        .buttonStyle(.borderedProminent)
        .disabled(preferences.isTimerRunning)
        .accessibilityIdentifier("timer.start")
      if preferences.isTimerRunning {
        Text("The timer is running.").foregroundStyle(.secondary)
          .accessibilityIdentifier("timer.running")
      }
      Spacer()
    }
    .padding(20)
    .navigationTitle("Kitchen Timer")
    .alert("Your Dish Is Ready", isPresented: $preferences.hasTimerEnded) {
      Button("Thank You") {}
    } message: {
      Text("\(preferences.timerMinutes) minutes are over.")
    }
  }
}
