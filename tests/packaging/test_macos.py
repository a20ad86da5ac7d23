"""The macOS app, as far as it can be checked without a Mac."""

from __future__ import annotations

import importlib
import plistlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import trickdesk
from trickdesk.storage.saves import SHARED, SUFFIX

FOLDER = Path(trickdesk.__file__).resolve().parent.parent / "packaging"


@pytest.fixture(autouse=True)
def folders(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (".", "macos"):
        monkeypatch.syspath_prepend(str(FOLDER / name))


@pytest.fixture
def signing() -> ModuleType:
    return importlib.import_module("signing")


def test_the_property_list_can_be_written_and_names_our_records() -> None:
    info = importlib.import_module("info_plist").INFO_PLIST
    assert plistlib.loads(plistlib.dumps(info)) == info
    opened, told = info["CFBundleDocumentTypes"], info["UTExportedTypeDeclarations"]
    assert [kind["LSItemContentTypes"] for kind in opened] == [[kind["UTTypeIdentifier"]] for kind in told]
    endings = [kind["UTTypeTagSpecification"]["public.filename-extension"] for kind in told]
    assert endings == [[ending[1:]] for ending in (SUFFIX, *SHARED.values())]


def test_without_a_certificate_the_machine_signs_and_libraries_without_a_team_are_loaded(
    signing: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in (signing.IDENTITY, signing.APPLE_ID, signing.TEAM, signing.PASSWORD):
        monkeypatch.delenv(name, raising=False)
    given = signing.for_pyinstaller(tmp_path)
    assert given["TRICKDESK_SIGNER"] == "-"
    allowed = plistlib.loads(Path(given["TRICKDESK_ENTITLEMENTS"]).read_bytes())
    assert allowed == {"com.apple.security.cs.disable-library-validation": True}
    ran: list[list[str]] = []
    monkeypatch.setattr(signing, "run_step", lambda command, _: ran.append(command))
    signing.notarise(tmp_path / "x.dmg")
    assert not ran
    said = capsys.readouterr().out
    assert said.startswith("Not notarised, because ")
    assert signing.APPLE_ID in said


def test_with_all_secrets_apple_is_asked(
    signing: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in (signing.IDENTITY, signing.APPLE_ID, signing.TEAM, signing.PASSWORD):
        monkeypatch.setenv(name, f"the {name}")
    given = signing.for_pyinstaller(tmp_path)
    assert given["TRICKDESK_SIGNER"] == f"the {signing.IDENTITY}"
    assert plistlib.loads(Path(given["TRICKDESK_ENTITLEMENTS"]).read_bytes()) == {}
    ran: list[list[str]] = []
    monkeypatch.setattr(signing, "run_step", lambda command, _: ran.append(command))
    signing.notarise(tmp_path / "x.dmg")
    assert [command[:3][-1] for command in ran] == [f"the {signing.IDENTITY}", "submit", "staple"]
    assert "--wait" in ran[1]
    assert capsys.readouterr().out == ""


@pytest.mark.skipif(sys.platform == "darwin", reason="there it is built")
def test_elsewhere_one_sentence_says_where_it_can_be_built(capsys: pytest.CaptureFixture[str]) -> None:
    build = importlib.import_module("build")
    assert build.main(["macos"]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line == "macos: The macOS application is built on a Mac, once on each kind of processor."


def test_the_disk_image_holds_the_program_and_the_folder_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    image = importlib.import_module("image")
    monkeypatch.setattr(image, "WORK", tmp_path)
    app = tmp_path / "Trickdesk.app"
    (app / "Contents").mkdir(parents=True)
    (app / "Contents" / "Info.plist").write_text("x")
    (app / "link").symlink_to("Contents")
    ran: list[list[str]] = []
    monkeypatch.setattr(image.signing, "run_step", lambda command, _: ran.append(command))
    result = image.pack(app)
    assert result.suffix == ".dmg"
    assert ran[0][0] == "hdiutil"
    assert ran[0][-2:] == [str(tmp_path / "image"), str(result)]
    inside = tmp_path / "image"
    assert (inside / "Applications").readlink() == Path("/Applications")
    assert (inside / "Trickdesk.app" / "link").is_symlink()


def test_the_spec_hands_signature_and_icon_on(monkeypatch: pytest.MonkeyPatch) -> None:
    spec: Any = (FOLDER / "trickdesk.spec").read_text(encoding="utf-8")
    for name in ("TRICKDESK_SIGNER", "TRICKDESK_ENTITLEMENTS", "TRICKDESK_RECORD_ICON", "TRICKDESK_ICON"):
        assert f'os.environ.get("{name}")' in spec
    info = importlib.import_module("info_plist").INFO_PLIST
    assert f'"{info["CFBundleDocumentTypes"][0]["CFBundleTypeIconFile"]}"' in spec
