import CDeviceTime
import DarwinNotifications
import Foundation
import FoundationNetworking
import GalleyUIKit
import Synchronization

/// Hands the work that apps' code asks for to the app that it belongs to.
///
/// Work that is asked for while an app's code runs is that app's. A task stays its app's also when another
/// thread resumes it, such as one of a real socket: tasks are identified by their numbers, which are unique
/// in a process.
enum WorkReceivers {
  /// An app's work, which does not stay alive by it.
  private struct Owner {
    /// The identity of the work.
    ///
    /// Code behind the lock uses it instead of the work: releasing the last reference to the work there would
    /// need the lock again.
    let identity: ObjectIdentifier
    weak var work: AppWork?

    init(_ work: AppWork) {
      identity = ObjectIdentifier(work)
      self.work = work
    }
  }

  private static let owners = Mutex<[UInt64: Owner]>([:])

  /// Registers the receivers with the process's queues and clocks, once.
  static func install() { installed }

  private static let installed: Void = {
    NotificationScope.ofApp.withLock { $0 = { current?.notifications } }
    // Code beside views has no window: it gets the facts and the pasteboard of no device, and not those of a test's device, which it
    // would ask in the middle of its own work.
    ReportedDevice.provide(for: .apps) { current == nil ? nil : ReportedDevice.none }
    deviceTimeSetReceivers(receivers)
  }()

  private static let receivers =
    DeviceWorkReceivers(
      add: { receiver, work in
        Unmanaged<AppWork>.fromOpaque(receiver).takeUnretainedValue().add(work)
      },
      post: { receiver, work in
        Unmanaged<AppWork>.fromOpaque(receiver).takeUnretainedValue().inbox.post(work)
      },
      leave: { receiver, isFirst in
        let work = Unmanaged<AppWork>.fromOpaque(receiver)
        if isFirst { _ = work.retain() }
        return work.takeUnretainedValue().inbox.leave(isBegun: !isFirst)
      },
      begin: { Unmanaged<AppWork>.fromOpaque($0).takeUnretainedValue().inbox.begin() },
      comeBack: { receiver, isLast in
        let work = Unmanaged<AppWork>.fromOpaque(receiver)
        work.takeUnretainedValue().inbox.comeBack()
        if isLast { work.release() }
      },
      resume: { work in
        guard let owner = owners.withLock({ $0[work.task] })?.work else { return false }
        owner.inbox.post(work)
        return true
      },
      schedule: { receiver, timer, due, interval in
        guard let timer = Unmanaged<AnyObject>.fromOpaque(timer).takeUnretainedValue() as? Timer else {
          return
        }
        Unmanaged<AppWork>.fromOpaque(receiver).takeUnretainedValue().add(timer, due: due, interval: interval)
      },
      configure: { configuration in
        let configuration = Unmanaged<AnyObject>.fromOpaque(configuration).takeUnretainedValue()
        (configuration as? URLSessionConfiguration).map(DeviceURLProtocol.add)
      },
      sharedSession: { Unmanaged.passRetained(DeviceURLProtocol.sharedSession).toOpaque() },
      setTimeZone: { calendar, timeZone in
        calendar.assumingMemoryBound(to: Calendar.self).pointee.timeZone =
          timeZone.assumingMemoryBound(to: TimeZone.self).pointee
      })

  /// The app whose code runs on this thread, also on its own queues; `nil` outside of apps.
  static var current: AppWork? {
    deviceTimeReceiver().map { Unmanaged<AppWork>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Remembers whose a task is.
  static func remember(_ task: UInt64, of work: AppWork) {
    owners.withLock { owners in
      if owners[task] == nil { owners[task] = Owner(work) }
    }
  }

  /// Forgets the tasks of an app that is gone.
  static func forget(_ work: AppWork) {
    let identity = ObjectIdentifier(work)
    owners.withLock { owners in owners = owners.filter { $1.identity != identity } }
  }
}
