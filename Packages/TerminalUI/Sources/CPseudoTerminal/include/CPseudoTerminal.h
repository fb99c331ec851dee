// Runs a program on a pseudo-terminal that is its controlling terminal, which needs
// code between fork and exec and therefore C.

#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Opens a pseudo-terminal. Both ends are closed in programs that are run. False, with `errno` set, if there is none.
bool pty_open(int *controller, int *terminal, int columns, int rows);

/// Runs a program in a session of its own with `terminal` as its controlling terminal and its standard input, output
/// and error. Returns its process or -1, with `errno` set.
int pty_spawn(int terminal, char *const arguments[], char *const environment[]);

/// Tells the program a new size.
void pty_resize(int controller, int columns, int rows);

/// Copies the settings, as `tcgetattr` gives them, to a buffer. Returns their size, or 0 if they are not to be had.
size_t pty_settings(int terminal, void *buffer, size_t capacity);

/// The process group that gets what is typed, or -1.
int pty_foreground(int controller);

/// Reads what comes within some milliseconds. 0 is the end, -1 says that nothing came.
ptrdiff_t pty_read(int controller, void *buffer, size_t capacity, int milliseconds);

/// Writes everything. False if nobody listens.
bool pty_write(int controller, const void *bytes, size_t count);

/// The exit code of a process that has ended, 128 and the signal if one ended it; -1 if it runs.
int pty_exit_code(int process);

/// Sends a signal.
void pty_signal(int process, int signal);

/// Closes a descriptor.
void pty_close(int descriptor);

#endif
