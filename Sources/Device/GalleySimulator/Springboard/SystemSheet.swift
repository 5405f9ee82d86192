import GalleyViews

/// A sheet of the system above an app that has asked for it.
struct SystemSheet {
  enum Content {
    /// Choosing photos.
    case photos(PhotoRequest)
    /// Signing in with Apple.
    case appleSignIn(AppleSignInRequest)
    /// Signing in on a website.
    case webSignIn(WebSignIn)
  }

  let number: UInt64
  /// The app that it is for.
  let bundleIdentifier: String
  let content: Content

  /// Whether photos are chosen in it.
  var choosesPhotos: Bool {
    if case .photos = content { true } else { false }
  }
}

/// The system's sheets above an app.
struct SystemSheetView: View {
  let model: SpringboardModel

  var body: some View {
    Color.clear.sheet(isPresented: Binding(get: { model.sheet != nil }, set: { _ in })) {
      if let sheet = model.sheet {
        content(sheet.content).id(sheet.number).interactiveDismissDisabled()
      }
    }
  }

  @ViewBuilder private func content(_ content: SystemSheet.Content) -> some View {
    switch content {
    case .photos(let request): PhotoPickerView(photos: model.photos(), request: request)
    case .appleSignIn(let request): AppleSignInView(request: request)
    case .webSignIn(let page): WebSignInView(page: page)
    }
  }
}

extension SimulatedDevice {
  /// Whether a sheet of the system is above the app in front.
  @MainActor var isSheetShown: Bool {
    home.sheet != nil && frontApp?.app.bundleIdentifier == home.sheet?.bundleIdentifier
  }

  /// Shows a sheet above an app.
  ///
  /// - Returns: Whether it is shown; not while there is another one.
  @MainActor func show(_ content: SystemSheet.Content, for bundleIdentifier: String) -> Bool {
    guard home.sheet == nil else { return false }
    sheetCount += 1
    home.sheet = SystemSheet(number: sheetCount, bundleIdentifier: bundleIdentifier, content: content)
    return true
  }

  /// Takes away the sheet that an app has asked for, when it has ended.
  @MainActor func withdrawSheet(of bundleIdentifier: String) {
    if home.sheet?.bundleIdentifier == bundleIdentifier { home.sheet = nil }
  }
}
