import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { videoExtensions } from '../../../electron/library/scan/fileNames.ts'
import { uiLanguages } from '../../../shared/messages/interfaceLanguages.ts'
import { readPackageConfig } from '../../support/programs/packageConfig.ts'
import { tempFolder } from '../../support/disks/tempFolder.ts'

const read = (...parts: string[]) => readFileSync(join('packaging', ...parts), 'utf8')
const extensions = [...videoExtensions]
const include = read('windows', 'installer.nsh')

/** The usual names of the formats in shared-mime-info, old and new. */
const mimeTypes: Readonly<Record<string, readonly string[]>> = {
  mkv: ['video/x-matroska'],
  mk3d: ['video/x-matroska-3d'],
  mp4: ['video/mp4'],
  m4v: ['video/x-m4v'],
  avi: ['video/x-msvideo', 'video/vnd.avi'],
  webm: ['video/webm'],
  mov: ['video/quicktime'],
  wmv: ['video/x-ms-wmv'],
  ts: ['video/mp2t'],
  m2ts: ['video/mp2t'],
  mts: ['video/mp2t'],
  mpg: ['video/mpeg'],
  mpeg: ['video/mpeg'],
  flv: ['video/x-flv'],
  f4v: ['video/mp4'],
  ogm: ['video/x-ogm+ogg'],
  ogv: ['video/ogg'],
  divx: ['video/divx'],
  asf: ['video/x-ms-asf', 'application/vnd.ms-asf'],
  rmvb: ['application/vnd.rn-realmedia'],
  '3gp': ['video/3gpp'],
}
const wantedTypes = ['inode/directory', ...new Set(extensions.flatMap((extension) => mimeTypes[extension] ?? ['?']))]

test('every list of videos names those that a scan takes for videos, and folders', async () => {
  const config = await readPackageConfig()
  const documents = config.mac?.extendInfo as { CFBundleDocumentTypes: { CFBundleTypeExtensions?: string[] }[] }
  expect(documents.CFBundleDocumentTypes[1]?.CFBundleTypeExtensions).toEqual(extensions)
  expect([...include.matchAll(/"SystemFileAssociations\\\.(\w+)"/g)].map(([, name]) => name)).toEqual(extensions)
  expect(config.linux?.mimeTypes).toEqual([...wantedTypes, 'x-scheme-handler/undertitle'])
  expect(/^MimeType=(.*);$/m.exec(read('linux', 'servicemenu.desktop'))?.[1]?.split(';')).toEqual(wantedTypes)
  const nemo = /^Extensions=(.*);$/m.exec(read('linux', 'undertitle.nemo_action'))
  expect(nemo?.[1]?.split(';')).toEqual(['dir', ...extensions])
})

test('the menus of Explorer, Dolphin and Nemo say the same in every language of the interface', async () => {
  const { linux } = await readPackageConfig()
  const action = linux?.desktop?.desktopActions?.['get-subtitles'] as Record<string, string>
  const keys = uiLanguages.map((tag) => (tag === 'en' ? 'Name' : `Name[${tag.replace('-', '_')}]`))
  const words = keys.map((key) => action[key] ?? '')
  for (const file of ['servicemenu.desktop', 'undertitle.nemo_action'])
    expect([...read('linux', file).matchAll(/^Name(?:\[\w+\])?=(.*)$/gm)].map(([, word]) => word)).toEqual(words)
  const inInstaller = [...include.matchAll(/LangString undertitleGetSubtitles \$\{LANG_\w+\} "(.*)"/g)]
  const [, ...translated] = words
  expect(inInstaller.map(([, word]) => word)).toEqual(['Get subtitles', ...translated])
})

test('whatever the installer writes into the registry, the uninstaller takes out', () => {
  const macro = (name: string) => new RegExp(`!macro ${name}\\b([\\s\\S]*?)!macroend`).exec(include)?.[1] ?? ''
  const keysOf = (text: string, verb: string) =>
    new Set([...text.matchAll(new RegExp(`${verb} SHELL_CONTEXT "([^"]+)"`, 'g'))].map(([, key]) => key ?? ''))
  const written = [
    ...keysOf(macro('undertitleAddVerb'), 'WriteRegStr'),
    ...keysOf(macro('customInstall'), 'WriteRegStr'),
  ]
  const removed = [
    ...keysOf(macro('undertitleRemoveVerb'), 'DeleteRegKey'),
    ...keysOf(macro('customUnInstall'), 'DeleteRegKey'),
  ]
  expect(written.filter((key) => !removed.some((root) => key === root || key.startsWith(`${root}\\`)))).toEqual([])
  const verbs = (name: string, doing: string) =>
    [...macro(name).matchAll(new RegExp(`!insertmacro (?:undertitleEachVideo )?${doing}`, 'g'))].length
  expect([verbs('customInstall', 'undertitleAddVerb'), verbs('customUnInstall', 'undertitleRemoveVerb')]).toEqual([
    2, 2,
  ])
})

const hasMakensis = spawnSync('makensis', ['-VERSION']).status === 0

test.skipIf(!hasMakensis)('makensis compiles the include without a warning, where it is installed', () => {
  const folder = tempFolder()
  const script = join(folder, 'check.nsi')
  const languages = ['English', 'German', 'SpanishInternational', 'French', 'PortugueseBR']
  const lines = [
    'Unicode true',
    'Name "Undertitle"',
    `OutFile "${join(folder, 'check.exe')}"`,
    '!define APP_ID "app.undertitle.desktop"',
    '!define APP_EXECUTABLE_FILENAME "Undertitle.exe"',
    `!include "${resolve('packaging', 'windows', 'installer.nsh')}"`,
    '!include "MUI2.nsh"',
    '!insertmacro MUI_PAGE_INSTFILES',
    '!insertmacro MUI_UNPAGE_INSTFILES',
    ...languages.map((name) => `!insertmacro MUI_LANGUAGE "${name}"`),
    '!insertmacro customHeader',
    'Section',
    'WriteUninstaller "$INSTDIR\\\\uninstall.exe"',
    '!insertmacro customInstall',
    'SectionEnd',
    'Section "un.Uninstall"',
    '!insertmacro customUnInstall',
    'SectionEnd',
  ]
  writeFileSync(script, lines.join('\n'))
  const { status, stdout, stderr } = spawnSync('makensis', ['-WX', '-INPUTCHARSET', 'UTF8', script], {
    encoding: 'utf8',
  })
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' })
})
