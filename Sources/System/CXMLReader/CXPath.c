#include "CXPath.h"

#include <dlfcn.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <pthread.h>
#include <stdlib.h>

// Loaded on first use, as the reader is: only the declarations are taken from the headers of libxml2-dev.
static struct {
  __typeof__(xmlInitParser) *initialise;
  __typeof__(xmlReadMemory) *read;
  __typeof__(xmlFreeDoc) *free_document;
  __typeof__(xmlDocGetRootElement) *root;
  __typeof__(xmlXPathNewContext) *new_context;
  __typeof__(xmlXPathFreeContext) *free_context;
  __typeof__(xmlXPathEval) *evaluate;
  __typeof__(xmlXPathFreeObject) *free_object;
  __typeof__(xmlSetGenericErrorFunc) *set_printer;
} library;

static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *handle = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!handle) handle = dlopen("libxml2.so.16", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  *(void **)&library.initialise = dlsym(handle, "xmlInitParser");
  *(void **)&library.read = dlsym(handle, "xmlReadMemory");
  *(void **)&library.free_document = dlsym(handle, "xmlFreeDoc");
  *(void **)&library.root = dlsym(handle, "xmlDocGetRootElement");
  *(void **)&library.new_context = dlsym(handle, "xmlXPathNewContext");
  *(void **)&library.free_context = dlsym(handle, "xmlXPathFreeContext");
  *(void **)&library.evaluate = dlsym(handle, "xmlXPathEval");
  *(void **)&library.free_object = dlsym(handle, "xmlXPathFreeObject");
  *(void **)&library.set_printer = dlsym(handle, "xmlSetGenericErrorFunc");
  is_loaded = library.initialise && library.read && library.free_document && library.root && library.new_context &&
              library.free_context && library.evaluate && library.free_object &&
              library.set_printer;
  if (is_loaded) library.initialise();
}

struct galley_xpath {
  xmlDocPtr document;
  xmlNodePtr root;
};

bool galley_xpath_load(void) {
  pthread_once(&once, load);
  return is_loaded;
}

// Numbers all elements in the order of the document; a node's private field is for its users.
static void number(xmlNodePtr root) {
  intptr_t next = 0;
  xmlNodePtr node = root;
  while (node) {
    if (node->type == XML_ELEMENT_NODE) node->_private = (void *)next++;
    if (node->children) {
      node = node->children;
      continue;
    }
    while (node != root && !node->next) node = node->parent;
    if (node == root) return;
    node = node->next;
  }
}

galley_xpath *galley_xpath_open(const char *bytes, int32_t length) {
  if (!galley_xpath_load()) return NULL;
  galley_xpath *result = calloc(1, sizeof *result);
  if (!result) return NULL;
  int options = XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_NONET | XML_PARSE_NOCDATA;
  result->document = library.read(bytes, length, NULL, "UTF-8", options);
  result->root = result->document ? library.root(result->document) : NULL;
  if (!result->root) {
    galley_xpath_close(result);
    return NULL;
  }
  number(result->root);
  return result;
}

// The library prints errors unless somebody takes them, most by the first way and some by the second.
static void ignore(void *context, xmlErrorPtr error) {
  (void)context;
  (void)error;
}

static void print_nothing(void *context, const char *format, ...) {
  (void)context;
  (void)format;
}

int32_t galley_xpath_select(galley_xpath *document, const char *expression, uint64_t steps, int32_t *places,
                            int32_t capacity) {
  xmlXPathContextPtr context = library.new_context(document->document);
  if (!context) return XPATH_NO_MEMORY;
  context->node = document->root;
  context->error = (xmlStructuredErrorFunc)ignore;
  context->opLimit = steps;
  // The printer is one of this thread.
  library.set_printer(NULL, print_nothing);
  xmlXPathObjectPtr object = library.evaluate((const xmlChar *)expression, context);
  library.set_printer(NULL, NULL);
  int32_t result;
  if (!object) {
    switch (context->lastError.code) {
      case XML_XPATH_EXPRESSION_OK + XPATH_OP_LIMIT_EXCEEDED:
      case XML_XPATH_EXPRESSION_OK + XPATH_RECURSION_LIMIT_EXCEEDED: result = XPATH_TOO_COSTLY; break;
      case XML_XPATH_EXPRESSION_OK + XPATH_MEMORY_ERROR: result = XPATH_NO_MEMORY; break;
      default: result = XPATH_MALFORMED;
    }
  } else if (object->type != XPATH_NODESET) {
    result = XPATH_NO_ELEMENTS;
  } else {
    int count = object->nodesetval ? object->nodesetval->nodeNr : 0;
    result = 0;
    for (int index = 0; index < count && result >= 0; index++) {
      xmlNodePtr node = object->nodesetval->nodeTab[index];
      // The document itself is no element, and neither is an attribute.
      if (node->type != XML_ELEMENT_NODE) {
        result = XPATH_NO_ELEMENTS;
      } else {
        if (result < capacity) places[result] = (int32_t)(intptr_t)node->_private;
        result++;
      }
    }
  }
  if (object) library.free_object(object);
  library.free_context(context);
  return result;
}

void galley_xpath_close(galley_xpath *document) {
  if (!document) return;
  if (document->document) library.free_document(document->document);
  free(document);
}
