import GalleyAutomation
import GalleyViews

extension Permission {
  init?(_ resource: ProtectedResource) {
    self.init(rawValue: String(describing: resource))
  }

  /// How the system's question names it.
  var inQuestion: String {
    switch self {
    case .contacts: "Your Contacts"
    case .calendar: "Your Calendar"
    case .reminders: "Your Reminders"
    case .photos: "Your Photos"
    case .microphone: "the Microphone"
    case .camera: "the Camera"
    case .location: "Your Location"
    case .bluetooth: "Bluetooth"
    case .notifications: "Notifications"
    }
  }
}
