/** Words of the screen settings, in English. */
import type { SettingValues, SecretProtection } from '../../../shared/contract/settings.ts'
import { wording } from './wording.ts'

const { count, number } = wording

export const settings = {
  title: 'Settings',
  saved: 'Every change is kept at once.',

  service: 'Service',
  serviceHint: 'Where subtitles come from.',
  builtIn: 'Built-in',
  remote: 'Another service',
  builtInHint: 'Runs inside the app, needs no key and no network.',
  address: 'Address',
  downloadAddress: 'Address for downloads',
  uploadAddress: 'Address for uploads',
  sameAddress: 'the same as above',
  addressHint: 'Begins with https://',
  apiKey: 'Key',
  uploadToken: 'Token for uploads',
  secretSet: (ending: string) => `Set, ends in …${ending}`,
  replace: 'Replace',
  forget: 'Forget it',
  keep: 'Keep it',
  save: 'Save',
  test: 'Test the service',
  testOk: (plan: string | null) =>
    plan === null ? 'The service answers.' : `The service answers. Your plan: ${plan}.`,

  languages: 'Languages',
  languagesHint: 'Each video gets one subtitle for each line. Where the first cannot be had, the next one is taken.',
  wishes: {
    add: 'Add a language',
    addFallback: 'else …',
    otherwise: 'else',
    nothingFound: 'No such language',
    none: 'Choose at least one language.',
    up: (name: string) => `Move ${name} up`,
    remove: (name: string) => `Remove ${name}`,
  },
  wouldMean: (covered: number, missing: number) => `${number(covered)} covered, ${number(missing)} missing`,
  hearingImpaired: 'For the hearing-impaired',
  hearingImpairedChoices: { any: 'Either', prefer: 'Prefer', avoid: 'Avoid', only: 'Only' } satisfies Record<
    SettingValues['hearingImpaired'],
    string
  >,
  forced: 'Also forced subtitles',
  forcedHint: 'Only the lines in foreign languages. They never count as covering a video.',
  skipWhenAudioMatches: 'Skip where the audio already is in that language',

  naming: 'File names',
  namingUniversal: 'Universal',
  namingExample: 'Example',
  namingReaders: 'Who will see it',
  readers: {
    universal: 'Plex, Jellyfin, Emby, Kodi, mpv and VLC',
    plex: 'Plex; Jellyfin, Kodi, mpv and VLC read it too',
    jellyfin: 'Jellyfin and Emby; Plex may show a regional language as unknown',
    kodi: 'Kodi; Plex may show a regional language as unknown',
    mpv: 'mpv from 0.40 on and VLC; older mpv does not load regional names',
  } satisfies Partial<Record<SettingValues['naming'], string>>,
  protections: {
    keyring: 'Encrypted by the keyring of the system.',
    session: 'No keyring was found. A key is kept until you quit, or in a file that is not encrypted if you choose so.',
    file: 'Kept in a file that only your user may read, but that is not encrypted.',
  } satisfies Record<SecretProtection, string>,

  clean: {
    title: 'After the download',
    hint: 'What is done to a text before it is written. Only files of this app are touched, and all of it can be taken back.',
    sounds: 'Remove sounds and names of speakers',
    soundsHint: 'Descriptions for the hearing-impaired. Song texts stay, and so does whatever could be dialogue.',
    soundsWished: 'Not while the rules above ask for subtitles for the hearing-impaired.',
    credits: 'Remove credits and advertisements',
    creditsHint: 'Who made the subtitle, sites and adverts. Credits of the film stay.',
    format: 'Format',
    formats: { keep: 'as delivered', srt: 'always SRT' },
    exampleTitle: 'An example',
    before: 'Delivered',
    after: 'Written',
    gone: 'left out',
    example: [
      'Subtitles by Ann Other',
      '[door creaks]\n- Who is there?',
      'JOHN: It is me.\n(SIGHS)',
      '♪ The rain is falling ♪',
    ],
  },

  folders: 'Folders',
  foldersHint: 'Removing a folder here touches no file.',
  noFolders: 'No folder yet. Add one in the library.',
  videos: (n: number) => count(n, { one: '# video', other: '# videos' }),
  remove: 'Remove',
  removeQuestion: (n: number) =>
    count(n, { one: 'Remove # video from the library?', other: 'Remove # videos from the library?' }),
  removeVerb: (n: number) => count(n, { one: 'Remove # video', other: 'Remove # videos' }),

  appearance: 'Appearance',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<SettingValues['theme'], string>,
  uiLanguage: 'Language of the app',
  machineLanguage: 'System language',

  keyboard: 'Keyboard',
  keyboardHint: 'The review shows its own keys.',
  keys: {
    screens: 'go to a screen',
    search: 'search the library',
    rows: 'move in a list',
    ends: 'first or last row',
    open: 'open a row',
    actions: 'to the buttons of that row',
    close: 'close, or keep everything as it is',
    next: 'wrong subtitle: write the next one',
  },

  advanced: 'Advanced',
  yesTo: 'Without asking, take',
  yesToChoices: { sure: 'what is sure', all: 'the best on offer' } satisfies Record<SettingValues['yesTo'], string>,
  timing: 'Check the timing after a download',
  timingChoices: { off: 'never', subtitles: 'against my subtitles', video: 'also against the video' },
  minimumSize: 'Smallest video (MB)',
  minimumSizeHint: 'Smaller files are left out as samples.',

  cache: 'Downloaded archives',
  cacheEmpty: 'None are kept.',
  cacheHint:
    'They are kept so that no download is paid for twice. What is needed again after clearing costs a download each.',
  clearCache: (n: number, size: string) =>
    `Clear cache (${count(n, { one: '# archive', other: '# archives' })}, ${size})`,
  clearCacheQuestion: (n: number) =>
    count(n, {
      one: 'Delete # archive? Needing it again costs 1 download.',
      other: 'Delete # archives? Each that is needed again costs 1 download.',
    }),
  clearCacheVerb: (n: number) => count(n, { one: 'Delete # archive', other: 'Delete # archives' }),
}
