// The least that a program does that reads Markdown: finds the .md files below a folder, reads, parses and frees each, in one
// thread. `scripts/bench` builds it and measures the program against it.
// Exit 0: done. Exit 2: a file could not be read, or the arguments are wrong.

#include <cmark.h>
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *buffer;
static size_t capacity;

static void fail(const char *path) {
  perror(path);
  exit(2);
}

// Reads a file into the buffer, which grows as needed and is used again; the file's size.
static size_t read_file(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) < 0) fail(path);
  if ((size_t)status.st_size > capacity) {
    capacity = 2 * (size_t)status.st_size;
    free(buffer);
    buffer = malloc(capacity);
    if (buffer == NULL) fail(path);
  }
  size_t length = 0;
  while (length < (size_t)status.st_size) {
    ssize_t count = read(file, buffer + length, (size_t)status.st_size - length);
    if (count < 0) fail(path);
    if (count == 0) break;
    length += (size_t)count;
  }
  close(file);
  return length;
}

int main(int count, char *arguments[]) {
  if (count != 2) {
    fprintf(stderr, "usage: libcmark-loop DIR\n");
    return 2;
  }
  FTS *walk = fts_open((char *[]){arguments[1], NULL}, FTS_PHYSICAL | FTS_NOSTAT, NULL);
  if (walk == NULL) fail(arguments[1]);
  size_t files = 0, bytes = 0;
  for (FTSENT *entry; (entry = fts_read(walk)) != NULL;) {
    if (entry->fts_info == FTS_DNR || entry->fts_info == FTS_ERR || entry->fts_info == FTS_NS) {
      errno = entry->fts_errno;
      fail(entry->fts_path);
    }
    // Without asking for its status, the kind of a file is not known.
    if (entry->fts_info != FTS_F && entry->fts_info != FTS_NSOK) continue;
    if (entry->fts_namelen < 3 || strcmp(entry->fts_name + entry->fts_namelen - 3, ".md") != 0) continue;
    size_t length = read_file(entry->fts_accpath);
    cmark_node_free(cmark_parse_document(buffer, length, CMARK_OPT_DEFAULT));
    files += 1;
    bytes += length;
  }
  fts_close(walk);
  printf("%zu files, %zu bytes\n", files, bytes);
  return 0;
}
