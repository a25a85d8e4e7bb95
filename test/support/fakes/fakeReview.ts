/** A made review as the host would tell it: two shows of the plan, watch mode's questions of every kind, and movies. */
import type { CandidateRow } from '../../../shared/contract/plan.ts'
import type { Handlers } from '../../../shared/contract/index.ts'
import type { VideoDetails } from '../../../shared/contract/library.ts'
import type { DeskText } from '../../../shared/contract/videos/desk.ts'
import { AppError } from '../../../shared/errors.ts'
import { fakeDetails } from './fakeDetails.ts'
import type { ReviewKind, ReviewQuestion, ReviewRow } from '../../../shared/contract/runs/review.ts'

const rows: readonly ReviewRow[] = [
  ...[3, 4, 5, 8].map((episode) => row('Electric Engine', episode, { language: 'es' })),
  row('Electric Engine', 5, { language: 'pt-BR' }),
  row('Northern Line', 1, { season: 3, decision: 'chosen' }),
  ...[2, 3, 4].map((episode) => row('Northern Line', episode, { season: 3 })),
  row('Northern Line', 6, { season: 3, kind: 'ask', isWatched: true }),
  row('Northern Line', 7, { season: 3, kind: 'better', isWatched: true }),
  row('Northern Line', 8, { season: 3, kind: 'better', isWatched: true }),
  row('A Winter of Glass', null),
  row('Lantern Bay', null, { kind: 'removed', isWatched: true, language: 'es' }),
]

export function createFakeReview(): Partial<Handlers> {
  const open = rows.filter(({ decision }) => decision === null)
  return {
    'review.state': async () => ({
      revision: 1,
      open: open.length,
      inPlan: open.filter(({ isWatched }) => !isWatched).length,
      watched: open.filter(({ isWatched }) => isWatched).length,
      decided: rows.length - open.length,
    }),
    'review.page': async ({ offset, limit }) => ({
      rows: rows.slice(offset, offset + limit),
      total: rows.length,
      revision: 1,
    }),
    'review.question': async ({ questionId }) => question(rows.find(({ id }) => id === questionId) ?? rows[0]!),
    'review.meaning': async ({ reach }) =>
      reach === 'season'
        ? { questions: 4, codes: ['S01E03', 'S01E04', 'S01E05', 'S01E08'], downloads: 3, cached: 1, ai: 0 }
        : { questions: 1, codes: ['S01E03'], downloads: 0, cached: 1, ai: 0 },
    'review.best': async () => ({
      show: { questions: 5, codes: ['S01E03'], downloads: 4, cached: 1, ai: 0 },
      all: { questions: 9, codes: ['S01E03'], downloads: 7, cached: 1, ai: 0 },
    }),
    'plan.preview': async () => preview,
    'desk.text': async ({ file }) => {
      const question = file.kind === 'candidate' ? rows.find(({ id }) => id === file.questionId) : undefined
      if (!question) throw new AppError('input.invalid', 'This question is not open any more.')
      return textOf(question)
    },
  }
}

/** Its film; null for one that no question is about. */
export function reviewedFilm(videoId: string): VideoDetails | null {
  const asked = rows.find((each) => each.videoId === videoId)
  if (!asked) return null
  const { words, season } = asked
  const { title, year, code } = words
  const type = season === null ? 'movie' : 'tv'
  const row: VideoDetails['row'] = {
    ...{ id: videoId, name: fileOf(asked), folder: title, title, type, year, season },
    ...{ episodes: code === '' ? [] : [Number(code.slice(-2))], sizeBytes: 1, modifiedMs: 1, wishes: [] },
  }
  return { ...fakeDetails, ...film, row }
}

const film = { durationMs: 2_832_000, fps: 23.976 } as const

const lines = [
  'Ayer vi luz en el taller.',
  'Eso me dijo el guarda.',
  '— ¿Quién ha apagado la luz?\n— Nadie. Se ha apagado sola.',
  'Con esta tormenta, no.',
]
/** All that the candidate says, which ends long before its film does. */
const spoken = Array.from({ length: 400 }, (_, at) => ({
  startMs: at * 4_950,
  endMs: at * 4_950 + 2_950,
  text: lines[at % lines.length] ?? '',
}))

const preview = {
  first: spoken.slice(0, 2),
  middle: spoken.slice(202, 203),
  last: spoken.slice(-1),
  lastCueEndMs: 1_978_000,
  videoDurationMs: film.durationMs,
  encoding: 'utf-8',
  removed: 3,
}

function textOf({ videoId, language, words }: ReviewRow): DeskText {
  return {
    ...{ name: `Electric.Engine.${words.code}.1080p.WEB-DL.H264-FLEET`, videoId, sidecarId: null, language },
    ...{ format: 'srt', canEditWords: false, isOurs: false, adoptedMs: null, isMachineMade: false, rowId: null },
    ...{ version: '', measured: null, draft: null, draftRevision: 0, isDraftOfOther: false, cues: spoken },
  }
}

function fileOf({ words: { code } }: ReviewRow): string {
  return `Electric.Engine.${code}.The.Cold.Forge.1080p.WEB-DL.H264-FORGE.mkv`
}

function row(title: string, episode: number | null, rest: Partial<ReviewRow> = {}): ReviewRow {
  const season = rest.season ?? (episode === null ? null : 1)
  const code = episode === null ? '' : `S0${season}E0${episode}`
  const group = episode === null ? '' : `${title} S0${season}`
  const language = rest.language ?? 'en'
  return {
    id: `${title} ${code} ${language}`.toLowerCase().replaceAll(' ', '-').slice(0, 60),
    videoId: `${title}${code}`.replaceAll(' ', ''),
    words: {
      title,
      detected: '',
      year: episode === null ? 2021 : null,
      code,
      part: '',
      name: '',
      release: '1080p WEB · FORGE',
    },
    group,
    season,
    language,
    kind: 'tier',
    isWatched: false,
    decision: null,
    ...rest,
  }
}

const ofFile: ReadonlySet<ReviewKind> = new Set(['foreign-file', 'removed', 'better'])

function question(of: ReviewRow): ReviewQuestion {
  const isChoice = !ofFile.has(of.kind)
  return {
    row: of,
    video: { name: fileOf(of), ...film },
    message: of.kind === 'better' ? 'Northern.Line.S03E07.1080p.WEB.H264-NOVA' : '',
    detected: of.words.title,
    isAsked: of.kind !== 'ask' && isChoice,
    candidates: of.kind !== 'ask' && isChoice ? candidates(of.words.code) : [],
    counted: null,
    ruledOut: [
      { release: 'Electric.Engine.S01E04.HDTV.x264-ANCHOR', reason: 'episode' },
      { release: 'Electric.Engine.S01E03.FORCED.WEB-DL-FLEET', reason: 'forced' },
    ],
    translateFrom: 'en',
    inSeason: isChoice ? 3 : 1,
    ofKind: isChoice ? 0 : 1,
  }
}

function candidates(code: string): CandidateRow[] {
  const one = (index: number, release: string, rest: Partial<CandidateRow>): CandidateRow => ({
    id: `c1.${index}`,
    release,
    author: 'tuuli',
    comment: null,
    fps: 23.976,
    isHearingImpaired: false,
    isMachineMade: false,
    tier: 1,
    reasons: ['!group', 'source'],
    isPack: false,
    isCached: false,
    isChosen: false,
    ...rest,
  })
  return [
    one(0, `Electric.Engine.${code}.1080p.WEB-DL.H264-FLEET`, { isHearingImpaired: true, isCached: true }),
    one(1, `Electric.Engine.S01.720p.WEBRip.x264-BUOY`, { isPack: true, author: 'marisol' }),
    one(2, `Electric.Engine.${code}.HDTV.x264-ANCHOR`, { tier: 3, reasons: ['!source'], fps: 25, author: 'Ngo Van' }),
    one(3, `Electric.Engine.${code}.576p.DVDRip.x264-KESTREL`, {
      tier: 4,
      reasons: ['!fps'],
      fps: 25,
      isMachineMade: true,
    }),
  ]
}
