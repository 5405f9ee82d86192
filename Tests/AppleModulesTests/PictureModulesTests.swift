import Foundation
import PDFKit
import SwiftUI
import Testing
import Vision

/// PDF and recognition in pictures, which a simulated device has not.
@Suite struct PictureModulesTests {
  @Test func `a document is known by its beginning and has no pages`() throws {
    #expect(PDFDocument(data: Data("no".utf8)) == nil)
    #expect(PDFDocument(url: URL(filePath: "/no/such/file.pdf")) == nil)
    let data = Data("%PDF-1.7\n".utf8)
    let document = try #require(PDFDocument(data: data))
    #expect(document.pageCount == 0 && document.page(at: 0) == nil)
    #expect(document.dataRepresentation() == data)
  }

  @Test func `requests fail and say why`() {
    nonisolated(unsafe) var words: [String] = []
    let request = VNRecognizeTextRequest { request, error in
      #expect(request.results == nil)
      words.append(error?.localizedDescription ?? "")
    }
    #expect(throws: VNError.self) { try VNImageRequestHandler(data: Data()).perform([request]) }
    #expect(words == ["The simulated device recognizes nothing in pictures."])
  }
}
