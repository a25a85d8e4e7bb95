/** The settings, each once: what it takes, its default, what it does, and where it is set. Keys and tokens are in secretTable. Data only. */
import { engineSettings } from '../engines/engineSettings.ts'
import { uiLanguages } from '../messages/interfaceLanguages.ts'
import { profileNames } from '../naming/namingProfiles.ts'
import { playerSettings } from '../players/playerSettings.ts'
import type { SettingRow, ValueOf } from './settingRow.ts'

const on = { takes: { kind: 'switch' }, default: true } as const
const off = { takes: { kind: 'switch' }, default: false } as const
const otherAddress = { takes: { kind: 'address', instead: '', isBare: false }, default: '' } as const

const service = { group: 'Service', screen: 'settings' } as const
const wanted = { group: 'What is wanted', screen: 'settings' } as const
const written = { group: 'What is written', screen: 'settings' } as const
const window = { group: 'The window', screen: 'settings' } as const
const watch = { group: 'Watch mode', screen: 'watch' } as const
const privacy = { group: 'Privacy and updates', screen: 'settings' } as const

export const settingTable = {
  'service.address': {
    ...service,
    takes: { kind: 'address', instead: 'embedded', isBare: false },
    default: 'embedded',
    says: 'The subtitle service that is asked; embedded is the built-in one',
  },
  'service.downloadAddress': { ...service, ...otherAddress, says: "Where the service's downloads are, if elsewhere" },
  'service.uploadAddress': { ...service, ...otherAddress, says: 'Where the service takes uploads, if elsewhere' },
  ...engineSettings,
  languages: {
    ...wanted,
    takes: { kind: 'text', pattern: /^[^]{2,}$/, like: 'languages such as en,pt-BR' },
    default: 'en',
    says: 'The languages that each video shall have; "pt-BR>pt>translate:en" is one wish with fallbacks, "inside:pt" a track inside',
  },
  hearingImpaired: {
    ...wanted,
    takes: { kind: 'choice', words: ['any', 'prefer', 'avoid', 'only'] },
    default: 'any',
    says: 'Subtitles for the hearing-impaired',
  },
  forced: {
    ...wanted,
    takes: { kind: 'choice', words: ['also', 'never'] },
    default: 'never',
    says: 'Whether subtitles of foreign dialogue alone are wanted too',
  },
  naming: {
    ...written,
    takes: { kind: 'choice', words: profileNames },
    default: 'universal',
    says: 'Players that shall find the subtitles by their names',
  },
  yesTo: {
    ...wanted,
    takes: { kind: 'choice', words: ['sure', 'all'] },
    default: 'sure',
    says: 'Choices that are taken without asking: sure ones, or all',
  },
  'clean.hearingImpaired': {
    ...written,
    ...off,
    says: 'Takes descriptions of sounds out of a text before it is written',
  },
  'clean.credits': { ...written, ...off, says: 'Takes credits and advertising out of a text before it is written' },
  'clean.interjections': { ...written, ...off, says: 'Takes "Ah," and "Hm." out of a text before it is written' },
  'clean.capitals': {
    ...written,
    ...off,
    says: 'Takes lines in capitals that nobody says out of a text before it is written',
  },
  'clean.sentenceStarts': {
    ...written,
    ...off,
    says: "Writes a capital where a speaker's name was taken from before a small letter",
  },
  'clean.ocrLetters': {
    ...written,
    ...off,
    says: 'Fixes "l" and "I" that were mistaken for each other when pictures of text were read',
  },
  'clean.format': {
    ...written,
    takes: { kind: 'choice', words: ['keep', 'srt'] },
    default: 'keep',
    says: 'The format that is written: as it was delivered, or SRT',
  },
  'timing.afterDownload': {
    ...written,
    takes: { kind: 'choice', words: ['off', 'measure', 'subtitles', 'video'] },
    default: 'measure',
    says: "Whether a download's timing is measured: only reported, or fixed by your subtitles beside it, or by the video too",
  },
  'timing.bySound': {
    ...written,
    ...off,
    says: 'Measures by the sound alone wherever the video may be read, whatever subtitles there are',
  },
  'timing.sound': {
    ...written,
    takes: {
      kind: 'text',
      pattern: /^(?:original|first|[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*)$/,
      like: 'original, first, or a language such as ja',
    },
    default: 'original',
    says: 'The sound track that is listened to: original is the language that the film was made in',
  },
  'timing.listenClosely': {
    ...written,
    ...off,
    says: 'Listens closely by itself where the loudness of a video cannot tell whether a subtitle is in step; takes long',
  },
  ffmpeg: {
    takes: { kind: 'folder' },
    default: '',
    group: 'What is written',
    screen: 'settings',
    says: 'The folder of the ffmpeg that reads videos; empty takes the one of the system, else the one in the package',
  },
  skipWhenAudioMatches: { ...wanted, ...off, says: 'Wants no subtitle in a language that the video speaks' },
  minimumVideoBytes: {
    ...wanted,
    takes: { kind: 'number', least: 0, most: 2 ** 40, unit: 'bytes' },
    default: 2 ** 20,
    says: 'Smaller files are no videos of the library',
  },
  theme: {
    ...window,
    takes: { kind: 'choice', words: ['system', 'light', 'dark'] },
    default: 'system',
    says: 'Light or dark; system follows the machine',
  },
  uiLanguage: {
    ...window,
    takes: { kind: 'choice', words: ['', ...uiLanguages] },
    default: '',
    says: 'The language of the screens; empty follows the machine',
  },
  'library.filters': {
    ...window,
    takes: {
      kind: 'text',
      pattern: /^(?:|\[[^]{0,1998}\])$/,
      like: 'pairs of a name and a search: [["New", "is:missing"]]',
    },
    default: '',
    says: 'Searches of the library that were saved under a name',
    screen: { noneBecause: 'The library itself saves and removes them' },
  },
  'library.signs': {
    ...window,
    ...on,
    says: 'Whether the library explains its signs at its foot',
    screen: { noneBecause: 'The line is closed where it stands, and ? brings it back' },
  },
  'watch.isOn': { ...watch, ...off, says: 'Whether the window watches its folders' },
  'watch.quietHours': {
    ...watch,
    takes: {
      kind: 'text',
      // A span that ends when it begins would be no hours, or all of them: nobody can tell which was meant.
      pattern: /^(?!0?(\d+:\d+)-0?\1$)(([01]?\d|2[0-3]):[0-5]\d-([01]?\d|2[0-3]):[0-5]\d)?$/,
      like: 'hours with an end other than their beginning, such as 22:30-07:00, or nothing',
    },
    default: '',
    says: 'Hours in which nothing is asked, ordered or written by itself',
  },
  'watch.digestAt': {
    ...watch,
    takes: { kind: 'text', pattern: /^(([01]?\d|2[0-3]):[0-5]\d)?$/, like: 'a time such as 09:00, or nothing' },
    default: '09:00',
    says: 'When the daily digest is given',
  },
  'watch.reservePercent': {
    ...watch,
    takes: { kind: 'number', least: 0, most: 100, unit: 'percent' },
    default: 20,
    says: "The part of each quota that is kept for the user's own hand",
  },
  'watch.translate': {
    ...watch,
    ...on,
    says: 'Whether a wish that says "translate" is met by itself; else it is asked',
  },
  'watch.better': {
    ...watch,
    takes: { kind: 'choice', words: ['off', 'offer', 'take'] },
    default: 'offer',
    says: 'What becomes of a better subtitle for one that watch mode chose',
  },
  'watch.betterDays': {
    ...watch,
    takes: { kind: 'number', least: 0, most: 90, unit: 'days' },
    default: 14,
    says: 'How long a better subtitle is looked for',
  },
  'watch.settleSeconds': {
    ...watch,
    takes: { kind: 'number', least: 1, most: 3_600, unit: 'seconds' },
    default: 10,
    says: 'How long a new file must have stayed as it is',
    screen: { noneBecause: 'The default suits nearly all disks; only a very slow copy needs more' },
  },
  ...playerSettings,
  'search.engine': {
    ...wanted,
    takes: { kind: 'choice', words: ['auto', 'local', 'ai'] },
    default: 'auto',
    says: 'How the service matches names of files: auto as it thinks best, local by rules, ai by its machine, which paid plans have',
  },
  'search.scope': {
    ...wanted,
    takes: { kind: 'choice', words: ['exact', 'title'] },
    default: 'exact',
    says: 'What the service lists for a name: what covers its episode, or all of its title',
  },
  'search.titlesOnly': { ...privacy, ...off, says: 'Sends titles to the service, and no names of files' },
  'log.wholePaths': { ...privacy, ...off, says: 'The log keeps the folders of paths too, not the last name alone' },
  'updates.mode': {
    ...privacy,
    takes: { kind: 'choice', words: ['notify', 'install', 'off'] },
    default: 'notify',
    says: 'What is done about newer versions of the app',
  },
  'start.atLogin': {
    ...window,
    ...off,
    screen: 'watch',
    says: 'Starts the app at login',
    countsFrom: 'the next login',
  },
  'start.minimised': {
    ...window,
    ...off,
    screen: 'watch',
    says: 'Starts the app in the tray at login, without its window',
    countsFrom: 'the next login',
  },
} as const satisfies Readonly<Record<string, SettingRow>>

export type SettingKey = keyof typeof settingTable
export type SettingTakes<Key extends SettingKey> = (typeof settingTable)[Key]['takes']
export type Settings = { readonly [Key in SettingKey]: ValueOf<SettingTakes<Key>> }

// An object literal has these keys and no others.
export const settingKeys = Object.keys(settingTable) as readonly SettingKey[]

// Each is what its row takes: a test writes them all.
export const defaultSettings = Object.fromEntries(
  settingKeys.map((key) => [key, settingTable[key].default]),
) as unknown as Settings

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingTable, key)
}
