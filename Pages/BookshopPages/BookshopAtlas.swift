import GalleyPages

/// The pages of the bookshop that both its app and its web app have.
public let bookshopAtlas = Atlas {
  SignInPage.self
  BookList.self
  BookDetails.self
  RemovalQuestion.self
  BasketPage.self
  OrderForm.self
  OrderQuestion.self
  OrderReceipt.self
}

/// The parts of the web app that the app does not have.
public let bookshopWebAtlas = Atlas {
  LookInside.self
  GiftCard.self
  ReceiptDownload.self
}
