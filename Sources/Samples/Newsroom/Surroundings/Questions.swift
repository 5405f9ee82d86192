import SwiftUI

/// The questions of the app to the person, in the system's words.
package enum Question: CaseIterable, Sendable {
  /// The location of the device, for local news and the weather.
  case location
  /// Whether news may be announced.
  case notifications
}

/// The service that asks the person.
package protocol QuestionService {
  /// Asks, unless there is an answer already.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - completion: Gets whether the answer is yes.
  @MainActor func ask(_ question: Question, completion: @escaping @MainActor (Bool) -> Void)
}

/// Asks nobody: every answer is no.
struct NoQuestions: QuestionService {
  func ask(_ question: Question, completion: @escaping @MainActor (Bool) -> Void) { completion(false) }
}

extension EnvironmentValues {
  /// The service that asks the person.
  @Entry package var questions: any QuestionService = NoQuestions()
}
