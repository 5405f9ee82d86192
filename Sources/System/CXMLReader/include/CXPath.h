#ifndef GALLEY_CXPATH_H
#define GALLEY_CXPATH_H

#include <stdbool.h>
#include <stdint.h>

/// A document for XPath 1.0, read by libxml2 as `CXMLReader.h` reads others: nothing is loaded from a network or a file.
typedef struct galley_xpath galley_xpath;

/// A reason for which an expression has no elements as its result.
enum galley_xpath_failure {
  /// The expression is malformed, or names a function or a prefix that does not exist.
  XPATH_MALFORMED = -1,
  /// The result is no set of elements.
  XPATH_NO_ELEMENTS = -2,
  /// The evaluation takes more steps than are allowed.
  XPATH_TOO_COSTLY = -3,
  /// There is no memory.
  XPATH_NO_MEMORY = -4,
};

/// Loads libxml2. False if the system has none.
bool galley_xpath_load(void);

/// Reads a document. NULL if it is damaged, or there is no memory.
galley_xpath *galley_xpath_open(const char *bytes, int32_t length);

/// A function on texts that expressions may call beside those of XPath 1.0.
enum galley_xpath_function {
  XPATH_MATCHES,
  XPATH_ENDS_WITH,
  XPATH_LOWER_CASE,
  XPATH_UPPER_CASE,
  XPATH_REPLACE,
  XPATH_TOKENIZE,
  XPATH_STRING_JOIN,
};

/// The form of a function's result.
enum galley_xpath_result {
  /// The call has a fault, and with it the expression.
  XPATH_FAULT,
  XPATH_TRUE,
  XPATH_FALSE,
  /// A text, which `malloc` has made.
  XPATH_TEXT,
};

/// The byte between the items of a sequence, since XPath 1.0 has none: XML has no such character.
#define XPATH_SEPARATOR '\x1E'

/// The functions: each call has `count` texts, as many as the function takes, and may set `text`.
typedef struct {
  int32_t (*call)(void *owner, int32_t function, const char *const *arguments, int32_t count, char **text);
  void *owner;
} galley_xpath_functions;

/// Finds elements, with the root element as the context.
///
/// Places are numbers of elements in the order of the document, from 0. At most `capacity` of them are written.
///
/// Returns the number of elements of the result, or a failure.
int32_t galley_xpath_select(galley_xpath *document, const char *expression, uint64_t steps,
                            galley_xpath_functions functions, int32_t *places, int32_t capacity);

/// Frees a document.
void galley_xpath_close(galley_xpath *document);

#endif
