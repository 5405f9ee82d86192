import Glibc

/// Stacks that are large enough for the deepest trees, whatever the limit of the shell is.
package enum LargeStack {
  /// The usual size on Linux, in bytes.
  private static let size = 8 << 20

  /// A closure to call on another thread.
  private final class Call {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs code on a thread with a large stack where the stack of this one is limited to less; new threads get one, too.
  ///
  /// - Reference: pthread_setattr_default_np(3): without it, new threads have the limit of `ulimit -s`.
  package static func run<Value>(_ body: () -> Value) -> Value {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < rlim_t(size)
    else {
      return body()
    }
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, size)
    typealias SetDefault = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32
    if let symbol = dlsym(nil, "pthread_setattr_default_np") {
      _ = unsafeBitCast(symbol, to: SetDefault.self)(attributes)
    }
    var result: Value?
    let isRun = withoutActuallyEscaping(body) { body in
      let call = Call { result = body() }
      var thread = pthread_t()
      let code = pthread_create(
        &thread, attributes,
        { context in
          guard let context else { return nil }
          Unmanaged<Call>.fromOpaque(context).takeUnretainedValue().body()
          return nil
        }, Unmanaged.passUnretained(call).toOpaque())
      guard code == 0 else { return false }
      pthread_join(thread, nil)
      return withExtendedLifetime(call) { true }
    }
    return isRun ? result ?? body() : body()
  }
}
