import AppVariants
import SwiftUI

/// The way in.
struct LoginScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: look.loginGradientStart), Color(hex: 0x0E6E69)], startPoint: .top,
        endPoint: .bottom
      )
      .ignoresSafeArea()
      Circle()
        .fill(.white.opacity(0.2))
        .frame(width: 220, height: 220)
        .blur(radius: look.loginHaloBlur)
        .offset(x: 90, y: -230)
      VStack(spacing: 20) {
        Spacer()
        Image(systemName: "sailboat.fill").font(.system(size: look.loginLogoSize)).accessibilityLabel(
          "Harbour")
        Text(look.loginTitle).font(.largeTitle).fontWeight(.bold)
        Spacer()
        field(look.loginPlaceholder, icon: "person")
        field("Password", icon: "lock")
        Button {
        } label: {
          Text("Sign in")
            .font(.headline)
            .foregroundStyle(Color(hex: 0x06302F))
            .frame(maxWidth: .infinity, minHeight: 52)
            .background(.white, in: shape)
        }
        .buttonStyle(.plain)
        Button(look.loginHelp) {}.font(.footnote).tint(.white).offset(y: look.loginHelpOffset)
        Spacer()
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 28)
      .frame(maxWidth: 460)
    }
  }

  private var shape: AnyShape {
    look.loginButtonIsCapsule ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 10))
  }

  private func field(_ placeholder: String, icon: String) -> some View {
    HStack(spacing: 10) {
      Image(systemName: icon).accessibilityHidden(true)
      TextField("", text: .constant(""), prompt: Text(placeholder).foregroundStyle(.white.opacity(0.7)))
    }
    .padding(look.loginFieldPadding)
    .overlay {
      RoundedRectangle(cornerRadius: 12).strokeBorder(.white.opacity(0.5), lineWidth: look.loginFieldBorder)
    }
  }
}
