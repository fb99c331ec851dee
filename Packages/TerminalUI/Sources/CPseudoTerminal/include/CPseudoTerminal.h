// Runs a program with a pseudo-terminal as its controlling terminal, which requires code between fork and exec and
// therefore C.

#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Opens a pseudo-terminal, both ends of which are closed on exec. Returns false and sets `errno` if the system has
/// none left.
bool pty_open(int *controller, int *terminal, int columns, int rows);

/// Runs a program in a separate session with `terminal` as its controlling terminal and its standard input, output and
/// error. Returns its process ID, or -1 and sets `errno`.
int pty_spawn(int terminal, char *const arguments[], char *const environment[]);

/// Changes the size of the terminal, and notifies the program.
void pty_resize(int controller, int columns, int rows);

/// Copies the settings, in the format of `tcgetattr`, to a buffer. Returns their size, or 0 if they are not available.
size_t pty_settings(int terminal, void *buffer, size_t capacity);

/// Returns the process group that receives the input, or -1.
int pty_foreground(int controller);

/// Reads the output that arrives within the given time. Returns 0 at the end, and -1 if there is no output.
ptrdiff_t pty_read(int controller, void *buffer, size_t capacity, int milliseconds);

/// Writes all bytes. Returns false if the other end is closed.
bool pty_write(int controller, const void *bytes, size_t count);

/// Returns the exit code of a process that has ended, 128 plus the signal's number if a signal ended it, or -1 if it is
/// running.
int pty_exit_code(int process);

/// Blocks until a process has ended.
void pty_wait(int process);

/// Sends a signal to a process, or to the group `-process`.
void pty_signal(int process, int signal);

/// Copies the text that libvterm shows after the output of a program to a buffer, with line feeds between the rows.
/// Returns the length of the text, or -1 if the library is not installed.
ptrdiff_t pty_libvterm_screen(const void *output, size_t count, int columns, int rows, char *text, size_t capacity);

/// Closes a descriptor.
void pty_close(int descriptor);

#endif
