// A target needs a source file: this one brings the libraries and macros to the packages that depend on it.
