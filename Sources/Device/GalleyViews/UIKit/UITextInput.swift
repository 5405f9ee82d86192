/// The kind of a text, for automatic filling; the simulated system never fills in text.
///
/// - Reference: [UIKit's `UITextContentType`](https://developer.apple.com/documentation/uikit/uitextcontenttype).
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A text of the kind name.
  public static let name = UITextContentType(rawValue: "name")
  /// A text of the kind name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A text of the kind given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A text of the kind middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A text of the kind family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A text of the kind name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A text of the kind nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A text of the kind job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// A text of the kind organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A text of the kind location.
  public static let location = UITextContentType(rawValue: "location")
  /// A text of the kind full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// A text of the kind street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// A text of the kind street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A text of the kind address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A text of the kind address state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A text of the kind address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A text of the kind sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A text of the kind country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A text of the kind postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A text of the kind telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// A text of the kind email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // The name is UIKit's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A text of the kind url.
  public static let URL = UITextContentType(rawValue: "URL")
  /// A text of the kind credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// A text of the kind credit card name.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// A text of the kind credit card expiration.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// A text of the kind credit card security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// A text of the kind username.
  public static let username = UITextContentType(rawValue: "username")
  /// A text of the kind password.
  public static let password = UITextContentType(rawValue: "password")
  /// A text of the kind new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A text of the kind one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A text of the kind birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// A text of the kind birthdate day.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// A text of the kind birthdate month.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// A text of the kind birthdate year.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// A text of the kind credit card given name.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// A text of the kind credit card middle name.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// A text of the kind credit card family name.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// A text of the kind credit card expiration month.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
  /// A text of the kind credit card expiration year.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
  /// A text of the kind credit card type.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// A text of the kind date time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A text of the kind flight number.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// A text of the kind shipment tracking number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
}

nonisolated extension View {
  /// Sets the keys of the keyboard on the screen; a test can type any text regardless.
  ///
  /// - Reference: [SwiftUI's `keyboardType(_:)`](https://developer.apple.com/documentation/swiftui/view/keyboardtype(_:)).
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    modified(by: EnvironmentModifier { $0.keyboard.type = type })
  }

  /// Sets the kind of the text, for automatic filling; the simulated system never fills in text.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modified(by: EnvironmentModifier { _ in })
  }

  /// Sets the automatic capitals; text that a test types stays unchanged; SwiftUI's older name.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modified(by: EnvironmentModifier { $0.keyboard.capitalization = TextInputAutocapitalization(style) })
  }
}
