// Any bytes as a session log, judged in the short way of plain deals and in the ordinary way alone, under a book, as it stands
// and without any: the reports, as text and as JSON, must not differ.

#include "every_form.hpp"
#include "plain_logs.hpp"

#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <numeric>

using namespace hoyle;

namespace {

template <class Examine> std::string told(const std::string& laws, bool working, const Examine& examine)
{
    ExamineOptions options;
    options.file = "log";
    options.laws = laws;
    options.working = working;
    EveryForm forms(report::Blocks::told);
    forms.begin("log");
    forms.end(examine(options, forms));
    return forms.text.str() + forms.json.str();
}

void check(const std::string& log, const std::string& laws, unsigned sum)
{
    const bool working = sum % 5 < 2;
    const std::string ordinary = told(laws, working,
                                      [&](const ExamineOptions&options, Sink&sink) {
                                          log::Reader reader("log", log::from_memory(log));
                                          return examine(reader, options, sink);
                                      }),
                      quick = told(laws, working, [&](ExamineOptions options, Sink&sink) {
                          options.chunk = 256U << sum % 8;
                          return examine(log::from_memory(log), options, sink);
                      });
    if (quick == ordinary) return;
    std::cerr << "the ordinary way:\n" << ordinary << "----\nthe short way:\n" << quick;
    std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string log(reinterpret_cast<const char*>(data), size);
    const auto sum = static_cast<unsigned>(std::accumulate(data, data + size, std::size_t{0}));
    check(log, sum % 2 == 0 ? "portland-1904" : plain_logs::book(sum), sum);
    check(log, {}, sum + 1);
    if (const std::string nameless = without_laws(log); nameless != log) check(nameless, {}, sum + 2);
    return 0;
}
