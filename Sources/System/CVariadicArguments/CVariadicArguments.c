#include "CVariadicArguments.h"

void readVariadicArguments(const char *kinds, size_t count, VariadicArgument *arguments, va_list list) {
  for (size_t i = 0; i < count; i++) {
    switch (kinds[i]) {
    case 'i': arguments[i].integer = va_arg(list, int); break;
    case 'u': arguments[i].integer = va_arg(list, unsigned int); break;
    case 'l': arguments[i].integer = va_arg(list, int64_t); break;
    case 'd': arguments[i].real = va_arg(list, double); break;
    default: arguments[i].pointer = va_arg(list, void *); break;
    }
  }
}
