/** `npm run fuzz:names [how many]`: names put together at random from what real ones are made of. Ends with 1 where one throws. */
import { readFileSync } from 'node:fs'
import { parseRelease } from '../../shared/release/parseRelease.ts'
import { createRandom } from '../support/make/worlds/makeWorld.ts'
import { madeNames } from './madeNames.ts'

const pieces =
  'S01E02|1x02|[|]|(|)|{|}|-|.| |_|/|\\|,|~|+|&|#|S01-S03|Season 2|第05話|[07]|07v2|- 12 |Cap.402|2021.05.17|(2019)|1080p|WEB-DL|x264|AAC2.0|-GRP|AKA|www.a.com|tt1234567|{tmdb-1}|E01E02|Part II|CD1|Сезон 1|серия|漢字|é|\u{1f600}|\ud800|\0|\u200f|Complete|Collection|PROPER|GERMAN|.mkv|.en.srt|99999|0'.split(
    '|',
  )
const own = madeNames(2_000, 11).map(({ name }) => name)
const fixture = new URL('../fixtures/release-names-own.json', import.meta.url)
const groups = JSON.parse(readFileSync(fixture, 'utf8')) as Readonly<
  Record<string, readonly { readonly name: string }[]>
>
const seeds = [...own, ...Object.values(groups).flatMap((cases) => cases.map(({ name }) => name))]

const count = Number(process.argv[2] ?? 1_000_000)
const pick = createRandom(Number(process.argv[3] ?? 1))
const of = (list: readonly string[]) => list[pick(list.length)] ?? ''

/** A real name with a piece put in, a part cut out, or grown together with another; or nothing but pieces. */
function fuzzed(): string {
  const [name, other] = [of(seeds), of(seeds)]
  const [place, further] = [pick(name.length), pick(other.length)]
  const habits = [
    () => name.slice(0, place) + of(pieces) + name.slice(place),
    () => name.slice(0, place) + name.slice(place + 1 + pick(6)),
    () => name.slice(0, place) + other.slice(further),
    () => Array.from({ length: 1 + pick(30) }, () => of(pieces)).join(''),
    () => `${other.slice(0, further)}/${name}`,
  ]
  return habits[pick(habits.length)]?.() ?? name
}

let thrown = 0
for (let done = 0; done < count; done += 1) {
  const name = fuzzed()
  try {
    parseRelease(name)
  } catch (error) {
    thrown += 1
    console.error(JSON.stringify(name), error)
  }
}
console.log(`${count.toLocaleString('en-US')} names were read; ${thrown} threw`)
process.exitCode = thrown > 0 ? 1 : 0
