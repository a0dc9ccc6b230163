// Nothing runs by itself: the page calls what src/api/hoyle.h and learnt_file.cpp offer.
#include "api/hoyle.h"
