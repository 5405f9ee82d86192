import Foundation
import GalleyDiff
import GalleyFileDiff
import GalleyImage
import TemporaryFolders
import Testing

/// Files with equal pixels and a colour profile.
@Suite struct ProfileFileTests {
  /// A picture of 64 × 64 pixels with a profile of 588 bytes.
  private static let first = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAABdmlDQ1BJQ0MgUHJvZmlsZQAAeJx1kb1LQlEYxn9qUaTRUEOEg4NF\
      hEEURGPZ0CIhZpDVcr1eNfDjcq8S0Rq0NAgNUUtfQ/9BrUFrQRAUQURzY19LyO09GSih53Lu++M553l573PBHcnpebttGvKFkhWb\
      CweWEsuBjle8+PExQp+m2+ZMNBqh5fq6x6Xq3ajq1fpe0+VNGbYOrk7hSd20SsIyDZH1kql4R7hPz2op4SPhkCUDCl8rPVnjF8WZ\
      Gn8otuKxWXCrnoFMAycbWM9aeeFh4WA+V9b/5lFf4jMKiwtSB2T7sYkxR5gAScqskaPEqNSCZNbcN/brm6coHl3eJhtY4siQFW9I\
      1LJ0NaSmRTfkybGhcv+fp52eGK9194Wh/dlx3gehYxeqFcf5Pnac6gl4nuCyUPcXJaepT9ErdS14CD1bcH5V15J7cLEN/Y+mZmm/\
      kke2O52GtzPoTkDvLXSt1LL6O+f0AeKb8otuYP8AhuR+z+oPL3doHysbRmUAAAAJcEhZcwAAFiUAABYlAUlSJPAAAADMSURBVHic\
      7ZlBCsIwEEW/kEUP7tE8ikdw6cJFMUioBQv1ZeDB8PgMIZCmn8+QS5KWVrzyTJaiXA+wJI+kJfV0v4Gq7DewHuv+Fv2Us/cHD9TT\
      eoDm4IHPum01h3+RX7+TAzX6eoCmOUBrPUBzJwe+1fWXxf1rnbX/gXlgrvV6gKY5QGs9QNN5gO7rAZrmAK31AM0D88Bc9Yf3gXP3\
      1wM0zQFa6wGazgN0Xw/QNAdorQdo+j5Ar9cDNM0BWusBms4DdF8P0DQHaK0HaL4AfHNj5S0D8ogAAAAASUVORK5CYII=
      """)!
  /// The same picture and profile, both compressed by another program.
  private static let recompressed = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAABdmlDQ1BJQ0MgUHJvZmlsZQAAKJF1kb1LQlEYxn9qUaTRUEOEg4NF\
      hEEURGPZ0CIhZpDVcr1eNfDjcq8S0Rq0NAgNUUtfQ/9BrUFrQRAUQURzY19LyO09GSih53Lu++M553l573PBHcnpebttGvKFkhWb\
      CweWEsuBjle8+PExQp+m2+ZMNBqh5fq6x6Xq3ajq1fpe0+VNGbYOrk7hSd20SsIyDZH1kql4R7hPz2op4SPhkCUDCl8rPVnjF8WZ\
      Gn8otuKxWXCrnoFMAycbWM9aeeFh4WA+V9b/5lFf4jMKiwtSB2T7sYkxR5gAScqskaPEqNSCZNbcN/brm6coHl3eJhtY4siQFW9I\
      1LJ0NaSmRTfkybGhcv+fp52eGK9194Wh/dlx3gehYxeqFcf5Pnac6gl4nuCyUPcXJaepT9ErdS14CD1bcH5V15J7cLEN/Y+mZmm/\
      kke2O52GtzPoTkDvLXSt1LL6O+f0AeKb8otuYP8AhuR+z+oPL3doH5vbeHkAAAAJcEhZcwAAFiUAABYlAUlSJPAAAAD/SURBVGje\
      7dmxDYMwEIXhI3KZghEoMgAjUGQARqDIAIxAkQEYgSIDMAJFBmAEigxAQUFBEQkUicaFdUVs+ZcsyzpdY8FnnfQSETFiwl2Xfd/C\
      3Y8LXMUsv1Jg5+C/QCJpevqlPqfzLYg6BjCgNpBllif2banfverHAAbUBvLc8u7azg+v+jGAAbWBonAcwZ9e9WMAA2oDZek4l7+8\
      6scABtQGqspxXverjgEMqA3UteO87tcZAxhQG2ga8gEMxG2gbckHMBC3ga4jH8BA3Ab6nnwAA3EbGAbyAQzEbWAcyQcwELeBaSIf\
      wEDcBuaZfOC/X2Bd96ssge6JbJuRgNcXgHToOXKl/OIAAAAASUVORK5CYII=
      """)!
  /// The same as a third program compressed it, with another name for the profile.
  private static let renamed = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAABY2lDQ1BpY2MAAHjalZC/SwJhGMc/WqGk4ZBDhMMNFhEKURCNZoOL\
      hJhBVouengbeedydhLQGLQ1CQ9SS1dB/UGvQWhAERRDR3NivJeR6DyElcOh54X0+fB++Dw9fcCcrsmr2x0DVLCOdiEsr2VXJ84qP\
      EH4mCeZkU59PpZL0rK97XAB3UWcX/ytfoWjK4PICs7JuWIJjQHLT0h3eBYJyOVcQ3AQihjhQ8LWj59v84nCpzR8OG5n0Ari9gFTq\
      4nwXy2VDFTwBhNVKTQYAXIC/qC0vAaNACJM0CeJI5KmxQQWLqOga9PBN4fgWqSIhi1+njiEcJcpYRIRaw6QouoJBUbwKdSf3v3ma\
      ysx0e7s/DgPPtv0+Bp49aDVs+/vYtlsn0PcEl1rHX23C3KfQGx0tfASBbTi/6mj5fbjYgZFHPWfkAGEB3IoCb2cwlIXhWxhcc7L6\
      nXP6AJktSN7AwSGMKxBY/wEvd2gfPzrCaQAAAAlwSFlzAAAWJQAAFiUBSVIk8AAAALlJREFUeNrtmUEKwkAQBEvpgw/3aT7FJ3jM\
      QQgIXgSFSGYmBc3ShJBLb00zJEBIX53Xc+l7hgQu8IBAPz8ngay6Q17q8XxOAtXv+lEYeNcN8kH7vy8DMmAPyIAMbM3A17pCftFm\
      37cHZMAesAdkwH3AHpABe8AekIF/MdBUcxKoftePwkDdeW8PVPVzEnAfkAEZqD3v7YGqfk4C/h+QARmoPe/tgap+TgLuAzIgA7Xn\
      vT1Q1Z9YltBYT1ypncvWTBj3AAAAAElFTkSuQmCC
      """)!

  private func compare(
    _ first: Data, _ second: Data, by engine: any PixelEngine, _ extent: FileComparison.Extent
  ) throws -> FileDifference {
    try withTemporaryFolder { folder in
      let paths = ["a.png", "b.png"].map { folder + "/" + $0 }
      try first.write(to: URL(fileURLWithPath: paths[0]))
      try second.write(to: URL(fileURLWithPath: paths[1]))
      return try FileComparison(extent, by: engine).compare(paths[0], paths[1])
    }
  }

  @Test func filesWhoseProfileWasCompressedAnewAreEqual() throws {
    let files = [Self.first, Self.recompressed, Self.renamed]
    #expect(Set(files).count == 3)
    for engine in [ExactEngine(), YIQEngine(), StrictEngine()] as [any PixelEngine] {
      for (first, second) in [(0, 1), (0, 2), (1, 2), (2, 0)] {
        for extent in [FileComparison.Extent.count, .verdict] {
          let found = try compare(files[first], files[second], by: engine, extent)
          #expect(found.isEqual && found.appearances == nil, "\(first) \(second)")
        }
      }
    }
  }

  @Test func aFileWithoutTheProfileDiffers() throws {
    let plain = try PNG.encode(PNG.decode(Self.first), effort: .fast)
    let found = try compare(Self.first, plain, by: ExactEngine(), .count)
    #expect(found.differingPixels == 0 && !found.isEqual)
    #expect(found.appearances?.first.description == "with the colour profile \"ICC Profile\"")
  }
}
