/** When to look, what is newer, where a version may be installed, which address a build may have, what is told. */
import { expect, test } from 'vitest'
import { holdOf, type Place } from '../../../electron/desktop/updates/place.ts'
import { offerFileOf } from '../../../electron/desktop/updates/offer.ts'
import { checkedUpdateAddress, updateAddress } from '../../../electron/desktop/updates/updateAddress.ts'
import { mayCheckFromMs, waitMs } from '../../../electron/views/updates/updateCalendar.ts'
import { judgeVersion } from '../../../electron/views/updates/updateVersions.ts'
import { updateNoticeOf } from '../../../electron/desktop/notices/updateNotice.ts'
import { loadNativeTexts } from '../../../electron/desktop/texts/loadNativeTexts.ts'
import { noUpdates } from '../../support/fakes/fakeAnswers.ts'

const en = await loadNativeTexts('en')
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const nowMs = 1_000 * dayMs

test.each([
  ['just started, never looked', 0, null, 5 * minuteMs],
  ['running long, never looked', 3 * hourMs, null, 0],
  ['looked an hour ago', 3 * hourMs, hourMs, 23 * hourMs],
  ['looked two days ago', 3 * hourMs, 2 * dayMs, 0],
  ['just started, looked two days ago', minuteMs, 2 * dayMs, 4 * minuteMs],
  ['the last look lies in the future', 3 * hourMs, -dayMs, 0],
])('%s', (_name, runningMs, agoMs, leftMs) => {
  const times = { nowMs, startedMs: nowMs - runningMs, lookedAtMs: agoMs === null ? null : nowMs - agoMs }
  expect(Math.max(0, mayCheckFromMs(times) - nowMs)).toBe(leftMs)
  expect(waitMs(times)).toBe(Math.min(leftMs, hourMs))
})

test.each([
  ['1.2.0', '1.1.9', 'newer'],
  ['1.10.0', '1.9.0', 'newer'],
  ['2.0.0', '2.0.0-rc.1', 'newer'],
  ['1.1.9', '1.2.0', 'older'],
  ['2.0.0-rc.1', '2.0.0', 'older'],
  ['2.0.0-beta.2', '2.0.0-beta.10', 'older'],
  ['2.0.0-alpha', '2.0.0-beta', 'older'],
  ['2.0.0-1', '2.0.0-beta', 'older'],
  ['2.0.0-beta', '2.0.0-beta.1', 'older'],
  ['1.2.0', '1.2.0', 'same'],
  ['1.2.0+b7', '1.2.0', 'same'],
  ['1.3.0-beta.1', '1.2.0', 'early'],
  ['1.3', '1.2.0', 'unreadable'],
  ['', '1.2.0', 'unreadable'],
  ['1.2.0; rm', '1.2.0', 'unreadable'],
])('%s offered to %s is %s', (offered, running, verdict) => {
  expect(judgeVersion(offered, running)).toBe(verdict)
})

const signed = 'provider: generic\nurl: https://updates.example/\npublisherName:\n  - CN=The Undertitle authors, C=XX\n'
const windows: Place = {
  platform: 'win32',
  env: {},
  execPath: 'C:\\Programs\\Undertitle\\Undertitle.exe',
  config: signed,
  besides: ['Undertitle.exe', 'Uninstall Undertitle.exe'],
  signature: '',
}
const mac: Place = {
  platform: 'darwin',
  env: {},
  execPath: '/Applications/Undertitle.app/Contents/MacOS/Undertitle',
  config: 'provider: generic\n',
  besides: [],
  signature: 'Identifier=app.undertitle.desktop\nSignature size=9000\nTeamIdentifier=ABCDE12345\n',
}
const linux: Place = { ...windows, platform: 'linux', execPath: '/opt/Undertitle/undertitle-desktop', besides: [] }

test.each<[string, Place, ReturnType<typeof holdOf>]>([
  ['the signed installer of Windows', windows, null],
  ['its publisher on one line', { ...windows, config: "publisherName: 'CN=Us'\n" }, null],
  ['its publisher in quotes', { ...windows, config: "publisherName:\n  - 'CN=Us'\n" }, null],
  ['no publisher', { ...windows, config: 'provider: generic\n' }, 'unsigned'],
  ['an empty publisher', { ...windows, config: "publisherName: ''\n" }, 'unsigned'],
  ['no publisher in the list', { ...windows, config: 'publisherName: []\nurl: x\n' }, 'unsigned'],
  ['an empty publisher in the list', { ...windows, config: "publisherName:\n  - ''\n" }, 'unsigned'],
  ['no app-update.yml', { ...windows, config: '' }, 'unsigned'],
  ['a portable program', { ...windows, env: { PORTABLE_EXECUTABLE_DIR: 'D:\\' } }, 'portable'],
  ['an unpacked folder', { ...windows, besides: ['Undertitle.exe'] }, 'unpacked'],
  ['a signed app of macOS', mac, null],
  ['an app signed for this machine', { ...mac, signature: 'Signature=adhoc\nTeamIdentifier=not set\n' }, 'unsigned'],
  ['an app without a signature', { ...mac, signature: '' }, 'unsigned'],
  [
    'an app on its disk image',
    { ...mac, execPath: '/Volumes/Undertitle/Undertitle.app/Contents/MacOS/U' },
    'read_only',
  ],
  [
    'an app that macOS moved',
    { ...mac, execPath: '/private/var/AppTranslocation/1/d/U.app/Contents/MacOS/U' },
    'read_only',
  ],
  ['AppImage, deb, rpm', { ...linux, env: { APPIMAGE: '/home/u/Undertitle.AppImage' } }, 'linux'],
  ['Flatpak', { ...linux, env: { FLATPAK_ID: 'app.undertitle.desktop' } }, 'store'],
])('%s: what keeps a version from being installed', (_name, place, hold) => {
  expect(holdOf(place)).toBe(hold)
})

test.each([
  ['win32', 'arm64', 'latest.yml'],
  ['darwin', 'arm64', 'latest-mac.yml'],
  ['linux', 'x64', 'latest-linux.yml'],
  ['linux', 'arm64', 'latest-linux-arm64.yml'],
] as const)('%s %s asks for %s', (platform, arch, file) => {
  expect(offerFileOf(platform, arch)).toBe(file)
})

test('a build has a plain https address or none', () => {
  expect(checkedUpdateAddress(undefined)).toBeNull()
  expect(checkedUpdateAddress('')).toBeNull()
  expect(checkedUpdateAddress('https://updates.example')).toBe('https://updates.example/')
  expect(checkedUpdateAddress('https://updates.example/undertitle')).toBe('https://updates.example/undertitle/')
  for (const bad of [
    'http://updates.example/',
    'updates.example',
    'file:///x',
    'https://a:b@x.example/',
    'https://x.example/?a',
  ])
    expect(() => checkedUpdateAddress(bad)).toThrow('UNDERTITLE_UPDATE_URL')
})

test('a checkout has no address', () => {
  expect(updateAddress).toBeNull()
})

test('a newer version is told once, and once more when it is ready', () => {
  const idle = { ...noUpdates, status: 'idle', bar: null } as const
  const found = { ...idle, status: 'available', version: '1.1.0' } as const
  const ready = { ...found, status: 'ready' } as const
  expect(updateNoticeOf(idle, found, en)).toEqual({
    title: 'Undertitle 1.1.0 is available',
    body: 'See Settings, “Updates”.',
  })
  expect(updateNoticeOf(found, { ...found, lookedAtMs: 5 }, en)).toBeNull()
  expect(updateNoticeOf({ ...found, status: 'downloading' }, ready, en)?.title).toBe('Undertitle 1.1.0 is ready')
  expect(updateNoticeOf(ready, ready, en)).toBeNull()
  expect(updateNoticeOf(null, found, en)?.title).toBe('Undertitle 1.1.0 is available')
  expect(updateNoticeOf(found, { ...found, status: 'looking' }, en)).toBeNull()
  expect(updateNoticeOf(found, { ...found, version: '1.2.0' }, en)?.title).toBe('Undertitle 1.2.0 is available')
  expect(updateNoticeOf(null, idle, en)).toBeNull()
})
