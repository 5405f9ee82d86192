// Apple's module brings these with it, too.
@_exported import Foundation
@_exported import FoundationNetworking
