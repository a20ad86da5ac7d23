"""Property list of Trickdesk.app; plain data, so that a test can read it anywhere."""

from __future__ import annotations

from typing import Any

from identity import APPLICATION

FAMILY = APPLICATION.lower()
KINDS = {
    "record": ("trickdesk", "Trickdesk match"),
    "challenge": ("trickdesk-challenge", "Trickdesk challenge"),
    "result": ("trickdesk-result", "Trickdesk result"),
    "rules": ("trickdesk-rules", "Trickdesk house rules"),
}
INFO_PLIST: dict[str, Any] = {
    "CFBundleName": "Trickdesk",
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "13.0",  # required by Qt's libraries
    "NSHighResolutionCapable": True,
    "NSPrincipalClass": "NSApplication",
    "NSHumanReadableCopyright": "The Trickdesk authors, MIT licence",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": name,
            "CFBundleTypeIconFile": "record.icns",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [f"{FAMILY}.{kind}"],
        }
        for kind, (_, name) in KINDS.items()
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": f"{FAMILY}.{kind}",
            "UTTypeDescription": name,
            "UTTypeConformsTo": ["public.json"],
            "UTTypeTagSpecification": {
                "public.filename-extension": [suffix],
                "public.mime-type": [f"application/vnd.trickdesk.{kind}+json"],
            },
        }
        for kind, (suffix, name) in KINDS.items()
    ],
}
