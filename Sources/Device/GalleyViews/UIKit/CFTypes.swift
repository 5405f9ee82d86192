import Foundation

// Core Foundation's types that apps name beside SwiftUI are Swift's and Foundation's, so that `data as CFData` converts.

/// Bytes of Core Foundation.
public typealias CFData = NSData
/// A text of Core Foundation.
public typealias CFString = String
/// A URL of Core Foundation.
public typealias CFURL = NSURL
/// Values by keys of Core Foundation.
public typealias CFDictionary = NSDictionary
