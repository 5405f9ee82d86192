import GalleyAutomation

extension BrowserDriver {
  /// The message of the dialog that is open; `nil` for none.
  func openDialog() throws(DriverError) -> String? {
    do throws(WebDriverError) {
      return try session.send("GET", "/alert/text", as: String?.self) ?? ""
    } catch {
      if error.code == "no such alert" { return nil }
      throw .unavailable(reason: WebDriverErrorText.reason(error))
    }
  }

  /// Answers the dialog that is open; one that has gone meanwhile needs no answer.
  func answerDialog(_ answer: DialogScene.Answer) throws(DriverError) {
    do throws(WebDriverError) {
      try session.post(answer == .accept ? "/alert/accept" : "/alert/dismiss")
    } catch {
      guard error.code == "no such alert" else {
        throw .unavailable(reason: WebDriverErrorText.reason(error))
      }
    }
  }
}
