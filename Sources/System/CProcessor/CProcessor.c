#include "CProcessor.h"

#if defined(__x86_64__)

// The C library has asked when the process began. A compiler's own function asks again, in every process, and each CPUID takes tens of
// microseconds on a virtual machine: 75 in all, of a start of a millisecond.
#if __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#define HAS(feature, name) CPU_FEATURE_ACTIVE(feature)
#else
#define HAS(feature, name) __builtin_cpu_supports(name)
#endif

bool galley_has_avx2(void) { return HAS(AVX2, "avx2"); }

bool galley_has_avx2_bmi2_fma(void) { return HAS(AVX2, "avx2") && HAS(BMI2, "bmi2") && HAS(FMA, "fma"); }

bool galley_has_avx512_vnni(void) {
  return HAS(AVX512F, "avx512f") && HAS(AVX512BW, "avx512bw") && HAS(AVX512_VNNI, "avx512vnni");
}

#else

bool galley_has_avx2(void) { return false; }

bool galley_has_avx2_bmi2_fma(void) { return false; }

bool galley_has_avx512_vnni(void) { return false; }

#endif
