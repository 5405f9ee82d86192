#include "CEmbeddedTexts.h"

// C23's directive, which this compiler has in every dialect.
#pragma clang diagnostic ignored "-Wc23-extensions"

// Later style sheets may override earlier ones.
const unsigned char *const galley_viewer_style = (const unsigned char[]){
#embed "../../Proof/GalleyReport/Viewer/Assets/tokens.css" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/frame.css" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/list.css" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/wall.css" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/stage.css" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/panel.css" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/dialogs.css" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/regions.css" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/walk.css" suffix(,)
    0};

// Each file adds its part to `Galley`, and main.js starts it all.
const unsigned char *const galley_viewer_script = (const unsigned char[]){
#embed "../../Proof/GalleyReport/Viewer/Assets/dom.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/model.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/decisions.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/server.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/list.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/viewport.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/stage.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/marks.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/elements.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/magnifier.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/lines.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/walk.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/panel.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/wall.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/overview.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/dialogs.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/regions.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/keys.js" suffix(,)
#embed "../../Proof/GalleyReport/Viewer/Assets/main.js" suffix(,)
    0};

const unsigned char *const galley_schema_gate_2 = (const unsigned char[]){
#embed "../../Proof/GalleyReport/JSON/Schemas/gate-2.schema.json" suffix(,)
    0};

const unsigned char *const galley_schema_status_2 = (const unsigned char[]){
#embed "../../Proof/GalleyReport/JSON/Schemas/status-2.schema.json" suffix(,)
    0};

const unsigned char *const galley_schema_decisions_2 = (const unsigned char[]){
#embed "../../Proof/GalleyReport/JSON/Schemas/decisions-2.schema.json" suffix(,)
    0};

const unsigned char *const galley_schema_explain_1 = (const unsigned char[]){
#embed "../../Proof/GalleyReport/JSON/Schemas/explain-1.schema.json" suffix(,)
    0};
