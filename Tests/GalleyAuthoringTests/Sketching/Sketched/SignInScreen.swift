import GalleyPages

enum SignInScreen {
  struct App: Layout {
    let welcomeBack = Label(.label("Welcome back"))
    /// Holds “ada@example.org”.
    let email = Field("sign-in.email")
    let password = SecureField("sign-in.password")
    /// “Sign In”, takes no input now.
    let submit = Button("sign-in.submit")
    let forgotYourPassword = Button(.label("Forgot your password?"))
    let termsOfService = Link(.label("Terms of Service"))
    /// “The password is wrong.”.
    let problem = Label("sign-in.problem")
    let inProgress = ProgressIndicator(.label("In progress"))

    var body: Blueprint {
      Required {
        email
        password
        submit
        forgotYourPassword
        termsOfService
      }
      Optionally {
        welcomeBack
        problem
        inProgress
      }
    }
  }
}
