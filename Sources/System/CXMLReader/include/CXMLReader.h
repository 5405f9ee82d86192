#ifndef GALLEY_CXMLREADER_H
#define GALLEY_CXMLREADER_H

#include <stdbool.h>
#include <stdint.h>

#include "CXPath.h"

/// Reads XML piece by piece with libxml2, which is loaded by the first call: it brings ICU, and few commands read XML.
///
/// Nothing is loaded from a network or a file, and no document type is read.
typedef struct galley_xml galley_xml;

/// A step through a document.
enum galley_xml_step {
  /// The document is damaged.
  XML_STEP_DAMAGED = -1,
  /// The document is read.
  XML_STEP_END = 0,
  /// An element begins.
  XML_STEP_OPEN = 1,
  /// An element ends.
  XML_STEP_CLOSE = 2,
};

/// Loads libxml2. False if the system has none.
bool galley_xml_load(void);

/// Begins to read UTF-8 text, which has to stay in memory until the end. NULL if there is no memory.
galley_xml *galley_xml_open(const char *bytes, int32_t length);

/// Goes to the next beginning or end of an element, and sets its name.
int32_t galley_xml_next(galley_xml *xml, const char **name);

/// Goes to the next attribute of the element that begins. False after the last.
bool galley_xml_attribute(galley_xml *xml, const char **name, const char **value);

/// The reason for which a document is damaged, and its line; empty if libxml2 gives none.
const char *galley_xml_reason(const galley_xml *xml, int32_t *line);

/// Ends reading.
void galley_xml_close(galley_xml *xml);

#endif
