// The fifth rule of the engine *Strict* for a row at a time: which pixels may be specks.
#ifndef GALLEY_SPECKS_H
#define GALLEY_SPECKS_H

#include <stddef.h>
#include <stdint.h>

/// The size of a speck, and as far around it as it has to be alone.
enum { galley_speck_reach = 9 };

/// Gives each pixel of a row its kind: 0 unless its mark is 1, else 1, or 2 if it is strong. `kinds` says by 1 and 0 which pixels are strong.
void galley_find_kinds(const uint8_t *marks, size_t width, uint8_t *kinds);

/// Lists the columns of pixels of kind 1 that have no pixel of another kind than 0 in their row within reach, but beside them. Returns how
/// many there are.
///
/// Before and behind the row's kinds are as many zeros as the reach. `columns` has room for all.
size_t galley_list_lone(const uint8_t *kinds, size_t width, uint32_t *columns);

#endif
