"""Property list of Trickdesk.app; plain data, so that a test can read it anywhere."""

from __future__ import annotations

from typing import Any

from identity import APPLICATION

RECORD = APPLICATION.lower() + ".record"
INFO_PLIST: dict[str, Any] = {
    "CFBundleName": "Trickdesk",
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "13.0",  # required by Qt's libraries
    "NSHighResolutionCapable": True,
    "NSPrincipalClass": "NSApplication",
    "NSHumanReadableCopyright": "The Trickdesk authors, MIT licence",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Trickdesk match",
            "CFBundleTypeIconFile": "record.icns",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [RECORD],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": RECORD,
            "UTTypeDescription": "Trickdesk match",
            "UTTypeConformsTo": ["public.json"],
            "UTTypeTagSpecification": {
                "public.filename-extension": ["trickdesk"],
                "public.mime-type": ["application/vnd.trickdesk.record+json"],
            },
        }
    ],
}
