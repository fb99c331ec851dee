#include "CPseudoTerminal.h"

#include <dlfcn.h>

// The parts of <vterm.h> that are used. The library is opened at run time, so that tests are built without it.
typedef struct {
  int start_row, end_row, start_col, end_col;
} VTermRect;

ptrdiff_t pty_libvterm_screen(const void *output, size_t count, int columns, int rows, char *text, size_t capacity) {
  void *library = dlopen("libvterm.so.0", RTLD_NOW);
  if (!library) return -1;
  void *(*create)(int, int) = (void *(*)(int, int))dlsym(library, "vterm_new");
  void (*destroy)(void *) = (void (*)(void *))dlsym(library, "vterm_free");
  void (*use_utf8)(void *, int) = (void (*)(void *, int))dlsym(library, "vterm_set_utf8");
  size_t (*write)(void *, const char *, size_t) =
      (size_t(*)(void *, const char *, size_t))dlsym(library, "vterm_input_write");
  void *(*screen_of)(void *) = (void *(*)(void *))dlsym(library, "vterm_obtain_screen");
  void (*use_alternate)(void *, int) = (void (*)(void *, int))dlsym(library, "vterm_screen_enable_altscreen");
  void (*reset)(void *, int) = (void (*)(void *, int))dlsym(library, "vterm_screen_reset");
  size_t (*text_of)(const void *, char *, size_t, const VTermRect) =
      (size_t(*)(const void *, char *, size_t, const VTermRect))dlsym(library, "vterm_screen_get_text");
  if (!create || !destroy || !use_utf8 || !write || !screen_of || !use_alternate || !reset || !text_of) return -1;
  void *terminal = create(rows, columns);
  use_utf8(terminal, 1);
  void *screen = screen_of(terminal);
  use_alternate(screen, 1);
  reset(screen, 1);
  write(terminal, output, count);
  size_t length = text_of(screen, text, capacity, (VTermRect){0, rows, 0, columns});
  destroy(terminal);
  return (ptrdiff_t)length;
}
