// The parts of Apple's module os have nothing that the Swift module has not.
