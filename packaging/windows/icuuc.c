/* Replaces Windows' icuuc.dll for Qt programs under Wine, which has none. No converter can be opened.
   It is never packed: Windows 10 has the real one. */
#define EXPORT __declspec(dllexport)
#define MISSING_RESOURCE 2

EXPORT void *ucnv_open(const char *name, int *error)
{
    *error = MISSING_RESOURCE;
    return 0;
}

/* Never called without a converter, but they must exist when the program is loaded. */
#define UNUSED(name) EXPORT int name(void) { return 0; }
UNUSED(ucnv_close)
UNUSED(ucnv_countAvailable)
UNUSED(ucnv_cbFromUWriteUChars)
UNUSED(ucnv_cbToUWriteUChars)
UNUSED(ucnv_fromUCountPending)
UNUSED(ucnv_fromUnicode)
UNUSED(ucnv_getAvailableName)
UNUSED(ucnv_getFromUCallBack)
UNUSED(ucnv_getMaxCharSize)
UNUSED(ucnv_getName)
UNUSED(ucnv_getStandardName)
UNUSED(ucnv_getToUCallBack)
UNUSED(ucnv_reset)
UNUSED(ucnv_setFromUCallBack)
UNUSED(ucnv_setToUCallBack)
UNUSED(ucnv_toUCountPending)
UNUSED(ucnv_toUnicode)
UNUSED(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
UNUSED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
