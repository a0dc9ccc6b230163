// Remedies as atoms.
#pragma once

#include "log/remedies.hpp"

#define HOYLE_TABLE "log/forms_atoms.def"
#define HOYLE_FAMILY atoms
#include "log/table.hpp"
