#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What was allocated on the heap, by all threads, between two moments.
struct allocation_count {
  /// How many blocks.
  int64_t blocks;
  /// How many bytes more were in use at the end than at the beginning, counting what the allocator gave.
  int64_t bytes;
};

/// Whether anything is counted here: with glibc, as this library takes the place of its `malloc`.
bool allocation_counter_is_available(void);

/// Begins to count, from nothing.
void allocation_counter_begin(void);

/// Ends the counting.
struct allocation_count allocation_counter_end(void);

#endif
