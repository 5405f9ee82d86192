// Apple's module brings this with it, and `os` does not.
@_exported import Foundation
// Apple's module of this name adds the reading of logs, which nothing here keeps.
@_exported import os
