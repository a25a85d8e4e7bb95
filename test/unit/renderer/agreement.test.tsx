// @vitest-environment jsdom
/** Two subtitles of ours that agree are nowhere shown as in step: that alone says nothing about the film. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../renderer/api/client.ts'
import { ToldLine } from '../../../renderer/app/timing/ToldLine.tsx'
import { FixFinding } from '../../../renderer/features/desk/fix/FixFinding.tsx'
import { createFakeHost } from '../../support/fakes/fakeHost.ts'
import { drawScreen } from './drawScreen.tsx'
import { fakeDependencies } from './fakeDependencies.ts'

afterEach(cleanup)

const measure = { offsetMs: 0, speed: 1, pieces: 1, before: 1, after: 1 } as const
const ours = { ...measure, against: 'ours', named: 'Film.de.srt' } as const
const speech = { ...measure, against: 'speech', named: '' } as const

async function drawOf(change: typeof ours | typeof speech) {
  const { dependencies } = await fakeDependencies(createClient(createFakeHost()))
  const told = { videoId: 'v0', sidecarId: 's0', state: 'fits', change, canMend: false, atMs: 0 } as const
  await drawScreen(dependencies, () => (
    <>
      <section aria-label="list">
        <ToldLine told={told} isBare />
      </section>
      <section aria-label="desk">
        <FixFinding measure={{ kind: 'fits', change, marks: [], notes: [] }} />
      </section>
    </>
  ))
  const [list, desk] = ['list', 'desk'].map((name) => screen.getByRole('region', { name }))
  return {
    words: [list?.textContent, desk?.querySelector('.fix-finding')?.textContent],
    isGreen: [list?.querySelector('.tone-good'), desk?.querySelector('.fix-finding-good')].map(Boolean),
    text: desk?.textContent,
  }
}

test('what agrees with another of ours says that, without the sign and the share of what is in step', async () => {
  const { words, isGreen, text } = await drawOf(ours)
  expect(words).toEqual(Array(2).fill('agrees with Film.de.srt; not compared with the film'))
  expect(isGreen).toEqual([false, false])
  expect(text).not.toContain('%')
})

test('what the film itself has told is in step', async () => {
  const { words, isGreen } = await drawOf(speech)
  expect([words, isGreen]).toEqual([
    ['in step', 'In step'],
    [true, true],
  ])
})
