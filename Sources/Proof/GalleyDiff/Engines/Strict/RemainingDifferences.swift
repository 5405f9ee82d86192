import CPixelKernels

/// The pixels of some rows that still differ after the rules of ``StrictEngine`` that are applied so far, and those that belong to shapes
/// that were drawn anew.
struct RemainingDifferences {
  private struct Kind: OptionSet {
    var rawValue: UInt8
    static let faint = Kind(galley_kind_faint)
    static let strong = Kind(galley_kind_strong)
    /// It does not remain.
    static let redrawn = Kind(galley_kind_redrawn)
    /// It has changed but slightly for what is around, or not so; neither if nobody has asked yet.
    static let (slight, considerable) = (Kind(rawValue: 8), Kind(rawValue: 16))
    static let remaining: Kind = [.faint, .strong]

    init(rawValue: UInt8) { self.rawValue = rawValue }
    private init(_ kind: galley_kind) { rawValue = UInt8(kind.rawValue) }
  }

  private let rows: Range<Int>
  private let width: Int
  /// The kinds of a row's pixels, with nothing before and behind them as far as a speck has to be alone.
  private var kinds: [UInt8] = []
  private let stride: Int

  private static let reach = StrictEngine.speckReach
  /// How far around a pixel little must be left.
  private static let sparseReach = Int(galley_sparse_reach)
  /// The most pixels that are little.
  private static let mostLeft = 16

  init(rows: Range<Int>, width: Int) {
    self.rows = rows
    self.width = width
    stride = width + 2 * Self.reach
  }

  /// Adds a pixel.
  mutating func add(_ x: Int, _ y: Int, isFaint: Bool) {
    makeRoom()
    kinds[start(of: y) + x] = (isFaint ? Kind.faint : .strong).rawValue
  }

  /// Adds a pixel whose shape was drawn anew.
  mutating func addRedrawn(_ x: Int, _ y: Int) {
    makeRoom()
    kinds[start(of: y) + x] = Kind.redrawn.rawValue
  }

  /// Adds the pixels of a row that are marked as different or smoothed.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - marks: A ``PixelMark`` for each of its pixels.
  ///   - findStrong: Writes 1 for those of them that are not faint, and nothing else but 0 for the others.
  mutating func add(
    row y: Int, _ marks: UnsafePointer<UInt8>, findStrong: (UnsafeMutablePointer<UInt8>) -> Void
  ) {
    makeRoom()
    let start = start(of: y)
    kinds.withUnsafeMutableBufferPointer { kinds in
      let row = kinds.baseAddress! + start
      findStrong(row)
      galley_find_kinds(marks, width, row)
    }
  }

  private mutating func makeRoom() {
    if kinds.isEmpty { kinds = Array(repeating: 0, count: rows.count * stride) }
  }

  private func start(of y: Int) -> Int { (y - rows.lowerBound) * stride + Self.reach }

  private func kind(_ x: Int, _ y: Int) -> Kind { Kind(rawValue: kinds[start(of: y) + x]) }

  /// Takes a pixel out whose shape was drawn anew.
  mutating func remove(_ x: Int, _ y: Int) { kinds[start(of: y) + x] = Kind.redrawn.rawValue }

  /// Whether a pixel remains.
  func contains(_ x: Int, _ y: Int) -> Bool { !kinds.isEmpty && !kind(x, y).isDisjoint(with: .remaining) }

  /// The faint pixels that are alone as far as some rows tell, row by row.
  func lonePixels(in rows: Range<Int>) -> [(x: Int, y: Int)] {
    guard !kinds.isEmpty else { return [] }
    var columns = [UInt32](repeating: 0, count: width)
    return rows.flatMap { y in
      let count = kinds.withUnsafeBufferPointer {
        galley_list_lone($0.baseAddress! + start(of: y), width, &columns)
      }
      return columns[..<count].lazy.map { (x: Int($0), y: y) }.filter { isAlone($0.x, $0.y, in: rows) }
    }
  }

  /// Whether all remaining pixels around a pixel are faint and fit into two by two pixels with it.
  func isAlone(_ x: Int, _ y: Int) -> Bool { isAlone(x, y, in: rows) }

  private func isAlone(_ x: Int, _ y: Int, in rows: Range<Int>) -> Bool {
    var (left, right, top, bottom) = (x, x, y, y)
    for row in max(rows.lowerBound, y - Self.reach)...min(rows.upperBound - 1, y + Self.reach) {
      for column in max(0, x - Self.reach)...min(width - 1, x + Self.reach) {
        let kind = kind(column, row)
        if kind.isDisjoint(with: .remaining) { continue }
        if kind.contains(.strong) { return false }
        (left, right, top, bottom) = (min(left, column), max(right, column), min(top, row), max(bottom, row))
        if right - left > 1 || bottom - top > 1 { return false }
      }
    }
    return true
  }

  /// The remaining pixels around which little is left and more was drawn anew, as far as some rows tell, row by row.
  func sparsePixels(in rows: Range<Int>) -> [(x: Int, y: Int)] {
    guard !kinds.isEmpty else { return [] }
    var found: [(x: Int, y: Int)] = []
    var columns = [UInt32](repeating: 0, count: width)
    var counts = [UInt8](repeating: 0, count: 2 * stride)
    kinds.withUnsafeBufferPointer { kinds in
      counts.withUnsafeMutableBufferPointer { counts in
        let remaining = counts.baseAddress! + Self.reach
        let around = galley_columns(remaining: remaining, redrawn: remaining + stride)
        func row(_ y: Int) -> UnsafePointer<UInt8> { kinds.baseAddress! + start(of: y) }
        var counted = rows.lowerBound..<rows.lowerBound
        for y in rows {
          let near = nearRows(y).clamped(to: rows)
          for added in counted.upperBound..<near.upperBound {
            galley_count_kinds(row(added), width, true, around)
          }
          for gone in counted.lowerBound..<near.lowerBound {
            galley_count_kinds(row(gone), width, false, around)
          }
          counted = near
          let count = galley_list_sparse(
            row(y), around, width, UInt8(Self.mostLeft), knowsAllNear(y, in: rows), &columns)
          found += columns[..<count].lazy.map { (x: Int($0), y: y) }
        }
      }
    }
    return found
  }

  /// Whether some rows are all in which little must be left around a pixel of a row.
  func knowsAllNear(_ y: Int, in rows: Range<Int>) -> Bool { rows.contains(nearRows(y)) }

  private func nearRows(_ y: Int) -> Range<Int> {
    rows.clamped(to: y - Self.sparseReach..<y + Self.sparseReach + 1)
  }

  /// Whether little is left around a pixel, all of it has changed slightly, and more was drawn anew, as far as some rows tell.
  ///
  /// - Parameter isSlight: Decides whether a pixel has changed slightly; asked once for each.
  mutating func isLittleLeft(
    _ x: Int, _ y: Int, in rows: Range<Int>, isSlight: (_ x: Int, _ y: Int) -> Bool
  ) -> Bool {
    var left: [(x: Int, y: Int)] = []
    var redrawn = 0
    for row in nearRows(y).clamped(to: rows) {
      for column in max(0, x - Self.sparseReach)...min(width - 1, x + Self.sparseReach) {
        let kind = kind(column, row)
        if kind.contains(.considerable) { return false }
        if kind.contains(.redrawn) { redrawn += 1 }
        if kind.isDisjoint(with: .remaining) { continue }
        if left.count == Self.mostLeft { return false }
        left.append((column, row))
      }
    }
    let mayBeEnough = 2 * redrawn >= left.count || !knowsAllNear(y, in: rows)
    return mayBeEnough && left.allSatisfy { note(whether: isSlight, $0.x, $0.y) }
  }

  private mutating func note(whether isSlight: (_ x: Int, _ y: Int) -> Bool, _ x: Int, _ y: Int) -> Bool {
    var kind = kind(x, y)
    if kind.isDisjoint(with: [.slight, .considerable]) {
      kind.insert(isSlight(x, y) ? .slight : .considerable)
      kinds[start(of: y) + x] = kind.rawValue
    }
    return kind.contains(.slight)
  }
}
