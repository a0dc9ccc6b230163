// Penalties and rights as acts.
#pragma once

#include "log/remedies.hpp"

#define HOYLE_TABLE "log/forms_demands.def"
#define HOYLE_FAMILY demands
#include "log/table.hpp"
