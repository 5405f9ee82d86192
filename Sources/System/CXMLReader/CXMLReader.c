#include "CXMLReader.h"
#include "XMLLibrary.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The functions of libxml2's reader, whose declarations have been the same since 2.6: pkg-config would link the library.
// https://gnome.pages.gitlab.gnome.org/libxml2/html/xmlreader_8h.html
typedef struct {
  int domain;
  int code;
  char *message;
  int level;
  char *file;
  int line;
} error_head;
typedef void (*error_function)(void *context, const error_head *error);

static struct {
  void (*initialise)(void);
  void *(*open)(const char *, int, const char *, const char *, int);
  int (*read)(void *);
  int (*kind)(void *);
  int (*is_empty)(void *);
  const unsigned char *(*name)(void *);
  const unsigned char *(*value)(void *);
  int (*attribute)(void *);
  void (*errors)(void *, error_function, void *);
  void (*close)(void *);
} library;

static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

void *galley_xml_library(void) {
  void *handle = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
  // The name of 2.14 and later, whose reader has the same functions.
  return handle ? handle : dlopen("libxml2.so.16", RTLD_NOW | RTLD_LOCAL);
}

static void load(void) {
  void *handle = galley_xml_library();
  if (!handle) return;
  *(void **)&library.initialise = dlsym(handle, "xmlInitParser");
  *(void **)&library.open = dlsym(handle, "xmlReaderForMemory");
  *(void **)&library.read = dlsym(handle, "xmlTextReaderRead");
  *(void **)&library.kind = dlsym(handle, "xmlTextReaderNodeType");
  *(void **)&library.is_empty = dlsym(handle, "xmlTextReaderIsEmptyElement");
  *(void **)&library.name = dlsym(handle, "xmlTextReaderConstName");
  *(void **)&library.value = dlsym(handle, "xmlTextReaderConstValue");
  *(void **)&library.attribute = dlsym(handle, "xmlTextReaderMoveToNextAttribute");
  *(void **)&library.errors = dlsym(handle, "xmlTextReaderSetStructuredErrorHandler");
  *(void **)&library.close = dlsym(handle, "xmlFreeTextReader");
  is_loaded = library.initialise && library.open && library.read && library.kind && library.is_empty &&
              library.name && library.value && library.attribute && library.errors && library.close;
  if (is_loaded) library.initialise();
}

struct galley_xml {
  void *reader;
  bool closes;
  int32_t line;
  char reason[200];
};

static void note(void *context, const error_head *error) {
  galley_xml *xml = context;
  // The first error is the cause of those after it.
  if (!error || xml->reason[0]) return;
  xml->line = error->line;
  snprintf(xml->reason, sizeof xml->reason, "%s", error->message ? error->message : "");
  size_t length = strlen(xml->reason);
  while (length > 0 && xml->reason[length - 1] == '\n') xml->reason[--length] = 0;
}

bool galley_xml_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

galley_xml *galley_xml_open(const char *bytes, int32_t length) {
  if (!galley_xml_load()) return NULL;
  galley_xml *xml = calloc(1, sizeof *xml);
  if (!xml) return NULL;
  // XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_NONET, XML_PARSE_NOCDATA; without XML_PARSE_HUGE the library's own
  // limits on depth and lengths hold.
  xml->reader = library.open(bytes, length, NULL, "UTF-8", 1 << 5 | 1 << 6 | 1 << 11 | 1 << 14);
  if (!xml->reader) {
    free(xml);
    return NULL;
  }
  library.errors(xml->reader, note, xml);
  return xml;
}

int32_t galley_xml_next(galley_xml *xml, const char **name) {
  if (xml->closes) {
    xml->closes = false;
    *name = "";
    return XML_STEP_CLOSE;
  }
  for (;;) {
    int result = library.read(xml->reader);
    if (result < 0) return XML_STEP_DAMAGED;
    if (result == 0) return XML_STEP_END;
    // XML_READER_TYPE_ELEMENT and XML_READER_TYPE_END_ELEMENT.
    int kind = library.kind(xml->reader);
    if (kind != 1 && kind != 15) continue;
    *name = (const char *)library.name(xml->reader);
    if (kind == 15) return XML_STEP_CLOSE;
    xml->closes = library.is_empty(xml->reader) == 1;
    return XML_STEP_OPEN;
  }
}

bool galley_xml_attribute(galley_xml *xml, const char **name, const char **value) {
  if (library.attribute(xml->reader) != 1) return false;
  *name = (const char *)library.name(xml->reader);
  *value = (const char *)library.value(xml->reader);
  return *name && *value;
}

const char *galley_xml_reason(const galley_xml *xml, int32_t *line) {
  *line = xml->line;
  return xml->reason;
}

void galley_xml_close(galley_xml *xml) {
  if (!xml) return;
  library.close(xml->reader);
  free(xml);
}
