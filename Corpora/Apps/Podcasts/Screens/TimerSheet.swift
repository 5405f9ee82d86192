import AppVariants
import SwiftUI

/// When playing stops.
struct TimerSheet: View {
  @Environment(\.look) private var look

  private var minutes: [Int] { look.timer.isReordered ? [45, 30, 15] : [15, 30, 45] }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          ForEach(minutes, id: \.self) { minutes in
            choice("\(minutes) minutes", isChosen: minutes == look.timer.choice * 15)
          }
          if look.timer.hasEnd { choice("End of episode", isChosen: false) }
        } header: {
          Text(look.timer.header)
        } footer: {
          Text(look.timer.footer)
        }
        Section {
          Stepper("In \(look.timer.custom) minutes", value: .constant(look.timer.custom), in: 5...120)
          Toggle("Fade out", isOn: .constant(look.timer.fades))
        }
      }
      .navigationTitle(look.timer.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button(look.timer.done) {} }
      }
      .safeAreaInset(edge: .bottom) {
        Button {
        } label: {
          Text(look.timer.start).bold().frame(maxWidth: .infinity).padding(.vertical, 12)
        }
        .buttonStyle(StartStyle(radius: look.timer.startRadius))
        .disabled(look.timer.isDisabled)
        .padding(.horizontal, 20)
        .padding(.bottom, 8)
      }
    }
  }

  private func choice(_ title: String, isChosen: Bool) -> some View {
    Button {
    } label: {
      HStack {
        Text(title).foregroundStyle(.primary)
        Spacer()
        if isChosen {
          Image(systemName: look.timer.checkIcon).fontWeight(.semibold).foregroundStyle(look.accent)
        }
      }
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// A filled button with round corners.
private struct StartStyle: ButtonStyle {
  @Environment(\.look) private var look
  @Environment(\.isEnabled) private var isEnabled
  var radius: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .background(isEnabled ? look.accent : .gray, in: .rect(cornerRadius: radius))
  }
}
