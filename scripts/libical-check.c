/* Reads a calendar with libical, holds it against its rules, and says how many events and tasks it has. */
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words) {
  FILE *file = count > 1 ? fopen(words[1], "rb") : NULL;
  if (!file || fseek(file, 0, SEEK_END)) return 2;
  long length = ftell(file);
  rewind(file);
  char *text = malloc(length + 1);
  if (!text) return 2;
  text[fread(text, 1, length, file)] = 0;
  fclose(file);
  icalcomponent *calendar = icalparser_parse_string(text);
  free(text);
  if (!calendar) return 1;
  int holds = icalrestriction_check(calendar) && icalcomponent_count_errors(calendar) == 0;
  printf(
    "%d %d\n", icalcomponent_count_components(calendar, ICAL_VEVENT_COMPONENT),
    icalcomponent_count_components(calendar, ICAL_VTODO_COMPONENT)
  );
  icalcomponent_free(calendar);
  return holds ? 0 : 1;
}
