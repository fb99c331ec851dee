#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

bool pty_open(int *controller, int *terminal, int columns, int rows) {
  int master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master < 0) return false;
  // `ptsname` returns one buffer for all threads, so that two terminals opened at once could get each other's program.
  char name[128];
  bool isNamed = grantpt(master) == 0 && unlockpt(master) == 0 && ptsname_r(master, name, sizeof name) == 0;
  int slave = isNamed ? open(name, O_RDWR | O_NOCTTY) : -1;
  if (slave < 0) {
    int error = errno;
    close(master);
    errno = error;
    return false;
  }
  fcntl(master, F_SETFD, FD_CLOEXEC);
  fcntl(slave, F_SETFD, FD_CLOEXEC);
  *controller = master;
  *terminal = slave;
  pty_resize(slave, columns, rows);
  return true;
}

int pty_spawn(int terminal, char *const arguments[], char *const environment[]) {
  // The program would inherit the blocked signals of the parent's thread.
  sigset_t none, mask;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, &mask);
  pid_t process = fork();
  if (process != 0) {
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    return process;
  }
  setsid();
  ioctl(terminal, TIOCSCTTY, 0);
  for (int descriptor = 0; descriptor < 3; descriptor++) dup2(terminal, descriptor);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  execve(arguments[0], arguments, environment);
  _exit(127);
}

void pty_resize(int controller, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  ioctl(controller, TIOCSWINSZ, &size);
}

size_t pty_settings(int terminal, void *buffer, size_t capacity) {
  struct termios settings;
  memset(&settings, 0, sizeof settings);
  if (capacity < sizeof settings || tcgetattr(terminal, &settings) != 0) return 0;
  memcpy(buffer, &settings, sizeof settings);
  return sizeof settings;
}

int pty_foreground(int controller) { return tcgetpgrp(controller); }

ptrdiff_t pty_read(int controller, void *buffer, size_t capacity, int milliseconds) {
  struct pollfd readable = {.fd = controller, .events = POLLIN};
  int ready = poll(&readable, 1, milliseconds);
  if (ready <= 0) return -1;
  ssize_t count = read(controller, buffer, capacity);
  if (count < 0) return errno == EINTR || errno == EAGAIN ? -1 : 0;
  return count;
}

bool pty_write(int controller, const void *bytes, size_t count) {
  const uint8_t *next = bytes;
  while (count > 0) {
    ssize_t written = write(controller, next, count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    next += written;
    count -= (size_t)written;
  }
  return true;
}

int pty_exit_code(int process) {
  int status;
  pid_t ended;
  do ended = waitpid(process, &status, WNOHANG);
  while (ended < 0 && errno == EINTR);
  if (ended != process) return -1;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

void pty_wait(int process) {
  while (waitpid(process, NULL, 0) < 0 && errno == EINTR);
}

void pty_signal(int process, int number) {
  // There is no process in the foreground after the program has ended, and -1, 0 and 1 stand for other processes.
  if (process > 1 || process < -1) kill(process, number);
}

void pty_close(int descriptor) { close(descriptor); }
