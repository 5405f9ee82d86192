#pragma once

#include <stdbool.h>

/// Whether the processor and the system have AVX2; never on others than x86-64.
bool galley_has_avx2(void);

/// Whether they have AVX2, BMI2 and FMA.
bool galley_has_avx2_bmi2_fma(void);

/// Whether they have vectors of 64 bytes with dot products of bytes: AVX-512 F, BW and VNNI.
bool galley_has_avx512_vnni(void);
