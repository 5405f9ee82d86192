import Galley

enum SignInSketch {
  struct SignIn: Layout {
    let theCopperQuill = Label(.label("The Copper Quill"))
    let signInToBrowse = Label(.label("Sign in to browse the shelves."))
    /// “Name”.
    let name = Field("signIn.name")
    /// “Password”.
    let password = SecureField("signIn.password")
    /// “Remember me”, off.
    let remember = Toggle("signIn.remember")
    /// “Sign In”, takes no input now.
    let submit = Button("signIn.submit")

    var body: Blueprint {
      Required {
        name
        password
        remember
        submit
      }
      Optionally {
        theCopperQuill
        signInToBrowse
      }
    }
  }
}
