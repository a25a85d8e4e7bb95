import { expect, test } from 'vitest'
import { preferredFirst } from '../../../../service/catalogue/subtitleQuery.ts'

const film = { type: 'movie' } as const
const series = { type: 'tv' } as const

test.each([
  [{ season: 1 }, [series, film]],
  [{ season: 0, episode: 3 }, [series, film]],
  [{ episode: 12 }, [series, film]],
  [{ season: 0, episode: 0 }, [film, series]],
  [{ season: 0 }, [film, series]],
  [{}, [film, series]],
] as const)('what %j asks for comes first', (asked, expected) => {
  expect(preferredFirst([film, series], { languages: [], ...asked })).toEqual(expected)
})
