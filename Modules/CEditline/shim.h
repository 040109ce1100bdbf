#include <histedit.h>
#include <stdio.h>
#include <wchar.h>

// Swift cannot import variadic functions. Each bridge below fixes the arguments of one use of el_set, el_wset,
// el_wget and history_w.

typedef int (*ceditline_read_function)(EditLine *, wchar_t *);
typedef unsigned char (*ceditline_edit_function)(EditLine *, int);

/// Lets `function` deliver every character that libedit reads.
static inline int ceditline_set_reader(EditLine *editor, ceditline_read_function function) {
    return el_wset(editor, EL_GETCFN, function);
}

static inline int ceditline_set_client(EditLine *editor, void *client) {
    return el_wset(editor, EL_CLIENTDATA, client);
}

static inline void *ceditline_client(EditLine *editor) {
    void *client = NULL;
    el_wget(editor, EL_CLIENTDATA, &client);
    return client;
}

/// Chooses the key map: "emacs" or "vi".
static inline int ceditline_set_mode(EditLine *editor, const char *mode) {
    return el_set(editor, EL_EDITOR, mode);
}

static inline int ceditline_is_vi(EditLine *editor) {
    const char *mode = NULL;
    el_get(editor, EL_EDITOR, &mode);
    return mode != NULL && mode[0] == 'v';
}

/// Deletes the characters from `start` to before `end` and leaves the cursor there.
///
/// el_deletestr would keep them for ^Y, in place of what was cut. What el_wline gives is the line itself, by a cast.
static inline void ceditline_delete(EditLine *editor, int start, int end) {
    LineInfoW *line = (LineInfoW *)el_wline(editor);
    wchar_t *buffer = (wchar_t *)line->buffer;
    if (start < 0 || end <= start || end > line->lastchar - buffer) return;
    wmemmove(buffer + start, buffer + end, (size_t)(line->lastchar - (buffer + end)));
    line->lastchar -= end - start;
    line->cursor = buffer + start;
}

/// Has libedit compute anew what it would have drawn.
static inline int ceditline_refresh(EditLine *editor) {
    return el_set(editor, EL_REFRESH);
}

/// Says whether libedit installs signal handlers of its own.
static inline int ceditline_set_signals(EditLine *editor, int on) {
    return el_wset(editor, EL_SIGNAL, on);
}

static inline int ceditline_set_terminal(EditLine *editor, const char *type) {
    return el_set(editor, EL_TERMINAL, type);
}

static inline int ceditline_bind(EditLine *editor, const char *key, const char *function) {
    return el_set(editor, EL_BIND, key, function, NULL);
}

/// Binds a key of vi's command mode.
static inline int ceditline_bind_command(EditLine *editor, const char *key, const char *function) {
    return el_set(editor, EL_BIND, "-a", key, function, NULL);
}

static inline int ceditline_add(EditLine *editor, const char *name, const char *help, ceditline_edit_function function) {
    return el_set(editor, EL_ADDFN, name, help, function);
}

/// Changes one terminal flag, like "-isig", of one mode, like "-d" for editing.
static inline int ceditline_set_tty(EditLine *editor, const char *mode, const char *flag) {
    return el_set(editor, EL_SETTY, mode, flag, NULL);
}

/// Switches the terminal to editing (1) or back to what it was (0).
static inline int ceditline_prepare(EditLine *editor, int on) {
    return el_wset(editor, EL_PREP_TERM, on);
}

/// Empties the line and lets the next look into the history begin at its newest entry; the terminal is as it was
/// before editing then.
static inline void ceditline_reset(EditLine *editor) {
    el_reset(editor);
}

/// Makes a history of at most `size` lines and gives it to the editor.
static inline HistoryW *ceditline_add_history(EditLine *editor, int size) {
    HistEventW event;
    HistoryW *history = history_winit();
    if (history == NULL) return NULL;
    history_w(history, &event, H_SETSIZE, size);
    el_wset(editor, EL_HIST, history_w, history);
    return history;
}

static inline int ceditline_history_enter(HistoryW *history, const wchar_t *line) {
    HistEventW event;
    return history_w(history, &event, H_ENTER, line);
}

static inline int ceditline_history_first(HistoryW *history, HistEventW *event) {
    return history_w(history, event, H_FIRST);
}

static inline int ceditline_history_next(HistoryW *history, HistEventW *event) {
    return history_w(history, event, H_NEXT);
}

static inline int ceditline_history_delete(HistoryW *history, int number) {
    HistEventW event;
    return history_w(history, &event, H_DEL, number);
}
