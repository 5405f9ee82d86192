// Apple's module brings these with it, too.
@_exported import AVFoundation
@_exported import Foundation
