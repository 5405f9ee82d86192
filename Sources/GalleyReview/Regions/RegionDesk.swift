import GalleyBaselines

struct RegionDesk {
  init(_ session: ReviewSession) {}
  func answer(_ body: [UInt8]) throws(RequestRefusal) -> [String] { throw .notFound }
}
