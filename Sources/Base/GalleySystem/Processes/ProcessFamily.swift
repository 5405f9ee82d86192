import Glibc

/// A process and everything that was started by it, however far it went away since.
///
/// A descendant is known by its parent, by the process group or the session that one of the family leads, and by an environment
/// variable that all inherit. One whose parent has died is known by having been adopted by this process, which
/// ``adoptOrphans()`` asks the system for.
///
/// - Reference: prctl(2), `PR_SET_CHILD_SUBREAPER`.
package struct ProcessFamily {
  /// The process that everything was started by.
  package let root: pid_t
  private let start: UInt64
  private let variable: (name: String, value: String)?
  /// The processes of the family that were ever seen, with their starts: a number may come back.
  private var seen: [pid_t: UInt64]

  /// Begins to watch a process that this one has started, with an environment variable that identifies it, if there is one.
  package init(of root: pid_t, marked variable: (name: String, value: String)?) {
    self.root = root
    self.variable = variable
    start = ProcessTable.entry(root)?.start ?? 0
    seen = [root: start]
  }

  /// Makes this process the parent of orphans among its descendants.
  package static func adoptOrphans() {
    // prctl(2) takes a varying number of arguments, which Swift calls no function with.
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return }
    let becomeSubreaper: Int32 = 36
    _ = unsafeBitCast(symbol, to: Control.self)(becomeSubreaper, 1, 0, 0, 0)
  }

  /// The processes of the family that run now.
  package mutating func members() -> [pid_t] {
    let table = ProcessTable().entries
    var family = Set(seen.filter { table[$0.key]?.start == $0.value }.map(\.key))
    let own = getpid()
    let leaders = Set(seen.keys)
    for entry in table.values where !family.contains(entry.pid) && entry.pid != own {
      let isLed =
        leaders.contains(entry.session) && entry.session != getsid(0)
        || leaders.contains(entry.group) && entry.group != getpgrp()
      let isAdopted = entry.parent == own && entry.start >= start && start > 0
      let isMarked = variable.map { ProcessTable.hasVariable(entry.pid, $0.name, $0.value) } ?? false
      if isLed || isAdopted || isMarked {
        family.insert(entry.pid)
      }
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for entry in table.values where family.contains(entry.parent) && entry.pid != own {
        if family.insert(entry.pid).inserted { isGrowing = true }
      }
    }
    for pid in family { seen[pid] = table[pid]?.start }
    return family.filter { table[$0]?.hasEnded == false }.sorted()
  }

  /// Sends a signal to every process of the family that runs now.
  package mutating func signal(_ number: Int32) {
    for pid in members() { kill(pid, number) }
  }

  /// Takes note of the end of adopted processes, so that none of them stays in the table; the root is its starter's to wait for.
  package func reap() {
    for pid in seen.keys where pid != root {
      var status = Int32(0)
      _ = waitpid(pid, &status, WNOHANG)
    }
  }
}
