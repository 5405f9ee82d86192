#ifndef GALLEY_XML_LIBRARY_H
#define GALLEY_XML_LIBRARY_H

// Opens libxml2; NULL if the system has none.
__attribute__((visibility("hidden"))) void *galley_xml_library(void);

#endif
