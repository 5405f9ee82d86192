// Apple's module brings it with it, too.
@_exported import Foundation
