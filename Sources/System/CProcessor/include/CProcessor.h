#pragma once

#include <stdbool.h>

/// Whether the processor and the system have AVX2; never on others than x86-64.
bool galley_has_avx2(void);

/// Whether they have AVX2, BMI2 and FMA.
bool galley_has_avx2_bmi2_fma(void);
