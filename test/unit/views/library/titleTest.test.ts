import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleTest } from '../../../../electron/views/library/titles/titleTest.ts'

const isMeant = (text: string, ...titles: readonly string[]) => titleTest(text)(titles, 2016)

test.each([
  ['it', 'It'],
  ['IT', 'It Follows'],
  ['orchard silver', 'The Silver Orchard'],
  ['amelie', 'Amélie'],
  ['BRÜCKE', 'Die Brucke'],
  ['spiderman', 'Spider-Man'],
  ['spider man', 'Spider-Man'],
  ['spider-man', 'Spider Man'],
  ["schitt's", 'Schitts Creek'],
  ['avventura', "L'Avventura"],
  ['lavventura', 'L’Avventura'],
  ['swat', 'S.W.A.T.'],
  ['law & order', 'Law and Order'],
  ['law and order', 'Law & Order'],
  ['the', 'The The'],
  ['???', '???'],
  ['& up', 'Up'],
  ['up 2016', 'Up'],
  ['海', '遠い海'],
  ['遠い海', '遠い海の底'],
  ['война', 'Война и мир'],
])('"%s" means %s', (text, title) => {
  expect(isMeant(text, title)).toBe(true)
  expect(isMeant(text, 'Something Else', title)).toBe(true)
})

test.each([
  ['it', 'Kitchen'],
  ['up', 'Supernatural'],
  ['mkv', 'Up'],
  ['2016', 'Up'],
  ['up 2015', 'Up'],
  ['silver orchard', 'Silver'],
  ['海', '遠い空'],
  ['мир', 'Миру'],
])('"%s" does not mean %s', (text, title) => {
  expect(isMeant(text, title)).toBe(false)
})

test('words are of one title, not some of one and some of another', () => {
  expect(isMeant('silver road', 'Silver Orchard', 'Salt Road')).toBe(false)
})

test('a title is meant by all of its words in any order, and no more by any word with letters added', () => {
  const word = fc.stringMatching(/^[a-z]{2,8}$/)
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 5 }), (words) => {
      const title = words.join(' ')
      expect(isMeant([...words].reverse().join(' ').toUpperCase(), title)).toBe(true)
      for (const each of words) expect(isMeant(`${each}x${each}`, title)).toBe(false)
    }),
  )
})
