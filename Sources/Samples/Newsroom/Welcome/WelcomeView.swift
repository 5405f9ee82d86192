import SwiftUI

/// The pages of the first start of the app: a welcome, and two questions.
struct WelcomeView: View {
  private enum Step: Int, CaseIterable {
    case welcome, location, notifications
  }

  let done: () -> Void

  @State private var step = Step.welcome
  @Environment(\.questions) private var questions

  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Image(systemName: symbol).font(.system(size: 72)).foregroundStyle(.tint).frame(height: 100)
        .accessibilityHidden(true)
      Text(title).font(.largeTitle).bold().multilineTextAlignment(.center)
        .accessibilityIdentifier("welcome.title")
      Text(reason).foregroundStyle(.secondary).multilineTextAlignment(.center)
      Spacer()
      HStack(spacing: 8) {
        ForEach(Step.allCases, id: \.self) { entry in
          Circle().fill(entry == step ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary)).frame(
            width: 8, height: 8)
        }
      }
      .accessibilityHidden(true)
      Button {
        proceed(asking: true)
      } label: {
        Text(step == .welcome ? "Get Started" : "Continue").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .accessibilityIdentifier("welcome.continue")
      Button("Not Now") { proceed(asking: false) }
        .opacity(step == .welcome ? 0 : 1)
        .disabled(step == .welcome)
        .accessibilityIdentifier("welcome.skip")
    }
    .padding(24)
  }

  private var symbol: String {
    switch step {
    case .welcome: "newspaper"
    case .location: "location"
    case .notifications: "bell.badge"
    }
  }

  private var title: String {
    switch step {
    case .welcome: "Welcome to Newsroom"
    case .location: "News Near You"
    case .notifications: "Never Miss a Story"
    }
  }

  private var reason: String {
    switch step {
    case .welcome: "Everything that matters today, in five sections."
    case .location: "With your location we show the weather and what happens in your town."
    case .notifications: "We announce what is important, twice a day at most."
    }
  }

  /// Asks the question of the step, or does not, and goes on.
  private func proceed(asking: Bool) {
    let question: Question? =
      switch step {
      case .welcome: nil
      case .location: .location
      case .notifications: .notifications
      }
    guard asking, let question else { return advance() }
    questions.ask(question) { _ in advance() }
  }

  private func advance() {
    guard let next = Step(rawValue: step.rawValue + 1) else { return done() }
    step = next
  }
}
