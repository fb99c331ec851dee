#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

const int terminal_sigint = SIGINT, terminal_sigterm = SIGTERM,
          terminal_sighup = SIGHUP, terminal_sigtstp = SIGTSTP,
          terminal_sigcont = SIGCONT, terminal_sigwinch = SIGWINCH;

static const int reported[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE};
// Signals that end a process that does not handle them, some with a core dump. Only the terminal is restored for them.
static const int endings[] = {SIGQUIT, SIGSYS, SIGXCPU, SIGXFSZ, SIGALRM, SIGUSR1, SIGUSR2};
#define COUNT(array) (sizeof(array) / sizeof *(array))

// Written before `entered` becomes true. Read only by the caller that sets it to false.
static struct {
  int input, output;
  struct termios settings, raw;
  uint8_t leave[256];
  size_t leave_count;
} saved;
static atomic_bool entered;

// Standard error while screens are shown: the original descriptor, and the file that receives the output.
static int errors_before = -1, errors_held = -1;

static int signal_pipe[2] = {-1, -1};
static struct sigaction earlier[NSIG];
static volatile sig_atomic_t pending[NSIG];
static volatile sig_atomic_t continued;

// MARK: - Descriptors

bool terminal_is_tty(int fd) { return isatty(fd) == 1; }

bool terminal_get_size(int fd, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

bool terminal_get_cell_size(int fd, int *width, int *height) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 0 && *height > 0;
}

const char *terminal_environment(const char *name) { return getenv(name); }

/// After a stack overflow, the stack has no room for the handler. Alternate stacks belong to threads, and the main
/// actor may run on any thread of Dispatch, so every thread that reads, writes or handles input gets one, permanently.
void terminal_provide_handler_stack(void) {
  static _Thread_local bool provided = false;
  if (provided) return;
  provided = true;
  stack_t current;
  if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return;
  stack_t alternate = {.ss_sp = malloc(64 * 1024), .ss_size = 64 * 1024};
  if (alternate.ss_sp != NULL) sigaltstack(&alternate, NULL);
}

ptrdiff_t terminal_read(int fd, void *buffer, size_t capacity) {
  terminal_provide_handler_stack();
  ssize_t count;
  do count = read(fd, buffer, capacity);
  while (count < 0 && errno == EINTR);
  if (count < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? -1 : 0;
  return count;
}

bool terminal_write(int fd, const void *bytes, size_t count) {
  terminal_provide_handler_stack();
  const uint8_t *next = bytes;
  while (count > 0) {
    ssize_t written = write(fd, next, count);
    if (written >= 0) {
      next += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
      // Another process may have made the shared terminal non-blocking.
      struct pollfd writable = {.fd = fd, .events = POLLOUT};
      if (poll(&writable, 1, -1) < 0 && errno != EINTR) return false;
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

int terminal_error(void) { return errno; }

// If a standard descriptor is closed when the process starts, the next file that is opened, perhaps a database, would
// get its number and receive everything that is printed. Each is therefore occupied before anything else runs, because
// the runtime opens descriptors, too. Reading from them or writing to them fails, as with closed ones.
__attribute__((constructor)) static void occupy_standard_descriptors(void) {
  const int modes[] = {O_WRONLY, O_RDONLY, O_RDONLY};
  for (int fd = 0; fd < 3; fd++) {
    if (fcntl(fd, F_GETFD) == -1) (void)open("/dev/null", modes[fd]);
  }
}

// MARK: - Standard error

// The output of libraries and of the runtime would damage the screen, or vanish with it. It is buffered in an unnamed
// file.
static void hold_errors(void) {
  if (!isatty(STDERR_FILENO)) return;
  char name[] = "/tmp/terminal-errors-XXXXXX";
  int file = mkstemp(name);
  if (file < 0) return;
  unlink(name);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  fcntl(file, F_SETFL, O_APPEND);
  errors_before = dup(STDERR_FILENO);
  fcntl(errors_before, F_SETFD, FD_CLOEXEC);
  dup2(file, STDERR_FILENO);
  errors_held = file;
}

// Async-signal-safe.
static void release_errors(void) {
  if (errors_held < 0) return;
  dup2(errors_before, STDERR_FILENO);
  off_t size = lseek(errors_held, 0, SEEK_END), most = 64 * 1024;
  lseek(errors_held, size > most ? size - most : 0, SEEK_SET);
  char buffer[1024];
  ssize_t count;
  while ((count = read(errors_held, buffer, sizeof buffer)) > 0) {
    if (write(STDERR_FILENO, buffer, (size_t)count) < 0) break;
  }
  close(errors_before);
  close(errors_held);
  errors_before = errors_held = -1;
}

// MARK: - Entering and leaving

static int set_settings(int fd, const struct termios *settings) {
  int result;
  do result = tcsetattr(fd, TCSANOW, settings);
  while (result != 0 && errno == EINTR);
  return result == 0 ? 0 : errno;
}

static void leave_at_exit(void) {
  static bool registered = false;
  if (!registered) registered = atexit(terminal_leave) == 0;
}

int terminal_enter(int input, int output,
                   const void *enter, size_t enter_count,
                   const void *leave, size_t leave_count) {
  if (leave_count > sizeof saved.leave) return EINVAL;
  if (tcgetattr(input, &saved.settings) != 0) return errno;
  saved.input = input;
  saved.output = output;
  memcpy(saved.leave, leave, leave_count);
  saved.leave_count = leave_count;
  leave_at_exit();
  struct termios *raw = &saved.raw;
  *raw = saved.settings;
  raw->c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
  raw->c_oflag &= ~(tcflag_t)OPOST;
  raw->c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
  raw->c_cflag = (raw->c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  raw->c_cc[VMIN] = 1;
  raw->c_cc[VTIME] = 0;
  atomic_store(&entered, true);
  int error = set_settings(input, raw);
  if (error != 0) {
    atomic_store(&entered, false);
    return error;
  }
  terminal_write(output, enter, enter_count);
  hold_errors();
  return 0;
}

void terminal_hide_input(int input) {
  if (atomic_load(&entered) || tcgetattr(input, &saved.settings) != 0) return;
  saved.input = input;
  saved.leave_count = 0;
  saved.raw = saved.settings;
  saved.raw.c_lflag = (saved.raw.c_lflag & ~(tcflag_t)ECHO) | ECHONL;
  leave_at_exit();
  atomic_store(&entered, true);
  set_settings(input, &saved.raw);
}

void terminal_reenter(const void *enter, size_t enter_count) {
  if (!atomic_load(&entered)) return;
  set_settings(saved.input, &saved.raw);
  terminal_write(saved.output, enter, enter_count);
}

void terminal_leave(void) {
  // The caller that clears `entered` restores the terminal. A second caller, on any thread, returns.
  if (!atomic_exchange(&entered, false)) return;
  int error = errno;
  const uint8_t *next = saved.leave;
  size_t count = saved.leave_count;
  while (count > 0) {
    // A terminal that no longer accepts output must not prevent the process from ending.
    struct pollfd writable = {.fd = saved.output, .events = POLLOUT};
    int ready = poll(&writable, 1, 1000);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) break;
    ssize_t written = write(saved.output, next, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) break;
    next += written;
    count -= (size_t)written;
  }
  // A background job that restores the settings would be stopped by SIGTTOU, so the signal is blocked here.
  sigset_t blocked, before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  while (tcsetattr(saved.input, TCSANOW, &saved.settings) != 0 && errno == EINTR) {
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  release_errors();
  errno = error;
}

// MARK: - Signals

void terminal_die_of(int number) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigemptyset(&standard.sa_mask);
  sigaction(number, &standard, NULL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
}

static void report(int number) {
  int error = errno;
  bool ends = number == SIGINT || number == SIGTERM || number == SIGHUP;
  if (ends && pending[number]) {
    terminal_leave();
    terminal_die_of(number);
  }
  pending[number] = 1;
  if (number == SIGCONT) continued = 1;
  uint8_t byte = (uint8_t)number;
  ssize_t ignored = write(signal_pipe[1], &byte, 1);
  (void)ignored;
  errno = error;
}

static void crash(int number) {
  terminal_leave();
  // Delivered to the previous handler when this handler returns.
  sigaction(number, &earlier[number], NULL);
  raise(number);
}

static void install_crash_handlers(void) {
  static bool installed = false;
  if (installed) return;
  installed = true;
  struct sigaction action = {.sa_handler = crash, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < COUNT(crashes); i++) sigaction(crashes[i], &action, &earlier[crashes[i]]);
  for (size_t i = 0; i < COUNT(endings); i++) {
    int number = endings[i];
    sigaction(number, NULL, &earlier[number]);
    if (earlier[number].sa_handler != SIG_IGN) sigaction(number, &action, NULL);
  }
}

int terminal_open_signals(void) {
  if (pipe(signal_pipe) != 0) return -1;
  for (int end = 0; end < 2; end++) {
    fcntl(signal_pipe[end], F_SETFL, O_NONBLOCK);
    fcntl(signal_pipe[end], F_SETFD, FD_CLOEXEC);
  }
  install_crash_handlers();
  struct sigaction action = {.sa_handler = report, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < COUNT(reported); i++) {
    int number = reported[i];
    pending[number] = 0;
    sigaction(number, NULL, &earlier[number]);
    // Signals that the parent ignored (nohup, a shell without job control) stay ignored.
    bool ignored = earlier[number].sa_handler == SIG_IGN;
    if (ignored && number != SIGCONT && number != SIGWINCH) continue;
    sigaction(number, &action, NULL);
  }
  return signal_pipe[0];
}

void terminal_close_signals(void) {
  if (signal_pipe[0] < 0) return;
  for (size_t i = 0; i < COUNT(reported); i++) sigaction(reported[i], &earlier[reported[i]], NULL);
  close(signal_pipe[0]);
  close(signal_pipe[1]);
  signal_pipe[0] = signal_pipe[1] = -1;
}

void terminal_stop_job(void) {
  struct sigaction before, action = {.sa_handler = SIG_DFL};
  sigaction(SIGTSTP, NULL, &before);
  if (before.sa_handler == SIG_IGN) return;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, NULL);
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &only, &mask);  // Dispatch blocks it on its threads
  continued = 0;
  kill(0, SIGTSTP);  // the whole job, because a shell waits for all of it, and only once, because two signals may stop it twice
  // Another thread may receive the signal a moment later. A job without a shell does not stop and is never continued.
  for (int wait = 0; wait < 20 && !continued; wait++) poll(NULL, 0, 10);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &before, NULL);
}
