/** Rules and ignoring answered from memory, as a host with one show in one folder would. */
import type { Handlers } from '../../../shared/contract/index.ts'
import type { IgnoredRecord, NotFoundHelp, OwnRulesRecord, ScopeRules } from '../../../shared/contract/videos/rules.ts'

export const wholeRules = {
  languages: 'en,pt-BR',
  hearingImpaired: 'any',
  forced: 'never',
  skipWhenAudioMatches: false,
} as const
const counts = { titles: 1, isMixed: false } as const

export const fakeScopeRules: ScopeRules = {
  videos: 2,
  from: 'settings',
  rules: wholeRules,
  places: [
    { id: 'settings', kind: 'settings', name: '', videos: 12, own: wholeRules, inherited: null, ...counts },
    { id: 'folder-1', kind: 'folder', name: 'Series/Drama', videos: 8, own: null, inherited: wholeRules, ...counts },
    { id: 'titles-1', kind: 'titles', name: 'Lake Watch', videos: 3, own: null, inherited: wholeRules, ...counts },
  ],
}

export const fakeHelp: NotFoundHelp = {
  ...{ language: 'pt-BR', wish: 'pt-BR', videos: 95, looked: 95, lastAskedMs: 1_790_000_000_000 },
  scope: { search: '', ids: ['v1', 'v2'], language: 'pt-BR' },
  doubts: { videos: 6, titles: [{ videoId: 'v1', title: 'Lake Watch', year: 2019, videos: 6 }] },
  fallbacks: [
    { language: 'pt', videos: 61, downloads: 23, notAsked: 0, searches: 0 },
    { language: 'es', videos: 12, downloads: 12, notAsked: 0, searches: 0 },
  ],
  translate: { videos: 84, ids: ['v1', 'v2'], from: ['en', 'es'], aiLeft: 51 },
  transcribe: { videos: 4, ids: ['v2'], durationMs: 21_600_000 },
  watch: { isOn: false, videos: 0, nextMs: null },
}

const ignoredAtMs = 1_790_000_000_000
export const fakeIgnored: readonly IgnoredRecord[] = [
  { id: 3, kind: 'title', label: 'Lake Watch', language: 'pt-BR', ignoredMs: ignoredAtMs, videos: 3 },
  { id: 2, kind: 'author', label: 'Some Body', language: null, ignoredMs: ignoredAtMs, videos: null },
  {
    id: 1,
    kind: 'video',
    label: 'Silver.Orchard.2019.1080p.WEB-DL.mkv',
    language: null,
    ignoredMs: ignoredAtMs,
    videos: 1,
  },
]

type Names =
  | 'rules.of'
  | 'rules.try'
  | 'rules.set'
  | 'rules.addFallback'
  | 'rules.undo'
  | 'ignore.add'
  | 'ignore.page'
  | 'ignore.count'
  | 'ignore.remove'
  | 'ignore.stop'
  | 'help.notFound'

/** A wish more is a subtitle more that each of the three videos lacks. */
function trialOf(own: OwnRulesRecord | null) {
  const wished = (own?.languages ?? wholeRules.languages).split(',').length
  return { videos: 3, changed: own === null ? 0 : 3, missing: { now: 6, then: 3 * wished } }
}

export function createFakeRules(): Pick<Handlers, Names> {
  let ignored = fakeIgnored
  return {
    'rules.of': async () => fakeScopeRules,
    'rules.try': async ({ own }) => trialOf(own),
    'rules.set': async ({ own }) => ({ ...trialOf(own), undoId: 'u1' }),
    'rules.addFallback': async () => ({ ...trialOf(null), undoId: 'u2' }),
    'rules.undo': async () => {
      ignored = fakeIgnored
      return {}
    },
    'ignore.add': async () => ({ undoId: 'u3', ids: [4], videos: 2 }),
    'ignore.page': async ({ search, offset, limit }) => {
      const rows = ignored.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))
      return { rows: rows.slice(offset, offset + limit), total: rows.length, revision: 1 }
    },
    'ignore.count': async () => ({ rows: ignored.length }),
    'ignore.remove': async ({ ids }) => {
      ignored = ignored.filter(({ id }) => !ids.includes(id))
      return { undoId: 'u4' }
    },
    'ignore.stop': async () => ({ undoId: 'u5', videos: 2 }),
    'help.notFound': async () => [fakeHelp],
  }
}
