import Dispatch
import GalleyDiff
import GalleyImage
import Glibc

/// Reads two files at once, band by band, and compares the bands while they are in a core's cache.
///
/// As long as the files' compressed pixels are the same, as they are down to the first change if one encoder wrote them,
/// only one is read. Then there are three kinds of jobs: reading a band of either file, and comparing two bands, in
/// order. A free worker takes the next job, so two workers are busy whichever file is slower to read. A worker without a
/// job sleeps until another one has finished. The result does not depend on the number of workers.
final class PairedBandReader: @unchecked Sendable {
  /// The bytes of a band, of whichever file has more a row; see `PNGFilteredRows.bandBytes` for how it was measured.
  static let bandBytes = 256 * 1_024

  /// The bands of a file that are held when two workers share the work; one is enough for one worker.
  private static let sharedDepth = 3

  private final class Side {
    let reader: PNGBandReader
    let bandCount: Int
    let slots: [UnsafeMutableRawBufferPointer]
    /// The number of bands that were read.
    var ready = 0
    var isBusy = false

    init(_ reader: PNGBandReader, bandRows: Int, slots: [UnsafeMutableRawBufferPointer]) {
      self.reader = reader
      self.slots = slots
      bandCount = (reader.height + bandRows - 1) / bandRows
    }

    func slot(_ band: Int) -> UnsafeMutableRawBufferPointer { slots[band % slots.count] }

    /// Reads a band, and after the last one verifies the file's end.
    func read(_ band: Int) throws {
      guard try reader.nextFiltered(into: slot(band)) != nil else {
        preconditionFailure("a reader gives all rows of its picture")
      }
      if band == bandCount - 1 { try finish() }
    }

    /// Verifies that the file ends after its last band.
    func finish() throws {
      guard try reader.nextFiltered(into: slots[0]) == nil else {
        preconditionFailure("a reader gives no more rows than its picture has")
      }
    }
  }

  private enum Job {
    case read(Int)
    /// Reading a band that both files may have.
    case readBoth
    case match(Int)
  }

  private let sides: [Side]
  private let memory: BandBuffers
  private let matcher: RowMatcher
  private let bandRows: Int
  private let depth: Int
  private let commonRows: Int
  private let matchCount: Int
  private let signal = Signal()
  // All below are behind the signal's lock.
  private var matched = 0
  /// Whether the files' compressed pixels have been the same so far.
  private var isAlike: Bool
  /// The number of bands that are the same in both files, and are in the first one's slots only.
  private var alikeCount = 0
  private var isMatching = false
  private var isOver = false
  private var fault: FileSideError?

  /// Prepares to read two files.
  ///
  /// - Parameters:
  ///   - first: One file, from its top, as it is stored.
  ///   - second: The other.
  ///   - matcher: Who compares their rows.
  ///   - workers: 1 or 2.
  init(_ first: PNGBandReader, _ second: PNGBandReader, matcher: RowMatcher, workers: Int) {
    let stride = max(first.rowBytes, second.rowBytes) + 1
    let bandRows = max(4, Self.bandBytes / stride / 4 * 4)
    let depth = workers > 1 ? Self.sharedDepth : 1
    self.bandRows = bandRows
    self.depth = depth
    self.matcher = matcher
    let bytes = [first, second].map { min(bandRows, $0.height) * ($0.rowBytes + 1) }
    let memory = BandBuffers(bytes.flatMap { Array(repeating: $0, count: depth) })
    self.memory = memory
    sides = [
      Side(first, bandRows: bandRows, slots: Array(memory.parts[..<depth])),
      Side(second, bandRows: bandRows, slots: Array(memory.parts[depth...])),
    ]
    commonRows = min(first.height, second.height)
    matchCount = (commonRows + bandRows - 1) / bandRows
    isAlike = matcher.comparesFiltered && first.height == second.height
  }

  /// Compares all bands, or as many as it takes.
  ///
  /// - Throws: ``FileSideError`` when a file is found to be unsound before the comparison stopped.
  func run(workers: Int) throws(FileSideError) {
    if workers > 1 {
      DispatchQueue.concurrentPerform(iterations: workers) { self.work(as: $0) }
    } else {
      work(as: 0)
    }
    if let fault { throw fault }
  }

  private func work(as worker: Int) {
    signal.lock()
    defer { signal.unlock() }
    while !isOver {
      guard let job = nextJob(for: worker) else {
        if isMatching || sides.contains(where: { $0.isBusy }) {
          signal.wait()
          continue
        }
        end()
        return
      }
      do throws(FileSideError) {
        try perform(job)
      } catch {
        if fault == nil || error.side == .first { fault = error }
        end()
      }
    }
  }

  private func end() {
    isOver = true
    signal.wakeAll()
  }

  /// The next job; nil when other jobs must finish first, or none is left.
  private func nextJob(for worker: Int) -> Job? {
    if !isMatching, matched < min(matchCount, sides[0].ready, sides[1].ready) { return .match(matched) }
    if isAlike {
      let first = sides[0]
      return !first.isBusy && first.ready < first.bandCount && first.ready - matched < depth ? .readBoth : nil
    }
    let open = [worker % 2, 1 - worker % 2].filter { index in
      let side = sides[index]
      return !side.isBusy && side.ready < side.bandCount
        && (matched == matchCount || side.ready - matched < depth)
    }
    return open.min { sides[$0].ready < sides[$1].ready }.map { .read($0) }
  }

  private func perform(_ job: Job) throws(FileSideError) {
    switch job {
    case .read(let index):
      let side = sides[index]
      side.isBusy = true
      let result = unlocked { () throws(FileSideError) in
        do { try side.read(side.ready) } catch {
          throw FileSideError(side: index == 0 ? .first : .second, error: error)
        }
      }
      side.isBusy = false
      try result.get()
      side.ready += 1
    case .readBoth:
      let (first, second) = (sides[0], sides[1])
      first.isBusy = true
      let result = unlocked { () throws(FileSideError) in try readBoth(first, second) }
      first.isBusy = false
      isAlike = try result.get()
      guard isAlike else { break }
      first.ready += 1
      second.ready += 1
      alikeCount = first.ready
    case .match(let band):
      isMatching = true
      // One memory for both says that nothing differs.
      let other = sides[band < alikeCount ? 0 : 1]
      let result = unlocked { () throws(FileSideError) in
        let top = band * bandRows
        return try matcher.match(
          top..<min(commonRows, top + bandRows), sides[0].slot(band).baseAddress!,
          other.slot(band).baseAddress!)
      }
      isMatching = false
      matched += 1
      if try !result.get() { end() }
    }
    signal.wakeAll()
  }

  /// Reads a band as long as both files have the same one; false when they do not.
  private func readBoth(_ first: Side, _ second: Side) throws(FileSideError) -> Bool {
    let band = first.ready
    guard first.reader.nextAlike(second.reader, into: first.slot(band), and: second.slot(band)) != nil else {
      return false
    }
    guard band == first.bandCount - 1 else { return true }
    do { try first.finish() } catch { throw FileSideError(side: .first, error: error) }
    do { try second.finish() } catch { throw FileSideError(side: .second, error: error) }
    return true
  }

  private func unlocked<Value>(_ body: () throws(FileSideError) -> Value) -> Result<Value, FileSideError> {
    signal.unlock()
    defer { signal.lock() }
    return Result { () throws(FileSideError) in try body() }
  }
}

/// A mutex with a condition variable.
private final class Signal {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var sleepers = 0

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }

  /// Waits; the lock is held before and after.
  func wait() {
    sleepers += 1
    pthread_cond_wait(condition, mutex)
    sleepers -= 1
  }

  func wakeAll() {
    if sleepers > 0 { pthread_cond_broadcast(condition) }
  }
}
