/**
 * Batches of names whose answer was lost are asked again as they were, before anything else is composed: a service that
 * remembers ids then charges none of their names a second time. Pure.
 */
import { namesInContent, type NamesAsked } from '../../../serviceClient/callContent.ts'
import type { NameBatch } from '../askNames.ts'
import { isSameSearch } from '../nameAsking.ts'
import type { Asked } from '../outcomes/outcome.ts'
import type { NameQuestion } from '../question.ts'

/** Only whole ones: with a name that nobody asks for any more it would not be worth what it might cost. */
export function lostBatches(
  open: readonly Asked<NameQuestion>[],
  lostContents: readonly string[],
): readonly NameBatch[] {
  const taken = new Set<Asked<NameQuestion>>()
  return lostContents.flatMap((content) => {
    const lost = namesInContent(content)
    const batch = lost && batchOf(open, lost)
    if (!batch || batch.some((one) => taken.has(one))) return []
    batch.forEach((one) => taken.add(one))
    return [batch]
  })
}

/** All of one set of languages; a service that leaves languages out was asked for one of them. */
function batchOf(open: readonly Asked<NameQuestion>[], lost: NamesAsked): NameBatch | null {
  const bySet = Map.groupBy(open, ({ languages }) => languages.join(','))
  for (const group of bySet.values()) {
    if (!lost.languages.every((tag) => group[0]?.languages.includes(tag))) continue
    const asAsked = group.filter(({ question }) => isSameSearch(question.search, lost))
    const byName = new Map(asAsked.map((one) => [one.question.fileName, one]))
    const batch = lost.names.flatMap((name) => byName.get(name) ?? [])
    if (batch.length === lost.names.length) return batch
  }
  return null
}
