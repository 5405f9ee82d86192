import Glibc

/// The stack that calls within calls may take, counted from where it was made.
package struct StackRoom {
  /// The stack of a thread without a limit: glibc gives it two megabytes (pthread_create(3)).
  private static let unlimitedSize = 2 << 20

  private let start: UInt
  private let room: UInt

  /// Measures from here on.
  ///
  /// - Parameter part: The part of a thread's stack that may be taken, from 0 to 1.
  package init(part: Double) {
    var limit = rlimit()
    let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    let size = isKnown && limit.rlim_cur != rlim_t.max ? Int(clamping: limit.rlim_cur) : Self.unlimitedSize
    // No thread has more by itself, regardless of the limit of the first one.
    room = UInt(part * Double(min(size, 8 << 20)))
    start = Self.here
  }

  /// Whether it is taken.
  package var isUsedUp: Bool {
    // It grows down.
    let here = Self.here
    return here < start && start - here > room
  }

  @inline(never)
  private static var here: UInt {
    var place = 0
    return withUnsafePointer(to: &place) { UInt(bitPattern: $0) }
  }
}
