import Glibc

// The compiler starts this program to expand macros, and SwiftPM builds it in each package. It becomes the installed program, which is
// built already: PREFIX/lib/galley/galley-macros, seen from this file in PREFIX/share/galley/Sources/GalleyMacros.
let steps = #filePath.split(separator: "/").dropLast(5)
let program = "/" + steps.joined(separator: "/") + "/lib/galley/galley-macros"
execv(program, CommandLine.unsafeArgv)
perror("The installation of Galley has lost \(program), which expands macros; run \"make install\" in Galley's sources again")
exit(1)
