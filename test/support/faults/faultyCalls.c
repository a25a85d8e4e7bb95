/*
 * Preloaded into the program under test: lets one call to the system fail, the n-th of those that its kind of fault can meet on
 * paths below one folder. Calls are counted over all threads. Told by the environment, see fault.ts; what happened stands in a
 * file of  shared memory, so that it is there however the process ends.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* What a call does; a kind of fault meets some of them. */
enum { OPENS = 1, CREATES = 2, READS = 4, WRITES = 8, SYNCS = 16, NAMES = 32, CLOSES = 64, LISTS = 128, REMOVES = 256, LOOKS = 512, CAN_BE_SHORT = 1024 };

/* In the order of faultKinds in fault.ts. */
static const struct {
  const char *name;
  int error, meets;
} kinds[] = {
    {"ENOSPC", ENOSPC, CREATES | WRITES | SYNCS | NAMES},
    {"EIO", EIO, OPENS | CREATES | READS | WRITES | SYNCS | NAMES | CLOSES | LISTS | REMOVES | LOOKS},
    {"short", 0, CAN_BE_SHORT},
    {"EINTR", EINTR, OPENS | CREATES | READS | WRITES | SYNCS},
    {"EMFILE", EMFILE, OPENS | CREATES | LISTS},
};
#define KINDS ((int)(sizeof kinds / sizeof kinds[0]))

/* Read by fault.ts: keep in step. */
struct report {
  _Atomic unsigned counts[KINDS]; /* calls that a fault of each kind could have met */
  _Atomic unsigned failed;        /* calls that were met */
  char call[24];                  /* the first of them */
  char path[976];
};

static struct report *report;
static const char *folder;
static size_t folder_length;
static unsigned fail_at;
static int is_for_ever, chosen = -1;

/* An open file below the folder. Never freed: another thread may be reading it, and the process lives for seconds. */
struct opened {
  dev_t device;
  ino_t inode;
  char path[];
};

#define MOST_FILES 65536
static struct opened *_Atomic files[MOST_FILES];

#define REAL(name) ((__typeof__(&name))real(#name))
static void *real(const char *name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) abort();
  return found;
}

__attribute__((constructor)) static void begin(void) {
  const char *place = getenv("FAULT_REPORT"), *kind = getenv("FAULT_KIND"), *at = getenv("FAULT_AT");
  folder = getenv("FAULT_UNDER");
  /* Programs that this one starts are not under test. */
  unsetenv("LD_PRELOAD");
  if (!place || !kind || !at || !folder) return;
  int file = REAL(open)(place, O_RDWR);
  if (file < 0) return;
  void *shared = mmap(NULL, sizeof(struct report), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  REAL(close)(file);
  if (shared == MAP_FAILED) return;
  for (int each = 0; each < KINDS; each++)
    if (!strcmp(kind, kinds[each].name)) chosen = each;
  folder_length = strlen(folder);
  fail_at = (unsigned)strtoul(at, NULL, 10);
  is_for_ever = getenv("FAULT_FOR_EVER") != NULL;
  report = shared;
}

static int is_below(const char *path) {
  return report && path && !strncmp(path, folder, folder_length) && (path[folder_length] == '/' || !path[folder_length]);
}

/* A number may have been closed by other ways than ours and stand for something else since. */
static const char *path_of(int file) {
  struct opened *known = file >= 0 && file < MOST_FILES ? atomic_load(&files[file]) : NULL;
  struct stat found;
  if (!known || fstat(file, &found) || found.st_dev != known->device || found.st_ino != known->inode) return NULL;
  return known->path;
}

static int remembered(int file, const char *path) {
  if (file < 0 || file >= MOST_FILES) return file;
  struct opened *opened = NULL;
  struct stat found;
  if (is_below(path) && !fstat(file, &found) && (opened = malloc(sizeof *opened + strlen(path) + 1))) {
    opened->device = found.st_dev;
    opened->inode = found.st_ino;
    strcpy(opened->path, path);
  }
  atomic_store(&files[file], opened);
  return file;
}

/* Whether this call is one that fails. Counts it for each kind that could meet it. */
static int fails(int doing, const char *call, const char *path) {
  if (!path || !report) return 0;
  unsigned number = 0;
  for (int each = 0; each < KINDS; each++) {
    if (!(doing & kinds[each].meets)) continue;
    unsigned count = atomic_fetch_add(&report->counts[each], 1) + 1;
    if (each == chosen) number = count;
  }
  if (!fail_at || (is_for_ever ? number < fail_at : number != fail_at)) return 0;
  if (atomic_fetch_add(&report->failed, 1) == 0) {
    snprintf(report->call, sizeof report->call, "%s", call);
    snprintf(report->path, sizeof report->path, "%s", path + folder_length);
  }
  errno = kinds[chosen].error;
  return 1;
}

static int fails_at(int doing, const char *call, const char *path) {
  return is_below(path) && fails(doing, call, path);
}

#define OPEN(name)                                                                        \
  int name(const char *path, int flags, ...) {                                            \
    va_list rest;                                                                         \
    va_start(rest, flags);                                                                \
    mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;             \
    va_end(rest);                                                                         \
    if (fails_at(flags & O_CREAT ? CREATES : OPENS, "open", path)) return -1;             \
    return remembered(REAL(name)(path, flags, mode), path);                               \
  }
OPEN(open)
OPEN(open64)

int openat(int at, const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  if (fails_at(flags & O_CREAT ? CREATES : OPENS, "openat", path)) return -1;
  return remembered(REAL(openat)(at, path, flags, mode), path);
}

int close(int file) {
  int fault = fails(CLOSES, "close", path_of(file)); /* The file is closed all the same, as Linux does it. */
  if (file >= 0 && file < MOST_FILES) atomic_store(&files[file], NULL);
  int answer = REAL(close)(file);
  if (!fault) return answer;
  errno = kinds[chosen].error;
  return -1;
}

/* How Node closes files and looks at them. */
long syscall(long number, ...) {
  va_list rest;
  va_start(rest, number);
  long a = va_arg(rest, long), b = va_arg(rest, long), c = va_arg(rest, long), d = va_arg(rest, long),
       e = va_arg(rest, long), f = va_arg(rest, long);
  va_end(rest);
  if (number == SYS_close) return close((int)a);
  if (number == SYS_statx && fails_at(LOOKS, "statx", (const char *)b)) return -1;
  return REAL(syscall)(number, a, b, c, d, e, f);
}

/* A call that moves bytes: short ones move half of them. */
#define MOVE(doing, name, parameters, size, whole, half)                                  \
  ssize_t name parameters {                                                               \
    if (!fails(doing | ((size) > 1 ? CAN_BE_SHORT : 0), #name, path_of(file))) return whole; \
    return kinds[chosen].error ? -1 : half;                                               \
  }
MOVE(READS, read, (int file, void *to, size_t size), size, REAL(read)(file, to, size), REAL(read)(file, to, size / 2))
MOVE(READS, pread64, (int file, void *to, size_t size, off64_t at), size, REAL(pread64)(file, to, size, at),
     REAL(pread64)(file, to, size / 2, at))
MOVE(READS, readv, (int file, const struct iovec *to, int count), (size_t)count, REAL(readv)(file, to, count),
     REAL(readv)(file, to, count / 2))
MOVE(WRITES, write, (int file, const void *from, size_t size), size, REAL(write)(file, from, size),
     REAL(write)(file, from, size / 2))
MOVE(WRITES, pwrite64, (int file, const void *from, size_t size, off64_t at), size, REAL(pwrite64)(file, from, size, at),
     REAL(pwrite64)(file, from, size / 2, at))
MOVE(WRITES, writev, (int file, const struct iovec *from, int count), (size_t)count, REAL(writev)(file, from, count),
     REAL(writev)(file, from, count / 2))

int fsync(int file) { return fails(SYNCS, "fsync", path_of(file)) ? -1 : REAL(fsync)(file); }
int fdatasync(int file) { return fails(SYNCS, "fdatasync", path_of(file)) ? -1 : REAL(fdatasync)(file); }
int ftruncate64(int file, off64_t size) {
  return fails(WRITES, "ftruncate", path_of(file)) ? -1 : REAL(ftruncate64)(file, size);
}
int rename(const char *from, const char *to) { return fails_at(NAMES, "rename", to) ? -1 : REAL(rename)(from, to); }
int link(const char *from, const char *to) { return fails_at(NAMES, "link", to) ? -1 : REAL(link)(from, to); }
int mkdir(const char *path, mode_t mode) { return fails_at(NAMES, "mkdir", path) ? -1 : REAL(mkdir)(path, mode); }
int unlink(const char *path) { return fails_at(REMOVES, "unlink", path) ? -1 : REAL(unlink)(path); }
DIR *opendir(const char *path) { return fails_at(LISTS, "opendir", path) ? NULL : REAL(opendir)(path); }
int scandir64(const char *path, struct dirent64 ***names, int (*wanted)(const struct dirent64 *),
              int (*order)(const struct dirent64 **, const struct dirent64 **)) {
  return fails_at(LISTS, "scandir", path) ? -1 : REAL(scandir64)(path, names, wanted, order);
}
