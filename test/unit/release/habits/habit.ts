/** A way in which people name files, with what such a name says; and what a name was wrongly read as. */
import type { Pick } from '../../../bench/vocabulary.ts'
import { createRandom } from '../../../support/make/worlds/makeWorld.ts'
import { parseRelease } from '../../../../shared/release/parseRelease.ts'
import type { Release } from '../../../../shared/release/release.ts'
import { joinedKey } from '../../../../shared/release/title/titleKey.ts'
import { hardTitle, type Trait } from '../../../support/make/hardTitles.ts'

export interface NamedTruth {
  readonly path: string
  /** Only the fields that are given are asked for. */
  readonly says: Partial<Omit<Release, 'reasons'>>
}

export interface Habit {
  readonly name: string
  /** Titles that such a name cannot be told apart from something else with, each with the reason. */
  readonly leftOut?: Readonly<Partial<Record<Trait, string>>>
  readonly make: (title: string, pick: Pick) => NamedTruth
}

const fewestNames = 200

/** The same names for the same habit, at least 200. */
export function namesOf({ name, leftOut = {}, make }: Habit): readonly NamedTruth[] {
  const pick = createRandom(seedOf(name))
  const made: NamedTruth[] = []
  for (let index = 0; made.length < fewestNames; index += 1) {
    const { text, trait } = hardTitle(index, pick)
    if (leftOut[trait] === undefined) made.push(make(text, pick))
  }
  return made
}

function seedOf(name: string): number {
  let seed = 7
  for (let index = 0; index < name.length; index += 1) seed = (seed * 31 + name.charCodeAt(index)) | 0
  return seed
}

/** The fields that were read otherwise than they are meant; '' where all is right. */
export function misreadOf({ path, says }: NamedTruth): string {
  const read = parseRelease(path)
  const wrong = Object.entries(says).filter(([field, meant]) => !isSame(field, meant, read[field as keyof Release]))
  if (wrong.length === 0) return ''
  return `${path}: ${wrong.map(([field, meant]) => `${field} ${text(meant)}, read ${text(read[field as keyof Release])}`).join('; ')}`
}

/** What can be told of a title without signs; brackets and separators may be read either way. */
function isSame(field: string, meant: unknown, read: unknown): boolean {
  const isTitle = field === 'title' && typeof meant === 'string'
  if (isTitle) return typeof read === 'string' && joinedKey(read) === joinedKey(meant)
  return text(read) === text(meant)
}

function text(value: unknown): string {
  return JSON.stringify(value)
}
