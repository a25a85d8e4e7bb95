/** The languages of our own files beside a slice of videos are asked for in one look, and are those that the history has of each. */
import { expect, test } from 'vitest'
import { allWithOwnLanguages } from '../../../../electron/sidecar/history/ownLanguages.ts'
import { sidecarParts } from '../../../support/disks/sidecarParts.ts'

const named = (path: string) => ({ path, language: 'pt' })

test('ours have the language that we wrote, all others the one of their name', async () => {
  const { history, publish, request } = sidecarParts()
  await publish({ ...request, language: 'pt-BR' })
  const foreign = `${request.path}.other.srt`
  const looks: (readonly string[])[] = []
  const watched = {
    languagesOf(paths: readonly string[]) {
      looks.push(paths)
      return history.languagesOf(paths)
    },
  }
  const [first, second, bare] = allWithOwnLanguages(watched, [
    { sidecars: [named(request.path), named(foreign)] },
    { sidecars: [named(foreign)] },
    { sidecars: [] },
  ])
  expect(first?.sidecars.map(({ language }) => language)).toEqual(['pt-BR', 'pt'])
  expect(second?.sidecars.map(({ language }) => language)).toEqual(['pt'])
  expect(bare?.sidecars).toEqual([])
  expect(looks).toEqual([[request.path, foreign, foreign]])
  expect(history.languagesOf([request.path]).get(request.path)).toBe(history.ownerOf(request.path)?.language)
})

test('the row that owns the file now says its language, and one that was taken back says none', async () => {
  const { history, publish, request } = sidecarParts()
  const old = await publish({ ...request, language: 'pt' })
  const renewed = await publish({ ...request, language: 'pt-BR', replaces: old })
  expect(history.languagesOf([request.path])).toEqual(new Map([[request.path, 'pt-BR']]))
  history.advance(renewed.id, { state: 'undone' })
  expect(history.languagesOf([request.path])).toEqual(new Map())
})
