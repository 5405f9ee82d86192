import GalleyDiff
import GalleyImage

/// The changes between two pictures that pixels alone prove, and the pixels that they do not account for.
///
/// Each change is verified against the pixels: a block that moved has the same pixels at its new place, a colour that
/// changed left every edge where it was. Where nothing is certain, there is no change.
struct PictureChanges {
  /// The changes, those of most pixels first.
  private(set) var changes: [PictureChange] = []
  /// The differing pixels of which nothing is known but that they differ.
  private(set) var rest: PixelDifference
  private let bands: BandAlignment?
  private var budget: PixelBudget
  /// What was added, before it was put to its place.
  private var proposals: [(change: PictureChange, untold: [PixelRect])] = []

  /// The gap up to which differing pixels belong together: that between letters.
  private static let joining = 8
  /// With more places, pictures differ by noise.
  private static let mostPlaces = 2000
  /// The places that are looked at, largest first.
  private static let lookedAt = 160
  /// How often each pixel may be read.
  private static let reads = 4

  /// Looks for changes.
  ///
  /// - Parameters:
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture.
  ///   - difference: Which pixels count.
  ///   - bands: The alignment by which lines of the approved picture were put where the new one has them.
  /// - Complexity: O(*n*) in the pixels near those that differ; the number of blocks is limited.
  init(
    _ baseline: Bitmap, _ candidate: Bitmap, _ difference: PixelDifference, bands: BandAlignment? = nil
  ) {
    rest = difference
    self.bands = bands
    let common = PixelRect(
      x: 0, y: 0, width: min(baseline.width, candidate.width), height: min(baseline.height, candidate.height))
    budget = PixelBudget(Self.reads * common.area)
    if difference.isEmpty { return }
    if baseline.width != candidate.width, baseline.height != candidate.height, findScale(baseline, candidate)
    {
      return
    }
    let a = PixelGrid(baseline, width: common.width, height: common.height)
    let b = PixelGrid(candidate, width: common.width, height: common.height)
    if difference.count * 2 >= common.area, let colors = Recoloring(a, b, in: common, isWhole: true, &budget)
    {
      add(PictureChange(fact: .recolored(colors), before: [common], after: [common], isEverywhere: true), [])
      return
    }
    let clusters = PixelCluster.find(in: difference, joining: Self.joining)
    if clusters.count > Self.mostPlaces { return }
    let places = clusters.prefix(Self.lookedAt).compactMap { $0.bounds.intersection(common) }
      .filter { $0 != common }
    let others = addRecolorings(places, a, b)
    guard let windows = windows(around: others, a, b) else { return }
    let matching = BlockMatching(a, b, in: windows, &budget)
    for change in matching.changes { add(change, matching.untold) }
    if bands != nil || baseline.width != candidate.width || baseline.height != candidate.height {
      forgetChance(difference)
    }
    changes.sort { $0.pixels > $1.pixels }
  }

  /// Forgets small changes where most is unknown and content is elsewhere: what stands there now may be another thing.
  private mutating func forgetChance(_ difference: PixelDifference) {
    let unknown = rest.count
    guard unknown * 2 > difference.count else { return }
    let all = proposals
    (changes, rest) = ([], difference)
    for (change, untold) in all {
      var isCertain = change.pixels * 4 >= unknown
      if case .moved = change.fact { isCertain = true }
      if isCertain { add(change, untold) }
    }
  }

  /// Whether less is left over than of others, or as much by fewer changes.
  func isBetter(than other: PictureChanges, with more: Int) -> Bool {
    (rest.count, changes.count + more) < (other.rest.count, other.changes.count)
  }

  /// Looks for a whole picture at another scale.
  private mutating func findScale(_ baseline: Bitmap, _ candidate: Bitmap) -> Bool {
    let (a, b) = (PixelGrid(baseline), PixelGrid(candidate))
    let scaling = BlockShapes.scale(
      PictureBlock(bounds: a.extent, hash: 0, ground: a[0, 0]), a,
      PictureBlock(bounds: b.extent, hash: 0, ground: b[0, 0]), b, others: 5, limit: 16_000_000)
    guard let scaling else { return false }
    var kept = PixelDifference(width: rest.width, height: rest.height)
    for rect in scaling.others { kept.insert(rest, in: rect) }
    changes = [
      PictureChange(
        fact: .scaled(scaling.scale), before: [a.extent], after: [b.extent], pixels: rest.count - kept.count,
        isEverywhere: true)
    ]
    rest = kept
    return true
  }

  // MARK: Colours

  /// Adds what has other colours, and returns the other places.
  private mutating func addRecolorings(_ places: [PixelRect], _ a: PixelGrid, _ b: PixelGrid) -> [PixelRect] {
    var found: [Recoloring: [PixelRect]] = [:]
    var others: [PixelRect] = []
    for place in places {
      if let colors = Recoloring(a, b, in: place, &budget) {
        found[colors, default: []].append(place)
      } else {
        others.append(place)
      }
    }
    for (colors, places) in found.sorted(by: { ($0.key.before, $0.key.after) < ($1.key.before, $1.key.after) }
    ) {
      add(PictureChange(fact: .recolored(colors), before: places, after: places), others)
    }
    return others
  }

  // MARK: Blocks

  /// The windows around places, smallest first; `nil` where the budget did not suffice.
  private mutating func windows(around places: [PixelRect], _ a: PixelGrid, _ b: PixelGrid) -> [QuietWindow]?
  {
    var windows: [QuietWindow] = []
    for place in places {
      if windows.contains(where: {
        $0.bounds.intersection(place) == place && $0.isGround(around: place, a, b)
      }) {
        continue
      }
      guard var window = QuietWindow(around: place, a, b, &budget) else { continue }
      while let index = windows.firstIndex(where: { $0.ground == window.ground && $0.meets(window) }) {
        guard window.join(windows.remove(at: index), a, b, &budget) else { return nil }
      }
      windows.append(window)
    }
    return windows.sorted { $0.bounds.area < $1.bounds.area }
  }

  /// Adds a change with the pixels that it accounts for, unless these are none.
  ///
  /// - Parameter untold: Parts of which nothing is known; those that are wholly around the change hold it.
  private mutating func add(_ change: PictureChange, _ untold: [PixelRect]) {
    var change = change
    let rects = change.before + change.after
    var own = PixelDifference(width: rest.width, height: rest.height)
    for rect in rects { own.insert(rest, in: rect) }
    for other in untold where !rects.allSatisfy({ other.intersection($0) == $0 }) { own.clear(other) }
    if own.isEmpty { return }
    change.pixels = own.count
    proposals.append((change, untold))
    guard change.place(by: bands) else { return }
    changes.append(change)
    rest = rest.subtracting(own)
  }
}

extension PictureChange {
  /// Puts what was in the aligned picture to its place in the approved one, and says whether that is known.
  fileprivate mutating func place(by bands: BandAlignment?) -> Bool {
    guard let bands else { return true }
    let places = before.compactMap { bands.approved($0) }
    guard places.count == before.count else { return false }
    before = places
    guard case .moved = fact else { return true }
    let ways = Set(zip(before, after).map { [$1.x - $0.x, $1.y - $0.y] })
    guard ways.count == 1, let way = ways.first, way != [0, 0] else { return false }
    fact = .moved(right: way[0], down: way[1])
    return true
  }
}
