// The part of terminal handling that must run inside signal handlers, and related system calls. Functions are
// async-signal-safe only where documented.
//
// A process has one controlling terminal, so the state is a single static record.

#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Returns whether `fd` is a terminal.
bool terminal_is_tty(int fd);

/// Stores the size of the terminal `fd` in the arguments. Returns false if it is unknown.
bool terminal_get_size(int fd, int *columns, int *rows);

/// Stores the size of a cell in pixels in the arguments. Returns false if the terminal does not report it.
bool terminal_get_cell_size(int fd, int *width, int *height);

/// Returns the value of an environment variable, or NULL.
const char *terminal_environment(const char *name);

/// Provides this thread with a stack for handling a crash caused by a stack overflow.
void terminal_provide_handler_stack(void);

/// Reads available bytes, and retries after EINTR. Returns 0 at the end of the input or after an error, and -1 if there
/// are no bytes yet.
ptrdiff_t terminal_read(int fd, void *buffer, size_t capacity);

/// Writes all bytes. Retries after EINTR, and waits if the descriptor is non-blocking. Returns false if that failed;
/// `terminal_error` then returns the reason.
bool terminal_write(int fd, const void *bytes, size_t count);

/// Returns the `errno` of this thread's last call. Call it before any other function.
int terminal_error(void);

/// Saves the settings of `input`, switches it to raw mode and writes `enter` to `output`. `leave` is written whenever
/// the terminal is restored. If standard error is a terminal, its output is buffered until then. Returns 0 or an errno.
int terminal_enter(int input, int output,
                   const void *enter, size_t enter_count,
                   const void *leave, size_t leave_count);

/// Saves the settings of `input`, if it is a terminal, and stops displaying typed text until `terminal_leave`.
void terminal_hide_input(int input);

/// Enters the terminal again after a stop that could not be handled (STOP). Does nothing if the terminal is not
/// entered.
void terminal_reenter(const void *enter, size_t enter_count);

/// Restores the settings, and writes the bytes given to `terminal_enter` and the buffered output of standard error.
/// Does nothing if the terminal is not entered. Async-signal-safe.
void terminal_leave(void);

/// Installs the handlers. INT, TERM, HUP, TSTP, CONT and WINCH are each written as one byte to a pipe, whose reading
/// end is returned. A second INT, TERM or HUP restores the terminal and ends the process immediately, in case the
/// program hangs. Crashes, QUIT and other signals that end a process restore the terminal and are passed to their
/// previous handlers. Returns -1 if no pipe can be created.
int terminal_open_signals(void);

/// Restores the previous handlers of INT, TERM, HUP, TSTP, CONT and WINCH.
void terminal_close_signals(void);

/// Stops the whole job in the same way as Ctrl-Z, and returns when it is continued. Returns immediately if stopping is
/// ignored.
void terminal_stop_job(void);

/// Ends the process in the same way as `signal` does without a handler.
void terminal_die_of(int signal);

/// The numbers that are read from the signal pipe.
extern const int terminal_sigint, terminal_sigterm, terminal_sighup,
    terminal_sigtstp, terminal_sigcont, terminal_sigwinch;

#endif
