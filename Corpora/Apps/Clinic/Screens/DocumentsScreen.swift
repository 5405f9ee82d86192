import AppVariants
import SwiftUI

/// Documents, of which there are none yet.
struct DocumentsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    VStack(spacing: 12) {
      Picker("Show", selection: .constant(look.documents.filter)) {
        Text("All").tag(0)
        Text("Letters").tag(1)
        Text("Referrals").tag(2)
      }
      .pickerStyle(.segmented)
      ContentUnavailableView {
        Label(look.documents.empty, systemImage: look.documents.icon)
      } description: {
        Text(look.documents.text)
      } actions: {
        action
        if look.documents.hasOther { Button(look.documents.other) {} }
      }
      .overlay {
        RoundedRectangle(cornerRadius: look.documents.radius)
          .strokeBorder(
            look.care.opacity(0.5),
            style: StrokeStyle(lineWidth: look.documents.stroke, dash: [look.documents.dash, 4]))
      }
      TipShelf().padding(.top, 8)
    }
    .padding(20)
    .background(look.paper)
    .navigationTitle(look.documents.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder private var action: some View {
    if look.documents.actionIsProminent {
      Button(look.documents.action) {}.buttonStyle(.borderedProminent)
    } else {
      Button(look.documents.action) {}.buttonStyle(.bordered)
    }
  }
}
