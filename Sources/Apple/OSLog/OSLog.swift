// Apple's module of this name adds the reading of logs, which nothing here keeps.
@_exported import os
