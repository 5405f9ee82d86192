import Combine
import SwiftUI

enum RecipeOrder: String, CaseIterable, Hashable {
  /// The order in which grandma wrote them down.
  case grandma = "Grandma's"
  /// By name.
  case name = "Name"
  /// The quickest first.
  case time = "Time"
}

/// The accent colour.
enum Theme: String, CaseIterable, Hashable {
  /// Of baked crust.
  case crust = "Crust"
  /// Of fresh herbs.
  case herbs = "Herbs"
  /// Of ripe plums.
  case plum = "Plum"
}

/// The settings of the app.
@MainActor @Observable
final class Preferences {
  var order = RecipeOrder.grandma
  /// Whether the list says how long a recipe takes.
  var showsFacts = true
  /// The number of guests.
  var guests = 4
  /// The sweetness, from 0 to 1.
  var sweetness = 0.5
  /// The accent colour.
  var theme = Theme.crust
  /// The time on the kitchen timer, in minutes.
  var timerMinutes = 10
  /// Whether the kitchen timer runs.
  var isTimerRunning = false
  /// Whether the kitchen timer has just ended.
  var hasTimerEnded = false

  @ObservationIgnored private var timer: AnyCancellable?

  /// Forgets everything the person has chosen.
  func reset() {
    (order, showsFacts, guests, sweetness, theme) = (.grandma, true, 4, 0.5, .crust)
  }

  /// Starts the kitchen timer.
  func startTimer() {
    isTimerRunning = true
    timer = Timer.publish(every: Double(60 * timerMinutes), on: .main, in: .common).autoconnect().first()
      .sink { [self] _ in
        isTimerRunning = false
        hasTimerEnded = true
      }
  }
}
