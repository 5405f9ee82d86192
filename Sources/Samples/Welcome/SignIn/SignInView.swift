import SwiftUI

/// The fields of the sign-in.
struct SignInView: View {
  let viewModel: any SignInViewModel

  @State private var name = ""
  @State private var password = ""
  @State private var message = ""
  @State private var isSigningIn = false
  @State private var isWelcoming = false

  var body: some View {
    VStack(spacing: 16) {
      Text("Sign In").font(.largeTitle)
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("name")
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("password")
      Button("Sign In", action: signIn)
        .buttonStyle(.borderedProminent)
        .disabled(name.isEmpty || isSigningIn)
        .accessibilityIdentifier("signIn")
      Text(message)
        .accessibilityIdentifier("message")
    }
    .padding()
    .onAppear { viewModel.showWelcomePrompt = { isWelcoming = true } }
    .alert("Welcome", isPresented: $isWelcoming) {
      Button("Close", role: .cancel) {}
    } message: {
      Text("Welcome to this awesome app!")
    }
  }

  private func signIn() {
    isSigningIn = true
    Task {
      message = await viewModel.signIn(name, password: password)
      isSigningIn = false
    }
  }
}
