#include <unicode/uversion.h>
#include <unicode/ubrk.h>
#include <unicode/ubidi.h>
