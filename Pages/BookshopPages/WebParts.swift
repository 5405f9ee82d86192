import GalleyPages

/// The look inside a book, a frame on the web page of its details.
public struct LookInside: Layout {
  /// The frame with the pages.
  public let frame = WebView("look.frame")
  /// The number of the page.
  public let number = Label(.identifier("look.number").inside("look.frame"))
  /// The text of the page.
  public let text = Label(.identifier("look.text").inside("look.frame"))
  /// The button that turns the page.
  public let next = Button(.identifier("look.next").inside("look.frame"))

  public init() {}

  /// The promises of the frame.
  public var body: Blueprint {
    Required {
      frame
      number
      text
      next
    }
  }
}

/// The gift card, a part of the web page of an order that is wrapped as a gift.
public struct GiftCard: Layout {
  /// The file input for a picture.
  public let file = AnyElement(.any, "card.file")
  /// The picture, once it is on the server.
  public let picture = Image("card.picture")
  /// Says why the picture cannot be used.
  public let problem = Label("card.problem")

  public init() {}

  /// The promises of the part.
  public var body: Blueprint {
    Required { file }
    Optionally {
      picture
      problem
    }
  }
}

/// The download on the web page of a receipt.
public struct ReceiptDownload: Layout {
  /// The receipt as a text file.
  public let download = Link("receipt.download")

  public init() {}

  /// The promises of the part.
  public var body: Blueprint {
    Required { download }
  }
}
