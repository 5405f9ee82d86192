import Glibc
import Testing

/// Runs a test as somebody whom permissions hold for, even where the tests run as root.
///
/// On Linux the identity that files are opened under belongs to the thread alone (`setfsuid(2)`), so no other test
/// notices. `nobody` owns nothing: what the test makes must be open to everybody, but for what it is about.
func withoutPrivileges<Result>(_ body: () throws -> Result) throws -> Result {
  guard geteuid() == 0 else { return try body() }
  // The header that declares it is not part of Swift's Glibc.
  let symbol = try #require(dlsym(nil, "setfsuid"))
  let setfsuid = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> CInt).self)
  let nobody: uid_t = 65534
  _ = setfsuid(nobody)
  defer { _ = setfsuid(0) }
  return try body()
}
