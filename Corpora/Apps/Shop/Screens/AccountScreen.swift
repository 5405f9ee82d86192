import AppVariants
import SwiftUI

/// Who buys.
struct AccountScreen: View {
  @Environment(\.look) private var look

  private let icons = ["Orders": "shippingbox", "Addresses": "house", "Payment": "creditcard"]

  var body: some View {
    NavigationStack {
      List {
        Section {
          VStack(alignment: .leading, spacing: 10) {
            Text(look.memberName).font(.title3).fontWeight(.bold)
            Text(look.pointsText).font(.footnote)
            ProgressView(value: look.pointsShare).tint(.white)
          }
          .foregroundStyle(.white)
          .padding(.vertical, 8)
        }
        .listRowBackground(Color(hex: look.memberCardColor))
        Section("Shopping") {
          ForEach(look.accountOrder, id: \.self) { name in
            HStack(spacing: 12) {
              Image(systemName: icons[name] ?? "star").font(.system(size: look.accountIconSize))
                .foregroundStyle(.tint)
                .frame(width: 26).accessibilityHidden(true)
              Text(name)
            }
            .frame(minHeight: look.accountRowHeight - 22)
            .badge(name == "Orders" ? look.accountBadge : 0)
          }
        }
        Section {
          Toggle("Newsletter", isOn: .constant(look.newsletterIsOn))
        } footer: {
          Text(look.accountFooter)
        }
      }
      .navigationTitle("Account")
    }
  }
}
