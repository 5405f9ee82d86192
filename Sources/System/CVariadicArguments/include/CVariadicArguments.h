#ifndef CVARIADICARGUMENTS_H
#define CVARIADICARGUMENTS_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

/// One argument of a list, as the type that was asked for.
typedef union {
  int64_t integer;
  double real;
  const void *_Nullable pointer;
} VariadicArgument;

/// Reads the arguments of a list in order.
///
/// kinds has a letter for each: i for int, u for unsigned int, l for 64 bits, d for double, p for a pointer.
void readVariadicArguments(const char *_Nonnull kinds, size_t count, VariadicArgument *_Nonnull arguments, va_list list);

#endif
