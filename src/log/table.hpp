// A family of forms: its table (HOYLE_TABLE, a .def) as types, and what is known of each as data. Included once by each
// forms_*.hpp, with HOYLE_FAMILY for the name of the family; no include guard.

namespace hoyle::log::forms::HOYLE_FAMILY {

#define FORM(name, ...)                                                                                                          \
    struct name : form<Verb::name, __VA_ARGS__> {};
#define MORE(of, name, ...)                                                                                                      \
    struct name : form<Verb::of, __VA_ARGS__> {};
#define ALSO(of, name, ...)                                                                                                      \
    struct name : form<Verb::of, __VA_ARGS__> {};
#define AFTER(opening, message)
#define VERB(name)
#include HOYLE_TABLE
#undef FORM
#undef MORE
#undef ALSO
#undef AFTER
#undef VERB

#define FORM(name, ...) , name
#define MORE(of, name, ...) , name
#define ALSO(of, name, ...) , name
#define AFTER(opening, message)
#define VERB(name)
using all = list_behind<void
#include HOYLE_TABLE
                        >;
#undef FORM
#undef MORE
#undef ALSO
#undef AFTER
#undef VERB

#define FORM(name, ...) info<name, Use::canonical>(#name),
#define MORE(of, name, ...) info<name, Use::where_it_fits>(#name),
#define ALSO(of, name, ...) info<name, Use::only_read>(#name),
#define AFTER(opening, message)
#define VERB(name)
inline constexpr FormInfo infos[] = {
#include HOYLE_TABLE
};
#undef FORM
#undef MORE
#undef ALSO
#undef AFTER
#undef VERB

#define FORM(name, ...)
#define MORE(of, name, ...)
#define ALSO(of, name, ...)
#define AFTER(opening, message) {opening, message},
#define VERB(name)
inline constexpr After after[] = {
#include HOYLE_TABLE
    {"", nullptr}};
#undef FORM
#undef MORE
#undef ALSO
#undef AFTER
#undef VERB

}  // namespace hoyle::log::forms::HOYLE_FAMILY

#undef HOYLE_TABLE
#undef HOYLE_FAMILY
