// Apple's module brings these with it, too, and observation is in what its macros write.
@_exported import Foundation
@_exported import Observation
