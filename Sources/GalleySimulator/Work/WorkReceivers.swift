import CDeviceTime
import Foundation
import Synchronization

/// Hands the work that code of apps asks for to the app it belongs to.
///
/// Work that is asked for while an app's code runs is that app's. A task stays its app's also when another thread resumes it,
/// such as one of a real socket: tasks are known by their numbers, of which no two of a process are the same.
enum WorkReceivers {
  /// An app's work, which does not stay alive by it.
  private struct Owner {
    weak var work: AppWork?
  }

  private static let owners = Mutex<[UInt64: Owner]>([:])

  /// Tells the process's queues and clocks whom to ask; done once.
  static func install() { installed }

  private static let installed: Void = deviceTimeSetReceivers(
    DeviceWorkReceivers(
      add: { receiver, work in
        Unmanaged<AppWork>.fromOpaque(receiver).takeUnretainedValue().add(work)
      },
      resume: { work in
        guard let owner = owners.withLock({ $0[work.task] })?.work else { return false }
        owner.resume(work)
        return true
      },
      schedule: { receiver, timer, due, interval in
        guard let timer = Unmanaged<AnyObject>.fromOpaque(timer).takeUnretainedValue() as? Timer else {
          return
        }
        Unmanaged<AppWork>.fromOpaque(receiver).takeUnretainedValue().add(timer, due: due, interval: interval)
      }))

  /// Remembers whose a task is.
  static func remember(_ task: UInt64, of work: AppWork) {
    owners.withLock { owners in
      if owners[task] == nil { owners[task] = Owner(work: work) }
    }
  }

  /// Forgets the tasks of an app that is gone.
  static func forget(_ work: AppWork) {
    owners.withLock { owners in owners = owners.filter { $1.work != nil && $1.work !== work } }
  }
}
