/** Titles that the host finds for what is typed: Enter never leads to one of the letters before. */
import { expect, test } from 'vitest'
import { createPaletteStore, nameOfTitle, type FoundTitle } from '../../../../renderer/app/palette/paletteStore.ts'
import { settled, slowHost } from '../slowHost.ts'

const titleOf = (title: string) => ({ title, file: `${title}.mkv` }) as FoundTitle

test('what was found for the letters before stays only where its name has the new ones, until the answer to these is there', async () => {
  const { client, asked, answer } = slowHost('library.page')
  const store = createPaletteStore(client)
  const shown = () => store.getState().titles.map(nameOfTitle)
  store.getState().type('gl')
  await answer(0, { rows: ['Glass Hour', 'Salt Glow'].map(titleOf) })
  store.getState().type('glass')
  expect(shown()).toEqual(['Glass Hour'])
  store.getState().type('usage')
  expect(shown()).toEqual([])
  // The answer for 'glass' is one of before too, by now.
  await answer(1, { rows: [titleOf('Glass Hour')] })
  expect(shown()).toEqual([])
  await settled()
  await answer(2, { rows: [titleOf('Usage of Salt')] })
  expect([shown(), asked.length]).toEqual([['Usage of Salt'], 3])
})
