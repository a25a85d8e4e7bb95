# "Get subtitles" in the menus that Explorer shows for folders and videos, and undertitle: links. For whom it is installed:
# SHELL_CONTEXT is HKCU for one user and HKLM for all. What opens a video by default is left as it is.

!macro customHeader
  LangString undertitleGetSubtitles ${LANG_ENGLISH} "Get subtitles"
  LangString undertitleGetSubtitles ${LANG_GERMAN} "Untertitel holen"
  LangString undertitleGetSubtitles ${LANG_SPANISHINTERNATIONAL} "Obtener subtítulos"
  LangString undertitleGetSubtitles ${LANG_FRENCH} "Obtenir les sous-titres"
  LangString undertitleGetSubtitles ${LANG_PORTUGUESEBR} "Obter legendas"
  LangString undertitleGetSubtitles ${LANG_ITALIAN} "Ottieni sottotitoli"
!macroend

# Each video extension, as electron/library/fileNames.ts has them.
!macro undertitleEachVideo DO
  !insertmacro ${DO} "SystemFileAssociations\.mkv"
  !insertmacro ${DO} "SystemFileAssociations\.mk3d"
  !insertmacro ${DO} "SystemFileAssociations\.mp4"
  !insertmacro ${DO} "SystemFileAssociations\.m4v"
  !insertmacro ${DO} "SystemFileAssociations\.avi"
  !insertmacro ${DO} "SystemFileAssociations\.webm"
  !insertmacro ${DO} "SystemFileAssociations\.mov"
  !insertmacro ${DO} "SystemFileAssociations\.wmv"
  !insertmacro ${DO} "SystemFileAssociations\.ts"
  !insertmacro ${DO} "SystemFileAssociations\.m2ts"
  !insertmacro ${DO} "SystemFileAssociations\.mts"
  !insertmacro ${DO} "SystemFileAssociations\.mpg"
  !insertmacro ${DO} "SystemFileAssociations\.mpeg"
  !insertmacro ${DO} "SystemFileAssociations\.flv"
  !insertmacro ${DO} "SystemFileAssociations\.f4v"
  !insertmacro ${DO} "SystemFileAssociations\.ogm"
  !insertmacro ${DO} "SystemFileAssociations\.ogv"
  !insertmacro ${DO} "SystemFileAssociations\.divx"
  !insertmacro ${DO} "SystemFileAssociations\.asf"
  !insertmacro ${DO} "SystemFileAssociations\.rmvb"
  !insertmacro ${DO} "SystemFileAssociations\.3gp"
!macroend

!macro undertitleAddVerb CLASS
  WriteRegStr SHELL_CONTEXT "Software\Classes\${CLASS}\shell\${APP_ID}" "" "$(undertitleGetSubtitles)"
  WriteRegStr SHELL_CONTEXT "Software\Classes\${CLASS}\shell\${APP_ID}" "Icon" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}",0'
  WriteRegStr SHELL_CONTEXT "Software\Classes\${CLASS}\shell\${APP_ID}\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
!macroend

# The keys above ours are removed where nothing else is left in them.
!macro undertitleRemoveVerb CLASS
  DeleteRegKey SHELL_CONTEXT "Software\Classes\${CLASS}\shell\${APP_ID}"
  DeleteRegKey /ifempty SHELL_CONTEXT "Software\Classes\${CLASS}\shell"
  DeleteRegKey /ifempty SHELL_CONTEXT "Software\Classes\${CLASS}"
!macroend

!macro undertitleTellShell
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro customInstall
  !insertmacro undertitleAddVerb "Directory"
  !insertmacro undertitleEachVideo undertitleAddVerb

  # After "--" nothing is read as a switch, whatever a page wrote into its link.
  WriteRegStr SHELL_CONTEXT "Software\Classes\undertitle" "" "URL:Undertitle"
  WriteRegStr SHELL_CONTEXT "Software\Classes\undertitle" "URL Protocol" ""
  WriteRegStr SHELL_CONTEXT "Software\Classes\undertitle\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" -- "%1"'
  !insertmacro undertitleTellShell
!macroend

!macro customUnInstall
  !insertmacro undertitleRemoveVerb "Directory"
  !insertmacro undertitleEachVideo undertitleRemoveVerb
  DeleteRegKey SHELL_CONTEXT "Software\Classes\undertitle"
  !insertmacro undertitleTellShell
!macroend
