// The whole of hoyle in one call, for other programs: a request in JSON, an answer in JSON.
//
//   answer(R"({"method":"cite","words":"dealer led from the wrong hand","laws":"portland"})")
//
// Nothing outside memory is touched: no file is read or written, nothing printed. docs/api.md describes requests and answers,
// docs/schema/request.schema.json the form of a request.
#pragma once

#include <string>
#include <string_view>

namespace hoyle::api {

/// The answer, one JSON object in UTF-8:
///
///   {"hoyle":1, "method":"judge", "exit":1, "answer":{...}, "text":"..."}
///
/// `exit` as of the commands: 0 nothing found, 1 something, 2 not all could be read; for `cite` 0 a law answers, 1 none does.
/// `answer` is the document that the command prints with --format json; `text`, where it was asked for, what it prints without.
/// What cannot be answered has in their place `error`: a `message` in a card player's words, and a request of that method that
/// works, as `example`. Whatever bytes it is given, it never throws and always answers so. Calls may be made by several threads
/// at once.
std::string answer(std::string_view request);

}  // namespace hoyle::api
