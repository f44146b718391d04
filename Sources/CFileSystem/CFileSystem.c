#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "CFileSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#if defined(__linux__)

#include <sched.h>
#include <sys/inotify.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

enum { no_replace = 1, exchange = 2 };

static int rename_with(const char *from, const char *to, unsigned int flags) {
  if (syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags) == 0) return 0;
  // EINVAL is how a file system says that it does not know a flag.
  if (errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP) errno = ENOTSUP;
  return -1;
}

int tidemark_exchange(const char *one, const char *other) { return rename_with(one, other, exchange); }

int tidemark_rename_new(const char *from, const char *to) { return rename_with(from, to, no_replace); }

int tidemark_is_open_for_writing(int file) {
  // A lease for reading (fcntl(2)) is granted only while nobody has the file open for writing. It is given back at once; should
  // somebody open the file in between, the notice is a signal that does nothing, not the one that ends the process.
  fcntl(file, F_SETSIG, SIGURG);
  if (fcntl(file, F_SETLEASE, F_RDLCK) == 0) {
    fcntl(file, F_SETLEASE, F_UNLCK);
    return 0;
  }
  return errno == EAGAIN ? 1 : -1;
}

void tidemark_begin_writeback(int file) { sync_file_range(file, 0, 0, SYNC_FILE_RANGE_WRITE); }

void tidemark_copy_attributes(int from, int to) {
  ssize_t length = flistxattr(from, NULL, 0);
  if (length <= 0) return;
  char *names = malloc((size_t)length);
  if (names == NULL) return;
  length = flistxattr(from, names, (size_t)length);
  for (char *name = names; name < names + length; name += strlen(name) + 1) {
    ssize_t size = fgetxattr(from, name, NULL, 0);
    if (size < 0) continue;
    char *value = malloc(size > 0 ? (size_t)size : 1);
    if (value == NULL) break;
    size = fgetxattr(from, name, value, (size_t)size);
    if (size >= 0) fsetxattr(to, name, value, (size_t)size, 0);
    free(value);
  }
  free(names);
}

int tidemark_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

char **tidemark_environment(void) { return environ; }

int tidemark_allowed_processors(void) {
  // EINVAL is how the system says that it may have more processors than the set has room for.
  for (size_t room = CPU_SETSIZE; room <= 1 << 16; room *= 2) {
    cpu_set_t *set = CPU_ALLOC(room);
    if (set == NULL) return -1;
    size_t size = CPU_ALLOC_SIZE(room);
    int failed = sched_getaffinity(0, size, set) != 0;
    int count = failed ? -1 : CPU_COUNT_S(size, set);
    int is_too_small = failed && errno == EINVAL;
    CPU_FREE(set);
    if (!is_too_small) return count;
  }
  return -1;
}

int tidemark_watch_open(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

int tidemark_watch_add(int watch, const char *folder) {
  return inotify_add_watch(watch, folder,
                           IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_ONLYDIR);
}

#elif defined(__APPLE__)

#include <copyfile.h>
#include <crt_externs.h>
#include <unistd.h>

int tidemark_exchange(const char *one, const char *other) { return renamex_np(one, other, RENAME_SWAP); }

int tidemark_rename_new(const char *from, const char *to) { return renamex_np(from, to, RENAME_EXCL); }

int tidemark_is_open_for_writing(int file) {
  (void)file;
  return -1;
}

void tidemark_copy_attributes(int from, int to) { fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR); }

int tidemark_pipe(int ends[2]) {
  if (pipe(ends) != 0) return -1;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return 0;
}

char **tidemark_environment(void) { return *_NSGetEnviron(); }

#else

#include <unistd.h>

extern char **environ;

int tidemark_exchange(const char *one, const char *other) {
  (void)one, (void)other;
  errno = ENOTSUP;
  return -1;
}

int tidemark_rename_new(const char *from, const char *to) { return tidemark_exchange(from, to); }

int tidemark_is_open_for_writing(int file) {
  (void)file;
  return -1;
}

void tidemark_copy_attributes(int from, int to) { (void)from, (void)to; }

int tidemark_pipe(int ends[2]) {
  if (pipe(ends) != 0) return -1;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return 0;
}

char **tidemark_environment(void) { return environ; }

#endif

#if !defined(__linux__)

int tidemark_allowed_processors(void) { return -1; }

void tidemark_begin_writeback(int file) { (void)file; }

int tidemark_watch_open(void) {
  errno = ENOTSUP;
  return -1;
}

int tidemark_watch_add(int watch, const char *folder) {
  (void)watch, (void)folder;
  return tidemark_watch_open();
}

#endif

static int caught[2] = {-1, -1};

static void keep_signal(int number) {
  int before = errno;
  unsigned char byte = (unsigned char)number;
  // Where the pipe is full, there is something to be read already.
  ssize_t written = write(caught[1], &byte, 1);
  (void)written;
  errno = before;
}

int tidemark_catch_signals(const int *numbers, int count) {
  if (caught[0] < 0) {
    if (tidemark_pipe(caught) != 0) return -1;
    for (int end = 0; end < 2; end++) fcntl(caught[end], F_SETFL, O_NONBLOCK);
  }
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = keep_signal;
  sigemptyset(&action.sa_mask);
  // Whoever started this process may have held them back.
  sigset_t ordinary;
  sigemptyset(&ordinary);
  for (int number = 0; number < count; number++) {
    sigaction(numbers[number], &action, NULL);
    sigaddset(&ordinary, numbers[number]);
  }
  sigprocmask(SIG_UNBLOCK, &ordinary, NULL);
  return caught[0];
}

void tidemark_hear_of_children(void) {
  struct sigaction action;
  if (sigaction(SIGCHLD, NULL, &action) == 0 && action.sa_handler == SIG_IGN) signal(SIGCHLD, SIG_DFL);
}

static const char *answer;
static long answer_count;

// Only what may be called in the midst of any other call (signal-safety(7)).
static void give_answer(int signal) {
  (void)signal;
  while (answer_count > 0) {
    long written = (long)write(1, answer, (size_t)answer_count);
    if (written < 0 && errno != EINTR) break;
    if (written > 0) {
      answer += written;
      answer_count -= written;
    }
  }
  _exit(0);
}

int tidemark_answer_after(int milliseconds, const char *bytes, long count) {
  struct itimerval timer = {{0, 0}, {milliseconds / 1000, milliseconds % 1000 * 1000}};
  if (milliseconds > 0) {
    struct sigaction action = {0};
    sigset_t alarms;
    answer = bytes;
    answer_count = count;
    action.sa_handler = give_answer;
    // Whoever started this process may hold the signal back.
    sigemptyset(&alarms);
    sigaddset(&alarms, SIGALRM);
    if (sigaction(SIGALRM, &action, NULL) != 0 || sigprocmask(SIG_UNBLOCK, &alarms, NULL) != 0) return -1;
  }
  return setitimer(ITIMER_REAL, &timer, NULL);
}

void tidemark_keep_freed_memory(int bytes) {
#if defined(__GLIBC__)
  mallopt(M_TRIM_THRESHOLD, bytes);
  // Blocks from a threshold on are taken from the system one by one; it may be 32 MB at most.
  mallopt(M_MMAP_THRESHOLD, bytes < 32 << 20 ? bytes : 32 << 20);
  mallopt(M_TOP_PAD, bytes / 16);
#else
  (void)bytes;
#endif
}

void tidemark_give_back_freed_memory(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}
