/* hoyle for programs in C, and for whatever can call C: one call, JSON in and JSON out (docs/api.md). */
#ifndef HOYLE_H
#define HOYLE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The answer to a request of `length` bytes, ending in a NUL that is not counted; if `answer_length` is not null, its length is
   put there. Null only if there is no memory for it. To be given back with hoyle_free. Threads may call it at the same time. */
char* hoyle_answer(const char* request, size_t length, size_t* answer_length);

/* Gives an answer back; null is allowed. */
void hoyle_free(char* answer);

#ifdef __cplusplus
}
#endif

#endif
