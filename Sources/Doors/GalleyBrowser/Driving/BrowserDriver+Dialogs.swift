import GalleyAutomation
import GalleyWebDriver

extension BrowserDriver {
  /// The dialog that is open; `nil` for none, as far as the commands so far have met none.
  func openDialog() throws(DriverError) -> BrowserDialog? {
    guard commands.mayShowDialog else { return nil }
    return try run { () throws(WebDriverError) in try commands.dialog() }
  }

  /// Answers the dialog that is open; one that has gone meanwhile needs no answer.
  func answerDialog(_ answer: DialogScene.Answer) throws(DriverError) {
    do throws(WebDriverError) { try commands.answer(answer) } catch {
      guard error.code == "no such alert" else {
        throw .unavailable(reason: WebDriverErrorText.reason(error))
      }
    }
  }
}
