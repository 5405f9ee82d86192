import GalleyDiff
import GalleyImage
import GalleyText
import GalleyTree

/// Explains the difference of two pictures without trees.
struct PictureExplanation {
  /// The causes, most important first.
  private(set) var causes: [Cause] = []
  /// The number of differing pixels of which nothing is known but that they differ.
  private(set) var unexplainedPixels = 0

  /// The most places that are named; the rest are counted.
  private static let mostPlaces = 5
  /// The most changes that are named; the rest are counted.
  private static let mostChanges = 20

  /// Explains the difference of two pictures.
  ///
  /// - Parameters:
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture.
  ///   - difference: Which pixels differ.
  ///   - clusters: The same pixels, put together.
  ///   - isMasked: Whether some pixels are not judged; then rows are not compared, since they hold such pixels.
  ///   - scale: Pixels a point.
  init(
    _ baseline: Bitmap, _ candidate: Bitmap, _ difference: PixelDifference, _ clusters: [PixelCluster],
    isMasked: Bool, scale: Double
  ) {
    if difference.isEmpty { return }
    let bands = isMasked ? nil : BandAlignment.find(baseline, candidate, differing: difference.count)
    let isWhole = bands?.rest.isEmpty ?? false
    if !isMasked, !isWhole, let shift = RowShift.find(baseline, candidate) {
      causes = [Self.shiftCause(shift, pixels: difference.count)]
      causes[0].areas = PlaceList.rectangles(clusters, scale: scale)
      return
    }
    let evidence = PixelEvidence(baseline: baseline, candidate: candidate)
    var told: [Cause] = []
    var hasBands = false
    var found = isWhole ? nil : PictureChanges(baseline, candidate, difference)
    if let bands {
      let aligned = PictureChanges(
        bands.aligned(baseline, to: candidate), candidate, bands.rest, bands: bands)
      // Bands say more of what they explain than blocks do, which may explain more.
      if found.map({ aligned.isBetter(than: $0, with: bands.events.count) }) ?? true {
        told = Self.bandCauses(bands, pixels: difference.count - bands.rest.count, evidence)
        if !told.isEmpty { told[0].areas = PlaceList.rectangles(clusters, scale: scale) }
        hasBands = !told.isEmpty
        found = aligned
      }
    }
    guard let found else { return }
    told += found.changes.prefix(Self.mostChanges).map { $0.cause(scale: scale) }
    var clusters = clusters
    if !told.isEmpty || !found.changes.isEmpty {
      clusters = PixelCluster.find(in: found.rest, joining: Self.bandJoining)
    }
    unexplainedPixels = found.rest.count
    causes = told + clusters.prefix(Self.mostPlaces).map { Self.placeCause($0, scale, evidence) }
    if let more = Self.moreCause(found.changes.dropFirst(Self.mostChanges), scale) { causes.append(more) }
    let rest = clusters.dropFirst(Self.mostPlaces)
    if !rest.isEmpty { causes.append(Self.restCause(rest, scale, evidence)) }
    if hasBands, let areas = causes[0].areas {
      causes[0].areas = PlaceList.cut(areas, by: causes.dropFirst().flatMap { $0.areas ?? [] })
    }
  }

  /// The gap up to which pixels belong together where bands were aligned.
  private static let bandJoining = 2

  /// The causes of band events; the first one accounts for the pixels of all, where no other cause has places.
  private static func bandCauses(
    _ bands: BandAlignment, pixels: Int, _ evidence: PixelEvidence
  ) -> [Cause] {
    bands.events.enumerated().map { index, event in
      let (kind, delta): (Cause.Kind, String) =
        switch event {
        case .inserted(let lines):
          (.appeared, "\(lines.count) px \(evidence.digest(of: lines, bands.axis, isNew: true))")
        case .removed(let lines):
          (.vanished, "\(lines.count) px \(evidence.digest(of: lines, bands.axis, isNew: false))")
        case .moved(_, let by), .shifted(_, _, let by): (.moved, "\(by) px")
        }
      let property = bands.axis == .rows ? "position" : "horizontal position"
      return Cause(
        id: CauseID.make(kind, identity: "", property: property, delta: delta), kind: kind, element: "",
        property: property, after: delta, pixels: index == 0 ? pixels : 0,
        sentence: event.sentence(bands.axis))
    }
  }

  private static func shiftCause(_ shift: RowShift, pixels: Int) -> Cause {
    let way = "\(shift.rows > 0 ? "down" : "up") \(abs(shift.rows)) px"
    let what =
      shift.end.map { "everything from y = \(shift.start) to y = \($0)" }
      ?? "everything below y = \(shift.start)"
    return Cause(
      id: CauseID.make(.moved, identity: "", property: "position", delta: "\(shift.rows) px"), kind: .moved,
      element: "", property: "position", after: way, pixels: pixels, sentence: "\(what) moved \(way)")
  }

  private static func placeCause(
    _ cluster: PixelCluster, _ scale: Double, _ evidence: PixelEvidence
  ) -> Cause {
    let bounds = cluster.bounds
    let place = "\(bounds.width) × \(bounds.height) px at (\(bounds.minX), \(bounds.minY))"
    let count = cluster.count == 1 ? "1 px differs" : "\(Numeral.pixels(cluster.count)) differ"
    return Cause(
      id: CauseID.make(
        .pixels, identity: "", property: "pixels", delta: evidence.digest(of: [cluster])), kind: .pixels,
      element: "",
      property: "pixels", pixels: cluster.count, areas: PlaceList.rectangles([cluster], scale: scale),
      sentence: "\(place) look different (\(count))")
  }

  private static func restCause(
    _ places: ArraySlice<PixelCluster>, _ scale: Double, _ evidence: PixelEvidence
  ) -> Cause {
    let pixels = places.reduce(0) { $0 + $1.count }
    let text = "and \(EnglishNoun.count(places.count, "more place")) (\(Numeral.pixels(pixels)) differ)"
    return Cause(
      id: CauseID.make(
        .pixels, identity: "", property: "pixels", delta: evidence.digest(of: Array(places))),
      kind: .pixels, element: "",
      property: "pixels", followers: places.count - 1, pixels: pixels,
      areas: PlaceList.rectangles(Array(places), scale: scale), sentence: text)
  }

  private static func moreCause(_ changes: ArraySlice<PictureChange>, _ scale: Double) -> Cause? {
    if changes.isEmpty { return nil }
    let text = "and \(EnglishNoun.count(changes.count, "more change"))"
    return Cause(
      id: CauseID.make(.pixels, identity: "", property: "changes", delta: text), kind: .pixels, element: "",
      property: "changes", followers: changes.count - 1, pixels: changes.reduce(0) { $0 + $1.pixels },
      areas: changes.flatMap { $0.areas(scale: scale) }, sentence: text)
  }

  /// The cause that says that a picture's size changed.
  static func sizeCause(_ sizes: Comparison.Sizes) -> Cause {
    func text(_ size: [Int]) -> String { "\(size[0]) × \(size[1]) px" }
    let (before, after) = (text(sizes.baseline), text(sizes.candidate))
    let delta = zip(sizes.candidate, sizes.baseline).map { "\($0 - $1)" }.joined(separator: " ")
    return Cause(
      id: CauseID.make(.size, identity: "", property: "size", delta: delta), kind: .size, element: "",
      property: "size", before: before, after: after,
      sentence: PictureSentence.size(
        PixelSize(width: sizes.baseline[0], height: sizes.baseline[1]),
        PixelSize(width: sizes.candidate[0], height: sizes.candidate[1]))
        + ": \(after), before \(before)")
  }
}
