import { expect, test } from 'vitest'
import { rankCandidates } from '../../../../../electron/matching/choose/rankCandidates.ts'
import type { RankedGap } from '../../../../../electron/plan/plan.ts'
import type { ListedSubtitle } from '../../../../../electron/serviceClient/listing.ts'
import type { PlanItem } from '../../../../../electron/views/plan/board/planItem.ts'
import { createPlanBoard, type PlanBoard } from '../../../../../electron/views/plan/board/planBoard.ts'
import type { PlanFilter, PlanSource } from '../../../../../shared/contract/plan.ts'
import { handChoicesInMemory } from '../../../../support/fakes/handChoicesInMemory.ts'
import { rulesAre } from '../../../../support/make/bookOf.ts'
import { settingsWith } from '../../../../support/make/settingsWith.ts'
import { listed, videoAt, wantFor } from '../../../../support/make/subjects.ts'
import { nothingOrdered } from '../../../../support/fakes/nothingOrdered.ts'

function choiceFor(
  path: string,
  candidates: readonly ListedSubtitle[],
  status: RankedGap['status'] = 'sure',
  asked = 'en',
) {
  const gap = wantFor(path, asked)
  const { release, wish } = gap
  const request = { release, fps: null, wish, hearingImpaired: 'any', forced: 'never', title: null } as const
  const videoName = path.slice(path.lastIndexOf('/') + 1)
  return { gap, status, ranking: rankCandidates({ ...request, videoName }, candidates) }
}

function boardWith(
  choices: readonly RankedGap[],
  remainingDownloads: number | null = null,
  handChoices = handChoicesInMemory(),
  settings = settingsWith(),
) {
  const board = createPlanBoard({
    settings: { read: () => settings },
    rules: rulesAre('en'),
    ledger: { remaining: () => remainingDownloads },
    link: { isCached: (id) => id === 'cached' },
    jobs: nothingOrdered,
    handChoices,
    history: { ownerOf: () => null },
  })
  board.load({ ...nothingThere, rankedGaps: choices })
  return board
}

/** The wishes of the videos that a filter shows, as the plan holds them and as it shows them. */
const itemsIn = (board: PlanBoard, filter: PlanFilter = everything) =>
  board.videos(filter).flatMap(({ items }) => items)
const cellOf = (board: PlanBoard, { id }: Pick<PlanItem, 'id'>) =>
  board
    .videos(everything)
    .flatMap((video) => board.row(video).cells)
    .find((cell) => cell.id === id)!

const nothingThere = { matched: [], coverage: { gaps: [], covered: [], ignored: [], forced: [] } } as const

const everything = { answer: null, source: null, group: null, search: '' } as const
const episode = (number: number, group = 'GRP') => `/lib/Show/Show.S01E0${number}.1080p.WEB-DL.x264-${group}.mkv`
const single = (id: string, number: number, group = 'GRP') =>
  listed(id, `Show.S01E0${number}.1080p.WEB-DL.x264-${group}`, { season: 1, episodeFrom: number, episodeEnd: number })
const film = '/lib/Film.2019.1080p.WEB-DL.x264-GRP.mkv'
const otherCut = listed('other', 'Film.2019.720p.BluRay.x264-OTHER')

test('rows say what is planned, why, and under which name it will be written', () => {
  const board = boardWith([
    choiceFor(film, [listed('7', 'Film.2019.1080p.WEB-DL.x264-GRP', { isHearingImpaired: true })]),
  ])
  const [item] = itemsIn(board)
  expect(board.videos(everything).map((video) => board.row(video))).toMatchObject([
    { videoName: 'Film.2019.1080p.WEB-DL.x264-GRP.mkv', words: { title: 'Film', year: 2019 }, group: '' },
  ])
  expect(cellOf(board, item!)).toMatchObject({
    answer: 'sure',
    tier: 0,
    kind: 'hearing-impaired',
    pack: null,
    outputName: 'Film.2019.1080p.WEB-DL.x264-GRP.en.sdh.srt',
    candidates: 1,
  })
})

test('what a person chooses is planned whatever its tier, and skipping takes it out again', () => {
  const board = boardWith([choiceFor(film, [otherCut])])
  const [item] = itemsIn(board)
  expect(cellOf(board, item!)).toMatchObject({ answer: 'ask', question: 'tier', release: null })
  const [candidate] = board.candidates(item!.id)
  board.choose({ rowId: item!.id, candidateId: candidate!.id, isForSeason: false })
  expect(cellOf(board, item!)).toMatchObject({ answer: 'chosen', release: 'Film.2019.720p.BluRay.x264-OTHER' })
  expect(board.sums()).toMatchObject({ chosen: 1, files: 1, downloads: 1 })
  board.choose({ rowId: item!.id, candidateId: null, isForSeason: false })
  expect(cellOf(board, item!)).toMatchObject({ answer: 'skipped', outputName: null })
  expect(board.plan()?.archives).toEqual([])
})

test('a choice for the season takes the same group, where an episode has it', () => {
  const choices = [1, 2, 3].map((number) => {
    const offered = [
      single(`a${number}`, number, 'AAA'),
      ...(number === 3 ? [] : [single(`b${number}`, number, 'BBB')]),
    ]
    return choiceFor(`/lib/Show/Show.S01E0${number}.720p.HDTV.x264-CCC.mkv`, offered)
  })
  const board = boardWith(choices)
  const rows = itemsIn(board)
  const candidate = board.candidates(rows[0]!.id).find(({ release }) => release.endsWith('BBB'))
  expect(board.choose({ rowId: rows[0]!.id, candidateId: candidate!.id, isForSeason: true })).toBe(2)
  expect(rows.map((item) => cellOf(board, item).release?.slice(-3) ?? null)).toEqual(['BBB', 'BBB', null])
})

test('one pack for a season is one download, a filter, and a group', () => {
  const pack = listed('p', 'Show.S01.1080p.WEB-DL.x264-GRP', { season: 1, isFullSeason: true })
  const board = boardWith([choiceFor(episode(1), [pack]), choiceFor(episode(2), [pack]), choiceFor(film, [])])
  expect(board.sums()).toMatchObject({ files: 2, archives: 1, packs: 1, filesFromPacks: 2, downloads: 1, none: 1 })
  expect(board.groups({ ...everything, source: 'pack' })).toMatchObject([
    { group: 'Show S01', rows: 2, write: 2, packs: 1, cost: { downloads: 1, inPacks: 2 } },
  ])
  expect(board.groups(everything)).toMatchObject([
    { group: 'Show S01', title: 'Show', season: 1, rows: 2 },
    { group: '', season: null, rows: 1, none: 1 },
  ])
  expect(board.videos({ ...everything, group: 'Show S01' })).toHaveLength(2)
  // What stands above the rows counts these rows.
  expect(board.groups({ ...everything, search: 'S01E02' })).toMatchObject([{ group: 'Show S01', rows: 1, write: 1 }])
  expect(itemsIn(board, { ...everything, group: '' }).map(({ group }) => group)).toEqual(['Film (2019)'])
})

test('beyond the quota rows wait, and cached ones do not count', () => {
  const cached = listed('cached', 'Film.2019.1080p.WEB-DL.x264-GRP')
  const choices = [
    choiceFor(film, [cached]),
    choiceFor(episode(1), [single('1', 1)]),
    choiceFor(episode(2), [single('2', 2)]),
  ]
  const board = boardWith(choices, 1)
  expect(board.sums()).toMatchObject({ sure: 2, waiting: 1, downloads: 1, filesFromCache: 1, filesFromDownloads: 1 })
  const groupsFrom = (source: PlanSource) => itemsIn(board, { ...everything, source }).map(({ group }) => group)
  expect([groupsFrom('download'), groupsFrom('cache')]).toEqual([['Show S01'], ['Film (2019)']])
})

test('decisions outlive a new plan and a restart, and rows that are in no plan are refused', () => {
  const choices = [choiceFor(film, [otherCut])]
  const kept = handChoicesInMemory()
  const board = boardWith(choices, null, kept)
  const [item] = itemsIn(board)
  board.choose({ rowId: item!.id, candidateId: null, isForSeason: false })
  board.load({ ...nothingThere, rankedGaps: choices })
  expect(board.sums()).toMatchObject({ skipped: 1, ask: 0 })
  expect(boardWith(choices, null, kept).sums()).toMatchObject({ skipped: 1, ask: 0 })
  board.load({ ...nothingThere, rankedGaps: [] })
  expect(() => board.choose({ rowId: item!.id, candidateId: null, isForSeason: false })).toThrow(
    'no longer in the plan',
  )
})

test('videos asked about again get new candidates under their old rows, and what was decided about them is forgotten', () => {
  const board = boardWith([choiceFor(film, [otherCut]), choiceFor(episode(1), [])])
  const rowOf = (group: string) => itemsIn(board).find((item) => item.group === group)!
  const [before, show] = [rowOf('Film (2019)'), rowOf('Show S01')]
  const [former] = board.candidates(before.id)
  board.choose({ rowId: before.id, candidateId: null, isForSeason: false })

  const found = [listed('7', 'Film.2019.1080p.WEB-DL.x264-GRP')]
  board.replace({ ...nothingThere, rankedGaps: [choiceFor(film, found)] })
  expect(cellOf(board, before)).toMatchObject({ answer: 'sure', candidates: 1 })
  expect(board.item(show.id)).toBe(show)
  expect(() => board.candidate(before.id, former!.id)).toThrow('no longer on offer')
})

test('a subtitle of the user under an old name is a row that costs nothing, is in no plan, and goes when it is renamed', () => {
  const old = '/lib/Show/Show.S01E02.HDTV.x264-OLD.en.srt'
  const { wish } = wantFor(episode(2))
  const video = videoAt(episode(2))
  const marks = { language: 'en', isForced: false, isHearingImpaired: false, extension: 'srt' } as const
  const covered = { video, wish, by: { kind: 'sidecar', sidecar: { path: old, ...marks, isRePaired: true } } } as const
  const board = boardWith([])
  board.load({
    matched: [],
    rankedGaps: [choiceFor(episode(1), [single('a', 1)])],
    // One file may meet two wishes; it is renamed once.
    coverage: { gaps: [], ignored: [], covered: [covered, covered], forced: [] },
  })
  expect(itemsIn(board).map((item) => cellOf(board, item).answer)).toEqual(['sure', 'yours'])
  const [yours] = itemsIn(board, { ...everything, answer: 'yours' })
  expect(cellOf(board, yours!)).toMatchObject({
    release: 'Show.S01E02.HDTV.x264-OLD.en.srt',
    outputName: 'Show.S01E02.1080p.WEB-DL.x264-GRP.en.srt',
    candidates: 0,
  })
  expect(board.sums()).toMatchObject({ sure: 1, yours: 1, skipped: 0, files: 1, downloads: 1 })
  const [first] = itemsIn(board)
  expect(board.choose({ rowId: first!.id, candidateId: null, isForSeason: true })).toBe(1)
  expect(board.finishStray('/lib/other.srt')).toBe(false)
  expect(board.finishStray(old)).toBe(true)
  expect(board.sums()).toMatchObject({ yours: 0, skipped: 1 })
})

test('a language of the settings that no video of the plan wishes for has no column; one that is met or written has', () => {
  const wished = settingsWith({ languages: 'es,en,fr,de' })
  const none = boardWith([], null, handChoicesInMemory(), wished)
  expect(none.languages()).toEqual(['es', 'en', 'fr', 'de'])
  const [italian, english] = ['it', 'en'].map((tag) => choiceFor(film, [], 'none', tag))
  const board = boardWith([italian!, english!], null, handChoicesInMemory(), wished)
  expect(board.languages()).toEqual(['en', 'it'])
  board.finish(new Map([[english!.gap, 'written']]))
  expect(board.languages()).toEqual(['en', 'it'])
})
