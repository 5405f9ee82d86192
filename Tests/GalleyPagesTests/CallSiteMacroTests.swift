import GalleyPages
import Testing

@Suite struct CallSiteMacroTests {
  private func site(_ site: CallSite = #_callSite) -> CallSite { site }
  /// A helper that passes the place of its caller on.
  private func passedOn(site: CallSite = #_callSite) -> CallSite { self.site(site) }

  @Test func `the default is the place of the call`() {
    let (found, line) = (site(), #line)
    #expect(found.fileID == #fileID)
    #expect(found.filePath == "\(#filePath)")
    #expect(found.line == line)
    #expect(found.column > 1)
  }

  @Test func `a call inside of another macro has its own line`() {
    #expect(site().line == #line)
    #expect(passedOn().line == #line)
  }
}
