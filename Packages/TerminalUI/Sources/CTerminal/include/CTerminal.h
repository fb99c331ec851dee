// The part of terminal handling that must run inside signal handlers, and the
// system calls around it. Everything here is async-signal-safe where it says so.
//
// A process has one controlling terminal, so the state is one static record.

#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Whether `fd` is a terminal.
bool terminal_is_tty(int fd);

/// Puts the size of the terminal behind `fd` into the arguments. False if unknown.
bool terminal_get_size(int fd, int *columns, int *rows);

/// The pixels of a cell, which not every terminal tells.
bool terminal_get_cell_size(int fd, int *width, int *height);

/// The value of an environment variable, or NULL.
const char *terminal_environment(const char *name);

/// Gives this thread a stack on which a crash by an overflow of its own is handled.
void terminal_provide_handler_stack(void);

/// Reads what is there, retrying after EINTR. 0 is the end of input, be it by an error;
/// -1 says that there is nothing yet.
ptrdiff_t terminal_read(int fd, void *buffer, size_t capacity);

/// Writes everything, retrying after EINTR and waiting where the descriptor is
/// non-blocking. False if that failed; `terminal_error` then says why.
bool terminal_write(int fd, const void *bytes, size_t count);

/// The `errno` of this thread's last call. Ask before any other call.
int terminal_error(void);

/// Saves the settings of `input`, switches it to raw mode and writes `enter` to
/// `output`. `leave` is kept for every way out. If standard error is a terminal, what is
/// written to it is held back. Returns 0 or an errno.
int terminal_enter(int input, int output,
                   const void *enter, size_t enter_count,
                   const void *leave, size_t leave_count);

/// Saves the settings of `input`, if it is a terminal, and stops showing what is typed until `terminal_leave`.
void terminal_hide_input(int input);

/// Sets all of that again, after a stop that nobody could prepare for (STOP). Does nothing if the terminal is not
/// entered.
void terminal_reenter(const void *enter, size_t enter_count);

/// Restores the settings, writes the bytes given to `terminal_enter` and what was held back.
/// Does nothing if the terminal is not entered. Async-signal-safe.
void terminal_leave(void);

/// Installs the handlers: INT, TERM, HUP, TSTP, CONT and WINCH are written as one
/// byte each to a pipe whose reading end is returned. A second INT, TERM or HUP leaves
/// the terminal and ends the process at once, should the program hang.
/// Crashes, QUIT and other signals that end a process leave the terminal and go on to whatever handled
/// them before.
/// Returns -1 if there is no pipe to be had.
int terminal_open_signals(void);

/// Puts the earlier handlers of INT, TERM, HUP, TSTP, CONT and WINCH back.
void terminal_close_signals(void);

/// Stops the whole job as Ctrl-Z does, and returns when it is continued.
/// Returns at once where stopping is ignored.
void terminal_stop_job(void);

/// Ends the process the way `signal` would have ended it had nobody handled it.
void terminal_die_of(int signal);

/// The numbers that come out of the signal pipe.
extern const int terminal_sigint, terminal_sigterm, terminal_sighup,
    terminal_sigtstp, terminal_sigcont, terminal_sigwinch;

#endif
