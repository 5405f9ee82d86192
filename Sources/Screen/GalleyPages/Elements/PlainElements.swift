import GalleyTree

/// A text that is only read.
public struct Label: PlainElement {
  /// The type it may have.
  public static let types: [ElementType] = [.staticText]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A picture.
public struct Image: PlainElement {
  /// The type it may have.
  public static let types: [ElementType] = [.image]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A bar with the title of a page and its buttons; its identifier is the title.
public struct NavigationBar: PlainElement {
  /// The type it may have.
  public static let types: [ElementType] = [.navigationBar]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A question or message in front of everything.
public struct Alert: PlainElement {
  /// The type it may have.
  public static let types: [ElementType] = [.alert]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A page that comes up over another one and leaves a part of it visible; also a list of actions to choose from.
public struct Sheet: PlainElement {
  /// The type it may have.
  public static let types: [ElementType] = [.sheet]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// The keyboard on the screen.
public struct Keyboard: PlainElement {
  /// The type it may have.
  public static let types: [ElementType] = [.keyboard]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// An indicator of activity or progress.
public struct ProgressIndicator: PlainElement {
  /// The types it may have.
  public static let types: [ElementType] = [.progressIndicator, .activityIndicator]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// The row of dots that shows the number of the current page.
public struct PageIndicator: PlainElement {
  /// The type it may have.
  public static let types: [ElementType] = [.pageIndicator]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// An area that shows a part of its content, and scrolls.
public struct ScrollArea: PlainElement {
  /// The types it may have.
  public static let types: [ElementType] = [.scrollView, .table, .collectionView, .outline]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// A page of the web.
public struct WebView: PlainElement {
  /// The type it may have.
  public static let types: [ElementType] = [.webView]
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }
}

/// An element of any type.
public struct AnyElement: ElementSpec {
  /// Every type.
  public static let types: [ElementType] = []
  public let declaration: ElementDeclaration

  public init(declaration: ElementDeclaration) { self.declaration = declaration }

  /// Creates a declaration.
  ///
  /// - Parameters:
  ///   - type: Its type; `any` matches all types.
  ///   - locator: The locator of the element; a string literal is an identifier.
  public init(
    _ type: ElementType, _ locator: Locator, site: CallSite = #_callSite
  ) {
    self.init(declaration: ElementDeclaration(type == .any ? [] : [type], locator, at: site))
  }
}
