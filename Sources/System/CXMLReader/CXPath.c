#include "CXPath.h"
#include "XMLLibrary.h"

#include <dlfcn.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Loaded on first use, like the reader: only the declarations come from the headers of libxml2-dev.
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
  __typeof__(xmlXPathRegisterFunc) *register_function;
  xmlXPathObjectPtr (*pop)(xmlXPathParserContextPtr);
  int (*push)(xmlXPathParserContextPtr, xmlXPathObjectPtr);
  __typeof__(xmlXPathErr) *fail;
  __typeof__(xmlXPathCastToString) *text_of;
  __typeof__(xmlXPathCastNodeToString) *text_of_node;
  __typeof__(xmlXPathNewCString) *new_text;
  __typeof__(xmlXPathNewBoolean) *new_boolean;
  xmlFreeFunc *free;
} library;

static bool is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *handle = galley_xml_library();
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
  *(void **)&library.register_function = dlsym(handle, "xmlXPathRegisterFunc");
  // The names of version 2.14, and those before.
  *(void **)&library.pop = dlsym(handle, "xmlXPathValuePop");
  if (!library.pop) *(void **)&library.pop = dlsym(handle, "valuePop");
  *(void **)&library.push = dlsym(handle, "xmlXPathValuePush");
  if (!library.push) *(void **)&library.push = dlsym(handle, "valuePush");
  *(void **)&library.fail = dlsym(handle, "xmlXPathErr");
  *(void **)&library.text_of = dlsym(handle, "xmlXPathCastToString");
  *(void **)&library.text_of_node = dlsym(handle, "xmlXPathCastNodeToString");
  *(void **)&library.new_text = dlsym(handle, "xmlXPathNewCString");
  *(void **)&library.new_boolean = dlsym(handle, "xmlXPathNewBoolean");
  library.free = (xmlFreeFunc *)dlsym(handle, "xmlFree");
  is_loaded = library.initialise && library.read && library.free_document && library.root && library.new_context &&
              library.free_context && library.evaluate && library.free_object &&
              library.set_printer && library.register_function && library.pop && library.push && library.fail &&
              library.text_of && library.text_of_node && library.new_text && library.new_boolean && library.free;
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

// The library prints errors unless a function receives them, most by the first way and some by the second.
static void ignore(void *context, xmlErrorPtr error) {
  (void)context;
  (void)error;
}

static void print_nothing(void *context, const char *format, ...) {
  (void)context;
  (void)format;
}

enum { MOST_ARGUMENTS = 4 };

// The names of functions, with the least and the most arguments.
static const struct {
  const char *name;
  int least, most;
} functions_by_number[] = {
    [XPATH_MATCHES] = {"matches", 2, 3},       [XPATH_ENDS_WITH] = {"ends-with", 2, 2},
    [XPATH_LOWER_CASE] = {"lower-case", 1, 1}, [XPATH_UPPER_CASE] = {"upper-case", 1, 1},
    [XPATH_REPLACE] = {"replace", 3, 4},       [XPATH_TOKENIZE] = {"tokenize", 1, 2},
    [XPATH_STRING_JOIN] = {"string-join", 2, 2},
};

// A value as a text; a set of nodes as the texts of all, where the function takes a sequence.
static char *text_of(xmlXPathObjectPtr value, bool is_sequence) {
  if (!is_sequence || value->type != XPATH_NODESET) {
    xmlChar *text = library.text_of(value);
    char *copy = text ? strdup((const char *)text) : NULL;
    if (text) (*library.free)(text);
    return copy;
  }
  char *all = calloc(1, 1);
  size_t length = 0;
  int count = value->nodesetval ? value->nodesetval->nodeNr : 0;
  for (int index = 0; all && index < count; index++) {
    xmlChar *text = library.text_of_node(value->nodesetval->nodeTab[index]);
    size_t added = text ? strlen((const char *)text) : 0;
    char *longer = realloc(all, length + added + 2);
    if (longer) {
      all = longer;
      if (index) all[length++] = XPATH_SEPARATOR;
      if (added) memcpy(all + length, text, added);
      length += added;
      all[length] = 0;
    } else {
      free(all);
      all = NULL;
    }
    if (text) (*library.free)(text);
  }
  return all;
}

static void call(xmlXPathParserContextPtr context, int count, enum galley_xpath_function function) {
  if (count < functions_by_number[function].least || count > functions_by_number[function].most) {
    library.fail(context, XPATH_INVALID_ARITY);
    return;
  }
  char *arguments[MOST_ARGUMENTS] = {NULL};
  bool are_texts = true;
  for (int index = count - 1; index >= 0; index--) {
    xmlXPathObjectPtr value = library.pop(context);
    if (value) {
      arguments[index] = text_of(value, function == XPATH_STRING_JOIN && index == 0);
      library.free_object(value);
    }
    are_texts = are_texts && arguments[index];
  }
  const galley_xpath_functions *functions = context->context->userData;
  char *text = NULL;
  int32_t form = are_texts ? functions->call(functions->owner, function, (const char *const *)arguments, count, &text)
                           : XPATH_FAULT;
  xmlXPathObjectPtr result = NULL;
  if (form == XPATH_TEXT && text) result = library.new_text(text);
  if (form == XPATH_TRUE || form == XPATH_FALSE) result = library.new_boolean(form == XPATH_TRUE);
  free(text);
  for (int index = 0; index < count; index++) free(arguments[index]);
  if (result) {
    library.push(context, result);
  } else {
    library.fail(context, XPATH_EXPR_ERROR);
  }
}

#define FUNCTION(name, number) \
  static void name(xmlXPathParserContextPtr context, int count) { call(context, count, number); }
FUNCTION(matches, XPATH_MATCHES)
FUNCTION(ends_with, XPATH_ENDS_WITH)
FUNCTION(lower_case, XPATH_LOWER_CASE)
FUNCTION(upper_case, XPATH_UPPER_CASE)
FUNCTION(replace, XPATH_REPLACE)
FUNCTION(tokenize, XPATH_TOKENIZE)
FUNCTION(string_join, XPATH_STRING_JOIN)

static const xmlXPathFunction entries[] = {
    [XPATH_MATCHES] = matches,       [XPATH_ENDS_WITH] = ends_with, [XPATH_LOWER_CASE] = lower_case,
    [XPATH_UPPER_CASE] = upper_case, [XPATH_REPLACE] = replace,     [XPATH_TOKENIZE] = tokenize,
    [XPATH_STRING_JOIN] = string_join,
};

int32_t galley_xpath_select(galley_xpath *document, const char *expression, uint64_t steps,
                            galley_xpath_functions functions, int32_t *places, int32_t capacity) {
  xmlXPathContextPtr context = library.new_context(document->document);
  if (!context) return XPATH_NO_MEMORY;
  context->node = document->root;
  context->error = (xmlStructuredErrorFunc)ignore;
  context->opLimit = steps;
  context->userData = &functions;
  for (size_t number = 0; number < sizeof entries / sizeof *entries; number++)
    library.register_function(context, (const xmlChar *)functions_by_number[number].name, entries[number]);
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
