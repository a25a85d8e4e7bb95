import { describe, expect, it } from 'vitest'
import { countWords } from '../../../../node/language/wordCounter.ts'

describe('the words of a text', () => {
  it('are those of any script with their marks, in lower case', () => {
    const { times, total } = countWords("L'Home! हिन्दी हिन्दी, 5 na na na. 𐐀𐐀 \ud800x Ça: ça")
    expect([...times]).toEqual([
      ['l', 1],
      ['home', 1],
      ['हिन्दी', 1],
      ['na', 1],
      ['𐐨𐐨', 1],
      ['x', 1],
      ['ça', 1],
    ])
    expect(total).toBe(7)
  })

  it('count again where another word stands between', () => {
    expect(countWords('so it is, and so it was')).toEqual({
      times: new Map([
        ['so', 2],
        ['it', 2],
        ['is', 1],
        ['and', 1],
        ['was', 1],
      ]),
      total: 7,
    })
  })
})
