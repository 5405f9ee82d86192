/// A stand-in for an element whose name is already a member of ``Page``, for the compiler.
///
/// It takes part in no program: every use of such an element is refused at compile time, with a message that
/// explains it.
@dynamicMemberLookup
public struct HiddenElement {
  /// A use of a hidden element.
  @dynamicCallable @dynamicMemberLookup
  public struct Use {
    /// A use of the element, which is never made.
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) throws -> Use {
      self
    }

    /// A part of the use.
    public subscript(dynamicMember name: String) -> Use { self }
  }

  /// A use of the element.
  public subscript(dynamicMember name: String) -> Use { Use() }

  /// Creates a stand-in for a hidden element.
  package init() {}
}

// A method and a property may have one name. Where `page.back.tap()` means an element that is called `back`, these are
// what the compiler finds, and it says why that cannot be.
extension Page {
  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element back: rename the element, such as backElement"
  )
  public var back: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element backOutAll: rename the element, such as backOutAllElement"
  )
  public var backOutAll: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element dismissKeyboard: rename the element, such as dismissKeyboardElement"
  )
  public var dismissKeyboard: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element drag: rename the element, such as dragElement"
  )
  public var drag: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element navigate: rename the element, such as navigateElement"
  )
  public var navigate: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element pullToRefresh: rename the element, such as pullToRefreshElement"
  )
  public var pullToRefresh: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element read: rename the element, such as readElement"
  )
  public var read: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element relaunch: rename the element, such as relaunchElement"
  )
  public var relaunch: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element scroll: rename the element, such as scrollElement"
  )
  public var scroll: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element scrollPage: rename the element, such as scrollPageElement"
  )
  public var scrollPage: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element scrollToEnd: rename the element, such as scrollToEndElement"
  )
  public var scrollToEnd: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element scrollToTop: rename the element, such as scrollToTopElement"
  )
  public var scrollToTop: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element swipe: rename the element, such as swipeElement"
  )
  public var swipe: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element tap: rename the element, such as tapElement"
  )
  public var tap: HiddenElement { HiddenElement() }

  /// Refuses an element of this name.
  @available(
    *, unavailable,
    message:
      "Page has a member of this name, which hides the element verify: rename the element, such as verifyElement"
  )
  public var verify: HiddenElement { HiddenElement() }
}
