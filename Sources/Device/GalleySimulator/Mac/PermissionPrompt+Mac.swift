import GalleyAutomation
import GalleyServices
import GalleyViews

/// The questions of a Mac.
///
/// The words are those of macOS 14 and later. Notifications are asked for by a notification there, here by a dialog.
///
/// - Reference:
///   [Controlling app access to files in macOS](https://support.apple.com/guide/security/secddd1d86a6/web) on
///   the permissions that are asked for, and those that have to be set in System Settings; the words are
///   those of the system's framework for it.
extension PermissionPrompt {
  /// The question for a permission; `nil` for a permission without a question, which has to be granted in
  /// System Settings.
  static func onMac(_ permission: Permission) -> PermissionPrompt? {
    switch permission {
    case .contacts: asking(permission, "access your contacts")
    case .calendar: asking(permission, "full access to your Calendar", verb: "would like", full)
    case .reminders: asking(permission, "access your Reminders")
    case .photos: asking(permission, "access your Photos")
    case .microphone: asking(permission, "access the microphone")
    case .camera: asking(permission, "access the camera")
    case .mediaLibrary:
      asking(permission, "access Apple Music, your music and video activity, and your media library")
    case .homeKit: asking(permission, "access your home data")
    case .focus:
      PermissionPrompt(
        permission, "Allow ", " to share that you have notifications silenced when using Focus?")
    case .bluetooth: asking(permission, "use Bluetooth")
    case .location: asking(permission, "use your current location")
    case .userTracking, .localNetwork: onPhone(permission)
    case .notifications: asking(permission, "send you notifications")
    case .userDesktopDirectory: asking(permission, "access files in your Desktop folder")
    case .userDownloadsDirectory: asking(permission, "access files in your Downloads folder")
    case .userDocumentsDirectory: asking(permission, "access files in your Documents folder")
    case .networkVolumes: asking(permission, "access files on a network volume")
    case .removableVolumes: asking(permission, "access files on a removable volume")
    case .appleEvents:
      PermissionPrompt(
        permission, "", " wants access to control “System Events”.",
        message: """
          Allowing control will provide access to documents and data in “System Events”, and to perform actions within that app.
          """)
    case .keyboardNetwork, .health, .systemRootDirectory: nil
    }
  }

  private static func asking(
    _ permission: Permission, _ what: String, verb: String = "would like to",
    _ buttons: [Button] = usual
  ) -> PermissionPrompt {
    PermissionPrompt(permission, "", " \(verb) \(what).", buttons)
  }
}

extension Permission {
  /// Whether a test can reset it on a system: Apple's list has some for Macs alone, and some for telephones and tablets.
  static func canReset(_ resource: ProtectedResource, on platform: Platform) -> Bool {
    switch platform {
    case .iOS: resource.rawValue < ProtectedResource.systemRootDirectory.rawValue
    case .macOS: resource.rawValue > 0
    }
  }
}
