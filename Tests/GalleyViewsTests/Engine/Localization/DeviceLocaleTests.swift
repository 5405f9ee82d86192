import Foundation
import GalleyTree
import SwiftUI
import Testing

/// Values are written in the locale of the device, whatever that of the process is.
@MainActor @Suite struct DeviceLocaleTests {
  private struct Prices: View {
    let date = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
      VStack {
        Text(12.formatted(.currency(code: "USD")))
        Text(12.5.formatted(.currency(code: "USD").precision(.fractionLength(1))))
        Text(Decimal(7).formatted(.currency(code: "USD")))
        Text(9.formatted(.currency(code: "USD").locale(Locale(identifier: "fr_FR"))))
        Text(3, format: .currency(code: "USD"))
        Text(date.formatted(.dateTime.day().month().year()))
      }
    }
  }

  private func texts(_ locale: String) throws -> [String] {
    let stage = try ViewTestHarness(environment: { $0.locale = Locale(identifier: locale) }) { Prices() }
    return stage.all(.staticText).map {
      $0.label.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }
  }

  @Test func amountsAndDatesAreThoseOfTheRegion() throws {
    #expect(try texts("en-US") == ["$12.00", "$12.5", "$7.00", "9,00 $US", "$3.00", "Jan 1, 2001"])
    #expect(
      try texts("de-DE") == ["12,00 $", "12,5 $", "7,00 $", "9,00 $US", "3,00 $", "1. Jan. 2001"])
  }

  @Test func inAnActionItIsTheLocaleOfANewDevice() throws {
    var written = ""
    let stage = try ViewTestHarness { Button("write") { written = 12.formatted(.currency(code: "USD")) } }
    stage.tap("write")
    #expect(written == "$12.00")
  }
}
