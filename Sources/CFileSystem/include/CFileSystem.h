#ifndef TIDEMARK_CFILESYSTEM_H
#define TIDEMARK_CFILESYSTEM_H

// The few calls of the system that Swift's module of the C library lacks. Each fails as the system's calls do: with -1, and the
// reason in errno. ENOTSUP says that this system, or the file system below the path, cannot do it at all.

/// Lets two names change places, in one step.
int tidemark_exchange(const char *one, const char *other);

/// Renames, but never over something that exists: then the error is EEXIST.
int tidemark_rename_new(const char *from, const char *to);

/// Whether anybody has the file open for writing or mapped so: 1 or 0, and -1 where the system does not tell. The file must be
/// open for reading only, and not for writing in this process.
int tidemark_is_open_for_writing(int file);

/// Lets the system begin to bring the bytes of a file to the disk, and does not wait. Where it cannot be asked to, nothing happens.
void tidemark_begin_writeback(int file);

/// Gives a file the extended attributes of another, its access control list among them, as far as this user may.
void tidemark_copy_attributes(int from, int to);

/// A pipe: the end to read from and the end to write to. Neither is passed on to a program that is started, whatever other threads
/// do meanwhile (on Darwin posix_spawn(2) sees to that, by POSIX_SPAWN_CLOEXEC_DEFAULT).
int tidemark_pipe(int ends[2]);

/// Lets this process be told how its children end, where whoever started it has switched that off by ignoring SIGCHLD.
void tidemark_hear_of_children(void);

/// Ends this process after some milliseconds, whatever it does then: it prints some bytes and exits with 0. The bytes must stay where
/// they are. With 0 milliseconds nothing happens any more.
int tidemark_answer_after(int milliseconds, const char *bytes, long count);

/// Begins to watch folders for changes: a file from which records of inotify(7) are read, without waiting. ENOTSUP where there is none.
int tidemark_watch_open(void);

/// Watches a folder, not those in it: what is made, removed or renamed in it, and what is closed that was open for writing. The number
/// by which records name it; for a folder that is watched already it is the same.
int tidemark_watch_add(int watch, const char *folder);

/// Lets signals be read as bytes, each its number, from a file that does not wait; they do nothing else any more. It may be called once
/// in a process.
int tidemark_catch_signals(const int *numbers, int count);

/// Lets memory that this process has freed serve what it allocates next: at most so many bytes at the top of the heap are not given back
/// to the system (mallopt(3)). Only glibc does that.
void tidemark_keep_freed_memory(int bytes);

/// Gives all pages of memory that this process has freed back to the system (malloc_trim(3)). Only glibc does that.
void tidemark_give_back_freed_memory(void);

/// The number of processors that this thread may run on (taskset(1)); -1 where the system does not tell.
int tidemark_allowed_processors(void);

/// The variables of the environment, ending with NULL. It is the process's own list, not a copy.
char **tidemark_environment(void);

#endif
