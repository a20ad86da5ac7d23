/* Preloaded into a process: counts its calls to the file system below one folder, lets chosen ones fail, kills the
   process at a chosen one, and writes down what reaches the disk. `calls.py` compiles and drives it. */

#define _GNU_SOURCE
#define _LARGEFILE64_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { OPEN, READ, WRITE, SYNC, RENAME, LINK, LOCK, UNLINK, MKDIR, STAT, CLOSE, LIST, KINDS };
enum { FAIL, SHORT, KILL, TEAR }; /* fail, do half, die before, die after half */

#define MOST_FILES 4096
#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))real(#name))

static char root[PATH_MAX];
static int on, kind_wanted, error_wanted, manner, forever;
static long at, counts[KINDS], changes, hits;
static int trace = -1;
static char *names[MOST_FILES]; /* of the open files below the folder */
static DIR *folders[16];

static void *real(const char *name) {
    void *found = dlsym(RTLD_NEXT, name);
    if (!found) abort();
    return found;
}

/* -- called by calls.py */

void faults_begin(const char *folder, int kind, long n, int error, int how, int always) {
    snprintf(root, sizeof root, "%s", folder);
    kind_wanted = kind, at = n, error_wanted = error, manner = how, forever = always;
    memset(counts, 0, sizeof counts);
    changes = hits = 0;
    on = 1;
}

void faults_end(void) { on = 0; }
long faults_count(int kind) { return kind < 0 ? changes : counts[kind]; }
long faults_hits(void) { return hits; }
void faults_trace(int descriptor) { trace = descriptor; }

void faults_note(const char *text) {
    if (trace >= 0) dprintf(trace, "N %s\n", text);
}

/* -- */

static int below(const char *path) {
    size_t length = strlen(root);
    return on && path && !strncmp(path, root, length) && (path[length] == '/' || !path[length]);
}

static const char *name_of(int descriptor) {
    return on && descriptor >= 0 && descriptor < MOST_FILES ? names[descriptor] : 0;
}

static void remember(int descriptor, const char *path) {
    if (descriptor >= 0 && descriptor < MOST_FILES) {
        free(names[descriptor]);
        names[descriptor] = path ? strdup(path) : 0;
    }
}

/* Count a call. Return the error that it gets, 0 for none, or -1 if only half of it is done. */
static int struck(int kind, int is_change) {
    long n = __atomic_add_fetch(&counts[kind], 1, __ATOMIC_SEQ_CST);
    if (is_change) {
        long change = __atomic_add_fetch(&changes, 1, __ATOMIC_SEQ_CST);
        if (manner == KILL && change == at) kill(getpid(), SIGKILL), pause();
        if (manner == TEAR && change == at) return kind == WRITE ? -1 : (kill(getpid(), SIGKILL), pause(), 0);
    }
    if (manner > SHORT || kind != kind_wanted || !(n == at || (forever && n > at))) return 0;
    hits++;
    return manner == SHORT ? -1 : error_wanted;
}

#define STRIKE(kind, change, bad)                                                                                      \
    do {                                                                                                               \
        int error_ = struck(kind, change);                                                                             \
        if (error_ > 0) {                                                                                              \
            errno = error_;                                                                                            \
            return bad;                                                                                                \
        }                                                                                                              \
    } while (0)

static long inode(int descriptor) {
    struct stat64 found;
    return REAL(int, fstat64, int, struct stat64 *)(descriptor, &found) ? 0 : (long)found.st_ino;
}

static void write_hex(const void *data, size_t size) {
    static const char digits[] = "0123456789abcdef";
    char *text = malloc(2 * size + 2);
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = ((const unsigned char *)data)[i];
        text[2 * i] = digits[byte >> 4], text[2 * i + 1] = digits[byte & 15];
    }
    text[2 * size] = '\n';
    if (syscall(SYS_write, trace, text, 2 * size + 1) < 0) abort();
    free(text);
}

static int opened(int folder, const char *path, int flags, mode_t mode) {
    int (*call)(int, const char *, int, ...) = REAL(int, openat64, int, const char *, int, ...);
    if (!below(path)) {
        int found = call(folder, path, flags, mode);
        remember(found, 0);
        return found;
    }
    int is_new = (flags & O_CREAT) && syscall(SYS_access, path, F_OK);
    STRIKE(OPEN, is_new || (flags & O_TRUNC), -1);
    int found = call(folder, path, flags, mode);
    remember(found, found < 0 ? 0 : path);
    if (found >= 0 && trace >= 0) {
        if (is_new) dprintf(trace, "C %ld %s\n", inode(found), path);
        else if (flags & O_TRUNC) dprintf(trace, "T %ld 0\n", inode(found));
    }
    return found;
}

#define OPENS(name)                                                                                                    \
    int name(const char *path, int flags, ...) {                                                                       \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(more, mode_t) : 0;                                      \
        va_end(more);                                                                                                  \
        return opened(AT_FDCWD, path, flags, mode);                                                                    \
    }
OPENS(open)
OPENS(open64)

#define OPENS_AT(name)                                                                                                 \
    int name(int folder, const char *path, int flags, ...) {                                                           \
        va_list more;                                                                                                  \
        va_start(more, flags);                                                                                         \
        mode_t mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(more, mode_t) : 0;                                      \
        va_end(more);                                                                                                  \
        return opened(folder, path, flags, mode);                                                                      \
    }
OPENS_AT(openat)
OPENS_AT(openat64)

DIR *opendir(const char *path) {
    if (below(path)) STRIKE(OPEN, 0, NULL);
    DIR *found = REAL(DIR *, opendir, const char *)(path);
    for (int i = 0; found && below(path) && i < 16; i++)
        if (!folders[i]) {
            folders[i] = found;
            break;
        }
    return found;
}

static int is_ours(DIR *folder) {
    for (int i = 0; on && i < 16; i++)
        if (folders[i] == folder) return 1;
    return 0;
}

struct dirent *readdir(DIR *folder) {
    if (is_ours(folder)) STRIKE(LIST, 0, NULL);
    return REAL(struct dirent *, readdir, DIR *)(folder);
}

struct dirent64 *readdir64(DIR *folder) {
    if (is_ours(folder)) STRIKE(LIST, 0, NULL);
    return REAL(struct dirent64 *, readdir64, DIR *)(folder);
}

int closedir(DIR *folder) {
    for (int i = 0; i < 16; i++)
        if (folders[i] == folder) folders[i] = 0;
    return REAL(int, closedir, DIR *)(folder);
}

#define READS(name, ...)                                                                                               \
    if (name_of(descriptor)) {                                                                                         \
        int error_ = struck(READ, 0);                                                                                  \
        if (error_ > 0) {                                                                                              \
            errno = error_;                                                                                            \
            return -1;                                                                                                 \
        }                                                                                                              \
        if (error_ < 0 && size > 1) size /= 2;                                                                         \
    }
ssize_t read(int descriptor, void *data, size_t size) {
    READS(read)
    return REAL(ssize_t, read, int, void *, size_t)(descriptor, data, size);
}
ssize_t pread(int descriptor, void *data, size_t size, off_t place) {
    READS(pread)
    return REAL(ssize_t, pread, int, void *, size_t, off_t)(descriptor, data, size, place);
}
ssize_t pread64(int descriptor, void *data, size_t size, off64_t place) {
    READS(pread64)
    return REAL(ssize_t, pread64, int, void *, size_t, off64_t)(descriptor, data, size, place);
}

static ssize_t written(int descriptor, const void *data, size_t size, off64_t place) {
    if (!name_of(descriptor))
        return place < 0 ? REAL(ssize_t, write, int, const void *, size_t)(descriptor, data, size)
                         : REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t)(descriptor, data, size, place);
    int error = struck(WRITE, 1);
    if (error > 0) {
        errno = error;
        return -1;
    }
    if (error < 0 && size > 1) size /= 2;
    off64_t where = place;
    if (place < 0 && trace >= 0) {
        int is_end = fcntl(descriptor, F_GETFL) & O_APPEND;
        where = is_end ? lseek64(descriptor, 0, SEEK_END) : lseek64(descriptor, 0, SEEK_CUR);
    }
    ssize_t done = place < 0 ? REAL(ssize_t, write, int, const void *, size_t)(descriptor, data, size)
                             : REAL(ssize_t, pwrite64, int, const void *, size_t, off64_t)(descriptor, data, size, place);
    if (manner == TEAR && error < 0) kill(getpid(), SIGKILL), pause();
    if (trace >= 0 && done > 0) {
        dprintf(trace, "W %ld %ld ", inode(descriptor), (long)where);
        write_hex(data, (size_t)done);
    }
    return done;
}
ssize_t write(int descriptor, const void *data, size_t size) { return written(descriptor, data, size, -1); }
ssize_t pwrite(int descriptor, const void *data, size_t size, off_t place) {
    return written(descriptor, data, size, place);
}
ssize_t pwrite64(int descriptor, const void *data, size_t size, off64_t place) {
    return written(descriptor, data, size, place);
}

static int cut(int descriptor, off64_t size) {
    if (name_of(descriptor)) {
        STRIKE(WRITE, 1, -1);
        if (trace >= 0) dprintf(trace, "T %ld %ld\n", inode(descriptor), (long)size);
    }
    return REAL(int, ftruncate64, int, off64_t)(descriptor, size);
}
int ftruncate(int descriptor, off_t size) { return cut(descriptor, size); }
int ftruncate64(int descriptor, off64_t size) { return cut(descriptor, size); }

/* Nothing really waits for the disk. */
#define SYNCS(name)                                                                                                    \
    int name(int descriptor) {                                                                                         \
        const char *path = name_of(descriptor);                                                                        \
        if (!path) return REAL(int, name, int)(descriptor);                                                            \
        STRIKE(SYNC, 1, -1);                                                                                           \
        if (trace >= 0) dprintf(trace, "F %ld %s\n", inode(descriptor), path);                                         \
        return 0;                                                                                                      \
    }
SYNCS(fsync)
SYNCS(fdatasync)

int rename(const char *from, const char *to) {
    if (!below(from) && !below(to)) return REAL(int, rename, const char *, const char *)(from, to);
    STRIKE(RENAME, 1, -1);
    int result = REAL(int, rename, const char *, const char *)(from, to);
    if (!result && trace >= 0) dprintf(trace, "R %s\t%s\n", from, to);
    return result;
}

int link(const char *from, const char *to) {
    if (below(to)) STRIKE(LINK, 1, -1);
    return REAL(int, link, const char *, const char *)(from, to);
}
int symlink(const char *from, const char *to) {
    if (below(to)) STRIKE(LINK, 1, -1);
    return REAL(int, symlink, const char *, const char *)(from, to);
}

int flock(int descriptor, int how) {
    if (name_of(descriptor)) STRIKE(LOCK, 0, -1);
    return REAL(int, flock, int, int)(descriptor, how);
}

#define CONTROLS(name)                                                                                                 \
    int name(int descriptor, int command, ...) {                                                                       \
        va_list more;                                                                                                  \
        va_start(more, command);                                                                                       \
        void *argument = va_arg(more, void *);                                                                         \
        va_end(more);                                                                                                  \
        if ((command == F_SETLK || command == F_SETLKW || command == F_OFD_SETLK) && name_of(descriptor))              \
            STRIKE(LOCK, 0, -1);                                                                                       \
        return REAL(int, name, int, int, ...)(descriptor, command, argument);                                          \
    }
CONTROLS(fcntl)
CONTROLS(fcntl64)

int unlink(const char *path) {
    if (!below(path)) return REAL(int, unlink, const char *)(path);
    STRIKE(UNLINK, 1, -1);
    int result = REAL(int, unlink, const char *)(path);
    if (!result && trace >= 0) dprintf(trace, "U %s\n", path);
    return result;
}

int mkdir(const char *path, mode_t mode) {
    if (!below(path)) return REAL(int, mkdir, const char *, mode_t)(path, mode);
    STRIKE(MKDIR, 1, -1);
    int result = REAL(int, mkdir, const char *, mode_t)(path, mode);
    if (!result && trace >= 0) dprintf(trace, "M %s\n", path);
    return result;
}

#define STATS(name, type)                                                                                              \
    int name(const char *path, struct type *found) {                                                                   \
        if (below(path)) STRIKE(STAT, 0, -1);                                                                          \
        return REAL(int, name, const char *, struct type *)(path, found);                                              \
    }
STATS(stat, stat)
STATS(lstat, stat)
STATS(stat64, stat64)
STATS(lstat64, stat64)

#define STATS_OPEN(name, type)                                                                                         \
    int name(int descriptor, struct type *found) {                                                                     \
        if (name_of(descriptor)) STRIKE(STAT, 0, -1);                                                                  \
        return REAL(int, name, int, struct type *)(descriptor, found);                                                 \
    }
STATS_OPEN(fstat, stat)
STATS_OPEN(fstat64, stat64)

#define STATS_AT(name, type)                                                                                           \
    int name(int folder, const char *path, struct type *found, int flags) {                                            \
        if (below(path)) STRIKE(STAT, 0, -1);                                                                          \
        return REAL(int, name, int, const char *, struct type *, int)(folder, path, found, flags);                     \
    }
STATS_AT(fstatat, stat)
STATS_AT(fstatat64, stat64)

int access(const char *path, int mode) {
    if (below(path)) STRIKE(STAT, 0, -1);
    return REAL(int, access, const char *, int)(path, mode);
}

int fchmod(int descriptor, mode_t mode) {
    if (name_of(descriptor)) STRIKE(STAT, 0, -1);
    return REAL(int, fchmod, int, mode_t)(descriptor, mode);
}

/* The descriptor is gone even if this fails, as on Linux. */
int close(int descriptor) {
    int error = name_of(descriptor) ? struck(CLOSE, 0) : 0;
    remember(descriptor, 0);
    int result = REAL(int, close, int)(descriptor);
    if (error > 0) {
        errno = error;
        return -1;
    }
    return result;
}
