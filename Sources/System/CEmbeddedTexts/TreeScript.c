#include "CEmbeddedTexts.h"

// C23's directive, which this compiler has in every dialect.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char *const galley_tree_script = (const unsigned char[]){
#embed "../../Base/GalleyTreeFormats/Script/tree-script.js" suffix(,)
#embed "../../Base/GalleyTreeFormats/Script/tree-boxes.js" suffix(,)
#embed "../../Base/GalleyTreeFormats/Script/tree-page.js" suffix(,)
    0};
