#include "CEmbeddedTexts.h"

// C23's directive, which this compiler has in every dialect.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char *const galley_rule_absent_mask = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/absent-mask.md" suffix(,)
    0};

const unsigned char *const galley_rule_contained_page = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/contained-page.md" suffix(,)
    0};

const unsigned char *const galley_rule_contradictory_presence = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/contradictory-presence.md" suffix(,)
    0};

const unsigned char *const galley_rule_duplicate_locator = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/duplicate-locator.md" suffix(,)
    0};

const unsigned char *const galley_rule_endless_requirement = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/endless-requirement.md" suffix(,)
    0};

const unsigned char *const galley_rule_hidden_name = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/hidden-name.md" suffix(,)
    0};

const unsigned char *const galley_rule_indistinguishable_pages = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/indistinguishable-pages.md" suffix(,)
    0};

const unsigned char *const galley_rule_label_locator = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/label-locator.md" suffix(,)
    0};

const unsigned char *const galley_rule_nothing_required = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/nothing-required.md" suffix(,)
    0};

const unsigned char *const galley_rule_optional_mask = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/optional-mask.md" suffix(,)
    0};

const unsigned char *const galley_rule_optional_row_key = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/optional-row-key.md" suffix(,)
    0};

const unsigned char *const galley_rule_position_locator = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/position-locator.md" suffix(,)
    0};

const unsigned char *const galley_rule_repeated_checkpoint = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/repeated-checkpoint.md" suffix(,)
    0};

const unsigned char *const galley_rule_repeated_in_component = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/repeated-in-component.md" suffix(,)
    0};

const unsigned char *const galley_rule_repeated_page = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/repeated-page.md" suffix(,)
    0};

const unsigned char *const galley_rule_shadowed_arrival = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/shadowed-arrival.md" suffix(,)
    0};

const unsigned char *const galley_rule_shared_name = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/shared-name.md" suffix(,)
    0};

const unsigned char *const galley_rule_type_locator = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/type-locator.md" suffix(,)
    0};

const unsigned char *const galley_rule_unknown_destination = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/unknown-destination.md" suffix(,)
    0};

const unsigned char *const galley_rule_unlisted_checkpoint = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/unlisted-checkpoint.md" suffix(,)
    0};

const unsigned char *const galley_rule_unreachable_page = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/unreachable-page.md" suffix(,)
    0};

const unsigned char *const galley_rule_unstated_presence = (const unsigned char[]){
#embed "../../Screen/GalleyAuthoring/GalleyAuthoring.docc/Rules/unstated-presence.md" suffix(,)
    0};
