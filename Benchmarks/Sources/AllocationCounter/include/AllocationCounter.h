#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// The heap allocations of all threads between two moments.
struct allocation_count {
  /// The number of allocated blocks.
  int64_t blocks;
  /// The number of bytes in use at the end, minus the number at the beginning. Counts the sizes of the allocator's blocks.
  int64_t bytes;
};

/// Returns whether allocations can be counted, which requires glibc, whose `malloc` this library replaces.
bool allocation_counter_is_available(void);

/// Resets the counts and begins to count.
void allocation_counter_begin(void);

/// Stops counting and returns the counts.
struct allocation_count allocation_counter_end(void);

#endif
