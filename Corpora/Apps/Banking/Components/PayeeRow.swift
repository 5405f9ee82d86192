import AppVariants
import SwiftUI

/// Somebody whom money was sent to.
struct Payee: Identifiable, Hashable {
  let id: String
  let name: String
  let iban: String

  var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }

  static let all = [
    Payee(id: "ben", name: "Ben Okafor", iban: "GB29 NWBK 6016 1331 9268 19"),
    Payee(id: "clara", name: "Clara Holm", iban: "DE89 3704 0044 0532 0130 00"),
    Payee(id: "mill", name: "Mill Lane Lettings", iban: "GB33 BUKB 2020 1555 5555 55"),
    Payee(id: "zoe", name: "Zoe Park", iban: "FR14 2004 1010 0505 0001 3M02 606"),
  ]
}

/// A payee in a list of them.
struct PayeeRow: View {
  @Environment(\.look) private var look
  let payee: Payee

  var body: some View {
    HStack(spacing: 12) {
      Text(payee.initials)
        .font(.subheadline)
        .fontWeight(.semibold)
        .foregroundStyle(.white)
        .frame(width: 38, height: 38)
        .background(Color(hex: 0x5B7C99), in: shape)
      VStack(alignment: .leading, spacing: 2) {
        Text(payee.name).font(look.payeeTitleFont.font)
        Text(payee.iban).font(.caption).foregroundStyle(.secondary).lineLimit(look.ibanLineLimit)
      }
      Spacer()
      if payee.id == "mill" {
        Text(look.payeeNote)
          .font(.caption2)
          .fontWeight(.semibold)
          .foregroundStyle(look.brand)
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(look.brand.opacity(0.14), in: Capsule())
      }
      Image(systemName: "chevron.right").font(.footnote).foregroundStyle(.tertiary).accessibilityHidden(true)
    }
    .frame(minHeight: look.payeeRowHeight - 16)
    .accessibilityIdentifier("payee.\(payee.id)")
  }

  private var shape: AnyShape {
    look.payeesHaveRoundAvatars ? AnyShape(Circle()) : AnyShape(RoundedRectangle(cornerRadius: 8))
  }
}
