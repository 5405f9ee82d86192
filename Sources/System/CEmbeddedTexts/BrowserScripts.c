#include "CEmbeddedTexts.h"

// C23's directive, which this compiler has in every dialect.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char *const galley_browser_agent = (const unsigned char[]){
#embed "../../Doors/GalleyBrowser/Script/agent.js" suffix(,)
    0};

const unsigned char *const galley_browser_hold = (const unsigned char[]){
#embed "../../Doors/GalleyBrowser/Script/hold.js" suffix(,)
    0};

const unsigned char *const galley_browser_frames = (const unsigned char[]){
#embed "../../Doors/GalleyBrowser/Script/frames.js" suffix(,)
    0};

const unsigned char *const galley_browser_visit = (const unsigned char[]){
#embed "../../Doors/GalleyBrowser/Script/visit.js" suffix(,)
    0};

const unsigned char *const galley_browser_clock = (const unsigned char[]){
#embed "../../Doors/GalleyBrowser/Script/clock.js" suffix(,)
    0};

const unsigned char *const galley_browser_requests = (const unsigned char[]){
#embed "../../Doors/GalleyBrowser/Script/requests.js" suffix(,)
    0};

const unsigned char *const galley_browser_plain = (const unsigned char[]){
#embed "../../Doors/GalleyBrowser/Script/plain.js" suffix(,)
    0};

const unsigned char *const galley_browser_record = (const unsigned char[]){
#embed "../../Doors/GalleyBrowser/Script/record.js" suffix(,)
    0};

const unsigned char *const galley_browser_dialogs = (const unsigned char[]){
#embed "../../Doors/GalleyBrowser/Script/dialogs.js" suffix(,)
    0};
