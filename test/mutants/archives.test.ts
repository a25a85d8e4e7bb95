import { expect, test } from 'vitest'
import { readArchive } from '../../electron/download/archive/readArchive.ts'
import { AppError } from '../../shared/errors.ts'
import { mutate, randomFrom, type Random } from '../support/make/mutations.ts'
import { corpusMaker } from '../support/hostile/corpus.ts'
import { buildRar } from '../support/make/archives/rarBuilder.ts'
import { buildZip, subtitleText } from '../support/make/archives/zipBuilder.ts'

const count = Number(process.env['UNDERTITLE_MUTANTS'] ?? 10_000)
const seed = Number(process.env['UNDERTITLE_SEED'] ?? 1)

const originals: readonly Uint8Array[] = [
  buildZip([{ name: 'a.srt' }, { name: 'Subs/é.srt', hasDescriptor: true }, { name: 'b.txt', text: 'hello' }]),
  buildZip([{ name: 'a.srt', method: 0 }], { comment: Buffer.from('a comment') }),
  buildRar([
    { name: 'Subs/é.srt', text: subtitleText },
    { name: 'b.txt', text: 'hello' },
  ]),
  Buffer.from(subtitleText),
]

/** What is wrong with the way a mutant was taken, or null: it is read with safe names, or refused with a typed error. */
async function complaintAbout(bytes: Uint8Array): Promise<string | null> {
  try {
    const { members } = await readArchive(bytes)
    const unsafe = members.find(({ name }) => /^\/|^[a-z]:|(^|\/)\.\.(\/|$)|[\0-\x1f]/i.test(name))
    return unsafe ? `unsafe name ${JSON.stringify(unsafe.name)}` : null
  } catch (thrown) {
    return thrown instanceof AppError && thrown.code !== 'internal' ? null : `untyped ${String(thrown)}`
  }
}

async function complaintsAbout(mutants: Iterable<Uint8Array>): Promise<readonly string[]> {
  const complaints: string[] = []
  let place = 0
  for (const bytes of mutants) {
    const complaint = await complaintAbout(bytes)
    if (complaint)
      complaints.push(`seed ${seed}, mutant ${place}: ${complaint}; ${Buffer.from(bytes).toString('base64')}`)
    place += 1
  }
  return complaints
}

function* ownMutants(random: Random): Generator<Uint8Array> {
  for (let index = 0; index < count; index += 1) {
    yield mutate(originals[index % originals.length] ?? new Uint8Array(), random)
  }
}

interface CorpusMaker {
  mutants(count: number, seed: number): Iterable<{ readonly ext: string; readonly bytes: Uint8Array }>
}

function* corpusMutants(maker: CorpusMaker): Generator<Uint8Array> {
  for (const { bytes } of maker.mutants(count, seed)) yield bytes
}

test(`takes ${count} damaged archives without an untyped error (seed ${seed})`, async () => {
  expect(await complaintsAbout(ownMutants(randomFrom(seed)))).toEqual([])
})

test.skipIf(corpusMaker === null)(`takes ${count} mutants of the hostile corpus (seed ${seed})`, async () => {
  const maker = (await import(corpusMaker ?? '')) as CorpusMaker
  expect(await complaintsAbout(corpusMutants(maker))).toEqual([])
})
