import SwiftUI

/// The first page, which asks for name and password.
struct SignInView: View {
  let shop: Shop

  @AppStorage("bookshop.reader") private var remembered = ""
  @State private var name = ""
  @State private var password = ""
  @State private var isRemembering = false
  @State private var message: String?
  @State private var isBusy = false
  @Environment(\.paper) private var paper

  var body: some View {
    VStack(spacing: 18) {
      Image(systemName: "book.fill").font(.system(size: 44)).foregroundStyle(.tint).accessibilityHidden(true)
      VStack(spacing: 4) {
        Text("The Copper Quill").font(.largeTitle).bold()
        Text("Sign in to browse the shelves.").font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 12) {
        TextField("Name", text: $name)
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("signIn.name")
        SecureField("Password", text: $password)
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("signIn.password")
        Toggle("Remember me", isOn: $isRemembering)
          .accessibilityIdentifier("signIn.remember")
      }
      Button(action: signIn) {
        Text("Sign In").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(name.isEmpty || password.isEmpty || isBusy)
      .accessibilityIdentifier("signIn.submit")
      if isBusy {
        ProgressView().accessibilityLabel("Signing in").accessibilityIdentifier("signIn.busy")
      } else if let message {
        Text(message).font(.callout).foregroundStyle(.red).accessibilityIdentifier("signIn.message")
      }
      Spacer()
    }
    .padding(.horizontal, 28)
    .padding(.top, 64)
    .frame(maxWidth: 460)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(paper)
    .onAppear {
      name = remembered
      isRemembering = !remembered.isEmpty
    }
  }

  private func signIn() {
    isBusy = true
    Task {
      message = await shop.signIn(name, password: password)
      isBusy = false
      if message == nil { remembered = isRemembering ? name : "" }
    }
  }
}
