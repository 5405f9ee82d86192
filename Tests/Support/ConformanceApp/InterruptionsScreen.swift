import Foundation
import GalleyServices
import GalleyTree
import GalleyViews

/// A button at the top, one at the bottom, and what may come up over them.
struct InterruptionsScreen: View {
  @State private var taps = 0
  @State private var answer = "none"
  @State private var question: Question?
  @State private var isAsking = false
  @State private var isSheetShown = false
  @State private var isChoosing = false
  @Environment(\.launchEnvironment) private var environment
  @Environment(\.clock) private var clock

  var body: some View {
    VStack(spacing: 20) {
      Button("Target") { taps += 1 }
      Text("\(taps)").accessibilityIdentifier("taps")
      Text(answer).accessibilityIdentifier("answer")
      Button("Leave") { isSheetShown = true }
      Button("Choose") { isChoosing = true }
      Spacer()
      Button("Bottom") { taps += 1 }
    }
    .alert(question?.title ?? "", isPresented: $isAsking) {
      let buttons = question?.buttons ?? []
      ForEach(buttons.indices, id: \.self) { index in
        Button(buttons[index].title, role: buttons[index].role) { answer = buttons[index].title }
      }
    }
    .sheet(isPresented: $isSheetShown) {
      VStack(spacing: 20) {
        Text("A sheet")
        Button("Nein, danke", role: .cancel) {
          answer = "Nein, danke"
          isSheetShown = false
        }
        Button("Ja") { answer = "Ja" }
      }
    }
    .confirmationDialog("Choose one", isPresented: $isChoosing) {
      Button("This") { answer = "This" }
      Button("That") { answer = "That" }
    }
    .onAppear { schedule() }
  }

  private func schedule() {
    question = environment["QUESTION"].flatMap { Question.all[$0] }
    guard question != nil || environment["SHEET"] != nil else { return }
    clock.after(.milliseconds(700)) {
      if question != nil { isAsking = true } else { isSheetShown = true }
    }
  }
}

/// A question with buttons whose words say nothing about their roles.
private struct Question {
  let title: String
  let buttons: [(title: String, role: ButtonRole?)]

  /// The questions by the name that the launch environment gives.
  static let all: [String: Question] = [
    "update": Question(title: "Update Available", buttons: [("Install Now", nil), ("Later", .cancel)]),
    "update without roles": Question(
      title: "Update Available", buttons: [("Later", nil), ("Install Now", nil)]),
    "rating": Question(title: "Do you like it?", buttons: [("Rate", nil), ("Not Now", .cancel)]),
    "words": Question(title: "Cancel the order?", buttons: [("Cancel", .destructive), ("Keep", .cancel)]),
    "single": Question(title: "Saved", buttons: [("Fine", nil)]),
  ]
}
