; Installer for one person, no administrator needed: iscc /DVersion=0.1.0 /DBuild=C:\path\dist\ratskeller ratskeller.iss
; The portable zip holds the same files; both keep games and settings in %LOCALAPPDATA%\Ratskeller, which stays.
#ifndef Version
  #error Give the version: /DVersion=x.y.z
#endif
#ifndef Build
  #define Build "..\..\..\dist\ratskeller"
#endif

[Setup]
AppId={{6E0B5C0F-5B0B-4B36-9D0E-52A75C3A7A11}
AppName=Ratskeller
AppVersion={#Version}
AppVerName=Ratskeller {#Version}
DefaultDirName={autopf}\Ratskeller
DefaultGroupName=Ratskeller
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
SetupIconFile=..\..\icons\ratskeller.ico
UninstallDisplayIcon={app}\ratskeller.exe
LicenseFile=..\..\..\LICENSE
Compression=lzma2/max
SolidCompression=yes
OutputBaseFilename=Ratskeller-{#Version}-windows-x64-setup
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Files]
Source: "{#Build}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{group}\Ratskeller"; Filename: "{app}\ratskeller.exe"
Name: "{autodesktop}\Ratskeller"; Filename: "{app}\ratskeller.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\ratskeller.exe"; Description: "{cm:LaunchProgram,Ratskeller}"; Flags: nowait postinstall skipifsilent
