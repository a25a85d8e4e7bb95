/** A candidate that is fetched to be compared: its words stand under its own name, whatever was chosen while it came. */
import { expect, test } from 'vitest'
import { createClient } from '../../../../renderer/api/client.ts'
import { createCompareStore } from '../../../../renderer/app/desk/compare/compareStore.ts'
import type { CompareChoice } from '../../../../renderer/app/desk/compare/compareChoices.ts'
import type { DeskText } from '../../../../shared/contract/videos/desk.ts'
import { AppError } from '../../../../shared/errors.ts'
import { createFakeHost } from '../../../support/fakes/fakeHost.ts'

const candidate = (candidateId: string, costs: boolean): CompareChoice => ({
  ...{ key: candidateId, kind: 'candidate', name: candidateId, language: 'en', atMs: null, act: null, costs },
  file: { kind: 'candidate', questionId: 'q1', candidateId, mayDownload: false },
})
const [paid, free] = [candidate('paid', true), candidate('free', false)]

function textOf(name: string): DeskText {
  return {
    ...{ name, videoId: 'v1', sidecarId: null, language: 'en', format: 'srt', canEditWords: false, isOurs: false },
    ...{ adoptedMs: null, isMachineMade: false, rowId: null, version: '', measured: null, draft: null },
    ...{ draftRevision: 0, isDraftOfOther: false, cues: [] },
  }
}

/** Two candidates, of which the one that costs a download is chosen and comes when it is told to. */
async function fetchPaid() {
  const gate = Promise.withResolvers<null>()
  const host = createFakeHost({
    handlers: {
      'desk.text': async ({ file }) => {
        const name = file.kind === 'candidate' ? file.candidateId : ''
        if (name === 'paid') await gate.promise
        return textOf(name)
      },
    },
  })
  const compare = createCompareStore(createClient(host))
  compare.setState({ choices: [paid, free] })
  await compare.getState().choose('paid')
  return { compare, gate, fetched: compare.getState().fetch() }
}

test('what is chosen meanwhile keeps its name, and what was fetched costs nothing any more', async () => {
  const { compare, gate, fetched } = await fetchPaid()
  await compare.getState().choose('free')
  gate.resolve(null)
  await fetched
  const { choice, other, choices } = compare.getState()
  expect([choice?.key, other?.name]).toEqual(['free', 'free'])
  expect(choices).toEqual([{ ...paid, costs: false }, free])
})

test('nothing is chosen again where comparing was ended meanwhile', async () => {
  const { compare, gate, fetched } = await fetchPaid()
  await compare.getState().choose(null)
  gate.resolve(null)
  await fetched
  expect(compare.getState()).toMatchObject({ choice: null, other: null, choices: [{ costs: false }, free] })
})

test('what could not be fetched still costs its download, and why is said', async () => {
  const { compare, gate, fetched } = await fetchPaid()
  gate.reject(new AppError('service.busy', 'Later.'))
  await fetched
  expect(compare.getState()).toMatchObject({ choice: paid, other: null, choices: [paid, free] })
  expect(compare.getState().problem?.message).toBe('Later.')
})
