// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { PlanEstimate, PlanWay } from '../../../shared/contract/runs/estimate.ts'
import type { ScreenDependencies } from '../../../renderer/app/address/screen.ts'
import { EstimateLine } from '../../../renderer/app/asking/EstimateLine.tsx'
import { drawScreen } from './drawScreen.tsx'

afterEach(cleanup)

const scope = { search: '', ids: null, language: null }
const ways: PlanWay[] = [
  { kind: 'newest', name: '', videos: 500, searches: 90, scope, newest: 500 },
  {
    kind: 'folder',
    name: 'Films',
    videos: 1_204,
    searches: 640,
    scope: { ...scope, search: 'in:Films' },
    newest: null,
  },
  { kind: 'all', name: '', videos: 10_796, searches: 1_950, scope, newest: null },
]
const estimate: PlanEstimate = {
  ...{ videos: 10_796, subtitles: 10_796, away: 0, searches: 1_950, mostSearches: 9_000, downloads: 10_796, ai: 0 },
  ...{ searchesLeft: 2_000, untilMs: null, isLarge: true, isAnew: false, ways },
}

test('a large search says what it costs and offers ways to begin, each with its cost', async () => {
  const begun: (PlanWay | null)[] = []
  await drawScreen({} as ScreenDependencies, () => (
    <EstimateLine
      asked={{ estimate, isLate: false, decided: 0 }}
      onBegin={(way) => begun.push(way)}
      onNotNow={() => begun.push(null)}
    />
  ))
  expect(screen.getByRole('status').textContent).toContain('About 1,950 searches (9,000 at most); 2,000 are left today')
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Newest 500: 90 searches', 'Films: 640 searches', 'All: 1,950 searches', 'Not now'])
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(begun).toEqual([...ways, null])
})

test('a small search that had to wait offers all of it, without the words of a large one', async () => {
  const [newest, , all] = ways
  const small = [newest, all].flatMap((way) => (way ? [{ ...way, searches: 0 }] : []))
  await drawScreen({} as ScreenDependencies, () => (
    <EstimateLine
      asked={{ estimate: { ...estimate, searches: 0, isLarge: false, ways: small }, isLate: true, decided: 0 }}
      onBegin={() => undefined}
      onNotNow={() => undefined}
    />
  ))
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['All: free', 'Not now'])
  expect(screen.getByText('The run before it has ended. Nothing is spent yet.')).toBeTruthy()
})

test('where all was answered before it is free, and what the open plan keeps is told without saying what became of it', async () => {
  const all = ways.flatMap((way) => (way.kind === 'all' ? [{ ...way, searches: 0 }] : []))
  const free = { ...estimate, searches: 0, mostSearches: 0, isLarge: false, ways: all }
  await drawScreen({} as ScreenDependencies, () => (
    <EstimateLine
      asked={{ estimate: free, isLate: false, decided: 143 }}
      onBegin={() => undefined}
      onNotNow={() => undefined}
    />
  ))
  const words = screen.getByRole('status').textContent
  expect(words).toContain('Free: nothing of it has to be asked of the service')
  expect(words).toContain(
    'The open plan makes room. 143 decisions in it are kept, and hold in every plan of these videos.',
  )
  expect(screen.queryByText('0 / 2,000')).toBeNull()
})

test('where nobody knows what is left, it says the cost alone', async () => {
  const unknown = { ...estimate, searchesLeft: null }
  await drawScreen({} as ScreenDependencies, () => (
    <EstimateLine
      asked={{ estimate: unknown, isLate: false, decided: 0 }}
      onBegin={() => undefined}
      onNotNow={() => undefined}
    />
  ))
  expect(screen.getByText('About 1,950 searches (9,000 at most)')).toBeTruthy()
})

test.each([
  ['from a button', 'button', true],
  ['never from who types by then', 'textbox', false],
] as const)('it takes the keyboard %s', async (_, role, takes) => {
  const answered = Promise.withResolvers<null>()
  function Scene() {
    const [isAsked, ask] = useState(false)
    useEffect(() => void answered.promise.then(() => ask(true)), [])
    return isAsked ? (
      <EstimateLine
        asked={{ estimate, isLate: true, decided: 0 }}
        onBegin={() => undefined}
        onNotNow={() => undefined}
      />
    ) : null
  }
  await drawScreen({} as ScreenDependencies, () => (
    <>
      <button type="button">Find</button>
      <input aria-label="Search" />
      <Scene />
    </>
  ))
  const before = screen.getByRole(role)
  before.focus()
  await act(async () => answered.resolve(null))
  const line = screen.getByRole('region')
  expect(document.activeElement === (takes ? line : before)).toBe(true)
})
