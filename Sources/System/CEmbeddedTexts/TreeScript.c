#include "CEmbeddedTexts.h"

// C23's directive, which this compiler has in every dialect.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char *const galley_tree_script = (const unsigned char[]){
#embed "../../Base/GalleyTreeFormats/Script/base.js" suffix(,)
#embed "../../Base/GalleyTreeFormats/Script/roles.js" suffix(,)
#embed "../../Base/GalleyTreeFormats/Script/names.js" suffix(,)
#embed "../../Base/GalleyTreeFormats/Script/looks.js" suffix(,)
#embed "../../Base/GalleyTreeFormats/Script/rules.js" suffix(,)
#embed "../../Base/GalleyTreeFormats/Script/boxes.js" suffix(,)
#embed "../../Base/GalleyTreeFormats/Script/walk.js" suffix(,)
#embed "../../Base/GalleyTreeFormats/Script/reach.js" suffix(,)
#embed "../../Base/GalleyTreeFormats/Script/report.js" suffix(,)
    0};
