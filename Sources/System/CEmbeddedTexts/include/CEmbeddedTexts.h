// Files of this package that are compiled in: texts in UTF-8, each ended by a zero.
//
// The compiler of C takes them as they are, at once. As arrays in Swift, which `.embedInCode` makes of them, 190 kB took 20 s of
// processor to compile for debugging, 35 s optimised, and 28 s more to emit the module (Swift 6.3.1).

#ifndef GALLEY_EMBEDDED_TEXTS_H
#define GALLEY_EMBEDDED_TEXTS_H

// The style sheets and scripts of the page that shows a run.
extern const unsigned char *const galley_viewer_style;
extern const unsigned char *const galley_viewer_script;

// The schemas of the JSON that Galley prints.
extern const unsigned char *const galley_schema_gate_2;
extern const unsigned char *const galley_schema_status_2;
extern const unsigned char *const galley_schema_decisions_2;
extern const unsigned char *const galley_schema_explain_1;

// The articles about rules of layouts.
extern const unsigned char *const galley_rule_absent_mask;
extern const unsigned char *const galley_rule_contained_page;
extern const unsigned char *const galley_rule_contradictory_presence;
extern const unsigned char *const galley_rule_duplicate_locator;
extern const unsigned char *const galley_rule_endless_requirement;
extern const unsigned char *const galley_rule_hidden_name;
extern const unsigned char *const galley_rule_indistinguishable_pages;
extern const unsigned char *const galley_rule_label_locator;
extern const unsigned char *const galley_rule_nothing_required;
extern const unsigned char *const galley_rule_optional_mask;
extern const unsigned char *const galley_rule_optional_row_key;
extern const unsigned char *const galley_rule_position_locator;
extern const unsigned char *const galley_rule_repeated_checkpoint;
extern const unsigned char *const galley_rule_repeated_in_component;
extern const unsigned char *const galley_rule_repeated_page;
extern const unsigned char *const galley_rule_shadowed_arrival;
extern const unsigned char *const galley_rule_shared_name;
extern const unsigned char *const galley_rule_type_locator;
extern const unsigned char *const galley_rule_unknown_destination;
extern const unsigned char *const galley_rule_unlisted_checkpoint;
extern const unsigned char *const galley_rule_unreachable_page;
extern const unsigned char *const galley_rule_unstated_presence;

// The script that walks a web page.
extern const unsigned char *const galley_tree_script;

// The scripts that a driver runs in a web page: its memory, what holds the page still, what counts its frames,
// what counts its requests, what lists its links, and the clock that a test holds.
extern const unsigned char *const galley_browser_agent;
extern const unsigned char *const galley_browser_hold;
extern const unsigned char *const galley_browser_frames;
extern const unsigned char *const galley_browser_requests;
extern const unsigned char *const galley_browser_visit;
extern const unsigned char *const galley_browser_clock;
// What engines without DevTools and BiDi need beside.
extern const unsigned char *const galley_browser_plain;
// What tells a recorder of steps and dialogs.
extern const unsigned char *const galley_browser_record;
extern const unsigned char *const galley_browser_dialogs;

#endif
