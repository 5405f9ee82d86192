// The fifth and the sixth rule of the engine *Strict* for a row at a time: which pixels may be specks, or the little that is left where
// shapes were drawn anew.
#ifndef GALLEY_SPECKS_H
#define GALLEY_SPECKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  /// The size of a speck, and as far around it as it has to be alone.
  galley_speck_reach = 9,
  /// How far around a pixel little must be left.
  galley_sparse_reach = 8,
};

/// What a pixel is after the rules before: it remains and is faint or strong, or its shape was drawn anew, or nothing of these.
typedef enum galley_kind {
  galley_kind_none = 0,
  galley_kind_faint = 1,
  galley_kind_strong = 2,
  galley_kind_redrawn = 4,
} galley_kind;

/// Gives each pixel of a row its kind: `faint` or `strong` if its mark is 1, `redrawn` if it is 2, else `none`. `kinds` says by 1 and 0
/// which pixels are strong.
void galley_find_kinds(const uint8_t *marks, size_t width, uint8_t *kinds);

/// Lists the columns of faint pixels that have no other one that remains in their row within reach, but beside them. Returns how many there
/// are.
///
/// Before and behind the row's kinds are as many zeros as the reach. `columns` has room for all.
size_t galley_list_lone(const uint8_t *kinds, size_t width, uint32_t *columns);

/// How many pixels of some rows remain, and how many were drawn anew, in each column; before and behind them are as many zeros as
/// `galley_sparse_reach`.
typedef struct galley_columns {
  uint8_t *remaining, *redrawn;
} galley_columns;

/// Adds a row to the columns, or takes it away.
void galley_count_kinds(const uint8_t *kinds, size_t width, bool adds, galley_columns counts);

/// Lists the columns of pixels that remain and have at most as many that do, with them, within reach, and at least half as many that were
/// drawn anew, unless that is not known yet. Returns how many there are.
///
/// - Parameters:
///   - kinds: The row in the middle.
///   - counts: Those of the rows within reach.
///   - are_all: Whether these are all the rows there are, so that the number of pixels drawn anew is known.
///   - columns: Has room for all.
size_t galley_list_sparse(
  const uint8_t *kinds, galley_columns counts, size_t width, uint8_t most, bool are_all, uint32_t *columns);

#endif
