import AppVariants
import SwiftUI

/// Who called, and who was called.
struct CallsScreen: View {
  @Environment(\.look) private var look

  private struct Call: Identifiable {
    let id: Int
    let person: Person
    let detail: String
    var isMissed = false
  }

  private var calls: [Call] {
    let calls = [
      Call(id: 0, person: .mila, detail: "Outgoing, 12 min"),
      Call(id: 1, person: .sam, detail: "Missed", isMissed: true),
      Call(id: 2, person: .nora, detail: "Incoming, 3 min"),
      Call(id: 3, person: .ines, detail: "Outgoing, 41 min"),
    ]
    return look.removesSecondCall ? calls.filter { $0.id != 1 } : calls
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 10) {
          Text(look.callSectionHeader).font(.footnote).foregroundStyle(.secondary).padding(.leading, 12)
          VStack(spacing: 0) {
            ForEach(calls) { call in
              HStack(spacing: 12) {
                Avatar(person: call.person, size: 40)
                VStack(alignment: .leading, spacing: 2) {
                  Text(call.person.name).foregroundStyle(
                    call.isMissed ? Color(hex: look.missedColor) : .primary)
                  Text(call.detail)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .textCase(look.callDetailIsUppercased ? .uppercase : nil)
                }
                Spacer()
                Image(systemName: look.callIcon)
                  .font(.system(size: look.callIconSize))
                  .foregroundStyle(.tint)
                  .accessibilityLabel("Call back")
              }
              .padding(.vertical, 9)
              .accessibilityIdentifier("call.\(call.id)")
              if call.id != 3 { Divider().padding(.leading, 52) }
            }
          }
          .padding(.horizontal, look.callsInset)
          .background(look.incoming.opacity(0.6), in: RoundedRectangle(cornerRadius: look.callsCardRadius))
        }
        .padding(16)
      }
      .navigationTitle("Calls")
      .navigationBarTitleDisplayMode(look.callsTitleIsLarge ? .large : .inline)
    }
  }
}
