/** A used account and a small catalogue to search, as the host would tell them. */
import type { OfferedSubtitle, TitleRow, UsageEntry } from '../../shared/contract/account.ts'
import type { Handlers } from '../../shared/contract/index.ts'

const firstDay = Date.UTC(2026, 9, 23)
const dayMs = 86_400_000

export const fakeTitles: readonly TitleRow[] = [
  { id: 'title-1', name: 'Harbour Lights', type: 'tv', year: 2019, filmdbId: 'tt1234567' },
  { id: 'title-2', name: 'Harbour Lights', type: 'movie', year: 1987, filmdbId: 'tt7654321' },
  { id: 'title-3', name: 'Harbour of Glass', type: 'movie', year: 2003, filmdbId: null },
]

export const fakeOffers: readonly OfferedSubtitle[] = Array.from({ length: 30 }, (_, index) => ({
  id: `offer-${index}`,
  release: `Harbour.Lights.S02E${String((index % 10) + 1).padStart(2, '0')}.1080p.WEB.H264-NOVA`,
  language: (['en', 'pt-BR', 'de', null] as const)[index % 4] ?? null,
  season: 2,
  episodeFrom: index % 6 === 0 ? null : (index % 10) + 1,
  episodeEnd: index % 5 === 0 ? (index % 10) + 2 : null,
  isFullSeason: index % 6 === 0,
  isHearingImpaired: index % 4 === 1,
  isMachineMade: index % 7 === 3,
  author: index % 3 === 0 ? 'marisol' : null,
  comment: index % 4 === 0 ? 'Synced for the web version' : null,
  isCached: index % 5 === 2,
}))

function entryAt(index: number): UsageEntry {
  return {
    id: index,
    atMs: Date.UTC(2026, 10, 21, 9) - index * 55_000,
    kind: (['download', 'search', 'search', 'ai'] as const)[index % 4] ?? 'search',
    subject: `Harbour.Lights.S01E${String((index % 20) + 1).padStart(2, '0')}.1080p.WEB.H264-NOVA.mkv`,
    reason: 'Missing: English',
    units: (index % 3) + 1,
    state: (['settled', 'settled', 'settled', 'unknown', 'released', 'reserved'] as const)[index % 6] ?? 'settled',
    batchId: 'batch-0',
  }
}

export function createFakeAccount(entries: number): Partial<Handlers> {
  const rows = Array.from({ length: entries }, (_, index) => entryAt(index))
  return {
    'usage.entries': async ({ offset, limit, kind }) => {
      const found = rows.filter((row) => kind === null || row.kind === kind)
      return { rows: found.slice(offset, offset + limit), total: found.length, revision: 1 }
    },
    'usage.days': async ({ days }) =>
      Array.from({ length: days }, (_, index) => ({
        day: new Date(firstDay + index * dayMs).toISOString().slice(0, 10),
        search: (index * 37) % 140,
        downloads: index % 6 === 0 ? 0 : (index * 13) % 47,
        ai: index % 9 === 0 ? 1 : 0,
      })),
    'search.complete': async ({ text }) =>
      fakeTitles.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase())),
    'search.titles': async ({ text }) =>
      fakeTitles.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    'search.subtitles': async ({ languages }) =>
      fakeOffers.filter(
        ({ language }) => languages.length === 0 || (language !== null && languages.includes(language)),
      ),
    'search.download': async () => ({ sidecarName: 'Harbour.Lights.S02E01.1080p.WEB.H264-NOVA.en.srt' }),
  }
}
