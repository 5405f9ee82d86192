import Foundation
import GalleyAuthoring
import GalleyBrowser
import GalleyCommands
import GalleyDecisions
import GalleyText

extension AtlasTool {
  /// The JSON output of `galley atlas --url`.
  private struct SiteData: Encodable, Sendable {
    var picture: String?
    var summary: String
    var origin: String
    var pages: [Page]
    var ways: [Way]

    struct Page: Encodable, Sendable {
      /// The address without the parts in which pages of one kind differ.
      var page: String
      /// The address that was visited.
      var url: String
      /// `visited`, `broken` or `unvisited`.
      var state: String
      var title: String?
      var status: Int?
      /// The reason for which it cannot be opened.
      var fault: String?

      init(_ page: SiteCrawl.Page) {
        self.page = page.address.text
        url = page.url.absoluteString
        switch page.state {
        case .visited(let there): (state, title, status) = ("visited", there.title, there.status)
        case .broken(let error): (state, fault) = ("broken", "\(error)")
        case .unvisited: state = "unvisited"
        }
      }
    }

    struct Way: Encodable, Sendable {
      var from: String
      var to: String
      var label: String
      var part: String?
    }
  }

  /// Draws a web site.
  static func drawSite(
    _ request: WebPageRequest, _ arguments: ParsedArguments<AtlasCommand.Options>, in context: CommandContext,
    _ printer: Printer
  ) throws -> ExitCode {
    let options = arguments.options
    if options.target.isGiven {
      throw UsageError.needlessFor(options.web.url.name, options.target.name)
    }
    if let word = arguments.rest.first {
      throw UsageError.extraOperand(word, command: AtlasCommand.name, passesOn: false)
    }
    let path = options.output.word.map(context.absolute)
    let draws = path != nil || !printer.isJSON
    let isMermaid = options.mermaid.isGiven
    let site = try SiteAtlas(
      request, most: try options.pages.value() ?? SiteAtlas.usualPages, takesPictures: draws && !isMermaid,
      context.environment
    ) { url in
      printer.sayOnErrors("\(CleanText.line(url.absoluteString, limit: 200))\n")
    }
    var graph = try site.graph(picturesIn: nil)
    if draws, isMermaid {
      try put(graph.mermaid, of: graph, to: path, printer)
    } else if draws {
      let picture = try TemporaryFolder.with { folder in
        graph = try site.graph(picturesIn: folder)
        return try draw(graph, context.environment)
      }
      try put(picture, of: graph, to: path, printer)
    }
    for case .broken(let error) in site.crawl.pages.map(\.state) { printer.remark("\(error)") }
    let ways = site.crawl.ways.map {
      SiteData.Way(from: $0.from.text, to: $0.to.text, label: $0.label, part: $0.part)
    }
    try printer.data(
      SiteData(
        picture: path, summary: graph.summary, origin: site.crawl.origin,
        pages: site.crawl.pages.map(SiteData.Page.init), ways: ways))
    return .clean
  }
}
