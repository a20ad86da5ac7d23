/* Stands in for ICU, which takes 38 MB. Qt needs it only for sorting by language, old encodings, the names of time zones
   and the capitals of some languages. Trickdesk uses none of them, and Qt does without where ICU reports an error. */
#define JOIN(name, version) name##_##version
#define VERSIONED(name, version) JOIN(name, version)
#define ICU(name) VERSIONED(name, VERSION)
#define FAILS(name, ...) \
    void *ICU(name)(__VA_ARGS__, int *error) { \
        *error = UNSUPPORTED; \
        return 0; \
    }
#define NOTHING(name) \
    void *ICU(name)(void) { return 0; }

enum { UNSUPPORTED = 16 };
typedef const void *Any;

FAILS(u_strToLower, Any result, int capacity, Any text, int length, Any locale)
FAILS(u_strToUpper, Any result, int capacity, Any text, int length, Any locale)
FAILS(ucal_getCanonicalTimeZoneID, Any zone, int length, Any result, int capacity, Any is_system)
FAILS(ucal_getTimeZoneDisplayName, Any calendar, int type, Any locale, Any result, int capacity)
FAILS(ucal_open, Any zone, int length, Any locale, int type)
FAILS(ucnv_getStandardName, Any name, Any standard)
FAILS(ucnv_open, Any name)
FAILS(ucol_open, Any locale)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_getAvailableName)

/* Never called, because nothing can be opened. */
NOTHING(ucal_close)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_close)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_reset)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_toUnicode)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucol_close)
NOTHING(ucol_getSortKey)
NOTHING(ucol_setAttribute)
NOTHING(ucol_strcoll)
