import GalleyAutomation
import GalleyImage
import GalleyServices
import GalleySystem
import GalleyViews

/// The photos that apps are given by a person's choice.
extension SimulatedDevice {
  /// Lets the person choose photos for an app; while a choice is made already, nothing is chosen for another.
  @MainActor func choosePhotos(
    for bundleIdentifier: String, title: String, confirmation: String, limit: Int,
    completion: @escaping ([Bitmap]) -> Void
  ) {
    let request = PhotoRequest(title: title, confirmation: confirmation, limit: limit) { [weak self] in
      self?.home.sheet = nil
      completion($0)
    }
    guard show(.photos(request), for: bundleIdentifier) else { return completion([]) }
    showQuestion()
  }

  /// Lets the person choose the photos that an app may see, and then reports the permission to the app.
  @MainActor func limitPhotos(for question: PermissionCenter.Question) {
    let bundleIdentifier = question.bundleIdentifier
    choosePhotos(for: bundleIdentifier, title: "Select Photos", confirmation: "Done", limit: 0) {
      [weak self] in
      self?.limitedPhotos[bundleIdentifier] = $0
      self?.permissions.answer(.limited)
    }
  }

  /// The photos that an app may see, oldest first.
  @MainActor func photos(for bundleIdentifier: String) -> [Bitmap] {
    switch permissions.status(of: .photos, for: bundleIdentifier) {
    case .authorized: settings.photos
    case .limited: limitedPhotos[bundleIdentifier] ?? []
    case .denied, .notDetermined: []
    }
  }
}
