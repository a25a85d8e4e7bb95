/** The desk in small: which film and which words stand there, what is made for it, and what leaving ends. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { createSmallDesk } from '../../../../renderer/app/desk/small/smallDesk.ts'
import type { VideoDetails } from '../../../../shared/contract/library.ts'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import type { Handlers } from '../../../../shared/contract/index.ts'
import { AppError } from '../../../../shared/errors.ts'
import { fakeDetails } from '../../../support/fakes/fakeDetails.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'

// Of a page it asks what that can play, and nothing else.
beforeEach(() => void vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => '' }) }))
afterEach(() => void vi.unstubAllGlobals())

const candidate = (candidateId: string) =>
  ({ kind: 'candidate', questionId: 'q0', candidateId, mayDownload: false }) as const
const beside = (videoId: string) => ({ kind: 'beside', videoId, sidecarId: 'sidecar-0' }) as const

function textOf(videoId: string, words: string): DeskText {
  return {
    ...{ name: words, videoId, sidecarId: null, language: 'en', format: 'srt', canEditWords: false, isOurs: false },
    ...{ adoptedMs: null, isMachineMade: false, rowId: null, version: '', measured: null, draft: null },
    ...{ draftRevision: 0, isDraftOfOther: false },
    cues: [10_000, 420_000, 820_000].map((startMs) => ({ startMs, endMs: startMs + 2_000, text: words })),
  }
}

const film: VideoDetails['row'] = {
  ...{ id: 'v0', name: 'Tide.Tables.2018.mkv', folder: 'Films', title: 'Tide Tables', type: 'movie' },
  ...{ year: 2018, season: null, episodes: [], sizeBytes: 1, modifiedMs: 1, wishes: [] },
}

const ffmpeg = { version: '7.1', canMakeClips: true, place: 'system', lookedAtMs: 0, isLate: false } as const

function openSmall(handlers: Partial<Handlers>, clipsAt: 'rest' | 'play' = 'play') {
  const host = createFakeHost({
    handlers: {
      'media.tools': async () => ffmpeg,
      'media.picture': async ({ atMs, isExact }) => ({
        name: `${isExact ? 'exact' : 'still'}-${atMs}`,
        type: 'image/webp',
      }),
      'desk.text': async ({ file }) =>
        file.kind === 'candidate' ? textOf('v0', file.candidateId) : textOf('videoId' in file ? file.videoId : '', ''),
      ...handlers,
    },
  })
  const desk = createSmallDesk({ client: createClient(host), place: 'review', clipsAt })
  const inputsOf = (asked: string) => host.calls.filter(({ name }) => name === asked).map(({ input }) => input)
  return { host, desk, inputsOf }
}

test('another candidate of the same film is seen at the moment where the film stands', async () => {
  const { desk, inputsOf } = openSmall({})
  await desk.show(candidate('first'))
  desk.player.getState().go(421_000)
  await desk.show(candidate('second'))
  expect(desk.seen.getState().cues[0]?.text).toBe('second')
  expect([desk.player.getState().atMs, desk.seen.getState().chosen]).toEqual([421_000, 1])
  // The film is known by then.
  expect(inputsOf('library.video')).toHaveLength(1)
})

test('words of a longer film are looked at where this one has a picture', async () => {
  const { desk, inputsOf } = openSmall({
    'library.video': async () => ({ ...fakeDetails, row: film, durationMs: 300_000 }),
    'desk.text': async () => ({ ...textOf('v0', ''), cues: [{ startMs: 420_000, endMs: 422_000, text: 'Late' }] }),
  })
  await desk.show(candidate('first'))
  expect(desk.player.getState().atMs).toBe(299_000)
  await expect.poll(() => inputsOf('media.picture')).toContainEqual(expect.objectContaining({ atMs: 299_000 }))
})

test('a small desk asks for what costs nothing only, and makes no clip before it is played', async () => {
  const { desk, inputsOf } = openSmall({})
  await desk.show(candidate('first'))
  await expect.poll(() => desk.player.getState().still).not.toBeNull()
  expect(inputsOf('desk.text')).toEqual([{ file: candidate('first') }])
  expect(inputsOf('media.clip')).toEqual([])
  desk.player.getState().play(true)
  await expect.poll(() => inputsOf('media.clip')).toHaveLength(1)
  // What stood there as a picture stays until the clip comes.
  expect(inputsOf('media.picture').filter((input) => !(input as { readonly isExact?: boolean }).isExact)).toHaveLength(
    1,
  )
})

test('where no clip comes by itself, the exact picture takes the place of the quick one, whichever comes first', async () => {
  for (const late of [true, false]) {
    const answer = Promise.withResolvers<{ readonly name: string; readonly type: string }>()
    const picture = (name: string) => ({ name, type: 'image/webp' })
    const { desk } = openSmall({
      'media.picture': ({ isExact }) =>
        (isExact ?? false) === late ? answer.promise : Promise.resolve(picture(isExact ? 'exact' : 'near')),
    })
    const still = () => desk.player.getState().still
    await desk.show(candidate('first'))
    await expect.poll(still).toContain(late ? 'near' : 'exact')
    answer.resolve(picture(late ? 'exact' : 'near'))
    await answer.promise
    await expect.poll(still).toContain('exact')
    await new Promise((done) => setTimeout(done))
    expect(still()).toContain('exact')
    expect(desk.player.getState().clip).toBeNull()
  }
})

test('where clips come at rest, the clip follows the picture by itself', async () => {
  const { desk, inputsOf } = openSmall({}, 'rest')
  await desk.show(candidate('first'))
  await expect.poll(() => inputsOf('media.clip')).toHaveLength(1)
})

test('leaving ends what is made for this place of the page alone, and nothing is left of film and words', async () => {
  const { desk, inputsOf } = openSmall({})
  desk.leave()
  expect(inputsOf('media.leave')).toEqual([])
  await desk.show(beside('v0'))
  desk.leave()
  const left = inputsOf('media.leave').map((input) => (input as { readonly deskId: string }).deskId)
  expect(left.map((deskId) => deskId.split('.')[1])).toEqual(['review'])
  expect([desk.seen.getState().text, desk.player.getState().still]).toEqual([null, null])
})

test('of two that are asked for one after the other the later one is shown, whichever answers first', async () => {
  const answers = new Map<string, (text: DeskText) => void>()
  const { desk } = openSmall({
    'desk.text': ({ file }) =>
      new Promise((resolve) => answers.set(file.kind === 'candidate' ? file.candidateId : '', resolve)),
  })
  const [first, second] = [desk.show(candidate('first')), desk.show(candidate('second'))]
  answers.get('second')?.(textOf('v0', 'second'))
  await second
  answers.get('first')?.(textOf('v0', 'first'))
  await first
  expect(desk.seen.getState().text?.name).toBe('second')
})

test('one that cannot be read says why, without the words of the one before', async () => {
  const { desk } = openSmall({
    'desk.text': async ({ file }) => {
      if (file.kind === 'candidate' && file.candidateId === 'gone') throw new AppError('file.missing', 'It is gone.')
      return textOf('v0', 'first')
    },
  })
  await desk.show(candidate('first'))
  await desk.show(candidate('gone'))
  const { text, cues, problem } = desk.seen.getState()
  expect([text, cues.length, problem?.code]).toEqual([null, 0, 'file.missing'])
})

test('comparing begins at once with what is known to choose from, and forgets it with another candidate', async () => {
  const { desk } = openSmall({})
  await desk.show(candidate('first'))
  await desk.turnComparing()
  // Nothing else is on offer for it: there is nothing to compare with.
  expect(desk.compare.getState().isComparing).toBe(false)
  desk.compare.setState({
    choices: [{ key: 'k', kind: 'version', file: null, name: '', language: null, atMs: 0, act: null, costs: false }],
  })
  const turned = desk.turnComparing()
  expect(desk.compare.getState().isComparing).toBe(true)
  await turned
  await desk.show(candidate('second'))
  expect(desk.compare.getState().isComparing).toBe(false)
})
