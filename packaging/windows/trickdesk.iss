; For Inno Setup 6. installer.py runs its compiler and defines the {#...} values.
[Setup]
AppId={{8B6D2C1E-5F0A-4E0B-9B77-0A1B2C3D4E5F}
AppName=Trickdesk
AppVersion={#AppVersion}
AppVerName=Trickdesk {#AppVersion}
AppPublisher={#Publisher}
AppPublisherURL={#HomePage}
AppMutex={#Mutex}
VersionInfoVersion={#Numbers}
VersionInfoProductTextVersion={#AppVersion}
; For one user, without administrator rights.
PrivilegesRequired=lowest
DefaultDirName={localappdata}\Programs\Trickdesk
DisableDirPage=auto
DisableProgramGroupPage=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
OutputBaseFilename={#OutputName}
LicenseFile={#License}
Compression=lzma2/max
SolidCompression=yes
ChangesAssociations=yes
CloseApplications=yes
SetupIconFile={#Icon}
UninstallDisplayName=Trickdesk
UninstallDisplayIcon={app}\trickdesk.exe
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; An upgrade must not keep modules of the older build.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Program}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion
Source: "{#RecordIcon}"; DestDir: "{app}"; DestName: "record.ico"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Trickdesk"; Filename: "{app}\trickdesk.exe"; AppUserModelID: "{#AppUserModelId}"
Name: "{autodesktop}\Trickdesk"; Filename: "{app}\trickdesk.exe"; AppUserModelID: "{#AppUserModelId}"; Tasks: desktopicon

[Registry]
Root: HKCU; Subkey: "Software\Classes\.trickdesk"; ValueType: string; ValueData: "Trickdesk.Record"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\.trickdesk"; ValueType: string; ValueName: "Content Type"; ValueData: "{#MediaType}.record+json"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\.trickdesk\OpenWithProgids"; ValueType: string; ValueName: "Trickdesk.Record"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Record"; ValueType: string; ValueData: "Trickdesk match"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\record.ico"
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Record\shell\open\command"; ValueType: string; ValueData: """{app}\trickdesk.exe"" ""%1"""
Root: HKCU; Subkey: "Software\Classes\.trickdesk-challenge"; ValueType: string; ValueData: "Trickdesk.Challenge"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\.trickdesk-challenge"; ValueType: string; ValueName: "Content Type"; ValueData: "{#MediaType}.challenge+json"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\.trickdesk-challenge\OpenWithProgids"; ValueType: string; ValueName: "Trickdesk.Challenge"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Challenge"; ValueType: string; ValueData: "Trickdesk challenge"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Challenge\DefaultIcon"; ValueType: string; ValueData: "{app}\record.ico"
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Challenge\shell\open\command"; ValueType: string; ValueData: """{app}\trickdesk.exe"" ""%1"""
Root: HKCU; Subkey: "Software\Classes\.trickdesk-result"; ValueType: string; ValueData: "Trickdesk.Result"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\.trickdesk-result"; ValueType: string; ValueName: "Content Type"; ValueData: "{#MediaType}.result+json"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\.trickdesk-result\OpenWithProgids"; ValueType: string; ValueName: "Trickdesk.Result"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Result"; ValueType: string; ValueData: "Trickdesk result"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Result\DefaultIcon"; ValueType: string; ValueData: "{app}\record.ico"
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Result\shell\open\command"; ValueType: string; ValueData: """{app}\trickdesk.exe"" ""%1"""
Root: HKCU; Subkey: "Software\Classes\.trickdesk-rules"; ValueType: string; ValueData: "Trickdesk.Rules"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\.trickdesk-rules"; ValueType: string; ValueName: "Content Type"; ValueData: "{#MediaType}.rules+json"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\.trickdesk-rules\OpenWithProgids"; ValueType: string; ValueName: "Trickdesk.Rules"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Rules"; ValueType: string; ValueData: "Trickdesk house rules"; Flags: uninsdeletekey
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Rules\DefaultIcon"; ValueType: string; ValueData: "{app}\record.ico"
Root: HKCU; Subkey: "Software\Classes\Trickdesk.Rules\shell\open\command"; ValueType: string; ValueData: """{app}\trickdesk.exe"" ""%1"""

[Run]
Filename: "{app}\trickdesk.exe"; Description: "{cm:LaunchProgram,Trickdesk}"; Flags: nowait postinstall skipifsilent

[Code]
// Matches and settings are in the user's own folder. They stay unless the user wants them removed.
procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Data: String;
begin
  Data := ExpandConstant('{localappdata}\{#DataFolder}');
  if (Step = usPostUninstall) and DirExists(Data) and not UninstallSilent then
    if MsgBox('Delete your matches and settings too?' + #13#10#13#10 + 'They are in ' + Data + '. ' +
        'If you install Trickdesk again, you can go on with them.',
        mbConfirmation, MB_YESNO or MB_DEFBUTTON2) = IDYES then
      DelTree(Data, True, True, True);
end;
