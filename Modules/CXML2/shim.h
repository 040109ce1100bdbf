#include <libxml/xmlversion.h>
// Debian's libxml2 is built with ICU, whose headers contradict the copy inside Foundation: a file could not import both.
// Only a field at the end of a structure that we never touch depends on this.
#undef LIBXML_ICU_ENABLED
#include <libxml/xmlreader.h>
