import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listPackage } from '@electron/asar'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { createArchiveReader } from '../../electron/download/archive/archiveReader.ts'
import { videoExtensions } from '../../electron/library/scan/fileNames.ts'
import { hasEar } from '../../node/ear/earFiles.ts'
import { uiLanguages } from '../../shared/messages/interfaceLanguages.ts'
import { packageNames } from '../../scripts/manifests.mjs'
import type { PackedPlatform } from '../support/programs/electronRuntime.ts'
import { writeFfmpegStandIn, writeForeignFfmpeg, writeLgplText } from '../support/engines/ffmpegStandIn.ts'
import { importClosure } from '../support/programs/importClosure.ts'
import { packageApp, planLinuxPackages, type LinuxPackages, type PackagedApp } from '../support/programs/packageApp.ts'
import { parsePlist } from '../support/programs/parsePlist.ts'
import { buildRar } from '../support/make/archives/rarBuilder.ts'

const folder = mkdtempSync(join(tmpdir(), 'undertitle-packed-'))
const packed = {} as Record<PackedPlatform, PackagedApp>
let linux: LinuxPackages

const isWindows = process.platform === 'win32'

/** One for this machine can be asked; those for others are read. */
function writeFfmpegBuilds(builds: string): void {
  for (const [platform, name] of [
    ['linux', 'ffmpeg'],
    ['win32', 'ffmpeg.exe'],
    ['darwin', 'ffmpeg'],
  ] as const) {
    const build = join(builds, `${platform}-x64`)
    if (platform === process.platform && process.arch === 'x64') writeFfmpegStandIn(build)
    else writeForeignFfmpeg(build, name)
    writeLgplText(build)
  }
}

beforeAll(async () => {
  const program = inject('program')
  if (!isWindows) {
    const builds = join(folder, 'ffmpeg')
    writeFfmpegBuilds(builds)
    process.env['UNDERTITLE_FFMPEG'] = builds
  }
  for (const platform of ['linux', 'win32', 'darwin'] as const)
    packed[platform] = await packageApp(program, folder, platform)
  linux = await planLinuxPackages(program, folder)
}, 240_000)
afterAll(() => {
  delete process.env['UNDERTITLE_FFMPEG']
  rmSync(folder, { recursive: true, force: true })
})

/** Beside English, the language that every system falls back to. Of Chromium's, Spanish is two. */
const otherLanguages = uiLanguages.filter((tag) => tag !== 'en').sort()

const entries = [
  'dist/main.js',
  'dist/preload.cjs',
  'dist/renderer/index.html',
  'dist/archiveWorker.js',
  'dist/embeddedServiceWorker.js',
  'dist/collectionWorker.js',
  'dist/importWorker.js',
  'dist/earWorker.js',
  'dist/scanWorker.js',
  'dist/watchWorker.js',
  'node_modules/eld/src/entries/static.extrasmall.js',
  'node_modules/node-unrar-js/dist/index.js',
]
/** Read by their names at run time: manifests by the resolving of packages, pictures by the window and the tray. */
const readAsFiles =
  /^package\.json$|^node_modules\/[^/]+\/package\.json$|unrar\.wasm$|^dist\/icons\/(app|badge|tray|trayTemplate(@2x)?)\.png$/

const filesIn = ({ archive, app }: PackagedApp) =>
  listPackage(archive, { isPack: false })
    .map((name) => name.replaceAll('\\', '/').slice(1))
    .filter((name) => statSync(join(app, name)).isFile())
    .sort()

const actionsOf = (entry: string) => entry.split('\n[Desktop Action ')

test('the archive weighs less than 9.5 MB on every system', () => {
  for (const { archive } of Object.values(packed)) expect(statSync(archive).size).toBeLessThan(9_500_000)
})

test('the close ear lies beside the archive, whole, and takes less than 20 MB on every system', () => {
  for (const { resources } of Object.values(packed)) {
    const folder = join(resources, 'ear')
    expect(hasEar({ folder })).toBe(true)
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
    expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThan(20_000_000)
  }
})

test.skipIf(isWindows)(
  'an ffmpeg that was handed in lies beside the archive with its licence, and About lists it',
  () => {
    for (const [platform, { resources }] of Object.entries(packed)) {
      const name = platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
      expect(readdirSync(join(resources, 'ffmpeg')).sort()).toEqual(['COPYING.LGPLv2.1', name])
      expect(statSync(join(resources, 'ffmpeg', name)).mode & 0o111).toBe(0o111)
      const listed = readFileSync(join(resources, 'licences', 'packages.json'), 'utf8')
      expect(JSON.parse(listed)).toContainEqual(
        expect.objectContaining({ name: 'ffmpeg', licence: 'LGPL-2.1-or-later' }),
      )
    }
  },
)

test('nothing that the app imports is missing from the archive, and nothing lies in it that it cannot reach', () => {
  const { reached, missing } = importClosure(packed.linux.app, entries)
  expect(missing).toEqual([])
  const unread = filesIn(packed.linux).filter((name) => !reached.includes(name) && !readAsFiles.test(name))
  expect(unread).toEqual([])
})

test('all three systems get the same archive, one fuse wire and one set of resources', () => {
  expect(filesIn(packed.win32)).toEqual(filesIn(packed.linux))
  expect(filesIn(packed.darwin)).toEqual(filesIn(packed.linux))
  const resources = ['LICENSE.txt', 'app.asar', 'ear', 'licences', 'sample']
  for (const app of Object.values(packed)) {
    expect(readdirSync(app.resources).filter((name) => !name.endsWith('.lproj'))).toEqual(
      expect.arrayContaining(resources),
    )
    expect(readFileSync(app.binary).includes(Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'))).toBe(true)
  }
})

test('a package without an address for updates holds nothing that asks for them', () => {
  for (const app of Object.values(packed)) expect(existsSync(join(app.resources, 'app-update.yml'))).toBe(false)
  expect(readdirSync(join(folder, 'project', 'release')).filter((name) => /^latest.*\.yml$/.test(name))).toEqual([])
})

test("the archive thread opens a RAR archive and tells a text's language with the archive's own files alone", async () => {
  const workerUrl = pathToFileURL(join(packed.linux.app, 'dist', 'archiveWorker.js'))
  const reader = createArchiveReader({ workerUrl, deadlineMs: 20_000 })
  onTestFinished(() => reader.close())
  const { signal } = new AbortController()
  const lines = [
    'Ich habe den Schlüssel gestern Abend auf dem Tisch liegen lassen.',
    'Warum hast du mir das nicht früher gesagt? Wir hätten warten können.',
    'Draußen regnet es immer noch, und niemand weiß, wann der nächste Zug fährt.',
  ]
  const text = [...lines, ...lines, ...lines]
    .map((line, at) => `${at + 1}\n00:00:0${at * 3},000 --> 00:00:0${at * 3 + 2},000\n${line}\n`)
    .join('\n')
  const { kind, members } = await reader.read(buildRar([{ name: 'Film.de.srt', text }]), signal)
  expect([kind, members.map(({ name }) => name)]).toEqual(['rar', ['Film.de.srt']])
  const { document } = await reader.prepare(members[0]!.bytes, {}, signal)
  expect(await reader.language(document, signal)).toMatchObject({ tag: 'de' })
})

test('only the languages that Undertitle speaks are kept of Chromium', () => {
  const paks = (app: PackagedApp) => readdirSync(join(app.resources, '..', 'locales')).sort()
  const wanted = [...otherLanguages, 'en-US', 'es-419'].map((tag) => `${tag}.pak`).sort()
  expect([paks(packed.linux), paks(packed.win32)]).toEqual([wanted, wanted])
  const bundles = (place: string) =>
    readdirSync(place)
      .filter((name) => name.endsWith('.lproj'))
      .sort()
  const onMac = [...otherLanguages, 'en', 'es-419'].map((tag) => `${tag.replace('-', '_')}.lproj`).sort()
  expect(bundles(packed.darwin.resources)).toEqual(onMac)
  expect(bundles(join(packed.darwin.binary, '..', 'Versions', 'A', 'Resources'))).toEqual(onMac)
})

test('on macOS the app offers itself for folders and videos as an alternative, and opens its own links', async () => {
  const plist = parsePlist(join(packed.darwin.resources, '..', 'Info.plist'))
  expect(plist).toMatchObject({
    CFBundleName: 'Undertitle',
    CFBundleIdentifier: 'app.undertitle.desktop',
    CFBundleURLTypes: [{ CFBundleURLSchemes: ['undertitle'], CFBundleTypeRole: 'Viewer' }],
    CFBundleDocumentTypes: [
      { CFBundleTypeRole: 'Viewer', LSHandlerRank: 'Alternate', LSItemContentTypes: ['public.folder'] },
      { CFBundleTypeRole: 'Viewer', LSHandlerRank: 'Alternate', CFBundleTypeExtensions: [...videoExtensions] },
    ],
  })
})

test('a Windows program is named Undertitle and carries the checksum of its archive', () => {
  const program = readFileSync(packed.win32.binary)
  expect(program.includes(Buffer.from('resources\\\\app.asar'))).toBe(true)
})

test('the desktop entry is found by its window: file, StartupWMClass and the desktopName of the archive agree', () => {
  const { desktopName } = JSON.parse(readFileSync(join(packed.linux.app, 'package.json'), 'utf8')) as {
    desktopName: string
  }
  expect(desktopName).toBe('undertitle.desktop')
  expect(linux.appImageEntryName).toBe(desktopName)
  expect(
    linux.fpm.map((args) => args.filter((arg) => arg.endsWith(`=/usr/share/applications/${desktopName}`))),
  ).toEqual([[expect.any(String)], [expect.any(String)]])
  expect(linux.entries).toHaveLength(3)
  for (const entry of linux.entries) expect(entry).toContain('\nStartupWMClass=undertitle\n')
})

test('the desktop entry opens folders, videos and links, with an action in every language and no weaker sandbox', () => {
  const installed = linux.entries.find((entry) => entry.includes('Exec=/opt/')) ?? ''
  const [main = '', action = ''] = actionsOf(installed)
  expect(main).toMatch(/^\[Desktop Entry\]\nName=Undertitle\nExec=\/opt\/Undertitle\/undertitle-desktop %U\n/)
  expect(main).toMatch(/\nMimeType=inode\/directory;video\/x-matroska;.*;x-scheme-handler\/undertitle;\n/)
  expect(main).toContain('\nActions=get-subtitles;\n')
  expect(main).toContain('\nIcon=undertitle-desktop\n')
  expect(action).toMatch(/^get-subtitles\]\nName=Get Subtitles\n(Name\[\w+\]=.+\n)*Exec=undertitle-desktop %F\n$/)
  const named = Array.from(action.matchAll(/^Name\[(\w+)\]=/gm), ([, tag = '']) => tag.replace('_', '-'))
  expect(named.sort()).toEqual(otherLanguages)
  expect(linux.entries.filter((entry) => entry.includes('\nExec=AppRun %U\n'))).toHaveLength(1)
  for (const entry of linux.entries) {
    expect(entry).not.toContain('no-sandbox')
    const types = /^MimeType=(.*);$/m.exec(entry)?.[1]?.split(';') ?? []
    expect(types.length).toBe(new Set(types).size)
  }
})

test('.deb and .rpm name who makes them, their page, and the menus of file managers', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const fileNames = linux.fpm.map((args) => basename(args[args.indexOf('--package') + 1] ?? ''))
  expect(fileNames).toContain(packageNames(version)['deb-x64'])
  for (const args of linux.fpm) {
    const valueOf = (name: string) => args[args.indexOf(name) + 1]
    expect(valueOf('--maintainer')).toMatch(/^The Undertitle authors <[^@ ]+@undertitle\.app>$/)
    expect(valueOf('--url')).toBe('https://undertitle.app')
    expect(valueOf('--license')).toBe('MIT')
    const added = args.filter((arg) => arg.startsWith('packaging/linux/')).map((arg) => arg.split('='))
    expect(added.map(([from]) => existsSync(from ?? ''))).toEqual([true, true])
    expect(added.map(([, to]) => to)).toEqual([
      '/usr/share/kio/servicemenus/undertitle.desktop',
      '/usr/share/nemo/actions/undertitle.nemo_action',
    ])
  }
})
